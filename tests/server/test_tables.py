"""What happens at tables: seats, bots, hot seats, chat, spectators, rematches, links."""

from __future__ import annotations

import io
import random
import xml.etree.ElementTree as xml
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import segno

from terroir.core.registry import examples, games, load
from tests.server.conftest import Served
from tests.server.people import BOT, QUICK, play_out, started

GAME = games()[0]


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_game_against_bots_goes_on_by_itself(server: Served, game: str) -> None:
    anna = server.guest("Anna")
    players = load(game).players[:2][-1]
    seats = [{"kind": "person"}, *[BOT] * (players - 1)]
    table = anna.table(game, players, seats=seats, options=QUICK.get(game, {}))
    eyes = anna.look(table)
    for _ in play_out([eyes], random.Random(1)):
        pass
    assert eyes.fair()["secret"]
    record = anna.get(f"/api/records/{table}")
    assert record["tags"]["Bot2"] == "random"
    assert record["record"]["names"][:2] == ["Anna", ""] and record["record"]["bots"][:2] == ["", "random"]


def test_the_lobby_shows_open_tables_and_filters_them(server: Served) -> None:
    anna = server.guest("Lobbyist")
    table = anna.table(GAME, 2)
    hidden = anna.table(GAME, 2, visibility="unlisted")
    shown = server.guest().get(f"/api/tables?game={GAME}&players=2&status=open&name=Lobby")["tables"]
    assert [line["id"] for line in shown] == [table] and shown[0]["free"] == 1
    assert not server.guest().get("/api/tables?players=3&name=Lobby")["tables"]
    mine = anna.get("/api/tables?mine=yes")["tables"]
    assert not any(line["your_turn"] for line in mine)
    bert = server.guest("Bert")
    bert.sit(table)
    turns = [
        line["your_turn"]
        for who in (anna, bert)
        for line in who.get("/api/tables?mine=yes")["tables"]
        if line["id"] == table
    ]
    owing = anna.get(f"/api/tables/{table}")["to_move"]
    assert turns == [seat in owing for seat in (0, 1)]
    line = next(line for line in bert.get("/api/tables?mine=yes")["tables"] if line["id"] == table)
    assert line["waits_for"] == owing and line["since_ms"] >= line["created_ms"]
    assert {line["id"] for line in mine} == {table, hidden} and all(line["yours"] for line in mine)
    server.guest().get("/api/tables?mine=yes", 401)


def test_a_long_list_comes_in_pages(server: Served) -> None:
    anna = server.guest("Pager")
    made = {anna.table(GAME, visibility="unlisted") for _ in range(60)}
    seen: list[str] = []
    page = anna.get("/api/tables?mine=yes")
    while True:
        seen += [line["id"] for line in page["tables"]]
        if page["next"] is None:
            break
        page = anna.get(f"/api/tables?mine=yes&after={page['next']}")
    assert len(seen) == 60 and set(seen) == made


def test_leaving_and_starting_with_bots(server: Served) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    table = anna.table("citrus", 3)
    eyes = anna.look(table)
    bert.sit(table, seat=2)
    assert [seat["name"] for seat in eyes.next("seats")["seats"]] == ["Anna", "", "Bert"]
    bert.post(f"/api/tables/{table}/leave")
    begun = anna.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "bot"]
    assert begun["table"]["status"] == "running" and begun["table"]["equipment"]
    bert.post(f"/api/tables/{table}/join", {}, 409)
    assert anna.post(f"/api/tables/{table}/start")["table"]["status"] == "running"


def test_a_host_who_leaves_closes_the_table(server: Served) -> None:
    anna = server.guest("Anna")
    table = anna.table(GAME)
    assert anna.post(f"/api/tables/{table}/leave")["table"]["status"] == "over"
    anna.get(f"/api/records/{table}", 404)


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_one_screen_is_passed_around_at_a_hot_seat_table(server: Served, game: str) -> None:
    anna = server.guest("Anna")
    seats = [{"name": "Anna"}, {"name": "Grandpa"}]
    table = anna.table(game, seats=seats, hot_seat=True, options=QUICK.get(game, {}))
    server.guest("Bert").post(f"/api/tables/{table}/join", {}, 403)
    eyes = anna.look(table)
    assert eyes.seat is None and [seat["name"] for seat in eyes.state["seats"]] == ["Anna", "Grandpa"]
    for _ in range(12):
        if eyes.over:
            break
        seat = eyes.state["pending"]["seats"][0]
        eyes.send("look", seat=seat)
        while eyes.seat != seat:
            eyes.next("state")
        answer = eyes.play(eyes.actions()[0])
        assert answer["type"] == "accepted", answer
        eyes.until(answer["n"])


def test_undo_restart_and_refusals_with_a_way_out(server: Served) -> None:
    _, _, seats = started(server, "citrus")
    mover = next(seat for seat in seats if seat.state["choices"])
    before = mover.state["view"]
    assert mover.play(mover.actions()[0])["type"] == "accepted"
    mover.sync()
    assert mover.state["undo"] == 1
    assert mover.ask("undo", seat=mover.seat)["type"] == "accepted"
    mover.sync()
    assert mover.state["view"] == before
    refused = mover.ask("undo", seat=mover.seat)
    assert refused["code"] == "stale"
    refused = mover.play("end")
    assert refused["code"] == "illegal" and refused["rule"].startswith("C-")
    answer = mover.question("why_not", "end")
    assert not answer["legal"] and answer["objection"]["rule"] == refused["rule"]
    answer = mover.question("what_if", mover.actions()[0])
    assert answer["legal"] and answer["preview"]


def test_a_turn_is_planned_before_it_is_due_and_nothing_happens(server: Served) -> None:
    table, people, seats = started(server, "citrus")
    waiting = next(number for number, seat in enumerate(seats) if not seat.state["choices"])
    before, path = seats[waiting].state["view"], f"/api/tables/{table}/plan"

    def plan(*actions: str, what_if: str | None = None) -> Any:
        return people[waiting].post(path, {"actions": actions, "what_if": what_if})

    def offered(made: Any, kind: str) -> str:
        return next(
            choice["action"]
            for group in made["choices"]
            for choice in group["actions"]
            if choice["move"]["kind"] == kind
        )

    line = offered(plan(), "buy-line")
    bought = plan(line)
    assert bought["view"]["hand"] and bought["pending"]["seats"] == [waiting]
    tile = offered(bought, "place-tile")
    assert plan(line, what_if=tile)["preview"]["region"]["size"] == 1
    built = plan(line, tile, "no such thing", tile)
    assert [action["action"] for action in built["done"]] == [line, tile]
    people[1 - waiting].post(path, {}, 409)
    seats[waiting].sync()
    assert seats[waiting].state["view"] == before
    other, others, _ = started(server, "noughts")  # which cannot be planned
    for person in others:
        person.post(f"/api/tables/{other}/plan", {}, 409)


def test_a_command_is_done_once_and_another_of_its_id_is_a_conflict(server: Served) -> None:
    _, _, seats = started(server, GAME)
    mover = next(seat for seat in seats if seat.state["choices"])
    at, action = mover.state["n"], mover.actions()[0]
    first = mover.play(action, at=at, command="same")
    again = mover.play(action, at=at, command="same")
    assert first["type"] == "accepted" and again == first
    assert mover.play("x", at=at, command="same")["code"] == "conflict"


def test_two_tabs_on_one_seat_see_the_same(server: Served) -> None:
    table, people, seats = started(server, GAME)
    tab = people[0].look(table)
    luck = random.Random(2)
    for _, _mover in zip(range(15), play_out(seats, luck), strict=False):
        pass
    for eyes in (tab, seats[0]):
        eyes.sync()
    kept = ("n", "view", "choices", "pending", "undo")
    assert {k: tab.state[k] for k in kept} == {k: seats[0].state[k] for k in kept}


def test_who_comes_back_gets_the_same_state(server: Served) -> None:
    table, people, seats = started(server, GAME)
    for _, _mover in zip(range(20), play_out(seats, random.Random(3)), strict=False):
        pass
    seats[0].sync()
    back = people[0].look(table)
    kept = ("n", "view", "choices", "undo")
    assert {k: back.state[k] for k in kept} == {k: seats[0].state[k] for k in kept}


def test_chat_mute_and_silence(server: Served) -> None:
    table, people, (anna, bert) = started(server, GAME)
    troll = server.guest("Troll")
    watching = troll.look(table)
    assert watching.ask("chat", text=" hello  there ")["type"] == "accepted"
    line = bert.next("chatted")["line"]
    assert line["text"] == "hello there" and line["seat"] is None and line["name"] == "Troll"
    assert anna.ask("mute", person=troll.id, muted=True)["type"] == "accepted"
    watching.ask("chat", text="once more")
    bert.next("chatted")
    anna.sync()
    assert not [frame for frame in anna.raw if '"once more"' in frame]
    assert people[0].look(table).state["muted"] == [troll.id]
    assert anna.ask("silence", person=troll.id, silenced=True)["type"] == "accepted"
    refused = watching.ask("chat", text="and again")
    assert refused["message"]["id"] == "refused-silenced"
    assert anna.ask("silence", person=people[1].id, silenced=True)["code"] == "forbidden"
    anna.ask("silence", person=troll.id, silenced=False)
    assert watching.ask("chat", text="sorry")["type"] == "accepted"


def test_spectators_see_who_is_there(server: Served) -> None:
    table, _, (anna, _) = started(server, GAME)
    server.guest("Onlooker").look(table)
    while not (frame := anna.next("presence"))["viewers"]:
        pass
    assert frame["viewers"][0]["name"] == "Onlooker" and frame["seats"] == [0, 1]


def test_whoever_stood_up_sees_no_more_than_a_spectator(server: Served) -> None:
    anna, bert, carl = (server.guest(name) for name in ("Anna", "Bert", "Carl"))
    table = anna.table("chicoree", 3)
    bert.sit(table, seat=1)
    stood_up, onlooker = bert.look(table), server.guest("Onlooker").look(table)
    assert stood_up.seat == 1
    bert.post(f"/api/tables/{table}/leave")
    carl.sit(table, seat=1)
    anna.post(f"/api/tables/{table}/start")
    seen = [one.next("update") for one in (stood_up, onlooker)]
    assert seen[0] == seen[1] != carl.look(table).state
    stood_up.send("resync", after=0)
    assert stood_up.next("state")["seat"] is None


def test_an_agreed_end_and_a_rematch(server: Served) -> None:
    table, people, (anna, bert) = started(server, GAME)
    assert anna.ask("offer_end", seat=0)["type"] == "accepted"
    bert.sync()
    assert bert.state["offer"]["waiting"] == [1]
    assert bert.ask("answer_end", seat=1, agree=True)["type"] == "accepted"
    bert.sync()
    assert bert.over and bert.state["pending"]["ended"] == "agreed"
    again = people[1].give_nonces(people[1].post(f"/api/tables/{table}/rematch"))
    while anna.next("seats")["table"]["rematch"] != again:
        pass
    other = people[0].post(f"/api/tables/{table}/rematch")
    assert other["table"]["id"] == again and other["table"]["status"] == "open"
    people[0].give_nonces(other)
    begun = people[0].get(f"/api/tables/{again}")
    assert begun["table"]["status"] == "running" and all(seat["nonce"] for seat in begun["seats"])


def test_others_are_asked_for_a_rematch_decline_and_think_better_of_it(server: Served) -> None:
    table, (anna, bert), (one, other) = started(server, GAME)
    one.ask("offer_end", seat=0)
    other.ask("answer_end", seat=1, agree=True)
    bert.post(f"/api/tables/{table}/decline", status=409)
    again = anna.post(f"/api/tables/{table}/rematch")
    waits = anna.look(again["table"]["id"])
    assert [seat["name"] for seat in waits.state["seats"]] == ["Anna", "Bert"]
    while [seat["again"] for seat in other.next("seats")["seats"]] != ["yes", ""]:
        pass
    bert.post(f"/api/tables/{table}/decline")
    while [seat["again"] for seat in waits.next("seats")["seats"]] != ["", "no"]:
        pass
    assert anna.get(f"/api/tables/{table}")["seats"][1]["again"] == "no"
    bert.post(f"/api/tables/{table}/rematch")
    while [seat["kind"] for seat in waits.next("seats")["seats"]] != ["person", "person"]:
        pass
    assert [seat["again"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == ["yes", "yes"]


def test_a_cancelled_rematch_can_be_asked_for_once_more(server: Served) -> None:
    table, (anna, bert), (one, other) = started(server, GAME)
    one.ask("offer_end", seat=0)
    other.ask("answer_end", seat=1, agree=True)
    first = anna.post(f"/api/tables/{table}/rematch")["table"]["id"]
    anna.post(f"/api/tables/{first}/leave")
    second = bert.post(f"/api/tables/{table}/rematch")["table"]["id"]
    assert second != first == anna.get(f"/api/tables/{first}")["table"]["id"]
    assert anna.get(f"/api/tables/{table}")["table"]["rematch"] == second


def test_whoever_waits_may_remind_the_others_now_and_then(server: Served) -> None:
    table, people, eyes = started(server, GAME)
    owes = people[0].get(f"/api/tables/{table}")["to_move"][0]
    waits = people[1 - owes]
    waits.post(f"/api/tables/{table}/nudge")
    assert eyes[owes].next("nudged")["name"] == ("Anna", "Bert")[1 - owes]
    people[owes].post(f"/api/tables/{table}/nudge")  # there is nobody else to be reminded
    eyes[1 - owes].sync()
    assert not any('"nudged"' in frame for frame in eyes[1 - owes].raw)
    server.guest("Onlooker").post(f"/api/tables/{table}/nudge", status=403)


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(server: Served) -> None:
    for _ in range(3):
        table, people, (anna, bert) = started(server, GAME)
        anna.ask("offer_end", seat=0)
        bert.ask("answer_end", seat=1, agree=True)
        bert.sync()
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(person.post, f"/api/tables/{table}/rematch") for person in people]
        made = [one.result() for one in asked]
        assert made[0]["table"]["id"] == made[1]["table"]["id"]


def test_of_two_who_concedes_has_lost(server: Served) -> None:
    _, (anna, _), (one, other) = started(server, GAME)
    assert one.ask("concede", seat=0)["type"] == "accepted"
    while not other.over:
        other.receive()
    ((mine,),) = (one["seats"] for one in anna.get("/api/me/data")["tables"])
    assert mine["won"] is False


def test_the_link_is_a_picture_for_phones(server: Served) -> None:
    anna = server.guest("Anna")
    table = anna.table(GAME)
    response = anna.http.get(f"/api/tables/{table}/qr.svg")
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert xml.fromstring(response.text).tag.endswith("svg")


def test_the_picture_of_a_private_table_carries_its_invitation(server: Served) -> None:
    anna = server.guest("Anna")
    table = anna.table(GAME, visibility="private")
    path, token = f"/api/tables/{table}/qr.svg", anna.post(f"/api/tables/{table}/invite")["token"]
    for wrong in ("", "x" * len(token)):
        anna.get(path, 400, **{"x-terroir-invite": wrong})
        server.guest("Carl").get(path, 404, **{"x-terroir-invite": wrong})
    shown = server.guest("Bert").get(path, **{"x-terroir-invite": token})
    out = io.BytesIO()
    code = segno.make(f"{server.address}/{table}#{token}", micro=False)
    code.save(out, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    assert shown == out.getvalue().decode()


def test_the_countdown_of_a_game_is_the_hosts_choice(server: Served) -> None:
    anna = server.guest("Anna")
    for asked, got in ((25, 25), (0, 10)):
        new = {"game": GAME, "players": 2, "clock": {"kind": "none", "melee_s": asked}}
        assert anna.post("/api/tables", new)["table"]["clock"]["melee_s"] == got
    anna.post("/api/tables", {"game": GAME, "players": 2, "clock": {"melee_s": 601}}, 400)


def test_my_tables_tell_how_much_time_i_have_left(server: Served) -> None:
    clock = {"kind": "bank", "bank_s": 600}
    _, people, seats = started(server, GAME, clock=clock)
    lines = [person.get("/api/tables?mine=yes")["tables"][0] for person in people]
    for line, seat in zip(lines, seats, strict=True):
        owes = seat.seat in seat.state["pending"]["seats"]
        assert line["your_turn"] is owes
        assert 0 < line["left_ms"] <= 600_000 if owes else line["left_ms"] is None


def test_the_openapi_document_names_every_route(server: Served) -> None:
    from terroir.server.app import ROUTES

    document = server.guest().get("/openapi.json")
    for route in ROUTES:
        assert route.method.lower() in document["paths"][route.path], route.name
    text = str(document)
    for name in ("TableBody", "ErrorBody", "NewTable", "Replay"):
        assert name in document["components"]["schemas"] and f"#/components/schemas/{name}" in text
    identifiers = [op["operationId"] for path in document["paths"].values() for op in path.values()]
    assert len(set(identifiers)) == len(identifiers)


def test_texts_are_served_in_every_language(server: Served) -> None:
    for language in ("en", "fr", "it", "de"):
        response = server.guest().http.get(f"/text/{language}.ftl")
        assert "refused-too-many" in response.text
        again = server.guest().http.get(
            f"/text/{language}.ftl", headers={"if-none-match": response.headers["etag"]}
        )
        assert again.status_code == 304
        for game in games():
            assert "title" in server.guest().http.get(f"/text/{game}/{language}.ftl").text
    server.guest().get("/text/xx.ftl", 404)

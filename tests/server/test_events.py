"""Events that go on by themselves: rounds, tables, people who do not come, servers that are killed."""

from __future__ import annotations

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.conftest import Serve, Served
from tests.server.people import QUICK, Guest, play_out
from tests.waiting import wait_for
from tools.serving import free_port

GAME = "chicoree"
QUICKLY = {
    "game": GAME,
    "seats": 2,
    "options": QUICK[GAME],
    "clock": {"kind": "bank", "bank_s": 600, "increment_s": 5, "melee_s": 1},
}


def made(host: Guest, **more: Any) -> Any:
    return host.post("/api/events", QUICKLY | more)


def event_of(guest: Guest, event: str) -> Any:
    return guest.get(f"/api/events/{event}")


def play_next(guest: Guest, event: str, luck: random.Random) -> None:
    """Play the game that waits for somebody, if one does."""
    table = event_of(guest, event)["your_table"]
    body = _seated(guest, table) if table else None
    if body is None:  # it is promised, and about to be made
        return
    guest.give_nonces(body)
    seat = guest.look(table, body["seated"][0])
    for _ in play_out([seat], luck):
        pass
    seat.close()


def _seated(guest: Guest, table: str) -> Any:
    response = guest.http.get(f"/api/tables/{table}")
    return response.json() if response.status_code == 200 and response.json()["seated"] else None


def play_on(guest: Guest, event: str, seed: int) -> Any:
    """Play as often as one is asked to until the event is over, whatever becomes of the server meanwhile."""
    luck = random.Random(seed)

    def over() -> Any:
        try:
            play_next(guest, event, luck)
            found = event_of(guest, event)
        except (httpx.TransportError, WebSocketException, OSError):
            return None
        return found if found["stage"] == "finished" else None

    return wait_for(over, "the event does not end")


def check(event: Any, rounds: int) -> None:
    """Everybody plays once in a round, and nobody meets anybody twice."""
    everybody = {one["number"] for one in event["entrants"]}
    met: Counter[tuple[int, ...]] = Counter()
    for number in range(1, rounds + 1):
        tables = [game["seats"] for game in event["games"] if game["round"] == number]
        assert sorted(one for table in tables for one in table) == sorted(everybody)
        met.update(pair for table in tables for pair in combinations(sorted(table), 2))
    assert max(met.values()) == 1
    assert all(sum(game["points"]) == event["point"] for game in event["games"])
    points = [line["points"] for line in event["standings"]]
    assert points == sorted(points, reverse=True) and sum(points) == len(event["games"]) * event["point"]


def test_sixteen_play_to_the_end_by_themselves_while_servers_are_killed(serve: Serve) -> None:
    port = str(free_port())
    served = serve("--rate", "1000", "--port", port)
    anna, bert = served.guest("Anna"), served.guest("Bert")
    looker = served.guest()
    event = made(anna, kind="swiss", rounds=3, title="Sixteen", bots=["random"] * 14)["id"]
    assert bert.post(f"/api/events/{event}/enter")["you"] == 15
    anna.post(f"/api/events/{event}/start")
    with ThreadPoolExecutor() as threads:
        playing = [threads.submit(play_on, guest, event, seed) for seed, guest in enumerate((anna, bert))]
        for number in (2, 3):
            wait_for(lambda: event_of(looker, event)["round"] >= number, "no such round")  # noqa: B023
            kept = event_of(looker, event)
            served.kill() if number == 2 else served.stop()
            served = serve("--rate", "1000", "--port", port)
            now = event_of(looker, event)
            assert now["entrants"] == kept["entrants"]
            for old, new in zip(kept["games"], now["games"], strict=False):
                assert (old["seats"], old["table"]) == (new["seats"], new["table"])
                assert old["points"] in (None, new["points"])
        ended = [one.result() for one in playing]
    assert ended[0]["games"] == ended[1]["games"]
    check(ended[0], 3)
    assert ended[0]["stage"] == "finished" and {one["stage"] for one in ended[0]["entrants"]} == {"in"}


def test_everybody_meets_everybody_and_whoever_does_not_come_has_lost(server: Served) -> None:
    anna, never = server.guest("Anna"), server.guest("Never")
    event = made(anna, kind="all", bots=["random"], patience_s=15)["id"]
    never.post(f"/api/events/{event}/enter")
    server.guest("Nobody").post(f"/api/events/{event}/start", status=403)
    anna.post(f"/api/events/{event}/start")
    server.guest("Late").post(f"/api/events/{event}/enter", status=409)
    found = play_on(anna, event, 2)
    assert found["round"] == 3 and [sorted(game["seats"]) for game in found["games"]].count([0, 1]) == 1
    last = found["standings"][-1]
    assert found["entrants"][last["number"]]["name"] == "Never"
    assert found["entrants"][last["number"]]["stage"] == "away", "and was paired no more"
    lost = [game for game in found["games"] if last["number"] in game["seats"] and len(game["seats"]) > 1]
    assert lost and all(game["points"][game["seats"].index(last["number"])] == 0 for game in lost)
    assert [game["table"] for game in lost] == [None], "there is nothing to look at"


def test_an_arena_pairs_whoever_wants_to_play_with_people_first_and_then_with_bots(server: Served) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    event = made(anna, kind="arena", bots=["random"], lasts_s=3600)["id"]
    anna.post(f"/api/events/{event}/play", status=409)
    anna.post(f"/api/events/{event}/start")
    wait_for(lambda: event_of(anna, event)["stage"] == "running", "it does not begin")
    assert bert.post(f"/api/events/{event}/enter")["you"] is not None, "also when it runs"
    for guest in (anna, bert):
        guest.post(f"/api/events/{event}/play")
    table = wait_for(lambda: event_of(anna, event)["your_table"], "no table")
    assert event_of(bert, event)["your_table"] == table
    body = wait_for(lambda: _seated(anna, table), "no seat")
    seats = []
    for guest in (anna, bert):
        guest.give_nonces(guest.get(f"/api/tables/{table}"))
    for guest in (anna, bert):
        mine = guest.get(f"/api/tables/{table}")["seated"][0]
        seats.append(guest.look(table, mine))
    assert body["table"]["event"] == event
    bert.post(f"/api/tables/{table}/leave", status=403)
    assert seats[0].ask("concede", seat=seats[0].seat)["type"] == "accepted"
    wait_for(lambda: event_of(anna, event)["games"][0]["points"], "nobody counts")
    anna.post(f"/api/events/{event}/leave")
    bert.post(f"/api/events/{event}/play")
    wait_for(lambda: event_of(bert, event)["your_table"], "a bot is there to play with")
    found = event_of(bert, event)
    assert [line["number"] for line in found["standings"]][:1] == [found["you"]]
    assert found["entrants"][found["games"][1]["seats"][0]]["level"] == "random" or (
        found["entrants"][found["games"][1]["seats"][1]]["level"] == "random"
    )
    anna.post(f"/api/events/{event}/cancel")
    assert event_of(bert, event)["stage"] == "cancelled"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"clock": {"kind": "none"}}, "options"),
        ({"game": "nothing"}, "game"),
        ({"game": "citrus", "options": {}, "seats": 6}, "options"),
        ({"options": {"rounds": "many"}}, "options"),
        ({"bots": ["brilliant"]}, "bot"),
        ({"kind": "cup"}, "unreadable"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(server: Served, wrong: Any, code: str) -> None:
    refused = server.guest("Anna").post(
        "/api/events", QUICKLY | {"kind": "swiss"} | wrong, status=404 if code == "game" else 400
    )
    assert refused["code"] == code


def test_whoever_is_erased_leaves_no_name(server: Served) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert the Host")
    event = made(bert, kind="swiss", title="Bert’s evening")["id"]
    anna.post(f"/api/events/{event}/enter")
    assert bert.get("/api/me/data")["events"][0]["id"] == event
    bert.delete("/api/me")
    found = event_of(anna, event)
    assert "Bert" not in str(found) and found["entrants"][0]["stage"] == "out"

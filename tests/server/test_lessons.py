"""Lessons over HTTP: nothing is kept, the rules judge, and the last one becomes a real game."""

from __future__ import annotations

from typing import Any

from terroir.core.record import parse
from terroir.core.registry import games, load
from terroir.core.verify import verify
from tests.server.conftest import Served
from tests.server.people import Guest


def taken(guest: Guest, lesson: str, done: list[str], **asked: Any) -> Any:
    return guest.post(f"/api/lessons/{lesson}", {"done": done, **asked})


def test_every_lesson_is_learnt_by_somebody_who_has_said_no_name(server: Served) -> None:
    stranger = server.guest()
    for game in games():
        listed = stranger.get(f"/api/lessons/{game}")["lessons"]
        assert [lesson["name"] for lesson in listed] == [taught.name for taught in load(game).lessons]
        for taught, lesson in zip(load(game).lessons, listed, strict=True):
            at = f"{game}/{lesson['name']}"
            begun = taken(stranger, at, [])
            n, view = begun["state"]["n"], begun["state"]["view"]
            assert begun["steps"] == 0 and begun["state"]["seats"][0]["yours"]
            for done, action in enumerate(taught.whole):
                went = taken(stranger, at, list(taught.whole[:done]), ask="play", action=action)
                for update in went["updates"]:
                    assert update["n"] == n + 1, "a screen would ask for what it missed"
                    n, view = update["n"], view | update["changed"]
            assert went["steps"] == len(taught.steps) == len(lesson["steps"])
            assert taken(stranger, at, list(taught.whole))["state"]["view"] == view


def test_the_rules_refuse_and_the_lesson_is_kind(server: Served) -> None:
    guest = server.guest("Anna")
    refused = taken(guest, "citrus/build", [], ask="play", action="place lemon e7")
    assert refused["refused"]["rule"] == "C-P2" and not refused["pointless"] and not refused["updates"]
    kind = taken(guest, "citrus/build", [], ask="play", action="place lemon b5")
    assert kind["pointless"] and kind["refused"] is None and kind["steps"] == 0 and not kind["updates"]
    why = taken(guest, "citrus/build", [], ask="why_not", action="place lemon e7")
    assert why["refused"]["rule"] == "C-P2"
    fine = taken(guest, "citrus/build", [], ask="why_not", action="place lemon b5")
    assert fine["answer"]["legal"] and fine["refused"] is None
    if_so = taken(guest, "citrus/surround", [""], ask="what_if", action="place lime h9")
    standing = [finca["standing"] for finca in if_so["answer"]["preview"]["fincas"] if finca["closes"]]
    assert [each["points"] for each in standing[0]] == [12, 4]
    assert taken(guest, "citrus/build", [])["state"]["seats"][0]["name"] == "Anna"


def test_what_cannot_have_been_done_is_refused(server: Served) -> None:
    guest = server.guest("Anna")
    for lesson, done in (("citrus/build", ["place lemon e7"]), ("citrus/build", ["pass"] * 40)):
        guest.post(f"/api/lessons/{lesson}", {"done": done}, status=409)
    guest.post("/api/lessons/citrus/build", {"done": ["nonsense"]}, status=400)
    guest.post("/api/lessons/citrus/build", {"done": [""] * 41}, status=400)
    guest.post("/api/lessons/citrus/poker", {}, status=404)
    guest.get("/api/lessons/poker", status=404)
    assert guest.get("/api/lessons/noughts")["lessons"] == []


def test_the_last_lesson_goes_over_into_a_game_that_can_be_verified(server: Served) -> None:
    guest = server.guest("Anna")
    for game in games():
        taught = load(game).lessons[-1]
        bots = [{"kind": "bot", "level": "novice"}] * (taught.players - 1)
        body = {"players": taught.players, "seats": [{}, *bots], "lesson": taught.name}
        table = guest.table(game, visibility="unlisted", **body)
        seat = guest.look(table)
        ended = taken(guest, f"{game}/{taught.name}", list(taught.whole))["state"]["view"]
        assert seat.state["view"]["players"][0] == ended["players"][0]
        running = guest.http.get(f"/api/tables/{table}/record").text
        assert "Position1" not in running, "a position has secrets"
        seat.ask("concede", seat=0)
        if taught.players > 2:
            continue  # bots play on
        record = guest.http.get(f"/api/tables/{table}/record").text
        assert '[Position1 "citrus"]' in record and verify(parse(record), load(game)).shown == "mixed"
        replay = guest.get(f"/api/records/{table}/replay")
        assert replay["view"]["players"][0]["score"] == 24
        guest.post("/api/records", {"text": record}, status=400)
    guest.post("/api/tables", {"game": "citrus", "players": 3, "lesson": "end"}, status=400)


def test_what_lessons_say_is_served(server: Served) -> None:
    guest = server.guest()
    for language in ("en", "fr", "it", "de"):
        assert "lesson-surround-2 = " in guest.http.get(f"/text/citrus/lessons/{language}.ftl").text
    assert guest.http.get("/text/citrus/lessons/es.ftl").status_code == 404
    assert guest.http.get("/text/noughts/lessons/en.ftl").status_code == 404

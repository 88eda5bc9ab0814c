"""Practice positions over HTTP: nothing is kept, the rules judge, nobody is told what they cannot know."""

from __future__ import annotations

from typing import Any

from terroir.core.practice import Practising
from terroir.core.registry import games, load
from tests.server.conftest import Served
from tests.server.people import Guest


def tried(guest: Guest, at: str, done: list[str], **asked: Any) -> Any:
    return guest.post(f"/api/practice/{at}", {"done": done, **asked})


def test_every_position_is_solved_by_somebody_who_has_said_no_name(server: Served) -> None:
    stranger = server.guest()
    listed = stranger.get("/api/practice")
    assert listed["today"] in listed["positions"] and listed["day"] > 20_000
    assert len(listed["positions"]) == sum(len(load(game).practice) for game in games())
    for body in listed["positions"]:
        game, at = load(body["game"]), f"{body['game']}/{body['number']}"
        practice = game.practice[body["number"] - 1]
        begun = tried(stranger, at, [])
        n, view = begun["state"]["n"], begun["state"]["view"]
        assert not begun["over"] and begun["state"]["seats"][0]["yours"] and begun["solution"] is None
        for done, action in enumerate(practice.answer):
            went = tried(stranger, at, list(practice.answer[:done]), ask="play", action=action)
            assert went["refused"] is None
            for update in went["updates"]:
                assert update["n"] == n + 1, "a screen would ask for what it missed"
                n, view = update["n"], view | update["changed"]
        assert went["over"]
        judged = tried(stranger, at, list(practice.answer), ask="verdict")
        assert judged["verdict"] == {"right": True, "same": True, "loss": 0.0}
        assert [each["action"] for each in judged["solution"]["answer"]["actions"]] == list(practice.answer)
        assert judged["solution"]["why"]["id"] == f"{body['theme']['id']}.why"


def test_what_is_sent_is_what_the_seat_knows(server: Served) -> None:
    """The same as from any other world that the seat could be in, in every answer before the turn is over."""
    stranger = server.guest()
    for name in games():
        game = load(name)
        for practice in game.practice:
            view = Practising(game, practice).view
            sent = tried(stranger, f"{name}/{practice.number}", [])["state"]
            other = game.view(game.imagine(view, lambda n: n // 2), 0)
            assert sent["view"] == game.view_to_json(other)
            assert "position" not in str(sent), "the text of a position has what others hold"


def test_what_is_wrong_is_simulated_and_what_is_forbidden_refused(server: Served) -> None:
    guest = server.guest("Anna")
    practice = load("citrus").practice[0]
    wrong = tried(guest, "citrus/1", list(practice.decoy), ask="verdict")
    assert wrong["over"] and not wrong["verdict"]["right"] and wrong["verdict"]["loss"] > 0.05
    assert wrong["solution"] is None
    refused = tried(guest, "citrus/1", [], ask="play", action="place lemon a1")
    assert refused["refused"]["rule"] and not refused["over"] and not refused["updates"]
    assert tried(guest, "citrus/1", [], ask="why_not", action="place lemon a1")["refused"]["rule"]
    fine = tried(guest, "citrus/1", [], ask="what_if", action=practice.answer[0])
    assert fine["answer"]["legal"] and fine["answer"]["preview"]
    assert tried(guest, "citrus/1", [], ask="verdict")["verdict"] is None
    told = tried(guest, "citrus/1", [], ask="answer")["solution"]
    assert told["answer"]["share"] > told["decoy"]["share"] and told["answer"]["reasons"] is not None


def test_what_cannot_be_is_refused(server: Served) -> None:
    guest = server.guest("Anna")
    guest.post("/api/practice/citrus/1", {"done": ["nonsense"]}, status=400)
    guest.post("/api/practice/citrus/1", {"done": ["pass"] * 41}, status=400)
    guest.post("/api/practice/citrus/999", {}, status=404)
    guest.post("/api/practice/citrus/poker", {}, status=404)
    guest.post("/api/practice/noughts/1", {}, status=404)


def test_what_positions_say_is_served(server: Served) -> None:
    guest = server.guest()
    for language in ("en", "fr", "it", "de"):
        assert "practice-finca = " in guest.http.get(f"/text/citrus/practice/{language}.ftl").text
    assert guest.http.get("/text/citrus/practice/es.ftl").status_code == 404
    assert guest.http.get("/text/noughts/practice/en.ftl").status_code == 404

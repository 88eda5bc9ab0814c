"""Examples of the rules over HTTP: drawn once for all, and tried without anything being kept."""

from __future__ import annotations

from terroir.core.registry import games, load
from tests.server.conftest import Served


def test_all_pictures_come_in_one_answer(server: Served) -> None:
    stranger = server.guest()
    for game in games():
        drawn = stranger.get(f"/api/games/{game}/examples")["examples"]
        assert [one["name"] for one in drawn] == [example.name for example in load(game).examples]
        for one in drawn:
            n = one["state"]["n"]
            for frame in one["frames"]:
                assert (frame["tried"] is None) == (frame["refused"] is None)
                for update in frame["updates"]:
                    assert update["n"] == n + 1, "a screen would ask for what it missed"
                    n = update["n"]
    assert stranger.get("/api/games/noughts/examples")["examples"] == []
    stranger.get("/api/games/poker/examples", status=404)


def test_an_example_is_tried_and_refuses_with_its_rule(server: Served) -> None:
    guest = server.guest()
    at = "/api/games/citrus/examples/p4-road"
    begun = guest.post(at, {})["state"]
    assert begun["seat"] == 0 and begun["pending"]["seats"] == [0]
    for ask in ("play", "why_not"):
        answer = guest.post(at, {"ask": ask, "action": "place lemon b1"})
        assert answer["refused"]["rule"] == "C-P4" and answer["refused"]["spaces"] and not answer["updates"]
    assert guest.post(at, {"ask": "why_not", "action": "place orange b1"})["answer"]["legal"]
    preview = guest.post(at, {"ask": "what_if", "action": "place orange b1"})["answer"]["preview"]
    assert preview["workers"] == [4, 3]
    went = guest.post(at, {"ask": "play", "action": "place orange b1"})["updates"]
    assert [update["n"] for update in went] == [begun["n"] + 1]
    later = guest.post(at, {"done": ["place orange b1"]})["state"]
    assert later["n"] == begun["n"] + 1 and later["view"] == begun["view"] | went[0]["changed"]


def test_what_cannot_have_been_done_is_refused(server: Served) -> None:
    guest = server.guest()
    at = "/api/games/citrus/examples/p4-road"
    guest.post(at, {"done": ["place lemon b1"]}, status=409)
    guest.post(at, {"done": ["nonsense"]}, status=400)
    guest.post("/api/games/citrus/examples/none", {}, status=404)

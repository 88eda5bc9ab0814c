"""Hints over the socket: for who plays alone, and not too many at once."""

from __future__ import annotations

import pytest

from terroir.core.registry import examples, games
from tests.server.conftest import Serve, Served
from tests.server.people import Seat

BOT = {"kind": "bot", "level": "random"}


def alone(server: Served, game: str) -> Seat:
    """Somebody against a bot, who alone is to decide: nothing will happen meanwhile."""
    anna = server.guest("Anna")
    eyes = anna.look(anna.table(game, seats=[{}, BOT]))
    while not eyes.state["choices"] or eyes.state["pending"]["seats"] != [0]:
        eyes.receive()
    return eyes


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_hint_is_turns_that_may_be_played(server: Served, game: str) -> None:
    eyes = alone(server, game)
    assert eyes.state["table"]["hints"]
    eyes.send("hint", ask="h1", seat=0)
    hinted = eyes.next("hinted")
    assert (hinted["ask"], hinted["seat"], hinted["n"]) == ("h1", 0, eyes.state["n"])
    best = hinted["turns"][0]
    assert best["actions"][0]["action"] in eyes.actions()
    assert 0.99 < sum(best["shares"]) < 1.01
    assert eyes.play(best["actions"][0]["action"])["type"] == "accepted"


def test_people_among_themselves_get_no_hints_unless_the_host_says_so(server: Served) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    for hints in (None, True):
        table = anna.table(games()[0], hints=hints)
        bert.sit(table)
        seats = [who.look(table) for who in (anna, bert)]
        mover = next(seat for seat in seats if seat.state["choices"])
        other = seats[1 - seats.index(mover)]
        assert mover.state["table"]["hints"] == bool(hints)
        mover.send("hint", ask="h", seat=mover.seat)
        answer = mover.next("hinted", "refused")
        assert answer["type"] == "hinted" if hints else answer["message"]["id"] == "table-refused-hints"
        other.send("hint", ask="h", seat=mover.seat)
        assert other.next("refused")["code"] == "forbidden", "of a seat that is not yours"


def test_who_asks_for_too_many_hints_at_once_is_told_so_and_goes_on(serve: Serve) -> None:
    eyes = alone(serve(), games()[0])
    for number in range(20):
        eyes.send("hint", ask=f"h{number}", seat=0)
    answers = [eyes.next("hinted", "refused") for _ in range(20)]
    assert {answer.get("code", "hinted") for answer in answers} == {"hinted", "too-many"}
    assert eyes.play(eyes.actions()[0])["type"] == "accepted"

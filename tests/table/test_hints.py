"""Hints at a table: who may ask for one, when, and what it is made of."""

from __future__ import annotations

from typing import Any

import anyio
import msgspec
import pytest

from terroir.core.errors import TerroirError
from terroir.core.registry import examples, games
from terroir.table.bot_tasks import bots_to_move
from terroir.table.commands import Concede, Join, Start
from terroir.table.fair_queue import NOBODY
from terroir.table.hints import advise, has_hints, hint_task, is_answered_too_late
from terroir.table.setup import Setup
from terroir.table.workers import Workers
from tests.table.driving import SECRET, Party, nonce_of

PEOPLE = (None, None)


def party(game: str, seats: tuple[str | None, ...] = (None, "random"), **more: Any) -> Party:
    """A table that has begun, and where a person is to decide."""
    made = Party(Setup(game=game, seats=seats, host="p0", **more))
    for seat, code in enumerate(seats):
        if code is None:
            made.ask(
                Join(made.command(), seat, f"Name {seat}", nonce_of(seat + 1)),
                "p0" if made.table.created.hot_seat else f"p{seat}",
            )
    made.run_due()
    while bots := bots_to_move(made.table):
        made.play(bots[0], made.legal(bots[0])[0])
        made.run_due()
    return made


def mover(made: Party) -> int:
    assert made.table.decision is not None
    return made.table.decision.seats[0]


@pytest.mark.parametrize(
    ("seats", "more", "expected"),
    [
        ((None, "random"), {}, True),
        (PEOPLE, {"hot_seat": True}, True),
        (PEOPLE, {}, False),
        (PEOPLE, {"hints": True}, True),
        ((None, "random"), {"hints": False}, False),
    ],
)
def test_hints_are_for_who_plays_alone_unless_the_host_says_so(
    seats: tuple[str | None, ...], more: dict[str, Any], expected: bool
) -> None:
    made = party(games()[0], seats, **more)
    assert has_hints(made.table) == has_hints(made.again()) == expected


def test_an_open_table_has_no_hints_until_bots_have_taken_the_open_seats() -> None:
    made = Party(Setup(game=games()[0], seats=PEOPLE, host="p0"))
    made.ask(Join("j", 0, "Anna", nonce_of(0)), "p0")
    assert not has_hints(made.table)
    made.ask(Start("s", "random"), "p0")
    assert has_hints(made.table)


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_hint_is_a_few_turns_that_may_be_played_with_words_and_chances(game: str) -> None:
    made = party(game)
    seat = mover(made)
    asked = hint_task(made.table, seat)
    again = hint_task(made.again(), seat)
    assert asked == again, "asked again it is the same question"
    assert SECRET not in msgspec.msgpack.encode(asked) and SECRET.hex() not in repr(asked)
    turns = advise(asked.thought)
    assert 1 <= len(turns) <= 3
    for turn in turns:
        assert abs(sum(turn.shares) - 1) < 0.01 and len(turn.scores) == 2
    assert [turn.shares[seat] for turn in turns[:1]] == [max(turn.shares[seat] for turn in turns)]
    for action in turns[0].actions:
        assert action.group.id
        made.play(seat, action.action)
    assert is_answered_too_late(made.table, asked)


def test_a_hint_is_refused_where_it_is_not_for_the_seat_to_decide() -> None:
    made = party(games()[0])
    assert refused(made, 1 - mover(made)) == "stale"
    made.ask(Concede(made.command(), 0), "p0")
    assert refused(made, 0) == "stale"
    made = party(games()[0], PEOPLE)
    assert refused(made, mover(made)) == "forbidden"
    made = Party(Setup(game=games()[0], seats=PEOPLE, host="p0"))
    assert refused(made, 0) == "stale"


def refused(made: Party, seat: int) -> str:
    with pytest.raises(TerroirError) as error:
        hint_task(made.table, seat)
    return error.value.code


def test_a_worker_finds_a_hint() -> None:
    made = party(games()[-1])
    asked = hint_task(made.table, mover(made))
    found = anyio.run(Workers(1, longest=60).advise, NOBODY, asked)
    assert [turn.actions for turn in found] and {len(turn.shares) for turn in found} == {2}


def test_who_asks_too_much_of_a_machine_is_told_to_ask_again() -> None:
    made = party(games()[-1])
    asked = hint_task(made.table, mover(made))
    with pytest.raises(TerroirError) as error:
        anyio.run(Workers(1, longest=0).advise, NOBODY, asked)
    assert error.value.code == "busy"

"""The log as it is stored: every body is written and read back the same, and always in the same bytes."""

from __future__ import annotations

from typing import get_args

import pytest

from terroir.table.entries import (
    Absence,
    AnyBody,
    BadLog,
    Bank,
    ClockStruck,
    Conceded,
    Created,
    EndAnswered,
    Ended,
    EndOffered,
    Entry,
    Moved,
    NoClock,
    NonceCommitted,
    NonceGiven,
    PauseAnswered,
    PauseEnded,
    PauseOffered,
    PerMove,
    Resumed,
    SeatAbsent,
    SeatLeft,
    SeatPassed,
    SeatReturned,
    SeatsFilled,
    SeatTaken,
    SeatWarned,
    Started,
    TimedOut,
    Undone,
    VacationBegan,
    VacationEnded,
    decode,
    encode,
)

ASKED = {"command": "c1", "digest": 7}
CREATED = Created(
    game="pebbles",
    version=1,
    options={"b": "1", "a": "2"},
    seats=("greedy", None),
    host="p1",
    visibility="public",
    hot_seat=False,
    clock=Bank(60_000, 5_000),
    hammer_ms=10_000,
    absence=Absence(1000, "greedy"),
    commitment="00",
)
BODIES: list[AnyBody] = [
    CREATED,
    SeatTaken(seat=1, person="p1", name="Éva", nonce="n", **ASKED),
    NonceCommitted(seat=1, commitment="00", **ASKED),
    NonceGiven(seat=1, nonce="n", **ASKED),
    SeatsFilled(fill="random", **ASKED),
    SeatLeft(seat=1, **ASKED),
    SeatPassed(seat=1, person="p2"),
    Started(fill="random", drawn=("card 3",)),
    Moved(seat=1, action="bid 3", drawn=("card 3", "card 4"), **ASKED),
    Moved(seat=0, action="bid 3", by="stand-in"),
    ClockStruck(outcome="hammer"),
    Undone(seat=1, actions=2, **ASKED),
    Conceded(seat=1, **ASKED),
    EndOffered(seat=1, **ASKED),
    EndAnswered(seat=0, agree=True, **ASKED),
    PauseOffered(seat=1, **ASKED),
    PauseAnswered(seat=0, agree=False, **ASKED),
    PauseEnded(seat=1, **ASKED),
    VacationBegan(seat=1, since_ms=5, until_ms=9),
    VacationEnded(seat=1, end_ms=9),
    TimedOut(seat=1),
    SeatWarned(seat=1),
    SeatAbsent(seat=1),
    SeatReturned(seat=1, **ASKED),
    Resumed(),
    Ended(reason="rules", secret="ab" * 32),
]


def test_every_body_is_among_them() -> None:
    assert {type(body) for body in BODIES} == set(get_args(AnyBody))


@pytest.mark.parametrize("body", BODIES, ids=lambda body: type(body).__name__)
def test_a_body_reads_back_the_same_and_says_its_kind(body: AnyBody) -> None:
    stored = encode(body)
    assert decode(1, stored) == body
    assert encode(decode(1, stored)) == stored
    assert stored.startswith(b'{"kind":"%s"' % Entry("t", 1, 0, body).kind.encode())


def test_options_in_another_order_are_the_same_bytes() -> None:
    turned = Created(
        **{**{f: getattr(CREATED, f) for f in CREATED.__struct_fields__}, "options": {"a": "2", "b": "1"}}
    )
    assert encode(turned) == encode(CREATED)


@pytest.mark.parametrize("clock", [NoClock(), PerMove(86_400_000), Bank(1, 0)])
def test_every_clock_is_told_apart(clock: NoClock | PerMove | Bank) -> None:
    body = Created(**{**{f: getattr(CREATED, f) for f in CREATED.__struct_fields__}, "clock": clock})
    read = decode(1, encode(body))
    assert isinstance(read, Created) and read.clock == clock


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"{}",
        b'{"kind":"moved"}',
        b'{"kind":"flown"}',
        b'{"kind":"resumed","more":1}',
        b'{"kind":"timed-out","seat":true}',
    ],
)
def test_what_cannot_be_read_is_refused_with_its_number(stored: bytes) -> None:
    with pytest.raises(BadLog, match="entry 12: "):
        decode(12, stored)

"""Time that stands still: reserves, pauses that all agree to, and vacations, all of it told by the log."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from terroir.core.registry import games
from terroir.table import checkpoint
from terroir.table.commands import AnswerPause, Concede, EndPause, OfferEnd, OfferPause, Play, Undo
from terroir.table.entries import (
    AnyBody,
    Bank,
    ClockStruck,
    NoClock,
    PerMove,
    SeatAbsent,
    TimedOut,
    VacationBegan,
    VacationEnded,
    decode,
)
from terroir.table.live import LiveTable
from terroir.table.refusals import Refused
from terroir.table.setup import DAY
from terroir.table.timing import HOUR
from tests.table.driving import SECRET, TABLE, Party, fingerprint, setup_of, snapshot
from tests.table.test_clocks import MINUTE, at_table, left, melee, on_move, pass_turn

SLOW = PerMove(3 * DAY)


def same_after_restart(party: Party) -> None:
    """By its log, and by a checkpoint of any moment."""
    assert fingerprint(party.again()) == fingerprint(party.table)
    history = checkpoint.History()
    for entry in party.stored()[1:]:
        history.add(entry.body)
    point = checkpoint.decode(checkpoint.encode(checkpoint.taken(party.table, history.bodies)))
    assert point is not None
    names = [chair.name for chair in party.table.chairs]
    again: LiveTable = checkpoint.restored(TABLE, point, names, SECRET)
    again.tail.extend(party.table.tail)
    assert fingerprint(again) == fingerprint(party.table)


def pause(party: Party, by: int = 0) -> None:
    party.ask(OfferPause(party.command(), by), f"p{by}")
    for seat in party.table.to_agree:
        assert not party.table.is_paused
        party.ask(AnswerPause(party.command(), seat, True), f"p{seat}")
    assert party.table.is_paused


def go_away(party: Party, seat: int, since_ms: int, days: int) -> AnyBody | None:
    entry = party.table.keep_vacation(seat, since_ms, since_ms + days * DAY, party.now)
    if entry is not None:
        party.apply(entry)
    return None if entry is None else entry.body


def test_what_a_move_takes_beyond_its_days_comes_from_the_reserve() -> None:
    party = at_table(PerMove(2 * DAY, 3 * DAY))
    seat, reserve = on_move(party), party.table.timing.reserve_ms
    assert left(party, seat) == 5 * DAY and reserve(seat, party.now) == 3 * DAY
    party.now += 2 * DAY + HOUR
    assert left(party, seat) == 3 * DAY - HOUR and reserve(seat, party.now) == 3 * DAY - HOUR
    told = json.decode(snapshot(party, None))["clocks"]
    assert told["reserve_ms"][seat] == 3 * DAY - HOUR
    pass_turn(party, seat)
    assert left(party, seat) == 5 * DAY - HOUR
    while on_move(party) != seat:
        pass_turn(party, on_move(party))
    party.now += DAY
    assert reserve(seat, party.now) == 3 * DAY - HOUR, "a move within its days takes nothing of it"
    party.now += 4 * DAY - HOUR
    party.run_due()
    assert party.table.chairs[seat].away == "time"
    same_after_restart(party)


def test_a_clock_without_a_reserve_is_written_as_it_always_was() -> None:
    party = at_table(SLOW)
    assert b'"clock":{"type":"per-move","ms":259200000}' in party.log[0][1]
    assert "reserve_ms" not in json.decode(snapshot(party, None))["clocks"]


def test_a_pause_needs_everybody_and_stops_every_clock() -> None:
    party = at_table(Bank(10 * MINUTE, 5_000))
    seat = on_move(party)
    party.now += MINUTE
    party.ask(OfferPause(party.command(), 0), "p0")
    offer = json.decode(snapshot(party, None))["offer"]
    assert (offer["about"], offer["seat"]) == ("pause", 0) and offer["waiting"]
    with pytest.raises(Refused, match="offered"):
        party.ask(OfferEnd(party.command(), 1), "p1")
    party.ask(AnswerPause(party.command(), 1, False), "p1")
    assert not party.table.is_paused and party.table.timing.running == [seat]
    with pytest.raises(Refused, match="declined"):
        party.ask(OfferPause(party.command(), 0), "p0")
    pause(party, by=1)
    told = json.decode(snapshot(party, None))
    assert told["clocks"]["paused"] and told["clocks"]["running"] == [] and told["offer"] is None
    assert told["clocks"]["deadline_ms"] is None, "nothing happens by itself"
    same_after_restart(party)
    party.now += 20 * DAY
    party.run_due()
    assert left(party, seat) == 9 * MINUTE and party.table.resume(party.now) is None
    for command in (Play(party.command(), party.seen(seat), seat, party.legal(seat)[0]), Undo("u", seat)):
        with pytest.raises(Refused, match="paused"):
            party.ask(command, f"p{seat}")
    party.ask(EndPause(party.command(), 1), "p1")
    assert left(party, seat) == 9 * MINUTE and party.table.timing.running == [seat]
    with pytest.raises(Refused, match="not-paused"):
        party.ask(EndPause(party.command(), 0), "p0")
    party.now += 9 * MINUTE
    party.run_due()
    assert party.table.chairs[seat].away == "time"
    same_after_restart(party)


def test_a_pause_also_stops_a_countdown_of_the_game_and_patience() -> None:
    party = melee()
    party.now += 3_000
    countdown = party.table.timing.hammer_left(party.now)
    pause(party)
    party.now += DAY
    party.run_due()
    assert party.table.is_paused and party.table.timing.hammer_left(party.now) == countdown
    party.ask(EndPause(party.command(), 0), "p0")
    party.now += (countdown or 0) - 1
    assert party.table.due_entry(party.now) is None
    party.now += 1
    struck = party.table.due_entry(party.now)
    assert struck is not None and isinstance(struck.body, ClockStruck)
    same_after_restart(party)


def last(party: Party) -> AnyBody:
    return decode(0, party.log[-1][1])


def test_who_is_alone_pauses_at_once_and_bots_wait() -> None:
    party = Party(setup_of(games()[0], Random(1), seats=(None, "random", "random")))
    party.sit()
    party.ask(OfferPause(party.command(), 0), "p0")
    assert party.table.is_paused
    with pytest.raises(Refused, match="paused"):
        party.apply(party.table.decide_for_bot(1, "x", party.seen(1), party.now))


@pytest.mark.parametrize(
    ("seats", "more"), [((None, "random"), {"rated": True}), ((None, None), {"event": "e"})]
)
def test_nobody_escapes_a_loss_or_holds_up_an_event_by_a_pause(
    seats: tuple[str | None, ...], more: dict[str, Any]
) -> None:
    party = Party(setup_of(games()[0], Random(1), seats=seats, **more))
    party.sit()
    with pytest.raises(Refused, match="no-pause"):
        party.ask(OfferPause(party.command(), 0), "p0")
    party.ask(OfferEnd(party.command(), 0), "p0")


def test_who_gives_up_in_a_pause_uses_no_time() -> None:
    party = at_table(Bank(10 * MINUTE, 5_000))
    seat = on_move(party)
    party.now += MINUTE
    pause(party)
    party.now += DAY
    party.ask(Concede(party.command(), seat), f"p{seat}")
    assert party.table.timing.left[seat] == 9 * MINUTE + 5_000
    same_after_restart(party)


@pytest.mark.parametrize("clock", [SLOW, NoClock()])
def test_on_vacation_the_time_of_one_seat_stands_still(clock: PerMove | NoClock) -> None:
    party = at_table(clock)
    seat = on_move(party)
    party.now += DAY
    began = party.now
    assert isinstance(go_away(party, seat, began, 10), VacationBegan)
    assert go_away(party, seat, began, 10) is None, "it is written once"
    assert party.table.timing.running == [] and party.table.timing.vacation_ms[seat] == began + 10 * DAY
    same_after_restart(party)
    party.now += 9 * DAY
    party.run_due()
    assert not party.table.chairs[seat].away
    party.now = began + 12 * DAY - 1
    party.run_due()
    assert not party.table.chairs[seat].away and party.table.timing.running == [seat]
    assert any(isinstance(decode(0, body), VacationEnded) for _, body in party.log)
    party.now += 1
    party.run_due()
    assert isinstance(last(party), (TimedOut, SeatAbsent))
    same_after_restart(party)


def test_a_table_that_hears_of_a_vacation_late_takes_it_from_its_beginning() -> None:
    party = at_table(SLOW)
    seat, began = on_move(party), party.now + DAY
    party.now += 2 * DAY
    go_away(party, seat, began, 10)
    assert left(party, seat) == 2 * DAY
    party.now += 20 * DAY
    party.run_due()  # the server was away too: the vacation ended when it was to
    assert party.table.chairs[seat].away == "time"


def test_who_is_back_early_has_the_time_that_was_left() -> None:
    party = at_table(SLOW)
    seat, began = on_move(party), party.now
    go_away(party, seat, began, 10)
    party.now += 2 * DAY
    back = party.table.keep_vacation(seat, began, party.now, party.now)
    assert back is not None
    party.apply(back)
    assert left(party, seat) == 3 * DAY and party.table.timing.running == [seat]
    party.now += DAY
    assert left(party, seat) == 2 * DAY
    # Another vacation follows, of which this table had not heard that the one before was over.
    go_away(party, seat, party.now, 5)
    later = party.now + 2 * DAY
    party.now = later + DAY
    assert isinstance(go_away(party, seat, later, 6), VacationEnded)
    assert isinstance(go_away(party, seat, later, 6), VacationBegan)
    assert left(party, seat) == 2 * DAY
    same_after_restart(party)


def test_who_moves_on_vacation_may_and_nobody_gains_by_it() -> None:
    party = at_table(PerMove(3 * DAY, DAY))
    seat = on_move(party)
    go_away(party, seat, party.now, 20)
    party.now += 10 * DAY
    pass_turn(party, seat)
    assert party.table.timing.left[seat] == DAY
    while on_move(party) != seat:
        pass_turn(party, on_move(party))
    party.now += 5 * DAY
    assert left(party, seat) == 4 * DAY
    same_after_restart(party)


def test_a_vacation_and_a_pause_may_overlap() -> None:
    party = at_table(SLOW)
    seat = on_move(party)
    party.now += DAY
    go_away(party, seat, party.now, 4)
    party.now += DAY
    pause(party)
    party.now += 10 * DAY
    party.run_due()
    assert party.table.timing.vacation_ms[seat] is None and party.table.timing.running == []
    party.ask(EndPause(party.command(), 0), "p0")
    assert left(party, seat) == 2 * DAY
    same_after_restart(party)


def test_quick_tables_know_no_vacations() -> None:
    for clock in (Bank(10 * MINUTE, 0), PerMove(HOUR)):
        party = at_table(clock)
        assert go_away(party, on_move(party), party.now, 5) is None

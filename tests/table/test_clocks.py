"""Clocks: time enters as entries, runs for people only, and never wrongs anybody. A game always finishes."""

from __future__ import annotations

from random import Random

import pytest

from terroir.core.registry import examples, games
from terroir.table.bot_tasks import bot_task, bots_to_move, decide
from terroir.table.commands import Concede, Play, Return, Undo
from terroir.table.entries import (
    Bank,
    Clock,
    ClockStruck,
    Moved,
    NoClock,
    PerMove,
    SeatAbsent,
    SeatWarned,
    TimedOut,
)
from terroir.table.refusals import Refused
from terroir.table.setup import DAY
from terroir.table.timing import HOUR
from tests.table.driving import Party, fingerprint, setup_of

MINUTE = 60_000
GAME = games()[-1]


def at_table(clock: Clock, game: str = GAME, seed: int = 3, **more: object) -> Party:
    party = Party(setup_of(game, Random(seed), clock=clock, **more))
    party.sit()
    return party


def on_move(party: Party) -> int:
    decision = party.table.decision
    assert decision is not None
    return decision.seats[0]


def left(party: Party, seat: int) -> int | None:
    return party.table.timing.left_ms(seat, party.now)


def pass_turn(party: Party, seat: int) -> None:
    """The seat decides until it owes nothing any more."""
    while party.table.decision is not None and seat in party.table.decision.seats:
        party.play(seat, party.legal(seat)[-1])


def test_a_bank_runs_while_a_decision_is_owed_and_grows_when_it_is_made() -> None:
    party = at_table(Bank(10 * MINUTE, 5_000))
    seat = on_move(party)
    other = (seat + 1) % len(party.seats)
    party.now += MINUTE
    assert left(party, seat) == 9 * MINUTE and left(party, other) == 10 * MINUTE
    pass_turn(party, seat)
    assert left(party, seat) == 9 * MINUTE + 5_000
    party.now += MINUTE
    assert left(party, seat) == 9 * MINUTE + 5_000 and left(party, on_move(party)) == 9 * MINUTE
    assert party.again().timing.left == party.table.timing.left


def test_actions_on_the_way_and_undoing_win_no_time() -> None:
    rng = Random(2)
    party = at_table(Bank(10 * MINUTE, 5_000))
    undone = 0
    while undone < 3:
        seat = on_move(party)
        began = party.table.timing.since[seat]
        party.now += 1_000
        before = left(party, seat)
        party.play(seat, rng.choice(party.legal(seat)))
        course = party.table.course
        assert course is not None
        if course.can_undo(seat):
            party.ask(Undo(party.command(), seat), f"p{seat}")
            undone += 1
            assert left(party, seat) == before and party.table.timing.since[seat] == began
        party.run_due()


@pytest.mark.parametrize("clock", [Bank(10 * MINUTE, 0), PerMove(10 * MINUTE)])
def test_who_has_no_time_left_is_played_for_by_a_bot_until_they_are_back(clock: Clock) -> None:
    party = at_table(clock)
    seat = on_move(party)
    deadline = party.now + 10 * MINUTE
    assert party.table.next_deadline() == deadline
    party.now = deadline - 1
    assert party.table.due_entry(party.now) is None
    party.now = deadline
    party.run_due()
    assert party.stored()[-1].body == TimedOut(seat=seat)
    assert bots_to_move(party.table) == [seat]
    with pytest.raises(Refused, match="away"):
        party.ask(Play("late", party.seen(seat), seat, party.legal(seat)[0]), f"p{seat}")
    party.ask(Return("back", seat), f"p{seat}")
    assert bots_to_move(party.table) == []
    again = MINUTE if isinstance(clock, Bank) else clock.ms
    assert party.table.timing.left_ms(seat, party.now) == again
    party.ask(Play("now", party.seen(seat), seat, party.legal(seat)[0]), f"p{seat}")


def test_a_timeout_racing_a_move_has_one_outcome() -> None:
    """Whichever entry the log takes first has happened; the other one is refused."""
    party = at_table(Bank(10 * MINUTE, 0))
    seat = on_move(party)
    party.now += 10 * MINUTE
    move = Play("move", party.seen(seat), seat, party.legal(seat)[0])
    first, second = party.again(), party.again()
    timeout, moved = first.due_entry(party.now), second.decide(move, f"p{seat}", party.now)
    assert timeout is not None and timeout.seq == moved.seq  # type: ignore[union-attr]
    first.apply(timeout)
    with pytest.raises(Refused, match="away"):
        first.decide(move, f"p{seat}", party.now)
    second.apply(moved)  # type: ignore[arg-type]
    due = second.due_entry(party.now)
    assert second.chairs[seat].away == "" and (due is None or due.body == TimedOut(seat=seat))


def test_a_clock_that_goes_back_wrongs_nobody() -> None:
    party = at_table(Bank(10 * MINUTE, 0))
    seat = on_move(party)
    party.now += MINUTE
    party.play(seat, party.legal(seat)[0])
    used = {s: left(party, s) for s in party.seats}
    party.now -= 50 * MINUTE
    assert party.table.due_entry(party.now) is None
    decision = party.table.decision
    assert decision is not None
    party.play(decision.seats[0], party.legal(decision.seats[0])[0])
    last = party.stored()[-1]
    assert last.at_ms == party.stored()[-2].at_ms, "a log does not go back in time"
    for s in party.seats:
        after, before = party.table.timing.left_ms(s, last.at_ms), used[s]
        assert after is not None and before is not None and after >= before


def test_while_the_server_is_away_nobody_loses_time() -> None:
    party = at_table(Bank(10 * MINUTE, 0))
    seat = on_move(party)
    party.now += MINUTE
    restarted = party.again()
    party.now += DAY
    entry = restarted.resume(party.now)
    assert entry is not None
    restarted.apply(entry)
    assert restarted.due_entry(party.now) is None
    assert restarted.timing.left_ms(seat, party.now) == 10 * MINUTE
    assert Party(setup_of(GAME, Random(3))).table.resume(DAY) is None, "nothing runs before the start"


@pytest.mark.parametrize("clock", [PerMove(3 * DAY), NoClock()])
def test_days_go_on_while_the_server_is_away_but_an_hour_is_left_to_act(clock: Clock) -> None:
    party = at_table(clock)
    deadline = party.now + 3 * DAY
    for days, wanted in ((1, deadline), (2, deadline), (5, party.now + 5 * DAY + HOUR)):
        restarted = party.again()
        restarted.apply(restarted.resume(party.now + days * DAY))  # type: ignore[arg-type]
        last = restarted.timing.due()
        if last is not None and last.what == "warning":
            restarted.timing.warned[last.seat] = True
            last = restarted.timing.due()
        assert last is not None and last.at_ms == wanted


def test_who_is_absent_is_warned_then_a_bot_plays_until_they_return() -> None:
    party = at_table(NoClock(), patience_ms=10 * MINUTE, absent_bot="greedy")
    seat = on_move(party)
    party.now += 5 * MINUTE
    party.run_due()
    assert party.stored()[-1].body == SeatWarned(seat=seat)
    party.now += 5 * MINUTE
    party.run_due()
    assert party.stored()[-1].body == SeatAbsent(seat=seat)
    with pytest.raises(Refused, match="away"):
        party.ask(Play("x", party.seen(seat), seat, party.legal(seat)[0]), f"p{seat}")
    given = bot_task(party.table, seat)
    assert given.thought.code == "greedy"
    party.play(seat, decide(given.thought)[0])
    moved = party.stored()[-1].body
    assert isinstance(moved, Moved) and moved.by == "stand-in" and moved.command == ""
    party.ask(Return("back", seat), f"p{seat}")
    assert party.table.chairs[seat].is_played_by_person and party.again().chairs == party.table.chairs
    with pytest.raises(Refused, match="return"):
        party.ask(Return("again", seat), f"p{seat}")


def test_a_bots_answer_comes_too_late_when_its_person_is_back() -> None:
    party = at_table(NoClock(), patience_ms=10 * MINUTE, absent_bot="random")
    seat = on_move(party)
    party.now += 10 * MINUTE
    party.run_due()
    given = bot_task(party.table, seat)
    party.ask(Return("back", seat), f"p{seat}")
    with pytest.raises(Refused, match="not-bot"):
        party.table.decide_for_bot(seat, decide(given.thought)[0], given.at, party.now)


def melee() -> Party:
    """A table in a decision that the game itself ends by the clock."""
    for game in games():
        for seed in range(40):
            party = Party(setup_of(game, Random(seed)))
            party.sit()
            rng = Random(seed)
            for _ in range(200):
                if party.table.decision is None:
                    break
                if party.table.decision.clock is not None and len(party.table.decision.seats) > 1:
                    return party
                party.play_any(rng)
                party.run_due()
    raise AssertionError("no game has such a decision")


def test_the_hammer_falls_when_the_countdown_is_over_and_a_raise_begins_it_again() -> None:
    party = melee()
    start = party.now
    assert party.table.next_deadline() == start + 10_000
    party.now += 9_000
    decision = party.table.decision
    assert decision is not None
    raising = [(seat, text) for seat in decision.seats for text in party.legal(seat) if text != "pass"]
    seat, text = raising[0]
    party.play(seat, text)
    assert party.table.timing.hammer_left(party.now) == 10_000
    passing = [seat for seat in on_move_all(party) if "pass" in party.legal(seat)]
    party.now += 4_000
    if len(passing) > 1:
        party.play(passing[0], "pass")
        assert party.table.timing.hammer_left(party.now) == 6_000, "to pass is no raise"
    party.now += 6_000
    drawn = party.table.course.drawn if party.table.course else 0
    entry = party.table.due_entry(party.now)
    assert entry is not None and isinstance(entry.body, ClockStruck)
    party.apply(entry)
    assert party.table.course is not None and party.table.course.drawn == drawn + len(entry.body.drawn)
    assert fingerprint(party.again()) == fingerprint(party.table)


def on_move_all(party: Party) -> tuple[int, ...]:
    decision = party.table.decision
    return () if decision is None else decision.seats


CLOCKS = [NoClock(), PerMove(DAY), Bank(5 * MINUTE, 1_000)]


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: type(clock).__name__)
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_game_whose_people_never_act_finishes(game: str, clock: Clock) -> None:
    """Row by row: whatever is due happens, bots decide where they are to; the table is closed at last."""
    for seed in range(3):
        party = at_table(clock, game, seed, absent_bot="random")
        steps = 0
        while party.table.ended is None:
            steps += 1
            assert steps < 30_000, "it does not end"
            if bots := bots_to_move(party.table):
                party.play(bots[0], decide(bot_task(party.table, bots[0]).thought)[0])
                party.now += 20
            else:
                deadline = party.table.next_deadline()
                assert deadline is not None, "nobody acts, and nothing will happen by itself"
                party.now = max(party.now, deadline)
            party.run_due()
        assert party.table.ended.reason == "rules" and party.table.next_deadline() is None


def test_who_concedes_is_played_on_for() -> None:
    party = at_table(NoClock())
    seat = on_move(party)
    party.ask(Concede("c", seat), f"p{seat}")
    assert bots_to_move(party.table) == [seat] and party.table.timing.running == []
    with pytest.raises(Refused, match="away"):
        party.ask(Concede("d", seat), f"p{seat}")

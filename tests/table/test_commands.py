"""Commands: done once, refused when too late, and secret choices taken from whoever still owes one."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from terroir.core.errors import StaleAction
from terroir.core.registry import examples, games
from terroir.table.commands import Play, Restart, Undo, digest
from terroir.table.entries import Entry, Moved
from terroir.table.live import MOST_UNDOS, Answered, LiveTable
from terroir.table.memory import Memory
from terroir.table.numbers import secret_seats
from terroir.table.refusals import Refused
from tests.table.driving import Party, kind_of, setup_of, taking_back


def until_secret(seed: int) -> Party:
    """A table where at least two have to seal the last choice of a secret decision."""
    for game in games():
        rng = Random(seed)
        party = Party(setup_of(game, rng))
        party.sit()
        for _ in range(400):
            if len(secret_seats(party.table.pending)) > 1:
                return party
            if party.table.decision is None:
                break
            party.play_any(rng)
            party.run_due()
    raise AssertionError("no game has a secret decision")


def sealing(party: Party, seat: int) -> str:
    """An action that seals the seat's choice, other actions before it where it takes more than one."""
    while True:
        course = party.table.course
        assert course is not None
        for text in party.legal(seat):
            action = party.table.game.action_from_text(course.state, seat, text)
            if course.attempt(seat, action, lambda _, chance: chance.outcomes[0][0]).events:
                return text
        party.play(seat, party.legal(seat)[0])


@pytest.mark.parametrize("seed", range(6))
def test_all_seal_at_once_and_there_is_one_reveal(seed: int) -> None:
    """Everybody sends what they chose when they had seen the same; whatever the order, all are accepted."""
    party = until_secret(seed)
    seats = sorted(secret_seats(party.table.pending))
    texts = {seat: sealing(party, seat) for seat in seats}
    seen = {seat: party.seen(seat) for seat in seats}
    log = party.stored()
    for order in list(permutations(seats))[:12]:
        table = LiveTable.replay(log, party.secret)
        reveals = 0
        for seat in order:
            entry = table.decide(Play(f"s{seat}", seen[seat], seat, texts[seat]), f"p{seat}", party.now)
            assert isinstance(entry, Entry)
            reveals += any(event.reveals for event in table.apply(entry).events)
        assert reveals == 1


def test_a_secret_choice_of_an_earlier_decision_is_too_late() -> None:
    party = until_secret(3)
    rng = Random(1)
    seat = sorted(secret_seats(party.table.pending))[0]
    old = party.seen(seat)
    party.play(seat, sealing(party, seat))
    for _ in range(400):
        if party.seen(seat) > old + 3 and seat in secret_seats(party.table.pending):
            break
        party.play_any(rng)
        party.run_due()
    with pytest.raises(Refused, match="stale"):
        party.ask(Play("late", old, seat, party.legal(seat)[0]), f"p{seat}")
    party.ask(Play("new", party.seen(seat), seat, party.legal(seat)[0]), f"p{seat}")


@pytest.mark.parametrize("game", [game for game in (*games(), *examples()) if kind_of(game).is_open])
def test_an_action_is_stale_once_somebody_else_has_acted(game: str) -> None:
    rng = Random(6)
    party = Party(setup_of(game, rng))
    party.sit()
    tried = 0
    for _ in range(80):
        decision = party.table.decision
        if decision is None:
            break
        if not decision.secret:
            seat = decision.seats[0]
            with pytest.raises(Refused, match="stale"):
                party.ask(Play("future", party.seen(seat) + 1, seat, party.legal(seat)[0]), f"p{seat}")
            others = [t for t in list(party.table.tail)[1:] if getattr(t.entry.body, "seat", None) != seat]
            if others and others[-1].entry.seq == party.table.seq:
                tried += 1
                with pytest.raises(Refused, match="stale"):
                    party.ask(Play("late", party.seen(seat) - 1, seat, party.legal(seat)[0]), f"p{seat}")
        party.play_any(rng)
        party.run_due()
    assert tried


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_command_is_done_once_and_remembered_over_a_restart(game: str) -> None:
    rng = Random(7)
    party = Party(setup_of(game, rng))
    party.sit()
    sent: list[tuple[Play, str, int]] = []
    for _ in range(50):
        decision = party.table.decision
        if decision is None:
            break
        seat = rng.choice(decision.seats)
        command = Play(party.command(), party.seen(seat), seat, rng.choice(party.legal(seat)))
        party.ask(command, f"p{seat}")
        sent.append((command, f"p{seat}", party.seen(seat)))
        party.run_due()
    for table in (party.table, party.again()):
        before = table.seq
        for command, person, number in sent:
            assert table.decide(command, person, party.now) == Answered(number)
            seen_more = Play(command.command, command.at + 3, command.seat, command.action)
            assert table.decide(seen_more, person, party.now) == Answered(number)
            for other in (
                Play(command.command, command.at, command.seat, command.action + " "),
                Undo(command.command, command.seat),
            ):
                with pytest.raises(Refused) as refused:
                    table.decide(other, person, party.now)
                assert refused.value.code == "conflict"
        assert table.seq == before


def test_two_people_may_use_the_same_id() -> None:
    rng = Random(7)
    party = Party(setup_of(games()[-1], rng))
    party.sit()
    used: set[int] = set()
    while len(used) < len(party.seats):
        decision = party.table.decision
        assert decision is not None
        seat = decision.seats[0]
        action = rng.choice(party.legal(seat))
        if seat not in used:
            assert party.ask(Play("same", party.seen(seat), seat, action), f"p{seat}") is not None
            used.add(seat)
        else:
            party.play(seat, action)
        party.run_due()


def test_nobody_plays_for_another_seat_or_out_of_turn() -> None:
    party = Party(setup_of(games()[-1], Random(7)))
    party.sit()
    decision = party.table.decision
    assert decision is not None
    (seat,) = decision.seats
    action, other = party.legal(seat)[0], (seat + 1) % len(party.seats)
    with pytest.raises(Refused, match="not-yours") as refused:
        party.ask(Play("a", party.seen(seat), seat, action), f"p{other}")
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused, match="not-yours"):
        party.ask(Play("a", party.seen(seat), seat, action), "a stranger")
    with pytest.raises(Refused, match="no-seat"):
        party.ask(Play("a", 1, 15, action), "p0")
    with pytest.raises(StaleAction, match="owes no decision"):
        party.ask(Play("a", party.seen(other), other, action), f"p{other}")
    with pytest.raises(Refused, match="not-bot"):
        party.table.decide_for_bot(seat, action, party.seen(seat), party.now)


def test_undo_and_restart_take_back_the_own_turn_as_far_as_nothing_became_known() -> None:
    rng = Random(3)
    party = Party(setup_of(games()[-1], rng))
    party.sit()
    taken_back = 0
    for _ in range(150):
        if party.table.decision is None:
            break
        seat = party.play_any(rng)
        course = party.table.course
        assert course is not None
        last = party.stored()[-1].body
        if (most := course.can_undo(seat)) == 0:
            with pytest.raises(Refused, match="undo"):
                party.ask(Undo(party.command(), seat), f"p{seat}")
        elif rng.randrange(3) == 0:
            assert isinstance(last, Moved) and not last.drawn
            again = party.again()
            party.ask(Restart(party.command(), seat) if most > 1 else Undo(party.command(), seat), f"p{seat}")
            assert course.can_undo(seat) == 0
            with pytest.raises(Refused, match="undo"):
                again.decide(Undo("x", (seat + 1) % len(party.seats)), f"p{(seat + 1) % len(party.seats)}", 0)
            taken_back += 1
        party.run_due()
    assert taken_back > 3


def test_a_turn_is_taken_back_fifty_times_and_no_more() -> None:
    party, seat, text = taking_back()
    for number in range(MOST_UNDOS):
        party.ask(Play(party.command(), party.seen(seat), seat, text), f"p{seat}")
        assert party.table.can_undo(seat) == 1
        party.ask((Restart if number % 2 else Undo)(party.command(), seat), f"p{seat}")
    party.ask(Play(party.command(), party.seen(seat), seat, text), f"p{seat}")
    for command in (Undo, Restart):
        with pytest.raises(Refused, match="table-refused-undos") as refused:
            party.ask(command(party.command(), seat), f"p{seat}")
        assert refused.value.code == "stale"
    again = party.again()
    assert again.can_undo(seat) == 0 and again.undos == party.table.undos
    rng, turn = Random(4), party.table.turn
    while party.table.turn == turn:
        party.play_any(rng)
        party.run_due()
    assert not any(party.table.undos)


def test_the_same_draw_comes_again_for_who_asks_again() -> None:
    """A decision that was not taken, and one made anew after a restart, draw the same."""
    rng = Random(5)
    party = Party(setup_of(games()[-1], rng))
    party.sit()
    drawn = 0
    for _ in range(60):
        decision = party.table.decision
        if decision is None:
            break
        seat = decision.seats[0]
        command = Play(party.command(), party.seen(seat), seat, rng.choice(party.legal(seat)))
        tables = (party.table, party.table, party.again())
        entries = [table.decide(command, f"p{seat}", party.now) for table in tables]
        assert entries[0] == entries[1] == entries[2]
        assert isinstance(entries[1], Entry) and isinstance(entries[1].body, Moved)
        drawn += len(entries[1].body.drawn)
        party.apply(entries[1])
        party.run_due()
    assert drawn > 5


def test_the_memory_of_commands_is_exact_and_small() -> None:
    rng = Random(1)
    memory = Memory(b"secret")
    known: dict[tuple[str, str], tuple[int, int]] = {}
    for number in range(3000):
        person, command = f"p{rng.randrange(5)}", str(rng.randrange(4000))
        known[person, command] = (rng.randrange(1 << 32), number)
        memory.put(person, command, *known[person, command])
    assert len(memory) == 3000
    for person in ("p0", "p4", "p9"):
        for command in range(4000):
            assert memory.get(person, str(command)) == known.get((person, str(command)))
    assert sum(16 * len(keys) for keys, _ in memory._blocks) < 50 * len(known)


def test_a_digest_tells_commands_apart_and_takes_any_text() -> None:
    play = Play("c", 3, 1, "\ud800")
    assert digest(play) == digest(Play("d", 9, 1, "\ud800")) != digest(Play("c", 3, 1, "\ud801"))
    assert digest(Undo("c", 1)) != digest(Restart("c", 1))

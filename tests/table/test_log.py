"""A table is its log: replayed it is the same, and what is refused leaves no trace."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from terroir.core.errors import OtherRules, TerroirError
from terroir.core.registry import examples, games
from terroir.table.commands import AnswerEnd, OfferEnd, Play, Restart, Undo
from terroir.table.entries import BadLog, Created, Entry, Moved, TimedOut, Undone, decode, encode
from terroir.table.exporting import Kept, record
from terroir.table.live import Answered, LiveTable
from tests.sampling import many
from tests.table.driving import SECRET, Party, fingerprint, kind_of, setup_of, some_command

COMMANDS = 250


def meddle(party: Party, rng: Random) -> None:
    """Somebody asks for something; a refusal changes nothing, not even what was about to be taken."""
    seat = rng.choice(party.seats)
    command = some_command(party, rng, seat)
    person = f"p{rng.choice(party.seats)}" if rng.randrange(15) == 0 else f"p{seat}"
    before = fingerprint(party.table)
    try:
        answer = party.table.decide(command, person, party.now)
    except TerroirError:
        assert fingerprint(party.table) == before
        return
    assert fingerprint(party.table) == before, "deciding changed something"
    assert isinstance(answer, Entry)
    party.apply(answer)
    again = party.table.decide(command, person, party.now)
    assert again == Answered(party.table.numbers.of(getattr(answer.body, "seat", None), party.table.seq))


@pytest.mark.parametrize("seed", range(many(3, 8, 20)))
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_random_commands_fold_to_the_same_table(game: str, seed: int) -> None:
    rng = Random(seed)
    party = Party(setup_of(game, rng))
    party.sit()
    for _ in range(COMMANDS):
        party.now += rng.choice((0, 1, 500, 60_000))
        meddle(party, rng)
        party.run_due()
        if party.table.ended is not None:
            break
        if rng.randrange(3):
            party.play_any(rng)
            party.run_due()
        if rng.randrange(25) == 0:
            assert fingerprint(party.again()) == fingerprint(party.table)
    assert fingerprint(party.again()) == fingerprint(party.table)


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_of_two_processes_that_accept_the_same_turn_one_wins(game: str) -> None:
    rng = Random(3)
    party = Party(setup_of(game, rng))
    party.sit()
    for _ in range(60):
        other = party.again()
        seat = party.table.decision.seats[0] if party.table.decision else 0
        ours, theirs = rng.choice(party.legal(seat)), rng.choice(party.legal(seat))
        at = party.seen(seat)
        lost = party.table.decide(Play("ours", at, seat, ours), f"p{seat}", party.now)
        won = other.decide(Play(party.command(), at, seat, theirs), f"p{seat}", party.now)
        assert isinstance(lost, Entry) and isinstance(won, Entry) and lost.seq == won.seq
        other.apply(won)
        party.apply(Entry(won.table, won.seq, won.at_ms, decode(won.seq, encode(won.body))))
        with pytest.raises(BadLog, match=f"entry {lost.seq}: not the entry after"):
            party.table.apply(lost)
        assert fingerprint(party.table) == fingerprint(other)
        party.run_due()
        if party.table.ended:
            break


def altered(party: Party) -> list[tuple[Entry, str]]:
    """Entries that cannot come next, each with what is wrong."""
    table = party.table
    seq, at = table.seq + 1, table.at_ms
    seat = table.decision.seats[0] if table.decision else 0
    legal = party.legal(seat)[0]
    return [
        (Entry("another", seq, at, TimedOut(seat=0)), "not the entry after"),
        (Entry(table.id, seq + 1, at, TimedOut(seat=0)), "not the entry after"),
        (Entry(table.id, seq, at - 1, TimedOut(seat=0)), "earlier than"),
        (Entry(table.id, seq, at, TimedOut(seat=99)), "no seat 99"),
        (Entry(table.id, seq, at, Moved(seat=seat, action="nonsense")), "cannot read"),
        (Entry(table.id, seq, at, Moved(seat=seat, action=legal, drawn=("x",) * 50)), "entry"),
        (Entry(table.id, seq, at, Undone(seat=seat, actions=9, command="c", digest=0)), "taken back"),
    ]


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_an_entry_that_cannot_be_is_refused_and_nothing_changes(game: str) -> None:
    party = Party(setup_of(game, Random(3)))
    party.sit()
    before = fingerprint(party.table)
    for entry, why in altered(party):
        with pytest.raises(BadLog, match=why):
            party.table.apply(entry)
        assert fingerprint(party.table) == before


@pytest.mark.parametrize("game", [game for game in (*games(), *examples()) if kind_of(game).answered])
def test_draws_that_are_missing_or_too_many_are_found(game: str) -> None:
    rng = Random(3)
    party = Party(setup_of(game, rng))
    party.sit()
    for _ in range(30):
        party.play_any(rng)
    log = party.stored()
    n, body = next((n, e.body) for n, e in enumerate(log) if isinstance(e.body, Moved) and e.body.drawn)
    for drawn, why in ((body.drawn[:-1], "a draw is missing"), (body.drawn * 2, "is drawn")):
        changed = structs.replace(log[n], body=structs.replace(body, drawn=drawn))
        with pytest.raises(BadLog, match=f"entry {n + 1}: .*{why}"):
            LiveTable.replay([*log[:n], changed])


def test_a_log_begins_with_its_table_and_its_rules() -> None:
    party = Party(setup_of(games()[0], Random(3)))
    first = party.stored()[0]
    assert isinstance(first.body, Created)
    with pytest.raises(BadLog, match="empty"):
        LiveTable.replay([])
    with pytest.raises(BadLog, match="begins with"):
        LiveTable.replay([Entry("t", 1, 0, TimedOut(seat=0))])
    newer = structs.replace(first.body, version=first.body.version + 1)
    with pytest.raises(OtherRules, match="version"):
        LiveTable.replay([structs.replace(first, body=newer)])


def test_the_secret_is_in_no_entry_before_the_end_and_in_no_repr() -> None:
    rng = Random(2)
    party = Party(setup_of(games()[0], rng))
    party.sit()
    while party.table.ended is None:
        assert SECRET.hex() not in repr(party.stored()) + repr(party.table)
        party.play_any(rng)
        party.run_due()
    assert SECRET.hex() in repr(party.stored()[-1])


def test_a_record_is_the_same_without_what_was_taken_back() -> None:
    undone = 0
    for game in games():
        rng = Random(9)
        party = Party(setup_of(game, rng))
        party.sit()
        while party.table.seq < 150 and party.table.decision is not None:
            seat = party.play_any(rng)
            if rng.random() < 0.1 and party.table.agreement.may_offer(seat, party.table.turn):
                party.ask(OfferEnd(party.command(), seat), f"p{seat}")
                other = party.table.to_agree[0]
                party.ask(AnswerEnd(party.command(), other, False), f"p{other}")
            if rng.random() < 0.4 and party.table.can_undo(seat):
                party.ask(rng.choice((Undo, Restart))(party.command(), seat), f"p{seat}")
            party.run_due()
        kept = Kept()
        for entry in party.stored():
            kept.add(entry)
        undone += party.table.seq - len(kept.entries)
        for viewer in party.viewers:
            assert record(kept.entries, viewer).to_text() == record(party.stored(), viewer).to_text()
    assert undone > 10

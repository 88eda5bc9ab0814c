"""Nonces: promised by all, revealed by all, and only then is anything drawn."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from terroir.core.fair import nonce_commitment, stream_key
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.verify import verify
from terroir.server.listing import facts
from terroir.table import checkpoint
from terroir.table.beginning import REVEAL_MS, SLOW_REVEAL_MS
from terroir.table.commands import Cancel, CommitNonce, GiveNonce, Join, Leave, Start
from terroir.table.entries import BadLog, Bank, Entry, NonceCommitted, NonceGiven, PerMove, SeatLeft, Started
from terroir.table.exporting import record
from terroir.table.live import AT_ONCE, OPEN_MS, LiveTable
from terroir.table.refusals import Refused
from terroir.table.setup import DAY, Setup
from tests.table.driving import SECRET, TABLE, Party, fingerprint, finish, nonce_of
from tools import verify_fair

GAME = "highcard"
LIVE = Bank(60_000, 1_000)
THREE = Setup(game=GAME, seats=(None, None, "random"), host="p0", clock=LIVE)


def promise_of(seat: int, nonce: str | None = None) -> str:
    return nonce_commitment(nonce_of(seat) if nonce is None else nonce, TABLE, seat + 1)


def join(party: Party, *seats: int) -> None:
    for seat in seats:
        party.ask(Join(party.command(), seat, f"Name {seat}"), f"p{seat}")


def commit(party: Party, *seats: int) -> None:
    for seat in seats:
        party.ask(CommitNonce(party.command(), seat, promise_of(seat)), f"p{seat}")


def reveal(party: Party, *seats: int) -> None:
    for seat in seats:
        party.ask(GiveNonce(party.command(), seat, nonce_of(seat)), f"p{seat}")


def refused(party: Party, command: CommitNonce | GiveNonce | Leave | Start, person: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        party.ask(command, person)


def sealed(setup: Setup = THREE) -> Party:
    """A table at which all have promised and nobody has revealed."""
    party = Party(setup)
    join(party, 0, 1)
    commit(party, 0, 1)
    party.run_due()
    assert party.table.status == "open" and party.table.sealed_ms == party.now
    return party


def test_no_nonce_is_taken_before_every_person_has_promised_one() -> None:
    party = Party(THREE)
    join(party, 0)
    commit(party, 0)
    refused(party, GiveNonce("early", 0, nonce_of(0)), "p0", "nonce-early")
    join(party, 1)
    refused(party, GiveNonce("early", 0, nonce_of(0)), "p0", "nonce-early")
    assert party.table.sealed_ms is None and party.table.nonces == ["", "", ""]
    commit(party, 1)
    reveal(party, 1)
    party.run_due()
    assert party.table.status == "open"
    reveal(party, 0)
    assert party.table.next_deadline() == AT_ONCE
    party.run_due()
    assert party.table.status == "running"
    assert party.table._key == stream_key(SECRET, TABLE, [nonce_of(0), nonce_of(1), ""])
    assert fingerprint(party.again()) == fingerprint(party.table)


def test_a_promise_is_kept_and_cannot_be_changed_copied_or_opened_otherwise() -> None:
    party = sealed()
    refused(party, CommitNonce("c", 0, promise_of(0, "x" * 32)), "p0", "nonce-given")
    refused(party, GiveNonce("c", 0, "x" * 32), "p0", "nonce-other")
    refused(party, GiveNonce("c", 0, nonce_of(0)), "p1", "not-yours")
    other = Party(THREE)
    join(other, 0, 1)
    commit(other, 0)
    # Seat 2 copies the promise of seat 1; once the nonce is known it still does not open it.
    other.ask(CommitNonce("copy", 1, promise_of(0)), "p1")
    reveal(other, 0)
    refused(other, GiveNonce("c", 1, nonce_of(0)), "p1", "nonce-(twice|other)")


def test_nobody_new_comes_to_a_table_whose_nonces_are_being_revealed() -> None:
    party = sealed()
    reveal(party, 0)
    refused(party, Leave("l", 1), "p1", "beginning")
    refused(party, Start("s", "random"), "p0", "nonce-missing")
    party.ask(Cancel("x"), "p0")
    assert party.table.ended is not None and party.table.ended.secret == SECRET.hex()


@pytest.mark.parametrize(
    ("clock", "wait_ms"), [(LIVE, REVEAL_MS), (PerMove(DAY), SLOW_REVEAL_MS)], ids=("live", "slow")
)
def test_a_nonce_that_is_not_revealed_in_time_is_missing_in_the_game(clock: Bank, wait_ms: int) -> None:
    party = sealed(replace(THREE, clock=clock))
    reveal(party, 1)
    party.now += wait_ms - 1
    party.run_due()
    assert party.table.status == "open"
    party.now += 1
    party.run_due()
    assert party.table.status == "running" and party.table.nonces == ["", nonce_of(1), ""]
    assert fingerprint(party.again()) == fingerprint(party.table)
    refused(party, GiveNonce("late", 0, nonce_of(0)), "p0", "begun")
    finish(party, Random(1))
    text = record(party.stored(), None).to_text()
    kept = {"Id": TABLE, "Commitment": party.table.created.commitment, "Nonce2": nonce_of(1)}
    kept |= {"NonceHash1": promise_of(0), "NonceHash2": promise_of(1)}
    assert verify(parse(text), load(GAME), kept).shown == "withheld"
    assert verify_fair.verify(text, load(GAME), kept=kept)[1] == "withheld"


def test_what_all_have_promised_and_revealed_is_witnessed() -> None:
    party = sealed()
    reveal(party, 0, 1)
    finish(party, Random(1))
    text = record(party.stored(), None).to_text()
    kept = {"Id": TABLE, "Commitment": party.table.created.commitment, "Nonce1": nonce_of(0)}
    for more, shown in (({}, "mixed"), ({"NonceHash2": promise_of(1)}, "witnessed")):
        assert verify(parse(text), load(GAME), kept | more).shown == shown
        assert verify_fair.verify(text, load(GAME), kept=kept | more)[1] == shown


def test_programs_of_before_give_a_nonce_without_a_promise() -> None:
    """It counts as promised and revealed at once; those who promise wait for all the same."""
    party = Party(THREE)
    join(party, 0)
    party.ask(Join("j", 1, "Old", nonce_of(1)), "p1")
    assert party.table.chairs[1].commitment == promise_of(1)
    commit(party, 0)
    assert party.table.sealed_ms is not None
    reveal(party, 0)
    party.run_due()
    assert party.table.status == "running"
    finish(party, Random(1))
    assert verify(record(party.stored(), None), load(GAME)).shown == "mixed"


def test_who_plays_alone_begins_at_once() -> None:
    party = Party(Setup(game=GAME, seats=(None, "random"), host="p0"))
    join(party, 0)
    party.ask(GiveNonce("n", 0, nonce_of(0)), "p0")
    party.run_due()
    assert party.table.status == "running"


def test_a_host_begins_with_bots_and_nonces_are_revealed_after_that() -> None:
    party = Party(Setup(game=GAME, seats=(None, None, None), host="p0", clock=LIVE))
    join(party, 0, 1)
    commit(party, 0)
    refused(party, Start("s", "random"), "p0", "nonce-missing")
    commit(party, 1)
    assert party.table.sealed_ms is None
    party.ask(Start("s", "random"), "p0")
    party.run_due()
    assert party.table.status == "open" and party.table.chairs[2].bot == "random"
    refused(party, Start("again", "random"), "p0", "nonce-missing")
    reveal(party, 1, 0)
    party.run_due()
    assert party.table.status == "running" and fingerprint(party.again()) == fingerprint(party.table)


def test_a_table_of_before_takes_nonces_as_it_did() -> None:
    made = replace(Party(THREE).table.created, luck=2)
    table = LiveTable(Entry(TABLE, 1, 0, made), SECRET)

    def ask(command: Join | GiveNonce | CommitNonce, person: str) -> None:
        entry = table.decide(command, person, 1)
        assert isinstance(entry, Entry)
        table.apply(entry)

    ask(Join("a", 0, "Ann"), "p0")
    ask(Join("b", 1, "Bob", nonce_of(1)), "p1")
    with pytest.raises(Refused, match="no-promise"):
        ask(CommitNonce("c", 0, promise_of(0)), "p0")
    ask(GiveNonce("d", 0, nonce_of(0)), "p0")
    begun = table.due_entry(1)
    assert begun is not None and isinstance(begun.body, Started)
    assert not any(chair.commitment for chair in table.chairs) and table.sealed_ms is None


def test_no_log_reveals_too_early_begins_too_early_or_opens_another_promise() -> None:
    asked = {"command": "c", "digest": 0}
    party = Party(THREE)
    join(party, 0, 1)
    commit(party, 0)

    def is_refused(body: NonceCommitted | NonceGiven | SeatLeft | Started, why: str) -> None:
        with pytest.raises(BadLog, match=why):
            party.table.apply(Entry(TABLE, party.table.seq + 1, party.now, body))

    is_refused(NonceGiven(seat=0, nonce=nonce_of(0), **asked), "too early")
    is_refused(NonceCommitted(seat=0, commitment=promise_of(0), **asked), "cannot promise")
    is_refused(Started(drawn=()), "given no nonce")
    commit(party, 1)
    is_refused(NonceGiven(seat=0, nonce="x" * 32, **asked), "another nonce")
    is_refused(SeatLeft(seat=0, **asked), "cannot be left")
    is_refused(Started(drawn=()), "given no nonce")


def test_a_table_is_the_same_after_a_restart_at_every_step() -> None:
    party = Party(THREE)
    history = checkpoint.History()

    def same() -> None:
        found = checkpoint.decode(checkpoint.encode(checkpoint.taken(party.table, history.bodies)))
        assert found is not None
        names = [chair.name for chair in party.table.chairs]
        for again in (party.again(), checkpoint.restored(TABLE, found, names, SECRET)):
            assert (again.sealed_ms, again.chairs) == (party.table.sealed_ms, party.table.chairs)
            assert again.next_deadline() == party.table.next_deadline()

    for step in (join, commit, reveal):
        for seat in (0, 1):
            step(party, seat)
            same()


def test_a_table_nobody_completes_is_closed_after_its_time() -> None:
    party = Party(THREE)
    join(party, 0)
    commit(party, 0)
    assert party.table.next_deadline() == party.now + OPEN_MS


def test_a_server_that_begins_looks_at_the_table_when_nonces_are_due() -> None:
    """Nobody need come for the game to begin then."""
    party = Party(THREE)
    join(party, 0, 1)
    commit(party, 0)
    entry = party.table.decide(CommitNonce("c", 1, promise_of(1)), "p1", party.now)
    assert isinstance(entry, Entry)
    known = facts(party.table, entry)
    party.apply(entry)
    assert known is not None and known.due_ms == party.table.next_deadline() == party.now + REVEAL_MS

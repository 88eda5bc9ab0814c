"""No seat makes a log grow without end, whatever it asks for, and no game comes near the limit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from terroir.core.errors import TerroirError
from terroir.core.fair import nonce_commitment
from terroir.core.registry import examples, games
from terroir.table import budget, commands
from terroir.table.commands import AnyCommand, Leave, OfferPause
from terroir.table.entries import Bank
from terroir.table.live import Answered
from terroir.table.refusals import Refused
from terroir.table.setup import Setup
from terroir.table.timing import HOUR
from tests.table.driving import TABLE, Party, fingerprint, finish, nonce_of, setup_of, taking_back

MOST = 1_000
"""The promise of docs/security.md: so many at once, and as many again in an hour."""
FEW = 100
"""Instead of that many, where every kind of command is tried for an hour."""
KINDS = get_args(AnyCommand)
ENDS = (commands.Cancel, commands.Concede, commands.OfferEnd, commands.AnswerEnd)
"""What may end the game: sent only where it is what is tried."""
ALONE = Setup(game="highcard", seats=(None, "random"), host="p0")
OPEN = Setup(game="highcard", seats=(None, None, None), host="p0")


def at_game() -> Party:
    """People at a game in which moves can be taken back, with so little patience that bots often step in."""
    (party, _, _) = taking_back()
    created = party.table.created
    setup = Setup(game=created.game, seats=created.seats, host="p0", options=created.options)
    party = Party(replace(setup, clock=Bank(HOUR, 1_000), patience_ms=10_000, absent_bot="random"))
    party.sit()
    return party


def alone() -> Party:
    party = Party(ALONE)
    party.sit()
    return party


def some(kind: type[AnyCommand], party: Party, seat: int, rng: Random) -> AnyCommand:
    """A command of a kind that may well be taken now."""
    course = party.table.course
    legal = party.legal(seat) if course is not None else []
    values: dict[str, object] = {
        "command": party.command(),
        "seat": seat,
        "agree": rng.randrange(2) == 0,
        "action": rng.choice(legal) if legal else "none",
        "at": party.seen(seat),
        "fill": "random",
        "name": f"Name {seat}",
        "nonce": nonce_of(seat),
        "commitment": nonce_commitment(nonce_of(seat), TABLE, seat + 1),
    }
    return kind(**{field: values[field] for field in kind.__struct_fields__})


def drive(party: Party, kind: type[AnyCommand], rng: Random) -> None:
    """Send a kind of command for an hour, 20 a second, and others that may make it possible again."""
    tried = (commands.Undo, commands.Restart)
    others = [other for other in KINDS if other not in (*ENDS, commands.Play) or kind in tried]
    others = [other for other in others if other not in ENDS]
    end = party.now + HOUR
    while party.now < end and party.table.ended is None:
        seat = rng.choice(party.seats)
        wanted = kind if rng.randrange(2) else rng.choice(others)
        try:
            answer = party.table.decide(some(wanted, party, seat, rng), f"p{seat}", party.now)
            assert not isinstance(answer, Answered)
            party.apply(answer)
            party.now += 50
        except TerroirError as error:
            is_spent = isinstance(error, Refused) and error.message.id == "table-refused-budget"
            party.now += 5_000 if is_spent else 500
        party.run_due()


@pytest.mark.parametrize("made", [alone, at_game, lambda: Party(OPEN)], ids=("alone", "game", "open"))
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_command_can_be_repeated_to_make_a_log_grow_for_ever(
    kind: type[AnyCommand], made: Callable[[], Party], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "COST_MS", HOUR // FEW)
    party = made()
    before = party.table.seq
    drive(party, kind, Random(1))
    made_since = party.stored()[before:]
    of_seats = Counter(getattr(entry.body, "seat", None) for entry in made_since)
    asked = Counter(
        getattr(entry.body, "seat", None) for entry in made_since if getattr(entry.body, "command", "")
    )
    # To get up is never refused, but the seat has to be taken again first.
    assert all(count <= 2 * FEW + 10 for count in asked.values()), asked
    # The table warns somebody who is away and lets a bot play: for that they have to come back each time.
    assert all(of_seats[seat] <= 3 * asked[seat] + 2 for seat in party.seats), of_seats
    if made is alone and kind in (OfferPause, commands.EndPause):
        assert max(asked.values()) > FEW, "the limit was met"


def pauses(party: Party) -> Iterator[AnyCommand]:
    while True:
        yield (commands.EndPause if party.table.is_paused else OfferPause)(party.command(), 0)


def test_pauses_alone_with_bots_come_to_an_end_and_a_bit_later_there_are_more() -> None:
    party = Party(ALONE)
    party.sit()
    begun, more = party.table.seq, pauses(party)
    with pytest.raises(Refused, match="budget") as refused:
        for command in more:
            party.ask(command, "p0")
    assert party.table.seq - begun < MOST
    assert refused.value.code == "too-many" and refused.value.message.args["seconds"] == 4
    party.now += 4_000
    party.ask(next(more), "p0")
    with pytest.raises(Refused, match="budget"):
        party.ask(next(more), "p0")
    assert fingerprint(party.again()) == fingerprint(party.table), "also after a restart"
    with pytest.raises(Refused, match="budget"):
        party.again().decide(next(more), "p0", party.now)


def test_who_has_used_up_everything_can_still_go() -> None:
    party = Party(ALONE)
    party.sit()
    with pytest.raises(Refused, match="budget"):
        for command in pauses(party):
            party.ask(command, "p0")
    party.ask(commands.Concede("bye", 0), "p0")
    party = Party(OPEN)
    with pytest.raises(Refused, match="budget"):
        while True:
            party.ask(commands.Join(party.command(), 0, "Anna"), "p0")
            party.ask(Leave(party.command(), 0), "p0")


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_whole_game_in_one_moment_needs_less_than_half(game: str) -> None:
    for seed in range(5):
        party = Party(setup_of(game, Random(seed)))
        party.sit()
        finish(party, Random(seed))
        asked = Counter(getattr(entry.body, "seat", None) for entry in party.stored()[1:])
        assert max(count for seat, count in asked.items() if seat is not None) < MOST / 2

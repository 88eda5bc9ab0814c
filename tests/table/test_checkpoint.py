"""A table opened from a checkpoint is the same as one that was replayed from the beginning."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from terroir.core.errors import TerroirError
from terroir.core.registry import examples, games
from terroir.table import checkpoint
from terroir.table.entries import Entry
from terroir.table.live import LiveTable
from terroir.table.timing import Timing
from tests.sampling import many
from tests.table.driving import SECRET, TABLE, Party, fingerprint, setup_of, some_command

COMPARED = {"course", "timing", "numbers", "memory", "tail", "_ready", "_key", "_deadline"}
"""What the fingerprint tells of a table, or it may forget; all else has to be the same, what is new too."""


def lived(game: str, seed: int) -> Party:
    """A table at which people have asked for all sorts of things."""
    rng = Random(seed)
    party = Party(setup_of(game, rng))
    party.sit()
    for _ in range(250):
        seat = rng.choice(party.seats)
        try:
            answer = party.table.decide(some_command(party, rng, seat), f"p{seat}", party.now)
        except TerroirError:
            continue
        assert isinstance(answer, Entry)
        party.apply(answer)
        party.now += rng.choice((0, 10, 3_000))
        party.run_due()
    return party


@pytest.mark.parametrize("seed", range(many(2, 3, 4)))
@pytest.mark.parametrize("game", (*games(), *examples()))
def test_any_checkpoint_leads_to_the_same_table(game: str, seed: int) -> None:
    party = lived(game, seed)
    log, history = party.stored(), checkpoint.History()
    table = LiveTable(log[0], SECRET)
    points = []
    for entry in log[1:]:
        table.apply(entry)
        history.add(entry.body)
        names = [chair.name for chair in table.chairs]
        points.append((entry.seq, names, checkpoint.encode(checkpoint.taken(table, history.bodies))))
    for seq, names, stored in Random(seed).sample(points, 8):
        assert not any(name.encode() in stored for name in names if name)
        found = checkpoint.decode(stored)
        assert found is not None
        again = checkpoint.restored(TABLE, found, names, SECRET)
        for entry in log[seq:]:
            again.apply(entry)
        # Of the tail it has what came since: whoever opens it chooses a checkpoint that is old enough.
        since = [told for told in table.tail if told.entry.seq > seq]
        assert list(again.tail) == since
        again.tail.clear()
        again.tail.extend(table.tail)
        assert fingerprint(again) == fingerprint(table)
        for name in vars(table).keys() - COMPARED:
            assert getattr(again, name) == getattr(table, name), f"{name} is not the same"
        for name in Timing.__slots__:
            assert getattr(again.timing, name) == getattr(table.timing, name), f"{name} is not the same"


def test_what_is_no_checkpoint_of_this_form_is_none() -> None:
    party = lived(games()[0], 1)
    found = checkpoint.taken(party.table, [])
    assert checkpoint.decode(checkpoint.encode(found)) is not None
    for other in (b"", b"\x81", checkpoint.encode(replace(found, form="0 little"))):
        assert checkpoint.decode(other) is None

"""A table as it was after some entry of its log, so that it can be opened without what came before.

It follows from the log, and is never the truth: one that does not fit is thrown away and the log is read. It
names nobody (names are kept beside the log) and has no state of the game: what was not taken back is played
again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from msgspec import DecodeError, Struct, ValidationError
from msgspec.msgpack import Decoder, Encoder
from msgspec.structs import replace

from terroir.core.game import AnyGame
from terroir.core.play import Course
from terroir.table.agreement import Agreement
from terroir.table.budget import Budget
from terroir.table.chairs import Chair
from terroir.table.entries import AnyBody, ClockStruck, Created, Ended, Entry, Moved, Started, Undone
from terroir.table.judging import replayed
from terroir.table.live import LiveTable

FORM = f"3 {sys.byteorder}"
"""Of another form none is read."""


class Checkpoint(Struct, frozen=True, kw_only=True):
    """What `taken` and `restored` agree on."""

    form: str = FORM
    created: Created
    created_ms: int
    seq: int
    at_ms: int
    history: list[AnyBody]
    """What happened in the game and was not taken back."""
    chairs: list[Chair]
    """Without names."""
    ended: Ended | None
    agreement: Agreement
    undos: list[int]
    budget: Budget
    sealed_ms: int | None
    left: list[int]
    since: list[int | None]
    warned: list[bool]
    hammer_since: int | None
    paused_ms: int | None
    vacation_ms: list[int | None]
    stood_ms: list[int | None]
    hidden: tuple[int, ...]
    fresh: list[int]
    memory: list[tuple[bytes, bytes]]
    done: int
    """How many commands the memory has."""


class History:
    """What happened in the game and was not taken back, so far."""

    def __init__(self, bodies: list[AnyBody] | None = None) -> None:
        self.bodies = bodies or []

    def add(self, body: AnyBody) -> None:
        """The next entry of the log."""
        if isinstance(body, Started | Moved | ClockStruck):
            self.bodies.append(body)
        elif isinstance(body, Undone):
            # Only the last actions can be taken back, with nothing drawn or struck in between.
            del self.bodies[-body.actions :]


def taken(table: LiveTable, history: list[AnyBody]) -> Checkpoint:
    """The table as it is, to be opened again without the entries so far; `history` is theirs."""
    timing, numbers = table.timing, table.numbers
    return Checkpoint(
        created=table.created,
        created_ms=table.created_ms,
        seq=table.seq,
        at_ms=table.at_ms,
        history=history,
        chairs=[replace(chair, name="") for chair in table.chairs],
        ended=table.ended,
        agreement=table.agreement,
        undos=table.undos,
        budget=table.budget,
        sealed_ms=table.sealed_ms,
        left=timing.left,
        since=timing.since,
        warned=timing.warned,
        hammer_since=timing.hammer_since,
        paused_ms=timing.paused_ms,
        vacation_ms=timing.vacation_ms,
        stood_ms=timing.stood_ms,
        hidden=numbers.hidden,
        fresh=numbers.fresh,
        memory=table.memory.written(),
        done=len(table.memory),
    )


def restored(
    table: str, at: Checkpoint, names: Sequence[str], secret: bytes | None, game: AnyGame | None = None
) -> LiveTable:
    """A table as it was; only its tail has to be filled by the entries that follow."""
    live = LiveTable(Entry(table, 1, at.created_ms, at.created), secret, game)
    live.tail.clear()
    for body in at.history:
        played = replayed(live, body)
        assert played is not None
        if live.course is None:
            live.course = Course(live.game, played.state)
        live.course.apply(played)
    live.seq, live.at_ms, live.ended = at.seq, at.at_ms, at.ended
    live.chairs = [replace(chair, name=name) for chair, name in zip(at.chairs, names, strict=True)]
    live.agreement, live.undos = at.agreement, at.undos
    live.budget, live.sealed_ms = at.budget, at.sealed_ms
    timing = live.timing
    timing.left, timing.since, timing.warned = at.left, at.since, at.warned
    timing.vacation_ms, timing.stood_ms = at.vacation_ms, at.stood_ms
    live.numbers.hidden, live.numbers.fresh = at.hidden, at.fresh
    live.memory.read(at.memory, at.done)
    live.look()
    timing.hammer(at.hammer_since or 0, live.ticking(), anew=True)
    timing.paused_ms = at.paused_ms
    return live


_encoder = Encoder()
_decoder = Decoder(Checkpoint)


def encode(checkpoint: Checkpoint) -> bytes:
    return _encoder.encode(checkpoint)


def decode(stored: bytes) -> Checkpoint | None:
    """None for what cannot be read, or is of another form."""
    try:
        found = _decoder.decode(stored)
    except (DecodeError, ValidationError):
        return None
    return found if found.form == FORM else None

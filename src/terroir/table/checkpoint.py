"""A table as it was after some entry of its log, so that it can be opened without what came before.

It follows from the log, and is never the truth: one that does not fit is thrown away and the log is read. It
names nobody (names are kept beside the log) and has no state of the game: what was not taken back is played
again.
"""

from __future__ import annotations

import sys

from msgspec import DecodeError, Struct, ValidationError
from msgspec.msgpack import Decoder, Encoder

from terroir.table.chairs import Chair
from terroir.table.entries import AnyBody, ClockStruck, Created, Ended, Moved, Started, Undone

FORM = f"1 {sys.byteorder}"
"""Of another form none is read."""


class Checkpoint(Struct, frozen=True, kw_only=True):
    """What `LiveTable.checkpoint` and `LiveTable.restored` agree on."""

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
    agreed: list[int]
    declined: list[int]
    undos: list[int]
    left: list[int]
    since: list[int | None]
    warned: list[bool]
    hammer_since: int | None
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

"""What a store is told and answers that is the row of no table."""

from __future__ import annotations

from typing import NamedTuple

from terroir.store.rows import Head


class Rest(NamedTuple):
    """A running table that nobody is at, how far its log goes, and when it is due."""

    table: str
    head: Head
    due_ms: int | None
    owed: str = ""
    """Whom it waits for, as `listing` writes it."""


class Untouched(NamedTuple):
    """A table at which nothing has happened for some time."""

    table: str
    entries: int
    last_ms: int
    clock: str


class Beside(NamedTuple):
    """What there is at a table beside its log."""

    lines: int
    rematch: str | None
    mutes: set[tuple[str, str]]
    bans: dict[str, int | None]


class Claimed(NamedTuple):
    """A running table that this process looks after from now on."""

    table: str
    seq: int
    """Of its last entry."""
    due_ms: int | None
    """When it has to act on its own; 0 if it may have to at once."""


class Door(NamedTuple):
    """Who may come in to a table."""

    is_open: bool
    """To who asks, without an invitation."""
    invite_hash: bytes | None

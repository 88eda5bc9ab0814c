"""What an entry of a log brought about, before it is masked for anybody."""

from __future__ import annotations

from typing import Any, NamedTuple

from terroir.core.game import Action, Event, Outcome, Pending, Seat
from terroir.table.entries import Entry


class RecentEntry(NamedTuple):
    """An entry and its events, for the log that people read."""

    entry: Entry
    events: tuple[Event, ...]
    hidden: tuple[int, ...]
    """What each viewer's number falls behind by."""


class News(NamedTuple):
    """What an entry brought about, before it is masked for anybody."""

    entry: Entry
    before: Any
    """The state of the game before it; None before the start."""
    asked: Pending | None
    """What the game waited for before it."""
    move: Action | Outcome | None
    """What was done or struck, if it is about the game."""
    events: tuple[Event, ...]
    owner: Seat | None
    """The only viewer who may know of it: whose secret choice has begun."""

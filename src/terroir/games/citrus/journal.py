"""What an action brought about, as numbers until somebody looks: events are for people, not for searching."""

from __future__ import annotations

from functools import lru_cache

from terroir.core.game import Event
from terroir.games.citrus.terms import END_BLOCKED, END_BUILT

REASONS = {END_BUILT: "C-E1", END_BLOCKED: "C-T3"}
"""The rule by which the game ended."""


def read_journal(n: list[int]) -> tuple[Event, ...]:
    """The events behind the numbers: a kind and three more each."""
    return tuple([_event(*n[i : i + 4]) for i in range(0, len(n), 4)])


@lru_cache(1 << 13)
def _event(kind: int, a: int, b: int, c: int) -> Event:
    from terroir.games.citrus.events import READERS  # late: search and simulation never look

    return READERS[kind](a, b, c)

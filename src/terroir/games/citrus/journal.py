"""What an action brought about, as numbers until somebody looks: events are for people, not for searching."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from terroir.core.game import Event
from terroir.games.citrus.terms import END_BLOCKED, END_BUILT

REASONS = {END_BUILT: "C-E1", END_BLOCKED: "C-T3"}
"""The rule by which the game ended."""


class Happened(Sequence[Event]):
    """The events of one action, read off its journal when somebody looks."""

    __slots__ = ("_events", "_journal")

    def __init__(self, journal: list[int]) -> None:
        self._journal = journal
        self._events: tuple[Event, ...] | None = None

    def read(self) -> tuple[Event, ...]:
        """All of them, as the journal tells them: a kind and three numbers each."""
        if self._events is None:
            from terroir.games.citrus.events import READERS

            n = self._journal
            self._events = tuple([READERS[n[i]](*n[i + 1 : i + 4]) for i in range(0, len(n), 4)])
        return self._events

    def __len__(self) -> int:
        return len(self._journal) // 4

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | Sequence[Event]:
        return self.read()[at]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.read())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.read() == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.read())

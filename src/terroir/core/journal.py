"""Events that are worked out only when somebody looks: simulation and search never do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from terroir.core.game import Event

Reader = Callable[[list[int]], tuple[Event, ...]]


class Happened(Sequence[Event]):
    """The events of one action, read off the journal of a hot core: `reader` knows its numbers."""

    __slots__ = ("_events", "_journal", "_reader")

    def __init__(self, journal: list[int], reader: Reader) -> None:
        self._journal = journal
        self._reader = reader
        self._events: tuple[Event, ...] | None = None

    def read(self) -> tuple[Event, ...]:
        """All of them."""
        if self._events is None:
            self._events = self._reader(self._journal)
        return self._events

    def __len__(self) -> int:
        return len(self.read())

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

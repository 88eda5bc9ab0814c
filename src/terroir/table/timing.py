"""Whose time runs, since when and how much is left: all of it follows from the times of the entries."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal, NamedTuple

from terroir.core.game import Seat
from terroir.table.entries import Bank, Created, PerMove

HOUR = 3_600_000
RETURN_MS = 60_000
"""What somebody has at least who comes back after their time ran out."""

What = Literal["hammer", "timeout", "absent", "warning"]


class Due(NamedTuple):
    """What happens by itself at `at_ms`, if nothing else happens before."""

    at_ms: int
    rank: int
    """Of what is due at the same time, the smaller one comes first."""
    what: What
    seat: Seat


class Timing:
    """The clocks of one table. Time runs for people only, from when they owe a decision until it is made."""

    __slots__ = ("_asked", "_clock", "_hammer_ms", "_patience_ms", "hammer_since", "left", "since", "warned")

    def __init__(self, created: Created) -> None:
        clock, seats = created.clock, len(created.seats)
        self._clock = clock
        self._hammer_ms = created.hammer_ms
        self._patience_ms = created.absence.patience_ms
        self.left: list[int] = [clock.ms if isinstance(clock, Bank) else 0] * seats
        """What a bank holds, apart from the decision that is being made."""
        self.since: list[int | None] = [None] * seats
        """When the seat began to owe its decision: actions on the way win it no time, nor does undoing."""
        self.warned = [False] * seats
        self.hammer_since: int | None = None
        self._asked: object = None

    def turn_to(self, at_ms: int, owing: Collection[Seat], actor: Seat | None, turned: bool) -> None:
        """People on `owing` seats owe a decision now; `turned`: it is a new one, also for the actor."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in owing or (turned and seat == actor)):
                self._stop(seat, at_ms - since, seat == actor)
            if self.since[seat] is None and seat in owing:
                self.since[seat], self.warned[seat] = at_ms, False

    def _stop(self, seat: Seat, used: int, decided: bool) -> None:
        self.since[seat] = None
        if isinstance(self._clock, Bank):
            gained = self._clock.increment_ms if decided else 0
            self.left[seat] = max(0, self.left[seat] - used) + gained

    def hammer(self, at_ms: int, asked: object, anew: bool) -> None:
        """What the game itself ends by the clock: `asked` is what, None where there is no such thing.

        The countdown begins again when something else is asked, such as another price, and not when
        somebody has answered.
        """
        if asked is None:
            self.hammer_since = self._asked = None
        elif anew or asked != self._asked:
            self.hammer_since, self._asked = at_ms, asked

    def resume(self, at_ms: int) -> None:
        """Nobody could act until now: what runs by the minute runs anew, what runs by the day grants an hour.

        Not a whole new day, lest a server that is restarted every day keep games from finishing.
        """
        self.since = [None if since is None else self._resumed(since, at_ms) for since in self.since]
        self.hammer_since = None if self.hammer_since is None else at_ms

    def _resumed(self, since: int, at_ms: int) -> int:
        if isinstance(self._clock, Bank):
            return at_ms
        limits = [self._clock.ms] if isinstance(self._clock, PerMove) else []
        limits += [] if self._patience_ms is None else [self._patience_ms]
        return max(since, *(at_ms + min(HOUR, limit) - limit for limit in limits))

    def grant(self, seat: Seat) -> None:
        """Somebody whose time ran out is back."""
        if isinstance(self._clock, Bank):
            self.left[seat] = max(self.left[seat], self._clock.increment_ms, RETURN_MS)

    def stop(self) -> None:
        """The game has ended."""
        self.since = [None] * len(self.since)
        self.hammer_since = None

    @property
    def running(self) -> list[Seat]:
        """The seats whose time runs."""
        return [seat for seat, since in enumerate(self.since) if since is not None]

    def left_ms(self, seat: Seat, at_ms: int) -> int | None:
        """What the seat has left at that time; None where nobody's time runs out."""
        since = self.since[seat]
        used = 0 if since is None else at_ms - since
        match self._clock:
            case Bank():
                return max(0, self.left[seat] - used)
            case PerMove(ms):
                return max(0, ms - used)
        return None

    def ends_ms(self, seat: Seat) -> int | None:
        """When the seat has no time left; None where its time does not run, or not out."""
        since = self.since[seat]
        left = None if since is None else self.left_ms(seat, since)
        return None if since is None or left is None else since + left

    def hammer_left(self, at_ms: int) -> int | None:
        """What is left of the countdown."""
        since = self.hammer_since
        return None if since is None else max(0, since + self._hammer_ms - at_ms)

    def due(self) -> Due | None:
        """The next thing that happens by itself."""
        return min(self._all_due(), default=None)

    def _all_due(self) -> Iterator[Due]:
        if self.hammer_since is not None:
            yield Due(self.hammer_since + self._hammer_ms, 0, "hammer", -1)
        for seat, since in enumerate(self.since):
            if since is None:
                continue
            if (ends := self.ends_ms(seat)) is not None:
                yield Due(ends, 1, "timeout", seat)
            if self._patience_ms is not None:
                yield Due(since + self._patience_ms, 2, "absent", seat)
                if not self.warned[seat]:
                    yield Due(since + self._patience_ms // 2, 3, "warning", seat)

"""Whose time runs, since when and how much is left: all of it follows from the times of the entries."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal, NamedTuple

from terroir.core.game import Seat
from terroir.table.entries import Bank, Clock, Created, NoClock, PerMove, VacationBegan, VacationEnded

HOUR = 3_600_000
RETURN_MS = 60_000
"""What somebody has at least who comes back after their time ran out."""

SLOW_MS = 24 * HOUR
"""Where everybody has that long for each decision, people look in now and then, and may go on vacation."""

VACATION_DAYS = 30
"""What everybody has in a year."""

What = Literal["hammer", "vacation", "timeout", "absent", "warning"]


class Due(NamedTuple):
    """What happens by itself at `at_ms`, if nothing else happens before."""

    at_ms: int
    rank: int
    """Of what is due at the same time, the smaller one comes first."""
    what: What
    seat: Seat


class Timing:
    """The clocks of one table. Time runs for people only, from when they owe a decision until it is made."""

    __slots__ = (
        "_asked",
        "_clock",
        "_hammer_ms",
        "_patience_ms",
        "hammer_since",
        "left",
        "paused_ms",
        "since",
        "stood_ms",
        "vacation_ms",
        "warned",
    )

    def __init__(self, created: Created) -> None:
        clock, seats = created.clock, len(created.seats)
        self._clock = clock
        self._hammer_ms = created.hammer_ms
        self._patience_ms = created.absence.patience_ms
        self.left: list[int] = [_bank(clock)] * seats
        """What a bank or a reserve holds, apart from the decision that is being made."""
        self.since: list[int | None] = [None] * seats
        """When the seat began to owe its decision: actions on the way win it no time, nor does undoing."""
        self.warned = [False] * seats
        self.hammer_since: int | None = None
        self.paused_ms: int | None = None
        """Since when nobody's time runs, because all have agreed to a pause."""
        self.vacation_ms: list[int | None] = [None] * seats
        """Until when the time of the seat stands still, because its person is on vacation."""
        self.stood_ms: list[int | None] = [None] * seats
        """When the time of the seat stopped, for either reason; of a seat that began to owe later, then."""
        self._asked: object = None

    @property
    def is_slow(self) -> bool:
        """Whether everybody has days for a decision."""
        if isinstance(self._clock, PerMove):
            return self._clock.ms >= SLOW_MS
        return isinstance(self._clock, NoClock) and (self._patience_ms or 0) >= SLOW_MS

    def turn_to(self, at_ms: int, owing: Collection[Seat], actor: Seat | None, turned: bool) -> None:
        """People on `owing` seats owe a decision now; `turned`: it is a new one, also for the actor."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in owing or (turned and seat == actor)):
                self._stop(seat, self._used(seat, at_ms), seat == actor)
            if self.since[seat] is None and seat in owing:
                self.since[seat], self.warned[seat] = at_ms, False
                if self.stood_ms[seat] is not None:
                    self.stood_ms[seat] = at_ms

    def _stop(self, seat: Seat, used: int, decided: bool) -> None:
        self.since[seat] = None
        match self._clock:
            case Bank(_, increment_ms):
                self.left[seat] = max(0, self.left[seat] - used) + (increment_ms if decided else 0)
            case PerMove(ms):
                self.left[seat] -= min(self.left[seat], max(0, used - ms))

    def _used(self, seat: Seat, at_ms: int) -> int:
        """What the seat has used of its time for the decision that it owes; nothing if it owes none."""
        since, stood = self.since[seat], self.stood_ms[seat]
        return 0 if since is None else (at_ms if stood is None else min(at_ms, stood)) - since

    # ---- time that stands still ---------------------------------------------
    def pause(self, at_ms: int) -> None:
        """From now on nobody's time runs."""
        self.paused_ms = at_ms
        for seat in range(len(self.since)):
            self._stand(seat, at_ms)

    def play_on(self, at_ms: int) -> None:
        """The pause is over."""
        if self.paused_ms is not None and self.hammer_since is not None:
            self.hammer_since += at_ms - self.paused_ms
        self.paused_ms = None
        for seat, vacation in enumerate(self.vacation_ms):
            if vacation is None:
                self._run(seat, at_ms)

    def leave(self, seat: Seat, since_ms: int, until_ms: int) -> None:
        """The person is on vacation."""
        self.vacation_ms[seat] = until_ms
        self._stand(seat, since_ms)

    def come_back(self, seat: Seat, end_ms: int) -> None:
        """The vacation is over."""
        self.vacation_ms[seat] = None
        if self.paused_ms is None:
            self._run(seat, end_ms)

    def of_vacation(
        self, seat: Seat, since_ms: int, until_ms: int, now_ms: int
    ) -> VacationBegan | VacationEnded | None:
        """What has to be written of the last vacation of the seat's person, if anything."""
        known = self.vacation_ms[seat]
        if not self.is_slow or known == until_ms or (known is None and until_ms <= now_ms):
            return None
        if known is None:
            return VacationBegan(seat=seat, since_ms=since_ms, until_ms=until_ms)
        # They are back earlier than they had said; or that was another vacation, and this one follows.
        end_ms = until_ms if until_ms <= now_ms else min(known, since_ms)
        return VacationEnded(seat=seat, end_ms=end_ms)

    def _stand(self, seat: Seat, at_ms: int) -> None:
        if self.stood_ms[seat] is None:
            self.stood_ms[seat] = max(at_ms, self.since[seat] or at_ms)

    def _run(self, seat: Seat, at_ms: int) -> None:
        since, stood = self.since[seat], self.stood_ms[seat]
        if since is not None and stood is not None:
            self.since[seat] = since + max(0, at_ms - stood)
        self.stood_ms[seat] = None

    def hammer(self, at_ms: int, asked: object, anew: bool) -> None:
        """What the game itself ends by the clock: `asked` is what, None where there is no such thing.

        The countdown begins again when something else is asked, such as another price, and not when
        somebody has answered.
        """
        if asked is None:
            self.hammer_since = self._asked = None
        elif anew or asked != self._asked:
            self.hammer_since, self._asked = self.paused_ms or at_ms, asked

    def resume(self, at_ms: int) -> None:
        """Nobody could act until now: what runs by the minute runs anew, what runs by the day grants an hour.

        Not a whole new day, lest a server that is restarted every day keep games from finishing.
        """
        for seat, since in enumerate(self.since):
            if since is not None and self.stood_ms[seat] is None:
                self.since[seat] = self._resumed(seat, since, at_ms)
        if self.hammer_since is not None and self.paused_ms is None:
            self.hammer_since = at_ms

    def _resumed(self, seat: Seat, since: int, at_ms: int) -> int:
        if isinstance(self._clock, Bank):
            return at_ms
        limits = [self._clock.ms + self.left[seat]] if isinstance(self._clock, PerMove) else []
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
        owing = [seat for seat, since in enumerate(self.since) if since is not None]
        return [seat for seat in owing if self.stood_ms[seat] is None]

    @property
    def is_running(self) -> bool:
        """Whether somebody's time or a countdown runs."""
        return bool(self.running) or (self.hammer_since is not None and self.paused_ms is None)

    def left_ms(self, seat: Seat, at_ms: int) -> int | None:
        """What the seat has left at that time; None where nobody's time runs out."""
        used = self._used(seat, at_ms)
        match self._clock:
            case Bank():
                return max(0, self.left[seat] - used)
            case PerMove(ms):
                return max(0, ms + self.left[seat] - used)
        return None

    def reserve_ms(self, seat: Seat, at_ms: int) -> int | None:
        """What of that is a reserve for the whole game; None where there is none."""
        if not (isinstance(self._clock, PerMove) and self._clock.bank_ms):
            return None
        return max(0, self.left[seat] - max(0, self._used(seat, at_ms) - self._clock.ms))

    def ends_ms(self, seat: Seat) -> int | None:
        """When the seat has no time left; None where its time does not run, or not out."""
        since = self.since[seat] if self.stood_ms[seat] is None else None
        left = None if since is None else self.left_ms(seat, since)
        return None if since is None or left is None else since + left

    def hammer_left(self, at_ms: int) -> int | None:
        """What is left of the countdown."""
        since = self.hammer_since
        return None if since is None else max(0, since + self._hammer_ms - (self.paused_ms or at_ms))

    def due(self) -> Due | None:
        """The next thing that happens by itself."""
        return min(self._all_due(), default=None)

    def _all_due(self) -> Iterator[Due]:
        if self.hammer_since is not None and self.paused_ms is None:
            yield Due(self.hammer_since + self._hammer_ms, 0, "hammer", -1)
        for seat, since in enumerate(self.since):
            if (until_ms := self.vacation_ms[seat]) is not None:
                yield Due(until_ms, 0, "vacation", seat)
            if since is None or self.stood_ms[seat] is not None:
                continue
            if (ends := self.ends_ms(seat)) is not None:
                yield Due(ends, 1, "timeout", seat)
            if self._patience_ms is not None:
                yield Due(since + self._patience_ms, 2, "absent", seat)
                if not self.warned[seat]:
                    yield Due(since + self._patience_ms // 2, 3, "warning", seat)


def _bank(clock: Clock) -> int:
    """What everybody has for the whole game."""
    match clock:
        case Bank(ms):
            return ms
        case PerMove(bank_ms=bank_ms):
            return bank_ms
    return 0

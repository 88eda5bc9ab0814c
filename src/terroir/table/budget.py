"""How many log entries a seat may ask for: without a limit a log could grow for ever."""

from __future__ import annotations

from msgspec import Struct

from terroir.table.entries import AnyBody, Conceded, SeatLeft
from terroir.table.refusals import Refused
from terroir.table.timing import HOUR

MOST_ENTRIES = 1_000
"""For each seat at once, and as many again with every hour. The longest game of random moves asks for 393."""
COST_MS = HOUR // MOST_ENTRIES


class Budget(Struct):
    """A leaky bucket of each seat, counted by the times of the entries: it is the same after a restart."""

    paid_ms: list[int]
    """Until when each seat has used up what an hour allows."""

    def check(self, body: AnyBody, at_ms: int) -> None:
        """Refuse an entry beyond the budget of its seat. To go is always allowed."""
        seat: int | None = getattr(body, "seat", None)
        if seat is None or isinstance(body, Conceded | SeatLeft):
            return
        wait_ms = self.paid_ms[seat] + COST_MS - at_ms - HOUR
        if wait_ms > 0:
            raise Refused("too-many", "table-refused-budget", most=MOST_ENTRIES, seconds=-(-wait_ms // 1000))

    def spend(self, body: AnyBody, at_ms: int) -> None:
        """Count an entry that somebody asked for."""
        seat: int | None = getattr(body, "seat", None)
        if seat is not None:
            self.paid_ms[seat] = max(self.paid_ms[seat], at_ms) + COST_MS

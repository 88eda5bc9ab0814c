"""How much one person or address may ask for: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from terroir.server.refusal import Refusal

MOST_BUCKETS = 50_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Buckets:
    """One bucket for each key; the ones that were not asked for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Whether the key may have this now; if so, it has had it."""
        left, at = self._left.get(key, (self.rate.burst, now))
        left = min(self.rate.burst, left + max(0.0, now - at) * self.rate.per_second)
        allowed = left >= cost
        self._left[key] = (left - cost if allowed else left, now)
        self._left.move_to_end(key)
        if len(self._left) > MOST_BUCKETS:
            self._left.popitem(last=False)
        return allowed


class Limits:
    """The limits of the server; `factor` times as much for whoever runs it among friends or measures it."""

    def __init__(self, factor: float = 1.0) -> None:
        def rate(burst: float, per_second: float) -> Buckets:
            return Buckets(Rate(burst * factor, per_second * factor))

        self.guests = rate(20, 0.2)
        """New identities, by address."""
        self.requests = rate(120, 20)
        """Requests of any kind, by address."""
        self.mutations = rate(40, 2)
        """Tables made, seats taken and the like, by person."""
        self.imports = rate(10, 0.1)
        """Imported records, by person: they cost the most."""
        self.replays = rate(30, 0.5)
        """Replays, by person or address."""
        self.frames = rate(60, 20)
        """Frames of sockets, by person or address."""
        self.chat = rate(8, 0.5)
        """Lines of chat, by person."""
        self.hints = rate(10, 0.25)
        """Hints, by person: each is a second of work."""
        self.connections = rate(60, 5)
        """New sockets, by address."""
        self.sockets_each = int(24 * factor)
        """Open sockets of one person, or of one address without identity."""
        self.sockets_address = int(400 * factor)
        self.sockets = int(20_000 * factor)

    @staticmethod
    def check(buckets: Buckets, key: str, now: float) -> None:
        """Refuse what is too much."""
        if not buckets.allows(key, now):
            raise Refusal("too-many", "too many requests: wait a little")

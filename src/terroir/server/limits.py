"""How much one person or address may ask for: buckets that fill up again with time."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass

from terroir.server.refusal import Refusal

MOST_BUCKETS = 50_000


def network(address: str) -> str:
    """Whose address it is, as far as limits go: whoever has one IPv6 address has its whole /64."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float

    def __mul__(self, factor: float) -> Rate:
        return Rate(self.burst * factor, self.per_second * factor)


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def allows(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is enough for this now; if so, it is taken."""
        self._left = min(self._rate.burst, self._left + max(0.0, now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket for each key; the ones that were not asked for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Whether the key may have this now; if so, it has had it."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.allows(now, cost)


class Limits:
    """The limits of the application; `factor` times as much for whoever runs it among friends or measures it.

    What a connection may cost, whatever it carries, is in `edge.py`. An address here is what `network` says.
    """

    def __init__(self, factor: float = 1.0) -> None:
        def rate(burst: float, per_second: float) -> Buckets:
            return Buckets(Rate(burst, per_second) * factor)

        self.guests = rate(100, 0.5)
        """New identities, by address: a school class behind one address can come in at once."""
        self.requests = rate(120, 20)
        """Requests of any kind, by person."""
        self.strangers = rate(1_000, 20)
        """Requests of whoever has no identity, by address."""
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
        self.connections = rate(200, 5)
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

"""How much one person or address may ask for: buckets that fill up again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from math import ceil

from terroir.server.refusal import Refusal

MOST_BUCKETS = 50_000
MOST_TOLD = 1_000
"""Of so many keys of a limit other processes are told at once: those that used the most."""


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


def networks(address: str) -> tuple[str, ...]:
    """Return all networks whose limits count for an address: of IPv6 its /64, /56 and /48."""
    nearest = network(address)
    if not nearest.endswith("/64"):
        return (nearest,)
    found = ipaddress.IPv6Network(nearest)
    return nearest, str(found.supernet(new_prefix=56)), str(found.supernet(new_prefix=48))


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many more each second."""

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
        self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def wait(self) -> float:
        """Seconds until there is one more."""
        return max(0.0, 1.0 - self._left) / self._rate.per_second

    def take(self, now: float, cost: float) -> None:
        """It was taken already, whether or not there was enough."""
        self._fill(now)
        self._left = max(-self._rate.burst, self._left - cost)

    def _fill(self, now: float) -> None:
        self._left = min(self._rate.burst, self._left + max(0.0, now - self._at) * self._rate.per_second)
        self._at = now


class Buckets:
    """One bucket for each key; the ones that were not asked for longest are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.spent: Counter[str] | None = None
        """What each key has had since it was last told; None if nobody wants to know."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, now: float) -> bool:
        """Whether the key may have one now; if so, it has had it."""
        allowed = self._bucket(key, now).allows(now)
        if allowed and self.spent is not None:
            self.spent[key] += 1
        return allowed

    def refusal(self, key: str, now: float) -> Refusal:
        """What to say to a key that has had too much: the limit, and when to come back."""
        burst, each = f"{self.rate.burst:g}", f"{self.rate.per_second:g}"
        seconds = max(1, ceil(self._bucket(key, now).wait()))
        why = f"at most {burst} at once and {each} a second"
        return Refusal("too-many", why, "refused-too-many-at-once", limit=burst, each=each, seconds=seconds)

    def take(self, key: str, now: float, many: int) -> None:
        """The key has had so many by way of another process."""
        self._bucket(key, now).take(now, many)

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class Limits:
    """The limits of the application; `factor` times as much for whoever runs it among friends or measures it.

    What a connection may cost, whatever it carries, is in `edge.py`. An address here is what `network` says.
    `shared` with other processes, they tell each other what was used up.
    """

    def __init__(self, factor: float = 1.0, shared: bool = False) -> None:
        def rate(burst: float, per_second: float) -> Buckets:
            made = Buckets(Rate(burst, per_second) * factor)
            made.spent = Counter() if shared else None
            return made

        self.guests = rate(100, 0.5)
        """New identities, by address: a school class behind one address can come in at once."""
        self.sign_ins = rate(30, 0.1)
        """Tries to sign in, by address: whoever guesses is not helped by having many identities."""
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
        self.nudges = rate(2, 1 / 30)
        """Reminders, by person and table."""
        self.hints = rate(10, 0.25)
        """Hints, by person: each is a second of work."""
        self.analyses = rate(5, 0.02)
        """Analyses of whole games, by person: each is up to a minute of work."""
        self.plans = rate(60, 10)
        """Steps of planned turns and looks at what they would bring, by person."""
        self.trials = rate(60, 10)
        """Boards, decks and positions that are put together and tried, by person or address."""
        self.spreads = rate(30, 0.25)
        """Stretches of games that bots finish, by person or address: each is some seconds of work."""
        self.connections = rate(200, 5)
        """New sockets, by address."""
        self.sockets_each = int(24 * factor)
        """Open sockets of one person, or of one address without identity."""
        self.sockets_address = int(400 * factor)
        self.sockets = int(20_000 * factor)

    def spent(self) -> list[tuple[str, str, int]]:
        """What was used up here since the last time: of which limit, by whom, how much."""
        told: list[tuple[str, str, int]] = []
        for name, buckets in self._rates():
            if buckets.spent:
                told += [(name, key, many) for key, many in buckets.spent.most_common(MOST_TOLD)]
                buckets.spent.clear()
        return told

    def spend(self, spent: list[tuple[str, str, int]]) -> None:
        """That was used up elsewhere."""
        known, now = dict(self._rates()), time.monotonic()
        for name, key, many in spent:
            if name in known:
                known[name].take(key, now, many)

    def _rates(self) -> list[tuple[str, Buckets]]:
        return [(name, value) for name, value in vars(self).items() if isinstance(value, Buckets)]

    @staticmethod
    def check(buckets: Buckets, key: str, now: float) -> None:
        """Refuse what is too much."""
        if not buckets.allows(key, now):
            raise buckets.refusal(key, now)

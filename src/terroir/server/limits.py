"""How much one person or address may ask for: buckets that fill up again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from terroir.server.refusal import Refusal
from terroir.table.fair_queue import FairQueue, paid

MOST_BUCKETS = 50_000
MOST_TOLD = 1_000
"""Of so many keys of a limit other processes are told at once: those that used the most."""

DEAR_MS = 3
"""The price from which on requests and frames wait for a turn."""
TURNS = 8
"""So many of them are under way: most of the time they wait for the database."""


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


@lru_cache(4096)
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

    def has(self, now: float, cost: float = 1.0) -> bool:
        """Return True if there is enough for this now; what costs more than ever fits takes a full bucket."""
        self._fill(now)
        return self._left >= min(cost, self._rate.burst)

    def allows(self, now: float, cost: float = 1.0) -> bool:
        """Take this if there is enough for it now; return True if so."""
        allowed = self.has(now, cost)
        if allowed:
            self._left -= cost
        return allowed

    def wait(self, cost: float = 1.0) -> float:
        """Return the seconds until there is enough for this."""
        return max(0.0, min(cost, self._rate.burst) - self._left) / self._rate.per_second

    def take(self, now: float, cost: float) -> None:
        """Take what was used already, even if there was not enough."""
        self._fill(now)
        self._left = max(-self._rate.burst, self._left - cost)

    def _fill(self, now: float) -> None:
        self._left = min(self._rate.burst, self._left + max(0.0, now - self._at) * self._rate.per_second)
        self._at = now


class Buckets:
    """One bucket for each key; the ones that were not asked for longest are forgotten first."""

    def __init__(self, rate: Rate, unit: str = "") -> None:
        self.rate = rate
        self.unit = unit
        """Of what the rate is, as people are told."""
        self.spent: Counter[str] | None = None
        """What each key has had since it was last told; None if nobody wants to know."""
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str, now: float, cost: int = 1) -> None:
        """Raise a Refusal that says when to come back, if there is not enough for this."""
        bucket = self._bucket(key, now)
        if bucket.has(now, cost):
            return
        burst, each = f"{self.rate.burst:g}", f"{self.rate.per_second:g}"
        seconds = max(1, ceil(bucket.wait(cost)))
        why = f"at most {burst}{self.unit} at once and {each}{self.unit} a second"
        raise Refusal("too-many", why, "refused-too-many-at-once", limit=burst, each=each, seconds=seconds)

    def use(self, key: str, now: float, many: int = 1) -> None:
        """Take what the key uses here."""
        self.take(key, now, many)
        if self.spent is not None:
            self.spent[key] += many

    def allows(self, key: str, now: float) -> bool:
        """Let the key have one if it may; return True if so."""
        allowed = self._bucket(key, now).has(now)
        if allowed:
            self.use(key, now)
        return allowed

    def take(self, key: str, now: float, many: int) -> None:
        """Take what the key has had by way of another process."""
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
    """The limits of the application; `factor` times as much for hosts among friends, and for measurements.

    Everything has a price in milliseconds of processor time. Its address pays it, and its person too where
    there is one: names are free, and so they buy nothing. Other limits are of things that have a meaning of
    their own. What a connection may cost, whatever it carries, is in `edge.py`. An address here is what
    `network` returns. If they are `shared` with other processes, these tell each other what was used up.
    """

    def __init__(self, factor: float = 1.0, shared: bool = False) -> None:
        def rate(burst: float, per_second: float, unit: str = "") -> Buckets:
            made = Buckets(Rate(burst, per_second) * factor, unit)
            made.spent = Counter() if shared else None
            return made

        self.server = rate(2_000, 250, " ms")
        """Milliseconds of this process, by address: requests, frames and new sockets, paid in advance."""
        self.server_wide = rate(8_000, 1_000, " ms")
        """The same, by the wider networks of an address."""
        self.server_each = rate(1_000, 100, " ms")
        """The same, by person."""
        self.workers = rate(240_000, 1_000, " ms")
        """Milliseconds of workers, by address: paid afterwards, when it is known how many they were."""
        self.workers_each = rate(60_000, 500, " ms")
        """The same, by person."""
        self.guests = rate(100, 0.5)
        """New identities, by address: a school class behind one address can come in at once."""
        self.sign_ins = rate(30, 0.1)
        """Tries to sign in, by address: whoever guesses is not helped by having many identities."""
        self.chat = rate(8, 0.5)
        """Lines of chat, by person."""
        self.nudges = rate(2, 1 / 30)
        """Reminders, by person and table."""
        self.sockets_each = int(24 * factor)
        """Open sockets of one person, or of one address without identity."""
        self.sockets_address = int(400 * factor)
        self.sockets = int(20_000 * factor)

    def charge(self, address: str, person: str | None, cost: int, now: float) -> None:
        """Take the price of something before it is done; raise a Refusal if either cannot pay."""
        nearest, *wider = networks(address)
        accounts = [(self.server, nearest), *((self.server_wide, one) for one in wider)]
        if person is not None:
            accounts.append((self.server_each, person))
        for buckets, key in accounts:
            buckets.check(key, now, cost)
        for buckets, key in accounts:
            buckets.use(key, now, cost)

    def check_work(self, address: str, person: str | None, now: float) -> None:
        """Raise a Refusal if earlier work has used up what workers may do for either."""
        self.workers.check(address, now)
        if person is not None:
            self.workers_each.check(person, now)

    @contextmanager
    def working(self, address: str, person: str | None) -> Iterator[None]:
        """Let workers that work meanwhile be paid for on this account."""
        is_over = False

        def pay(seconds: float) -> None:
            if is_over:  # a task that was begun meanwhile, such as a bot that goes on playing
                return
            now, cost = time.monotonic(), ceil(seconds * 1000)
            self.workers.use(address, now, cost)
            if person is not None:
                self.workers_each.use(person, now, cost)

        before = paid.set(pay)
        try:
            yield
        finally:
            is_over = True
            paid.reset(before)

    def spent(self) -> list[tuple[str, str, int]]:
        """Return what was used up here since the last time: of which limit, by whom, how much."""
        told: list[tuple[str, str, int]] = []
        for name, buckets in self._rates():
            if buckets.spent:
                told += [(name, key, many) for key, many in buckets.spent.most_common(MOST_TOLD)]
                buckets.spent.clear()
        return told

    def spend(self, spent: list[tuple[str, str, int]]) -> None:
        """Take what was used up elsewhere."""
        known, now = dict(self._rates()), time.monotonic()
        for name, key, many in spent:
            if name in known:
                known[name].take(key, now, many)

    def _rates(self) -> list[tuple[str, Buckets]]:
        return [(name, value) for name, value in vars(self).items() if isinstance(value, Buckets)]

    @staticmethod
    def check(buckets: Buckets, key: str, now: float) -> None:
        """Let the key have one; raise a Refusal if that is too much."""
        buckets.check(key, now)
        buckets.use(key, now)


class Turns:
    """Turns for what is dear, which addresses share fairly: what else there is to do is done between them."""

    def __init__(self, places: int = TURNS) -> None:
        self._queue = FairQueue(places)

    def of(self, address: str, cost: int) -> AbstractAsyncContextManager[object]:
        """Wait for a turn to do what costs so much, unless it is cheap."""
        return self._queue.place((address,), "") if cost >= DEAR_MS else nullcontext()

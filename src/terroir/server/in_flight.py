"""What is being sent to receivers now: no person, host or slow receiver holds up the notices of others."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Literal, Self
from urllib.parse import urlsplit

from terroir.store.people_rows import Channel

Lane = Literal["quick", "slow"]
MOST: dict[Lane, int] = {"quick": 64, "slow": 8}
"""How much is in flight at once, each in a thread: slow receivers have threads of their own."""
MOST_EACH = 2
"""How much of one person, and to one host."""
SLOW_S = 2.0
"""A host that has taken longer than this is slow."""
SLOW_FOR_S = 300.0
MOST_HOSTS = 10_000


class InFlight:
    """Counts what is in flight by lane, person and host, and remembers slow hosts for a while."""

    def __init__(self) -> None:
        self._channels: set[str] = set()
        self._lanes: Counter[Lane] = Counter()
        self._people: Counter[str] = Counter()
        self._hosts: Counter[str] = Counter()
        self._slow: OrderedDict[str, float] = OrderedDict()
        """Until when each host is taken to be slow."""

    def lane(self, channel: Channel) -> Lane:
        """Return where this is sent: apart from the others if it failed, or its host was slow a while ago."""
        is_slow = self._slow.get(host(channel), 0.0) > time.monotonic()
        return "slow" if channel.failed or is_slow else "quick"

    def has_room(self, channel: Channel) -> bool:
        """Return True if something may be sent by this channel now."""
        lane = self.lane(channel)
        return (
            channel.id not in self._channels
            and self._lanes[lane] < MOST[lane]
            and self._people[channel.person] < MOST_EACH
            and self._hosts[host(channel)] < MOST_EACH
        )

    def begin(self, channel: Channel) -> Flight:
        """Count this as in flight until the end of the context that is returned."""
        flight = Flight(self, channel.id, channel.person, host(channel), self.lane(channel))
        self._channels.add(flight.channel)
        self._lanes[flight.lane] += 1
        self._people[flight.person] += 1
        self._hosts[flight.host] += bool(flight.host)
        return flight

    def end(self, flight: Flight, took: float) -> None:
        self._channels.discard(flight.channel)
        self._lanes -= Counter([flight.lane])
        self._people -= Counter([flight.person])
        self._hosts -= Counter([flight.host])
        if flight.host and took > SLOW_S:
            self._slow[flight.host] = time.monotonic() + SLOW_FOR_S
            self._slow.move_to_end(flight.host)
            if len(self._slow) > MOST_HOSTS:
                self._slow.popitem(last=False)


class Flight:
    """Something that is being sent."""

    def __init__(self, among: InFlight, channel: str, person: str, host: str, lane: Lane) -> None:
        self._among = among
        self._begun = time.monotonic()
        self.channel = channel
        self.person = person
        self.host = host
        self.lane = lane

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._among.end(self, time.monotonic() - self._begun)


def host(channel: Channel) -> str:
    """Return the host that a channel leads to, or the service; nothing for mail, whose relay is our own."""
    if channel.kind == "mail":
        return ""
    address = urlsplit(channel.address)
    name = address.hostname or ""
    # Of services that have one host the address holds a token in its place.
    return name if "." in name or ":" in name or name == "localhost" else address.scheme

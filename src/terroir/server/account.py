"""The account of one connection: bytes and time are counted by one object, in every phase.

A phase allows some seconds; progress (content that arrives, or bytes that the client reads) buys more of
them, up to an end. What arrives and is no content (a head, chunk sizes and their extensions, trailers) is
overhead, and has an end too. `edge.py` adds up what the accounts of one address hold in memory.
"""

from __future__ import annotations

from enum import IntEnum, auto
from math import inf
from typing import NamedTuple

from terroir.server.limits import Bucket, Rate

HEAD = 16_384
"""Bytes of a request line and its headers; and of what is around a body: chunk sizes, trailers."""
FRAMING = 8
"""So many bytes around a body are free for each byte of it: a chunk of one byte takes five."""

FIRST_S = 10.0
"""Until the first byte of a new connection."""
HEAD_S = 10.0
"""From there to the end of the headers."""
BODY_S = 10.0
BODY_PER_S = 1_000
"""From there to the end of the body; each so many bytes of content allow a second more."""
BODY_MOST_S = 60.0
IDLE_S = 20.0
"""Between an answer and the next request."""
UNREAD_S = 30.0
READ_PER_S = 1_000
"""Until an answer is read; each so many bytes that the client reads allow a second more."""
ANSWER_S = 120.0
"""An answer of any length has to be read at a rate at which it takes no longer than this."""
MESSAGE_S = 20.0
"""From the first byte of a message on a socket to its last one."""
GRACE_S = 5.0
"""How long a connection that ends may take to send what is left."""

FRAMES = Rate(600, 100)
"""Frames of any kind of one socket: pings and empty fragments too."""
BYTES = Rate(262_144, 32_768)
"""Bytes of one socket."""


class Phase(IntEnum):
    """What a connection is doing."""

    FIRST = auto()
    HEAD = auto()
    BODY = auto()
    WORK = auto()
    """The whole request is here: the client waits for the application."""
    ANSWER = auto()
    """An answer waits for the client to read it."""
    IDLE = auto()
    SOCKET = auto()
    MESSAGE = auto()
    """A message of a socket has begun and not ended."""
    END = auto()


class Allowance(NamedTuple):
    """What a connection may take in one phase, and the reasons for which it ends otherwise."""

    seconds: float = inf
    most_s: float = inf
    per_s: float = inf
    """Bytes of progress that allow another second."""
    overhead: float = inf
    late: str = ""
    """Empty if the client is not to blame."""
    over: str = ""


ALLOWANCES = {
    Phase.FIRST: Allowance(FIRST_S, late="silent"),
    Phase.HEAD: Allowance(HEAD_S, late="slow", overhead=HEAD, over="headers"),
    Phase.BODY: Allowance(BODY_S, BODY_MOST_S, BODY_PER_S, HEAD, "slow", "framing"),
    Phase.WORK: Allowance(overhead=HEAD, over="pipelined"),  # line ends, which are no request yet
    Phase.ANSWER: Allowance(UNREAD_S, per_s=READ_PER_S, late="unread"),
    Phase.IDLE: Allowance(IDLE_S),
    Phase.SOCKET: Allowance(),
    Phase.MESSAGE: Allowance(MESSAGE_S, late="slow"),
    Phase.END: Allowance(GRACE_S, overhead=HEAD, over="framing"),
}


class Account:
    """What one connection has taken in the phase it is in."""

    __slots__ = (
        "_allowed",
        "_bytes",
        "_frames",
        "_per_s",
        "_stopped",
        "arrived",
        "phase",
        "progress",
        "since",
    )

    def __init__(self, now: float) -> None:
        self._bytes: Bucket | None = None
        self._frames: Bucket | None = None
        self.enter(Phase.FIRST, now)

    def enter(self, phase: Phase, now: float, waiting: int = 0) -> None:
        """Begin a phase; `waiting` are the bytes of an answer that the client has to read."""
        self.phase = phase
        self.since = now
        self.arrived = 0
        self.progress = 0
        """Bytes of content that arrived, or of an answer that were read."""
        self._allowed = ALLOWANCES[phase]
        self._per_s = max(self._allowed.per_s, waiting / ANSWER_S)
        self._stopped: float | None = None

    def open_socket(self, factor: float, now: float) -> None:
        """Count frames and bytes as those of a socket from now on."""
        self._frames, self._bytes = Bucket(FRAMES * factor, now), Bucket(BYTES * factor, now)
        self.enter(Phase.SOCKET, now)

    def arrive(self, size: int, now: float) -> str:
        """Count bytes before anything is done about them; return the reason to end the connection, if any."""
        self.arrived += size
        if self._bytes is not None and not self._bytes.allows(now, size):
            return "bytes"
        overhead = self.arrived - (FRAMING + 1) * self.progress
        return self._allowed.over if overhead > self._allowed.overhead else ""

    def allows_frames(self, count: int, now: float) -> bool:
        """Count frames of a socket; return False if there were too many."""
        return self._frames is not None and self._frames.allows(now, count)

    def stop(self, now: float) -> None:
        """Let time stand still: it is the application that does not read."""
        if self._stopped is None:
            self._stopped = now

    def go_on(self, now: float) -> None:
        """Let time go on."""
        if self._stopped is not None:
            self.since += now - self._stopped
            self._stopped = None

    def left(self, now: float) -> float:
        """Return the seconds that are left of this phase."""
        if self._stopped is not None:
            return inf
        allowed, bought = self._allowed, self.progress / self._per_s
        return self.since + min(allowed.most_s, allowed.seconds + bought) - now

    @property
    def late(self) -> str:
        """The reason to end the connection when no time is left; empty if the client is not to blame."""
        return self._allowed.late

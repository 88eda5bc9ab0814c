"""Telling many sockets something: a few at a time, so that others are served in between, and in order."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from terroir.server.connection import Connection
from terroir.server.logs import fail

AT_ONCE = 16
"""Sockets that are written to before the event loop turns to others."""
MOST_WAITING = 30
"""With more than this to tell, the crowd is told in one go: it must not fall further and further behind."""

Frame = Callable[[Connection], bytes | None]
"""What this socket is told, if anything."""


def same(frame: bytes) -> Frame:
    """The same for every socket."""
    return lambda connection: frame


class Crowd:
    """Those who look on at one table: players do not wait for them."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Frame, Iterator[Connection]]] = deque()

    def tell(self, frame: Frame, to: Iterable[Connection]) -> None:
        """After what was to be told before, tell this to all who are here now."""
        self._waiting.append((frame, iter(tuple(to))))
        if len(self._waiting) == 1:
            self._go_on()

    def _go_on(self) -> None:
        left = AT_ONCE if len(self._waiting) <= MOST_WAITING else sys.maxsize
        while self._waiting and left:
            frame, to = self._waiting[0]
            try:
                for connection in islice(to, left):
                    left -= 1
                    if (written := frame(connection)) is not None:
                        connection.send_bytes(written)
            except Exception:
                fail("those who look on could not be told")  # what comes after is told all the same
                left = max(1, left)
            if left:
                self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)

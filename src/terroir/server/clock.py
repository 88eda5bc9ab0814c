"""The time of a server: that of the wall when it began, and from then on one that never jumps."""

from __future__ import annotations

import time


class Clock:
    """Milliseconds since 1970. Somebody who sets the machine's clock moves nobody's deadline."""

    def __init__(self) -> None:
        self._began = time.time() - time.monotonic()

    def now_ms(self) -> int:
        return int((self._began + time.monotonic()) * 1000)

"""A server that says what its event loop takes: `python -m tests.server.watched FILE serve …`.

Everything else is the real thing. FILE holds the processor time of the slowest callback since it was last
set to zero, and what that callback was.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time
from asyncio import events
from pathlib import Path

from terroir.cli.main import app
from terroir.server import serving

SIZE = 4096


def watch(file: Path) -> None:
    """Measure every callback from now on."""
    with file.open("r+b") as opened:
        board = mmap.mmap(opened.fileno(), SIZE)
    run = events.Handle._run

    def timed(handle: events.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        took = time.thread_time() - begun
        if took > struct.unpack_from("d", board)[0]:
            struct.pack_into("d", board, 0, took)
            board[8:] = repr(handle).encode()[: SIZE - 8].ljust(SIZE - 8, b"\0")

    events.Handle._run = timed  # type: ignore[method-assign]
    serving._loop_factory = lambda: None  # the loop of Python itself, whose callbacks can be measured


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    app(sys.argv[2:])

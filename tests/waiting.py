"""Waiting for conditions, however busy the machine is; promises in seconds are held to on a quiet one."""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

PATIENCE = 300.0
"""Seconds after which what has not come will never come."""
HELD = os.environ.get("TERROIR_PROMISES", "0") not in ("", "0")
"""Whether promises are held to: `./run faults --promises`, on a machine with nothing else to do."""

Found = TypeVar("Found")


def wait_for(condition: Callable[[], Found | None], otherwise: str) -> Found:
    """What the condition says once it says anything."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, otherwise
        time.sleep(0.01)
    return found


async def reached(condition: Callable[[], object], otherwise: str) -> None:
    """The same, while other tasks go on."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, otherwise
        await asyncio.sleep(0.005)


def hold(promised: float, took: float) -> None:
    assert took <= promised or not HELD, f"{took:.2f} s instead of {promised}"


@contextmanager
def promised(seconds: float) -> Iterator[None]:
    """What is done here takes no longer, if promises are held to."""
    begun = time.monotonic()
    yield
    hold(seconds, time.monotonic() - begun)

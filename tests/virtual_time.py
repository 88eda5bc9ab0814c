"""An event loop whose time passes at once, so that tests of waiting are exact and quick."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Found = TypeVar("Found")


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop that sleeps by setting its clock forward."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        selector: Any = self._selector  # type: ignore[attr-defined]
        select = selector.select

        def jump(timeout: float | None) -> Any:
            assert timeout is not None, "everybody waits for something that never comes"
            self._now += timeout
            return select(0)

        selector.select = jump

    def time(self) -> float:
        return self._now


def run(work: Coroutine[Any, Any, Found]) -> Found:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)

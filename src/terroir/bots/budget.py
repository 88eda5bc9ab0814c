"""How much a bot may think, in nodes or in time; and how it is told to stop."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

SLICE = 0.008
"""Seconds of work between two looks at the clock and at whether somebody has cancelled."""

PATIENCE = 5.0
"""Seconds after which people have waited long enough: where the rules run interpreted, nodes take long."""

_UNITS = {"ms": 1, "s": 1000, "m": 60_000}


def never() -> bool:
    """Nobody cancels."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost. Nodes are what a bot counts its work in; with nodes alone it is repeatable.

    Where nothing is said, a bot thinks as much as its code says. `cancelled` is asked every few
    milliseconds, from the thread that thinks: once it is true the bot answers with the best so far.
    """

    nodes: int | None = None
    milliseconds: int | None = None
    cancelled: Callable[[], bool] = never

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`1000` nodes, `250ms`, `1s` or `2m`; ValueError for anything else."""
        found = re.fullmatch(r"([1-9][0-9]{0,8})(ms|s|m)?", text, re.ASCII)
        if not found:
            raise ValueError("a number of nodes, or a time such as 250ms or 1s")
        number, unit = int(found[1]), found[2]
        return cls(milliseconds=number * _UNITS[unit]) if unit else cls(nodes=number)

    def __str__(self) -> str:
        if self.milliseconds is None:
            return "" if self.nodes is None else str(self.nodes)
        whole = self.milliseconds % 1000 == 0
        return f"{self.milliseconds // 1000}s" if whole else f"{self.milliseconds}ms"

    def within(self, own: Budget) -> Budget:
        """This budget, with what a bot allows itself where it says nothing."""
        if self.nodes is None and self.milliseconds is None:
            return Budget(own.nodes, own.milliseconds, self.cancelled)
        return self


def patient() -> Budget:
    """What a bot allows itself, but no longer than people like to wait."""
    end = time.monotonic() + PATIENCE
    return Budget(cancelled=lambda: time.monotonic() >= end)


class Work:
    """The thinking of one decision, done in slices: ask `more`, do that many nodes, and ask again."""

    def __init__(self, own: Budget, given: Budget | None) -> None:
        self.budget = own if given is None else given.within(own)
        self.done = 0
        self._begun = self._last = time.perf_counter()
        self._slice = 0
        self._rate = 0.0

    @property
    def left(self) -> float:
        """The part of the budget that is left, from 1 to 0."""
        budget, parts = self.budget, [1.0]
        if budget.nodes:
            parts.append(1 - self.done / budget.nodes)
        if budget.milliseconds:
            parts.append(1 - (time.perf_counter() - self._begun) * 1000 / budget.milliseconds)
        return max(0.0, min(parts))

    @property
    def stopped(self) -> bool:
        """Nothing is left, or somebody cancelled."""
        return self.left <= 0 or self.budget.cancelled()

    @property
    def is_late(self) -> bool:
        """A quarter more time than there was has gone by: what is not done by now is left undone."""
        given = self.budget.milliseconds
        return given is not None and (time.perf_counter() - self._begun) * 1000 > given * 1.25

    def spend(self, nodes: int) -> None:
        """These nodes were done."""
        self.done += nodes

    def more(self, wanted: int) -> int:
        """How many of the wanted nodes to do now: some milliseconds' worth, none once it is over."""
        now = time.perf_counter()
        if self._slice:
            self.done += self._slice
            self._rate = self._slice / max(now - self._last, 1e-6)
        self._last, self._slice = now, 0
        if not self.stopped:
            rest = wanted if self.budget.nodes is None else min(wanted, self.budget.nodes - self.done)
            self._slice = max(0, min(rest, max(1, int(self._rate * SLICE))))
        return self._slice

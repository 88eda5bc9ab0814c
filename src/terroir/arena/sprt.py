"""Is one bot better than another by a given margin? A sequential test that stops as soon as it can tell.

The generalised sequential probability ratio test on the mean score of a deal: with duplicate deals the games
of one deal are a pair (or more), and their luck cancels out of the variance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

from terroir.arena.match import Result

ERROR = 0.05
"""How often the test may accept either hypothesis wrongly."""
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 8
"""Deals before the variance can be estimated at all."""


def expected(elo: float) -> float:
    """The score of somebody stronger by that many Elo."""
    return float(1 / (1 + 10 ** (-elo / 400)))


@dataclass(slots=True)
class Sprt:
    """The test of the first bot against the second: `low` Elo better at most, or `high` at least?"""

    first: str
    second: str
    low: float
    high: float
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, deal: Sequence[Result]) -> None:
        """The games of one more deal; those without both bots say nothing."""
        scores = [score for result in deal for score in duels(result, self.first, self.second)]
        if scores:
            score = sum(scores) / len(scores)
            self.deals += 1
            self.total += score
            self.squares += score * score

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the deals are if the first bot is `high` Elo better."""
        if self.deals < FEWEST:
            return 0.0
        mean = self.total / self.deals
        # A deal won and one lost are imagined, or the variance would be zero when all deals went one way.
        spread = self.squares - self.deals * mean * mean + mean * mean + (1 - mean) ** 2
        variance = spread / self.deals
        s0, s1 = expected(self.low), expected(self.high)
        return self.deals * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)

    @property
    def verdict(self) -> bool | None:
        """True: better by `high`; False: not better than `low`; None: not decided yet."""
        ratio = self.ratio
        return True if ratio >= BOUND else False if ratio <= -BOUND else None


def pairs(bots: Sequence[str], low: float, high: float) -> tuple[Sprt, ...]:
    """A test of each bot against every one named after it."""
    return tuple(Sprt(first, second, low, high) for first, second in combinations(dict.fromkeys(bots), 2))


def duels(result: Result, first: str, second: str) -> list[float]:
    """What a bot scored against every seat of another: 1 for more of the victory, else ½ or 0."""
    mine = [part for code, part in zip(result.bots, result.won, strict=True) if code == first]
    theirs = [part for code, part in zip(result.bots, result.won, strict=True) if code == second]
    return [0.5 + 0.5 * ((a > b) - (a < b)) for a in mine for b in theirs]

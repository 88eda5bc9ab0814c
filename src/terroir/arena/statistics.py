"""What a series of games shows, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

from terroir.arena.match import Result

SURE = 0.95
Z = NormalDist().inv_cdf(0.5 + SURE / 2)


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate, and the bounds between which the truth lies with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Line:
    """How somebody did: a bot, or whoever sat on a seat."""

    who: str
    games: int
    wins: Interval
    score: Interval


def wilson(successes: float, trials: int) -> Interval:
    """The share of successes with Wilson's interval, which also holds near 0 and 1 and for few trials."""
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = successes / trials, Z * Z
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = Z / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Interval:
    """The mean with its normal interval."""
    value = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(value, value - reach, value + reach)


def by_bot(results: Iterable[Result]) -> list[Line]:
    """One line for each bot, in alphabetical order; a bot on several seats counts for each."""
    return _lines(results, lambda result, seat: result.bots[seat])


def by_seat(results: Iterable[Result]) -> list[Line]:
    """One line for each seat, counted from 1."""
    return _lines(results, lambda result, seat: str(seat + 1))


def _lines(results: Iterable[Result], who: Callable[[Result, int], str]) -> list[Line]:
    found: dict[str, list[tuple[float, int]]] = {}
    for result in results:
        for seat, score in enumerate(result.scores):
            found.setdefault(who(result, seat), []).append((result.won[seat], score))
    return [
        Line(name, len(seats), wilson(sum(won for won, _ in seats), len(seats)), mean([s for _, s in seats]))
        for name, seats in sorted(found.items())
    ]

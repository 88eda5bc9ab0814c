"""What a series of games shows, and how sure one can be of it.

Games of one deal, and seats of one game, depend on each other: intervals are clustered by deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist

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
    """How somebody did: a bot, or whoever sat on a seat. `seconds` are those of deciding, a game."""

    who: str
    games: int
    wins: Interval
    score: Interval
    seconds: float


def wilson(successes: float, trials: float) -> Interval:
    """The share of successes with Wilson's interval, which also holds near 0 and 1 and for few trials."""
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = successes / trials, Z * Z
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = Z / (1 + z2 / trials) * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


Clusters = Sequence[Sequence[float]]
"""Values that depend on each other, together."""


def mean(clusters: Clusters) -> Interval:
    """The mean of all values, with the interval that independent clusters allow."""
    value, variance = _mean_and_variance(clusters)
    reach = student(len(clusters) - 1) * sqrt(variance) if len(clusters) > 1 else inf
    return Interval(value, value - reach, value + reach)


def share(clusters: Clusters) -> Interval:
    """The mean of values from 0 to 1: Wilson's interval for as many trials as the clusters are worth."""
    value, variance = _mean_and_variance(clusters)
    if variance <= 1e-18:  # every deal gave the same: they show no variance, but there may be some
        return wilson(value * len(clusters), len(clusters))
    worth = value * (1 - value) / variance * (Z / student(len(clusters) - 1)) ** 2
    return wilson(value * worth, worth)


def _mean_and_variance(clusters: Clusters) -> tuple[float, float]:
    """The ratio estimator of cluster sampling, and its variance."""
    total = sum(len(cluster) for cluster in clusters)
    value = sum(sum(cluster) for cluster in clusters) / total
    spread = sum((sum(cluster) - value * len(cluster)) ** 2 for cluster in clusters)
    few = len(clusters) / max(1, len(clusters) - 1)
    return value, few * spread / total**2


def student(freedom: int) -> float:
    """Student's quantile for 95 %, by Cornish and Fisher's expansion; exact enough from three on."""
    if freedom < 3:
        return (inf, 12.706, 4.303)[freedom]
    z3, z5, z7 = Z**3, Z**5, Z**7
    return (
        Z
        + (z3 + Z) / (4 * freedom)
        + (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom**2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom**3)
    )


def by_bot(results: Iterable[Result]) -> list[Line]:
    """One line for each bot, in alphabetical order; a bot on several seats counts for each."""
    return _lines(results, lambda result, seat: result.bots[seat])


def by_seat(results: Iterable[Result]) -> list[Line]:
    """One line for each seat, counted from 1."""
    return _lines(results, lambda result, seat: str(seat + 1))


def _lines(results: Iterable[Result], who: Callable[[Result, int], str]) -> list[Line]:
    found: dict[str, dict[int, list[tuple[float, int, float]]]] = {}
    for result in results:
        for seat, part in enumerate(result.won):
            deals = found.setdefault(who(result, seat), {})
            deals.setdefault(result.deal, []).append((part, result.scores[seat], result.thought[seat]))
    return [_line(name, deals) for name, deals in sorted(found.items())]


def _line(who: str, deals: Mapping[int, Sequence[tuple[float, int, float]]]) -> Line:
    games = [game for played in deals.values() for game in played]
    wins = share([[won for won, _, _ in played] for played in deals.values()])
    score = mean([[score for _, score, _ in played] for played in deals.values()])
    return Line(who, len(games), wins, score, sum(seconds for _, _, seconds in games) / len(games))

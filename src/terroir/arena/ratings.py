"""Ratings of bots that met at tables of any size: Plackett and Luce's model, by openskill."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from terroir.arena.match import Result


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, and how sure that is: 25 is the mean of all, sigma a standard deviation."""

    mu: float
    sigma: float


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """The rating of every bot after all these games, in the order of their numbers."""
    # Bots do not change from game to game, so nothing is forgotten: tau, which would add doubt, is 0.
    model = PlackettLuce(tau=0.0)
    rated: dict[str, PlackettLuceRating] = {}
    for result in sorted(results, key=lambda result: result.number):
        if len(set(result.bots)) < 2:
            continue
        teams = [[rated.setdefault(code, model.rating())] for code in result.bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks(result)])]
        for code in set(result.bots):
            # A bot on several seats learns from each of them, as the mean.
            own = [rating for rating, bot in zip(after, result.bots, strict=True) if bot == code]
            rated[code] = model.rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return {code: Rating(rating.mu, rating.sigma) for code, rating in sorted(rated.items())}


def ranks(result: Result) -> list[int]:
    """Places counted from 1: the winners share the first, the others follow by score, faults come last."""
    return places(result.scores, result.winners, {seat for seat, _ in result.faults})


def places(scores: Sequence[int], winners: Container[int], lost: Container[int]) -> list[int]:
    """The same of any game: whoever has `lost` comes behind the others."""
    order = [
        (False, False, 0) if seat in winners else (True, seat in lost, -score)
        for seat, score in enumerate(scores)
    ]
    return [1 + sum(other < own for other in order) for own in order]

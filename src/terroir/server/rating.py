"""How strong somebody is, as far as their games tell: the model and its numbers (docs/ratings.md).

Bradley and Terry's model by openskill: everybody at a table is compared with everybody else there. Unlike
Plackett and Luce's, which the arena takes for series at tables of one size, its points mean the same at
tables of two and of six.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, hypot, sqrt
from typing import NamedTuple

from openskill.models import BradleyTerryFull

MEAN, POINTS = 25.0, 30.0
"""Shown is 1500 for the mean, and 30 points for one of the model: 200 points more win three of four games."""
MIDDLE = 1500
FLOOR = 2.5
"""Nobody is ever surer known than this: who has played for years can still move."""
ALERT = 5.0
"""As unsure as this is somebody whose results have been surprising for some time."""
MEMORY = 0.15
"""What the last game counts in that; the games before count for the rest."""
STARTLING = 1.8
"""Standard deviations of that mean which are no chance any more."""
TOGETHER = 1 / 3
"""How results against several at one table hang together: to be first is to be before all of them."""
BEYOND = 400 / POINTS
"""Nobody rises further than this above the strongest whom they left behind: who always wins against the weak
is stronger than they are, and nobody knows how much."""
ANCHOR = 0.1
"""How sure it is what a bot of a fixed strength is worth."""
PROVISIONAL = 10
"""With fewer games than this a rating says little, and stands in no list."""

MODEL = BradleyTerryFull()
WIDTH = sqrt(2) * MODEL.beta
"""In points of the model, by which chances fall off with the distance."""


class Skill(NamedTuple):
    """What is known of how strong somebody is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    surprise: float = 0.0
    """How much better than expected their last games were, in standard deviations, as a mean that forgets."""

    @property
    def points(self) -> int:
        return round(MIDDLE + (self.mu - MEAN) * POINTS)

    @property
    def give_or_take(self) -> int:
        """In 95 of 100 cases they are within so many points of it."""
        return round(2 * self.sigma * POINTS)


def anchor(points: int) -> Skill:
    """A bot whose strength is known."""
    return Skill(MEAN + (points - MIDDLE) / POINTS, ANCHOR)


def rated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What a game tells of everybody in it, by their places; equal places are a draw."""
    alerted = [_alerted(before, places, seat) for seat in range(len(before))]
    teams = [[MODEL.rating(skill.mu, skill.sigma)] for skill in alerted]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Skill(min(team[0].mu, _highest(before, places, seat)), max(team[0].sigma, FLOOR), skill.surprise)
        for seat, (team, skill) in enumerate(zip(after, alerted, strict=True))
    ]


def _highest(before: Sequence[Skill], places: Sequence[int], seat: int) -> float:
    """What somebody can rise to by this game, in points of the model."""
    behind = [
        skill.mu for other, skill in enumerate(before) if other != seat and places[other] >= places[seat]
    ]
    return max(before[seat].mu, max(behind, default=0.0) + BEYOND)


def _alerted(before: Sequence[Skill], places: Sequence[int], seat: int) -> Skill:
    """Somebody with the surprise of this game, and as unsure as that makes them."""
    mine, better, variance = before[seat], 0.0, 0.0
    for other, skill in enumerate(before):
        if other != seat:
            width = hypot(WIDTH, mine.sigma, skill.sigma)
            chance = 1 / (1 + exp((skill.mu - mine.mu) / width))
            better += (places[seat] < places[other]) + 0.5 * (places[seat] == places[other]) - chance
            variance += chance * (1 - chance)
    deviation = sqrt(variance * (1 + TOGETHER * (len(before) - 2)))
    surprise = (1 - MEMORY) * mine.surprise + MEMORY * better / deviation
    startled = abs(surprise) > STARTLING * sqrt(MEMORY / (2 - MEMORY))
    return Skill(mine.mu, max(mine.sigma, ALERT) if startled else mine.sigma, surprise)

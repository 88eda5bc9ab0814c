"""Whether ratings find out how strong somebody is, and how soon: docs/ratings.md.

    ./run bench ratings             bots at real games, and people of known strength; writes figures and plot
    ./run bench ratings --quick     fewer of them, and nothing is written

Bots play each other from 1500 on, as people would who meet for the first time. People are drawn: whoever is
stronger comes in before another as often as Bradley and Terry say, at tables of two to six with bots whose
strength never changes. In the middle somebody gets stronger by 200 points from one game to the next.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from random import Random
from statistics import fmean, pstdev, quantiles

from bench.kept import DATA, Row, commit
from bench.ratings_plot import draw
from terroir.arena.match import Table
from terroir.arena.ratings import ranks
from terroir.arena.series import play_series
from terroir.core.registry import load
from terroir.server.rating import FLOOR, MIDDLE, POINTS, WIDTH, Skill, anchor, rated
from tools.environment import ROOT

FIGURES, PLOT = DATA / "ratings.json", ROOT / "docs" / "images" / "ratings.png"
LADDERS = {
    ("citrus", 2): ("random", "greedy", "beam", "mc:60"),
    ("chicoree", 2): ("random", "mc:8:loss=50:blind=hand+debts+shops+starts+tokens", "greedy", "mix:200"),
}
"""Bots that are known to be ever stronger at tables of that size: docs/data, strength and ladder."""
GAMES = 30
"""Of each bot."""
JUMP = 200
AFTER = (5, 10, 20, 40)
"""Games after the jump."""


# ---- bots at real games -----------------------------------------------------------
def bots_rated(game: str, players: int, bots: tuple[str, ...], seed: int) -> list[list[int]]:
    """The points of each of the bots after each of its games."""
    table = Table(game, players, (), bots, seed)
    number = GAMES * len(bots) // players
    skills, course = {bot: Skill() for bot in bots}, {bot: [MIDDLE] for bot in bots}
    for result in sorted(play_series(table, number, 1), key=lambda one: one.number):
        after = rated([skills[bot] for bot in result.bots], ranks(result))
        for bot, skill in zip(result.bots, after, strict=True):
            skills[bot] = skill
            course[bot].append(skill.points)
    return [course[bot] for bot in bots]


def ladder(game: str, players: int, bots: tuple[str, ...], series: int) -> Row:
    """How often the bots stand in the right order after so many games each."""
    found = [bots_rated(game, players, bots, seed) for seed in range(series)]
    ends = [[course[-1] for course in one] for one in found]
    return {
        "game": game,
        "players": players,
        "bots": bots,
        "series": series,
        "ordered": sum(end == sorted(end) for end in ends),
        "points": [round(fmean(end[at] for end in ends)) for at in range(len(bots))],
        "course": found[0],
    }


# ---- people of known strength -------------------------------------------------------
@dataclass(frozen=True)
class Person:
    """Somebody whose strength is known to us and not to the ratings."""

    players: int
    games: int
    """Before the jump."""
    start: int = 1350

    def play(self, seed: int, more: int) -> Iterator[Skill]:
        """What they are rated after every game, with `more` games after the jump."""
        rng, skill = Random(f"{seed}/{self}"), Skill()
        for number in range(self.games + more):
            strength = self.start + (JUMP if number >= self.games else 0)
            others = [rng.choice(range(1200, 1801, 50)) for _ in range(self.players - 1)]
            skill = rated([skill, *map(anchor, others)], places([strength, *others], rng))[0]
            yield skill


def places(strengths: Sequence[int], rng: Random) -> list[int]:
    """Where everybody comes in: the odds of any two are those of their distance, whoever else is there."""
    shown = [strength / POINTS - WIDTH * log(-log(rng.random())) for strength in strengths]
    return [1 + sum(other > own for other in shown) for own in shown]


def follows(players: int, games: int, people: int) -> Row:
    """How well somebody is known after so many games, and how soon the ratings follow when they improve."""
    who = Person(players, games)
    courses = [list(who.play(seed, max(AFTER))) for seed in range(people)]
    before = [course[games - 1] for course in courses]
    way = [[(course[games - 1 + at].points - who.start) / JUMP for course in courses] for at in AFTER]
    better = who.start + JUMP
    return {
        "players": players,
        "games": games,
        "people": people,
        "off": round(fmean(abs(skill.points - who.start) for skill in before)),
        "within": round(fmean(holds(skill, who.start) for skill in before), 3),
        "way": dict(zip(map(str, AFTER), (round(fmean(ways), 2) for ways in way), strict=True)),
        "followed": round(
            fmean(any(holds(skill, better) for skill in course[games : games + 20]) for course in courses), 3
        ),
        "a_game": round(fmean(abs(one[games - 1].points - one[games - 2].points) for one in courses)),
        "bands": [_band([course[at].points for course in courses]) for at in range(games + max(AFTER))],
    }


def _band(points: list[int]) -> list[int]:
    """The middle, and between what eight of ten are."""
    tenths = quantiles(points, n=10)
    return [round(fmean(points)), round(tenths[0]), round(tenths[-1])]


def holds(skill: Skill, strength: int) -> bool:
    """Whether what is said of somebody is true of them."""
    return abs(skill.points - strength) <= skill.give_or_take


def levels_ordered(game: str, players: int, series: int) -> Row:
    """How often people as strong as the levels of a game come into their order, beginning at 1500."""
    strengths = sorted(load(game).ratings.values())
    whole, pairs = 0, list[bool]()
    for seed in range(series):
        rng, skills = Random(f"{seed}/{game}/{players}"), [Skill() for _ in strengths]
        for _ in range(GAMES * len(strengths) // players):
            table = rng.sample(range(len(strengths)), players)
            after = rated([skills[one] for one in table], places([strengths[one] for one in table], rng))
            for one, skill in zip(table, after, strict=True):
                skills[one] = skill
        points = [skill.points for skill in skills]
        whole += points == sorted(points)
        pairs += [low < high for low, high in combinations(points, 2)]
    return {
        "game": game,
        "players": players,
        "series": series,
        "whole": round(whole / series, 2),
        "pairs": round(fmean(pairs), 3),
    }


def among_themselves(people: int, games: int, seed: int) -> Row:
    """People without any bots, who meet at tables of two to six: are they known, and does the scale stay?"""
    rng = Random(seed)
    strengths = [round(rng.gauss(MIDDLE, 150)) for _ in range(people)]
    skills = [Skill() for _ in range(people)]
    for _ in range(people * games // 4):
        table = rng.sample(range(people), rng.randint(2, 6))
        after = rated([skills[one] for one in table], places([strengths[one] for one in table], rng))
        for one, skill in zip(table, after, strict=True):
            skills[one] = skill
    middle = fmean(strengths) - fmean(skill.points for skill in skills)
    return {
        "people": people,
        "games": games,
        "off": round(fmean(abs(s.points + middle - t) for s, t in zip(skills, strengths, strict=True))),
        "middle": round(fmean(skill.points for skill in skills)),
        "spread": [round(pstdev(strengths)), round(pstdev([skill.points for skill in skills]))],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench ratings", description=__doc__)
    parser.add_argument("--draw", action="store_true", help="only draw what is known")
    parser.add_argument("--quick", action="store_true", help="few games, and nothing is written")
    asked = parser.parse_args()
    if asked.draw:
        draw(json.loads(FIGURES.read_text("utf-8")), PLOT)
        return
    quick: bool = asked.quick
    series, people = (1, 40) if quick else (6, 400)
    found: Row = {
        "commit": commit(),
        "ladders": [ladder(*where, bots, series) for where, bots in LADDERS.items()],
        "levels": [levels_ordered(game, players, people) for game, _ in LADDERS for players in (2, 4)],
        "people": [follows(players, 60, people) for players in (2, 3, 4, 6)],
        "veterans": [follows(players, 600, people // 4) for players in (2, 4)],
        "among": among_themselves(40, 60, 1),
    }
    for row in found["ladders"]:
        print(
            f"{row['game']} of {row['players']}: ordered {row['ordered']} of {row['series']}, {row['points']}"
        )
    for row in found["levels"]:
        print(row)
    for row in (*found["people"], *found["veterans"]):
        print({key: value for key, value in row.items() if key != "bands"})
    print(found["among"], f"never surer than ± {round(2 * FLOOR * POINTS)}")
    if not quick:
        draw(found, PLOT)
        FIGURES.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""How good the mixtures of sealed bids and challenges are: what a seat could gain by leaving them.

    ./run bench stage_game              1,000 random cases, at tables of 2 to 6
    ./run bench stage_game --json

A case is good when no seat could gain more than 2.5 % of the largest prize at stake. What is known is written
into docs/data/analysis.json.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from random import Random
from statistics import median

from bench.kept import ANALYSIS, Row, commit, keep
from terroir.games.chicoree.bots.secret_choices import GOOD, MOST
from terroir.games.chicoree.bots.stage_game import StageGame
from terroir.games.chicoree.bots.terms import LEVELS, TYPES

BOUND = 0.025


@dataclass(frozen=True)
class Case:
    """A random stage game, and the prize at stake for each seat."""

    game: StageGame
    prizes: list[float]

    def solve(self) -> float:
        """The best deviation of any seat once it is solved, as a part of the largest prize."""
        self.game.solve(GOOD * max(self.prizes), MOST)
        return max(self.game.deviation(i) for i in range(len(self.prizes))) / max(self.prizes)


def case(number: int) -> Case:
    """The random case of that number: sealed bids or a challenge, as they come up at tables."""
    luck = Random(number)
    seats, types = luck.randint(2, 6), luck.choice((1, 2, 4, TYPES))
    make = challenge if luck.random() < 0.4 else sealed
    return make(luck, seats, types)


def sealed(luck: Random, seats: int, types: int) -> Case:
    """A card worth 0 to 40 tokens, purses of up to 39, and harm to some when others take it."""
    levels = luck.randint(6, LEVELS)
    game, prizes = StageGame(seats, levels, False), []
    for i in range(seats):
        purse, stakes = luck.randint(2, levels - 1), []
        for _ in range(types):
            prize = luck.choice((0.5, luck.uniform(1, 8), luck.uniform(2, 20), luck.uniform(5, 40)))
            token = luck.uniform(0.6, 1.4)
            costs = [token * bid if bid <= purse else None for bid in range(levels)]
            harm = [
                0.0 if j == i or luck.random() < 0.5 else luck.uniform(0, prize / 2) for j in range(seats)
            ]
            game.add_type(i, prize, costs, harm)
            stakes.append(prize)
        prizes.append(max(stakes))
    return Case(game, prizes)


def challenge(luck: Random, seats: int, types: int) -> Case:
    """Up to 15 flowers, which cost up to a token and a half each; the prize is twice what can be shown."""
    levels = luck.randint(4, 16)
    game, prizes = StageGame(seats, levels, True, luck.randint(1, 3)), []
    for i in range(seats):
        stakes = []
        for _ in range(types):
            shown = luck.sample(range(1, levels), luck.randint(0, levels - 2))
            token = luck.uniform(0.2, 1.5)
            costs = [luck.uniform(0, 2), *(token * f if f in shown else None for f in range(1, levels))]
            game.add_type(i, 1.0, costs, [0.0] * seats)
            stakes.append(2.0 * max(shown, default=1))
        prizes.append(max(stakes))
    return Case(game, prizes)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cases", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    deviations, seconds = [], []
    for number in range(chosen.cases):
        made, begun = case(number), time.process_time()
        deviations.append(made.solve())
        seconds.append(time.process_time() - begun)
    found: Row = {
        "what": "sealed bids",
        "game": "chicoree",
        "cases": chosen.cases,
        "good": sum(deviation <= BOUND for deviation in deviations) / chosen.cases,
        "bound": BOUND,
        "median_deviation": round(median(deviations), 4),
        "worst_deviation": round(max(deviations), 4),
        "median_ms": round(1000 * median(seconds), 2),
        "worst_ms": round(1000 * max(seconds), 1),
    }
    keep(ANALYSIS, {**found, "commit": commit()}, ("what", "game"))
    if chosen.json:
        print(json.dumps(found))
        return
    print(f"{100 * found['good']:.1f} % of {chosen.cases} cases within {100 * BOUND} % of the prize")
    middle, worst = 100 * found["median_deviation"], 100 * found["worst_deviation"]
    print(f"deviation: median {middle:.2f} %, worst {worst:.2f} %")
    print(f"time: median {found['median_ms']:.2f} ms, worst {found['worst_ms']:.1f} ms")


if __name__ == "__main__":
    main()

"""How sure a lead is in Citrus: `doubt` and `doubt_left` of the evaluation, fitted to games of rung 2.

    ./run bench doubt --games 400     play, fit to one half of the games, and try it on the other

Before every turn the evaluation says what the position is worth to everybody; of the two weights those are
best that make what came most likely. How far promises are off is counted in points of winning probability,
by tenths, for every number of players and third of the game; beside it is what chance alone would make of it.
Everything is written into docs/data/citrus-doubt.json; the weights are for weights.toml.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import numpy as np

from bench.calibration import THIRDS, Floats, by_chance, off
from bench.kept import commit
from bench.measure import progress
from terroir.core.game import Chance, Over
from terroir.core.play import pick
from terroir.core.registry import load
from terroir.games.citrus.bots.evaluation import Evaluation
from terroir.games.citrus.bots.lookahead import CitrusLookahead, weights
from tools.environment import ROOT

DATA = ROOT / "docs" / "data" / "citrus-doubt.json"
GAME = load("citrus")
WIDTH = 3


@dataclass
class Moments:
    """Positions before turns: their worths, the tiles left, who won in the end, which game, which third."""

    worths: Floats
    left: Floats
    won: Floats
    game: Floats
    third: Floats

    def some(self, kept: Any) -> Moments:
        return Moments(*(getattr(self, name)[kept] for name in self.__dataclass_fields__))


def play(players: int, number: int, judge: Evaluation) -> list[tuple[Any, ...]]:
    """A game between bots of rung 2: a row for every turn."""
    rng, state = Random(f"{players}/{number}"), GAME.start(players, {})
    seen: list[tuple[list[int], int]] = []
    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Chance):
            GAME.apply(state, pick(pending, rng.randrange))
            continue
        seat = pending.seats[0]
        if not state.in_hand and not state.main_done:
            seen.append(([worth for worth, _ in judge.worths(state)], state.in_bag + state.on_market))
        ahead = CitrusLookahead(GAME.view(state, seat), rng.getrandbits(64), WIDTH, 1, weights())
        for action in ahead.turns[0].actions:
            GAME.apply(state, action, seat)
    won = [(seat in pending.winners) / len(pending.winners) for seat in range(players)]
    return [(*row, won, number, 3 * n // len(seen)) for n, row in enumerate(seen)]


def moments(players: int, count: int) -> Moments:
    judge, rows = Evaluation(weights()), []
    for number in range(count):
        progress(f"{players} players: game {number} of {count}")
        rows += play(players, number, judge)
    return Moments(*(np.array(column, float) for column in zip(*rows, strict=True)))


def shares(found: Moments, doubt: int, doubt_left: int) -> Floats:
    """What `Evaluation.shares` says with these weights."""
    ahead = (found.worths - found.worths.max(1, keepdims=True)) / (doubt + doubt_left * found.left)[:, None]
    parts = np.exp(ahead)
    return np.asarray(parts / parts.sum(1, keepdims=True))


def likelihood(found: Moments, doubt: int, doubt_left: int) -> float:
    return float((found.won * np.log(shares(found, doubt, doubt_left))).sum(1).mean())


def fit(halves: list[Moments]) -> tuple[int, int]:
    """The weights that serve all numbers of players best."""
    tried = product(range(200, 650, 50), range(6, 31))
    return max(tried, key=lambda pair: sum(likelihood(half, *pair) for half in halves))


def errors(found: Moments, players: int, pair: tuple[int, int]) -> list[dict[str, Any]]:
    """How far off the promises are, in all and by thirds of the game."""
    rows = []
    for part, third in (("all", None), *((THIRDS[n], n) for n in range(3))):
        some = found if third is None else found.some(found.third == third)
        promised = shares(some, *pair)
        rows.append(
            {
                "players": players,
                "part": part,
                "chances": promised.size,
                "points_off": round(100 * off(promised, some.won), 2),
                "by_chance": round(100 * by_chance(promised, some.game), 2),
            }
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="games for each number of players")
    count = parser.parse_args().games
    found = {players: moments(players, count) for players in GAME.players}
    pair = fit([one.some(one.game % 2 == 0) for one in found.values()])
    held_out = {players: one.some(one.game % 2 == 1) for players, one in found.items()}
    rows = [row for players, one in held_out.items() for row in errors(one, players, pair)]
    fitted = {"doubt": pair[0], "doubt_left": pair[1]}
    known = {"commit": commit(), "games": count, "weights": fitted, "held_out": rows}
    DATA.write_text(json.dumps(known, indent=1) + "\n")
    for row in rows:
        print(json.dumps(row))
    print("\n".join(f"{name} = {value}" for name, value in fitted.items()))


if __name__ == "__main__":
    main()

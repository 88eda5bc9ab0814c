"""What players of Citrus score in the end, by what simulated games saw and the tiles that were left.

    ./run bench finals --games 200     play, fit to one half of the games, and try it on the other

Simulated games of hints end long before the game does. What they saw is raised by so much for each tile left
in bag and market, and by so much for its square. The numbers are for outlook.toml; how far they are off in
games that they were not fitted to is written into docs/data/citrus-final-scores.json.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

import numpy as np

from bench.analysis import played
from bench.calibration import Floats
from bench.kept import commit
from bench.measure import progress
from terroir.bots.analysis import choices
from terroir.bots.rung2_beam import WIDTH
from terroir.core.game import Over
from terroir.core.registry import load
from tools.environment import ROOT

DATA = ROOT / "docs" / "data" / "citrus-final-scores.json"
GAME = load("citrus")
NODES = 16
ONE_IN = 6
"""Of so many turns one is looked at: neighbours in a game tell the same."""


def moments(players: int, number: int) -> list[tuple[float, int, int]]:
    """Of some turns of a game of rung 2, for each player: what was seen, tiles left, and the final score."""
    rng, match = Random(f"{players}/{number}"), played(GAME, players, "beam", number)
    assert isinstance(match.pending, Over)
    rows = []
    for choice in choices(GAME, GAME.start(players, GAME.settings(match.state)), match.steps):
        if rng.randrange(ONE_IN) == 0:
            tally = GAME.look_ahead(choice.view, rng.getrandbits(64), WIDTH, 1).play(0, 0, NODES)
            world = choice.view.world()
            left = world.in_bag + world.on_market
            rows += [(tally.scores[p] / NODES / 100, left, match.pending.scores[p]) for p in range(players)]
    return rows


def raised(seen: Floats, fitted: Floats) -> Floats:
    """The final scores that are foretold."""
    return np.asarray(seen[:, 0] + fitted[0] * seen[:, 1] + fitted[1] * seen[:, 1] ** 2)


def fit(seen: Floats) -> Floats:
    """So much for each tile that is left, and for its square: those of the least squares."""
    left = np.column_stack([seen[:, 1], seen[:, 1] ** 2])
    found: Floats = np.linalg.lstsq(left, seen[:, 2] - seen[:, 0], rcond=None)[0]
    return found


def row(players: int, games: int) -> dict[str, Any]:
    halves: tuple[list[Any], list[Any]] = ([], [])
    for number in range(games):
        progress(f"{players} players: game {number} of {games}")
        halves[number % 2].extend(moments(players, number))
    fitted = fit(np.array(halves[0], float)).round(4)
    held_out = np.array(halves[1], float)
    off = raised(held_out, fitted) - held_out[:, 2]
    return {
        "players": players,
        "games": games,
        "raise": fitted.tolist(),
        "mean_off": round(float(off.mean()), 2),
        "root_mean_square_off": round(float(np.sqrt((off**2).mean())), 2),
        "spread_of_final_scores": round(float(held_out[:, 2].std()), 2),
        "commit": commit(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60, help="games for each number of players")
    games = parser.parse_args().games
    rows = [row(players, games) for players in GAME.players]
    DATA.write_text(json.dumps(rows, indent=1) + "\n")
    for found in rows:
        print(json.dumps(found))
    print("\n".join(f"{found['players']} = {found['raise']}" for found in rows))


if __name__ == "__main__":
    main()

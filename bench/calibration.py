"""How far chances to win can be trusted: what analysis gave before turns of games, against who won.

    ./run bench calibration --game chicoree --players 2 --games 1000

Games are played by bots of rung 2. They are kept in build/calibration, and a series that was
interrupted goes on where it was, as long as the commit is the same. What is known is written into
docs/data/analysis.json: how far chances were off, in points of winning probability and on average over
tenths, for every number of players and third of the game; beside it what chance alone would make of it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.analysis import played
from bench.kept import commit
from bench.measure import progress
from terroir.bots.analysis import choices, judge
from terroir.bots.budget import Budget
from terroir.core.abilities import HasProgress
from terroir.core.game import AnyGame, Over
from terroir.core.registry import games, load

GAMES = Path("build/calibration")
PLAYERS = "beam"
"""Who plays: a sensible bot, and quick, as there is much luck in who wins and many games are needed."""
NODES = 300
ONE_IN = 20
"""Of so many turns one is judged: neighbours in a game tell the same."""
SEED = 1_000_003
THIRDS = ("first third", "second third", "last third")
Floats = NDArray[np.float64]


def chances(game: AnyGame, players: int, number: int, nodes: int) -> dict[str, Any]:
    """One game: who won, and what simulated games gave to everybody before some of its turns."""
    rng = Random(f"{SEED}/{game.name}/{players}/{number}")
    match = played(game, players, PLAYERS, SEED + number)
    assert isinstance(match.pending, Over) and isinstance(game, HasProgress)
    winners, moments = match.pending.winners, []
    for choice in choices(game, game.start(players, game.settings(match.state)), match.steps):
        if rng.randrange(ONE_IN) == 0:
            moment = judge(game, choice, rng.randrange, Budget(nodes=nodes))
            if moment is not None:
                at = game.progress(choice.view)
                moments.append({"progress": at, "seat": choice.seat, "shares": moment.best.shares})
    won = [(seat in winners) / len(winners) for seat in range(players)]
    return {"number": number, "won": won, "moments": moments}


def series(game: AnyGame, players: int, count: int, nodes: int) -> list[dict[str, Any]]:
    """So many games, those that were played before at this commit among them."""
    file = GAMES / commit() / f"{game.name}, {players} players, {nodes} nodes.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    known = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    with file.open("a") as journal:
        for number in range(len(known), count):
            progress(f"{game.name}, {players} players: game {number} of {count}")
            known.append(chances(game, players, number, nodes))
            journal.write(json.dumps(known[-1]) + "\n")
            journal.flush()
    return known[:count]


def off(promised: Floats, came: Floats) -> float:
    """The mean distance between promise and outcome over tenths, each as often as it was promised."""
    tenth = np.minimum(9, (promised * 10).astype(int)).ravel()
    sums = np.bincount(tenth, (promised - came).ravel(), 10)
    return float(np.abs(sums).sum() / promised.size)


def by_chance(promised: Floats, number: NDArray[Any], times: int = 200) -> float:
    """What `off` would be on average if every promise were right: the luck of a game decides all of it."""
    rng = np.random.default_rng(1)
    _, at = np.unique(number, return_inverse=True)
    upto = np.cumsum(promised, axis=1) / promised.sum(axis=1, keepdims=True)
    seats = np.arange(promised.shape[1])
    found = []
    for _ in range(times):
        winner = (rng.random(at.max() + 1)[at][:, None] > upto).sum(axis=1)
        found.append(off(promised, (winner[:, None] == seats).astype(float)))
    return float(np.mean(found))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games(), required=True)
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players, else all")
    parser.add_argument("--games", type=int, default=400, help="games for each number of players")
    parser.add_argument("--nodes", type=int, default=NODES, help="simulated games for each turn")
    chosen = parser.parse_args()
    game = load(chosen.game)
    for players in chosen.players or list(game.players):
        series(game, players, chosen.games, chosen.nodes)


if __name__ == "__main__":
    main()

"""How far chances to win can be trusted: what analysis gave after turns of games, against who won.

    ./run bench calibration --game chicoree --players 2 --games 1000
    ./run bench calibration --game citrus --players 2 --games 5400 --fit 3000    the power that chances want

Games are played by bots of rung 2. They are kept in build/calibration, and a series that was interrupted goes
on where it was, as long as the commit is the same. What is known is written into docs/data/analysis.json: how
far chances were off, in points of winning probability and on average over tenths, for every number of players
and third of the game; beside it what chance alone would make of it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.analysis import KEY, played
from bench.kept import ANALYSIS, Row, commit, keep
from bench.measure import progress
from terroir.bots.analysis import choices, expected
from terroir.core.game import AnyGame, Over
from terroir.core.registry import games, load

GAMES = Path("build/calibration")
PLAYERS = "beam"
"""Who plays: a sensible bot, and quick, as there is much luck in who wins and many games are needed."""
NODES = 120
ONE_IN = 20
"""Of so many turns one is judged: neighbours in a game tell the same."""
SEED = 1_000_003
THIRDS = ("first third", "second third", "last third")
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Series:
    """Games of so many players; one of `one_in` turns is judged by so many simulated games."""

    game: AnyGame
    players: int
    nodes: int
    one_in: int

    @property
    def file(self) -> Path:
        how = f"{self.players} players, {self.nodes} nodes, one in {self.one_in}"
        return GAMES / commit() / f"{self.game.name}, {how}.jsonl"

    def chances(self, number: int) -> Row:
        """One game: who won, and what simulated games gave to everybody after some of its turns."""
        game, rng = self.game, Random(f"{SEED}/{self.game.name}/{self.players}/{number}")
        match = played(game, self.players, PLAYERS, SEED + number)
        assert isinstance(match.pending, Over)
        winners, moments = match.pending.winners, []
        for choice in choices(game, game.start(self.players, game.settings(match.state)), match.steps):
            if rng.randrange(self.one_in) == 0:
                judged = expected(game, choice, rng.randrange, self.nodes)
                at = game.progress(choice.view)
                moments.append({"progress": at, "seat": choice.seat, "shares": judged.shares})
        won = [(seat in winners) / len(winners) for seat in range(self.players)]
        return {"number": number, "won": won, "moments": moments}

    def play(self, count: int) -> list[Row]:
        """So many games, those that were played before at this commit among them."""
        file = self.file
        file.parent.mkdir(parents=True, exist_ok=True)
        known = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
        with file.open("a") as journal:
            for number in range(len(known), count):
                progress(f"{self.game.name}, {self.players} players: game {number} of {count}")
                known.append(self.chances(number))
                journal.write(json.dumps(known[-1]) + "\n")
                journal.flush()
        return known[:count]


class Promises:
    """Chances that simulated games gave, and what came of them: a row for every turn that was judged."""

    def __init__(self, played: list[Row]) -> None:
        rows = [(game, moment) for game in played for moment in game["moments"]]
        self.shares: Floats = np.array([moment["shares"] for _, moment in rows])
        self.won: Floats = np.array([game["won"] for game, _ in rows])
        self.number = np.array([game["number"] for game, _ in rows])
        self.third = np.minimum(2, 3 * np.array([moment["progress"] for _, moment in rows]) // 100)


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


def rows(series: Series, count: int) -> Iterator[Row]:
    """How far off the chances were, in all and by thirds of the game."""
    found = Promises(series.play(count))
    for part, third in (("all", None), *((name, n) for n, name in enumerate(THIRDS))):
        kept = found.third == third if third is not None else found.third >= 0
        yield {
            "what": "calibration",
            "game": series.game.name,
            "players": series.players,
            "part": part,
            "games": count,
            "nodes": series.nodes,
            "chances": found.shares[kept].size,
            "points_off": round(100 * off(found.shares[kept], found.won[kept]), 2),
            "by_chance": round(100 * by_chance(found.shares[kept], found.number[kept]), 2),
            "commit": commit(),
        }


def power(played: list[Row]) -> float:
    """Chances taken to this power make what came most likely: 1 where they are as sure as they should be."""
    found = Promises(played)

    def likelihood(tried: float) -> float:
        parts = found.shares**tried
        chances = np.maximum(parts / parts.sum(axis=1, keepdims=True), 1e-9)  # no power helps who had none
        return float((found.won * np.log(chances)).sum())

    return max((hundredths / 100 for hundredths in range(60, 150)), key=likelihood)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games(), required=True)
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players, else all")
    parser.add_argument("--games", type=int, default=400, help="games for each number of players")
    parser.add_argument("--nodes", type=int, default=NODES, help="simulated games for each turn")
    parser.add_argument("--one-in", type=int, default=ONE_IN, help="one of so many turns is judged")
    parser.add_argument("--fit", type=int, metavar="FIRST", help="fit a power to the games from this one on")
    chosen = parser.parse_args()
    game = load(chosen.game)
    for players in chosen.players or list(game.players):
        series = Series(game, players, chosen.nodes, chosen.one_in)
        if chosen.fit is not None:
            print(f"{players} players: {power(series.play(chosen.games)[chosen.fit :])}", flush=True)
            continue
        for row in rows(series, chosen.games):
            keep(ANALYSIS, row, KEY)
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()

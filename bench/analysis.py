"""How far analysis can be trusted: chances it gave against what came, and flagged mistakes searched again.

    ./run bench analysis --game chicoree --games 1000    chances, for every number of players
    ./run bench analysis --blunders --games 100          flagged turns, searched four times as long

Games are played by bots of the default level; for mistakes, by those of the weakest. What is known is written
into docs/data/analysis.json, with the commit it was made at.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.kept import ANALYSIS, commit, keep
from bench.measure import progress
from terroir.arena.match import luck
from terroir.bots.analysis import choices, judge
from terroir.bots.bot import think
from terroir.bots.budget import Budget
from terroir.bots.codes import bot
from terroir.bots.levels import default_level, levels
from terroir.core.game import AnyGame, Over
from terroir.core.play import Match
from terroir.core.registry import games, load

KEY = ("what", "game", "players", "part")
NODES, LONGER = 1000, 4
"""What `terroir analyse` spends on a turn, and how much longer a flag is searched again."""
ONE_IN = 12
"""Of so many turns one is judged: neighbours in a game tell the same."""
THIRDS = ("first third", "second third", "last third")
Floats = NDArray[np.float64]


def played(game: AnyGame, players: int, code: str, seed: int) -> Match[Any]:
    """A game between bots of one code."""
    match: Match[Any] = Match(game, game.start(players, {}), luck(seed, "draws"))
    player, below = bot(code), luck(seed, "bots")
    while not isinstance(pending := match.pending, Over):
        seat = pending.seats[0]  # type: ignore[union-attr]
        for action in think(player, game, game.view(match.state, seat), match.legal(seat), below):
            match.play(seat, action)
    return match


def victory(match: Match[Any], players: int) -> list[float]:
    """Each seat's part of the victory."""
    assert isinstance(match.pending, Over)
    winners = match.pending.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


class Promises:
    """Chances that were given, what came of them, in which game and when.

    Thirds are those of a game of middling length: how long this one lasts nobody can know at the time.
    """

    def __init__(self) -> None:
        self.promised: list[tuple[float, ...]] = []
        self.came: list[list[float]] = []
        self.game: list[int] = []
        self.ply: list[int] = []
        self.lengths: list[int] = []

    def add(self, shares: tuple[float, ...], won: list[float], number: int, ply: int) -> None:
        self.promised.append(shares)
        self.came.append(won)
        self.game.append(number)
        self.ply.append(ply)

    def error(self, third: int | None = None) -> tuple[float, float, int]:
        """How far off the chances are on average, by tenths; what chance alone would make of it; how many."""
        usual = median(self.lengths)
        kept = np.array([third in (None, min(2, int(3 * ply / usual))) for ply in self.ply])
        promised, came = np.array(self.promised)[kept], np.array(self.came)[kept]
        number = np.array(self.game)[kept]
        return off(promised, came), by_chance(promised, number), int(kept.sum())


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


def promises(game: AnyGame, players: int, count: int, nodes: int, seed: int) -> Promises:
    """The chances before turns of games, as the graph shows them."""
    found, rng = Promises(), Random(seed)
    code = default_level(game.name).bot
    for number in range(count):
        progress(f"{game.name}, {players} players: game {number} of {count}")
        match = played(game, players, code, seed * 1_000_003 + number)
        won = victory(match, players)
        found.lengths.append(len(match.steps))
        for choice in choices(game, game.start(players, game.settings(match.state)), match.steps):
            if rng.randrange(ONE_IN) == 0:
                moment = judge(game, choice, rng.randrange, Budget(nodes=nodes))
                if moment is not None:
                    found.add(moment.best.shares, won, number, choice.ply)
    return found


def calibration(
    game: AnyGame, counts: list[int], count: int, nodes: int, seed: int
) -> Iterator[dict[str, Any]]:
    """A row for every number of players, and for each third of their games."""
    for players in counts:
        found = promises(game, players, count, nodes, seed)
        for third in (None, 0, 1, 2):
            error, chance, n = found.error(third)
            yield {
                "what": "calibration",
                "game": game.name,
                "players": players,
                "part": "all" if third is None else THIRDS[third],
                "games": count,
                "chances": n,
                "nodes": nodes,
                "points_off": round(100 * error, 2),
                "by_chance": round(100 * chance, 2),
            }


def blunders(game: AnyGame, players: int, count: int, nodes: int, seed: int) -> dict[str, Any]:
    """How many flagged turns of weak players are still flagged after a longer search."""
    rng, code = Random(seed), levels(game.name)[0].bot
    flagged, kept, judged = 0, 0, 0
    for number in range(count):
        progress(f"{game.name}, {players} players: game {number} of {count}, {kept} of {flagged} kept")
        match = played(game, players, code, seed * 1_000_003 + number)
        for choice in choices(game, game.start(players, game.settings(match.state)), match.steps):
            moment = judge(game, choice, rng.randrange, Budget(nodes=nodes))
            judged += 1
            if moment is not None and moment.flag:
                flagged += 1
                again = judge(game, choice, rng.randrange, Budget(nodes=nodes * LONGER))
                kept += again is not None and bool(again.flag)
    return {
        "what": "blunders",
        "game": game.name,
        "players": players,
        "games": count,
        "turns": judged,
        "nodes": nodes,
        "flagged": flagged,
        "kept": kept,
        "share_kept": round(kept / max(1, flagged), 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games(), required=True)
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players, else all")
    parser.add_argument("--games", type=int, default=400, help="games for each number of players")
    parser.add_argument("--nodes", type=int, default=NODES, help="simulated games for each turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blunders", action="store_true", help="search flagged turns again")
    chosen = parser.parse_args()
    game = load(chosen.game)
    counts = chosen.players or list(game.players)
    if chosen.blunders:
        rows = (blunders(game, n, chosen.games, chosen.nodes, chosen.seed) for n in counts)
    else:
        rows = calibration(game, counts, chosen.games, chosen.nodes, chosen.seed)  # type: ignore[assignment]
    for row in rows:
        keep(ANALYSIS, {**row, "commit": commit()}, KEY)
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()

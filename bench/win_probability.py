"""Fits the chances to win of Chicorée to games: how often did who stood like this win?

./run bench win_probability --games 20000   fit, and write win_probability.toml beside the rules
./run bench win_probability --check         how well the weights in use foretell games they have not seen
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from bench.measure import progress
from terroir.games.chicoree import game as chicoree
from terroir.games.chicoree.bots.appraisal import card_values
from terroir.games.chicoree.bots.playouts import Playouts
from terroir.games.chicoree.bots.win_probability import WinProbability
from terroir.games.chicoree.terms import OVER
from terroir.games.data import read_table
from tools.environment import ROOT

FILE = ROOT / "src" / "terroir" / "games" / "chicoree" / "bots" / "win_probability.toml"
HEAD = "# The weights of the chances to win by number of players, fitted to games: bench/win_probability.py."
Floats = NDArray[np.float64]
FEATURES = len(WinProbability([0.0] * 100).features_of(chicoree.GAME.start(2, {}), 0))


def positions(players: int, games: int, seed: int) -> tuple[Floats, Floats]:
    """Features of every seat in positions of so many games, and each seat's part of the victory."""
    luck, seen, won = Random(f"{seed}/{players}"), [], []
    look = WinProbability([0.0] * FEATURES)
    play = Playouts(card_values("tuned"), look, luck.getrandbits(63))
    for number in range(games):
        if number % 500 == 0:
            progress(f"{players} players: game {number} of {games}")
        state = chicoree.GAME.start(players, {})
        met = 0
        while True:
            play.play_on(state, state.turns + 1 + luck.randrange(2 * players))
            if state.phase == OVER:
                break
            gone = [state.steps(p) < 0 for p in range(players)]
            seen.append([[0.0] * FEATURES if gone[p] else look.features_of(state, p) for p in range(players)])
            met += 1
        won += [look.shares_of(state)] * met
    return np.array(seen), np.array(won)


def final_steps(players: int, games: int, weights: Floats, seed: int) -> list[float]:
    """The final steps of a seat by its steps and share now: a number, so much a step, so much a share."""
    luck, seen, came = Random(f"{seed}/{players}/steps"), list[list[float]](), list[int]()
    look = WinProbability(list(weights))
    play = Playouts(card_values("tuned"), look, luck.getrandbits(63))
    for number in range(games):
        if number % 500 == 0:
            progress(f"{players} players: final steps of game {number} of {games}")
        state, met = chicoree.GAME.start(players, {}), 0
        while True:
            play.play_on(state, state.turns + 1 + luck.randrange(2 * players))
            if state.phase == OVER:
                break
            share = look.shares_of(state)
            seen += [[1.0, state.steps(p), share[p]] for p in range(players)]
            met += 1
        came += [state.steps(p) for p in range(players)] * met
    found = np.linalg.lstsq(np.array(seen), np.array(came, dtype=float), rcond=None)[0]
    return [round(float(part), 4) for part in found]


def shares(x: Floats, weights: Floats) -> Floats:
    """What the weights promise; a seat without features is out of the game."""
    worth = np.where(x.any(axis=2), x @ weights, -np.inf)
    worth = np.exp(worth - worth.max(axis=1, keepdims=True))
    promised: Floats = worth / worth.sum(axis=1, keepdims=True)
    return promised


def fit(x: Floats, won: Floats, keep: float = 2.0, steps: int = 40) -> Floats:
    """The weights of a conditional logit that make the games likeliest, by Newton's method."""
    weights = np.zeros(x.shape[2])
    for _ in range(steps):
        promised = shares(x, weights)
        centred = x - np.einsum("np,npf->nf", promised, x)[:, None, :]
        gradient = np.einsum("np,npf->f", won - promised, x) - keep * weights
        curvature = np.einsum("np,npf,npg->fg", promised, centred, centred) + keep * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def calibration(promised: Floats, won: Floats) -> list[tuple[float, float, int]]:
    """For each tenth: the mean that was promised, the mean that came true, and how often."""
    tenth = np.minimum(9, (promised.ravel() * 10).astype(int))
    p, w = promised.ravel(), won.ravel()
    return [
        (float(p[tenth == k].mean()), float(w[tenth == k].mean()), int((tenth == k).sum()))
        for k in range(10)
        if (tenth == k).any()
    ]


def check(players: int, games: int, weights: Floats) -> None:
    """Print how well the weights foretell games they have not seen."""
    x, won = positions(players, games, seed=1)
    promised = shares(x, weights)
    likely = -np.log(np.maximum(1e-9, (promised * won).sum(axis=1))).mean()
    rows = calibration(promised, won)
    error = sum(abs(p - w) * n for p, w, n in rows) / sum(n for _, _, n in rows)
    print(f"{players} players: log loss {likely:.3f}, of equals {np.log(players):.3f}; ", end="")
    print(f"calibration error {100 * error:.2f} points")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20_000, help="games for each number of players")
    parser.add_argument("--check", action="store_true", help="only check the weights in use")
    parser.add_argument("--output", type=Path, default=FILE)
    chosen = parser.parse_args()
    fitted: dict[str, list[float]] = {}
    steps: dict[str, list[float]] = {}
    if chosen.check:
        fitted = read_table("terroir.games.chicoree.bots", "win_probability.toml")["weights"]
    for players in chicoree.GAME.players:
        if not chosen.check:
            weights = fit(*positions(players, chosen.games, seed=0))
            fitted[str(players)] = [round(float(w), 4) for w in weights]
            steps[str(players)] = final_steps(players, chosen.games // 4, weights, seed=0)
        check(players, max(200, chosen.games // 10), np.array(fitted[str(players)]))
    if not chosen.check:
        tables = {"weights": fitted, "final-steps": steps}
        lines = [f"\n[{name}]\n{rows(table)}" for name, table in tables.items()]
        chosen.output.write_text("\n".join([HEAD, *lines, ""]), "utf-8")


def rows(table: dict[str, list[float]]) -> str:
    """A line for every number of players."""
    return "\n".join(f"{players} = {numbers}" for players, numbers in table.items())


if __name__ == "__main__":
    main()

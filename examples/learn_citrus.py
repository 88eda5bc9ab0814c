"""An agent that learns the short Citrus for two by playing against itself, on one core in a few minutes.

    python examples/learn_citrus.py --rounds 15 --games 200 --seed 1 --plot curve.png

It looks one action ahead: every legal action is tried on a copy of the state, the arrays of what the player
then sees are summed up in a few dozen numbers, and a linear function of these says by how many points the
game will be won. It is fitted, round by round, to how the agent's own games ended. numpy is all it needs.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from terroir.bots.levels import robot
from terroir.core.encoding import total
from terroir.envs.table import Table, luck_of

TABLE = Table("citrus", 2, {"short": "yes"})
RULES = TABLE.encoding
SQUARES = RULES.board[0] * RULES.board[1]
Array = NDArray[Any]


def starts(blocks: Sequence[Any]) -> dict[str, int]:
    """Where each block begins."""
    return {block.name: total(blocks[:i]) for i, block in enumerate(blocks)}


PLANE, NUMBER = starts(RULES.planes), starts(RULES.numbers)
SITES = TABLE.root.layout.sets()["site_space"]
"""The sites of the board, and the spaces they are on."""
AT = np.array([space - (space >> 4) - 15 for space in SITES.values()])
"""Their squares: the rules have a column more, and a row above."""


def around(squares: Sequence[int]) -> Array:
    """For each square the eight around it; SQUARES stands for what is off the board."""
    rows, columns = RULES.board
    found = []
    for square in squares:
        row, column = divmod(square, columns)
        near = [(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
        found.append([r * columns + c if 0 <= r < rows and 0 <= c < columns else SQUARES for r, c in near])
    return np.array(found)


RING = around(AT.tolist())


def features(planes: Array, numbers: Array, counts: Array) -> Array:
    """A row of numbers for each observation: what both own, what stands, who leads at which Finca.

    `counts` are the tiles that both have in regions around each Finca, as the rules count them.
    """
    flat = planes.reshape(len(planes), -1, SQUARES)
    fruits = flat[:, PLANE["fruit"] : PLANE["fruit"] + 5]
    tiles = [flat[:, PLANE["owner"] + p] for p in range(2)]
    free = np.pad(flat[:, PLANE["open"]], ((0, 0), (0, 1)))[:, RING].sum(axis=2)
    standing = flat[:, PLANE["site"] + 2][:, AT] == 1
    high, low = (flat[:, PLANE[name]][:, AT] for name in ("higher value", "lower value"))
    lead = counts[:, :, 0] - counts[:, :, 1]
    here, there = counts[:, :, 0] > 0, counts[:, :, 1] > 0
    cases = [lead > 3, (lead > 1) & (lead <= 3), lead == 1, (lead == 0) & here]
    cases += [lead == -1, (lead < -1) & (lead >= -3), lead < -3, (lead < 0) & here, (lead > 0) & there]
    parts = []
    for case in cases:
        for near in (free <= 1, (free > 1) & (free <= 3), free > 3):
            for value in (high, low):
                parts.append((value * (case & standing & near)).sum(axis=1))
    for p in range(2):
        at = NUMBER[f"player {p}: seated"]
        parts += [numbers[:, at + i] for i in range(1, 14)]
        parts += [tiles[p].sum(axis=1), (tiles[p] * flat[:, PLANE["well"]]).sum(axis=1)]
        parts += [(fruits[:, f] * tiles[p]).sum(axis=1) ** 2 for f in range(5)]
    left = (numbers[:, NUMBER["bag"] : NUMBER["bag"] + 10].sum(axis=1)) / 65
    main = numbers[:, NUMBER["main action done"]]
    hand = numbers[:, NUMBER["hand"] : NUMBER["hand"] + 10].sum(axis=1)
    turn = numbers[:, NUMBER["player 0: in turn"]]
    fixed = np.stack([*parts, main, hand, turn], axis=1).astype(np.float64)
    return np.concatenate([fixed, fixed * left[:, None], left[:, None], np.ones((len(left), 1))], axis=1)


class Player:
    """Takes the action after which it expects most points, or one that is nearly as good."""

    def __init__(self, weights: Array | None, noise: float, rng: np.random.Generator) -> None:
        self.weights, self.noise, self.rng = weights, noise, rng

    def worth(self, rows: Array) -> Array:
        expected = rows @ self.weights if self.weights is not None else np.zeros(len(rows))
        return expected + self.noise * self.rng.gumbel(size=len(rows))


def afterstates(state: Any, seat: int) -> tuple[list[Any], tuple[Array, Array, Array]]:
    """Every legal action on a copy, and what the player sees and can count then."""
    ids = RULES.legal_ids(state, seat)
    seen = TABLE.arrays(len(ids))
    mask = np.zeros(TABLE.ids, np.int8).data
    counts = np.zeros((len(ids), len(SITES), 2), np.int16)
    worlds = []
    for row, number in enumerate(ids):
        world = TABLE.game.clone(state)
        RULES.play_id(world, seat, number)
        RULES.observe(world, seat, seen["planes"][row].reshape(-1).data, seen["numbers"][row].data, mask)
        tiles = [world.tiles_around(site) for site in SITES]
        counts[row] = tiles if seat == 0 else [pair[::-1] for pair in tiles]
        worlds.append(world)
    return worlds, (seen["planes"], seen["numbers"], counts)


def play(
    players: Sequence[Player | str], games: int, seed: int
) -> tuple[Array, list[tuple[tuple[int, int], float]], list[tuple[int, ...]]]:
    """Many games at once: what each player chose to come to, how far ahead it ended, all scores."""
    states = [TABLE.game.clone(TABLE.root) for _ in range(games)]
    lucks = [TABLE.game.roll(state, luck_of(seed + i)) for i, state in enumerate(states)]
    rngs = [Random(f"{seed}/{i}") for i in range(games)]
    seats = [[(i + p) % 2 for p in range(2)] for i in range(games)]
    chosen: list[Array] = []
    whose: list[tuple[int, int]] = []
    active = list(range(games))
    while active:
        asked: list[tuple[int, int, list[Any]]] = []
        seen: list[tuple[Array, Array, Array]] = []
        for i in active:
            seat = RULES.mover(states[i])
            player = players[seats[i][seat]]
            if isinstance(player, str):
                view, legal = TABLE.game.view(states[i], seat), TABLE.game.legal(states[i], seat)
                action = robot(TABLE.game, player).choose(TABLE.game, view, legal, rngs[i].randrange)
                TABLE.game.apply(states[i], action, seat)
            else:
                worlds, arrays = afterstates(states[i], seat)
                asked.append((i, seat, worlds))
                seen.append(arrays)
        if asked:
            rows = features(*(np.concatenate(part) for part in zip(*seen, strict=True)))
            at = 0
            for i, seat, worlds in asked:
                player = players[seats[i][seat]]
                assert isinstance(player, Player)
                best = at + int(player.worth(rows[at : at + len(worlds)]).argmax())
                states[i] = worlds[best - at]
                chosen.append(rows[best])
                whose.append((i, seat))
                at += len(worlds)
        for i in active:
            lucks[i] = TABLE.game.roll(states[i], lucks[i])
        active = [i for i in active if RULES.mover(states[i]) >= 0]
    scores = [tuple(state.points()) for state in states]
    by_player = [tuple(scores[i][seats[i].index(p)] for p in range(2)) for i in range(games)]
    ahead = {(i, p): float(scores[i][p] - scores[i][1 - p]) for i in range(games) for p in range(2)}
    return np.array(chosen), [(key, ahead[key]) for key in whose], by_player


def targets(rows: Array, ends: list[tuple[tuple[int, int], float]], weights: Array | None) -> Array:
    """What each position should have been thought worth: partly how the game ended, partly what came next."""
    trust = 1.0 if weights is None else 0.8
    thought = np.zeros(len(rows)) if weights is None else rows @ weights
    following: dict[tuple[int, int], float] = {}
    found = np.zeros(len(rows))
    for n in range(len(rows) - 1, -1, -1):
        key, ahead = ends[n]
        found[n] = following.get(key, ahead)
        following[key] = trust * found[n] + (1 - trust) * thought[n]
    return found


def share(scores: list[tuple[int, ...]]) -> float:
    """The part of the games that the first player won."""
    return sum((a > b) + 0.5 * (a == b) for a, b in scores) / len(scores)


def learn(rounds: int, games: int, trials: int, seed: int) -> list[dict[str, float]]:
    """The curve: after each round, the part of fresh games won against the bot `greedy`."""
    rng = np.random.default_rng(seed)
    weights: Array | None = None
    squares, products = 0.0, 0.0
    curve = []
    for number in range(rounds + 1):
        learner = Player(weights, 0.0 if weights is not None else 1.0, rng)
        _, _, met = play([learner, "greedy"], trials, seed=1_000_000 + seed)
        point = {
            "round": number,
            "games": number * games,
            "processor_seconds": round(time.process_time(), 1),
            "wins_against_greedy": share(met),
            "points_ahead": float(np.mean([a - b for a, b in met])),
        }
        print(json.dumps(point), flush=True)
        curve.append(point)
        if number == rounds:
            break
        explorer = Player(weights, 1.5, rng)
        rows, ends, _ = play([explorer, explorer], games, seed=seed + number * games)
        squares = 0.7 * squares + rows.T @ rows
        products = 0.7 * products + rows.T @ targets(rows, ends, weights)
        weights = np.linalg.solve(squares + 300 * np.eye(len(products)), products)
    return curve


def draw(curve: list[dict[str, float]], file: Path) -> None:
    """The curve as a picture; needs matplotlib."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    axes.plot([p["games"] for p in curve], [100 * p["wins_against_greedy"] for p in curve], marker="o")
    axes.axhline(50, color="grey", linewidth=1)
    axes.set(xlabel="games against itself", ylabel="% won against greedy", ylim=(0, 100))
    figure.savefig(file, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=15, help="of play and fitting (default 15)")
    parser.add_argument("--games", type=int, default=200, help="in each round (default 200)")
    parser.add_argument(
        "--trials", type=int, default=200, help="games against greedy after each (default 200)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same agent (default 1)")
    parser.add_argument("--curve", type=Path, help="a file to write the curve to, as JSON")
    parser.add_argument("--plot", type=Path, help="a picture of it, such as curve.png")
    given = parser.parse_args()
    if given.plot and find_spec("matplotlib") is None:
        parser.error("--plot needs matplotlib: pip install 'terroir-games[plots]'")
    curve = learn(given.rounds, given.games, given.trials, given.seed)
    if given.plot:
        draw(curve, given.plot)
    if given.curve:
        given.curve.write_text(json.dumps(curve, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

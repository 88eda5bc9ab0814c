"""Bursts of our games: inside the compiled core, through the Python API, and interpreted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from bench.measure import Burst
from terroir.core.game import Decide
from terroir.core.registry import load
from terroir.games.interpreted import load_interpreted


def api(name: str, players: tuple[int, ...], game: Any = None) -> Burst:
    """Whole games through the Game protocol: roll, what is pending, the legal list, a choice, apply."""
    game = game or load(name)
    rng = Random(1)

    def burst() -> int:
        return sum(api_game(game, n, rng) for n in players)

    return burst


def api_game(game: Any, players: int, rng: Random) -> int:
    """One random game; how many decisions it took."""
    state = game.start(players, {})
    luck, choose, n = rng.getrandbits(64), rng.random, 0
    while True:
        luck = game.roll(state, luck)
        pending = game.pending(state)
        if not isinstance(pending, Decide):
            return n
        seat = pending.seats[0]
        actions = game.legal(state, seat)
        game.apply(state, actions[int(choose() * len(actions))], seat)
        n += 1


def interpreted_api(name: str, players: tuple[int, ...]) -> Burst:
    """The same through the same source as plain Python."""
    return api(name, players, load_interpreted(f"terroir.games.{name}")["game"].GAME)


def core(name: str, players: tuple[int, ...]) -> Burst:
    """Random playouts inside the core, from setting up to the final scores, exact legality."""
    from terroir.games.citrus.bots.playout import playouts  # the game that has playouts in its core

    return _playouts(load(name), playouts, players, 40)


def interpreted_core(name: str, players: tuple[int, ...]) -> Burst:
    """The same playouts by the same source as plain Python."""
    modules = load_interpreted(f"terroir.games.{name}")
    return _playouts(modules["game"].GAME, modules["playout"].playouts, players, 1)


def _playouts(
    game: Any, playouts: Callable[..., tuple[int, int]], players: tuple[int, ...], games: int
) -> Burst:
    seeds = count(1)

    def burst() -> int:
        luck = next(seeds) * 1_000_003
        return sum(playouts(game.start(n, {"first": "1"}), luck, games)[0] for n in players)

    return burst


def midgame(game: Any, players: int, seed: int, actions: int) -> Any:
    """A position so many random decisions into a game."""
    rng = Random(seed)
    state = game.start(players, {})
    luck = game.roll(state, rng.getrandbits(64))
    for _ in range(actions):
        seat = game.pending(state).seats[0]
        game.apply(state, rng.choice(game.legal(state, seat)), seat)
        luck = game.roll(state, luck)
    return state


def clones(name: str) -> Burst:
    """Copies of a position."""
    game = load(name)
    state = midgame(game, 4, 1, 60)

    def burst() -> int:
        for _ in range(20_000):
            game.clone(state)
        return 20_000

    return burst


def legal_lists(name: str) -> Burst:
    """Full legal lists of mid-game positions, as action objects."""
    game = load(name)
    states = [midgame(game, 4, seed, 40 + seed) for seed in range(20)]
    seats = [game.pending(state).seats[0] for state in states]

    def burst() -> int:
        for _ in range(100):
            for state, seat in zip(states, seats, strict=True):
                game.legal(state, seat)
        return 2_000

    return burst

"""Bursts of Citrus: inside the compiled core, through the Python API, and interpreted."""

from __future__ import annotations

from itertools import count
from random import Random

from bench.measure import Burst
from terroir.core.game import Decide
from terroir.games.citrus import playout
from terroir.games.citrus.game import GAME
from terroir.games.citrus.state import COMPILED, State
from terroir.games.interpreted import load_interpreted

__all__ = ["COMPILED", "api", "clones", "core", "interpreted", "legal_lists"]

PLAYERS = (2, 3, 4, 5)


def core() -> Burst:
    """Random playouts inside the core, from setting up to the final scores, exact legality."""
    return _playouts(GAME, playout, 40)


def interpreted() -> Burst:
    """The same with the same source as plain Python."""
    modules = load_interpreted("terroir.games.citrus")
    return _playouts(modules["game"].GAME, modules["playout"], 1)


def _playouts(game: object, module: object, games: int) -> Burst:
    seeds = count(1)

    def burst() -> int:
        luck = next(seeds) * 1_000_003
        return sum(module.playouts(game.start(n, {"first": "1"}), luck, games)[0] for n in PLAYERS)  # type: ignore[attr-defined]

    return burst


def api() -> Burst:
    """Whole games through the Game protocol: what is pending, the legal list, a choice, apply."""
    rng = Random(1)

    def burst() -> int:
        return sum(_api_game(players, rng) for players in PLAYERS)

    return burst


def _api_game(players: int, rng: Random) -> int:
    state = GAME.start(players, {})
    luck, choose, n = rng.getrandbits(64), rng.random, 0
    while True:
        luck = GAME.roll(state, luck)
        pending = GAME.pending(state)
        if not isinstance(pending, Decide):
            return n
        actions = GAME.legal(state, pending.seats[0])
        GAME.apply(state, actions[int(choose() * len(actions))], pending.seats[0])
        n += 1


def midgame(seed: int) -> State:
    """A position in the middle of a random game, a main action owed."""
    rng = Random(seed)
    state = GAME.start(4, {})
    luck = GAME.roll(state, rng.getrandbits(64))
    while state.turns < 24 or state.main_done or state.in_hand:
        state.apply(rng.choice(state.legal_codes()))
        luck = GAME.roll(state, luck)
    return state


def clones() -> Burst:
    """Copies of a position."""
    state = midgame(1)

    def burst() -> int:
        for _ in range(20_000):
            state.clone()
        return 20_000

    return burst


def legal_lists() -> Burst:
    """Full legal lists of several mid-game positions, as action objects."""
    states = [midgame(seed) for seed in range(20)]

    def burst() -> int:
        for _ in range(100):
            for state in states:
                GAME.legal(state, state.seat)
        return 2_000

    return burst

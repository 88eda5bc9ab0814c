"""Bursts of the peers, each played at random as its own package plays it."""

from __future__ import annotations

from itertools import count
from random import Random

from bench.measure import Burst


def catanatron() -> Burst:
    """Settlers of Catan between four random players."""
    from catanatron import Color, Game, RandomPlayer

    seeds = count()

    def burst() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return burst


def openspiel(name: str) -> Burst:
    """A game of two random bots, wholly inside C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    seeds = count()

    def burst() -> int:
        moves = 0
        for _ in range(60):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            moves += state.move_number()
        return moves

    return burst


def rlcard_uno() -> Burst:
    """UNO between two players, every action drawn from the legal ones of RLCard's environment."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    rng = Random(1)

    def burst() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return burst

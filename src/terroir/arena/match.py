"""One game between bots, as fast as the rules go: nothing is written down but the result."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from terroir.bots.bot import Bot
from terroir.core.game import AnyGame, Below, Chance, Over
from terroir.core.play import pick


@dataclass(frozen=True, slots=True)
class Table:
    """What the games of a series have in common, in plain values that go to other processes."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    """One code per player; in game k seat s is played by the bot s + k, so that all sit everywhere."""
    seed: int

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        return tuple(self.bots[(seat + number) % self.players] for seat in range(self.players))


@dataclass(frozen=True, slots=True)
class Result:
    """One game of a series; `options` are the legal actions that the decisions had to choose from."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    turns: int
    decisions: int
    options: int
    seconds: float

    @property
    def won(self) -> tuple[float, ...]:
        """Each seat's part of the victory: 1 for a sole winner, a half each for two, 0 for the others."""
        part = 1 / len(self.winners)
        return tuple(part if seat in self.winners else 0.0 for seat in range(len(self.scores)))


def luck(*words: object) -> Below:
    """A source of luck of its own for these words: the same on every machine, in every process."""
    bits = Random("/".join(map(str, words))).getrandbits

    def below(n: int) -> int:
        size = n.bit_length()
        while (value := bits(size)) >= n:
            pass
        return value

    return below


def play(game: AnyGame, options: Mapping[str, str], bots: Sequence[Bot], seed: int, number: int) -> Result:
    """A game from start to end. The draws and each seat have luck of their own."""
    begun = time.perf_counter()
    state = game.start(len(bots), options)
    draws = luck(seed, number, "draws")
    lucks = [luck(seed, number, "seat", seat) for seat in range(len(bots))]
    decisions = choices = 0
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Chance):
            game.apply(state, pick(pending, draws))
            continue
        seat = pending.seats[0]
        actions = game.legal(state, seat)
        decisions += 1
        choices += len(actions)
        action = bots[seat].choose(game, game.view(state, seat), actions, lucks[seat])
        game.apply(state, action, seat)
    taken = time.perf_counter() - begun
    codes = tuple(bot.code for bot in bots)
    turns = game.turn(state)
    over = (pending.scores, pending.winners, pending.reason)
    return Result(number, codes, *over, turns, decisions, choices, taken)

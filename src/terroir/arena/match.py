"""One game between bots, as fast as the rules go: nothing is written down but the result."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from terroir.arena.deals import Deal
from terroir.bots.bot import Bot, seeded
from terroir.core.game import AnyGame, Chance, Over


@dataclass(frozen=True, slots=True)
class Table:
    """What the games of a series have in common, in plain values that go to other processes."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    """Codes. Fewer than players take several seats; of more, every selection meets."""
    seed: int
    duplicate: bool = False
    """Every deal is played in all seatings before the next; else every game has a deal of its own."""

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        every = seatings(self.bots, self.players)
        return every[number % len(every)]

    def deal(self, number: int) -> int:
        """The number of the deal that a game is played with."""
        return number // self.round if self.duplicate else number

    @property
    def round(self) -> int:
        """How many games it takes until every bot has sat everywhere."""
        return len(seatings(self.bots, self.players))


@cache
def seatings(bots: tuple[str, ...], players: int) -> tuple[tuple[str, ...], ...]:
    """Every selection of bots, each moved on around the table until it sits as in the beginning."""
    if len(bots) > players:
        selections = list(combinations(bots, players))
    else:
        selections = [tuple(bots[seat % len(bots)] for seat in range(players))]
    turned = ((*sitting[k:], *sitting[:k]) for sitting in selections for k in range(players))
    return tuple(dict.fromkeys(turned))


@dataclass(frozen=True, slots=True)
class Result:
    """One game of a series; `options` are the legal actions that the decisions had to choose from."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    turns: int
    decisions: int
    options: int
    seconds: float
    thought: tuple[float, ...]
    """Seconds that each seat took to decide."""

    @property
    def won(self) -> tuple[float, ...]:
        """Each seat's part of the victory: 1 for a sole winner, a half each for two, 0 for the others."""
        part = 1 / len(self.winners)
        return tuple(part if seat in self.winners else 0.0 for seat in range(len(self.scores)))


def play(game: AnyGame, options: Mapping[str, str], bots: Sequence[Bot], table: Table, number: int) -> Result:
    """A game from start to end. The draws and each seat have random numbers of their own."""
    begun = time.perf_counter()
    state = game.start(len(bots), options)
    deal = table.deal(number)
    draws = Deal(game, table.seed, deal)
    randbelows = [seeded(table.seed, deal, "seat", seat) for seat in range(len(bots))]
    thought = [0.0] * len(bots)
    decisions = choices = 0
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Chance):
            game.apply(state, draws.draw(pending))
            continue
        seat = pending.seats[0]
        actions = game.legal(state, seat)
        asked = time.perf_counter()
        planned = bots[seat].plan(game, game.view(state, seat), actions, randbelows[seat])
        thought[seat] += time.perf_counter() - asked
        decisions += len(planned)
        for step, action in enumerate(planned):
            choices += len(actions if step == 0 else game.legal(state, seat))
            game.apply(state, action, seat)
    taken = time.perf_counter() - begun
    codes = tuple(bot.code for bot in bots)
    over = (pending.scores, pending.winners, pending.reason)
    return Result(number, deal, codes, *over, game.turn(state), decisions, choices, taken, tuple(thought))

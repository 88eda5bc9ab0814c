"""One game between bots, as fast as the rules go: no move is judged twice, no event is kept."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from terroir.arena.deals import Deal
from terroir.bots.bot import Bot, Fault, seeded
from terroir.bots.rung0_random import RandomBot
from terroir.core.game import AnyGame, Chance, Over, Seat
from terroir.core.play import Match, Step

STAND_IN = RandomBot()
"""Plays on for a bot that has lost by a fault, so that the others can finish their game."""


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
    faults: tuple[tuple[Seat, str], ...] = ()
    """The seats whose bots have lost because they failed, and how."""

    @property
    def won(self) -> tuple[float, ...]:
        """Each seat's part of the victory: 1 for a sole winner, a half each for two, 0 for the others."""
        part = 1 / max(1, len(self.winners))
        return tuple(part if seat in self.winners else 0.0 for seat in range(len(self.scores)))


def play(game: AnyGame, options: Mapping[str, str], bots: Sequence[Bot], table: Table, number: int) -> Result:
    """A game from start to end. The draws and each seat have random numbers of their own."""
    return play_match(game, options, bots, table, number)[0]


def play_match(
    game: AnyGame, options: Mapping[str, str], bots: Sequence[Bot], table: Table, number: int
) -> tuple[Result, Match[Any]]:
    """The same, with all that was done and drawn; of a match played so, only its end may be asked for."""
    begun = time.perf_counter()
    match = Match(game, game.start(len(bots), options), None)
    state, steps = match.state, match.steps
    deal = table.deal(number)
    draws = Deal(game, table.seed, deal)
    randbelows = [seeded(table.seed, deal, "seat", seat) for seat in range(len(bots))]
    thought = [0.0] * len(bots)
    decisions = choices = 0
    playing, faults = list(bots), dict[Seat, str]()

    def lose(seat: Seat, fault: Fault) -> None:
        faults[seat], playing[seat] = str(fault), STAND_IN

    for seat, bot in enumerate(bots):
        try:
            bot.begin(game, seat, len(bots), options)
        except Fault as fault:
            lose(seat, fault)
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Chance):
            steps.append(Step(None, draws.draw(pending)))
            game.apply(state, steps[-1].move)
            continue
        seat = pending.seats[0]
        actions = game.legal(state, seat)
        asked = time.perf_counter()
        bot = playing[seat]
        try:
            planned = bot.plan(game, game.view(state, seat), actions, randbelows[seat])
        except Fault as fault:
            lose(seat, fault)
            continue
        finally:
            thought[seat] += time.perf_counter() - asked
        for step, action in enumerate(planned):
            legal = actions if step == 0 else game.legal(state, seat)
            if step and not bot.trusted and action not in legal:
                break  # luck or another seat has crossed the plan
            decisions += 1
            choices += len(legal)
            steps.append(Step(seat, action))
            game.apply(state, action, seat)
    for seat, bot in enumerate(playing):
        try:
            bot.end(pending)
        except Fault as fault:
            faults[seat] = str(fault)
    taken = time.perf_counter() - begun
    codes = tuple(bot.code for bot in bots)
    result = Result(
        number=number,
        deal=deal,
        bots=codes,
        scores=pending.scores,
        winners=winners(pending, faults),
        reason=pending.reason,
        turns=game.turn(state),
        decisions=decisions,
        options=choices,
        seconds=taken,
        thought=tuple(thought),
        faults=tuple(faults.items()),
    )
    return result, match


def winners(over: Over, faults: Mapping[Seat, str]) -> tuple[Seat, ...]:
    """Whoever lost by a fault has not won, however well the stand-in played."""
    if not faults:
        return over.winners
    stayed = [seat for seat in range(len(over.scores)) if seat not in faults]
    first = [seat for seat in over.winners if seat in stayed]
    best = max([over.scores[seat] for seat in stayed], default=None)
    return tuple(first or [seat for seat in stayed if over.scores[seat] == best])

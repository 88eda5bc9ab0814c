"""Rung 3: flat Monte Carlo. Turns are tried in simulated games, and the worse half dropped each time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from terroir.bots.budget import Budget, Work
from terroir.bots.rung1_greedy import GreedyBot
from terroir.bots.rung2_beam import WIDTH, fresh_luck
from terroir.core.game import MILLION, Action, AnyGame, Below, Lookahead, Searches, Seat, Tally

CANDIDATES = 24
"""Turns that are tried at all; with few nodes fewer."""
KEEP = 3
"""How many of them each main action may have."""
PASS = 24
"""Simulated games between two looks at the clock: some milliseconds."""
NODES = 500


class MonteCarloBot:
    """Sequential halving over whole turns; a node is one simulated game."""

    def __init__(self, budget: Budget | None = None, threads: int = 1) -> None:
        self.budget = budget or Budget(nodes=NODES)
        self.threads = max(1, threads)
        self.code = f"mc:{self.budget}" + (f":threads={threads}" if threads > 1 else "")

    def plan(
        self, game: AnyGame, view: Any, actions: Sequence[Action], below: Below, budget: Budget | None = None
    ) -> Sequence[Action]:
        if not isinstance(game, Searches):
            return (GreedyBot().choose(game, view, actions, below),)
        work, luck = Work(self.budget, budget), fresh_luck(below)
        ahead = [game.look_ahead(view, luck, WIDTH, KEEP) for _ in range(self.threads)]
        with Race(ahead, view.viewer, work) as race:
            return ahead[0].turns[race.winner()].actions

    def choose(
        self, game: AnyGame, view: Any, actions: Sequence[Action], below: Below, budget: Budget | None = None
    ) -> Action:
        return self.plan(game, view, actions, below, budget)[0]


class Race:
    """Turns against one another: all are simulated, the worse half drops out, and again until one is left.

    Several equal searches share the work, each in a thread of its own; the result is the same.
    """

    def __init__(self, ahead: Sequence[Lookahead], seat: Seat, work: Work) -> None:
        self.ahead, self.seat, self.work = ahead, seat, work
        turns = min(CANDIDATES, len(ahead[0].turns))
        if work.budget.nodes:
            turns = min(turns, max(2, work.budget.nodes // 16))
        self.racing = list(range(turns))
        self.tallies: dict[int, Tally] = {}
        self._pool = ThreadPoolExecutor(len(ahead)) if len(ahead) > 1 else None

    def __enter__(self) -> Race:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._pool.shutdown()

    def winner(self) -> int:
        """The turn that is left, or the best so far when the work is over."""
        rounds = max(1, (len(self.racing) - 1).bit_length())
        for to_come in range(rounds - 1, -1, -1):
            while len(self.racing) > 1 and not self.work.stopped and self.work.left > to_come / rounds:
                self._one_pass()
            if self.tallies:
                self.racing.sort(key=self.loss)
            self.racing = self.racing[: (len(self.racing) + 1) // 2]
        return self.racing[0]

    def loss(self, turn: int) -> float:
        """The part of the victory that simulations of a turn gave to others; all of it for an untried one."""
        tally = self.tallies.get(turn)
        return 1 - tally.shares[self.seat] / tally.games / MILLION if tally else 1

    def _one_pass(self) -> None:
        games = max(1, PASS // len(self.racing))
        if self._pool is None:
            self._run(0, games)
        else:
            list(self._pool.map(self._run, range(len(self.ahead)), [games] * len(self.ahead)))
        self.work.spend(games * len(self.racing))

    def _run(self, thread: int, games: int) -> None:
        """The games of a pass that fall to one of the searches."""
        for turn in self.racing[thread :: len(self.ahead)]:
            before = self.tallies.get(turn)
            played = self.ahead[thread].play(turn, before.games if before else 0, games)
            self.tallies[turn] = before + played if before else played

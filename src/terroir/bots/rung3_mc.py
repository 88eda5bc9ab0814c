"""Rung 3: flat Monte Carlo. Turns are tried in simulated games, and the worse half dropped each time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from terroir.bots.bot import Bot
from terroir.bots.budget import Budget, Work
from terroir.bots.rung2_beam import WIDTH, fresh_seed
from terroir.bots.simulation import look_ahead
from terroir.core.game import Action, AnyGame, RandBelow, Seat
from terroir.core.lookahead import MILLION, QUICK, Lookahead, Tally

CANDIDATES = 24
"""Turns that are tried at all; with few nodes fewer."""
KEEP = 3
"""How many of them each main action may have."""
PASS = 12
"""Simulated games between two counts of the nodes."""
PRIOR = 2
"""Simulated games that the evaluation's own opinion of a turn counts for."""
NODES = 500
VETO = 600
"""A turn that looks this many hundredths of a point worse than the best is never good: it is not tried."""
MARGIN = 0.0005
"""What a point of lead counts beside the part of the victory, so that a decided game is played well too."""


class MonteCarloBot(Bot):
    """Sequential halving over whole turns; a node is one simulated game.

    For weaker levels: `loss` is how many points of winning probability a turn may cost that is played for a
    change (and as many points of lead), `blind` names what the simulated games are judged without. `play`
    is how everybody plays in them.
    """

    name = "mc"

    def __init__(
        self,
        budget: Budget | None = None,
        threads: int = 1,
        loss: int = 0,
        blind: Sequence[str] = (),
        play: str = QUICK,
    ) -> None:
        self.budget = budget or Budget(nodes=NODES)
        self.threads, self.loss, self.blind, self.play = max(1, threads), loss, tuple(blind), play
        extras = {
            "threads": threads if threads > 1 else 0,
            "loss": loss,
            "blind": "+".join(blind),
            "play": "" if play == QUICK else play,
        }
        named = [f"{name}={value}" for name, value in extras.items() if value]
        self.code = ":".join([self.name, str(self.budget), *named])

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        work, seed = Work(self.budget, budget), fresh_seed(randbelow)
        ahead = [
            look_ahead(game, view, seed, WIDTH, KEEP, self.blind, self.play) for _ in range(self.threads)
        ]
        with Race(ahead, view.viewer, work, 100 * self.loss if self.loss else None) as race:
            best = race.winner()
            good = [best, *race.nearly_as_good(best, self.loss)]
            return ahead[0].turns[good[randbelow(len(good))]].actions


class Race:
    """Turns against one another: all are simulated, the worse half drops out, and again until one is left.

    Several equal searches share the work, each in a thread of its own; the result is the same.
    """

    def __init__(self, ahead: Sequence[Lookahead], seat: Seat, work: Work, veto: int | None = None) -> None:
        """Turns that look worse than the best by more than `veto` hundredths of a point do not take part."""
        self.ahead, self.seat, self.work = ahead, seat, work
        search = ahead[0]
        worths = [turn.worth for turn in search.turns[:CANDIDATES]]
        least = worths[0] - (veto or (MILLION if search.expect(0) is None else VETO))
        turns = sum(worth >= least for worth in worths)
        if work.budget.nodes and veto is None:
            turns = min(turns, max(2, work.budget.nodes // search.fewest))
        self.racing = list(range(turns))
        opinions = [search.expect(turn) for turn in self.racing]
        self.expected = [1 - opinion[seat] / MILLION for opinion in opinions if opinion is not None]
        """The loss of each turn in the evaluation's opinion, if it has one."""
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
                self.racing.sort(key=self.expected_loss)
            self.racing = self.racing[: (len(self.racing) + 1) // 2]
        return self.racing[0]

    def expected_loss(self, turn: int) -> float:
        """The loss of a turn in simulations and in the evaluation's opinion, which counts as a few games."""
        if not self.expected:
            return self.simulated_loss(turn)
        games = self.tallies[turn].games if turn in self.tallies else 0
        return (games * self.simulated_loss(turn) + PRIOR * self.expected[turn]) / (games + PRIOR)

    def simulated_loss(self, turn: int) -> float:
        """The part of the victory that simulations of a turn gave to others, less a little for the lead."""
        tally = self.tallies.get(turn)
        return 1 - tally.shares[self.seat] / tally.games / MILLION - MARGIN * self.lead(turn) if tally else 2

    def lead(self, turn: int) -> float:
        """By how many points simulations of a turn were ahead of the best of the others."""
        tally = self.tallies[turn]
        others = [score for seat, score in enumerate(tally.scores) if seat != self.seat]
        return (tally.scores[self.seat] - max(others, default=0)) / tally.games / 100

    def nearly_as_good(self, best: int, loss: int) -> list[int]:
        """Other turns that cost at most `loss` points of winning probability, and as many of lead.

        None once nothing is open any more: whoever knows how the game ends plays the best end.
        """
        if not loss or best not in self.tallies or self.is_certain(best):
            return []
        return [
            turn
            for turn in sorted(self.tallies)
            if turn != best
            and self.simulated_loss(turn) <= self.simulated_loss(best) + loss / 100
            and self.lead(turn) >= self.lead(best) - loss
        ]

    def is_certain(self, turn: int) -> bool:
        """All simulations of a turn came to the same end."""
        tally = self.tallies[turn]
        return tally.shares[self.seat] in (0, tally.games * MILLION)

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
            for _ in range(games):  # one by one: it may have to stop at any time
                if self.work.stopped:
                    return
                before = self.tallies.get(turn)
                played = self.ahead[thread].play(turn, before.games if before else 0, 1)
                self.tallies[turn] = before + played if before else played

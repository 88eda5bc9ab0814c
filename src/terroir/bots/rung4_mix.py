"""Rung 4 where choices are secret: they are sampled from a mixture; all else is flat Monte Carlo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terroir.bots.budget import Budget, Work
from terroir.bots.rung2_beam import WIDTH, fresh_seed
from terroir.bots.rung3_mc import KEEP, MonteCarloBot, Race
from terroir.bots.simulation import look_ahead
from terroir.core.game import Action, AnyGame, RandBelow, Seat
from terroir.core.lookahead import Lookahead

CLOSE = 3
"""Points of winning probability that a secret choice may cost for being hard to foresee."""


class MixingBot(MonteCarloBot):
    """Bids and bluffs so that nobody gains by knowing how; decides in the open as `mc` does."""

    name = "mix"

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        ahead = look_ahead(game, view, fresh_seed(randbelow), WIDTH, KEEP, self.blind, self.play)
        mixture = ahead.mixture()
        if mixture is not None:
            return ahead.turns[self._mixed(ahead, view.viewer, mixture, randbelow, budget)].actions
        return super().plan(game, view, actions, randbelow, budget)

    def _mixed(
        self,
        ahead: Lookahead,
        seat: Seat,
        mixture: Sequence[int],
        randbelow: RandBelow,
        budget: Budget | None,
    ) -> int:
        """One of the turns that simulated games like nearly as well as the best, as often as it is mixed."""
        with Race([ahead], seat, Work(self.budget, budget)) as race:
            best = race.winner()
            good = {best, *race.nearly_as_good(best, max(CLOSE, self.loss))}
        often = [part if turn in good else 0 for turn, part in enumerate(mixture)]
        return sampled(often, randbelow) if any(often) else best


def sampled(mixture: Sequence[int], randbelow: RandBelow) -> int:
    """One of the choices, each as often as the mixture says."""
    at = randbelow(sum(mixture))
    for choice, often in enumerate(mixture):
        at -= often
        if at < 0:
            return choice
    raise AssertionError("randbelow(n) must be less than n")

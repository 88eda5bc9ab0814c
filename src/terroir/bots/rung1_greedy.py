"""Rung 1: the action that is worth most at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terroir.bots.bot import Bot
from terroir.bots.budget import Budget
from terroir.core.game import Action, AnyGame, RandBelow


class GreedyBot(Bot):
    """Takes what the game appraises highest; chance decides between equals, and `noise` blurs the appraisal.

    `noise` is in hundredths of a point: each appraisal is raised at random by up to that much.
    """

    def __init__(self, noise: int = 0) -> None:
        self.code = f"greedy:noise={noise}" if noise else "greedy"
        self.noise = noise

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        worth = list(game.appraise(view, actions))
        if self.noise:
            worth = [value + randbelow(self.noise + 1) for value in worth]
        best = max(worth)
        equals = [action for action, value in zip(actions, worth, strict=True) if value == best]
        return (equals[randbelow(len(equals))],)

"""Rung 0: any legal action, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terroir.bots.bot import Bot
from terroir.bots.budget import Budget
from terroir.core.game import Action, AnyGame, RandBelow


class RandomBot(Bot):
    """Plays by chance alone: the floor that every other bot has to stand on."""

    code = "random"

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        return (actions[randbelow(len(actions))],)

"""Rung 2: the whole turn that the evaluation likes best, found by beam search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terroir.bots.bot import Bot
from terroir.bots.budget import Budget
from terroir.bots.simulation import look_ahead
from terroir.core.game import Action, AnyGame, RandBelow

WIDTH = 6


def fresh_seed(randbelow: RandBelow) -> int:
    """A 64-bit number for a search to draw from."""
    return randbelow(1 << 32) << 32 | randbelow(1 << 32)


class BeamBot(Bot):
    """Takes the best turn of a beam of `width`; where a game has no search of its own, the best action."""

    def __init__(self, width: int = WIDTH) -> None:
        self.code = "beam" if width == WIDTH else f"beam:width={width}"
        self.width = max(1, width)

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        return look_ahead(game, view, fresh_seed(randbelow), self.width, 1).turns[0].actions

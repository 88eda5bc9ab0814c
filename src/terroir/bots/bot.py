"""What a bot is: something that chooses among legal actions, knowing only a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from terroir.bots.budget import Budget
from terroir.core.game import Action, AnyGame, RandBelow


class Bot(ABC):
    """A player made of code. The same view, actions, draws and number of nodes give the same choice."""

    code: str
    """How it is asked for, parameters included: `greedy:noise=50`, `mc:1000`."""

    @abstractmethod
    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        """One of the actions, which are all that the viewer may do now.

        A bot that thinks of whole turns adds those that follow it until luck or another seat has its say,
        and need not be asked before.
        """

    def choose(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Action:
        """One of the actions."""
        return self.plan(game, view, actions, randbelow, budget)[0]

"""What a bot is: something that chooses among legal actions, knowing only a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
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


def seeded(*words: object) -> RandBelow:
    """Random numbers of their own for these words: the same on every machine, in every process."""
    bits = Random("/".join(map(str, words))).getrandbits

    def randbelow(n: int) -> int:
        size = n.bit_length()
        while (value := bits(size)) >= n:
            pass
        return value

    return randbelow

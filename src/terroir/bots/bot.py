"""What a bot is: something that chooses among legal actions, knowing only a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from terroir.bots.budget import Budget
from terroir.core.errors import TerroirError
from terroir.core.game import Action, AnyGame, Over, RandBelow, Seat


class Fault(TerroirError):
    """What a bot of one's own did wrong: it has lost the game that it is at."""

    code = "fault"


class Bot(ABC):
    """A player made of code. The same view, actions, draws and number of nodes give the same choice."""

    code: str = ""
    """How it is asked for, parameters included: `greedy:noise=50`, `mc:1000`."""
    trusted: ClassVar[bool] = True
    """What it plans is legal, and need not be checked."""

    def begin(self, game: AnyGame, seat: Seat, players: int, options: Mapping[str, str]) -> None:  # noqa: B027
        """A game begins, in which it has this seat; `view.viewer` always says the seat, too.

        In a series it has one game after the other, each in any seat; of two seats each has a bot of its own.
        """

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

    def end(self, over: Over) -> None:  # noqa: B027
        """The game is over."""

    def close(self) -> None:  # noqa: B027
        """It plays no more."""

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

"""What a bot is: something that chooses among legal actions, knowing only a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from terroir.bots.budget import Budget
from terroir.core.game import Action, AnyGame, RandBelow


class Bot(Protocol):
    """A player made of code. The same view, actions, luck and number of nodes give the same choice."""

    code: str
    """How it is asked for, parameters included: `greedy:noise=50`, `mc:1000`."""

    def choose(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Action:
        """One of the actions, which are all that the viewer may do now."""
        ...


@runtime_checkable
class Plans(Protocol):
    """What a bot adds that thinks of whole turns: it need not think again before luck has its say."""

    def plan(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Action],
        randbelow: RandBelow,
        budget: Budget | None = None,
    ) -> Sequence[Action]:
        """One of the actions, and those that follow it until luck or another seat has its say."""
        ...


def think(
    bot: Bot,
    game: AnyGame,
    view: Any,
    actions: Sequence[Action],
    randbelow: RandBelow,
    budget: Budget | None = None,
) -> Sequence[Action]:
    """What the bot does now, one action or as many as it plans; play them one after the other."""
    if isinstance(bot, Plans):
        return bot.plan(game, view, actions, randbelow, budget)
    return (bot.choose(game, view, actions, randbelow, budget),)

"""What a bot is: something that chooses among legal actions, knowing only a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from terroir.core.game import Action, AnyGame, Below


class Bot(Protocol):
    """A player made of code. The same view, actions and luck give the same choice."""

    code: str
    """How it is asked for, parameters included: `greedy:noise=50`."""

    def choose(self, game: AnyGame, view: Any, actions: Sequence[Action], below: Below) -> Action:
        """One of the actions, which are all that the viewer may do now."""
        ...

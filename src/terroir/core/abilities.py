"""What a game may be beyond a Game: it says so by inheriting from these, and then has to have all of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from terroir.core.game import Picture, Seat


class HasBoards(ABC):
    """A game that is played on boards that are files, and may be drawn by anybody."""

    @property
    @abstractmethod
    def boards(self) -> tuple[str, ...]:
        """Those that come with the game."""

    @abstractmethod
    def board_text(self, name: str) -> str:
        """The file of a board that comes with the game."""

    @abstractmethod
    def board_picture(self, name: str, text: str) -> Picture:
        """The bare board of a file; BadPosition if it cannot be read."""

    @abstractmethod
    def board_problems(self, name: str, text: str) -> Sequence[str]:
        """Everything that keeps a readable board from being valid."""


class Shares(ABC):
    """A game most of whose views are the same for all viewers, and change little with a move."""

    @abstractmethod
    def through(self, view: Any, viewer: Seat | None) -> Any:
        """The moment of a view as another viewer sees it: what `view` would give for the same state."""

    @property
    @abstractmethod
    def parts(self) -> Callable[[Any, Any], tuple[Mapping[str, bytes], Mapping[str, bytes]]]:
        """What `view_to_json` has, as JSON by its keys; to be read only. It is given a view and the last one.

        First what is the same for all viewers, the same object for all views of one moment; then the rest.
        What has not changed since the last view (None: there is none) need not be written again.
        """

    @property
    @abstractmethod
    def choices(self) -> Callable[[Any], bytes]:
        """The legal actions of a viewer who is to decide, as `offer` offers them: Choices as JSON."""


class Rolls(ABC):
    """A game that resolves chance by itself, for simulation and search: no outcome, no event."""

    @abstractmethod
    def roll(self, state: Any, luck: int) -> int:
        """Resolve pending chance out of a 64-bit `luck`; the luck that is left."""

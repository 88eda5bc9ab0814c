"""What a game may be beyond a Game: it says so by inheriting from these, and then has to have all of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from terroir.core.game import Event, Message, Over, Picture


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


class Rolls(ABC):
    """A game that resolves chance by itself, for simulation and search: no outcome, no event."""

    @abstractmethod
    def roll(self, state: Any, seed: int) -> int:
        """Resolve pending chance out of a 64-bit seed; the seed of what comes next."""


@dataclass(frozen=True, slots=True)
class Account:
    """How a finished game came to its result."""

    sources: Mapping[str, tuple[int, ...]]
    """What each seat got, by where it came from; a name is part of the id of its message."""
    decided: Message | None
    """What decided it, in one sentence."""
    step: int | None
    """When that happened."""


class GivesAccount(ABC):
    """A game that can say where points came from, and what decided it."""

    @abstractmethod
    def account(self, over: Over, happened: Sequence[tuple[int, Event]]) -> Account:
        """Out of everything that happened, each with the number of its step."""

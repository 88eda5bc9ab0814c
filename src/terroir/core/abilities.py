"""What a game may be beyond a Game: it says so by inheriting from these, and then has to have all of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from terroir.core.game import Event, Message, Picture, Seat


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that keeps a board or a deck from being played with."""

    text: str
    """In plain English, for errors and logs."""
    message: Message
    at: tuple[str, ...] = ()
    """The spaces or cards that it is about, as the game names them."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Made:
    """A board or a deck that somebody made, as its file tells it."""

    title: str
    options: Mapping[str, str]
    """Those of a table at which it is played with."""
    content: Mapping[str, Any]
    """What is in the file, in plain parts, for an editor."""
    faults: tuple[Fault, ...]


class Makeable(ABC):
    """A game whose board or deck anybody may make: it is a file, and the value of an option of a table."""

    makes: str = ""
    """That option."""

    @abstractmethod
    def made(self, text: str) -> Made:
        """What a file holds; BadPosition if it cannot be read."""

    @abstractmethod
    def models(self) -> Mapping[str, str]:
        """Files to begin with: those that come with the game, by the values of the option."""


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
    def board_problems(self, name: str, text: str) -> Sequence[Fault]:
        """Everything that keeps a readable board from being valid."""


class Rolls(ABC):
    """A game that resolves chance by itself, for simulation and search: no outcome, no event."""

    @abstractmethod
    def roll(self, state: Any, seed: int) -> int:
        """Resolve pending chance out of a 64-bit seed; the seed of what comes next."""


class Missed(NamedTuple):
    """What a player all but had: when, how much it was about, and a sentence to them."""

    seat: Seat
    step: int
    points: int
    said: Message


@dataclass(frozen=True, slots=True)
class Account:
    """How a finished game came to its result."""

    sources: Mapping[str, tuple[int, ...]]
    """What each seat got, by where it came from; a name is part of the id of its message."""
    decided: Message | None
    """What decided it, in one sentence."""
    step: int | None
    """When that happened."""
    missed: tuple[Missed, ...] = ()


class GivesAccount(ABC):
    """A game that can say where points came from, and what decided it."""

    @abstractmethod
    def account(self, state: Any, happened: Sequence[tuple[int, Event]]) -> Account:
        """Out of how it ended and everything that happened, each with the number of its step."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What somebody bid or staked: what it cost, and what it was worth to them."""

    step: int
    seat: Seat
    what: Message
    paid: int
    worth: int


class WeighsDeals(ABC):
    """A game of bids or stakes, which can say after its end what they were worth against what was paid."""

    @abstractmethod
    def deals(self, told: Iterable[tuple[int, Any, Sequence[Event]]]) -> Sequence[Deal]:
        """Out of every step of a finished game, with the state after it and what happened in it."""


class Plans(ABC):
    """A game in which a turn can be planned while others take theirs."""

    @abstractmethod
    def as_if_turn(self, view: Any) -> Any | None:
        """A world in which it is the viewer's turn, out of what the viewer knows; None if there is none."""

    @abstractmethod
    def is_turn(self, state: Any) -> bool:
        """Whether somebody is asked now what to do in their turn, and not something in between, as a bid."""

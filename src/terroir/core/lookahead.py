"""What a game adds so that bots can look ahead in its own core, and what simulated games come to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from terroir.core.game import Action


@dataclass(frozen=True, slots=True)
class Turn:
    """Actions of one seat that follow one another until luck or another seat has its say.

    `worth` is what the game's evaluation makes of the position then, in hundredths of a point, for the
    one who acts and against the others.
    """

    actions: tuple[Action, ...]
    worth: int


QUICK = "quick"
"""How simulated games are played unless a bot asks for something else; every game knows this one."""

MILLION = 1_000_000
"""Parts of a victory are counted in millionths, so that sums are exact in any order."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What simulated games came to: sums over all of them."""

    games: int
    shares: tuple[int, ...]
    """Each seat's part of the victory, in millionths."""
    squares: int
    """The squares of the parts of the one who acts: how far the games differ."""
    scores: tuple[int, ...]
    """Each seat's final score, as reached or as the evaluation foresees it, in hundredths of a point."""

    def __add__(self, other: Tally) -> Tally:
        shares = tuple(map(sum, zip(self.shares, other.shares, strict=True)))
        scores = tuple(map(sum, zip(self.scores, other.scores, strict=True)))
        return Tally(self.games + other.games, shares, self.squares + other.squares, scores)


class Lookahead(Protocol):
    """A search from one view in the game's own core. It knows nothing that the view does not.

    `luck` decides all: the same gives the same. What it simulates draws every card and tile anew.
    One thread at a time; the interpreter is free meanwhile.
    """

    @property
    def turns(self) -> Sequence[Turn]:
        """Candidates for what to do now, by their worth, best first."""
        ...

    def play(self, turn: int, first: int, games: int) -> Tally:
        """Simulated games after one of the turns, numbered from `first`: the same number, the same luck."""
        ...

    def grow(self, simulations: int) -> None:
        """So many more simulations in a tree of turns, those of all players."""
        ...

    def tally(self, turn: int) -> Tally:
        """What the simulations of the tree came to that began with a turn."""
        ...


@runtime_checkable
class Mixes(Protocol):
    """What a lookahead adds where choices are secret: nobody gains by knowing how they are mixed."""

    def mixture(self) -> Sequence[int] | None:
        """How often to take each of the turns, in millionths; None where nothing is secret."""
        ...


@runtime_checkable
class Expects(Protocol):
    """What a search adds so that its evaluation has a say beside the simulated games."""

    @property
    def fewest(self) -> int:
        """Simulated games for each turn that is tried, at the least: with few in all, few turns are tried."""
        ...

    def expect(self, turn: int) -> Sequence[int]:
        """Each seat's part of the victory after a turn as it looks without simulation, in millionths."""
        ...


@runtime_checkable
class Foretells(Protocol):
    """What a search adds if its simulated games end before the game does."""

    def final_scores(self, tally: Tally) -> Sequence[float]:
        """Each seat's expected final score, in points."""
        ...


@runtime_checkable
class Corrects(Protocol):
    """What a search adds if its simulated games are surer of who wins than games turn out, or less sure."""

    def chances(self, shares: Sequence[float]) -> Sequence[float]:
        """Each seat's chance to win, given its part of the victory in simulated games."""
        ...


@runtime_checkable
class Judges(Protocol):
    """What a search adds so that it can judge what somebody did, and not only what it found itself."""

    def add(self, actions: Sequence[Action]) -> int:
        """Legal actions of the viewer, one after the other, as a turn to be simulated; its number."""
        ...


class Searches(ABC):
    """A game that looks ahead whole turns in its own core; others are searched by their rules alone."""

    @abstractmethod
    def look_ahead(
        self, view: Any, luck: int, width: int, keep: int, blind: Sequence[str] = (), play: str = QUICK
    ) -> Lookahead:
        """A search for the viewer, who owes a decision: a beam of `width`, `keep` turns of each kind.

        `blind` are spots, by name, that simulated games are judged without, `play` is how everybody plays in
        them; BadOptions for an unknown one.
        """

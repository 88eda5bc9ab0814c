"""What a game adds so that bots can look ahead in its own core, and what simulated games come to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

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


class Lookahead(ABC):
    """A search from one view in the game's own core. It knows nothing that the view does not.

    Its seed decides all: the same gives the same. What it simulates draws every card and tile anew.
    One thread at a time; the interpreter is free meanwhile.
    """

    fewest = 16
    """Simulated games for each turn that is tried, at the least: with few in all, few turns are tried."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        for name in vars(cls):
            if not name.startswith("_") and not hasattr(Lookahead, name):
                what = f"{cls.__name__}.{name} is nothing that a lookahead has"
                raise TypeError(f"{what}: what is its own begins with _")

    @property
    @abstractmethod
    def turns(self) -> Sequence[Turn]:
        """Candidates for what to do now, by their worth, best first."""

    @abstractmethod
    def add(self, actions: Sequence[Action]) -> int:
        """Legal actions of the viewer, one after the other, as a turn to be simulated too; its number."""

    @abstractmethod
    def play(self, turn: int, first: int, games: int) -> Tally:
        """Simulated games after one of the turns, numbered from `first`: the same number, the same draws."""

    @abstractmethod
    def grow(self, simulations: int) -> None:
        """That many more simulations in a tree of turns, those of all players."""

    @abstractmethod
    def tally(self, turn: int) -> Tally:
        """What the simulations of the tree came to that began with a turn."""

    # ---- what a game may add ------------------------------------------------
    def mixture(self) -> Sequence[int] | None:
        """How often to take each of the turns, in millionths, so that nobody gains by knowing it.

        None where nothing is secret.
        """
        return None

    def expect(self, turn: int) -> Sequence[int] | None:
        """Each seat's part of the victory after a turn as it looks without simulation, in millionths.

        None where the evaluation has no say beside the simulated games.
        """
        return None

    def final_scores(self, tally: Tally) -> Sequence[float]:
        """Each seat's expected final score in points, even if simulated games end before the game does."""
        return [score / tally.games / 100 for score in tally.scores]

    def chances(self, shares: Sequence[float]) -> Sequence[float]:
        """Each seat's chance to win, given its part of the victory in simulated games.

        They may be surer of who wins than games turn out, or less sure.
        """
        return shares


class Searches(ABC):
    """A game that looks ahead whole turns in its own core; others are searched by their rules alone."""

    @abstractmethod
    def look_ahead(
        self, view: Any, seed: int, width: int, keep: int, blind: Sequence[str] = (), play: str = QUICK
    ) -> Lookahead:
        """A search for the viewer, who owes a decision: a beam of `width`, `keep` turns of each kind.

        `blind` names what simulated games are judged without, `play` is how everybody plays in
        them; BadOptions for an unknown one.
        """

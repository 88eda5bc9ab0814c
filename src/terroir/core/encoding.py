"""Games in numbers, for programs that learn: actions as ids, what a seat may know as arrays.

What the numbers mean is data (`Block`), so that documents and environments say what the rules write.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from terroir.core.abilities import Rolls
from terroir.core.game import Action, Seat


@dataclass(frozen=True, slots=True)
class Block:
    """So many ids, planes or numbers in a row that mean the same kind of thing, each from `low` to `high`."""

    name: str
    count: int
    meaning: str
    low: int = 0
    high: int = 1


class Games(Protocol):
    """Many games at once, stepped together; the arrays belong to the caller, flat and of fixed kinds.

    Everybody who owes a decision is asked in turn; or only the seats of `agents`, one for each game, while
    random players have the others. A game that is over begins anew, with the luck that is left: what the
    agent saw last is in `last_…`, everything else is of the new game.
    """

    games: list[Any]

    def show(self, planes: memoryview, numbers: memoryview, masks: memoryview, turns: memoryview) -> None: ...

    def tell(
        self,
        rewards: memoryview[float],
        scores: memoryview,
        dones: memoryview,
        last_planes: memoryview,
        last_numbers: memoryview,
    ) -> None: ...

    def ask(self, actions: memoryview, agents: memoryview, random_others: bool) -> None: ...

    def reset(self, i: int, luck: int) -> None: ...

    def step(self) -> None: ...

    def step_slot(self, i: int) -> None: ...


@dataclass(frozen=True)
class Encoding:
    """What the numbers of a game mean, a promise counted in versions; and what writes and reads them."""

    version: int
    ids: tuple[Block, ...]
    planes: tuple[Block, ...]
    board: tuple[int, int]
    """Rows and columns of a plane."""
    numbers: tuple[Block, ...]
    chances: int
    """The most outcomes that chance may have at once."""
    secrets: bool
    """Seats hide something from one another, and choose at the same time."""
    mover: Callable[[Any], Seat]
    """Who is asked next, -1 if nobody is. Of several at once it is one, always the same."""
    legal_ids: Callable[[Any, Seat], list[int]]
    play_id: Callable[[Any, Seat, int], None]
    """Carry out a legal id of a seat; chance is left pending."""
    id_of: Callable[[Any, Seat, Action], int]
    """-1 for the few actions that have none."""
    action_of: Callable[[Any, Seat, int], Action]
    observe: Callable[[Any, Seat, memoryview, memoryview, memoryview], bool]
    """Write planes (int8), numbers (int16) and mask (int8) of a seat; False if an array is too short."""
    batch: Callable[[Any, int], Games]
    """So many games that begin as the state given."""


def total(blocks: Sequence[Block]) -> int:
    """How many there are in all."""
    return sum(block.count for block in blocks)


class Encodes(Rolls):
    """A game that has an encoding, and resolves chance by itself."""

    @property
    @abstractmethod
    def encoding(self) -> Encoding:
        """Actions as ids, and what a seat may know as arrays."""

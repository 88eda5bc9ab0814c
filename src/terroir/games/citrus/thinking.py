"""Looking ahead for bots: the compiled search, with actions as the game knows them."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from terroir.core.game import Action, Tally, Turn
from terroir.games import data
from terroir.games.citrus import board
from terroir.games.citrus.actions import MOVES
from terroir.games.citrus.evaluation import Evaluation
from terroir.games.citrus.simulation import Simulator
from terroir.games.citrus.tree import Tree
from terroir.games.citrus.turns import Turnwise

if TYPE_CHECKING:
    from terroir.games.citrus.view import View

SAMPLES, WHIM, HORIZON = 6, 5, 3
"""Actions looked at for a simulated move, percent of moves at random, rounds until the evaluation judges."""


@cache
def weights() -> dict[str, int]:
    """The tuned weights."""
    return data.read_table(board.PACKAGE, "weights.toml")


class CitrusLookahead:
    """A search from one view."""

    def __init__(self, view: View, luck: int, width: int, keep: int, weigh: dict[str, int]) -> None:
        # An evaluation has sheets of its own, so each search has its own.
        self._evaluation, self._world = Evaluation(weigh), view.world()
        self._turnwise = Turnwise(self._evaluation, self._world)
        self._luck = luck
        self._players = players = len(view.written()["score"])
        found = self._turnwise.search(luck, width, keep)
        self.turns = tuple(
            Turn(tuple(_action(code) for code in codes), worth // (200 * (players - 1)))
            for worth, codes in found
        )
        self._simulator = Simulator(self._turnwise, SAMPLES, WHIM, HORIZON * players)

    def play(self, turn: int, first: int, games: int) -> Tally:
        shares, squares, scores = self._simulator.play(turn, self._luck, first, games)
        return Tally(games, tuple(shares), squares, tuple(scores))

    @cached_property
    def _tree(self) -> Tree:
        return Tree(self._simulator, Turnwise(self._evaluation, self._world))

    def grow(self, simulations: int) -> None:
        self._tree.grow(self._luck, simulations)

    def tally(self, turn: int) -> Tally:
        games, shares, squares, scores = self._tree.tried(turn)
        return Tally(games, tuple(shares), squares, tuple(scores))


def _action(code: int) -> Action:
    action = MOVES[code]
    assert isinstance(action, Action)
    return action

"""Looking ahead from a view: what could be done now, and simulated games after each of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf, log, sqrt

from terroir.core.game import MILLION, Tally, Turn
from terroir.games import data
from terroir.games.chicoree.actions import MOVES, ChicoreeAction
from terroir.games.chicoree.appraisal import prices
from terroir.games.chicoree.choices import Plan, plans
from terroir.games.chicoree.imagining import imagine
from terroir.games.chicoree.outlook import Outlook
from terroir.games.chicoree.playouts import Playouts
from terroir.games.chicoree.reckoning import Luck
from terroir.games.chicoree.state import State
from terroir.games.chicoree.view import View

ROUNDS = 2
"""How many rounds a simulated game is played on before the outlook judges it."""
GAMES_OF_A_WORLD = 4
"""Luck is drawn anew in every simulated game; what others hold, which takes longer, in every so many."""
DARING = 0.25
"""How much a plan is worth trying again that has been tried little: shares of the victory vary so."""
WORD = (1 << 64) - 1


@cache
def weights(players: int) -> tuple[float, ...]:
    """The weights of the outlook for so many players."""
    return tuple(data.read_table(__package__, "outlook.toml")[str(players)])


class ChicoreeLookahead:
    """A search for the viewer: plans by their worth at first sight, and simulated games after each."""

    def __init__(self, view: View, luck: int) -> None:
        assert view.viewer is not None, "a spectator has nothing to decide"
        self.view, self.seat, self.luck = view, view.viewer, luck
        self.plans: list[Plan] = plans(view)
        self._worlds: dict[int, State] = {}
        self._grown: dict[int, Tally] = {}
        outlook = Outlook(weights(view.facts["players"]))
        self._playouts = Playouts(prices("tuned"), outlook, luck)

    @property
    def turns(self) -> Sequence[Turn]:
        return [Turn(tuple(_action(code) for code in plan.codes), plan.worth) for plan in self.plans]

    def play(self, turn: int, first: int, games: int) -> Tally:
        players = self.view.facts["players"]
        shares, squares, scores = [0] * players, 0, [0] * players
        for number in range(first, first + games):
            won, laid = self.simulate(turn, number)
            parts = [round(share * MILLION) for share in won]
            squares += parts[self.seat] ** 2
            shares = [a + b for a, b in zip(shares, parts, strict=True)]
            scores = [a + 100 * b for a, b in zip(scores, laid, strict=True)]
        return Tally(games, tuple(shares), squares, tuple(scores))

    def grow(self, simulations: int) -> None:
        """Each simulation goes where the upper bound of the share is highest: a tree of one level.

        What others do in simulated games they do by their prices, so there is nothing to branch on.
        """
        for _ in range(simulations):
            turn = max(range(len(self.plans)), key=self._bound)
            played = self.play(turn, self.tally(turn).games, 1)
            self._grown[turn] = self.tally(turn) + played

    def tally(self, turn: int) -> Tally:
        nothing = (0,) * self.view.facts["players"]
        return self._grown.get(turn, Tally(0, nothing, 0, nothing))

    def _bound(self, turn: int) -> float:
        tally = self.tally(turn)
        if not tally.games:
            return inf
        total = sum(grown.games for grown in self._grown.values())
        return tally.shares[self.seat] / tally.games / MILLION + DARING * sqrt(log(total) / tally.games)

    def simulate(self, turn: int, number: int) -> tuple[list[float], list[int]]:
        """Everybody's share and steps after a plan, in the simulated game of that number."""
        rounds = ROUNDS * self.view.facts["players"]
        self._playouts.draw_from(self._seed(number))
        return self._playouts.compare(self.world(number), self.seat, [self.plans[turn].codes], rounds)[0]

    def world(self, number: int) -> State:
        """What may be hidden, in the simulated game of that number."""
        number //= GAMES_OF_A_WORLD
        if number not in self._worlds:
            self._worlds[number] = imagine(self.view, Luck(self._seed(~number)).below)
        return self._worlds[number]

    def _seed(self, number: int) -> int:
        """Luck of its own for every number: the constants of SplitMix scatter them."""
        mixed = (self.luck + number * 0x9E3779B97F4A7C15) & WORD
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        return mixed ^ (mixed >> 27)


def _action(code: int) -> ChicoreeAction:
    action = MOVES[code]
    assert isinstance(action, ChicoreeAction)
    return action

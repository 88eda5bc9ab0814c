"""Looking ahead for bots: the compiled search, with actions as the game knows them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from terroir.core.errors import BadOptions
from terroir.core.game import Action
from terroir.core.lookahead import QUICK, Lookahead, Tally, Turn
from terroir.games import data
from terroir.games.citrus import board
from terroir.games.citrus.actions import MOVES, Numbered
from terroir.games.citrus.bots.beam import BeamSearch
from terroir.games.citrus.bots.evaluation import Evaluation
from terroir.games.citrus.bots.simulation import Simulator
from terroir.games.citrus.bots.tree import Tree

if TYPE_CHECKING:
    from terroir.games.citrus.view import View


class PlayoutPolicy(NamedTuple):
    """How everybody plays in simulated games, and for how many rounds; the evaluation judges after each.

    Turns are found by a beam of `width` that completes so many main actions (`mains`). By `noise`, up to so
    many hundredths of a point, they look better than they are: where little is luck and everybody takes the
    best turn of a narrow beam, all games are alike, and more of them tell nothing new. `fewest` is how many
    games each turn that is tried needs: without noise fewer tell as much.
    """

    width: int
    mains: int
    noise: int
    rounds: int
    fewest: int


POLICIES = {
    QUICK: PlayoutPolicy(1, 4, 300, 3, 8),
    "careful": PlayoutPolicy(2, 16, 0, 6, 4),
    "brief": PlayoutPolicy(1, 2, 300, 1, 4),
}

BLIND = {
    "fincas": {"trust": 0},
    "coins": dict.fromkeys(("coin_first", "coin_second", "coin_third", "short", "broke"), 0),
    "workers": {"worker_first": 0, "worker_more": 0},
    "room": {"room": 0, "crowded": 0},
}
"""What a weak player does not see, and the weights that it then lacks."""


@cache
def weights() -> dict[str, int]:
    """The tuned weights."""
    return data.read_table(board.PACKAGE, "bots", "weights.toml")


@cache
def raises(players: int) -> tuple[float, float]:
    """What final scores are above those that simulated games saw, for each tile left and for its square."""
    each, square = data.read_table(board.PACKAGE, "bots", "outlook.toml")["final-scores"][str(players)]
    return each, square


@cache
def sureness(players: int) -> float:
    """The power to which simulated chances are taken: below 1, games turn out less sure than they looked."""
    power: float = data.read_table(board.PACKAGE, "bots", "outlook.toml")["sureness"].get(str(players), 1.0)
    return power


class CitrusLookahead(Lookahead):
    """A search from one view."""

    def __init__(
        self,
        view: View,
        seed: int,
        width: int,
        keep: int,
        weigh: dict[str, int],
        blind: Sequence[str] = (),
        play: str = QUICK,
    ) -> None:
        if play not in POLICIES:
            raise BadOptions(f"no play {play[:40]!r}: there is {', '.join(POLICIES)}")
        self._policy = POLICIES[play]
        self.fewest = self._policy.fewest
        # An evaluation has sheets of its own, so each search has its own.
        self._evaluation, self._world = Evaluation(weigh), view.world()
        self._judge = Evaluation(_without(weigh, blind)) if blind else self._evaluation
        self._beam = BeamSearch(self._evaluation, self._world)
        self._seed = seed
        self._players = players = len(view.written()["score"])
        found = self._beam.search(seed, width, keep)
        self._turns = tuple(
            Turn(tuple(_action(code) for code in codes), worth // (200 * (players - 1)))
            for worth, codes in found
        )

    @property
    def turns(self) -> Sequence[Turn]:
        return self._turns

    @cached_property
    def _simulator(self) -> Simulator:
        replies = BeamSearch(self._judge, self._world)
        width, mains, noise, rounds, _ = self._policy
        return Simulator(self._beam, replies, width, mains, noise, rounds)

    def play(self, turn: int, first: int, games: int) -> Tally:
        shares, squares, scores = self._simulator.play(turn, self._seed, first, games)
        return Tally(games, tuple(shares), squares, tuple(scores))

    def expect(self, turn: int) -> Sequence[int]:
        return self._simulator.expect(turn)

    def final_scores(self, tally: Tally) -> Sequence[float]:
        left = self._world.in_bag + self._world.on_market
        each, square = raises(self._players)
        return [score / tally.games / 100 + each * left + square * left * left for score in tally.scores]

    def chances(self, shares: Sequence[float]) -> Sequence[float]:
        parts = [share ** sureness(self._players) for share in shares]
        return [part / sum(parts) for part in parts]

    def add(self, actions: Sequence[Action]) -> int:
        return self._beam.add([action.code for action in actions if isinstance(action, Numbered)])

    @cached_property
    def _tree(self) -> Tree:
        return Tree(self._simulator)

    def grow(self, simulations: int) -> None:
        self._tree.grow(self._seed, simulations)

    def tally(self, turn: int) -> Tally:
        games, shares, squares, scores = self._tree.tried(turn)
        return Tally(games, tuple(shares), squares, tuple(scores))


def _without(weigh: dict[str, int], blind: Sequence[str]) -> dict[str, int]:
    """The weights of somebody with these blind spots."""
    for spot in blind:
        if spot not in BLIND:
            raise BadOptions(f"no blind spot {spot[:40]!r}: there is {', '.join(BLIND)}")
        weigh = weigh | BLIND[spot]
    return weigh


def _action(code: int) -> Action:
    action = MOVES[code]
    assert isinstance(action, Action)
    return action

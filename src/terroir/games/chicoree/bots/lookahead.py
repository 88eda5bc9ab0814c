"""Looking ahead from a view: what could be done now, and simulated games after each of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf, log, sqrt

from terroir.core.errors import BadOptions
from terroir.core.game import Action
from terroir.core.lookahead import MILLION, QUICK, Lookahead, Tally, Turn
from terroir.games import data
from terroir.games.chicoree.actions import MOVES, ChicoreeAction
from terroir.games.chicoree.bots.appraisal import card_values
from terroir.games.chicoree.bots.plans import Plan, plans
from terroir.games.chicoree.bots.playouts import Playouts, is_simple
from terroir.games.chicoree.bots.secret_choices import Table, challenge_mixture, sealed_mixture
from terroir.games.chicoree.bots.terms import NUMBERS, START, TYPES
from terroir.games.chicoree.bots.vetoes import sensible
from terroir.games.chicoree.bots.win_probability import WinProbability
from terroir.games.chicoree.imagining import imagine
from terroir.games.chicoree.rng import Rng, scattered
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import (
    CHALLENGE,
    EXPORT_STEP,
    OP_BID,
    OP_DRAW,
    OP_OFFER,
    OP_PASS,
    OP_RAISE,
    OP_SEAL,
    SEALED_BIDS,
)
from terroir.games.chicoree.view import View

ROUNDS = 2
"""How many rounds a simulated game is played on before the chances to win are judged."""
GAMES_OF_A_WORLD = 8
"""What others hold is dealt anew in every simulated game where that is simple, else in every so many."""
ENDING = (OP_DRAW, OP_OFFER, OP_RAISE, OP_PASS, OP_BID, OP_SEAL)
"""What ends a decision."""
DARING = 0.25
"""How much a plan is worth trying again that has been tried little: shares of the victory vary so."""


@cache
def weights(players: int) -> tuple[float, ...]:
    """The weights of the chances to win, for so many players."""
    return tuple(data.read_table(__package__, "win_probability.toml")["weights"][str(players)])


@cache
def final_steps(players: int) -> tuple[float, float, float]:
    """How many steps a seat ends with, by its steps and share at some time: bench/win_probability.py."""
    some, a_step, a_share = data.read_table(__package__, "win_probability.toml")["final-steps"][str(players)]
    return some, a_step, a_share


BLIND = {
    "starts": range(START, NUMBERS),
    "tokens": range(NUMBERS, NUMBERS + 3),
    "debts": range(NUMBERS + 4, NUMBERS + 6),
    "shops": (NUMBERS + 3, NUMBERS + 6, NUMBERS + 7),
    "hand": range(NUMBERS + 10, NUMBERS + 15),
}
"""What a weaker player may overlook: features of a position that count for nothing."""


def without(weigh: tuple[float, ...], blind: Sequence[str]) -> list[float]:
    """The weights of somebody with these blind spots."""
    for spot in blind:
        if spot not in BLIND:
            raise BadOptions(f"no blind spot {spot[:40]!r}: there is {', '.join(BLIND)}")
    unseen = {feature for spot in blind for feature in BLIND[spot]}
    return [0.0 if feature in unseen else weight for feature, weight in enumerate(weigh)]


class ChicoreeLookahead(Lookahead):
    """A search for the viewer: plans by their worth at first sight, and simulated games after each."""

    def __init__(self, view: View, seed: int, blind: Sequence[str] = (), play: str = QUICK) -> None:
        assert view.viewer is not None, "a spectator has nothing to decide"
        if play != QUICK:
            raise BadOptions(f"no play {play[:40]!r}: there is {QUICK}")
        self.view, self.seat, self.seed = view, view.viewer, seed
        self.plans: list[Plan] = sensible(view.world(), view.viewer, plans(view))
        self._phase = view.facts["contest"]
        self._worlds: dict[int, State] = {}
        self._grown: dict[int, Tally] = {}
        self._nothing = (0,) * view.facts["players"]
        chances = WinProbability(without(weights(view.facts["players"]), blind))
        self._playouts = Playouts(card_values("tuned"), chances, seed, rivals=card_values("first-sight"))

    @property
    def turns(self) -> Sequence[Turn]:
        return [Turn(tuple(_action(code) for code in plan.codes), plan.worth) for plan in self.plans]

    def add(self, actions: Sequence[Action]) -> int:
        """What comes after a decision is over is another decision: luck or others may have changed it."""
        codes: list[int] = []
        for action in actions:
            assert isinstance(action, ChicoreeAction)
            codes.append(action.code)
            if action.code & 15 in ENDING:
                break
        self.plans.append(Plan(codes, 0))
        return len(self.plans) - 1

    def play(self, turn: int, first: int, games: int) -> Tally:
        if is_simple(self._world(0), self.seat):
            return self._play(turn, first, games, 0)
        total, done = Tally(0, self._nothing, 0, self._nothing), first
        while done < first + games:
            world = done // GAMES_OF_A_WORLD
            end = min(first + games, (world + 1) * GAMES_OF_A_WORLD)
            total += self._play(turn, done, end - done, world)
            done = end
        return total

    def _play(self, turn: int, first: int, games: int, number: int) -> Tally:
        """Games in one world."""
        turns = ROUNDS * len(self._nothing)
        plan, world = self.plans[turn].codes, self._world(number)
        shares, squares, steps = self._playouts.play_plan(
            world, self.seat, plan, turns, self.seed, first, games
        )
        return Tally(games, tuple(shares), squares, tuple(100 * n for n in steps))

    def final_scores(self, tally: Tally) -> Sequence[float]:
        some, a_step, a_share = final_steps(len(tally.shares))
        return [
            min(
                EXPORT_STEP,
                some + a_step * steps / tally.games / 100 + a_share * share / tally.games / MILLION,
            )
            for steps, share in zip(tally.scores, tally.shares, strict=True)
        ]

    def mixture(self) -> Sequence[int] | None:
        if len(self.plans) == 1 or self._phase not in (SEALED_BIDS, CHALLENGE):
            return None
        table = Table(self._playouts, [self._world(n) for n in range(TYPES)], self.seat)
        mix = sealed_mixture if self._phase == SEALED_BIDS else challenge_mixture
        return [round(part * MILLION) for part in mix(table, self.plans)]

    def grow(self, simulations: int) -> None:
        """Each simulation goes where the upper bound of the share is highest: a tree of one level.

        What others do in simulated games they do by their card values, so there is nothing to branch on.
        """
        for _ in range(simulations):
            turn = max(range(len(self.plans)), key=self._bound)
            played = self.play(turn, self.tally(turn).games, 1)
            self._grown[turn] = self.tally(turn) + played

    def tally(self, turn: int) -> Tally:
        return self._grown.get(turn, Tally(0, self._nothing, 0, self._nothing))

    def _bound(self, turn: int) -> float:
        tally = self.tally(turn)
        if not tally.games:
            return inf
        total = sum(grown.games for grown in self._grown.values())
        return tally.shares[self.seat] / tally.games / MILLION + DARING * sqrt(log(total) / tally.games)

    def _world(self, number: int) -> State:
        """One of the worlds that the viewer cannot tell from the real one."""
        if number not in self._worlds:
            self._worlds[number] = imagine(self.view, Rng(scattered(self.seed, ~number)).randbelow)
        return self._worlds[number]


def _action(code: int) -> ChicoreeAction:
    action = MOVES[code]
    assert isinstance(action, ChicoreeAction)
    return action

"""Looking ahead in any game, by its rules alone: worlds are imagined from a view and played out at random."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from terroir.core.errors import BadOptions
from terroir.core.game import Action, AnyGame, Chance, Over, Seat
from terroir.core.lookahead import MILLION, QUICK, Lookahead, Searches, Tally, Turn
from terroir.core.play import pick

LONGEST = 20_000
"""Moves after which a simulated game does not end."""
EXPLORE = 1.0
"""How much a tree prefers what it has tried little to what went well."""
UNTRIED = Tally(0, (), 0, ())


def look_ahead(
    game: AnyGame,
    view: Any,
    seed: int,
    width: int,
    keep: int,
    blind: Sequence[str] = (),
    play: str = QUICK,
) -> Lookahead:
    """A search for the viewer, who owes a decision: the game's own, or one by its rules alone."""
    if isinstance(game, Searches):
        return game.look_ahead(view, seed, width, keep, blind, play)
    if blind or play != QUICK:
        raise BadOptions(f"{game.name} knows no {', '.join(blind) or play}")
    return Simulation(game, view, seed)


class Node:
    """A moment of the tree: what came of the simulations that passed it, and what was done next."""

    __slots__ = ("after", "tally")

    def __init__(self) -> None:
        self.tally: Tally = UNTRIED
        self.after: dict[tuple[Seat, Action], Node] = {}

    def count(self, over: Over, seat: Seat) -> None:
        """One more simulation passed here, by an action of the seat."""
        ended = tallied(over, seat)
        self.tally = self.tally + ended if self.tally.games else ended

    def hope(self, seat: Seat, tried: int) -> float:
        """What the seat may hope for here: the part of the victory so far, more where little is known."""
        tally = self.tally
        return tally.shares[seat] / tally.games / MILLION + EXPLORE * sqrt(log(tried) / tally.games)


class Simulation(Lookahead):
    """A Lookahead made of `legal`, `apply` and `imagine`; a turn is one action, unless one is added."""

    def __init__(self, game: AnyGame, view: Any, seed: int) -> None:
        self._game, self._view, self._seed = game, view, seed
        self._seat: Seat = view.viewer
        self._root, self._grown = Node(), 0
        actions = game.legal_in(view)
        worths = game.appraise(view, actions)
        found = [Turn((action,), worth) for action, worth in zip(actions, worths, strict=True)]
        self._turns = sorted(found, key=lambda turn: -turn.worth)

    @property
    def turns(self) -> Sequence[Turn]:
        return self._turns

    def add(self, actions: Sequence[Action]) -> int:
        self._turns.append(Turn(tuple(actions), 0))
        return len(self._turns) - 1

    def play(self, turn: int, first: int, games: int) -> Tally:
        total = UNTRIED
        for number in range(first, first + games):
            ended = self._play(turn, Random(f"{self._seed} game {number}"))
            total = total + ended if total.games else ended
        return total

    def _play(self, turn: int, rng: Random) -> Tally:
        game = self._game
        state = game.imagine(self._view, rng.randrange)
        for action in self._turns[turn].actions:
            game.apply(state, action, self._seat)
        return tallied(play_out(game, state, rng), self._seat)

    def grow(self, simulations: int) -> None:
        for _ in range(simulations):
            self._grow(Random(f"{self._seed} tree {self._grown}"))
            self._grown += 1

    def tally(self, turn: int) -> Tally:
        found = self._root.after.get((self._seat, self._turns[turn].actions[0]))
        return found.tally if found else UNTRIED

    def _grow(self, rng: Random) -> None:
        """One simulation: down the tree as it promises most, one step further, and out at random."""
        game, node = self._game, self._root
        state = game.imagine(self._view, rng.randrange)
        passed: list[tuple[Node, Seat]] = []
        while not isinstance(pending := game.pending(state), Over):
            if isinstance(pending, Chance):
                game.apply(state, pick(pending, rng.randrange))
                continue
            seat = pending.seats[0] if passed else self._seat
            legal = game.legal(state, seat)
            if pending.secret and passed:
                # Nobody answers a choice that is sealed, as they would if it stood above theirs in the tree.
                game.apply(state, legal[rng.randrange(len(legal))], seat)
                continue
            untried = [action for action in legal if (seat, action) not in node.after]
            action = untried[rng.randrange(len(untried))] if untried else _best(node, seat, legal)
            node = node.after.setdefault((seat, action), Node())
            passed.append((node, seat))
            game.apply(state, action, seat)
            if untried:
                break
        over = play_out(game, state, rng)
        for node, seat in passed:
            node.count(over, seat)


def _best(node: Node, seat: Seat, legal: Sequence[Action]) -> Action:
    tried = sum(node.after[seat, action].tally.games for action in legal)
    return max(legal, key=lambda action: node.after[seat, action].hope(seat, tried))


def play_out(game: AnyGame, state: Any, rng: Random) -> Over:
    """The end of a game in which everybody plays at random from here on."""
    for _ in range(LONGEST):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return pending
        if isinstance(pending, Chance):
            game.apply(state, pick(pending, rng.randrange))
        else:
            seat = pending.seats[0]
            legal = game.legal(state, seat)
            game.apply(state, legal[rng.randrange(len(legal))], seat)
    raise RuntimeError(f"{game.name} does not end")


def tallied(over: Over, seat: Seat) -> Tally:
    """One game that has ended, for the one who acts."""
    part = MILLION // len(over.winners)
    shares = tuple(part if one in over.winners else 0 for one in range(len(over.scores)))
    return Tally(1, shares, shares[seat] ** 2, tuple(100 * score for score in over.scores))

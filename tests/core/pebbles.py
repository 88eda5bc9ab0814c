"""Pebbles, the smallest open game: a die says how many pebbles may be taken at most; none left, game over.

It says nothing that the base class can say, so it shows what a game gets for free.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from terroir.core.game import (
    Action,
    Chance,
    Decide,
    Event,
    Objection,
    OpenGame,
    OpenView,
    Option,
    Outcome,
    Over,
    Pending,
    Picture,
    Rule,
    Seat,
    Span,
)
from terroir.core.masking import public


@dataclass(frozen=True)
class Grab(Action):
    count: int


@dataclass(frozen=True)
class Die(Outcome):
    eyes: int


class DieRolled(Event):
    reveals = True
    eyes: int = public()


class PebblesGrabbed(Event):
    seat: Seat = public()
    count: int = public()


@dataclass
class State:
    heap: int
    size: int
    die: int
    seat: Seat
    turns: int
    scores: tuple[int, ...]


class Pebbles(OpenGame[State]):
    name = "pebbles"
    version = 3
    players = range(1, 4)
    options = (Option("heap", ("10", "25"), "10"),)
    moves = (Grab, Die)
    rules: Mapping[str, Rule] = {rule: Rule(rule, "P", False) for rule in ("N-1", "N-2", "N-3")}

    def start(self, players: int, options: Mapping[str, str]) -> State:
        heap = int(self.checked(players, options)["heap"])
        return State(heap, heap, 0, 0, 0, (0,) * players)

    def settings(self, state: State) -> Mapping[str, str]:
        return {"heap": str(state.size)}

    def pending(self, state: State) -> Pending:
        if not state.heap:
            best = max(state.scores)
            winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
            return Over(state.scores, winners, "N-3")
        if not state.die:
            return Chance("die", tuple((Die(eyes), 1) for eyes in (1, 2, 3)))
        return Decide((state.seat,), "pebbles-grab")

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        if not state.heap or not state.die or seat != state.seat:
            return Objection("N-1", "not-your-turn")
        fits = isinstance(action, Grab) and 0 < action.count <= min(state.die, state.heap)
        return None if fits else Objection("N-2", "too-many", nearest=Grab(1))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [grab for n in (1, 2, 3) if not self.objection(state, seat, grab := Grab(n))]

    def probe_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Grab(count) for count in range(5)]

    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> tuple[Event, ...]:
        if isinstance(move, Die):
            state.die = move.eyes
            return (DieRolled(move.eyes),)
        assert isinstance(move, Grab) and seat is not None
        state.heap -= move.count
        state.scores = tuple(n + move.count * (s == seat) for s, n in enumerate(state.scores))
        state.die, state.seat, state.turns = 0, (seat + 1) % len(state.scores), state.turns + 1
        return (PebblesGrabbed(seat, move.count),)

    def turn(self, state: State) -> int:
        return state.turns

    def pieces(self, state: State) -> Mapping[str, int]:
        return {"pebble": state.heap + sum(state.scores)}

    def picture(self, view: OpenView[State], lit: Mapping[str, str]) -> Picture:
        return ((Span("o" * view.state.heap),),)


GAME = Pebbles()

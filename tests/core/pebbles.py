"""Pebbles, the smallest open game: a die says how many pebbles may be taken at most; none left, game over.

It offers none of the optional hooks, so it shows what a game gets without them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from terroir.core.errors import BadPosition, MalformedAction
from terroir.core.game import (
    Action,
    Below,
    Chance,
    Decide,
    Event,
    Objection,
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
from terroir.core.options import check_players, complete


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


@dataclass(frozen=True)
class View:
    viewer: Seat | None
    heap: int
    size: int
    die: int
    seat: Seat
    turns: int
    scores: tuple[int, ...]


class Pebbles:
    name = "pebbles"
    version = 3
    players = range(1, 4)
    options: tuple[Option, ...] = (Option("heap", ("10", "25"), "10"),)
    rules: Mapping[str, Rule] = {rule: Rule(rule, "P", False) for rule in ("N-1", "N-2", "N-3")}

    def start(self, players: int, options: Mapping[str, str]) -> State:
        heap = int(complete(self.options, options)["heap"])
        return State(heap, heap, 0, 0, 0, (0,) * check_players(self.players, players))

    def settings(self, state: State) -> Mapping[str, str]:
        return {"heap": str(state.size)}

    def clone(self, state: State) -> State:
        return replace(state)

    def pending(self, state: State) -> Pending:
        if not state.heap:
            best = max(state.scores)
            winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
            return Over(state.scores, winners, "N-3")
        if not state.die:
            return Chance("die", tuple((Die(eyes), 1) for eyes in (1, 2, 3)))
        return Decide((state.seat,), "pebbles-grab")

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [grab for n in (1, 2, 3) if not self.objection(state, seat, grab := Grab(n))]

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        if not state.heap or not state.die or seat != state.seat:
            return Objection("N-1", "not-your-turn")
        fits = isinstance(action, Grab) and 0 < action.count <= min(state.die, state.heap)
        return None if fits else Objection("N-2", "too-many", nearest=Grab(1))

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

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(viewer, **asdict(state))

    def imagine(self, view: View, below: Below) -> State:
        return State(**{name: value for name, value in asdict(view).items() if name != "viewer"})

    def legal_in(self, view: View) -> Sequence[Action]:
        return [] if view.viewer is None else self.legal(self.imagine(view, lambda n: 0), view.viewer)

    def appraise(self, view: View, actions: Sequence[Action]) -> Sequence[int]:
        return [0 for _ in actions]

    def position_to_text(self, state: State) -> str:
        numbers = (state.heap, state.size, state.die, state.seat, state.turns, *state.scores)
        return " ".join(map(str, numbers))

    def position_from_text(self, text: str) -> State:
        if not re.fullmatch(r"[0-9]{1,3}( [0-9]{1,3}){5,7}", text):
            raise BadPosition("not a position of pebbles")
        heap, size, die, seat, turns, *scores = map(int, text.split())
        return State(heap, size, die, seat, turns, tuple(scores))

    def view_to_json(self, view: View) -> dict[str, Any]:
        return {**asdict(view), "scores": list(view.scores)}

    def picture(self, view: View, lit: Mapping[str, str]) -> Picture:
        return ((Span("o" * view.heap),),)

    def move_to_text(self, move: Action | Outcome) -> str:
        return f"grab {move.count}" if isinstance(move, Grab) else f"die {getattr(move, 'eyes', '')}"

    def action_from_text(self, state: State, seat: Seat, text: str) -> Action:
        if found := re.fullmatch(r"grab ([0-9])", text):
            return Grab(int(found[1]))
        raise MalformedAction(text, "`grab 2`")

    def outcome_from_text(self, state: State, text: str) -> Outcome:
        if found := re.fullmatch(r"die ([1-3])", text):
            return Die(int(found[1]))
        raise MalformedAction(text, "`die 2`")


GAME = Pebbles()

"""Citrus as the core asks for it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Any

from terroir.core.errors import BadOptions
from terroir.core.game import (
    Action,
    Below,
    Chance,
    Decide,
    Event,
    Message,
    Objection,
    Offer,
    Outcome,
    Over,
    Pending,
    Picture,
    Rule,
    Seat,
)
from terroir.games.citrus import (
    board,
    events,
    facts,
    notation,
    objections,
    picture,
    playout,
    position,
    position_reader,
    setup,
    speech,
    view,
)
from terroir.games.citrus.actions import MOVES, CitrusAction, CitrusMove, CitrusOutcome
from terroir.games.citrus.appraisal import appraise
from terroir.games.citrus.state import COMPILED, State
from terroir.games.citrus.terms import CHOOSE_SITE, NAME_FIRST, OVER
from terroir.games.citrus.view import View

_CHANCE = ("landscape", "start-site", "finca", "tile", "site", "first")


class Citrus:
    """The Game protocol, answered by the hot core."""

    name = "citrus"
    version = 1
    players = setup.PLAYERS
    options = setup.OPTIONS
    compiled = COMPILED
    styles = picture.STYLES

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        book = tomllib.loads(resources.files(__package__).joinpath("book.toml").read_text("utf-8"))
        return {r["id"]: Rule(r["id"], r["section"], r["ruling"]) for r in book["rule"]}

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return setup.start(players, options)

    def advice(self, players: int, options: Mapping[str, str]) -> Sequence[Message]:
        return setup.advice(players, options)

    def settings(self, state: State) -> Mapping[str, str]:
        return state.settings

    def clone(self, state: State) -> State:
        return state.clone()

    def pending(self, state: State) -> Pending:
        phase = state.phase
        if phase == OVER:
            return self._over(state)
        if phase <= NAME_FIRST:
            return Chance(_CHANCE[phase], tuple([(MOVES[code], n) for code, n in state.outcomes()]))  # type: ignore[misc]
        return _decide(state)

    def _over(self, state: State) -> Over:
        scores = tuple(state.points())
        winners = tuple(p for p, score in enumerate(scores) if score == max(scores))
        return Over(scores, winners, events.reason_rule(state.reason))

    def legal(self, state: State, seat: Seat) -> Sequence[CitrusAction]:
        if seat != state.seat:
            return []
        return [MOVES[code] for code in state.legal_codes()]  # type: ignore[misc]

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        return objections.objection(state, seat, action)

    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> Sequence[Event]:
        state.apply(move.code)  # type: ignore[union-attr]
        return events.Happened(state.journal_read())

    def roll(self, state: State, luck: int) -> int:
        return playout.roll(state, luck)

    def turn(self, state: State) -> int:
        return state.turns

    def pieces(self, state: State) -> Mapping[str, int]:
        return position.pieces(state)

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(state, viewer)

    def imagine(self, view: View, below: Below) -> State:
        return view.world()

    def legal_in(self, view: View) -> Sequence[CitrusAction]:
        return [] if view.viewer is None else self.legal(view.world(), view.viewer)

    def appraise(self, view: View, actions: Sequence[Action]) -> Sequence[int]:
        return appraise(view, actions)

    def position_to_text(self, state: State) -> str:
        return position.to_text(state)

    def position_from_text(self, text: str) -> State:
        return position_reader.from_text(text)

    def view_to_json(self, seen: View) -> dict[str, Any]:
        return view.to_json(seen)

    def picture(self, view: View, lit: Mapping[str, str]) -> Picture:
        return picture.draw(view, lit)

    def tell(self, seen: Mapping[str, Any]) -> Message | None:
        return speech.tell(seen)

    def offer(self, view: View, action: Action) -> Offer:
        return speech.offer(view, action)

    @property
    def boards(self) -> tuple[str, ...]:
        return board.names()

    def board_text(self, name: str) -> str:
        if name not in board.names():
            raise BadOptions(f"no board {name[:40]!r}: there is {', '.join(board.names())}")
        return resources.files(__package__).joinpath("boards", f"{name}.toml").read_text("utf-8")

    def board_picture(self, name: str, text: str) -> Picture:
        return picture.draw_board(board.parse(name, text))

    def board_problems(self, name: str, text: str) -> Sequence[str]:
        return board.problems(board.parse(name, text))

    def move_to_text(self, move: Action | Outcome) -> str:
        assert isinstance(move, CitrusMove)
        return notation.move_text(move)

    def action_from_text(self, state: State, seat: Seat, text: str) -> CitrusAction:
        return notation.parse_action(state, seat, text)

    def outcome_from_text(self, state: State, text: str) -> CitrusOutcome:
        return notation.parse_outcome(text)

    def fact(self, state: State, question: str) -> str:
        return facts.answer(state, question)

    def probe_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return objections.probes(state, seat)


def _decide(state: State) -> Decide:
    if state.phase == CHOOSE_SITE:
        return _prompt(state.seat, "site", state.finca_drawn)
    if state.in_hand:
        return _prompt(state.seat, "build", state.in_hand)
    return _prompt(state.seat, "extra" if state.main_done else "turn", 0)


@cache
def _prompt(seat: Seat, kind: str, number: int) -> Decide:
    """One object for each prompt: `number` is a kind of Finca or a count of tiles."""
    args = speech.finca_args(number) if kind == "site" else {"count": number} if kind == "build" else {}
    return Decide((seat,), f"prompt-citrus-{kind}", args=args)


GAME = Citrus()

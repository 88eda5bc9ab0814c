"""Citrus as the core asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, get_args

from terroir.core.abilities import Account, Fault, GivesAccount, HasBoards, Made, Makeable, Plans
from terroir.core.encoding import Encodes, Encoding
from terroir.core.errors import BadOptions
from terroir.core.game import (
    Action,
    Chance,
    Decide,
    Event,
    Game,
    Message,
    Objection,
    Offer,
    Outcome,
    Over,
    Pending,
    Picture,
    RandBelow,
    Seat,
)
from terroir.core.journal import Happened
from terroir.core.lookahead import QUICK, Lookahead, Searches
from terroir.games import data
from terroir.games.citrus import board, messages, notation, setup
from terroir.games.citrus.actions import MOVES, CitrusAction, CitrusMove, CitrusOutcome, Harvest
from terroir.games.citrus.bots import playout
from terroir.games.citrus.bots.greedy_value import appraise
from terroir.games.citrus.journal import REASONS, read_journal
from terroir.games.citrus.state import COMPILED, State
from terroir.games.citrus.terms import OVER, TURN
from terroir.games.citrus.view import View

if TYPE_CHECKING:
    from terroir.games.citrus.equipment import Equipment
    from terroir.games.citrus.preview import Preview

_CHANCE = ("landscape", "start-site", "finca", "tile", "site", "first")


class Citrus(data.InFolder, Game[State, View], Searches, HasBoards, Makeable, GivesAccount, Plans, Encodes):
    """A Game answered by the hot core. What is not needed to play is imported when it is."""

    name = "citrus"
    package = board.PACKAGE
    version = 1
    players = setup.PLAYERS
    options = setup.OPTIONS
    moves = get_args(CitrusMove)
    compiled = COMPILED
    drawn_by_client = True
    makes = "board"
    clone = staticmethod(State.clone)  # type: ignore[assignment]
    roll = staticmethod(playout.roll)  # type: ignore[assignment]

    @cached_property
    def styles(self) -> Mapping[str, str]:
        from terroir.games.citrus.picture import STYLES

        return STYLES

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return setup.start(players, options)

    def advice(self, players: int, options: Mapping[str, str]) -> Sequence[Message]:
        return setup.advice(players, options)

    def settings(self, state: State) -> Mapping[str, str]:
        return state.settings

    def pending(self, state: State) -> Pending:
        asked = state.asks()
        if asked >= 0:
            return _PROMPTS[asked]
        if state.phase == OVER:
            return self._over(state)
        return Chance(_CHANCE[state.phase], tuple([(MOVES[code], n) for code, n in state.outcomes()]))  # type: ignore[misc]

    def _over(self, state: State) -> Over:
        scores = tuple(state.points())
        winners = tuple(p for p, score in enumerate(scores) if score == max(scores))
        return Over(scores, winners, REASONS[state.reason])

    def legal(self, state: State, seat: Seat) -> Sequence[CitrusAction]:
        if seat != state.seat:
            return []
        return state.legal_moves(MOVES, Harvest)

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        from terroir.games.citrus import objections

        return objections.objection(state, seat, action)

    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> Sequence[Event]:
        return Happened(state.told(move.code), read_journal)  # type: ignore[union-attr]

    def account(self, state: State, happened: Sequence[tuple[int, Event]]) -> Account:
        from terroir.games.citrus import account

        return account.account(self._over(state), happened)

    def as_if_turn(self, view: View) -> State | None:
        from terroir.games.citrus import planning

        return planning.as_if_turn(view)

    def is_turn(self, state: State) -> bool:
        return state.phase == TURN

    def turn(self, state: State) -> int:
        return state.turns

    def pieces(self, state: State) -> Mapping[str, int]:
        from terroir.games.citrus import position

        return position.pieces(state)

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(state, viewer)

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        return view.world()

    def legal_in(self, view: View) -> Sequence[CitrusAction]:
        return [] if view.viewer is None else self.legal(view.world(), view.viewer)

    def appraise(self, view: View, actions: Sequence[Action]) -> Sequence[int]:
        return appraise(view, actions)

    def look_ahead(
        self, view: View, seed: int, width: int, keep: int, blind: Sequence[str] = (), play: str = QUICK
    ) -> Lookahead:
        from terroir.games.citrus.bots import lookahead

        return lookahead.CitrusLookahead(view, seed, width, keep, lookahead.weights(), blind, play)

    def reasons(self, view: View, actions: Sequence[Action]) -> Sequence[Message]:
        from terroir.games.citrus.bots import reasons

        return reasons.reasons(view, actions)

    def progress(self, view: View) -> int:
        """The part of the plantation tiles that is built: with the last of them the game ends. C-E1."""
        seen, in_all = view.written(), setup.tiles(view.settings)
        left: int = sum(seen["bag"]) + sum(tile >= 0 for tile in [*seen["market"], *seen["hand"]])
        return 100 - 100 * left // in_all

    @cached_property
    def encoding(self) -> Encoding:
        from terroir.games.citrus.encoding import ENCODING

        return ENCODING

    def theme(self, view: View, actions: Sequence[Action]) -> Message:
        from terroir.games.citrus.bots import themes

        return themes.theme(view, actions)

    def position_to_text(self, state: State) -> str:
        from terroir.games.citrus import position

        return position.to_text(state)

    def position_from_text(self, text: str) -> State:
        from terroir.games.citrus import position_reader

        return position_reader.from_text(text)

    def position_handed_in(self, text: str) -> State:
        from terroir.games.citrus import position_reader

        return position_reader.from_text(text, handed_in=True)

    def picture(self, view: View, lit: Mapping[str, str]) -> Picture:
        from terroir.games.citrus import picture

        return picture.draw(view, lit)

    def message_for(self, seen: Mapping[str, Any]) -> Message | None:
        return messages.message_for(seen)

    def offer(self, view: View, action: Action) -> Offer:
        return messages.offer(view, action)

    def equipment(self, state: State) -> Equipment:
        from terroir.games.citrus import equipment

        return equipment.equipment(state)

    def preview(self, view: View, action: Action) -> Preview:
        from terroir.games.citrus import preview

        assert isinstance(action, CitrusAction)
        return preview.preview(view, action)

    @property
    def boards(self) -> tuple[str, ...]:
        return board.names()

    def board_text(self, name: str) -> str:
        if name not in board.names():
            raise BadOptions(f"no board {name[:40]!r}: there is {', '.join(board.names())}")
        return data.read_text(board.PACKAGE, "boards", f"{name}.toml")

    def board_picture(self, name: str, text: str) -> Picture:
        from terroir.games.citrus import picture

        return picture.draw_board(board.parse(name, text))

    def board_problems(self, name: str, text: str) -> Sequence[Fault]:
        return board.problems(board.parse(name, text))

    def made(self, text: str) -> Made:
        drawn = board.parse(board.DRAWN, text)
        content = {
            "side": drawn.side,
            "shared_roads": drawn.shared_roads,
            "rows": drawn.grid,
            "market": drawn.market,
        }
        options = {"board": board.as_drawn(drawn), "short": "yes" if drawn.side == "short" else "no"}
        return Made(drawn.title, options, content, tuple(board.problems(drawn)))

    def models(self) -> Mapping[str, str]:
        return {name: self.board_text(name) for name in board.HOUSE.values()}

    def move_to_text(self, move: Action | Outcome) -> str:
        assert isinstance(move, CitrusMove)
        return notation.move_text(move)

    def action_from_text(self, state: State, seat: Seat, text: str) -> CitrusAction:
        return notation.parse_action(state, seat, text)

    def outcome_from_text(self, state: State, text: str) -> CitrusOutcome:
        return notation.parse_outcome(text)

    def fact(self, state: State, question: str) -> str:
        from terroir.games.citrus import scenario_queries

        return scenario_queries.answer(state, question)

    def probe_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        from terroir.games.citrus import objections

        return objections.probes(state, seat)


class _Prompts(dict[int, Decide]):
    """One object for each decision that can be owed, by the number the state asks with."""

    def __missing__(self, number: int) -> Decide:
        seats, what = (number & 7,), number >> 3
        if what >= 16:
            high, low, _ = board.material().fincas[what - 16]
            prompt = Decide(seats, "prompt-citrus-site", args={"high": high, "low": low})
        elif what > 1:
            prompt = Decide(seats, "prompt-citrus-build", args={"count": what - 1})
        else:
            prompt = Decide(seats, "prompt-citrus-turn" if what else "prompt-citrus-extra")
        self[number] = prompt
        return prompt


_PROMPTS = _Prompts()

GAME = Citrus()

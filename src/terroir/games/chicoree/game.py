"""Chicorée as the core asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, get_args

from terroir.core.abilities import Account, Deal, GivesAccount, Made, Makeable, Plans, WeighsDeals
from terroir.core.encoding import Encodes, Encoding
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
from terroir.core.notation import read
from terroir.games import data
from terroir.games.chicoree import (
    deck,
    equipment,
    events,
    imagining,
    messages,
    notation,
    objections,
    picture,
    position,
    preview,
    scenario_queries,
    setup,
    view,
)
from terroir.games.chicoree.actions import (
    HAMMER,
    MOVES,
    PASS,
    ChicoreeAction,
    ChicoreeMove,
    ChicoreeOutcome,
    SealChoice,
    raises,
    seals,
)
from terroir.games.chicoree.bots.appraisal import appraise
from terroir.games.chicoree.deck import NAMES, STEPS
from terroir.games.chicoree.state import COMPILED, State
from terroir.games.chicoree.terms import (
    BIDDING,
    CHALLENGE,
    DRAW_HIDDEN,
    MELEE,
    NAME_FIRST,
    OFFER,
    OVER,
    SEALED_BIDS,
    TURN,
)
from terroir.games.chicoree.view import View


class Chicoree(
    data.InFolder, Game[State, View], Searches, Makeable, GivesAccount, WeighsDeals, Plans, Encodes
):
    """A Game answered by the hot core."""

    name = "chicoree"
    package = __package__
    version = 1
    players = setup.PLAYERS
    options = setup.OPTIONS
    moves = get_args(ChicoreeMove)
    compiled = COMPILED
    drawn_by_client = True
    makes = "deck"
    styles = picture.STYLES

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return setup.start(players, options)

    def settings(self, state: State) -> Mapping[str, str]:
        return state.settings

    def clone(self, state: State) -> State:
        return state.clone()

    def pending(self, state: State) -> Pending:
        phase = state.phase
        if phase >= TURN:
            if phase == OVER:
                return self._over(state)
            return _DECIDE[state.decision()]
        outcomes = tuple([(MOVES[code], n) for code, n in state.outcomes()])
        if phase == NAME_FIRST:
            return Chance("first", outcomes)  # type: ignore[arg-type]
        hidden = phase == DRAW_HIDDEN
        return Chance("card", outcomes, (state.seat,) if hidden else None)  # type: ignore[arg-type]

    def _over(self, state: State) -> Over:
        """Steps count, and -1 for the bankrupt."""
        seats = range(state.players)
        scores = tuple(state.steps(p) for p in seats)
        winners = tuple(p for p in seats if state.has_won(p))
        return Over(scores, winners, events.reason_rule(state.reason))

    def legal(self, state: State, seat: Seat) -> Sequence[ChicoreeAction]:
        phase = state.phase
        if BIDDING <= phase <= SEALED_BIDS and state.seats() >> seat & 1:
            if phase == SEALED_BIDS:
                return seals(state.purse(seat))
            return [*raises(state.price + 1, state.purse(seat)), PASS]
        return [MOVES[code] for code in state.legal_codes(seat)]  # type: ignore[misc]

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        return objections.objection(state, seat, action)

    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> Sequence[Event]:
        journal = state.apply(move.code, -1 if seat is None else seat)  # type: ignore[union-attr]
        return Happened(journal, events.from_journal)

    def roll(self, state: State, seed: int) -> int:
        return state.roll(seed)

    def account(self, state: State, happened: Sequence[tuple[int, Event]]) -> Account:
        from terroir.games.chicoree import account

        tokens = [state.purse(seat) for seat in range(state.players)]
        return account.account(self._over(state), tokens, happened)

    def as_if_turn(self, view: View) -> State | None:
        from terroir.games.chicoree import planning

        return planning.as_if_turn(view)

    def is_turn(self, state: State) -> bool:
        return state.phase == TURN

    def made(self, text: str) -> Made:
        made = deck.made(text)
        return replace(made, content={**made.content, "kinds": equipment.kinds(made.content["cards"])})

    def models(self) -> Mapping[str, str]:
        return {name: deck.model(name) for name in deck.names()}

    def turn(self, state: State) -> int:
        return state.turns

    def pieces(self, state: State) -> Mapping[str, int]:
        return position.pieces(state)

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(state, viewer)

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        return imagining.imagine(view, randbelow)

    def legal_in(self, view: View) -> Sequence[ChicoreeAction]:
        if view.viewer is None or view.waits_for_debtor():
            return []
        return self.legal(view.world(), view.viewer)

    def appraise(self, view: View, actions: Sequence[Action]) -> Sequence[int]:
        return appraise(view, actions)

    def look_ahead(
        self, view: View, seed: int, width: int, keep: int, blind: Sequence[str] = (), play: str = QUICK
    ) -> Lookahead:
        from terroir.games.chicoree.bots.lookahead import ChicoreeLookahead

        return ChicoreeLookahead(view, seed, blind, play)

    def deals(self, told: Iterable[tuple[int, State, Sequence[Event]]]) -> Sequence[Deal]:
        from terroir.games.chicoree import deals

        return tuple(deals.deals(told))

    def reasons(self, view: View, actions: Sequence[Action]) -> Sequence[Message]:
        from terroir.games.chicoree.bots import reasons

        return reasons.reasons(view, actions)

    def progress(self, view: View) -> int:
        """The part of the seven steps that somebody has laid: with all of them the game ends. K-E1."""
        table = view.world()
        return 100 * max(table.steps(p) for p in range(table.players)) // len(STEPS)

    @cached_property
    def encoding(self) -> Encoding:
        from terroir.games.chicoree.encoding import ENCODING

        return ENCODING

    def theme(self, view: View, actions: Sequence[Action]) -> Message:
        from terroir.games.chicoree.bots import themes

        return themes.theme(view, actions)

    def position_to_text(self, state: State) -> str:
        return position.to_text(state)

    def position_from_text(self, text: str) -> State:
        return position.from_text(text)

    def position_handed_in(self, text: str) -> State:
        return position.from_text(text, handed_in=True)

    def picture(self, view: View, lit: Mapping[str, str]) -> Picture:
        return picture.draw(view, lit)

    def details(self, view: View) -> Picture:
        return picture.details(view)

    def advice(self, players: int, options: Mapping[str, str]) -> Sequence[Message]:
        return messages.advice(players)

    def move_to_text(self, move: Action | Outcome) -> str:
        assert isinstance(move, ChicoreeMove)
        return notation.move_text(move)

    def action_from_text(self, state: State, seat: Seat, text: str) -> ChicoreeAction:
        return read(text, notation.ACTIONS)

    def outcome_from_text(self, state: State, text: str) -> ChicoreeOutcome:
        return read(text, notation.OUTCOMES)

    def seen_move(self, state: State, seat: Seat | None, move: Action | Outcome, viewer: Seat | None) -> str:
        """A sealed choice, once it is open, with the cards that others chose in secret. K-C1."""
        if isinstance(move, SealChoice) and seat is not None and seat != viewer:
            chosen = state.written()["chosen"][seat]
            return " ".join(["seal", *(NAMES[k] for k, n in enumerate(chosen) for _ in range(n))])
        return super().seen_move(state, seat, move, viewer)

    def message_for(self, seen: Mapping[str, Any]) -> Message | None:
        return messages.message_for(seen)

    def offer(self, view: View, action: Action) -> Offer:
        return messages.offer(view, action)

    def equipment(self, state: State) -> equipment.Equipment:
        return equipment.equipment(state)

    def preview(self, view: View, action: Action) -> preview.Preview:
        assert isinstance(action, ChicoreeAction)
        return preview.preview(view, action)

    def fact(self, state: State, question: str) -> str:
        return scenario_queries.answer(state, question)

    def probe_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return objections.probes(state, seat)


_PROMPTS = {
    TURN: "prompt-chicoree-turn",
    OFFER: "prompt-chicoree-offer",
    BIDDING: "prompt-chicoree-bidding",
    MELEE: "prompt-chicoree-melee",
    SEALED_BIDS: "prompt-chicoree-sealed",
    CHALLENGE: "prompt-chicoree-challenge",
}


class _Decisions(dict[int, Decide]):
    """One object for every decision that has come up, as long as they are not too many."""

    def __missing__(self, key: int) -> Decide:
        if len(self) > 20_000:
            self.clear()
        phase, seats, card = key & 15, key >> 4 & 63, (key >> 10 & 63) - 1
        args: dict[str, str | int] = {}
        if phase == OFFER:
            args = {"tokens": key >> 40}
        elif phase != TURN:
            args = {"card": NAMES[card]}
            if phase in (BIDDING, MELEE):
                args["price"] = key >> 16 & 0xFFFFFF
        secret = phase in (SEALED_BIDS, CHALLENGE)
        clock = HAMMER if phase == MELEE else None
        self[key] = decide = Decide(tuple(view.bits(seats)), _PROMPTS[phase], secret, args, clock)
        return decide


_DECIDE = _Decisions()

GAME = Chicoree()

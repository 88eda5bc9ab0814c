"""Parcels, a toy game with everything that is hard for a core: dealt hands, sealed bids, a card face down.

Three rounds. Everybody holds cards that only they know. A prize is shown, all bid one card in secret, the
bids are opened, the highest (of equals, the lowest seat) wins. The winner may polish the prize for a coin
each, may tuck one card face down, and takes the prize. Hands are filled up, unseen. Prizes, polish and tucked
cards count.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from terroir.core.errors import BadPosition, MalformedAction
from terroir.core.game import (
    Action,
    Chance,
    Decide,
    Event,
    Game,
    Objection,
    Option,
    Outcome,
    Over,
    Pending,
    Picture,
    RandBelow,
    Rule,
    Seat,
    Span,
)
from terroir.core.masking import only_for, own, public
from terroir.core.options import check_players, complete

VALUES = range(1, 7)
COPIES = 5
ROUNDS = 3
COINS = 2


@dataclass(frozen=True)
class Bid(Action):
    public = True
    card: int


@dataclass(frozen=True)
class Polish(Action):
    public = True


@dataclass(frozen=True)
class Tuck(Action):
    card: int


@dataclass(frozen=True)
class Take(Action):
    public = True


@dataclass(frozen=True)
class Card(Outcome):
    card: int


@dataclass(frozen=True)
class Prize(Outcome):
    card: int


class CardDealt(Event):
    reveals = True
    seat: Seat = public()
    card: int = only_for("seat")


class PrizeShown(Event):
    reveals = True
    card: int = public()


class BidSealed(Event):
    seat: Seat = public()
    card: int = only_for("seat")


class BidsOpened(Event):
    reveals = True
    cards: tuple[int, ...] = public()
    winner: Seat = public()


class PrizePolished(Event):
    seat: Seat = public()


class CardTucked(Event):
    seat: Seat = public()
    card: int = only_for("seat")


class PrizeTaken(Event):
    seat: Seat = public()
    worth: int = public()


@dataclass
class State:
    """The whole truth; only the game and the engine ever hold it."""

    players: int
    size: int
    deck: list[int] = field(default_factory=lambda: [COPIES] * len(VALUES))
    hands: list[list[int]] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    tucked: list[list[int]] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    prize: int = 0
    winner: int = -1
    polish: int = 0
    done: bool = False
    round: int = 0
    turns: int = 0
    spent: int = 0


@dataclass(frozen=True)
class View:
    """What one viewer knows."""

    viewer: Seat | None
    players: int = public()
    size: int = public()
    hand: tuple[int, ...] = own()
    held: tuple[int, ...] = public()
    bid: int = own()
    sealed: tuple[bool, ...] = public()
    tucked: tuple[int, ...] = own()
    tucks: tuple[int, ...] = public()
    coins: tuple[int, ...] = public()
    points: tuple[int, ...] = public()
    gone: tuple[int, ...] = public()
    prize: int = public()
    winner: int = public()
    polish: int = public()
    done: bool = public()
    round: int = public()
    turns: int = public()
    spent: int = public()


LISTS = ("deck", "bids", "coins", "points", "gone")
NESTED = ("hands", "tucked")
NUMBERS = ("players", "size", "prize", "winner", "polish", "done", "round", "turns", "spent")
RULES = ("P-B1", "P-B2", "P-P1", "P-P2", "P-K1", "P-K2", "P-T1", "P-E1")


class Parcels(Game[State, View]):
    """The toy as a game; broken variants for testing the laws derive from it."""

    name = "parcels"
    version = 1
    players = range(2, 5)
    options: tuple[Option, ...] = (Option("hand", ("2", "3"), "2"),)
    rules: Mapping[str, Rule] = {rule: Rule(rule, rule[2], False) for rule in RULES}

    def start(self, players: int, options: Mapping[str, str]) -> State:
        check_players(self.players, players)
        state = State(players, int(complete(self.options, options)["hand"]))
        state.hands = [[] for _ in range(players)]
        state.tucked = [[] for _ in range(players)]
        state.bids, state.coins, state.points = [0] * players, [COINS] * players, [0] * players
        return state

    def settings(self, state: State) -> Mapping[str, str]:
        return {"hand": str(state.size)}

    def clone(self, state: State) -> State:
        return copy.deepcopy(state)

    def pending(self, state: State) -> Pending:
        if state.winner >= 0:
            return Decide((state.winner,), "parcels-turn")
        if state.round == ROUNDS:
            return self._over(state)
        short = [seat for seat in range(state.players) if self._cards(state, seat) < state.size]
        if short:
            return self._chance(state, "card", short[0])
        if not state.prize:
            return self._chance(state, "prize", None)
        owing = tuple(seat for seat in range(state.players) if not state.bids[seat])
        return Decide(owing, "parcels-bid", secret=True)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        pending = self.pending(state)
        if not isinstance(pending, Decide) or seat not in pending.seats:
            return ()
        if pending.secret:
            return [Bid(card) for card in sorted(set(state.hands[seat]))]
        polish = [Polish()] if state.coins[seat] else []
        tuck = [] if state.done else [Tuck(card) for card in sorted(set(state.hands[seat]))]
        return [*polish, *tuck, Take()]

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        pending = self.pending(state)
        if not isinstance(pending, Decide) or seat not in pending.seats:
            return Objection("P-T1", "not-your-turn")
        if isinstance(action, Bid):
            if not pending.secret:
                return Objection("P-B2", "no-bidding-now", nearest=Take())
            nearest = self.legal(state, seat)[0]
            held = action.card in state.hands[seat]
            return None if held else Objection("P-B1", "not-in-hand", {"card": action.card}, nearest=nearest)
        if pending.secret:
            return Objection("P-P2", "bid-first")
        if isinstance(action, Tuck):
            if state.done:
                return Objection("P-K2", "tucked-already")
            return None if action.card in state.hands[seat] else Objection("P-K1", "not-in-hand")
        return None if isinstance(action, Take) or state.coins[seat] else Objection("P-P1", "no-coin")

    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> tuple[Event, ...]:
        match move:
            case Card(card):
                owner = next(s for s in range(state.players) if self._cards(state, s) < state.size)
                state.deck[card - 1] -= 1
                state.hands[owner] = sorted([*state.hands[owner], card])
                return (CardDealt(owner, card),)
            case Prize(card):
                state.deck[card - 1] -= 1
                state.prize = card
                return (PrizeShown(card),)
        assert seat is not None
        match move:
            case Bid(card):
                return self._bid(state, seat, card)
            case Polish():
                state.coins[seat] -= 1
                state.spent += 1
                state.polish += 1
                return (PrizePolished(seat),)
            case Tuck(card):
                state.hands[seat].remove(card)
                state.tucked[seat] = sorted([*state.tucked[seat], card])
                state.done = True
                return (CardTucked(seat, card),)
        return self._take(state, seat)

    def turn(self, state: State) -> int:
        return state.turns

    def pieces(self, state: State) -> Mapping[str, int]:
        lying = [*state.bids, *state.gone, state.prize]
        for held in (*state.hands, *state.tucked):
            lying += held
        cards = {f"card {v}": state.deck[v - 1] + lying.count(v) for v in VALUES}
        return {**cards, "coin": sum(state.coins) + state.spent}

    def view(self, state: State, viewer: Seat | None) -> View:
        shared: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
        shared |= {name: tuple(getattr(state, name)) for name in ("coins", "points", "gone")}
        return View(
            viewer=viewer,
            hand=() if viewer is None else tuple(state.hands[viewer]),
            held=tuple(map(len, state.hands)),
            bid=0 if viewer is None else state.bids[viewer],
            sealed=tuple(bool(bid) for bid in state.bids),
            tucked=() if viewer is None else tuple(state.tucked[viewer]),
            tucks=tuple(map(len, state.tucked)),
            **shared,
        )

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        state = self.start(view.players, {"hand": str(view.size)})
        for name in NUMBERS:
            setattr(state, name, getattr(view, name))
        state.coins, state.points, state.gone = list(view.coins), list(view.points), list(view.gone)
        for card in (*view.hand, view.bid, *view.tucked, *view.gone, view.prize):
            if card:
                state.deck[card - 1] -= 1
        for seat in range(view.players):
            mine = seat == view.viewer
            state.hands[seat] = list(view.hand) if mine else self._some(state, view.held[seat], randbelow)
            state.tucked[seat] = list(view.tucked) if mine else self._some(state, view.tucks[seat], randbelow)
            state.bids[seat] = view.bid if mine else sum(self._some(state, int(view.sealed[seat]), randbelow))
        return state

    def legal_in(self, view: View) -> Sequence[Action]:
        # A viewer's own options depend on nothing hidden, so any imagined world has them.
        return () if view.viewer is None else self.legal(self.imagine(view, lambda n: 0), view.viewer)

    def appraise(self, view: View, actions: Sequence[Action]) -> Sequence[int]:
        return [100 * getattr(action, "card", 0) for action in actions]

    def position_to_text(self, state: State) -> str:
        numbers = [f"{name}={int(getattr(state, name))}" for name in NUMBERS]
        lists = [f"{name}={_join(getattr(state, name))}" for name in LISTS]
        return " ".join(
            [*numbers, *lists, *(f"{n}={'/'.join(map(_join, getattr(state, n)))}" for n in NESTED)]
        )

    def position_from_text(self, text: str) -> State:
        given = dict(re.findall(r"(\w+)=([-0-9,/]*)", text))
        if set(given) != {*NUMBERS, *LISTS, *NESTED}:
            raise BadPosition("not a position of parcels")
        try:
            values: dict[str, Any] = {name: int(given[name]) for name in NUMBERS}
            values |= {name: _split(given[name]) for name in LISTS}
            values |= {name: [_split(part) for part in given[name].split("/")] for name in NESTED}
        except ValueError as error:
            raise BadPosition(str(error)) from error
        return State(**{**values, "done": bool(values["done"])})

    def picture(self, view: View, lit: Mapping[str, str]) -> Picture:
        return ((Span(f"prize {view.prize}", "lit"),), (Span(f"hand {_join(view.hand)}"),))

    def move_to_text(self, move: Action | Outcome) -> str:
        word = type(move).__name__.lower()
        return f"{word} {move.card}" if hasattr(move, "card") else word

    def action_from_text(self, state: State, seat: Seat, text: str) -> Action:
        if found := re.fullmatch(r"(bid|tuck) ([1-6])", text):
            return (Bid if found[1] == "bid" else Tuck)(int(found[2]))
        if text in ("polish", "take"):
            return Polish() if text == "polish" else Take()
        raise MalformedAction(text, "`bid 3`, `tuck 3`, `polish` or `take`")

    def outcome_from_text(self, state: State, text: str) -> Outcome:
        if found := re.fullmatch(r"(card|prize) ([1-6])", text):
            return (Card if found[1] == "card" else Prize)(int(found[2]))
        raise MalformedAction(text, "`card 3` or `prize 3`")

    def probe_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Polish(), Take(), *map(Bid, (0, *VALUES, 9)), *map(Tuck, (0, *VALUES, 9))]

    def _cards(self, state: State, seat: Seat) -> int:
        return len(state.hands[seat]) + bool(state.bids[seat])

    def _chance(self, state: State, kind: str, seat: Seat | None) -> Chance:
        make = Prize if seat is None else Card
        left = tuple((make(value), state.deck[value - 1]) for value in VALUES if state.deck[value - 1])
        return Chance(kind, left, None if seat is None else (seat,))

    def _some(self, state: State, count: int, randbelow: RandBelow) -> list[int]:
        drawn = []
        for _ in range(count):
            k = randbelow(sum(state.deck))
            card = next(v for v in VALUES if sum(state.deck[:v]) > k)
            state.deck[card - 1] -= 1
            drawn.append(card)
        return sorted(drawn)

    def _bid(self, state: State, seat: Seat, card: int) -> tuple[Event, ...]:
        state.hands[seat].remove(card)
        state.bids[seat] = card
        sealed = BidSealed(seat, card)
        if not all(state.bids):
            return (sealed,)
        bids = tuple(state.bids)
        state.winner = bids.index(max(bids))
        state.gone += bids
        state.bids = [0] * state.players
        state.turns += 1
        return (sealed, BidsOpened(bids, state.winner))

    def _take(self, state: State, seat: Seat) -> tuple[Event, ...]:
        worth = state.prize + state.polish
        state.points[seat] += worth
        state.gone.append(state.prize)
        state.prize, state.polish, state.done, state.winner = 0, 0, False, -1
        state.round += 1
        state.turns += 1
        return (PrizeTaken(seat, worth),)

    def _over(self, state: State) -> Over:
        scores = tuple(points + sum(state.tucked[seat]) for seat, points in enumerate(state.points))
        best = max(scores)
        return Over(scores, tuple(seat for seat, score in enumerate(scores) if score == best), "P-E1")


def _join(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def _split(text: str) -> list[int]:
    return [int(part) for part in text.split(",")] if text else []


GAME = Parcels()

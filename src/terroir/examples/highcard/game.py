"""High card: everybody has a hand that only they know; all seal a card at once, and the highest wins.

What is hidden is hidden by three things: `seen_by` of the dealing, `secret` of the decision, and a view that
holds the viewer's own cards only, marked `own`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from terroir.core import game as core
from terroir.core.game import (
    Action,
    Chance,
    Decide,
    Event,
    Game,
    Objection,
    Outcome,
    Over,
    RandBelow,
    Seat,
    Span,
)
from terroir.core.masking import only_for, own, public

CARDS = range(1, 21)
HAND = 4


@dataclass(frozen=True)
class Seal(Action):
    public = True
    card: int


@dataclass(frozen=True)
class Card(Outcome):
    card: int


class CardDealt(Event):
    reveals = True
    seat: Seat = public()
    card: int = only_for("seat")


class CardSealed(Event):
    seat: Seat = public()
    card: int = only_for("seat")


class TrickTaken(Event):
    reveals = True
    seat: Seat = public()
    cards: tuple[int, ...] = public()
    highest: int = public()


@dataclass
class State:
    """The whole truth; a card of 0 is none."""

    hands: list[list[int]]
    sealed: list[int]
    tricks: list[int]
    shown: list[int] = field(default_factory=list)
    dealt: int = 0


@dataclass(frozen=True)
class View:
    """What one viewer knows: one's own hand, how many cards others hold, and whether they have sealed one."""

    viewer: Seat | None
    hand: tuple[int, ...] = own()
    held: tuple[int, ...] = public()
    bid: int = own()
    sealed: tuple[bool, ...] = public()
    tricks: tuple[int, ...] = public()
    shown: tuple[int, ...] = public()
    dealt: int = public()


class HighCard(Game[State, View]):
    """Four tricks; whoever takes most wins."""

    name = "highcard"
    players = range(2, 5)
    moves = (Seal, Card)
    rules: Mapping[str, core.Rule] = {f"H-{n}": core.Rule(f"H-{n}", "play", False) for n in (1, 2, 3, 4)}

    def start(self, players: int, options: Mapping[str, str]) -> State:
        self.checked(players, options)
        return State([[] for _ in range(players)], [0] * players, [0] * players)

    def turn(self, state: State) -> int:
        return len(state.shown)

    def pending(self, state: State) -> core.Pending:
        players = len(state.hands)
        if state.dealt < HAND * players:
            left = [card for card in CARDS if not any(card in hand for hand in state.hands)]
            return Chance("card", tuple((Card(card), 1) for card in left), (state.dealt % players,))
        owing = tuple(seat for seat in range(players) if state.hands[seat] and not state.sealed[seat])
        if owing:
            return Decide(owing, "prompt-highcard", secret=True)
        best = max(state.tricks)
        return Over(tuple(state.tricks), tuple(s for s in range(players) if state.tricks[s] == best), "H-4")

    def legal(self, state: State, seat: Seat) -> Sequence[Seal]:
        pending = self.pending(state)
        if not isinstance(pending, Decide) or seat not in pending.seats:
            return []
        return [Seal(card) for card in state.hands[seat]]

    def objection(self, state: State, seat: Seat, action: Action) -> Objection | None:
        legal = self.legal(state, seat)
        if not legal:
            return Objection("H-2", "highcard-turn")
        return None if action in legal else Objection("H-1", "highcard-hand", nearest=legal[0])

    def probe_actions(self, state: State, seat: Seat) -> Sequence[Seal]:
        return [Seal(card) for card in (0, *CARDS, 99)]

    def apply(self, state: State, move: Action | Outcome, seat: Seat | None = None) -> Sequence[Event]:
        if isinstance(move, Card):
            owner = state.dealt % len(state.hands)
            state.hands[owner] = sorted([*state.hands[owner], move.card])
            state.dealt += 1
            return [CardDealt(owner, move.card)]
        assert isinstance(move, Seal) and seat is not None
        state.hands[seat].remove(move.card)
        state.sealed[seat] = move.card
        if not all(state.sealed):
            return [CardSealed(seat, move.card)]
        cards = tuple(state.sealed)
        winner = cards.index(max(cards))
        state.tricks[winner] += 1
        state.shown += cards
        state.sealed = [0] * len(cards)
        return [CardSealed(seat, move.card), TrickTaken(winner, cards, max(cards))]

    def pieces(self, state: State) -> Mapping[str, int]:
        lying = sum(map(len, state.hands)) + sum(map(bool, state.sealed)) + len(state.shown)
        return {"card": len(CARDS) - state.dealt + lying}

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(
            viewer,
            () if viewer is None else tuple(state.hands[viewer]),
            tuple(map(len, state.hands)),
            0 if viewer is None else state.sealed[viewer],
            tuple(map(bool, state.sealed)),
            tuple(state.tricks),
            tuple(state.shown),
            state.dealt,
        )

    def imagine(self, view: View, randbelow: RandBelow) -> State:
        unseen = [card for card in CARDS if card not in (*view.hand, *view.shown, view.bid)]

        def some(count: int) -> list[int]:
            return [unseen.pop(randbelow(len(unseen))) for _ in range(count)]

        seats = range(len(view.held))
        hands = [list(view.hand) if seat == view.viewer else sorted(some(view.held[seat])) for seat in seats]
        sealed = [
            view.bid if seat == view.viewer else sum(some(1)) if view.sealed[seat] else 0 for seat in seats
        ]
        return State(hands, sealed, list(view.tricks), list(view.shown), view.dealt)

    def picture(self, view: View, lit: Mapping[str, str]) -> core.Picture:
        others = tuple(
            (
                Span(f"{seat + 1} ", f"seat-{seat + 1}"),
                Span(f" {'▮' * held:{HAND}} {'▣' if view.sealed[seat] else ' '} {view.tricks[seat]}"),
            )
            for seat, held in enumerate(view.held)
        )
        hand = tuple(Span(f" {lit.get(str(card), card):>2} ", "lit", space=str(card)) for card in view.hand)
        last = view.shown[-len(view.held) :]
        return (*others, (), (Span(" ".join(map(str, last)), "quiet"),), (), hand)

    def offer(self, view: View, action: Action) -> core.Offer:
        assert isinstance(action, Seal)
        return core.Offer(core.Message("action-highcard-seal"), space=str(action.card), fixed=True)


GAME = HighCard()

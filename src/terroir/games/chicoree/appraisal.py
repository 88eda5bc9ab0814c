"""What each action is worth at first sight, in hundredths of a token: fixed prices, and shaded bids.

Prices are what a card is worth to somebody who can use it soon. They know the seat's own cards and what lies
on the table, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from terroir.core.game import Action
from terroir.games.chicoree.actions import (
    ChicoreeAction,
    ChooseCard,
    DrawCards,
    LayStart,
    LayStep,
    OfferCard,
    PassBid,
    PlaySpecial,
    RaiseBid,
    SealBid,
    SealChoice,
)
from terroir.games.chicoree.deck import AFFLICTERS, CHALLENGES, JOKER, NUMBER, OCHRE, STARTS, STEPS
from terroir.games.chicoree.terms import CHICORY, EMPTY
from terroir.games.chicoree.view import View

TOKEN = 100
INCOME = {"egypt": 4, "greece": 2, "monks": 1}
AHEAD = 5
"""Turns for which an income is counted."""
STEP, LAST, SPECIAL, OCHRE_CARD = 500, 600, 120, 250
SHADE = 70
"""Per cent of its worth that is bid for a card."""


class Prices:
    """What cards and actions are worth to one seat."""

    def __init__(self, view: View) -> None:
        self.d: dict[str, Any] = view.facts
        self.seat = view.viewer if view.viewer is not None else 0
        self.hand: list[int] = self.d.get("hand") or [0] * len(NUMBER)
        self.tokens: int = self.d["tokens"][self.seat]

    def has(self, step: int, seat: int | None = None) -> int:
        p = self.seat if seat is None else seat
        return int(self.d["laid"][p][step] + self.d["jokers"][p][step])

    def steps(self, seat: int) -> int:
        return sum(1 for s in range(1, 8) if self.has(s, seat))

    def held(self, card: str) -> int:
        return self.hand[NUMBER[card]]

    # ---- cards ----------------------------------------------------------
    def card(self, card: str) -> int:
        """What one more of this card in hand is worth."""
        if card in STARTS:
            return self.start(card)
        if card in STEPS:
            return self.step(STEPS.index(card) + 1)
        if card == JOKER:
            return STEP
        if card in CHALLENGES:
            return 60 * int(card.removeprefix("challenge"))
        return OCHRE_CARD if card in OCHRE else SPECIAL

    def start(self, card: str) -> int:
        """A start is needed once, and a better one in hand makes the others worthless."""
        if self.d["start"][self.seat] != EMPTY or any(
            self.held(c) for c in STARTS if INCOME[c] >= INCOME[card]
        ):
            return 0
        return STEP + AHEAD * TOKEN * INCOME[card] // 2

    def step(self, step: int) -> int:
        """A missing step, dearer the fewer are missing; more Shops only earn."""
        others = sum(self.d["alive"]) - 1
        revenue = AHEAD * TOKEN * others * (2 if step == 7 else 1) // 2
        held = self.hand[2 + step]
        if self.has(step) or held:
            return revenue // 2 if step == 6 else 0
        missing = 7 - self.steps(self.seat)
        worth = STEP + (LAST * 2 if missing <= 2 else LAST // missing) - 40 * max(0, step - 1) * (step < 6)
        return worth + revenue if step >= 6 else worth

    # ---- actions --------------------------------------------------------
    def lay_start(self, action: LayStart) -> int:
        better = [c for c in STARTS if self.held(c) and INCOME[c] > INCOME[action.card]]
        return -1 if better else 1000 + INCOME[action.card] * TOKEN

    def lay_step(self, action: LayStep) -> int:
        """Whatever can be laid is; a joker only where the card itself is not at hand and the step is new."""
        step = STEPS.index(action.card) + 1
        worth = 2000 + (500 if step == 7 else 300 if step == 6 else 20 * step)
        if not action.joker:
            return worth
        wasted = self.held(action.card) or (self.has(step) and step == 6)
        return -1 if wasted else worth - 200

    def special(self, action: PlaySpecial) -> int:
        """Cards first; then harm to whoever is nearest to winning."""
        if action.card in OCHRE:
            return 3000
        assert action.target is not None
        target = action.target
        ahead = self.steps(target)
        if action.card in AFFLICTERS:
            earns = self.has(6, target) + 2 * self.has(7, target) + (self.d["start"][target] != EMPTY)
            return -1 if self.d["afflicted"][target] or not earns else 500 + 50 * ahead + 100 * earns
        return 400 + 60 * ahead if ahead >= 3 else -1

    def draw(self, action: DrawCards) -> int:
        return 0

    def raised(self, action: RaiseBid) -> int:
        """The least raise, while the price is below what the card is worth."""
        limit = self.limit()
        if action.tokens > limit or action.tokens != self.d["price"] + 1:
            return -action.tokens
        return TOKEN * (limit - action.tokens) + 1

    def limit(self) -> int:
        """How many tokens the card in the middle is worth at most."""
        card = next(name for name, k in NUMBER.items() if k == self.d["card"])
        return min(self.tokens, self.card(card) * SHADE // 100 // TOKEN)

    def passed(self, action: PassBid) -> int:
        return 0

    def sealed(self, action: SealBid) -> int:
        return -abs(action.tokens - self.limit())

    def chosen(self, action: ChooseCard) -> int:
        """Flowers if there are enough to hope; else the cheapest card."""
        flowers = sum(self.held(c) * int(c.removeprefix("challenge")) for c in CHALLENGES)
        k = NUMBER[action.card]
        if action.card in CHALLENGES:
            return 100 if flowers >= 3 or not any(self.hand[:k]) else -50
        if flowers >= 3 or any(self.d["chosen"]):
            return -200
        return -self.card(action.card) // 10

    def choice(self, action: SealChoice) -> int:
        return 0

    def offered(self, action: OfferCard) -> int:
        """What the others want most and is worth least at home."""
        wanted = STEP if action.card in STEPS or NUMBER[action.card] == CHICORY else SPECIAL
        return wanted - self.card(action.card) // 2


_WORTH: dict[type, Callable[[Prices, Any], int]] = {
    LayStart: Prices.lay_start,
    LayStep: Prices.lay_step,
    PlaySpecial: Prices.special,
    DrawCards: Prices.draw,
    RaiseBid: Prices.raised,
    PassBid: Prices.passed,
    SealBid: Prices.sealed,
    ChooseCard: Prices.chosen,
    SealChoice: Prices.choice,
    OfferCard: Prices.offered,
}


def appraise(view: View, actions: Sequence[Action]) -> list[int]:
    """What each of the viewer's legal actions is worth."""
    prices = Prices(view)
    return [_WORTH[type(action)](prices, action) for action in actions if isinstance(action, ChicoreeAction)]

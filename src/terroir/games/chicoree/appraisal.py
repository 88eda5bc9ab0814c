"""What each action is worth at first sight, in hundredths of a token: prices for cards, and shaded bids.

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
from terroir.games.chicoree.deck import (
    AFFLICTERS,
    CHALLENGES,
    DESTROYERS,
    JOKER,
    NAMES,
    NUMBER,
    OCHRE,
    STARTS,
    STEPS,
)
from terroir.games.chicoree.terms import BLOSSOM, CHAIN, CHICORY, EMPTY
from terroir.games.chicoree.view import View

TOKEN = 100
AHEAD = 5
"""Turns for which an income is counted."""
STEP, LAST_STEP, JOKER_CARD, OCHRE_CARD, FLOWER = 500, 500, 650, 350, 80
SHADE, ALL_PAY = 70, 45
"""Per cent of its worth that a card may cost, and that is bid under seal, where losers pay too."""
SAVINGS = 5
"""Tokens kept at most for debts to come."""
NEVER = -10_000


class Prices:
    """What cards and actions are worth to one seat."""

    def __init__(self, view: View) -> None:
        self.d: dict[str, Any] = view.facts
        self.seat = view.viewer if view.viewer is not None else 0
        self.hand: list[int] = self.d.get("hand") or [0] * len(NUMBER)
        self.others = [p for p in range(self.d["players"]) if p != self.seat and self.d["alive"][p]]
        self.missing = [s for s in range(1, 8) if not self.has(s)]
        self.lacking = [s for s in self.missing if not self.hand[CHAIN + s]]

    def has(self, step: int, seat: int | None = None) -> int:
        p = self.seat if seat is None else seat
        return int(self.d["laid"][p][step] + self.d["jokers"][p][step])

    def steps(self, seat: int) -> int:
        return sum(1 for s in range(1, 8) if self.has(s, seat))

    def due(self, seat: int) -> int:
        """What a player takes from each other. K-T2."""
        return 0 if self.d["afflicted"][seat] else self.has(6, seat) + 2 * self.has(7, seat)

    def free(self) -> int:
        """Tokens that need not be kept for debts: those of a round, or more every round for those to come."""
        tokens, rounds = int(self.d["tokens"][self.seat]), int(self.d["rounds"])
        return max(0, tokens - max(sum(map(self.due, self.others)), min(SAVINGS, rounds)))

    # ---- cards ----------------------------------------------------------
    def card(self, card: str) -> int:
        """What one more of this card in hand is worth."""
        if card in STARTS:
            return self.start(card)
        if card in STEPS:
            return self.step(STEPS.index(card) + 1)
        if card == JOKER:
            return JOKER_CARD if len(self.lacking) > self.hand[CHICORY] else FLOWER
        if card in CHALLENGES:
            return FLOWER * (NUMBER[card] - BLOSSOM)
        return OCHRE_CARD if card in OCHRE else 200 if card in AFFLICTERS else 150

    def start(self, card: str) -> int:
        """A start is needed once: better than what is at hand by what it earns more."""
        if self.d["start"][self.seat] != EMPTY:
            return 0
        income = 4 >> NUMBER[card]
        best = max((4 >> k for k in range(3) if self.hand[k]), default=0)
        return max(0, income - best) * AHEAD * TOKEN // 2 + (0 if best else STEP)

    def step(self, step: int) -> int:
        """A missing step, dearer the fewer are lacking; more Shops only earn."""
        revenue = AHEAD * TOKEN * len(self.others) * (2 if step == 7 else 1) // 2
        if step not in self.missing:
            return revenue * 2 // 3 if step == 6 else 0
        if step not in self.lacking:
            return revenue // 2 if step == 6 else 50
        worth = STEP + LAST_STEP * 2 // len(self.lacking)
        if step < 6:
            return worth - 40 * (step - min(self.missing))
        return worth + (revenue if step == 6 or 6 not in self.lacking else revenue // 2)

    # ---- laying and playing ---------------------------------------------
    def lay_start(self, action: LayStart) -> int:
        """The best one at hand; a poor one only once waiting has become dear."""
        income = 4 >> NUMBER[action.card]
        if any(self.hand[k] for k in range(NUMBER[action.card])):
            return NEVER
        return 1000 if income > 1 or self.d["rounds"] >= 2 else -1

    def lay_step(self, action: LayStep) -> int:
        """Whatever can be laid is; a joker only for a step that is not at hand and not there."""
        step = STEPS.index(action.card) + 1
        worth = 2000 + (500 if step == 7 else 300 if step == 6 else 20 * step)
        if not action.joker:
            return worth
        if step not in self.lacking or self.hand[CHICORY] <= self.dearer(step):
            return NEVER
        return worth - 1500

    def dearer(self, step: int) -> int:
        """Jokers to keep for what is harder to come by: Shop and Export, until little else is lacking."""
        return (
            0 if step >= 6 or len(self.lacking) <= 2 else min(1, sum(1 for s in (6, 7) if s in self.lacking))
        )

    def special(self, action: PlaySpecial) -> int:
        """Cards first; then harm to whoever is nearest to winning or earns most."""
        if action.card in OCHRE:
            return 3000
        target = action.target if action.target is not None else self.seat
        ahead = self.steps(target)
        if action.card in AFFLICTERS:
            start = self.d["start"][target]
            earns = self.due(target) * len(self.others) + (4 >> start if start != EMPTY else 0)
            return 50 * ahead + 100 * earns if earns > 2 and not self.d["afflicted"][target] else NEVER
        leads = max(map(self.steps, self.others)) == ahead
        return 300 + 60 * ahead if ahead >= 4 and leads else NEVER

    def draw(self, action: DrawCards) -> int:
        return 0

    # ---- bids -----------------------------------------------------------
    def limit(self) -> int:
        """How many tokens the card in the middle is worth at most."""
        return min(self.free(), self.card(NAMES[self.d["card"]]) * SHADE // 100 // TOKEN)

    def raised(self, action: RaiseBid) -> int:
        """The least raise, while the price is below what the card is worth."""
        step = action.tokens - self.d["price"]
        return TOKEN * (self.limit() - action.tokens) + TOKEN // 2 if step == 1 else NEVER - step

    def passed(self, action: PassBid) -> int:
        return 0

    def sealed(self, action: SealBid) -> int:
        """Losers pay too: bid a part of the worth."""
        return -TOKEN * abs(action.tokens - self.limit() * ALL_PAY // SHADE)

    # ---- challenges and debts -------------------------------------------
    def chosen(self, action: ChooseCard) -> int:
        """All flowers when they are enough to hope for the most, else the cheapest card alone."""
        k = NUMBER[action.card]
        if self.hopeful():
            return 200 if k > BLOSSOM else NEVER
        if any(self.d["chosen"]):
            return NEVER
        return -self.card(action.card) if k <= BLOSSOM else -2 * FLOWER * (k - BLOSSOM)

    def hopeful(self) -> bool:
        """More flowers than the others are likely to show."""
        flowers = sum(self.hand[k] * (k - BLOSSOM) for k in range(BLOSSOM + 1, len(NAMES)))
        cards = max((self.d["held"][p] for p in self.others), default=0)
        return flowers >= 2 + cards // 3 and not self.d["afflicted"][self.seat]

    def choice(self, action: SealChoice) -> int:
        return 0

    def offered(self, action: OfferCard) -> int:
        """What others may want and is worth least at home."""
        k = NUMBER[action.card]
        wanted = 500 if CHAIN < k <= CHICORY or k < CHAIN else 100 if action.card in DESTROYERS else 200
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

"""Why not: the rule, the words, and the nearest legal way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terroir.core.game import Action, Objection
from terroir.games.chicoree.actions import (
    MOVES,
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
    DESTROYERS,
    JOKER,
    NAMES,
    NUMBER,
    OCHRE,
    STARTS,
    STEPS,
    step_card,
)
from terroir.games.chicoree.events import reason_rule
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import (
    BIDDING,
    CHALLENGE,
    EMPTY,
    MELEE,
    NAME_FIRST,
    OFFER,
    OP_BID,
    OP_RAISE,
    OVER,
    SEALED_BIDS,
    TURN,
)

AWAITED = {
    TURN: "turn",
    OFFER: "offer",
    BIDDING: "bidding",
    MELEE: "melee",
    SEALED_BIDS: "sealed",
    CHALLENGE: "challenge",
}
_RULE = {TURN: "K-T9", OFFER: "K-D1", BIDDING: "K-A1", MELEE: "K-A1", SEALED_BIDS: "K-A2", CHALLENGE: "K-C1"}
_PHASES: dict[type, tuple[int, ...]] = {
    RaiseBid: (BIDDING, MELEE),
    PassBid: (BIDDING, MELEE),
    SealBid: (SEALED_BIDS,),
    ChooseCard: (CHALLENGE,),
    SealChoice: (CHALLENGE,),
    OfferCard: (OFFER,),
}


def objection(state: State, seat: int, action: Action) -> Objection | None:
    """None if and only if the action is legal for the seat."""
    if state.phase < TURN:
        return Objection("K-S2" if state.phase == NAME_FIRST else "K-T7", "waiting-for-chance")
    if state.phase == OVER:
        return Objection(reason_rule(state.reason), "game-over")
    if not isinstance(action, ChicoreeAction):
        return Objection("K-T9", "unknown-action", {"text": repr(action)})
    if not state.seats() >> seat & 1:
        return _not_asked(state, seat)
    if state.may(action.code, seat):
        return None
    why = Refusal(state, seat, action).explain()
    return Objection(why.rule, why.message, why.args, (), nearest(state, seat, action))


def _not_asked(state: State, seat: int) -> Objection:
    """Why this seat may do nothing at all now."""
    rule = _RULE[state.phase]
    if seat not in state.survivors():
        return Objection("K-D2", "chicoree-bankrupt")
    if state.phase in (SEALED_BIDS, CHALLENGE):
        return Objection(rule, "chicoree-sealed")
    if state.phase == MELEE:
        if seat == state.leader:
            return Objection(rule, "chicoree-leading", {"price": state.price})
        poor = state.purse(seat) <= state.price
        return _too_poor(state, seat) if poor else Objection(rule, "chicoree-passed")
    return Objection(rule, "not-your-turn", {"seat": state.seats().bit_length()})


def _too_poor(state: State, seat: int) -> Objection:
    return Objection("K-A5", "chicoree-bid-too-high", {"tokens": state.purse(seat)})


class Refusal:
    """One refused action of a seat that may act, and what the seat knows of the position it meets."""

    def __init__(self, state: State, seat: int, action: ChicoreeAction) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.d = state.seen(seat)

    def explain(self) -> Objection:
        """The first reason that holds, from the plainest to the deepest."""
        phase = self.state.phase
        if phase not in _PHASES.get(type(self.action), (TURN,)):
            return Objection(_RULE[phase], "chicoree-not-now", {"awaited": AWAITED[phase]})
        reasons: dict[type, Callable[[Any], Objection]] = {
            LayStart: self.start,
            LayStep: self.step,
            PlaySpecial: self.special,
            RaiseBid: self.raised,
            SealBid: self.sealed,
            ChooseCard: self.chosen,
            SealChoice: self.choice,
            OfferCard: self.offered,
        }
        return reasons[type(self.action)](self.action)

    def holds(self, card: str) -> bool:
        return bool(self.d["hand"][NUMBER[card]])

    def missing(self, rule: str, card: str) -> Objection:
        return Objection(rule, "chicoree-not-in-hand", {"card": card})

    # ---- laying ---------------------------------------------------------
    def start(self, action: LayStart) -> Objection:
        if action.card not in STARTS:
            return Objection("K-T5", "chicoree-not-a-start", {"card": action.card})
        if self.d["start"][self.seat] != EMPTY:
            return Objection("K-T5", "chicoree-one-start", {"card": NAMES[self.d["start"][self.seat]]})
        return self.missing("K-T5", action.card)

    def step(self, action: LayStep) -> Objection:
        rule = "K-T3" if action.card == "shop" else "K-T4"
        if not self.holds(JOKER if action.joker else action.card):
            return self.missing("K-X4" if action.joker else rule, JOKER if action.joker else action.card)
        if not self.d["had_start"]:
            laid = self.d["start"][self.seat] != EMPTY
            return Objection(
                "K-T9" if laid else rule, "chicoree-start-too-new" if laid else "chicoree-no-start"
            )
        if action.card == "shop":
            return Objection("K-T3", "chicoree-no-harvest-yet")
        if self.d["step_laid"]:
            return Objection("K-T4", "chicoree-step-laid")
        if self.has(action.card):
            return Objection("K-T4", "chicoree-step-there", {"card": action.card})
        if action.card == "export":
            return Objection("K-T4", "chicoree-export-needs-shop")
        due = next(step for step in STEPS if not self.has(step))
        return Objection("K-T4", "chicoree-step-order", {"card": action.card, "next": due})

    def has(self, card: str, seat: int | None = None) -> bool:
        p, s = self.seat if seat is None else seat, STEPS.index(card) + 1
        return bool(self.d["laid"][p][s] or self.d["jokers"][p][s])

    # ---- specials -------------------------------------------------------
    def special(self, action: PlaySpecial) -> Objection:
        card, target = action.card, action.target
        if card not in (*DESTROYERS, *AFFLICTERS, *OCHRE):
            return Objection("K-X5", "chicoree-not-a-special", {"card": card})
        if not self.holds(card):
            return self.missing("K-T6", card)
        if target is None:
            return Objection("K-X5", "chicoree-needs-target", {"card": card})
        if card in OCHRE:
            return Objection("K-X3", "chicoree-no-target", {"card": card})
        if target == self.seat:
            return Objection("K-X5", "chicoree-target-self")
        if target not in self.state.survivors():
            return Objection("K-X5", "chicoree-target-gone", {"seat": target + 1})
        lost = step_card(3 if card == "fire" else 4)
        return Objection("K-X1", "chicoree-nothing-to-destroy", {"seat": target + 1, "card": lost})

    # ---- bids and choices -----------------------------------------------
    def raised(self, action: RaiseBid) -> Objection:
        if action.tokens <= self.state.price:
            return Objection("K-A1", "chicoree-bid-too-low", {"price": self.state.price})
        return _too_poor(self.state, self.seat)

    def sealed(self, action: SealBid) -> Objection:
        return _too_poor(self.state, self.seat)

    def chosen(self, action: ChooseCard) -> Objection:
        if not self.holds(action.card):
            return self.missing("K-C1", action.card)
        k = NUMBER[action.card]
        if self.d["chosen"][k] == self.d["hand"][k]:
            return Objection("K-C5", "chicoree-all-chosen", {"card": action.card})
        return Objection("K-C5", "chicoree-choose-in-order", {"card": action.card})

    def choice(self, action: SealChoice) -> Objection:
        return Objection("K-C1", "chicoree-choose-one")

    def offered(self, action: OfferCard) -> Objection:
        if not self.holds(action.card):
            return self.missing("K-D1", action.card)
        return Objection("K-D1", "chicoree-refused-before", {"card": action.card})


def nearest(state: State, seat: int, action: ChicoreeAction) -> ChicoreeAction | None:
    """A legal action of the same kind, as near as it can be; a bid within one's means."""
    legal = state.legal_codes(seat)
    kind = [code for code in legal if (code ^ action.code) & 15 == 0]
    if not kind:
        return None
    if action.code & 15 in (OP_RAISE, OP_BID):
        best = min(kind, key=lambda code: abs(code - action.code))
    else:
        # The same card if it may be, else another one against the same player.
        differs = [(code ^ action.code, code) for code in kind]
        _, best = min(differs, key=lambda pair: (pair[0] >> 4 & 31 != 0, pair[0] >> 9 != 0, pair[1]))
    move = MOVES[best]
    return move if isinstance(move, ChicoreeAction) else None


def probes(state: State, seat: int) -> list[Action]:
    """Well-formed actions of every kind, most of them illegal."""
    price, purse = state.price, state.purse(seat)
    sums = sorted({1, max(1, price), price + 1, max(1, purse), purse + 1})
    return [
        *map(LayStart, (*STARTS, "fire")),
        *(LayStep(card, joker) for card in STEPS for joker in (False, True)),
        *(PlaySpecial(card, q) for card in NAMES[10:21] for q in (None, *range(6))),
        DrawCards(),
        *map(RaiseBid, sums),
        PassBid(),
        *map(SealBid, (0, *sums)),
        *map(ChooseCard, NAMES),
        SealChoice(),
        *map(OfferCard, NAMES),
    ]

"""The rule that a refusal cites is the right one: compared with the rules told anew, over many positions.

TERROIR_OBJECTION_GAMES sets the number of games.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import pytest

from terroir.core.game import Action
from terroir.games.chicoree import actions as a
from terroir.games.chicoree import objections
from terroir.games.chicoree.deck import AFFLICTERS, DESTROYERS, JOKER, NAMES, OCHRE, STARTS, STEPS
from terroir.games.chicoree.game import GAME
from terroir.games.chicoree.terms import BIDDING, CHALLENGE, MELEE, OFFER, OP_START, OVER, SEALED_BIDS, TURN
from tests.games.chicoree.driving import POLICIES, steps
from tests.sampling import many

GAMES = many(3, 8, 15, "TERROIR_OBJECTION_GAMES")
EVERY = 37
"""Of a game's positions every so many is asked, and those after a start was laid, which are rare."""
ABOUT = {TURN: "K-T9", OFFER: "K-D1", BIDDING: "K-A1", MELEE: "K-A1", SEALED_BIDS: "K-A2", CHALLENGE: "K-C1"}
BELONGS: dict[type, tuple[int, ...]] = {
    a.LayStart: (TURN,),
    a.LayStep: (TURN,),
    a.PlaySpecial: (TURN,),
    a.DrawCards: (TURN,),
    a.RaiseBid: (BIDDING, MELEE),
    a.PassBid: (BIDDING, MELEE),
    a.SealBid: (SEALED_BIDS,),
    a.ChooseCard: (CHALLENGE,),
    a.SealChoice: (CHALLENGE,),
    a.OfferCard: (OFFER,),
}
MESSAGES = set(re.findall(r'"(chicoree-[a-z-]+)"', inspect.getsource(objections)))
Reason = tuple[bool, str, str]


class Table:
    """A position, as whoever reads the rules sees it."""

    def __init__(self, state: Any) -> None:
        self.d, self.phase = state.written(), state.phase

    def cards(self, where: str, seat: int) -> dict[str, int]:
        return dict(zip(NAMES, self.d[where][seat], strict=True))

    def chain(self, seat: int) -> set[str]:
        """The steps before a player."""
        laid, jokers = self.d["laid"][seat], self.d["jokers"][seat]
        return {step for n, step in enumerate(STEPS, start=1) if laid[n] + jokers[n]}

    # ---- who may act at all ---------------------------------------------
    def asked(self, seat: int, bid: int) -> list[Reason]:
        """Reasons that have nothing to do with the action, but for the tokens that it bids."""
        d, tokens = self.d, self.d["tokens"][seat]
        sealing = self.phase in (SEALED_BIDS, CHALLENGE)
        whose = {TURN: d["seat"], OFFER: d["debtor"], BIDDING: d["bidder"]}.get(self.phase, seat)
        melee = self.phase == MELEE
        return [
            (not d["alive"][seat], "K-D2", "chicoree-bankrupt"),
            (sealing and bool(d["sealed"] >> seat & 1), ABOUT[self.phase], "chicoree-sealed"),
            (seat != whose, ABOUT[self.phase], "not-your-turn"),
            (melee and seat == d["leader"], "K-A1", "chicoree-leading"),
            (melee and tokens <= d["price"] and bid > tokens, "K-A5", "chicoree-bid-too-high"),
            (melee and tokens <= d["price"], "K-A1", "chicoree-cannot-raise"),
            (melee and not d["bidding"] >> seat & 1, "K-A1", "chicoree-passed"),
        ]

    # ---- what they may do -----------------------------------------------
    def reasons(self, seat: int, action: Any) -> Iterator[Reason]:
        """Every reason against an action, true or not, from the plainest to the deepest."""
        yield from self.asked(seat, getattr(action, "tokens", 0))
        yield self.phase not in BELONGS[type(action)], ABOUT[self.phase], "chicoree-not-now"
        kind = type(action).__name__
        if hasattr(self, kind):
            yield from getattr(self, kind)(seat, action)

    def LayStart(self, seat: int, action: a.LayStart) -> list[Reason]:
        return [
            (action.card not in STARTS, "K-T5", "chicoree-not-a-start"),
            (self.d["start"][seat] >= 0, "K-T5", "chicoree-one-start"),
            (not self.cards("hand", seat)[action.card], "K-T5", "chicoree-not-in-hand"),
        ]

    def LayStep(self, seat: int, action: a.LayStep) -> list[Reason]:
        there, card, d = self.chain(seat), action.card, self.d
        rule = "K-T3" if card == "shop" else "K-T4"
        held = self.cards("hand", seat)[JOKER if action.joker else card]
        earlier = set(STEPS[: STEPS.index(card)]) if card != "export" else set()
        reasons = [
            (not held, "K-X4" if action.joker else rule, "chicoree-not-in-hand"),
            (d["start"][seat] < 0, rule, "chicoree-no-start"),
            (not d["had_start"], "K-T9", "chicoree-start-too-new"),
        ]
        if card == "shop":
            return [*reasons, (not d["harvest_laid"], "K-T3", "chicoree-no-harvest-yet")]
        return [
            *reasons,
            (bool(d["step_laid"]), "K-T4", "chicoree-step-laid"),
            (card in there, "K-T4", "chicoree-step-there"),
            (card == "export" and "shop" not in there, "K-T4", "chicoree-export-needs-shop"),
            (not earlier <= there, "K-T4", "chicoree-step-order"),
        ]

    def PlaySpecial(self, seat: int, action: a.PlaySpecial) -> list[Reason]:
        card, hit = action.card, action.target
        loses = {"fire": "factory"}.get(card, "harvest") if card in DESTROYERS else None
        there = hit is not None and hit < self.d["players"] and bool(self.d["alive"][hit])
        return [
            (card not in (*DESTROYERS, *AFFLICTERS, *OCHRE), "K-X5", "chicoree-not-a-special"),
            (not self.cards("hand", seat)[card], "K-T6", "chicoree-not-in-hand"),
            (card in OCHRE and hit is not None, "K-X3", "chicoree-no-target"),
            (card not in OCHRE and hit is None, "K-X5", "chicoree-needs-target"),
            (hit == seat, "K-X5", "chicoree-target-self"),
            (hit is not None and not there, "K-X5", "chicoree-target-gone"),
            (loses and there and loses not in self.chain(hit or 0), "K-X1", "chicoree-nothing-to-destroy"),
        ]

    def RaiseBid(self, seat: int, action: a.RaiseBid) -> list[Reason]:
        return [
            (action.tokens <= self.d["price"], "K-A1", "chicoree-bid-too-low"),
            (action.tokens > self.d["tokens"][seat], "K-A5", "chicoree-bid-too-high"),
        ]

    def SealBid(self, seat: int, action: a.SealBid) -> list[Reason]:
        return [(action.tokens > self.d["tokens"][seat], "K-A5", "chicoree-bid-too-high")]

    def ChooseCard(self, seat: int, action: a.ChooseCard) -> list[Reason]:
        hand, chosen, card = self.cards("hand", seat), self.cards("chosen", seat), action.card
        later = NAMES[NAMES.index(card) + 1 :]
        return [
            (not hand[card], "K-C1", "chicoree-not-in-hand"),
            (hand[card] == chosen[card], "K-C5", "chicoree-all-chosen"),
            (any(chosen[other] for other in later), "K-C5", "chicoree-choose-in-order"),
        ]

    def SealChoice(self, seat: int, action: a.SealChoice) -> list[Reason]:
        return [(not any(self.d["chosen"][seat]), "K-C1", "chicoree-choose-one")]

    def OfferCard(self, seat: int, action: a.OfferCard) -> list[Reason]:
        held = self.cards("hand", seat)[action.card]
        refused = self.d["refused"][NAMES.index(action.card)]
        return [
            (not held, "K-D1", "chicoree-not-in-hand"),
            (held <= refused, "K-D1", "chicoree-refused-before"),
        ]


def compare(state: Any, seat: int, action: Action) -> str:
    """The refusal is the first reason that holds; its message, empty for what is legal."""
    found = [(rule, message) for holds, rule, message in Table(state).reasons(seat, action) if holds]
    why = GAME.objection(state, seat, action)
    said = (why.rule, why.message) if why else None
    wanted = found[0] if found else None
    assert said == wanted, f"seat {seat + 1}, {action}\n{GAME.position_to_text(state)}"
    return said[1] if said else ""


def test_the_rule_cited_in_a_refusal_is_the_right_one() -> None:
    """Of every kind of action, in positions of every phase: K-T3 to K-T9, K-X, K-A, K-C1, K-C5, K-D1."""
    met = set()
    for seed in range(GAMES):
        before = 0
        for number, (state, code, _) in enumerate(steps(seed, POLICIES[seed % len(POLICIES)])):
            if (number % EVERY == 0 or before & 15 == OP_START) and TURN <= state.phase < OVER:
                for seat in range(state.players):
                    met |= {compare(state, seat, action) for action in GAME.probe_actions(state, seat)}
            before = code
    assert len(met) > 20 and (GAMES < 12 or not MESSAGES - met), f"never met: {MESSAGES - met}"


def test_the_comparison_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.position_from_text("seat 1 start=egypt hand=shop\n")
    assert compare(state, 0, a.LayStep("shop")) == "chicoree-no-harvest-yet"
    monkeypatch.setattr(Table, "LayStep", lambda self, seat, action: [])
    with pytest.raises(AssertionError):
        compare(state, 0, a.LayStep("shop"))

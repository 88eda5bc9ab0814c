"""What nobody should ever do, however weak: plans that help only others, or nobody.

tests/games/chicoree/absurd has a scenario for each.
"""

from __future__ import annotations

from collections.abc import Callable

from terroir.games.chicoree.bots.appraisal import card_values
from terroir.games.chicoree.bots.plans import Plan
from terroir.games.chicoree.bots.terms import TOKEN
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import (
    BIDDING,
    CHAIN,
    CHICORY,
    COFFEE,
    EXPORT,
    EXPORT_STEP,
    MELEE,
    MONKS,
    OFFER,
    OP_BID,
    OP_OFFER,
    OP_PLAY,
    OP_RAISE,
    OP_START,
    OP_STEP,
    OVERPRODUCTION,
    SEALED_BIDS,
    SEEDS,
    TURN,
)

TRIFLE = 3
"""Tokens that may be spent on a card that is worth less, to keep it from others."""
WANTED = 300
"""Hundredths of a token from which on a card is not left to those who can pay nothing."""


def sensible(state: State, seat: int, plans: list[Plan]) -> list[Plan]:
    """The plans that are not absurd; `state` is what the seat knows."""
    if state.phase == TURN and (winning := [plan for plan in plans if _wins(state, seat, plan)]):
        return winning
    absurd = _ABSURD.get(state.phase)
    if absurd is None:
        return plans
    return [plan for plan in plans if not absurd(state, seat, plan)] or plans


def _wins(state: State, seat: int, plan: Plan) -> bool:
    """The seventh step ends the game. K-E1."""
    op, n = plan.codes[0] & 15, plan.codes[0] >> 4
    return op == OP_STEP and state.steps(seat) == EXPORT_STEP - 1 and not state.has(seat, n & 7)


def _absurd_turn(state: State, seat: int, plan: Plan) -> bool:
    """A joker for a card at hand, a poor start before a better one, harm to somebody harmless."""
    op, n = plan.codes[0] & 15, plan.codes[0] >> 4
    hand = state.hand_of(seat)
    if op == OP_STEP:
        return bool(n >> 3 and hand[CHAIN + (n & 7)])
    if op == OP_START:
        return any(hand[:n])
    if op != OP_PLAY or not n >> 5:
        return False
    card, target = n & 31, (n >> 5) - 1
    if OVERPRODUCTION <= card <= COFFEE:
        return not state.income(target) and not state.due(target)
    most = max(
        state.steps(p) for p in range(state.players) if p != seat and state.may(_against(card, p), seat)
    )
    return state.steps(target) < most - 1


def _against(card: int, target: int) -> int:
    """The code of a special against somebody."""
    return OP_PLAY | card << 4 | target + 1 << 9


def _dearest(state: State, seat: int) -> int:
    """The most tokens that the card in the middle can be worth, by far."""
    worth = card_values("tuned").card(state, seat, state.card)
    return max(TRIFLE, 2 * worth // TOKEN)


def _absurd_raise(state: State, seat: int, plan: Plan) -> bool:
    """More than the card can be worth."""
    op, n = plan.codes[0] & 15, plan.codes[0] >> 4
    return op == OP_RAISE and n > _dearest(state, seat)


def _absurd_bid(state: State, seat: int, plan: Plan) -> bool:
    """More than the card can be worth, more than surely wins it, or nothing where one token surely does."""
    op, n = plan.codes[0] & 15, plan.codes[0] >> 4
    richest = max((state.purse(p) for p in state.survivors() if p != seat), default=0)
    if op != OP_BID:
        return False
    if n == 0:
        return richest == 0 and card_values("tuned").card(state, seat, state.card) >= WANTED
    return n > richest + 1 or n > _dearest(state, seat)


def _absurd_offer(state: State, seat: int, plan: Plan) -> bool:
    """What is needed, while something else can be sold."""
    op, card = plan.codes[0] & 15, plan.codes[0] >> 4
    others = (code >> 4 for code in state.legal_codes(seat))
    return op == OP_OFFER and _needed(state, seat, card) and any(not _needed(state, seat, k) for k in others)


def _needed(state: State, seat: int, card: int) -> bool:
    """The only copy of a step that is missing, of a start for somebody without one, or a joker."""
    hand = state.hand_of(seat)
    if card == CHICORY:
        return True
    if SEEDS <= card <= EXPORT:
        return hand[card] == 1 and not state.has(seat, card - CHAIN)
    return card <= MONKS and state.start_of(seat) < 0 and sum(hand[: MONKS + 1]) == 1


_ABSURD: dict[int, Callable[[State, int, Plan], bool]] = {
    TURN: _absurd_turn,
    BIDDING: _absurd_raise,
    MELEE: _absurd_raise,
    SEALED_BIDS: _absurd_bid,
    OFFER: _absurd_offer,
}

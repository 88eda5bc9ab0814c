"""Why not, in words: the rule, the message, and the nearest legal way. State.why_not knows the reason."""

from __future__ import annotations

from terroir.core.game import Action, Objection
from terroir.games.chicoree import terms
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
from terroir.games.chicoree.deck import JOKER, NAMES, NUMBER, STARTS, STEPS, step_card
from terroir.games.chicoree.events import reason_rule
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import (
    BIDDING,
    CHALLENGE,
    MELEE,
    NAME_FIRST,
    OFFER,
    OP_BID,
    OP_DRAW,
    OP_RAISE,
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
_HOLDING: dict[type, str] = {LayStart: "K-T5", PlaySpecial: "K-T6", ChooseCard: "K-C1", OfferCard: "K-D1"}


def objection(state: State, seat: int, action: Action) -> Objection | None:
    """None if and only if the action is legal for the seat."""
    if not 0 <= seat < state.players:
        return Objection("K-T9", "not-your-turn", {"seat": state.seats().bit_length()})
    why = state.why_not(action.code if isinstance(action, ChicoreeAction) else OP_DRAW, seat)
    if why == terms.NOT_CHANCE:
        return Objection("K-S2" if state.phase == NAME_FIRST else "K-T7", "waiting-for-chance")
    if why == terms.NOT_OVER:
        return Objection(reason_rule(state.reason), "game-over")
    if not isinstance(action, ChicoreeAction):
        return Objection("K-T9", "unknown-action", {"text": repr(action)})
    if not why:
        return None
    said = _said(why, state, seat, action)
    return Objection(said.rule, said.message, said.args, (), nearest(state, seat, action))


def _said(why: int, state: State, seat: int, action: ChicoreeAction) -> Objection:
    """The rule and the words for each reason."""
    rule, card = _RULE[state.phase], getattr(action, "card", "")
    laying = "K-T3" if card == "shop" else "K-T4"
    match why:
        case terms.NOT_BANKRUPT:
            return Objection("K-D2", "chicoree-bankrupt")
        case terms.NOT_YOUR_TURN:
            return Objection(rule, "not-your-turn", {"seat": state.seats().bit_length()})
        case terms.NOT_AGAIN:
            return Objection(rule, "chicoree-sealed")
        case terms.NOT_LEADER:
            return Objection(rule, "chicoree-leading", {"price": state.price})
        case terms.NOT_AFTER_PASS:
            return Objection(rule, "chicoree-passed")
        case terms.NOT_NOW:
            return Objection(rule, "chicoree-not-now", {"awaited": AWAITED[state.phase]})
        case terms.NOT_IN_HAND if isinstance(action, LayStep) and action.joker:
            return Objection("K-X4", "chicoree-not-in-hand", {"card": JOKER})
        case terms.NOT_IN_HAND:
            return Objection(_HOLDING.get(type(action), laying), "chicoree-not-in-hand", {"card": card})
        case terms.NOT_A_START:
            return Objection("K-T5", "chicoree-not-a-start", {"card": card})
        case terms.NOT_A_SECOND_START:
            return Objection("K-T5", "chicoree-one-start", {"card": NAMES[state.start_of(seat)]})
        case terms.NOT_WITHOUT_START:
            return Objection(laying, "chicoree-no-start")
        case terms.NOT_YET:
            return Objection("K-T9", "chicoree-start-too-new")
        case terms.NOT_BEFORE_HARVEST:
            return Objection("K-T3", "chicoree-no-harvest-yet")
        case terms.NOT_A_SECOND_STEP:
            return Objection("K-T4", "chicoree-step-laid")
        case terms.NOT_THERE_ALREADY:
            return Objection("K-T4", "chicoree-step-there", {"card": card})
        case terms.NOT_WITHOUT_SHOP:
            return Objection("K-T4", "chicoree-export-needs-shop")
        case terms.NOT_IN_ORDER:
            following = step_card(state.next_step(seat))
            return Objection("K-T4", "chicoree-step-order", {"card": card, "next": following})
        case terms.NOT_MORE:
            return Objection("K-A1", "chicoree-bid-too-low", {"price": state.price})
        case terms.NOT_AFFORDED if getattr(action, "tokens", 0) <= state.purse(seat):
            # In the mêlée whoever cannot top the price is not asked, whatever they try.
            return Objection(rule, "chicoree-cannot-raise", {"price": state.price})
        case terms.NOT_AFFORDED:
            return Objection("K-A5", "chicoree-bid-too-high", {"tokens": state.purse(seat)})
        case terms.NOT_MORE_OF_THEM:
            return Objection("K-C5", "chicoree-all-chosen", {"card": card})
        case terms.NOT_BEFORE_LAST:
            return Objection("K-C5", "chicoree-choose-in-order", {"card": card})
        case terms.NOT_ONE_CHOSEN:
            return Objection("K-C1", "chicoree-choose-one")
        case terms.NOT_REFUSED:
            return Objection("K-D1", "chicoree-refused-before", {"card": card})
    assert isinstance(action, PlaySpecial)
    return _said_of_special(why, state, action)


def _said_of_special(why: int, state: State, action: PlaySpecial) -> Objection:
    card, target = action.card, action.target
    match why:
        case terms.NOT_A_SPECIAL:
            return Objection("K-X5", "chicoree-not-a-special", {"card": card})
        case terms.NOT_AGAINST_ANYBODY:
            return Objection("K-X3", "chicoree-no-target", {"card": card})
        case terms.NOT_WITHOUT_TARGET:
            return Objection("K-X5", "chicoree-needs-target", {"card": card})
        case terms.NOT_YOURSELF:
            return Objection("K-X5", "chicoree-target-self")
    assert target is not None
    if why == terms.NOT_AGAINST_BANKRUPT:
        return Objection("K-X5", "chicoree-target-gone", {"seat": target + 1})
    lost = step_card(state.destroys(NUMBER[card]))
    return Objection("K-X1", "chicoree-nothing-to-destroy", {"seat": target + 1, "card": lost})


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

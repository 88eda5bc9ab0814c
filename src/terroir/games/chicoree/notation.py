"""Actions and outcomes as one short line each."""

from __future__ import annotations

from terroir.core.notation import Form, one_of, seat, whole
from terroir.games.chicoree.actions import (
    MOST_TOKENS,
    CardCame,
    ChicoreeAction,
    ChicoreeMove,
    ChicoreeOutcome,
    ChooseCard,
    DrawCards,
    FirstCame,
    HammerCame,
    LayStart,
    LayStep,
    OfferCard,
    PassBid,
    PlaySpecial,
    RaiseBid,
    SealBid,
    SealChoice,
)
from terroir.games.chicoree.deck import NAMES, STARTS, STEPS
from terroir.games.chicoree.terms import SEATS

LAID = (*STARTS, *STEPS)


def move_text(move: ChicoreeMove) -> str:
    """One short line that reads back to the same move."""
    match move:
        case LayStart(card):
            return f"lay {card}"
        case LayStep(card, joker):
            return f"{'joker' if joker else 'lay'} {card}"
        case PlaySpecial(card, target):
            return f"play {card}" if target is None else f"play {card} {target + 1}"
        case DrawCards():
            return "draw"
        case RaiseBid(tokens):
            return f"raise {tokens}"
        case PassBid():
            return "pass"
        case SealBid(tokens):
            return f"bid {tokens}"
        case ChooseCard(card):
            return f"choose {card}"
        case SealChoice():
            return "seal"
        case OfferCard(card):
            return f"offer {card}"
        case CardCame(card):
            return f"card {card}"
        case FirstCame(number):
            return f"first {number + 1}"
        case HammerCame():
            return "hammer"


def _lay(card: str) -> LayStart | LayStep:
    return LayStart(card) if one_of(card, LAID) in STARTS else LayStep(card)


def _play(card: str, target: str | None = None) -> PlaySpecial:
    return PlaySpecial(one_of(card, NAMES), None if target is None else seat(target, SEATS))


ACTIONS: dict[str, Form[ChicoreeAction]] = {
    "lay": Form("lay harvest", range(1, 2), _lay),
    "joker": Form("joker harvest", range(1, 2), lambda card: LayStep(one_of(card, STEPS), joker=True)),
    "play": Form("play fire 3", range(1, 3), _play),
    "draw": Form("draw", range(1), DrawCards),
    "raise": Form("raise 5", range(1, 2), lambda tokens: RaiseBid(whole(tokens, 1, MOST_TOKENS))),
    "pass": Form("pass", range(1), PassBid),
    "bid": Form("bid 4", range(1, 2), lambda tokens: SealBid(whole(tokens, 0, MOST_TOKENS))),
    "choose": Form("choose fire", range(1, 2), lambda card: ChooseCard(one_of(card, NAMES))),
    "seal": Form("seal", range(1), SealChoice),
    "offer": Form("offer fire", range(1, 2), lambda card: OfferCard(one_of(card, NAMES))),
}
OUTCOMES: dict[str, Form[ChicoreeOutcome]] = {
    "card": Form("card fire", range(1, 2), lambda card: CardCame(one_of(card, NAMES))),
    "first": Form("first 2", range(1, 2), lambda word: FirstCame(seat(word, SEATS))),
    "hammer": Form("hammer", range(1), HammerCame),
}

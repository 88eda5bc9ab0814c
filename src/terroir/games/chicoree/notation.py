"""Actions and outcomes as one short line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from terroir.core.errors import MalformedAction
from terroir.games.chicoree.actions import (
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
from terroir.games.chicoree.deck import STARTS

T = TypeVar("T")

ACTIONS_HELP = (
    "lay CARD, joker CARD, play CARD [SEAT], draw, raise TOKENS, pass, bid TOKENS, choose CARD, seal, "
    "offer CARD"
)
OUTCOMES_HELP = "card CARD, first SEAT, hammer"


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
        case FirstCame(seat):
            return f"first {seat + 1}"
        case HammerCame():
            return "hammer"


def _whole(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 7:
        raise ValueError(f"{word!r} is no whole number that fits")
    return int(word)


def _lay(card: str) -> LayStart | LayStep:
    return LayStart(card) if card in STARTS else LayStep(card)


def _play(card: str, seat: str | None = None) -> PlaySpecial:
    return PlaySpecial(card, None if seat is None else _seat(seat))


def _seat(word: str) -> int:
    if not 1 <= _whole(word) <= 6:
        raise ValueError(f"seats run from 1 to 6, not {word}")
    return int(word) - 1


_ACTIONS: dict[str, tuple[range, Callable[..., ChicoreeAction]]] = {
    "lay": (range(1, 2), _lay),
    "joker": (range(1, 2), lambda card: LayStep(card, joker=True)),
    "play": (range(1, 3), _play),
    "draw": (range(1), DrawCards),
    "raise": (range(1, 2), lambda tokens: RaiseBid(_whole(tokens))),
    "pass": (range(1), PassBid),
    "bid": (range(1, 2), lambda tokens: SealBid(_whole(tokens))),
    "choose": (range(1, 2), ChooseCard),
    "seal": (range(1), SealChoice),
    "offer": (range(1, 2), OfferCard),
}
_OUTCOMES: dict[str, tuple[range, Callable[..., ChicoreeOutcome]]] = {
    "card": (range(1, 2), CardCame),
    "first": (range(1, 2), lambda seat: FirstCame(_seat(seat))),
    "hammer": (range(1), HammerCame),
}


def parse_action(text: str) -> ChicoreeAction:
    """An action as people write it."""
    return _parse(text, _ACTIONS, ACTIONS_HELP)


def parse_outcome(text: str) -> ChicoreeOutcome:
    """An outcome of chance as records write it."""
    return _parse(text, _OUTCOMES, OUTCOMES_HELP)


def _parse(text: str, forms: dict[str, tuple[range, Callable[..., T]]], known: str) -> T:
    word, *arguments = text.split() or [""]
    if word not in forms or len(arguments) not in forms[word][0]:
        raise MalformedAction(text, known)
    try:
        return forms[word][1](*arguments)
    except ValueError as error:
        raise MalformedAction(text, str(error)) from error

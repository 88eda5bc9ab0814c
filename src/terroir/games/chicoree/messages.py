"""Events and actions in words: which message of the texts, with which arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terroir.core.game import Action, Message, Offer
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
from terroir.games.chicoree.view import View

Args = Mapping[str, str | int | Message | tuple[Message, ...]]
Seen = Mapping[str, Any]


def card_message(card: str) -> Message:
    """A card by its name alone."""
    return Message("chicoree-card", {"card": card})


def seat_message(seat: int) -> Message:
    """A player by name."""
    return Message("seat-name", {}, seat)


# ---- events -------------------------------------------------------------
def message_for(seen: Seen) -> Message | None:
    """An event in words, as its viewer got it."""
    message, args = _TOLD[_kind(seen)]
    return Message(f"event-chicoree-{message}", args(seen), seen.get("seat"), seen["type"] in _MINOR)


def _kind(seen: Seen) -> str:
    """Some events are told in two ways."""
    kind = str(seen["type"])
    if kind == "SpecialPlayed" and seen["target"] is not None:
        return "SpecialPlayedOn"
    if kind == "CardDrawn" and seen["card"] is not None:
        return "OwnCardDrawn"
    return "NothingShown" if kind == "CardsShown" and not seen["cards"] else kind


def _fields(*names: str) -> Callable[[Seen], Args]:
    return lambda seen: {name: seen[name] for name in names}


def _to(*names: str, field: str = "to") -> Callable[[Seen], Args]:
    """Fields of the same name, and another player."""
    return lambda seen: {**{name: seen[name] for name in names}, "to": seat_message(seen[field])}


def _bids(seen: Seen) -> Args:
    pairs = zip(seen["seats"], seen["tokens"], strict=True)
    return {"list": tuple(Message("chicoree-bid-of", {"tokens": n}, seat) for seat, n in pairs)}


def _shown(seen: Seen) -> Args:
    return {"flowers": seen["flowers"], "list": tuple(map(card_message, seen["cards"]))}


_TOLD: dict[str, tuple[str, Callable[[Seen], Args]]] = {
    "FirstPlayerNamed": ("first-player", _fields()),
    "IncomeReceived": ("income", _fields("tokens")),
    "IncomeBlocked": ("income-blocked", _fields()),
    "RevenuePaid": ("revenue", _to("tokens")),
    "DebtArisen": ("debt", _fields("tokens", "owed")),
    "CardOffered": ("offered", _fields("card")),
    "CardSold": ("sold", _to("card", "tokens")),
    "CardUnsold": ("unsold", _fields("card")),
    "DebtSettled": ("debt-settled", _fields()),
    "PlayerBankrupt": ("bankrupt", _fields()),
    "StartLaid": ("start-laid", _fields("card")),
    "StepLaid": ("step-laid", lambda seen: {"card": seen["card"], "joker": "yes" if seen["joker"] else "no"}),
    "SpecialPlayed": ("special", _fields("card")),
    "SpecialPlayedOn": ("special-on", _to("card", field="target")),
    "CardDestroyed": ("destroyed", _fields("card")),
    "PlayerAfflicted": ("afflicted", _fields("turns")),
    "CardDrawn": ("drawn", _fields()),
    "OwnCardDrawn": ("drawn-own", _fields("card")),
    "DrawSkipped": ("draw-skipped", _fields()),
    "CardTurned": ("turned", _fields("card")),
    "CardKept": ("kept", _fields("card")),
    "AuctionOpened": ("auction", _fields("card", "form")),
    "BidRaised": ("raised", _fields("tokens")),
    "BidPassed": ("bid-passed", _fields()),
    "HammerFell": ("hammer", _fields()),
    "BidSealed": ("bid-sealed", _fields()),
    "BidsOpened": ("bids-opened", _bids),
    "CardWon": ("won", _fields("card", "tokens")),
    "CardUnwanted": ("unwanted", _fields("card")),
    "ChallengeCalled": ("challenge", _fields("card")),
    "ChoiceSealed": ("choice-sealed", _fields()),
    "CardsShown": ("shown", _shown),
    "NothingShown": ("shown-nothing", _fields()),
    "ChallengeWon": ("challenge-won", _fields("tokens")),
    "ChallengeBlocked": ("challenge-blocked", _fields()),
    "ChallengeDrawn": ("challenge-drawn", _fields()),
    "PileShuffled": ("shuffled", _fields()),
    "TurnEnded": ("turn-ended", _fields()),
    "RoundEnded": ("round-ended", _fields("round")),
    "GameEnded": ("game-ended", _fields("reason")),
}
_MINOR = {
    "CardKept",
    "AuctionOpened",
    "ChallengeCalled",
    "TurnEnded",
    "RoundEnded",
    "BidSealed",
    "ChoiceSealed",
}


# ---- actions ------------------------------------------------------------
def offer(view: View, action: Action) -> Offer:
    """A legal action in words."""
    assert isinstance(action, ChicoreeAction)
    match action:
        case LayStart(card):
            return _offer("start", card)
        case LayStep(card, joker):
            return _offer("joker" if joker else "step", card)
        case PlaySpecial(card, None):
            return _offer("play", card)
        case PlaySpecial(card, int(target)):
            args: Args = {"card": card, "to": seat_message(target)}
            item = Message("action-chicoree-play-on", args)
            return Offer(Message("action-chicoree-play", {"card": card}), item, fixed=True)
        case RaiseBid(tokens):
            return _bid("raise-more", "raise", tokens)
        case SealBid(tokens):
            return _bid("bid-some", "bid", tokens)
        case ChooseCard(card):
            return _offer("choose", card)
        case OfferCard(card):
            return _offer("offer", card)
        case DrawCards():
            return Offer(Message("action-chicoree-draw"), fixed=True)
        case PassBid():
            return Offer(Message("action-chicoree-pass"), number=0, fixed=True)
        case SealChoice():
            return Offer(Message("action-chicoree-seal"), fixed=True)
    raise AssertionError(f"no words for {action}")


def _offer(name: str, card: str) -> Offer:
    return Offer(Message(f"action-chicoree-{name}", {"card": card}), fixed=True)


def _bid(group: str, item: str, tokens: int) -> Offer:
    """A bid is called by its tokens; nobody has to look for its line."""
    words = Message(f"action-chicoree-{item}", {"tokens": tokens})
    return Offer(Message(f"action-chicoree-{group}"), words, number=tokens, fixed=True)


def advice(players: int) -> tuple[Message, ...]:
    """What to say before a game of so many. K-M3."""
    return (Message("advice-chicoree-two"),) if players == 2 else ()

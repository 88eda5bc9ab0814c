"""What a turn is an example of, for practice positions."""

from __future__ import annotations

from collections.abc import Sequence

from terroir.core.game import Action, Message
from terroir.games.chicoree.actions import (
    ChooseCard,
    LayStart,
    LayStep,
    OfferCard,
    PassBid,
    PlaySpecial,
    RaiseBid,
    SealBid,
    SealChoice,
)
from terroir.games.chicoree.bots.reasons import worth
from terroir.games.chicoree.deck import NAMES, NUMBER
from terroir.games.chicoree.state import State, flowers
from terroir.games.chicoree.view import View


def theme(view: View, actions: Sequence[Action]) -> Message:
    """The question that the turn answers."""
    seat, state = view.viewer, view.world()
    assert seat is not None
    match actions[-1]:
        case RaiseBid(tokens):
            return _bid("auction", state, seat, tokens)
        case PassBid():
            return _bid("auction", state, seat, 0)
        case SealBid(tokens):
            return _bid("fist", state, seat, tokens)
        case SealChoice():
            shown = [action.card for action in actions if isinstance(action, ChooseCard)]
            count = sum(flowers(NUMBER[card]) for card in shown)
            return Message("practice-challenge", {"shown": len(shown), "flowers": count})
        case OfferCard(card):
            return Message("practice-debt", {"card": card, "tokens": worth(state, seat, NUMBER[card])})
    return Message("practice-turn", {"what": _weightiest(actions)})


def _weightiest(actions: Sequence[Action]) -> str:
    """What matters most in a turn of one's own, before drawing."""
    for action in actions:
        if isinstance(action, PlaySpecial):
            return "special" if action.target is None else "strike"
    for action in actions:
        if isinstance(action, LayStep):
            return "joker" if action.joker else "step"
    return "start" if any(isinstance(action, LayStart) for action in actions) else "nothing"


def _bid(name: str, state: State, seat: int, bid: int) -> Message:
    """How much to offer, or nothing, out of one's tokens."""
    return Message(f"practice-{name}", {"card": NAMES[state.card], "tokens": state.purse(seat), "bid": bid})

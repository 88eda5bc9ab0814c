"""Why a turn is good: the steps and the income it brings, whom it harms, what a card is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from terroir.core.game import Action, Message
from terroir.games.chicoree.actions import (
    ChicoreeAction,
    ChooseCard,
    LayStart,
    LayStep,
    OfferCard,
    PassBid,
    PlaySpecial,
    RaiseBid,
    SealBid,
)
from terroir.games.chicoree.bots.appraisal import card_values
from terroir.games.chicoree.bots.terms import TOKEN
from terroir.games.chicoree.deck import NAMES, NUMBER, OCHRE
from terroir.games.chicoree.messages import seat_message
from terroir.games.chicoree.preview import draws, earns
from terroir.games.chicoree.state import State, flowers
from terroir.games.chicoree.terms import OVER, TURN
from terroir.games.chicoree.view import View


def reasons(view: View, actions: Sequence[Action]) -> list[Message]:
    """What the actions of the viewer bring, the weightiest first; nothing where nothing can be said."""
    seat = view.viewer
    assert seat is not None
    before, after = view.world(), view.world()
    said: list[Message] = []
    for action in actions:
        assert isinstance(action, ChicoreeAction)
        said += _of_action(after, seat, action)
        if isinstance(action, LayStart | LayStep | PlaySpecial) and after.phase == TURN:
            after.apply(action.code, seat)
    shown = sum(flowers(NUMBER[a.card]) for a in actions if isinstance(a, ChooseCard))
    if shown:
        said.append(_say("flowers", flowers=shown))
    return [*_standing(before, after, seat), *said]


def _standing(before: State, after: State, seat: int) -> Iterator[Message]:
    """What has become of the one who acts."""
    if after.phase == OVER:
        yield _say("wins")
    elif after.steps(seat) > before.steps(seat):
        yield _say("steps", steps=after.steps(seat))
    more = income(after, seat) - income(before, seat)
    if more:
        yield _say("income", tokens=more)


def income(state: State, seat: int) -> int:
    """Tokens that a turn brings. K-T1, K-T2."""
    now = earns(state, seat)
    return now.start + now.each * now.others


def _of_action(state: State, seat: int, action: ChicoreeAction) -> Iterator[Message]:
    """What an action is about, beside what lies on the table afterwards."""
    match action:
        case RaiseBid() | SealBid() | PassBid():
            yield _worth(state, seat, state.card)
        case OfferCard(card):
            yield _worth(state, seat, NUMBER[card])
        case PlaySpecial(card, None) if card in OCHRE:
            yield _say("cards", cards=draws(state, action))
        case PlaySpecial(card, int(target)):
            yield Message("reason-chicoree-harm", {"card": card, "to": seat_message(target)})


def _worth(state: State, seat: int, card: int) -> Message:
    """What a card is worth to somebody, as bots see it."""
    worth = max(0, card_values("tuned").card(state, seat, card))
    return Message("reason-chicoree-worth", {"card": NAMES[card], "tokens": (worth + TOKEN // 2) // TOKEN})


def _say(name: str, **args: int) -> Message:
    return Message(f"reason-chicoree-{name}", args)

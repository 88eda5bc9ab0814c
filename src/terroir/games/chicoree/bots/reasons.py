"""Why a turn is good: the steps and the income it brings, whom it keeps from what, and what it risks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

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
from terroir.games.chicoree.terms import CHAIN, EXPORT, OVER, SEEDS, STEP_END, TURN
from terroir.games.chicoree.view import View

NEARLY = 4
"""From so many steps on it matters who else gets a card."""


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
        said.append(_say("reason-chicoree-flowers", flowers=shown))
    return [*_standing(before, after, seat), *said, *_harm(before, after), *_risks(after, seat, actions)]


def _standing(before: State, after: State, seat: int) -> Iterator[Message]:
    """What has become of the one who acts."""
    if after.phase == OVER:
        yield _say("reason-chicoree-wins")
    elif after.steps(seat) > before.steps(seat):
        yield _say("reason-chicoree-steps", steps=after.steps(seat))
    more = income(after, seat) - income(before, seat)
    if more:
        yield _say("reason-chicoree-income", tokens=more)


def income(state: State, seat: int) -> int:
    """Tokens that a turn brings. K-T1, K-T2."""
    now = earns(state, seat)
    return now.start + now.each * now.others


def _of_action(state: State, seat: int, action: ChicoreeAction) -> Iterator[Message]:
    """What an action is about, beside what lies on the table afterwards."""
    match action:
        case RaiseBid(tokens) | SealBid(tokens) if worth(state, seat, state.card) >= tokens:
            yield _worth(state, seat, state.card)
        case PassBid() if worth(state, seat, state.card) <= state.price:
            yield _worth(state, seat, state.card)
        case OfferCard(card):
            yield _worth(state, seat, NUMBER[card])
        case PlaySpecial(card, None) if card in OCHRE:
            yield _say("reason-chicoree-cards", cards=draws(state, action))
        case PlaySpecial(card, int(target)):
            yield Message("reason-chicoree-harm", {"card": card, "to": seat_message(target)})
    if isinstance(action, RaiseBid | SealBid) and (rival := _rival(state, seat)) is not None:
        yield rival("prevents-chicoree-card")
    if isinstance(action, PassBid) and (rival := _rival(state, seat)) is not None:
        yield rival("risks-chicoree-card")


def _harm(before: State, after: State) -> Iterator[Message]:
    """Whose chain or income a special has hit, and what they lose by it."""
    for other in after.survivors():
        if after.steps(other) < before.steps(other):
            steps = {"steps": before.steps(other), "left": after.steps(other)}
            yield Message("prevents-chicoree-steps", steps, other)
        if after.afflicted_for(other) > before.afflicted_for(other):
            yield Message("prevents-chicoree-income", {"tokens": income(before, other)}, other)


def _risks(after: State, seat: int, actions: Sequence[Action]) -> Iterator[Message]:
    """What may go wrong then: no tokens left for debts, or somebody who is one step from winning."""
    if after.phase == OVER:
        return
    spent = sum(a.tokens for a in actions if isinstance(a, RaiseBid | SealBid))
    others = [other for other in after.survivors() if other != seat]
    owed = sum(after.claim(other) for other in others)
    left = after.purse(seat) - spent
    if spent and left < owed:
        yield _say("risks-chicoree-debt", tokens=left, owed=owed)
    near = max(others, key=after.steps, default=None)
    if near is not None and after.phase == TURN and after.steps(near) == STEP_END - 2:
        yield Message("risks-chicoree-last-step", {}, near)


def _rival(state: State, seat: int) -> Callable[[str], Message] | None:
    """Whoever else has most use for the card that is bid for, as far as everybody can see."""
    k = state.card
    if not SEEDS <= k <= EXPORT:
        return None
    lacking = [p for p in state.survivors() if p != seat and not state.has(p, k - CHAIN)]
    most = max(lacking, key=lambda p: (state.steps(p), state.purse(p)), default=None)
    if most is None or state.steps(most) < NEARLY:
        return None
    return partial(Message, args={"card": NAMES[k], "steps": state.steps(most)}, seat=most)


def _worth(state: State, seat: int, card: int) -> Message:
    """What a card is worth to somebody, as bots see it."""
    return Message("reason-chicoree-worth", {"card": NAMES[card], "tokens": worth(state, seat, card)})


def worth(state: State, seat: int, card: int) -> int:
    """The same in whole tokens."""
    return (max(0, card_values("tuned").card(state, seat, card)) + TOKEN // 2) // TOKEN


def _say(name: str, **args: int) -> Message:
    return Message(name, args)

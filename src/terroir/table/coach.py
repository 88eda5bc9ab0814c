"""What a coach says to a player after the game: three sentences out of its analysis, each about a moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from terroir.core.abilities import Missed
from terroir.core.game import Message
from terroir.table.shapes import HintAction

if TYPE_CHECKING:
    from terroir.table.analyses import Balance, JudgedTurn

SENTENCES = 3
MOST_NAMED = 2
"""Actions of a better turn that a sentence names."""


class Advice(Struct, frozen=True):
    """A sentence to a player, and the number of the turn that it is about, from 0."""

    said: Message
    turn: int


class Coached(NamedTuple):
    """A player, and what there is to say to them."""

    turns: Sequence[JudgedTurn]
    missed: Sequence[Missed]
    balance: Balance
    seat: int


def advise(player: Coached) -> Iterator[Advice]:
    """The worst turn, what was all but had, luck and choices, the best turn: the first three there are."""
    said = (
        _slips(player),
        _missed(player),
        _balance(player),
        _found(player),
        _slips(player, 1),
        _peak(player),
    )
    yield from islice((advice for some in said for advice in some), SENTENCES)


def _own(player: Coached) -> list[tuple[int, JudgedTurn]]:
    return [(number, turn) for number, turn in enumerate(player.turns) if turn.seat == player.seat]


def _slips(player: Coached, first: int = 0) -> Iterator[Advice]:
    """One of the turns that cost most, the worst first; or that there was none."""
    flagged = sorted((one for one in _own(player) if one[1].flag), key=lambda one: -one[1].slip)
    for number, turn in flagged[first : first + 1]:
        named = [_named(action) for action in turn.better[:MOST_NAMED]]
        args: dict[str, int | tuple[Message, ...]] = {
            "turn": number + 1,
            "points": _points(turn.slip),
            "better": (*named[:1], *(Message("coach-then", {"what": what}) for what in named[1:])),
            "why": tuple(turn.why[:2]),
        }
        yield Advice(Message("coach-slip" if turn.why else "coach-slip-bare", args), number)
    if not flagged and not first:
        yield Advice(Message("coach-steady"), max((number for number, _ in _own(player)), default=0))


def _missed(player: Coached) -> Iterator[Advice]:
    """The dearest of what they all but had."""
    own = [one for one in player.missed if one.seat == player.seat]
    for one in sorted(own, key=lambda one: -one.points)[:1]:
        yield Advice(one.said, _turn_at(player.turns, one.step))


def _balance(player: Coached) -> Iterator[Advice]:
    """Luck and own choices against each other; the moment is where luck counted most."""
    own, luck = _points(player.balance.own), _points(player.balance.luck)
    number = max(_own(player), key=lambda one: abs(one[1].luck), default=(0, None))[0]
    args = {"luck": abs(luck), "own": abs(own), "lucky": "yes" if luck >= 0 else "no"}
    yield Advice(Message("coach-balance", args), number)


def _found(player: Coached) -> Iterator[Advice]:
    """The turn that was better than all else by most."""
    number, turn = max(_own(player), key=lambda one: one[1].found, default=(0, None))
    if turn is not None and (points := _points(turn.found)):
        yield Advice(Message("coach-found", {"turn": number + 1, "points": points}), number)


def _peak(player: Coached) -> Iterator[Advice]:
    """When they were nearest to winning."""
    for number, turn in sorted(_own(player), key=lambda one: -one[1].shares[player.seat])[:1]:
        share = _points(turn.shares[player.seat])
        yield Advice(Message("coach-peak", {"turn": number + 1, "share": share}), number)


def _named(action: HintAction) -> Message:
    """An action as it is offered, with its space where it has one: but in the middle of a sentence."""
    if action.item is not None:
        return _within(action.item)
    if action.space is None:
        return _within(action.group)
    return _within(Message("action-at", {"what": _within(action.group), "space": action.space}))


def _within(message: Message) -> Message:
    """The same without the capital of a button."""
    return replace(message, id=f"{message.id}.within")


def _turn_at(turns: Sequence[JudgedTurn], step: int) -> int:
    """The last turn that began before a step of the replay."""
    return max((number for number, turn in enumerate(turns) if turn.step < step), default=0)


def _points(share: float) -> int:
    return round(100 * share)

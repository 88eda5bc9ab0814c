"""What happened and what may be done, in words: message ids and arguments, masked for a viewer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, cast

from msgspec import Raw
from msgspec.json import Encoder

from terroir.core.game import Action, AnyGame, Event, Message, RandBelow
from terroir.core.plain import move_to_json
from terroir.core.play import Match
from terroir.table.entries import (
    AnyBody,
    ClockStruck,
    EndAnswered,
    Ended,
    Entry,
    Moved,
    NonceCommitted,
    NonceGiven,
    PauseAnswered,
    SeatPassed,
    Started,
    Undone,
)
from terroir.table.shapes import Choice, Choices, HintAction

_encode = Encoder().encode


def words(game: AnyGame, entry: Entry, seen: Sequence[dict[str, Any]]) -> list[Message]:
    """The entry in words, its events as a viewer saw them among them."""
    note = [] if isinstance(entry.body, (Moved, ClockStruck)) else [_note(entry.body)]
    return note + [said for event in seen if (said := game.message_for(event)) is not None]


def seen(events: Sequence[Event], viewer: int | None) -> list[dict[str, Any]]:
    """The events as the viewer gets them."""
    return [event.seen_by(viewer) for event in events]


def _note(body: AnyBody) -> Message:
    """What happened at the table itself: its kind is the name of the message."""
    kind = f"table-{body.__struct_config__.tag}"
    match body:
        case Undone(seat=seat, actions=actions):
            return Message(kind, {"actions": actions}, seat)
        case EndAnswered(seat=seat, agree=agree) | PauseAnswered(seat=seat, agree=agree):
            return Message(kind, {"agree": "yes" if agree else "no"}, seat)
        case Ended(reason=reason):
            return Message(kind, {"reason": reason})
        case Started():
            return Message(kind)
        case NonceCommitted(seat=seat) | NonceGiven(seat=seat) | SeatPassed(seat=seat):
            return Message(kind, {}, seat, minor=True)
    return Message(kind, {}, getattr(body, "seat", None))


def proposed(game: AnyGame, view: Any, action: Action) -> HintAction:
    """An action as it will be offered in that view."""
    offer = game.offer(view, action)
    return HintAction(game.move_to_text(action), move_to_json(action), offer.group, offer.space, offer.item)


def proposed_turn(match: Match[Any], seat: int, actions: Sequence[str]) -> list[HintAction]:
    """Actions in notation that might be done now, one after the other, each as it will be offered then."""
    game, worded = match.game, list[HintAction]()
    state = game.clone(match.state)
    for text in actions:
        action = game.action_from_text(state, seat, text)
        worded.append(proposed(game, game.view(state, seat), action))
        game.apply(state, action, seat)
    return worded


def in_words(game: AnyGame, view: Any, actions: Sequence[Action], randbelow: RandBelow) -> list[HintAction]:
    """The actions of a turn, each as it will be offered after those before it."""
    state, seat, said = game.imagine(view, randbelow), view.viewer, list[HintAction]()
    for number, action in enumerate(actions):
        said.append(proposed(game, game.view(state, seat) if number else view, action))
        if number + 1 < len(actions):
            game.apply(state, action, seat)
    return said


Offered = tuple[Message, Choice | Raw]
"""The words of a group, and an action as it stands there, maybe written."""
MOST_KEPT = 20_000
_fixed: dict[str, dict[Action, Offered]] = {}
"""What a game offers in the same way whenever it is legal, written once: as long as it is not too much."""


def choices(game: AnyGame, view: Any, actions: Sequence[Action]) -> list[Choices]:
    """The legal actions of a viewer as they are offered, those with the same words together."""
    groups: dict[Message, list[Choice | Raw]] = {}
    for group, choice in _offered(game, view, actions):
        groups.setdefault(group, []).append(choice)
    return [Choices(group, cast(list[Choice], written)) for group, written in groups.items()]


@lru_cache(MOST_KEPT)
def _named(game: AnyGame, action: Action) -> tuple[str, Raw]:
    """An action in notation, and by its kind."""
    return game.move_to_text(action), Raw(_encode(move_to_json(action)))


def _offered(game: AnyGame, view: Any, actions: Sequence[Action]) -> Iterator[Offered]:
    fixed = _fixed.setdefault(game.name, {})
    for action in actions:
        known = fixed.get(action)
        if known is None:
            offer = game.offer(view, action)
            text, move = _named(game, action)
            choice = Choice(text, cast(Any, move), offer.space, offer.item)
            known = offer.group, choice
            if offer.fixed:
                if len(fixed) >= MOST_KEPT:
                    fixed.clear()
                fixed[action] = known = offer.group, Raw(_encode(choice))
        yield known

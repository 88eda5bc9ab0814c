"""What happened and what may be done, in words: message ids and arguments, masked for a viewer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, cast

from msgspec import Raw
from msgspec.json import Encoder

from terroir.core.game import Action, AnyGame, Event, Message
from terroir.core.plain import move_to_json
from terroir.table.entries import (
    AnyBody,
    ClockStruck,
    EndAnswered,
    Ended,
    Entry,
    Moved,
    NonceGiven,
    Started,
    Undone,
)
from terroir.table.shapes import Choice, Choices

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
        case EndAnswered(seat=seat, agree=agree):
            return Message(kind, {"agree": "yes" if agree else "no"}, seat)
        case Ended(reason=reason):
            return Message(kind, {"reason": reason})
        case Started():
            return Message(kind)
        case NonceGiven(seat=seat):
            return Message(kind, {}, seat, minor=True)
    return Message(kind, {}, getattr(body, "seat", None))


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

"""What happened and what may be done, in words: message ids and arguments, masked for a viewer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from terroir.core.game import Action, AnyGame, Conceals, Event, Message, Speaks
from terroir.core.registry import load
from terroir.table.entries import (
    AnyBody,
    ClockStruck,
    EndAnswered,
    Ended,
    Entry,
    Moved,
    Started,
    Undone,
)
from terroir.table.numbers import Viewer
from terroir.table.shapes import Choice, Choices


# Asked once for each game: to look through a protocol is slow.
@cache
def speaker(name: str) -> Speaks | None:
    """The game of that name, if it speaks."""
    game = load(name)
    return game if isinstance(game, Speaks) else None


@cache
def concealer(name: str) -> Conceals | None:
    """The game of that name, if its moves hide something in an ordinary turn."""
    game = load(name)
    return game if isinstance(game, Conceals) else None


def tell(game: AnyGame, entry: Entry, seen: Sequence[dict[str, Any]]) -> list[Message]:
    """An entry in words, the masked events among them."""
    said = [] if isinstance(entry.body, (Moved, ClockStruck)) else [_note(entry.body)]
    if speaks := speaker(game.name):
        said += [words for event in seen if (words := speaks.tell(event)) is not None]
    return said


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
    return Message(kind, {}, getattr(body, "seat", None))


def masked(events: Sequence[Event], viewer: Viewer) -> list[dict[str, Any]]:
    """The events as the viewer gets them."""
    return [event.seen_by(viewer) for event in events]


def choices(game: AnyGame, view: Any, actions: Sequence[Action]) -> list[Choices]:
    """The legal actions of a viewer as they are offered, those with the same words together."""
    speaks = speaker(game.name)
    if speaks is None:
        listed = [Choice(game.move_to_text(action)) for action in actions]
        return [Choices(Message("table-actions"), listed)] if listed else []
    groups: dict[Message, list[Choice]] = {}
    last: Message | None = None
    for action in actions:
        offer = speaks.offer(view, action)
        if offer.group is not last:  # to look a message up takes longer than to see that it is the same
            last = offer.group
            listed = groups.setdefault(last, [])
        listed.append(Choice(game.move_to_text(action), offer.space, offer.item))
    return [Choices(group, listed) for group, listed in groups.items()]

"""What happened and what may be done, in words: message ids and arguments, masked for a viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.json import Encoder

from terroir.core.game import Action, AnyGame, Event, Message
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
from terroir.table.shapes import Choice

_encode = Encoder().encode


def tell(game: AnyGame, entry: Entry, events: Sequence[Event], viewer: Viewer) -> tuple[bytes, bytes]:
    """The events as the viewer gets them, and the entry in words, the events among them; as JSON."""
    seen: list[bytes] = []
    said = [] if isinstance(entry.body, (Moved, ClockStruck)) else [_encode(_note(entry.body))]
    for event in events:
        known = None if event.hides else _told.get(id(event)) or _public(game, event)
        written, words = _hidden(game, event, viewer) if known is None else known[1:]
        seen.append(written)
        if words:
            said.append(words)
    return _listed(seen), _listed(said)


def _listed(written: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(written)


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


_told: dict[int, tuple[Event, bytes, bytes]] = {}
"""Events that everybody gets in the same way, by their ids: kept here, no other can have it."""
MOST_TOLD = 8192


def _public(game: AnyGame, event: Event) -> tuple[Event, bytes, bytes]:
    """Games may give the same object again for the same event: it is written once."""
    _make_room(_told, MOST_TOLD)
    known = _told[id(event)] = event, *_hidden(game, event, None)
    return known


def _hidden(game: AnyGame, event: Event, viewer: Viewer) -> tuple[bytes, bytes]:
    seen = event.seen_by(viewer)
    words = game.tell(seen)
    return _encode(seen), _encode(words) if words is not None else b""


# What is offered in the same way again is written once, as long as it is not too much.
Known = tuple[bytes, bytes]
"""The words of a group, and an action as it stands there, both as JSON."""
_fixed: dict[str, dict[Action, Known]] = {}
MOST_FIXED = 20_000


def choices(game: AnyGame, view: Any, actions: Sequence[Action]) -> bytes:
    """The legal actions of a viewer as they are offered, those with the same words together; as JSON."""
    fixed = _fixed.setdefault(game.name, {})
    groups: dict[bytes, list[bytes]] = {}
    for action in actions:
        group, choice = fixed.get(action) or _choice(game, view, action, fixed)
        listed = groups.get(group)
        if listed is None:
            listed = groups[group] = []
        listed.append(choice)
    return _listed([b'{"group":%b,"actions":[%b]}' % (group, b",".join(of)) for group, of in groups.items()])


def _choice(game: AnyGame, view: Any, action: Action, fixed: dict[Action, Known]) -> Known:
    """The group of an action, and how it stands there."""
    offer = game.offer(view, action)
    known = _encode(offer.group), _encode(Choice(game.move_to_text(action), offer.space, offer.item))
    if offer.fixed:
        _make_room(fixed, MOST_FIXED)
        fixed[action] = known
    return known


def _make_room(kept: dict[Any, Any], most: int) -> None:
    if len(kept) >= most:
        kept.clear()

"""What a viewer of a running game was told so far, told again by the same hands: nothing else is in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import decode

from terroir.table.audience import Audience
from terroir.table.entries import Entry
from terroir.table.live import LiveTable
from terroir.table.numbers import Viewer

MOST = 400
MOST_BYTES = 512 * 1024


class Told(Struct, frozen=True):
    """The last updates of a viewer, written, and the view before the first of them."""

    view: dict[str, Any]
    updates: list[Raw]


class _Changed(Struct, frozen=True):
    """What of an update changes the view."""

    changed: dict[str, Any]


def history(entries: Iterable[Entry], viewer: Viewer) -> Told:
    """The last updates that the viewer was sent. What could have been done then is left out."""
    log = iter(entries)
    table = LiveTable(next(log), None)
    audience = Audience(table, offers=False)
    view: dict[str, Any] = {}
    updates: deque[bytes] = deque()
    size = 0
    for entry in log:
        told = audience.update(table.apply(entry), viewer)
        if told is not None and table.course is not None:
            updates.append(told)
            size += len(told)
        while len(updates) > MOST or size > MOST_BYTES:
            size -= len(updates[0])
            view |= decode(updates.popleft(), type=_Changed).changed
    return Told(view, [Raw(each) for each in updates])

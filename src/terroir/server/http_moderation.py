"""What moderators send and are answered."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from terroir.server.http_people import PersonId
from terroir.server.http_types import Asked, Name

Id = Annotated[str, Meta(min_length=1, max_length=32)]
Note = Annotated[str, Meta(max_length=300)]
"""For the audit log."""


class Settling(Asked, frozen=True):
    """A report that is dealt with."""

    report: Id
    why: Note = ""


class Restraint(Asked, frozen=True):
    """Somebody who is banned or muted on the whole server, or is not any more."""

    person: PersonId
    on: bool
    why: Note = ""


class OtherName(Asked, frozen=True):
    """What somebody is called from now on."""

    person: PersonId
    name: Name


class Closing(Asked, frozen=True):
    """A table that ends now."""

    table: Id
    why: Note = ""


class Known(Struct, frozen=True):
    """Somebody, as moderators know them."""

    person: str
    name: str
    """Empty for somebody who was erased, and for whoever runs the server."""
    banned: bool
    muted: bool
    moderator: bool


class Quoted(Struct, frozen=True):
    """A line of the chat, which everybody at the table could read."""

    at_ms: int
    name: str
    text: str


class OpenReport(Struct, frozen=True):
    """What somebody says of somebody, and what was said at the table before."""

    id: str
    at_ms: int
    person: Known
    by: Known
    why: str
    table: str
    private: bool
    """The table cannot be looked at without an invitation: moderators have none."""
    closable: bool
    """It is open or running."""
    lines: list[Quoted]


class DeedDone(Struct, frozen=True):
    """Something of the audit log."""

    at_ms: int
    by: Known
    what: str
    person: Known | None
    table: str | None
    detail: str


class Moderation(Struct, frozen=True):
    """What there is for moderators to do, and what was done."""

    reports: list[OpenReport]
    more: int
    """Open reports that are not listed yet, since there are many."""
    restrained: list[Known]
    deeds: list[DeedDone]

"""What the lobby is asked and says: tables to sit down at or to watch, who is here, who looks for a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from terroir.server.http_types import Asked, TableLine, Word
from terroir.server.wire import Closing, Pong, ServerFrame

Pace = Literal["quick", "slow", "day"]


class NewSeek(Asked, frozen=True):
    """Find me others to play with: this game, so many, this fast."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=16)]
    pace: Pace = "quick"
    within: Annotated[int, Meta(ge=50, le=2000)] | None = None
    """How far the ratings of others may be from mine; null: anybody. Who has no rating plays with anybody."""
    bots: bool = False
    """Begin now, with bots where nobody sits."""


class Shown(Asked, frozen=True):
    """Whether others may see that I am here."""

    shown: bool


class Seeking(Struct, frozen=True):
    """What I look for."""

    game: str
    players: int
    pace: Pace
    within: int | None
    waited_ms: int
    offer: bool
    """I have waited for long: bots could play in place of others."""


class Wanted(Struct, frozen=True):
    """What others look for, and how many of them."""

    game: str
    players: int
    pace: Pace
    waiting: int


class Somewhere(Struct, frozen=True):
    """Somebody who is here and lets others see it."""

    person: str
    name: str


class FriendsBody(Struct, frozen=True):
    """Who I know here."""

    you: str
    friends: list[Somewhere]
    asking: list[Somewhere]
    """They want to be friends with me."""
    asked: list[Somewhere]
    """I want to be friends with them."""
    met: list[Somewhere]
    """I played with them lately."""
    blocked: list[Somewhere]


class PeopleFound(Struct, frozen=True):
    """People of a name."""

    people: list[Somewhere]


class TableId(Asked, frozen=True):
    """A table."""

    table: Annotated[str, Meta(max_length=32)]


class InvitationBody(Struct, frozen=True):
    """Somebody asks me to come to a table."""

    table: str
    game: str
    name: str


class Invitations(Struct, frozen=True):
    """Where I am asked to come, the latest first."""

    invitations: list[InvitationBody]


class LobbyState(ServerFrame, frozen=True, tag="lobby"):
    """The same for everybody in the lobby; sent anew when anything of it has changed."""

    open: list[TableLine]
    """Public tables that have not begun, the newest first."""
    watch: list[TableLine]
    """Public games that are being played."""
    wanted: list[Wanted]
    online: int
    """How many are here, seen or not."""
    people: list[Somewhere]


class LobbyYou(ServerFrame, frozen=True, tag="you"):
    """What concerns only you."""

    name: str | None
    shown: bool
    seeking: Seeking | None
    yours: list[str]
    """Of the tables of the lobby, those where you sit."""
    hidden: list[str]
    """And those where somebody sits with whom you do not play, or who does not with you."""


class Matched(ServerFrame, frozen=True, tag="matched"):
    """Enough were there: you sit at this table."""

    table: str


class Called(ServerFrame, frozen=True, tag="called"):
    """Somebody asks you to come to a table, or to be friends: look."""


LobbyFrame = LobbyState | LobbyYou | Matched | Called | Closing | Pong

"""What people send and are answered about themselves and each other: names, accounts, notices, wishes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from terroir.server.http_ratings import MyRating
from terroir.server.http_types import Asked, Name, Token


class NewMe(Asked, frozen=True):
    """A guest, or a new name for the one who asks."""

    name: Name


class Me(Struct, frozen=True):
    """Who is asking; null for somebody who has not said a name yet."""

    person: str | None
    name: str | None
    kept: bool = False
    """They can come back from anywhere: by a passkey, by mail or by a code."""


PersonId = Annotated[str, Meta(min_length=1, max_length=32)]


class Somebody(Asked, frozen=True):
    """A person, by public id."""

    person: PersonId


class NewBan(Somebody, frozen=True):
    """Somebody who may not come in any more, or may again."""

    banned: bool = True


class NewBlock(Somebody, frozen=True):
    """Somebody whom I want nothing to do with, or do again."""

    blocked: bool = True


class NewReport(Somebody, frozen=True):
    """What is wrong with what somebody does at this table."""

    why: Annotated[str, Meta(min_length=1, max_length=1000)]


class Blocks(Struct, frozen=True):
    """Whom I want nothing to do with, or who may not come to my table, by public id."""

    people: list[str]


class MySeat(Struct, frozen=True):
    """A seat of mine at a table, and how it ended."""

    seat: int
    name: str
    score: int | None
    won: bool | None


class MyTable(Struct, frozen=True):
    """A table where I sit or am the host."""

    id: str
    game: str
    stage: str
    created_ms: int
    host: bool
    seats: list[MySeat]


class MyLine(Struct, frozen=True):
    """What I wrote at a table."""

    table: str
    at_ms: int
    text: str


class MyRecord(Struct, frozen=True):
    """A game that I imported."""

    id: str
    text: str


class MyMute(Struct, frozen=True):
    """Somebody whose lines I do not read at a table."""

    table: str
    person: str


class MyReport(Struct, frozen=True):
    """What I reported."""

    at_ms: int
    table: str
    person: str
    why: str


class MyPasskey(Struct, frozen=True):
    """A passkey of mine."""

    id: str
    name: str
    created_ms: int
    used_ms: int | None


class MySession(Struct, frozen=True):
    """A browser in which I am signed in."""

    id: str
    about: str
    created_ms: int
    seen_ms: int | None
    here: bool
    """It is the one that asks."""


class Account(Struct, frozen=True):
    """By what I can come back, and where I am."""

    person: str
    name: str
    passkeys: list[MyPasskey]
    mail: str | None
    recovery: bool
    """I have a recovery code."""
    sessions: list[MySession]
    moderator: bool
    """There is a page for me where I act on reports."""


class Ways(Struct, frozen=True):
    """How people can sign in here, besides by passkeys and codes."""

    mail: bool
    """The server can send links by mail."""


class Options(Struct, frozen=True):
    """What the browser's own `navigator.credentials` is asked."""

    options: dict[str, Any]


class NewPasskey(Asked, frozen=True):
    """A passkey that the browser has made."""

    credential: dict[str, Any]


class Entering(Asked, frozen=True, kw_only=True):
    """Come back as who I am."""

    bring: bool = False
    """What I played here as a guest comes along."""


class SignIn(Entering, frozen=True, kw_only=True):
    """What a passkey of mine has signed."""

    credential: dict[str, Any]


class PasskeyId(Asked, frozen=True):
    """One of my passkeys."""

    id: Annotated[str, Meta(max_length=2000)]


class NewMail(Asked, frozen=True):
    """Where a link shall be sent."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Literal["en", "fr", "it", "de"] = "en"


class UseLink(Entering, frozen=True, kw_only=True):
    """A link that was sent or shown to me."""

    token: Token


class LinkFound(Struct, frozen=True):
    """Whose link it is, and what it does: sign in, or keep the games of whoever asked for it."""

    kind: Literal["sign-in", "keep", "device"]
    name: str


class UseCode(Entering, frozen=True, kw_only=True):
    """My recovery code."""

    code: Token


class SessionId(Asked, frozen=True):
    """A session of mine; null for all but the one that asks."""

    id: Annotated[str, Meta(max_length=64)] | None


class SignedIn(Struct, frozen=True):
    """Who I am from now on."""

    person: str
    name: str
    code: str | None = None
    """A new recovery code, in place of the one that was used up."""
    behind: int = 0
    """So many tables of the guest could not come along."""


class DeviceLink(Struct, frozen=True):
    """A link by which another device is me, once, and as a picture."""

    link: str
    picture: str
    seconds: int


class Recovery(Struct, frozen=True):
    """A recovery code: nobody will ever see it again."""

    code: str


class ChannelBody(Struct, frozen=True):
    """A way by which I am told that it is my turn."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    about: str
    """The host that is called; nothing of what opens it."""
    at_ms: int
    failed: int
    """How often in a row it could not be reached."""
    here: bool
    """It is the browser that asks."""


class NewChannel(Asked, frozen=True):
    """By the browser's push service, by mail to my own address, or by a webhook."""

    kind: Literal["push", "mail", "webhook"]
    address: Annotated[str, Meta(max_length=2000)] = ""
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class ChannelId(Asked, frozen=True):
    """One of my channels."""

    id: Annotated[str, Meta(max_length=32)]


Minute = Annotated[int, Meta(ge=0, lt=1440)]


class NewWish(Asked, frozen=True):
    """How I want to be told: in which language, not in quiet hours, not more often than that."""

    language: Literal["en", "fr", "it", "de"] = "en"
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    gather: Annotated[int, Meta(ge=0, le=1440)] = 0


class NewHush(Asked, frozen=True):
    """Tell me of this table, or do not."""

    table: Annotated[str, Meta(max_length=32)]
    told: bool


class NoticesBody(Struct, frozen=True):
    """How I am told that it is my turn, and how I could be."""

    channels: list[ChannelBody]
    wish: NewWish
    hushed: list[str]
    """Tables of which I want to hear nothing."""
    push_key: str
    mail: bool
    """The server sends mail, and knows my address."""
    webhooks: bool


class MyEvent(Struct, frozen=True):
    """An event that I take part in or made."""

    id: str
    title: str
    host: bool


class NewVacation(Asked, frozen=True):
    """I am away from now on, for so many days."""

    days: Annotated[int, Meta(ge=1, le=366)]


class VacationBody(Struct, frozen=True):
    """Whether I am on vacation, and what is left of this year's days."""

    until_ms: int | None
    days_left: int
    days_a_year: int


class MyOrder(Struct, frozen=True):
    """A turn that I have sealed."""

    table: str
    actions: list[str]


class MyVacation(Struct, frozen=True):
    """My last vacation."""

    since_ms: int
    until_ms: int


class MyData(Struct, frozen=True):
    """All that the server keeps of who asks, but for their moves, which stand in the records of the games."""

    person: str
    name: str
    created_ms: int
    tables: list[MyTable]
    chat: list[MyLine]
    imports: list[MyRecord]
    blocked: list[str]
    friends: list[str]
    """Whom I want to be friends with."""
    shown: bool
    """Others may see that I am here."""
    muted: list[MyMute]
    invited: list[str]
    """Tables to which I am asked to come."""
    reports: list[MyReport]
    moderator: bool
    recovery: bool
    """There is a code to come back by, of which only a hash is kept."""
    passkeys: list[MyPasskey]
    mail: str | None
    sessions: list[MySession]
    notices: list[ChannelBody]
    wish: NewWish | None
    """How I want to be told."""
    hushed: list[str]
    """Tables of which I want to hear nothing."""
    ratings: list[MyRating]
    private: list[str]
    """What I do not show of myself."""
    events: list[MyEvent]
    deals: list[str]
    """Deals of the day that I have played."""
    vacation: MyVacation | None
    orders: list[MyOrder]

"""What is kept of people beside their tables: accounts, notices, ratings, friends, events; see `rows.py`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from terroir.store.sql import Index, Small, SmallOrNone, Table


class Passkey(Struct, frozen=True):
    """A key that somebody signs in by; the other half of it never leaves their device."""

    id: str
    person: str = field(name="person_id")
    data: bytes
    """The public key, as the authenticator wrote it."""
    signs: int
    """How often it has signed, by its own count; most say 0 for ever."""
    name: str
    created_ms: int
    used_ms: int | None = None


class Mail(Struct, frozen=True):
    """Where somebody reads mail, and has shown that they do."""

    person: str = field(name="person_id")
    address: str
    at_ms: int


class OneTime(Struct, frozen=True):
    """Something that opens once, of which only a hash is kept: a link, a code, a question to a passkey."""

    hash: bytes
    kind: Literal["sign-in", "keep", "device", "recovery", "passkey"]
    person: str | None = field(default=None, name="person_id")
    detail: str = ""
    until_ms: int | None = None
    """None: until it is used."""


class Channel(Struct, frozen=True):
    """A way by which somebody wants to be told that it is their turn."""

    id: str
    person: str = field(name="person_id")
    kind: Literal["push", "mail", "webhook"]
    address: str
    """What is called: a browser's push service or a webhook; empty for mail, which has one address."""
    keys: str
    """What a browser's push messages are sealed with."""
    base: str
    """Empty: links begin with the address in the settings. Older releases kept the one that was asked."""
    at_ms: int
    sent_ms: int | None = None
    told: bool = False
    """Something was sent, and they have not looked since."""
    failed: Small = 0
    """How often in a row it could not be reached."""
    session: bytes | None = None
    """Of a browser's: the hash of the token that it has. Whoever is signed out there is not told there."""


class Wish(Struct, frozen=True):
    """How somebody wants to be told."""

    person: str = field(name="person_id")
    language: str
    zone: str
    """Their time zone, as `Europe/Zurich`."""
    quiet_from: SmallOrNone = None
    quiet_to: SmallOrNone = None
    """The hours without notices, in minutes after midnight."""
    gather: Small = 0
    """At most one notice in so many minutes by one channel: what comes meanwhile waits and comes together."""


class Hushed(Struct, frozen=True):
    """Somebody who wants no notices of a table."""

    person: str = field(name="person_id")


class Stirred(Struct, frozen=True):
    """Something has happened at a table, and nobody has looked yet who has to be told."""

    seq: int


class Told(Struct, frozen=True):
    """Since when somebody owes the decision that they were last told of."""

    person: str = field(name="person_id")
    since_ms: int


class Notice(Struct, frozen=True):
    """What has to be sent: by this channel, that it is somebody's turn at this table."""

    channel: str = field(name="channel_id")
    table: str = field(name="table_id")
    since_ms: int
    due_ms: int
    kind: Literal["turn", "invited"] = "turn"
    batch: str | None = None
    """What is sent together has one name, also when it is sent again: the receiver can tell."""
    tries: Small = 0


class Standing(Struct, frozen=True):
    """How strong somebody is at a game, as far as their games tell; server/rating.py has the model."""

    person: str = field(name="person_id")
    game: str
    mu: float
    sigma: float
    surprise: float
    games: Small
    at_ms: int
    """When the last one ended."""


class PrivateItem(Struct, frozen=True):
    """Something about themselves that somebody does not show to others: server/profiles.py knows what."""

    person: str = field(name="person_id")
    item: str


class RatedGame(Struct, frozen=True):
    """A game that counted for somebody: where they came in, and how they stood after it."""

    person: str = field(name="person_id")
    game: str
    at_ms: int
    place: Small
    mu: float
    sigma: float


class Vacation(Struct, frozen=True):
    """Somebody's last vacation, which may be over."""

    person: str = field(name="person_id")
    since_ms: int
    until_ms: int
    used: Small
    """Days of the same year that earlier ones had taken."""


class EventRow(Struct, frozen=True):
    """Several games that belong together: everybody against everybody, a Swiss tournament, an arena."""

    id: str
    kind: Literal["all", "swiss", "arena"]
    title: str
    host: str | None = field(name="host_id")
    game: str
    options: dict[str, str]
    seats: Small
    """How many sit at a table, at most."""
    rounds: Small
    clock: str
    patience_ms: int
    """Who has not come to their table after this long has lost that game."""
    pause_ms: int
    """Between the last game of a round and the next round."""
    stage: Literal["open", "running", "finished", "cancelled"]
    created_ms: int
    starts_ms: int | None = None
    """When it begins by itself; None: when its host says so."""
    lasts_ms: int = 0
    """How long an arena is open."""
    ends_ms: int | None = None
    """When an arena closes, or when the event was over."""
    round: Small = 0
    """The last one that was begun, counted from 1."""
    next_ms: int | None = None
    """When the next one begins, once all games of this one are over."""


class Entrant(Struct, frozen=True):
    """Somebody who takes part in an event: a person or a bot."""

    event: str = field(name="event_id")
    number: Small
    name: str
    person: str | None = field(default=None, name="person_id")
    bot: str | None = None
    stage: Literal["in", "away", "out"] = "in"
    """`away` did not come to a game, and plays again once they say so; `out` has left for good."""
    waiting_ms: int | None = None
    """In an arena: since when they want to play."""


class EventGame(Struct, frozen=True):
    """A table of an event. It stands here before the table itself is made, so that none is made twice."""

    event: str = field(name="event_id")
    number: Small
    round: Small
    table: str = field(name="table_id")
    """Empty where nobody plays: somebody sits out, or did not come."""
    seats: str
    """The numbers of the entrants, seat by seat, with spaces."""
    at_ms: int
    points: str | None = None
    """What each of them was given, once it is over."""


class Seeker(Struct, frozen=True):
    """Somebody who looks for others to play with, now."""

    person: str = field(name="person_id")
    name: str
    game: str
    players: Small
    pace: str
    since_ms: int
    until_ms: int
    """They were there a moment before: whoever has not been seen since is not waited for."""
    rating: SmallOrNone = None
    within: SmallOrNone = None
    """How far the ratings of the others may be from theirs; None: anybody."""
    bots: bool = False
    """They begin now, with bots where nobody sits."""
    table: str | None = field(default=None, name="table_id")
    """Where they play, when enough were there."""


class Friend(Struct, frozen=True):
    """Somebody wants to be friends with somebody: friends are two who both do."""

    person: str = field(name="person_id")
    friend: str = field(name="friend_id")
    at_ms: int


class Invitation(Struct, frozen=True):
    """Somebody is asked to come to a table."""

    person: str = field(name="person_id")
    by: str = field(name="by_id")
    at_ms: int


class Deal(Struct, frozen=True):
    """A deal of the day: everybody plays it once, against the same bots."""

    id: str
    game: str
    seats: str
    """Who sits where, with spaces: the code of a bot, or a dash for the person."""
    secret: bytes
    commitment: str
    opens_ms: int
    closes_ms: int
    """Then the secret is shown, and what was not finished does not count."""

    def __repr__(self) -> str:
        return f"Deal({self.id!r})"


class DealPlay(Struct, frozen=True):
    """Somebody plays a deal, at a table of their own. Written before the table is made: nobody has two."""

    deal: str = field(name="deal_id")
    person: str = field(name="person_id")
    table: str = field(name="table_id")
    at_ms: int
    stage: Literal["playing", "counted", "void"] = "playing"
    score: SmallOrNone = None
    lead: SmallOrNone = None
    """How far they were ahead of the best bot at the end."""


class Order(Struct, frozen=True):
    """A turn that somebody has sealed for when it is theirs."""

    seat: Small
    person: str = field(name="person_id")
    id: str
    actions: str
    """In notation, as JSON."""
    brings: str
    """What they would have brought when they were sealed, as JSON: if that has changed, nothing is played."""
    begun: bool = False
    """They are being played: it is too late to withdraw them."""
    refused: str = ""
    """Why they could not be played, as JSON of a message."""


PASSKEYS = Table(
    "passkeys",
    Passkey,
    "id",
    references={"person_id": "people"},
    indexes=(Index("passkeys_person", "person_id"),),
    since=4,
)
MAILS = Table(
    "mails",
    Mail,
    "person_id",
    references={"person_id": "people"},
    indexes=(Index("mails_address", "address", unique=True),),
    since=4,
)
ONE_TIME = Table(
    "one_time",
    OneTime,
    "hash",
    references={"person_id": "people"},
    indexes=(Index("one_time_person", "person_id"), Index("one_time_until", "until_ms")),
    since=4,
)
CHANNELS = Table(
    "channels",
    Channel,
    "id",
    references={"person_id": "people"},
    indexes=(Index("channels_person", "person_id"), Index("channels_session", "session")),
    since=4,
)
WISHES = Table("wishes", Wish, "person_id", references={"person_id": "people"}, since=4)
HUSHED = Table("hushed", Hushed, "person_id", within="tables", rowid=False, since=4)
STIRRED = Table("stirred", Stirred, "", within="tables", since=4)
TOLD = Table("told", Told, "person_id", within="tables", rowid=False, since=4)
NOTICES = Table(
    "notices",
    Notice,
    "channel_id, table_id",
    references={"channel_id": "channels", "table_id": "tables"},
    indexes=(Index("notices_due", "due_ms"),),
    since=4,
)
STANDINGS = Table(
    "ratings",
    Standing,
    "person_id, game",
    references={"person_id": "people"},
    indexes=(Index("ratings_best", "game, mu"),),
    since=4,
)
RATED = Table(
    "rated",
    RatedGame,
    "person_id",
    within="tables",
    indexes=(Index("rated_person", "person_id, game, at_ms"),),
    rowid=False,
    since=4,
)
PRIVATE_ITEMS = Table(
    "private_items", PrivateItem, "person_id, item", references={"person_id": "people"}, since=4
)
VACATIONS = Table(
    "vacations",
    Vacation,
    "person_id",
    references={"person_id": "people"},
    indexes=(Index("vacations_until", "until_ms"),),
    since=4,
)
EVENTS = Table(
    "events",
    EventRow,
    "id",
    indexes=(Index("events_stage", "stage"), Index("events_host", "host_id")),
    since=4,
)
ENTRANTS = Table(
    "entrants",
    Entrant,
    "event_id, number",
    references={"event_id": "events"},
    indexes=(
        Index("entrants_person", "event_id, person_id", unique=True),
        Index("entrants_of", "person_id"),
    ),
    since=4,
)
EVENT_GAMES = Table("event_games", EventGame, "event_id, number", references={"event_id": "events"}, since=4)
SEEKERS = Table("seekers", Seeker, "person_id", references={"person_id": "people"}, since=4)
FRIENDS = Table(
    "friends",
    Friend,
    "person_id, friend_id",
    references={"person_id": "people", "friend_id": "people"},
    indexes=(Index("friends_friend", "friend_id"),),
    since=4,
)
INVITATIONS = Table(
    "invitations",
    Invitation,
    "person_id",
    within="tables",
    rowid=False,
    indexes=(Index("invitations_person", "person_id"), Index("invitations_by", "by_id")),
    since=4,
)
DEALS = Table("deals", Deal, "id", since=4)
DEAL_PLAYS = Table(
    "deal_plays",
    DealPlay,
    "deal_id, person_id",
    references={"deal_id": "deals", "person_id": "people"},
    indexes=(Index("deal_plays_person", "person_id"),),
    since=4,
)
ORDERS = Table(
    "orders",
    Order,
    "seat",
    within="tables",
    rowid=False,
    indexes=(Index("orders_person", "person_id"),),
    since=4,
)

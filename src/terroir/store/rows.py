"""The schema of the database, stated once: a class is the row of a table, its fields are the columns.

`SCHEMA` at the end says their names, keys and indexes. The statements that make, fill, read, copy and check
the tables follow from it (`sql.py`), and so does what an older database lacks (`upgrade.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import force_setattr

from terroir.store.people_rows import (
    CHANNELS,
    DEAL_PLAYS,
    DEALS,
    ENTRANTS,
    EVENT_GAMES,
    EVENTS,
    FRIENDS,
    HUSHED,
    INVITATIONS,
    MAILS,
    NOTICES,
    ONE_TIME,
    ORDERS,
    PASSKEYS,
    PRIVATE_ITEMS,
    RATED,
    SEEKERS,
    STANDINGS,
    STIRRED,
    TOLD,
    VACATIONS,
    WISHES,
)
from terroir.store.sql import NO_COLUMN, Index, Since, Small, SmallOrNone, Table
from terroir.table.entries import Visibility

Stage = Literal["open", "running", "finished", "imported"]
Mark = Literal["banned", "muted", "moderator"]
"""What whoever runs the server says of a person; moderators say the first two."""


class Person(Struct, frozen=True):
    """Somebody whom a lasting token identifies; a guest has no more than a name."""

    id: str
    name: str
    created_ms: int
    banned_ms: Annotated[int | None, Since(2)] = None
    """Since when they may do nothing here, if so."""
    shown_ms: Annotated[int | None, Since(4)] = None
    """Since when others may see that they are here, if so."""
    muted_ms: Annotated[int | None, Since(4)] = None
    """Since when they may write in no chat, if so."""
    moderator_ms: Annotated[int | None, Since(4)] = None
    """Since when they are a moderator, if so."""


class Token(Struct, frozen=True):
    """What somebody is known by: of the token itself only a hash is kept."""

    hash: bytes
    person: str = field(name="person_id")
    created_ms: int
    about: Annotated[str, "TEXT DEFAULT ''", Since(4)] = ""
    """The kind of browser that has it, for people to tell their sessions apart."""
    seen_ms: Annotated[int | None, Since(4)] = None
    """When it was last used, to the hour."""


class SeatRow(Struct, frozen=True):
    """Who sits where, and how it ended for them: all that lists show and search by."""

    seat: Small
    name: str = ""
    person: str | None = field(default=None, name="person_id")
    bot: str | None = None
    score: SmallOrNone = None
    won: bool | None = None
    folded: Annotated[str, 'TEXT COLLATE "C"'] = ""
    """The name as it is searched, in the order of its code points; it follows from the name."""

    def __post_init__(self) -> None:
        force_setattr(self, "folded", folded(self.name))


def folded(name: str) -> str:
    """A name as it is searched."""
    return name.casefold()


class TableRow(Struct, frozen=True):
    """A table in the lists. The log alone says how its game stands."""

    id: str
    game: str
    version: Small
    players: Small
    options: dict[str, str]
    visibility: Visibility
    stage: Stage
    clock: str
    hot_seat: bool
    host: str | None
    created_ms: int
    listed_ms: int
    """When it came into its list: created, or ended, or imported."""
    seats: tuple[SeatRow, ...] = ()
    started_ms: int | None = None
    reason: str | None = None
    """The rule by which the game ended, or how else it did."""
    due_ms: int | None = None
    """When the table has to act on its own: a clock runs out, a bot is to move. Of a running table see also
    `NewTable.due_seq`."""
    rematch_of: str | None = None
    rating: Annotated[str, "TEXT DEFAULT ''", Since(4)] = ""
    """Empty where the game does not count for ratings; `yes`; `due` from its end on, until it is `counted` or
    it says why it was not."""


class NewTable(Struct, frozen=True):
    """A row to be, with what no list ever shows."""

    row: TableRow
    secret: bytes | None = None
    invite_hash: bytes | None = None
    lines: Annotated[int, "INTEGER DEFAULT '0'"] = 0
    """How many lines of chat there are."""
    due_seq: Annotated[int, "INTEGER DEFAULT '0'", Since(3)] = 0
    """Up to which entry `due_ms` is right; if the log of a running table goes on, the log has to be asked."""
    owed: Annotated[str, "TEXT DEFAULT ''", Since(4)] = ""
    """Whom it waits for, as lists tell it, up to the same entry."""
    rematch: Annotated[str | None, Since(3)] = None
    """The table where the same people play again."""
    owner: Annotated[str | None, Since(3)] = None
    """The process that looks after its clocks and bots, as long as there is one of this id."""

    def __repr__(self) -> str:
        return f"NewTable({self.row.id!r})"


class Facts(Struct, frozen=True):
    """What an entry changes in the row of its table; what is not set stays."""

    stage: Stage | UnsetType = UNSET
    seats: tuple[SeatRow, ...] | UnsetType = UNSET
    host: str | UnsetType | None = UNSET
    listed_ms: int | UnsetType = UNSET
    started_ms: int | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    due_ms: int | UnsetType | None = UNSET
    rating: str | UnsetType = UNSET


class Filter(Struct, frozen=True):
    """Which tables a list shows: those that fit all that is set, the latest first."""

    stages: tuple[Stage, ...] = ("open", "running")
    visibility: Visibility | None = "public"
    game: str | None = None
    version: int | None = None
    players: int | None = None
    person: str | None = None
    """Sits there or is the host."""
    name: str | None = None
    """A seat's name begins so, in capitals or not."""
    bots: bool | None = None
    reason: str | None = None
    since_ms: int | None = None
    until_ms: int | None = None
    after: tuple[int, str] | None = None
    """The `listed_ms` and `id` of the last row of the page before."""
    limit: int = 50


class Said(Struct, frozen=True):
    """A line of a table's chat."""

    number: Small
    person: str | None = field(name="person_id")
    name: str
    text: str
    at_ms: int
    command: Annotated[str | None, Since(2)] = None
    """What tells a line sent again from another one of the same person."""


class Name(Struct, frozen=True):
    """What somebody was called in an entry of a log: the entry itself says only who it was."""

    seq: int
    person: str = field(name="person_id")
    name: str


class CheckpointRow(Struct, frozen=True):
    """A table as it was after an entry, so that what came before need not be read; never the truth."""

    seq: int
    hash: bytes
    """Of that entry: of another log it says nothing."""
    data: bytes
    sum: bytes
    """Tells whether somebody has altered it."""


class Mute(Struct, frozen=True):
    """At a table somebody does not want to read somebody."""

    person: str = field(name="person_id")
    muted: str = field(name="muted_id")


class Import(Struct, frozen=True):
    """The record of a game played elsewhere."""

    text: str


class AnalysisRow(Struct, frozen=True):
    """What is known of a finished game afterwards; it can be worked out again at any time."""

    format: Small
    data: bytes


class PointSources(Struct, frozen=True):
    """Where the points of a finished game came from, by name and seat, as JSON; it follows from the log."""

    data: str


class Ban(Struct, frozen=True):
    """Somebody whom the host does not want at a table."""

    person: str = field(name="person_id")
    until_ms: int | None = None
    """None: for good."""


class Block(Struct, frozen=True):
    """Somebody who wants nothing to do with somebody, at any table."""

    person: str = field(name="person_id")
    blocked: str = field(name="blocked_id")
    at_ms: int


class Report(Struct, frozen=True):
    """What somebody says of somebody, for whoever runs the server."""

    id: str
    at_ms: int
    by: str = field(name="by_id")
    person: str = field(name="person_id")
    table: str = field(name="table_id")
    why: str
    lines: str
    """What was last said there, as JSON: who, by id, and what."""
    closed_ms: int | None = None


class Deed(Struct, frozen=True):
    """What a host, a moderator or an administrator did about somebody. It names nobody: people have ids."""

    id: str
    at_ms: int
    by: str = field(name="by_id")
    what: str
    person: str | None = field(default=None, name="person_id")
    table: str | None = field(default=None, name="table_id")
    detail: str = ""


class Erasure(Struct, frozen=True):
    """Somebody who was erased: what was not at hand then is looked for again for a while."""

    person: str = field(name="person_id")
    at_ms: int


class Used(Struct, frozen=True):
    """How much of something a person or an address had on a day."""

    who: str
    day: int
    what: str
    used: Small


class Process(Struct, frozen=True):
    """A process of those that share a database, which looks after the tables that it owns."""

    id: str
    until_ms: int
    """By the clock of the database: whoever has not said more by then is dead."""


class Key(Struct, frozen=True):
    """A secret of the server itself, made once."""

    name: str
    value: bytes


class Duty(Struct, frozen=True):
    """Something that one process does for all that share a database."""

    name: str
    owner: str


class Heartbeat(Struct, frozen=True):
    """One row that is written to learn whether writes are possible."""

    id: Small
    at_ms: int


class Head(NamedTuple):
    """Where a log ends: the number and the hash of its last entry."""

    seq: int
    hash: bytes


class EntryRow(NamedTuple):
    """An entry of a log; its body is JSON, and readable with plain SQL."""

    table_id: str
    seq: int
    at_ms: int
    kind: str
    body: str
    hash: bytes
    previous: Annotated[bytes, NO_COLUMN] = b""
    """The hash that the entry before has to have when this one is added."""

    @property
    def head(self) -> Head:
        return Head(self.seq, self.hash)


PEOPLE = Table(
    "people",
    Person,
    "id",
    indexes=(
        Index("people_banned", "banned_ms", where="banned_ms IS NOT NULL", since=2),
        Index("people_shown", "name", where="shown_ms IS NOT NULL", since=4),
        Index("people_muted", "muted_ms", where="muted_ms IS NOT NULL", since=4),
        Index("people_moderating", "moderator_ms", where="moderator_ms IS NOT NULL", since=4),
    ),
)
TOKENS = Table(
    "tokens",
    Token,
    "hash",
    references={"person_id": "people"},
    indexes=(Index("ix_tokens_person_id", "person_id"),),
)
TABLES = Table(
    "tables",
    TableRow,
    "id",
    hidden=NewTable,
    indexes=(
        Index("tables_listed", "stage, visibility, listed_ms, id"),
        Index("tables_due", "due_ms", where="due_ms IS NOT NULL"),
        Index("tables_host", "host", since=4),
        Index("tables_to_rate", "listed_ms", where="rating = 'due'", since=4),
    ),
)
SEATS = Table(
    "seats",
    SeatRow,
    "seat",
    within="tables",
    rowid=False,
    indexes=(Index("seats_folded", "folded"), Index("seats_person", "person_id")),
)
# Not within `tables`: every append checks its predecessor, and PostgreSQL would lock and rewrite the row of
# the table for each entry. In SQLite it has row numbers: entries of many tables written together lie on few
# pages, which measured 8 µs for each against 21 µs without.
ENTRIES = Table("entries", EntryRow, "table_id, seq")
NAMES = Table(
    "names", Name, "seq", within="tables", indexes=(Index("names_person", "person_id"),), rowid=False, since=2
)
CHECKPOINTS = Table("checkpoints", CheckpointRow, "", within="tables", since=3)
CHAT = Table(
    "chat",
    Said,
    "number",
    within="tables",
    rowid=False,
    indexes=(
        Index("chat_command", "table_id, person_id, command", unique=True, since=2),
        Index("chat_person", "person_id", since=2),
    ),
)
MUTES = Table("mutes", Mute, "person_id, muted_id", within="tables", rowid=False)
IMPORTS = Table("imports", Import, "", within="tables")
ANALYSES = Table("analyses", AnalysisRow, "", within="tables", since=4)
POINT_SOURCES = Table("point_sources", PointSources, "", within="tables", since=4)

BANS = Table("bans", Ban, "person_id", within="tables", rowid=False, since=2)
BLOCKS = Table(
    "blocks",
    Block,
    "person_id, blocked_id",
    references={"person_id": "people"},
    indexes=(Index("blocks_blocked", "blocked_id", since=4),),
    since=2,
)
REPORTS = Table("reports", Report, "id", indexes=(Index("reports_time", "at_ms"),), since=2)
DEEDS = Table("deeds", Deed, "id", indexes=(Index("deeds_time", "at_ms"),), since=2)
ERASURES = Table("erasures", Erasure, "person_id", since=2)
QUOTAS = Table("quotas", Used, "who, day, what", since=2)
PROCESSES = Table("processes", Process, "id", since=3)
KEYS = Table("keys", Key, "name", since=4)
DUTIES = Table("duties", Duty, "name", since=4)
HEARTBEATS = Table("heartbeats", Heartbeat, "id", since=5)

SCHEMA: tuple[Table[Any], ...] = (
    PEOPLE, TOKENS, PASSKEYS, MAILS, ONE_TIME, TABLES, SEATS, ENTRIES, NAMES, CHAT, MUTES, IMPORTS, BANS,
    BLOCKS, REPORTS, DEEDS, ERASURES, QUOTAS, PROCESSES, CHECKPOINTS, ANALYSES, POINT_SOURCES, CHANNELS,
    WISHES, HUSHED, STIRRED, TOLD, NOTICES, STANDINGS, RATED, PRIVATE_ITEMS, KEYS, DUTIES, EVENTS,
    ENTRANTS, EVENT_GAMES, DEALS, DEAL_PLAYS, SEEKERS, FRIENDS, INVITATIONS, VACATIONS, ORDERS,
    HEARTBEATS,
)  # fmt: skip
"""Every table after those that it refers to."""

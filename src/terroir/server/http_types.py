"""What is sent and answered over HTTP, as JSON; the OpenAPI document is made of these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from terroir.core.game import Message
from terroir.server.wire import ClockInfo, SeatInfo, TableInfo
from terroir.table.shapes import Pending, Update

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(max_length=128)]
Token = Annotated[str, Meta(max_length=100)]
OptionValue = Annotated[str, Meta(max_length=4000)]
Visibility = Literal["public", "unlisted", "private"]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A body that somebody sends."""


class NewMe(Asked, frozen=True):
    """A guest, or a new name for the one who asks."""

    name: Name


class Me(Struct, frozen=True):
    """Who is asking; null for somebody who has not said a name yet."""

    person: str | None
    name: str | None


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


class Done(Struct, frozen=True):
    """It is done, and stored."""

    ok: Literal[True] = True


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


class MyReport(Struct, frozen=True):
    """What I reported."""

    at_ms: int
    table: str
    person: str
    why: str


class MyData(Struct, frozen=True):
    """All that the server keeps of who asks, but for their moves, which stand in the records of the games."""

    person: str
    name: str
    created_ms: int
    tables: list[MyTable]
    chat: list[MyLine]
    imports: list[MyRecord]
    blocked: list[str]
    reports: list[MyReport]


class NewSeat(Asked, frozen=True):
    """Who may sit there: a person, or a bot of some level. `name` is for hot-seat tables."""

    kind: Literal["person", "bot"] = "person"
    level: Word | None = None
    name: Name | None = None


class NewClock(Asked, frozen=True):
    """How time is kept."""

    kind: Literal["none", "days", "bank"] = "none"
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    bank_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment_s: Annotated[int, Meta(ge=0, le=3_600)] = 0
    melee_s: Annotated[int, Meta(ge=0, le=600)] = 0
    """Countdown where the game itself has one; 0 is the usual one."""


class NewTable(Asked, frozen=True):
    """A table to be made; whoever makes it takes the first seat for a person."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=40)] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)] | None = None
    visibility: Visibility = "public"
    clock: NewClock = NewClock()
    hot_seat: bool = False
    absent_level: Word | None = None
    """The bot that plays on for somebody who is absent."""
    hints: bool | None = None
    """Whether players may ask what to do; null: where one person plays alone or shares a screen."""


class Join(Asked, frozen=True):
    """Take a seat: this one, or the first that is free."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    nonce: Nonce = ""
    """What the seat adds to the luck, if it is not given later: like `GiveNonce`."""
    invite: Token = ""


class GiveNonce(Asked, frozen=True):
    """What a seat adds to the luck: 32 to 128 signs, chosen at random after the promise was seen."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    nonce: Nonce


class Nothing(Asked, frozen=True):
    """An empty object."""


class TableBody(Struct, frozen=True):
    """A table, as the one who asks may know it."""

    table: TableInfo
    seats: list[SeatInfo]
    to_move: list[int]
    """The seats that owe a decision."""
    seated: list[int]
    """The seats of the one who asks."""
    advice: list[Message] = []
    """What the book advises against in this choice of options."""


class Invite(Struct, frozen=True):
    """A link for others; a private table's has the token in it that lets them in."""

    path: str
    token: str | None


class TableLine(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    free: int
    options: dict[str, str]
    names: list[str]
    clock: ClockInfo
    status: Literal["open", "running", "over"]
    created_ms: int
    yours: bool
    your_turn: bool
    left_ms: int | None
    """What you have left for the decision you owe; null if you owe none, or nobody's time runs out."""
    trouble: Message | None = None
    """Why this table cannot be opened, if so."""


class Lobby(Struct, frozen=True):
    """Tables, newest first; `next` asks for those after them."""

    tables: list[TableLine]
    next: str | None


class OptionBody(Struct, frozen=True):
    """A choice of the host."""

    name: str
    values: list[str]
    default: str
    variant: bool
    free: bool
    live: list[str]
    """Values that need everybody there at once: not where moves take days, nor at one screen."""
    seats: bool
    """Its numbers are seats of the table."""
    needs: dict[str, dict[str, str]]
    """For a value of it, which values other options must have."""


class GameBody(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    players: list[int]
    options: list[OptionBody]
    levels: list[str]
    """The bots, weakest first; what people call them is the message `level-<code>`."""
    languages: list[str]
    example: bool = False
    """A game to learn from: the first page shows it only to those who ask."""


class Games(Struct, frozen=True):
    """All games."""

    games: list[GameBody]


class RuleBody(Struct, frozen=True):
    """A rule; its words are `rule-<id>` in the texts of the game."""

    id: str
    section: str
    ruling: bool


class Rules(Struct, frozen=True):
    """The rules of a game, in reading order."""

    game: str
    rules: list[RuleBody]


class RecordLine(Struct, frozen=True):
    """A finished game, or one that was imported."""

    id: str
    game: str
    version: int
    players: int
    names: list[str]
    options: dict[str, str]
    scores: list[int]
    winners: list[int]
    reason: str
    ended_ms: int
    imported: bool


class Records(Struct, frozen=True):
    """Finished games, newest first; `next` asks for those after them."""

    records: list[RecordLine]
    next: str | None


class NewRecord(Asked, frozen=True):
    """A game record as text, to be kept as a replay."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000_000)]


class RecordBody(Struct, frozen=True):
    """A record, as text and in parts."""

    record: RecordLine
    text: str
    tags: dict[str, str]
    lines: list[tuple[str, str]]


class Ply(Struct, frozen=True):
    """One step of a replay: who did what, in notation and in words, and what of the view it changed."""

    who: str
    text: str
    words: list[Message]
    changed: dict[str, Any]
    pending: Pending
    events: list[dict[str, Any]]
    turn: int
    """Grows with every turn."""


class Replay(Struct, frozen=True):
    """A game to step through; every view is `{...view, ...changed}` of the ones before."""

    record: RecordLine
    equipment: Any
    view: dict[str, Any]
    """Before the first ply."""
    plies: list[Ply]
    total: int
    next: int | None
    """Where to go on, if there are more plies than fit into one answer."""


class Source(Struct, frozen=True):
    """What each seat got from one source; a game has words for its name."""

    name: str
    points: list[int]


class AccountBody(Struct, frozen=True):
    """How a finished game came to its result; without sources where a game does not say."""

    sources: list[Source]
    decided: Message | None
    """What decided it, in one sentence."""
    step: int | None
    """The step of the replay at which that happened."""


class History(Struct, frozen=True):
    """A running game as one of its viewers was told it; every view is `{...view, ...changed}`."""

    view: dict[str, Any]
    """Before the first of the updates."""
    updates: list[Update]
    """The last ones, without what could have been done."""


class Draw(Struct, frozen=True):
    """A draw of a game: what came, and how many of each piece could have come, in the order of the rules."""

    came: str
    pieces: list[tuple[str, int]]


class Draws(Struct, frozen=True):
    """All draws of a finished game in their order, for whoever draws them again."""

    draws: list[Draw]


class Health(Struct, frozen=True):
    """Whether the server can do its work now."""

    ok: bool
    version: str
    store: bool
    tables: int


class ErrorBody(Struct, frozen=True):
    """Why something was refused: the same shape everywhere."""

    code: str
    message: Message
    rule: str | None = None
    ok: Literal[False] = False

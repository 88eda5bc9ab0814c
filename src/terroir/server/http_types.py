"""What is sent and answered over HTTP, as JSON; the OpenAPI document is made of these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from terroir.core.game import Message
from terroir.server.wire import Answer, ClockInfo, Refused, SeatInfo, State, TableInfo
from terroir.table.analyses import Analysis
from terroir.table.commands import ActionText, Nonce, NonceCommitment
from terroir.table.entries import Visibility
from terroir.table.shapes import Pending, Update

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
OptionValue = Annotated[str, Meta(max_length=4000)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A body that somebody sends."""


class Done(Struct, frozen=True):
    """It is done, and stored."""

    ok: Literal[True] = True


class NewSeat(Asked, frozen=True):
    """Who may sit there: a person, or a bot of some level. `name` is for hot-seat tables."""

    kind: Literal["person", "bot"] = "person"
    level: Word | None = None
    name: Name | None = None


class NewClock(Asked, frozen=True):
    """How time is kept."""

    kind: Literal["none", "days", "bank"] = "none"
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    reserve_days: Annotated[int, Meta(ge=0, le=30)] = 0
    """For the whole game: what a move takes beyond its days is taken from it."""
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
    rated: bool | None = None
    """Whether it counts for the ratings of those who play; null: a public table for several people does."""
    lesson: Word | None = None
    """Begin where this lesson ends, instead of a new game: its options and number of players are given."""


class MadeAsked(Asked, frozen=True):
    """A board or deck that somebody made, as a file."""

    text: Annotated[str, Meta(max_length=10_000)]


class Models(Struct, frozen=True):
    """Boards or decks to begin with: files, by the values of the option `makes` of a table."""

    makes: str
    files: dict[str, str]


class FaultBody(Struct, frozen=True):
    """What keeps it from being played with, and the spaces or cards that this is about."""

    message: Message
    at: list[str]


class MadeBody(Struct, frozen=True):
    """What the file holds. With these options a table plays with it, if there are no faults."""

    title: str
    options: dict[str, str]
    content: dict[str, Any] | None
    """In plain parts, as the game's editor knows them; null if it cannot be read, and the fault says why."""
    faults: list[FaultBody]


ScenarioText = Annotated[str, Meta(max_length=30_000)]


class TrialAsked(Asked, frozen=True):
    """A position and what was done there, as a scenario; and what now."""

    text: ScenarioText
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    """Who looks and acts; null: whoever is in turn."""
    ask: Literal["state", "play", "why_not", "what_if"] = "state"
    action: Annotated[str, Meta(max_length=400)] = ""
    luck: Literal["drawn", "hand"] = "drawn"
    """Whether what is drawn is drawn, or left to be chosen."""


class TrialLine(Struct, frozen=True):
    """A line of a scenario, in a block of `moves` or of `expect`."""

    block: Literal["moves", "expect"]
    text: str


class TrialFault(Struct, frozen=True):
    """A line that cannot be, and why."""

    line: int
    why: str


class TrialAnswer(Struct, frozen=True):
    """How the position stands. A table's screen takes `state` as it takes that of its socket."""

    game: str = ""
    title: str = ""
    position: str = ""
    lines: list[TrialLine] = []
    """Everything that was tried, what has just been done and drawn included."""
    whole: str = ""
    """The position as it stands now, with nothing left to be worked out."""
    seats: list[int] = []
    """Who owes a decision."""
    players: int = 0
    state: State | None = None
    chance: list[tuple[str, int]] = []
    """What could be drawn now, and how many there are of each, if it is left to be chosen."""
    answer: Answer | None = None
    refused: Refused | None = None
    """The ruling: what the rules forbid, of what was asked now or of the last line."""
    faults: list[TrialFault] = []
    """Lines that cannot be read, or are not so."""


class SpreadAsked(Asked, frozen=True):
    """Bots play a position to its end, some games of a hundred: from this number on."""

    text: ScenarioText
    bot: Literal["greedy", "beam"] = "greedy"
    first: Annotated[int, Meta(ge=0, le=99)] = 0


class SpreadGame(Struct, frozen=True):
    """How one of the games ended."""

    scores: list[int]
    winners: list[int]


class Spread(Struct, frozen=True):
    """Games from the number asked for on, as many as took a few seconds."""

    games: list[SpreadGame]


class PositionBody(Struct, frozen=True):
    """A moment of a finished game, as a scenario."""

    record: RecordLine
    text: str
    seats: list[int]
    """Who owed a decision."""


class PlayOn(Asked, frozen=True):
    """Play a moment of a finished game on, against bots."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    level: Word | None = None


class Join(Asked, frozen=True):
    """Take a seat: this one, or the first that is free."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    nonce: Nonce = ""
    """What the seat adds to the luck, if it is not given later: like `GiveNonce`."""
    invite: Token = ""


class CommitNonce(Asked, frozen=True):
    """The promise of what a seat adds to the luck: the hash of a nonce chosen at random."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    commitment: NonceCommitment


class LogEntry(Struct, frozen=True):
    """Something that happened at a table before its game."""

    seq: int
    at_ms: int
    kind: str
    seat: int | None = None
    commitment: str = ""


class TableLog(Struct, frozen=True):
    """How a table went that has not begun: what it promised, who promised what, who closed it."""

    began: bool
    """Then this is no such table; its record has what happened."""
    closed: Literal["", "host", "event", "time", "server"]
    entries: list[LogEntry]
    record: str | None
    """Once it is closed: secret, nonces, and the deal that would have come; for `terroir verify`."""


class GiveNonce(Asked, frozen=True):
    """What a seat adds to the luck: 32 to 128 signs, chosen at random after the promise was seen."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    nonce: Nonce


class NewPlan(Asked, frozen=True):
    """Actions of a turn that is not due yet, one after the other; `what_if` asks about one more."""

    actions: Annotated[list[ActionText], Meta(max_length=40)] = []
    what_if: ActionText | None = None


class NewOrder(Asked, frozen=True):
    """A turn to seal, one action after the other."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=40)]


class OrderBody(Struct, frozen=True):
    """The turn that I have sealed; nothing if there is none."""

    actions: list[str]
    refused: Message | None
    """Why it was not played, and will not be."""


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
    changed: dict[str, str] = {}
    """Before the start: the options that are not the usual ones."""


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
    """By seat, empty where nobody or a bot sits."""
    bots: list[str]
    """The level of the bot on each seat, empty where none sits."""
    clock: ClockInfo
    status: Literal["open", "running", "over"]
    rated: bool
    created_ms: int
    yours: bool
    your_turn: bool
    waits_for: list[int]
    """Of one's own running tables: the seats that owe a decision."""
    since_ms: int
    """When something last happened there; of tables of others, when they were listed."""
    paused: bool
    """Of your own tables: all have agreed to a pause."""
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
    length: bool
    """It says how long a game takes."""
    for_two: str
    """What two players begin with."""


class GameBody(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    players: list[int]
    options: list[OptionBody]
    levels: list[str]
    """The bots, weakest first; what people call them is the message `level-<code>`."""
    level: str
    """The one for somebody who has not chosen any."""
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
    bots: list[str]
    """The level of the bot on each seat, empty where none sat."""
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
    """A record, as text and in parts; a long one has several pages, which are put together."""

    record: RecordLine
    text: str
    tags: dict[str, str]
    lines: list[tuple[str, str]]
    next: int | None
    """Where to go on, if there is more than fits into one answer."""


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


class AnalysisBody(Struct, frozen=True, omit_defaults=True):
    """An analysis, or how far it has come: so many turns of so many are judged."""

    state: Literal["none", "working", "done", "unfit"]
    """`unfit`: nobody had anything to decide."""
    done: int = 0
    of: int = 0
    analysis: Analysis | None = None


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
    next: int | None
    """Where to go on, if there are more than fit into one answer."""


class Live(Struct, frozen=True):
    """The process answers."""

    ok: bool = True


class Ready(Struct, frozen=True):
    """Whether people may be sent to this process, and in one word why not."""

    ok: bool
    why: str


class Health(Struct, frozen=True):
    """Whether the server can do its work now, and in one word why not."""

    ok: bool
    why: str
    version: str
    store: bool
    """The database can be read."""
    tables: int


class ErrorBody(Struct, frozen=True):
    """Why something was refused: the same shape everywhere."""

    code: str
    message: Message
    rule: str | None = None
    ok: Literal[False] = False

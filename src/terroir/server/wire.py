"""The frames of a table's socket: JSON texts, told apart by `type`. docs/protocol.md explains them to people.

`tools/tsgen.py` writes the same types for TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from terroir.core.game import Message
from terroir.table.commands import (
    ActionText,
    AtSeat,
    CommandId,
    CommitNonce,
    GiveNonce,
    Number,
    Play,
    Seat,
)
from terroir.table.shapes import Choices, Clocks, HintTurn, LogLine, Offer, Pending, Update

ChatText = Annotated[str, Meta(min_length=1, max_length=2000)]
PersonId = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9]*$")]


Command = CommitNonce | GiveNonce | Play | AtSeat
"""What a table itself decides about."""


class Frame(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What else a client sends."""


class Chat(Frame, frozen=True, tag="chat"):
    """A line for everybody at the table."""

    command: CommandId
    text: ChatText


class Mute(Frame, frozen=True, tag="mute"):
    """Do not show me this person's lines any more, or again."""

    command: CommandId
    person: PersonId
    muted: bool


class Silence(Frame, frozen=True, tag="silence"):
    """By the host: this spectator may not write any more, or again."""

    command: CommandId
    person: PersonId
    silenced: bool


class WhyNot(Frame, frozen=True, tag="why_not"):
    """Why may I not do this now? Answered by `answer`."""

    ask: CommandId
    seat: Seat
    action: ActionText


class WhatIf(Frame, frozen=True, tag="what_if"):
    """What would this legal action bring? Answered by `answer`."""

    ask: CommandId
    seat: Seat
    action: ActionText


class Hint(Frame, frozen=True, tag="hint"):
    """What might I do now? Answered by `hinted`, in about a second."""

    ask: CommandId
    seat: Seat


class Look(Frame, frozen=True, tag="look"):
    """At a hot-seat table: show this socket what the seat sees, from now on; null is a spectator's view."""

    seat: Seat | None


class Resync(Frame, frozen=True, tag="resync"):
    """Send me what I have missed after this number, or everything anew."""

    after: Number


class Ping(Frame, frozen=True, tag="ping"):
    """Are you there? Answered by `pong`."""


ClientFrame = Command | Chat | Mute | Silence | WhyNot | WhatIf | Hint | Look | Resync | Ping


class SeatInfo(Struct, frozen=True):
    """Who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str | None
    """The public id of the person, for muting; it opens nothing."""
    level: str | None
    """The bot that plays, or that plays on if the person is absent."""
    yours: bool
    played_by: Literal["person", "bot"]
    """`bot` also for a person who is absent, has conceded or is out of time."""
    why: Literal["", "absent", "conceded", "time"]
    present: bool
    nonce: bool
    """Whether it has added to the luck: the game begins when every person's seat has."""
    commitment: str = ""
    """The promise of what it adds to the luck: to be kept by others before they reveal theirs."""
    again: Literal["", "yes", "no"] = ""
    """After the game: whether the person plays again. A seat of the next game that is still open has the name
    of the person who is waited for, and `no` once they have declined."""
    vacation_ms: int | None = None
    """Until when the person is on vacation, and their time stands still."""


class ClockInfo(Struct, frozen=True):
    """How time is kept: none, a number of days for a move, or a bank that every move adds to.

    What a move takes beyond its days is taken from the reserve, as long as that lasts.
    """

    kind: Literal["none", "days", "bank"]
    days: int = 0
    reserve_days: int = 0
    bank_s: int = 0
    increment_s: int = 0
    melee_s: int = 0
    """Countdown where the game itself has one."""


class TableInfo(Struct, frozen=True):
    """What a table is: nothing here changes with a move."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    visibility: Literal["public", "unlisted", "private"]
    clock: ClockInfo
    hot_seat: bool
    hints: bool
    """Whether players may ask for hints here."""
    rated: bool
    """Whether the game counts for the ratings of those who play."""
    plans: bool
    """Whether a turn can be planned while others take theirs."""
    orders: bool
    """Whether a turn can be sealed for when it is due."""
    status: Literal["open", "running", "over"]
    host: str
    yours: bool
    """Whether you are the host."""
    you: str | None
    """Your own public id."""
    commitment: str
    luck: int
    """3: nonces are promised, and revealed when all have promised; 2: given at once; 1: there are none."""
    created_ms: int
    rematch: str | None
    """The table where the same people play again."""
    event: str | None
    """The event that it belongs to."""
    deal: str | None
    """The deal of the day that is played here."""
    equipment: Any
    """What the screen of this game needs and never changes; null before the start."""


class ChatLine(Struct, frozen=True):
    """What somebody wrote."""

    number: int
    at: int
    person: str
    name: str
    seat: int | None
    text: str


class Viewer(Struct, frozen=True):
    """Somebody who looks on without a seat."""

    person: str
    name: str
    silenced: bool


class ServerFrame(Struct, frozen=True, tag_field="type"):
    """What the server sends."""


class State(ServerFrame, frozen=True, tag="state"):
    """Everything needed to draw the table from nothing."""

    n: int
    seat: int | None
    """Through whose eyes: null is a spectator."""
    table: TableInfo
    seats: list[SeatInfo]
    view: dict[str, Any] | None
    """The game as this viewer sees it; null before the start."""
    pending: Pending
    choices: list[Choices]
    undo: int
    clocks: Clocks | None
    offer: Offer | None
    log: list[LogLine]
    chat: list[ChatLine]
    muted: list[str]
    viewers: list[Viewer]
    fair: Fair | None


class Accepted(ServerFrame, frozen=True, tag="accepted"):
    """The command is done, and stored for good. `n` is your number of the update it made."""

    command: str
    n: int


class Refused(ServerFrame, frozen=True, tag="refused"):
    """The command or question is refused and nothing has changed."""

    command: str | None
    code: str
    message: Message
    rule: str | None = None
    spaces: list[str] = []
    nearest: str | None = None
    ok: Literal[False] = False


class Answer(ServerFrame, frozen=True, tag="answer"):
    """The answer to `why_not` (an objection, or none: it is legal) or `what_if` (a preview)."""

    ask: str
    legal: bool
    objection: Refused | None = None
    preview: Any = None


class Hinted(ServerFrame, frozen=True, tag="hinted"):
    """The answer to `hint`: the best few turns, best first, as of your update `n`."""

    ask: str
    seat: int
    n: int
    turns: list[HintTurn]


class Chatted(ServerFrame, frozen=True, tag="chatted"):
    """Somebody wrote something."""

    line: ChatLine


class Muted(ServerFrame, frozen=True, tag="muted"):
    """Whose lines you do not see."""

    people: list[str]


class Presence(ServerFrame, frozen=True, tag="presence"):
    """Who is here."""

    seats: list[int]
    viewers: list[Viewer]


class Seats(ServerFrame, frozen=True, tag="seats"):
    """Who sits where has changed, or the table has started."""

    table: TableInfo
    seats: list[SeatInfo]


class Fair(ServerFrame, frozen=True, tag="fair"):
    """The game is over: the secret opens the commitment, and anybody can draw everything again."""

    secret: str
    commitment: str
    nonces: list[str]
    commitments: list[str] = []
    """The promises of the nonces."""


class Ordered(ServerFrame, frozen=True, tag="ordered"):
    """To its owner alone: the turn that this seat had sealed was played, or was not, and why."""

    seat: int
    refused: Message | None


class Nudged(ServerFrame, frozen=True, tag="nudged"):
    """Somebody waits for you and says so."""

    name: str


class Closing(ServerFrame, frozen=True, tag="closing"):
    """The server ends this socket; the code says why."""

    code: str


class Pong(ServerFrame, frozen=True, tag="pong"):
    """I am here; the time of the server."""

    now_ms: int


AnyServerFrame = (
    State
    | Update
    | Accepted
    | Refused
    | Answer
    | Hinted
    | Chatted
    | Muted
    | Presence
    | Seats
    | Fair
    | Ordered
    | Nudged
    | Closing
    | Pong
)

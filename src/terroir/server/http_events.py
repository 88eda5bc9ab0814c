"""What is sent and answered about events."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from terroir.server.http_types import Asked, NewClock, OptionValue, Word
from terroir.server.wire import ClockInfo

Kind = Literal["all", "swiss", "arena"]


class NewEvent(Asked, frozen=True):
    """An event to be made, for everybody who has its link."""

    kind: Kind
    game: Word
    seats: Annotated[int, Meta(ge=2, le=6)]
    """How many sit at a table, at most."""
    clock: NewClock
    title: Annotated[str, Meta(max_length=80)] = ""
    options: Annotated[dict[Word, OptionValue], Meta(max_length=40)] = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0
    """Of a Swiss tournament; 0: as many as it takes until one is left who has won all games."""
    patience_s: Annotated[int, Meta(ge=1, le=43_200)] = 300
    """Who has not come to their table after this long has lost that game."""
    pause_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Between the last game of a round and the next round."""
    starts_in_s: Annotated[int, Meta(ge=0, le=2_592_000)] | None = None
    """When it begins by itself; null: when its host says so."""
    lasts_s: Annotated[int, Meta(ge=60, le=86_400)] = 3600
    """How long an arena is open."""
    bots: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)
    """The levels of the bots that take part."""
    enter: bool = True
    """Whether the one who makes it takes part."""


class NewBots(Asked, frozen=True):
    """More bots for an event, by their levels."""

    levels: Annotated[list[Word], Meta(min_length=1, max_length=16)]


class EntrantBody(Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    name: str
    level: str
    """Of a bot; empty for a person."""
    stage: Literal["in", "away", "out"]
    """`away` did not come to a game, and is not paired until they say that they are back."""
    waiting: bool
    """In an arena: wants to play."""


class StandingBody(Struct, frozen=True):
    """How somebody stands. Points are counted in parts: `point` of the event is a whole one."""

    place: int
    number: int
    points: int
    opponents: int
    """The points of all whom they met."""
    beaten: int
    """The points of those whom they were ahead of, and half of those they were level with."""
    wins: int
    games: int


class EventGameBody(Struct, frozen=True):
    """A table of the event."""

    round: int
    table: str | None
    """null where nobody played: somebody sits out, or did not come."""
    seats: list[int]
    """Numbers of those who take part, seat by seat."""
    points: list[int] | None
    """null while it is played."""
    at_ms: int


class EventBody(Struct, frozen=True):
    """An event, and all that has happened there."""

    id: str
    kind: Kind
    title: str
    game: str
    options: dict[str, str]
    seats: int
    rounds: int
    clock: ClockInfo
    patience_ms: int
    pause_ms: int
    stage: Literal["open", "running", "finished", "cancelled"]
    round: int
    starts_ms: int | None
    ends_ms: int | None
    lasts_ms: int
    next_ms: int | None
    """When the next round begins."""
    now_ms: int
    """The time of the server."""
    yours: bool
    """Whether you are the host."""
    you: int | None
    """Your number, if you take part."""
    your_table: str | None
    """Where you are waited for, or play."""
    point: int
    entrants: list[EntrantBody]
    standings: list[StandingBody]
    games: list[EventGameBody]


class EventLine(Struct, frozen=True):
    """An event of mine."""

    id: str
    kind: Kind
    title: str
    game: str
    stage: Literal["open", "running", "finished", "cancelled"]
    starts_ms: int | None
    created_ms: int


class EventList(Struct, frozen=True):
    """Where I take part or am the host, the latest first."""

    events: list[EventLine]

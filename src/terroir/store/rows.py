"""What is kept beside the logs: people, and what lists of tables are searched by."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Stage = Literal["open", "running", "finished", "imported"]
Visibility = Literal["public", "unlisted", "private"]


class Person(Struct, frozen=True):
    """Somebody whom a lasting token identifies; a guest has no more than a name."""

    id: str
    name: str
    created_ms: int


class SeatRow(Struct, frozen=True):
    """Who sits where, and how it ended for them: all that lists show and search by."""

    seat: int
    name: str = ""
    person: str | None = None
    bot: str | None = None
    score: int | None = None
    won: bool | None = None


class TableRow(Struct, frozen=True):
    """A table in the lists. The log alone says how its game stands."""

    id: str
    game: str
    version: int
    players: int
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
    """When the table has to act on its own, at the latest: a clock runs out, a bot is to move."""
    rematch_of: str | None = None


class NewTable(Struct, frozen=True):
    """A row to be, with what no list ever shows."""

    row: TableRow
    secret: bytes | None = None
    invite_hash: bytes | None = None

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

    number: int
    person: str | None
    name: str
    text: str
    at_ms: int

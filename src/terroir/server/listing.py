"""What the lists of tables show and search by: kept beside the log, in the same write as the entry."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from terroir.store.rows import Facts, NewTable, SeatRow, TableRow
from terroir.table.beginning import reveal_ms
from terroir.table.entries import (
    Clock,
    Created,
    Ended,
    Entry,
    NonceCommitted,
    NonceGiven,
    SeatLeft,
    SeatPassed,
    SeatsFilled,
    SeatTaken,
    Started,
)
from terroir.table.live import OPEN_MS, LiveTable
from terroir.table.result import result


class Owed(NamedTuple):
    """Whom a running table waits for: when each of these seats has no time left; and since when.

    In a pause it waits for nobody.
    """

    ends: dict[int, int | None]
    since_ms: int
    paused: bool = False


_clocks: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)
_owed: msgspec.json.Decoder[Owed] = msgspec.json.Decoder(Owed)


def owed_at(live: LiveTable) -> Owed:
    """Whom a table waits for."""
    seats = live.decision.seats if live.decision and not live.is_paused else ()
    return Owed({seat: live.timing.ends_ms(seat) for seat in seats}, live.at_ms, live.is_paused)


def written(owed: Owed) -> str:
    """The same as the store keeps it."""
    return msgspec.json.encode(owed).decode()


def read(text: str) -> Owed:
    return _owed.decode(text)


def new_row(entry: Entry, secret: bytes) -> NewTable:
    """The row of a table that is being made."""
    created = entry.body
    assert isinstance(created, Created)
    row = TableRow(
        id=entry.table,
        game=created.game,
        version=created.version,
        players=len(created.seats),
        options=created.options,
        visibility=created.visibility,
        stage="open",
        clock=msgspec.json.encode(created.clock).decode(),
        hot_seat=created.hot_seat,
        host=created.host,
        created_ms=entry.at_ms,
        listed_ms=entry.at_ms,
        seats=tuple(SeatRow(seat, bot=code) for seat, code in enumerate(created.seats)),
        due_ms=entry.at_ms + OPEN_MS,
        rematch_of=created.previous,
        rating="yes" if created.rated else "",
    )
    return NewTable(row, secret)


def clock_of(row: TableRow) -> Clock:
    """The clock that a row tells of."""
    return _clocks.decode(row.clock)


def facts(live: LiveTable, entry: Entry) -> Facts | None:
    """What an entry that is about to be taken changes in the lists."""
    rows = [SeatRow(seat, chair.name, chair.person, chair.bot) for seat, chair in enumerate(live.chairs)]
    match body := entry.body:
        case SeatTaken(seat=seat, person=person, name=name):
            rows[seat] = SeatRow(seat, name, person)
            return Facts(seats=tuple(rows), due_ms=_looked_at(live, entry))
        case NonceCommitted() | NonceGiven():
            return Facts(due_ms=_looked_at(live, entry))
        case SeatsFilled(fill=fill):
            return Facts(seats=_filled(rows, fill), due_ms=_looked_at(live, entry))
        case SeatPassed(seat=seat, person=person):
            rows[seat] = replace(rows[seat], person=person)
            return Facts(seats=tuple(rows))
        case SeatLeft(seat=seat):
            rows[seat] = SeatRow(seat)
            return Facts(seats=tuple(rows))
        case Started(fill=fill):
            at, seats = entry.at_ms, _filled(rows, fill)
            return Facts(stage="running", seats=seats, started_ms=at, listed_ms=at, due_ms=at)
        case Ended():
            return _end(live, entry, body, rows)
    return None


def _filled(rows: list[SeatRow], fill: str) -> tuple[SeatRow, ...]:
    return tuple(row if row.person or row.bot else SeatRow(row.seat, bot=fill) for row in rows)


def _looked_at(live: LiveTable, entry: Entry) -> int:
    """When a server that begins looks at the table: until then nonces may be revealed."""
    return entry.at_ms + reveal_ms(live)


def _end(live: LiveTable, entry: Entry, ended: Ended, rows: list[SeatRow]) -> Facts:
    over = result(live, ended)
    assert over is not None
    if over.scores or over.winners:
        rows = [
            replace(
                row,
                score=over.scores[row.seat] if over.scores else None,
                # A win of the bot that played in somebody's place is not theirs.
                won=row.seat in over.winners and live.chairs[row.seat].mover != "stand-in",
            )
            for row in rows
        ]
    return Facts(
        stage="finished",
        seats=tuple(rows),
        listed_ms=entry.at_ms,
        reason=over.reason,
        due_ms=None,
        rating="due" if live.created.rated else UNSET,
    )

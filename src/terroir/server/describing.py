"""A table in the words of the wire, as one person may know it."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Literal

from terroir.server.wire import ClockInfo, SeatInfo, TableInfo, Viewer
from terroir.store.rows import Person
from terroir.table.chairs import Chair
from terroir.table.entries import Bank, Clock, NoClock, PerMove
from terroir.table.hints import has_hints

if TYPE_CHECKING:
    from terroir.server.session import TableSession

MOST_VIEWERS = 50
People = Container[str | None]
DAY = 86_400_000


def table_info(session: TableSession, who: Person | None) -> TableInfo:
    """What the table is."""
    live, created = session.live, session.live.created
    return TableInfo(
        id=live.id,
        game=created.game,
        version=created.version,
        players=len(live.chairs),
        options=created.options,
        visibility=created.visibility,
        clock=clock_info(created.clock, created.hammer_ms),
        hot_seat=created.hot_seat,
        hints=has_hints(live),
        status=live.status,
        host=created.host,
        yours=who is not None and who.id == created.host,
        you=who.id if who else None,
        commitment=created.commitment,
        created_ms=live.created_ms,
        rematch=session.rematch,
        equipment=None if live.course is None else live.game.equipment(live.course.state),
    )


def clock_info(clock: Clock, hammer_ms: int = 0) -> ClockInfo:
    """How time is kept."""
    match clock:
        case NoClock():
            return ClockInfo("none", melee_s=hammer_ms // 1000)
        case PerMove(ms):
            return ClockInfo("days", days=ms // DAY, melee_s=hammer_ms // 1000)
        case Bank(ms, increment_ms):
            seconds = hammer_ms // 1000
            return ClockInfo("bank", bank_s=ms // 1000, increment_s=increment_ms // 1000, melee_s=seconds)


def seat_infos(session: TableSession, who: Person | None) -> list[SeatInfo]:
    """Who sits where."""
    present = session.present()
    return [_seat(session, seat, chair, who, present) for seat, chair in enumerate(session.live.chairs)]


def _seat(
    session: TableSession, seat: int, chair: Chair, who: Person | None, present: Container[str | None]
) -> SeatInfo:
    kind: Literal["open", "person", "bot"] = "bot" if chair.bot else "person" if chair.person else "open"
    return SeatInfo(
        seat=seat,
        kind=kind,
        name=chair.name,
        person=chair.person,
        level=chair.bot or session.live.created.absence.bot,
        yours=who is not None and chair.person == who.id,
        played_by="person" if chair.is_played_by_person else "bot",
        why=chair.away,
        present=chair.person in present,
        nonce=bool(chair.nonce),
    )


def viewers(session: TableSession) -> list[Viewer]:
    """Who looks on without a seat, the first of them by name."""
    seated = {chair.person for chair in session.live.chairs}
    people = [(id, name) for id, name in session.present().items() if id not in seated]
    silenced = session.server.chats.silenced(session.id)
    return [Viewer(id, name, id in silenced) for id, name in people[:MOST_VIEWERS]]

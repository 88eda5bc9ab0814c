"""A table in the words of the wire, as one person may know it."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Literal

from terroir.core.abilities import Plans
from terroir.server import listing
from terroir.server.http_types import TableLine
from terroir.server.orders import are_taken
from terroir.server.wire import ClockInfo, Fair, SeatInfo, TableInfo, Viewer
from terroir.store.rows import Person, TableRow
from terroir.table.chairs import Chair
from terroir.table.entries import Bank, Clock, NoClock, PerMove
from terroir.table.hints import has_hints
from terroir.table.live import LiveTable

if TYPE_CHECKING:
    from terroir.server.session import TableSession

MOST_VIEWERS = 50
People = Container[str | None]
DAY = 86_400_000
STATUS = {"open": "open", "running": "running", "finished": "over", "imported": "over"}


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
        rated=created.rated,
        plans=isinstance(live.game, Plans),
        orders=are_taken(live),
        status=live.status,
        host=created.host,
        yours=who is not None and who.id == created.host,
        you=who.id if who else None,
        commitment=created.commitment,
        luck=created.luck,
        created_ms=live.created_ms,
        rematch=session.rematch,
        event=created.event or None,
        deal=created.deal or None,
        equipment=None if live.course is None else live.game.equipment(live.course.state),
    )


def table_line(row: TableRow) -> TableLine:
    """A table in a list, as everybody may know it."""
    return TableLine(
        id=row.id,
        game=row.game,
        players=row.players,
        free=sum(seat.person is None and seat.bot is None for seat in row.seats),
        options=row.options,
        names=[seat.name for seat in row.seats],
        bots=[seat.bot or "" for seat in row.seats],
        clock=clock_info(listing.clock_of(row)),
        rated=bool(row.rating),
        status=STATUS[row.stage],  # type: ignore[arg-type]
        created_ms=row.created_ms,
        yours=False,
        paused=False,
        your_turn=False,
        waits_for=[],
        since_ms=row.listed_ms,
        left_ms=None,
    )


def clock_info(clock: Clock, hammer_ms: int = 0) -> ClockInfo:
    """How time is kept."""
    match clock:
        case NoClock():
            return ClockInfo("none", melee_s=hammer_ms // 1000)
        case PerMove(ms, bank_ms):
            reserve = bank_ms // DAY
            return ClockInfo("days", days=ms // DAY, reserve_days=reserve, melee_s=hammer_ms // 1000)
        case Bank(ms, increment_ms):
            seconds = hammer_ms // 1000
            return ClockInfo("bank", bank_s=ms // 1000, increment_s=increment_ms // 1000, melee_s=seconds)


def fair_frame(live: LiveTable) -> Fair | None:
    """What proves the draws, once the secret is shown."""
    if live.ended is None or not live.ended.secret:
        return None
    commitments = [chair.commitment for chair in live.chairs]
    return Fair(live.ended.secret, live.created.commitment, live.nonces, commitments)


def seat_infos(session: TableSession, who: Person | None) -> list[SeatInfo]:
    """Who sits where."""
    present = session.present()
    return [_seat(session, seat, chair, who, present) for seat, chair in enumerate(session.live.chairs)]


def _seat(
    session: TableSession, seat: int, chair: Chair, who: Person | None, present: Container[str | None]
) -> SeatInfo:
    kind: Literal["open", "person", "bot"] = "bot" if chair.bot else "person" if chair.person else "open"
    awaited = session.awaited.get(seat) if kind == "open" else None
    return SeatInfo(
        seat=seat,
        kind=kind,
        name=awaited.name if awaited else chair.name,
        person=chair.person,
        level=chair.bot or session.live.created.absence.bot,
        yours=who is not None and chair.person == who.id,
        played_by="person" if chair.is_played_by_person else "bot",
        why=chair.away,
        present=session.is_near(awaited.person) if awaited else chair.person in present,
        nonce=bool(chair.nonce),
        commitment=chair.commitment,
        again=_again(session, awaited.person if awaited else chair.person),
        vacation_ms=session.live.timing.vacation_ms[seat],
    )


def _again(session: TableSession, person: str | None) -> Literal["", "yes", "no"]:
    """What a person of the last game has said to the next one."""
    following = session.following()
    if person is None or following is None:
        return ""
    if person in following.server.chats.declined(following.id):
        return "no"
    return "yes" if following is not session and following.seats_of(person) else ""


def viewers(session: TableSession) -> list[Viewer]:
    """Who looks on without a seat, the first of them by name."""
    seated = {chair.person for chair in session.live.chairs}
    people = [(id, name) for id, name in session.present().items() if id not in seated]
    silenced = session.server.chats.silenced(session.id)
    return [Viewer(id, name, id in silenced) for id, name in people[:MOST_VIEWERS]]

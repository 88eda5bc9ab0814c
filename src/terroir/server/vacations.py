"""Vacations: so many days of a year on which somebody's time stands still where moves take days.

The store says who is on vacation, and each table writes down in its log what that means there. A table that
has not heard of a vacation yet asks before it takes anybody's time for up, so no crash between the two costs
anybody a game.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from terroir.core.errors import TerroirError
from terroir.server.housekeeping import tables_of
from terroir.server.logs import tell
from terroir.server.refusal import Refusal
from terroir.store.errors import Conflict, StoreError
from terroir.store.people_rows import Vacation
from terroir.table.setup import DAY
from terroir.table.timing import VACATION_DAYS

if TYPE_CHECKING:
    from terroir.server.server import Server


def days_left(last: Vacation | None, now_ms: int) -> int:
    """What somebody has left of this year; every day that was begun counts."""
    if last is None or _year(last.since_ms) != _year(now_ms):
        return VACATION_DAYS
    return VACATION_DAYS - _used(last)


def _used(last: Vacation) -> int:
    return last.used + max(1, -(-(last.until_ms - last.since_ms) // DAY))


def _year(ms: int) -> int:
    return datetime.fromtimestamp(ms / 1000, UTC).year


async def begin(server: Server, person: str, days: int) -> Vacation:
    """From now on somebody is on vacation, for so many days."""
    now_ms, last = server.clock.now_ms(), await server.store.vacations.of(person)
    left = days_left(last, now_ms)
    if days > left:
        raise Refusal("forbidden", f"{left} days are left this year", "refused-vacation", days=left)
    vacation = Vacation(person, now_ms, now_ms + days * DAY, VACATION_DAYS - left)
    try:
        await server.store.vacations.begin(vacation)
    except Conflict:
        raise Refusal("stale", "you are on vacation already", "refused-vacation-already") from None
    server.go(tell_tables(server, person))
    return vacation


async def end(server: Server, person: str) -> None:
    """Somebody is back, before the time."""
    now_ms, last = server.clock.now_ms(), await server.store.vacations.of(person)
    try:
        if last is None:
            raise Conflict(person)
        await server.store.vacations.end(last, now_ms)
    except Conflict:
        raise Refusal("stale", "you are not on vacation", "refused-no-vacation") from None
    server.go(tell_tables(server, person))


async def tell_tables(server: Server, person: str) -> None:
    """Every running table of somebody hears of their vacation."""
    try:
        for row in await tables_of(server.store, person, ("running",)):
            try:
                await (await server.session(row.id)).keep_vacations()
            except StoreError:
                raise
            except TerroirError as error:
                tell("a table hears of no vacation", table=row.id, code=error.code)
    except StoreError as error:  # then each table asks for itself when somebody's time is up there
        tell("the store does not answer", code=error.code)


async def tell_all(server: Server) -> None:
    """The process that was to tell it may be gone: everybody's tables hear of it."""
    try:
        for vacation in await server.store.vacations.current(server.clock.now_ms()):
            await tell_tables(server, vacation.person)
    except StoreError as error:
        tell("the store does not answer", code=error.code)

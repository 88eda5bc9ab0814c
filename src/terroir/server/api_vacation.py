"""My vacation: days on which my time stands still at tables where moves take days."""

from __future__ import annotations

from terroir.server import vacations
from terroir.server.http_people import NewVacation, VacationBody
from terroir.server.http_types import Nothing
from terroir.server.routes import Ask, Route
from terroir.table.timing import VACATION_DAYS


async def vacation(ask: Ask) -> VacationBody:
    """Whether I am on vacation, and how many days are left."""
    now_ms, last = ask.server.clock.now_ms(), await ask.server.store.vacations.of(ask.person.id)
    away = last is not None and last.until_ms > now_ms
    return VacationBody(
        until_ms=last.until_ms if last is not None and away else None,
        days_left=vacations.days_left(last, now_ms),
        days_a_year=VACATION_DAYS,
    )


async def begin(ask: Ask) -> VacationBody:
    body: NewVacation = ask.body
    await vacations.begin(ask.server, ask.person.id, body.days)
    return await vacation(ask)


async def end(ask: Ask) -> VacationBody:
    await vacations.end(ask.server, ask.person.id)
    return await vacation(ask)


AT = "/api/vacation"
ROUTES = (
    Route("GET", AT, vacation, VacationBody, "Am I on vacation?", "person"),
    Route("POST", AT, begin, VacationBody, "I am away.", "person", NewVacation, cost=3),
    Route("POST", f"{AT}/end", end, VacationBody, "I am back.", "person", Nothing, cost=3),
)

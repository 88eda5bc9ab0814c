"""Vacations: of everybody the last one, and what of the year's days they had used before it."""

from __future__ import annotations

from collections.abc import Collection

from terroir.store.driver import Driver, Step
from terroir.store.people_rows import VACATIONS, Vacation

CURRENT = VACATIONS.select("until_ms > $1 ORDER BY person_id")
OF = VACATIONS.select("person_id = $1")
END = "UPDATE vacations SET until_ms = $1 WHERE person_id = $2 AND since_ms = $3 AND until_ms > $1"
BEGIN = (
    f"{VACATIONS.insert} ON CONFLICT (person_id) DO UPDATE SET since_ms = excluded.since_ms,"
    " until_ms = excluded.until_ms, used = excluded.used WHERE vacations.until_ms <= excluded.since_ms"
)


class Vacations:
    """Who is on vacation until when. A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def of(self, person: str) -> Vacation | None:
        """Somebody's last vacation, which may be over."""
        rows = await self._driver.read(OF, (person,))
        return VACATIONS.read(rows[0]) if rows else None

    async def of_all(self, people: Collection[str]) -> dict[str, Vacation]:
        """The same of a few people."""
        found = [await self.of(person) for person in people]
        return {one.person: one for one in found if one is not None}

    async def current(self, now_ms: int) -> list[Vacation]:
        """Everybody who is on vacation."""
        return [VACATIONS.read(row) for row in await self._driver.read(CURRENT, (now_ms,))]

    async def begin(self, vacation: Vacation) -> None:
        """Conflict if they are on vacation already."""
        await self._driver.write((Step(BEGIN, VACATIONS.values(vacation), rows=1),))

    async def end(self, vacation: Vacation, at_ms: int) -> None:
        """They are back earlier; Conflict if that vacation is over."""
        await self._driver.write((Step(END, (at_ms, vacation.person, vacation.since_ms), rows=1),))

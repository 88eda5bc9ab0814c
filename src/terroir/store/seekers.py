"""Who looks for others to play with: all processes that share a database find people in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from terroir.store.driver import Driver, Step
from terroir.store.people_rows import SEEKERS, Seeker

# Whoever asks again for the same keeps their place; who was found already is not looked for once more.
SEEK = (
    f"{SEEKERS.insert} ON CONFLICT (person_id) DO UPDATE SET name = excluded.name, game = excluded.game,"
    " players = excluded.players, pace = excluded.pace, until_ms = excluded.until_ms,"
    " rating = excluded.rating, within = excluded.within, bots = excluded.bots, table_id = NULL,"
    " since_ms = CASE WHEN seekers.game = excluded.game AND seekers.players = excluded.players"
    " AND seekers.pace = excluded.pace AND seekers.table_id IS NULL"
    " THEN seekers.since_ms ELSE excluded.since_ms END"
)
STOP = "DELETE FROM seekers WHERE person_id = $1"
STAY = "UPDATE seekers SET until_ms = $1 WHERE person_id = $2"
GONE = "DELETE FROM seekers WHERE until_ms < $1"
HERE = SEEKERS.select("until_ms >= $1 ORDER BY since_ms, person_id")
SEEKER = SEEKERS.select("person_id = $1")
APART = "SELECT person_id, blocked_id FROM blocks WHERE person_id IN (SELECT person_id FROM seekers)"
SEAT = "UPDATE seekers SET table_id = $1 WHERE person_id = $2 AND table_id IS NULL AND until_ms >= $3"


class Seekers:
    """A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def seek(self, seeker: Seeker) -> None:
        """From now on this person is looked for."""
        await self._driver.write((Step(SEEK, SEEKERS.values(seeker)),))

    async def stop(self, person: str) -> None:
        await self._driver.write((Step(STOP, (person,)),))

    async def of(self, person: str) -> Seeker | None:
        """What this person looks for."""
        rows = await self._driver.read(SEEKER, (person,))
        return SEEKERS.read(rows[0]) if rows else None

    async def all(self, now_ms: int) -> list[Seeker]:
        """Everybody who is there, who waits longest first."""
        return [SEEKERS.read(row) for row in await self._driver.read(HERE, (now_ms,))]

    async def apart(self) -> dict[str, set[str]]:
        """Whom each of them blocks."""
        found: dict[str, set[str]] = {}
        rows: Any = await self._driver.read(APART, ())
        for person, blocked in rows:
            found.setdefault(person, set()).add(blocked)
        return found

    async def stay(self, people: Iterable[str], until_ms: int, forget_ms: int) -> None:
        """These are still there; who was not seen since then is forgotten."""
        steps = [Step(STAY, (until_ms, person)) for person in people]
        await self._driver.write((*steps, Step(GONE, (forget_ms,))))

    async def seat(self, people: Iterable[str], table: str, now_ms: int) -> None:
        """They play there, all of them; Conflict if one has gone, or plays elsewhere."""
        steps = [Step(SEAT, (table, person, now_ms), rows=1) for person in people]
        await self._driver.write(tuple(steps))

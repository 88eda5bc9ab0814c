"""Who wants to play with whom: friends, those who keep apart, and who is asked to come to a table."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from terroir.store.driver import Driver, Step
from terroir.store.errors import Conflict
from terroir.store.people_rows import FRIENDS, INVITATIONS, Friend, Invitation
from terroir.store.rows import PEOPLE, Person

BEFRIEND = f"{FRIENDS.insert} ON CONFLICT DO NOTHING"
PART = "DELETE FROM friends WHERE person_id = $1 AND friend_id = $2"
WANTED = "id IN (SELECT friend_id FROM friends WHERE person_id = $1)"
WANTING = "id IN (SELECT person_id FROM friends WHERE friend_id = $1)"
FRIENDS_OF = PEOPLE.select(f"{WANTED} AND {WANTING} ORDER BY name, id")
ASKED_BY = PEOPLE.select(f"{WANTED} AND NOT {WANTING} ORDER BY name, id")
ASKING = PEOPLE.select(f"{WANTING} AND NOT {WANTED} ORDER BY name, id")
WANTED_BY = "SELECT friend_id FROM friends WHERE person_id = $1 ORDER BY friend_id"
APART = (
    "SELECT blocked_id FROM blocks WHERE person_id = $1"
    " UNION SELECT person_id FROM blocks WHERE blocked_id = $1"
)
BLOCKED_BY = PEOPLE.select("id IN (SELECT blocked_id FROM blocks WHERE person_id = $1) ORDER BY name, id")
MUTED_BY = "SELECT table_id, muted_id FROM mutes WHERE person_id = $1 ORDER BY table_id, muted_id"
SHOWN = PEOPLE.select("name = $1 AND shown_ms IS NOT NULL ORDER BY id LIMIT 10")
# Whom somebody sat with at the tables that ended last.
PLAYED_WITH = (
    f"SELECT {PEOPLE.columns} FROM people JOIN (SELECT theirs.person_id, MAX(listed_ms) AS last_ms"
    " FROM seats AS mine JOIN seats AS theirs ON theirs.table_id = mine.table_id JOIN tables ON"
    " tables.id = mine.table_id WHERE mine.person_id = $1 AND theirs.person_id <> $1 AND stage = 'finished'"
    " GROUP BY theirs.person_id) AS met ON met.person_id = people.id ORDER BY last_ms DESC, id LIMIT $2"
)
INVITE = f"{INVITATIONS.insert} ON CONFLICT (table_id, person_id) DO NOTHING"
UNINVITE = "DELETE FROM invitations WHERE table_id = $1 AND person_id = $2"
INVITED_TO = (
    "SELECT tables.id, game, people.id, people.name, at_ms FROM invitations JOIN tables ON"
    " tables.id = table_id JOIN people ON people.id = by_id WHERE person_id = $1 AND stage = 'open'"
    " ORDER BY at_ms DESC, tables.id"
)


class Invited(NamedTuple):
    """Somebody is asked to come to a table that has not begun."""

    table: str
    game: str
    by: str
    name: str
    at_ms: int


class Friends:
    """A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def ask(self, friend: Friend) -> None:
        """Somebody wants to be friends with somebody; if both do they are."""
        await self._driver.write((Step(BEFRIEND, FRIENDS.values(friend)),))

    async def part(self, one: str, other: str) -> None:
        """Neither wants to be friends any more."""
        await self._driver.write((Step(PART, (one, other)), Step(PART, (other, one))))

    async def friends(self, person: str) -> list[Person]:
        return await self._people(FRIENDS_OF, person)

    async def asked(self, person: str) -> list[Person]:
        """Whom this person has asked, and who has not answered."""
        return await self._people(ASKED_BY, person)

    async def asking(self, person: str) -> list[Person]:
        """Who has asked this person, and was not answered."""
        return await self._people(ASKING, person)

    async def blocked(self, person: str) -> list[Person]:
        """Return the people whom this person has blocked."""
        return await self._people(BLOCKED_BY, person)

    async def wanted(self, person: str) -> list[str]:
        """Whom this person wants to be friends with, or is, by id."""
        return [cast(str, row[0]) for row in await self._driver.read(WANTED_BY, (person,))]

    async def shown(self, name: str) -> list[Person]:
        """People of this name who may be seen by everybody."""
        return await self._people(SHOWN, name)

    async def played_with(self, person: str, most: int) -> list[Person]:
        """Whom this person has played with, the last first."""
        return await self._people(PLAYED_WITH, person, most)

    async def _people(self, sql: str, *values: str | int) -> list[Person]:
        return [PEOPLE.read(row) for row in await self._driver.read(sql, values)]

    async def apart(self, person: str) -> set[str]:
        """Whom this person blocks, and who blocks this person."""
        return {cast(str, row[0]) for row in await self._driver.read(APART, (person,))}

    async def muted_by(self, person: str) -> list[tuple[str, str]]:
        """At which tables this person does not read whom."""
        rows = await self._driver.read(MUTED_BY, (person,))
        return [(cast(str, table), cast(str, muted)) for table, muted in rows]

    async def invite(self, table: str, invitation: Invitation) -> bool:
        """Somebody is asked to come to a table; whether they were not already."""
        step = Step(INVITE, INVITATIONS.values(invitation, within=table), rows=1)
        try:
            await self._driver.write((step,))
        except Conflict:
            return False
        return True

    async def uninvite(self, table: str, person: str) -> None:
        await self._driver.write((Step(UNINVITE, (table, person)),))

    async def invited(self, person: str) -> list[Invited]:
        """To which tables this person is asked to come, the latest first."""
        rows: Any = await self._driver.read(INVITED_TO, (person,))
        return [Invited(*row) for row in rows]

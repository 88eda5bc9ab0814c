"""Ratings of people, and the games that made them: each finished game counts once, whoever is killed when.

The entry that ends a rated game also says that its row is `due`. One transaction then writes what the game
tells of everybody and takes that mark away: without the mark, or with a rating that another game has changed
meanwhile, it is a Conflict, and nothing is written.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, cast

from terroir.store.driver import Driver, Step, Value
from terroir.store.people_rows import RATED, STANDINGS, RatedGame, Standing
from terroir.store.sql import marks

DUE = "SELECT id FROM tables WHERE rating = 'due' ORDER BY listed_ms, id LIMIT $1"
DONE = "UPDATE tables SET rating = $1 WHERE id = $2 AND rating = 'due'"
MOVE = (
    "UPDATE ratings SET mu = $1, sigma = $2, surprise = $3, games = $4, at_ms = $5"
    " WHERE person_id = $6 AND game = $7 AND games = $8"
)
OF = STANDINGS.select("person_id = $1 ORDER BY game")
LEADERS = (
    f"SELECT name, {STANDINGS.columns} FROM ratings JOIN people ON id = person_id"
    " WHERE game = $1 AND games >= $2 AND banned_ms IS NULL AND NOT EXISTS (SELECT 1 FROM private_items"
    " WHERE private_items.person_id = id AND item = 'ratings') ORDER BY mu DESC, person_id LIMIT $3"
)
TOGETHER = (
    "SELECT table_id, person_id FROM rated WHERE table_id IN"
    " (SELECT table_id FROM rated WHERE person_id = $1 AND game = $2 AND at_ms > $3)"
)
COURSE = (
    f"SELECT table_id, {RATED.columns} FROM rated WHERE person_id = $1 AND game = $2"
    " ORDER BY at_ms DESC, table_id LIMIT $3"
)


class Leader(NamedTuple):
    """Somebody in a list."""

    name: str
    standing: Standing


class Ratings:
    """Who is how strong, by game. A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def due(self, most: int) -> list[str]:
        """Finished games that have not been counted yet, in the order of their ends."""
        return [cast(str, row[0]) for row in await self._driver.read(DUE, (most,))]

    async def count(self, table: str, moved: Sequence[tuple[Standing, RatedGame]]) -> None:
        """The game of this table has counted: everybody's standing after it, and what it was for them."""
        steps = [Step(DONE, ("counted", table), rows=1)]
        for new, game in moved:
            steps += [_move(new), Step(RATED.insert, RATED.values(game, within=table))]
        await self._driver.write(tuple(steps))

    async def leave_out(self, table: str, why: str) -> None:
        """The game of this table does not count."""
        await self._driver.write((Step(DONE, (why, table), rows=1),))

    async def at(self, game: str, people: Collection[str]) -> dict[str, Standing]:
        """The standings of these people."""
        if not people:
            return {}
        sql = STANDINGS.select(f"game = $1 AND person_id IN ({marks(len(people), 2)})")
        values: tuple[Value, ...] = (game, *people)
        found = [STANDINGS.read(row) for row in await self._driver.read(sql, values)]
        return {one.person: one for one in found}

    async def of(self, person: str) -> list[Standing]:
        """The standings of somebody, in every game that they have played."""
        return [STANDINGS.read(row) for row in await self._driver.read(OF, (person,))]

    async def leaders(self, game: str, games: int, most: int) -> list[Leader]:
        """The strongest first, of those with at least so many games."""
        rows = await self._driver.read(LEADERS, (game, games, most))
        return [Leader(cast(str, name), STANDINGS.read(rest)) for name, *rest in rows]

    async def together(self, game: str, people: Collection[str], since_ms: int) -> int:
        """How many games have counted since then in which these people played, and nobody else."""
        tables: dict[str, set[str]] = {}
        rows: Any = await self._driver.read(TOGETHER, (next(iter(people)), game, since_ms))
        for table, person in rows:
            tables.setdefault(table, set()).add(person)
        return sum(sat == set(people) for sat in tables.values())

    async def course(self, person: str, game: str, most: int) -> list[tuple[str, RatedGame]]:
        """The last games of somebody that counted, the latest first, each with its table."""
        rows = await self._driver.read(COURSE, (person, game, most))
        return [(cast(str, table), RATED.read(rest)) for table, *rest in rows]


def _move(new: Standing) -> Step:
    """Conflict if the standing is not the one that the game was counted from."""
    if new.games == 1:
        return Step(STANDINGS.insert, STANDINGS.values(new))
    kept = (new.mu, new.sigma, new.surprise, new.games, new.at_ms)
    return Step(MOVE, (*kept, new.person, new.game, new.games - 1), rows=1)

"""The store as the server meets it. Whatever returns without an error is durable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from terroir.store import queries
from terroir.store.chain import BEGIN, Head, Logged, check, link
from terroir.store.driver import Driver, Heard, Row, Step
from terroir.store.rows import (
    CHAT,
    PEOPLE,
    SEATS,
    TABLES,
    Facts,
    Filter,
    Mute,
    NewTable,
    Person,
    Said,
    SeatRow,
    TableRow,
    Token,
)

EVERYTHING = 2**31


class Store:
    """Logs, lists, people and chat, over either database.

    Any method may raise StoreUnavailable, and those that write OutcomeUnknown.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    # the log

    async def create(self, new: NewTable, at_ms: int, kind: str, body: bytes) -> Head:
        """A table with the first entry of its log; Conflict if there is one of this id."""
        first = link(new.row.id, BEGIN, at_ms, kind, body)
        await self._driver.append(new.row.id, first, BEGIN.hash, queries.add_table(new))
        return first.head

    async def append(
        self, table: str, head: Head, at_ms: int, kind: str, body: bytes, facts: Facts | None = None
    ) -> Head:
        """Add the entry that follows `head`; Conflict if another one does already."""
        entry = link(table, head, at_ms, kind, body)
        also = queries.change(table, facts) if facts is not None else ()
        await self._driver.append(table, entry, head.hash, also)
        return entry.head

    async def entries(self, table: str, after: Head = BEGIN, limit: int = EVERYTHING) -> list[Logged]:
        """The entries that follow `after`, in their order, each checked to follow; else Broken."""
        found = await self._driver.log(table, after.seq, limit)
        check(table, found, after)
        return found

    async def last(self, table: str) -> int:
        """The number of the last entry, 0 if there is no such table."""
        ((seq,),) = await self._driver.read(queries.LAST, (table,))
        return cast(int, seq or 0)

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        """Of tables known up to a number, those that another process has written more of."""
        return await self._driver.behind(known)

    def listen(self, heard: Heard) -> None:
        """From now on tell what other processes append; hints only, some may never come."""
        self._driver.listen(heard)

    # tables

    async def table(self, table: str) -> TableRow | None:
        rows = await self._driver.read(queries.TABLE, (table,))
        return (await self._with_seats(rows))[0] if rows else None

    async def tables(self, asked: Filter) -> list[TableRow]:
        """The tables that fit, the latest first; for the next page ask `after` the last one."""
        return await self._with_seats(await self._driver.read(*queries.listing(asked)))

    async def due(self, before_ms: int) -> list[str]:
        """The tables that have to act on their own by then."""
        return [cast(str, row[0]) for row in await self._driver.read(queries.DUE, (before_ms,))]

    async def ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """Every table, page by page."""
        return [cast(str, row[0]) for row in await self._driver.read(queries.IDS, (after, limit))]

    async def secret(self, table: str) -> bytes | None:
        """What the draws of a table come from: never to be shown before its end."""
        return cast("bytes | None", await self._one(queries.SECRET, table))

    async def invite_hash(self, table: str) -> bytes | None:
        return cast("bytes | None", await self._one(queries.INVITE, table))

    async def set_invite(self, table: str, hashed: bytes | None) -> None:
        """Make this the only invitation; without one nobody else comes in by invitation."""
        await self._driver.write((Step(queries.SET_INVITE, (hashed, table), rows=1),))

    async def add_import(self, new: NewTable, text: str) -> None:
        """A game played elsewhere, by its record."""
        await self._driver.write(queries.add_import(new, text))

    async def imported(self, table: str) -> str | None:
        """The record of a game played elsewhere."""
        return cast("str | None", await self._one(queries.IMPORT, table))

    # people

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        """Somebody new, with the token that they will be known by; Conflict if one is taken."""
        token = Token(token_hash, person.id, person.created_ms)
        await self._driver.write(queries.add_person(person, token))

    async def person(self, person: str) -> Person | None:
        return _person(await self._driver.read(queries.PERSON, (person,)))

    async def person_of(self, token_hash: bytes) -> Person | None:
        """Whose token this is; None if nobody's, or no more."""
        return _person(await self._driver.read(queries.PERSON_OF_TOKEN, (token_hash,)))

    async def rename(self, person: str, name: str) -> None:
        await self._driver.write((Step(queries.RENAME_PERSON, (name, person), rows=1),))

    async def add_token(self, person: str, token_hash: bytes, at_ms: int) -> None:
        await self._driver.write((queries.add_token(Token(token_hash, person, at_ms)),))

    async def revoke(self, token_hash: bytes) -> None:
        await self._driver.write((Step(queries.REVOKE_TOKEN, (token_hash,)),))

    async def forget(self, person: str) -> None:
        """No person and no token any more; what they did at tables stays."""
        steps = (Step(queries.REVOKE_TOKENS, (person,)), Step(queries.FORGET_PERSON, (person,)))
        await self._driver.write(steps)

    # chat

    async def say(self, table: str, person: str | None, name: str, text: str, at_ms: int) -> Said:
        """One more line; it gets the next number."""
        line = Step(queries.SAY, (table, person, name, text, at_ms))
        ((number,),) = await self._driver.write((Step(queries.COUNT_LINE, (table,), rows=1), line))
        return Said(cast(int, number), person, name, text, at_ms)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Said]:
        """The latest lines after a number, in their order."""
        rows = await self._driver.read(queries.LINES, (table, after, limit))
        return [CHAT.read(row) for row in reversed(rows)]

    async def mute(self, table: str, person: str, muted: str, on: bool = True) -> None:
        """At this table `person` reads, or reads again, what `muted` says."""
        await self._driver.write((queries.mute(table, Mute(person, muted), on),))

    async def mutes(self, table: str) -> list[tuple[str, str]]:
        """Who has muted whom."""
        rows = await self._driver.read(queries.MUTED, (table,))
        return [(cast(str, by), cast(str, muted)) for by, muted in rows]

    # its life

    def waiting(self) -> int:
        """How many writes are under way."""
        return self._driver.waiting()

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        await self._driver.close()

    async def _one(self, sql: str, table: str) -> object:
        rows = await self._driver.read(sql, (table,))
        return rows[0][0] if rows else None

    async def _with_seats(self, rows: Sequence[Row]) -> list[TableRow]:
        if not rows:
            return []
        seats: dict[str, list[SeatRow]] = {cast(str, row[0]): [] for row in rows}
        for table, *rest in await self._driver.read(*queries.seats_of(tuple(seats))):
            seats[cast(str, table)].append(SEATS.read(rest))
        return [TABLES.read(row, seats=tuple(seats[cast(str, row[0])])) for row in rows]


def _person(rows: Sequence[Row]) -> Person | None:
    return PEOPLE.read(rows[0]) if rows else None

"""The store as the server meets it. Whatever returns without an error is durable."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Any, cast

from terroir.store import named_entries, queries, quoting
from terroir.store.accounts import Accounts
from terroir.store.answers import Beside, Claimed, Door, Rest, Untouched
from terroir.store.chain import BEGIN, check, link
from terroir.store.deals import DealStore
from terroir.store.driver import Driver, Heard, Lane, Row, Step
from terroir.store.errors import Conflict, HeadLost
from terroir.store.events import EventStore
from terroir.store.friends import Friends
from terroir.store.merging import Merging
from terroir.store.notices import NoticeQueue, stir
from terroir.store.orders import Orders
from terroir.store.profiles import Profiles
from terroir.store.ratings import Ratings
from terroir.store.rows import (
    ANALYSES,
    BANS,
    BLOCKS,
    CHAT,
    CHECKPOINTS,
    DEEDS,
    ERASURES,
    NAMES,
    PEOPLE,
    REPORTS,
    SEATS,
    TABLES,
    AnalysisRow,
    Ban,
    Block,
    CheckpointRow,
    Deed,
    EntryRow,
    Facts,
    Filter,
    Head,
    Mark,
    Mute,
    NewTable,
    Person,
    Report,
    Said,
    SeatRow,
    Stage,
    TableRow,
    Token,
    folded,
)
from terroir.store.seekers import Seekers
from terroir.store.vacations import Vacations

EVERYTHING = 2**31
COMMON = 2_000
"""With so many seats, a name is not looked up from its seats."""
PAGE = 200
"""Entries that are read, checked and replayed within a few milliseconds."""
SLICE = 500
"""Rows that are read within a millisecond or two."""


class Store:
    """Logs, lists, people and chat, over either database.

    Any method may raise StoreUnavailable, and those that write OutcomeUnknown.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.accounts = Accounts(driver)
        self.merging = Merging(driver)
        self.notices = NoticeQueue(driver)
        self.ratings = Ratings(driver)
        self.profiles = Profiles(driver)
        self.events = EventStore(driver)
        self.deals = DealStore(driver)
        self.seekers = Seekers(driver)
        self.friends = Friends(driver)
        self.vacations = Vacations(driver)
        self.orders = Orders(driver)

    # the log

    async def create(self, new: NewTable, at_ms: int, kind: str, body: bytes) -> Head:
        """A table with the first entry of its log; Conflict if there is one of this id, or such a rematch."""
        first = link(new.row.id, BEGIN, at_ms, kind, body)
        await self._driver.append(first, queries.add_table(new))
        return first.head

    async def append(
        self,
        table: str,
        head: Head,
        at_ms: int,
        kind: str,
        body: bytes,
        facts: Facts | None = None,
        stirs: bool = False,
    ) -> Head:
        """Add the entry that follows `head`; Conflict if another one does already.

        If it `stirs`, it is noted with it that somebody may have to be told.
        """
        also = queries.change(table, facts) if facts is not None else ()
        if stirs:
            also += (stir(table, head.seq + 1),)
        if kind == named_entries.NAMED:
            body, name = named_entries.parted(head.seq + 1, body)
            also += (queries.add_name(table, name),)
        entry = link(table, head, at_ms, kind, body)
        await self._driver.append(entry, also)
        return entry.head

    async def entries(self, table: str, after: Head = BEGIN, limit: int = EVERYTHING) -> list[EntryRow]:
        """The entries that follow `after`, in their order, each checked to follow; else Broken.

        HeadLost if `after` itself is not there. Their bodies have the names that are kept beside the log,
        their hashes are those of the log itself.
        """
        if after == BEGIN:
            found = await self._driver.log(table, 0, limit)
        else:
            found = await self._driver.log(table, after.seq - 1, limit + 1)
            if not found or found.pop(0).head != after:
                raise HeadLost(f"table {table}: entry {after.seq} is not there any more")
        check(table, found, after)
        if not any(entry.kind == named_entries.NAMED for entry in found):
            return found
        names = [NAMES.read(row) for row in await self._driver.read(queries.NAMES_OF, (table,))]
        return named_entries.joined(found, {one.seq: one.name for one in names})

    async def pages(self, table: str, after: Head = BEGIN) -> AsyncIterator[list[EntryRow]]:
        """The same, a few at a time: whoever reads a long log keeps nobody waiting."""
        while page := await self.entries(table, after, PAGE):
            yield page
            after = page[-1].head

    async def checkpoint(self, table: str) -> tuple[Head, bytes] | None:
        """After which entry a table was kept as it was, and how; None if it was not, or it does not fit."""
        rows = await self._driver.read(queries.CHECKPOINT, (table,))
        if not rows:
            return None
        found = CHECKPOINTS.read(rows[0])
        head = Head(found.seq, found.hash)
        entry = await self._driver.log(table, found.seq - 1, 1)
        fits = entry and entry[0].head == head and found.sum == _sum(head, found.data)
        return (head, found.data) if fits else None

    async def set_checkpoint(self, table: str, head: Head, data: bytes) -> None:
        """Keep a table as it was after `head`."""
        row = CheckpointRow(head.seq, head.hash, data, _sum(head, data))
        await self._driver.write((Step(queries.SET_CHECKPOINT, CHECKPOINTS.values(row, within=table)),))

    async def last(self, table: str) -> int:
        """The number of the last entry, 0 if there is no such table."""
        ((seq,),) = await self._driver.read(queries.LAST, (table,))
        return cast(int, seq or 0)

    async def behind(self, known: Mapping[str, Head]) -> list[str]:
        """Of tables known up to a head, those whose log goes on, or does not come that far any more.

        Of a head without a hash only the number counts.
        """
        return await self._driver.behind(known)

    async def confirm(self) -> None:
        """Return once all that can be read now would outlive a failover to the synchronous standby."""
        await self._driver.confirm()

    async def heartbeat(self, now_ms: int) -> None:
        """Write a little, to learn whether writes are possible."""
        await self._driver.heartbeat(now_ms)

    def listen(self, heard: Heard) -> None:
        """From now on pass on what the processes say that share the database; some may never come."""
        self._driver.listen(heard)

    async def tell(self, texts: Sequence[str]) -> None:
        """Say this to all of them, ourselves too; what cannot be said now is lost."""
        await self._driver.tell(texts)

    # tables

    async def table(self, table: str) -> TableRow | None:
        rows = await self._driver.read(queries.TABLE, (table,))
        return (await self._with_seats(rows))[0] if rows else None

    async def tables(self, asked: Filter, lane: Lane = "searches") -> list[TableRow]:
        """Return the tables that fit, the latest first; for the next page ask `after` the last one."""
        rare = False
        if asked.name is not None:
            some = await self._driver.read(*queries.named(folded(asked.name), COMMON), lane)
            rare = len(some) < COMMON
        return await self._with_seats(await self._driver.read(*queries.listing(asked, rare), lane))

    async def due(self, before_ms: int) -> list[str]:
        """The tables that have to act on their own by then, or may have to: their logs say it."""
        return [cast(str, row[0]) for row in await self._driver.read(queries.DUE_NOW, (before_ms,), "chores")]

    async def due_later(self, after_ms: int) -> dict[str, int]:
        """The other tables that will have to act on their own, and when."""
        rows: Any = await self._driver.read(queries.DUE_LATER, (after_ms,), "chores")
        return dict(rows)

    async def due_open(self) -> dict[str, int]:
        """Return when each table that has not begun has to act on its own: no process owns it."""
        rows: Any = await self._driver.read(queries.DUE_OPEN, (), "chores")
        return dict(rows)

    async def note_due(self, *rests: Rest) -> None:
        """Running tables need not be opened before they are due, as long as nothing happens after `head`."""
        steps = [
            Step(queries.NOTE_DUE, (rest.due_ms, rest.head.seq, rest.owed, rest.table, rest.head.hash))
            for rest in rests
        ]
        if steps:
            await self._driver.write(tuple(steps))

    async def owed(self, tables: Collection[str]) -> dict[str, str]:
        """Whom running tables wait for, as it was noted when they were left, if it still is so."""
        if not tables:
            return {}
        rows: Any = await self._driver.read(*queries.owed(tuple(tables)))
        return dict(rows)

    async def ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """Every table, page by page."""
        return [cast(str, row[0]) for row in await self._driver.read(queries.IDS, (after, limit), "chores")]

    async def secret(self, table: str) -> bytes | None:
        """What the draws of a table come from: never to be shown before its end."""
        return cast("bytes | None", await self._one(queries.SECRET, table))

    async def rematch(self, table: str) -> str | None:
        """Where the people of a table play again."""
        return cast("str | None", await self._one(queries.REMATCH, table))

    async def forget_rematch(self, table: str, made: str) -> None:
        """That table was cancelled: the people of this one may make another."""
        await self._driver.write((Step(queries.FORGET_REMATCH, (table, made)),))

    async def invite_hash(self, table: str) -> bytes | None:
        return cast("bytes | None", await self._one(queries.INVITE, table))

    async def door(self, table: str, person: str | None) -> Door | None:
        """What decides whether somebody may come in, in one question whatever there is."""
        rows: Any = await self._driver.read(queries.DOOR, (person or "", table))
        if not rows:
            return None
        visibility, invite_hash, mine = rows[0]
        return Door(visibility != "private" or bool(mine), invite_hash)

    async def set_invite(self, table: str, hashed: bytes | None) -> None:
        """Make this the only invitation; without one nobody else comes in by invitation."""
        await self._driver.write((Step(queries.SET_INVITE, (hashed, table), rows=1),))

    async def add_import(self, new: NewTable, text: str) -> None:
        """A game played elsewhere, by its record."""
        await self._driver.write(queries.add_import(new, text))

    async def imported(self, table: str) -> str | None:
        """The record of a game played elsewhere."""
        return cast("str | None", await self._one(queries.IMPORT, table))

    async def analysis(self, table: str) -> AnalysisRow | None:
        """What is known of a finished game afterwards, if anybody wanted to know."""
        rows = await self._driver.read(queries.ANALYSIS, (table,))
        return ANALYSES.read(rows[0]) if rows else None

    async def keep_analysis(self, table: str, analysis: AnalysisRow) -> None:
        """With its game, in place of an older one."""
        await self._driver.write((Step(queries.KEEP_ANALYSIS, ANALYSES.values(analysis, within=table)),))

    # where several processes share a database

    async def beside(self, tables: Sequence[str]) -> dict[str, Beside]:
        """What there is at these tables beside their logs, in one question for all of them."""
        if not tables:
            return {}
        rows: Any = await self._driver.read(queries.BESIDE, (tables,))  # type: ignore[arg-type]
        return {
            table: Beside(
                lines,
                rematch,
                {(by, muted) for by, muted in mutes},
                {person: None if until is None else int(until) for person, until in bans},
            )
            for table, lines, rematch, mutes, bans in rows
        }

    async def revoked(self, held: Collection[bytes]) -> set[bytes]:
        """Of hashes of tokens, those that nobody has any more."""
        if not held:
            return set()
        rows = await self._driver.read(queries.HELD, (list(held),))  # type: ignore[arg-type]
        return set(held) - {bytes(cast(bytes, row[0])) for row in rows}

    async def enter(self, process: str, lease_ms: int) -> None:
        """From now on there is this process."""
        await self._driver.write((Step(queries.ENTER, (process, lease_ms)),))

    async def renew(self, process: str, lease_ms: int, most: int, claim: bool) -> list[Claimed]:
        """There still is this process; Conflict if it was taken for dead.

        To `claim` is to take over running tables that nobody looks after, not more than so many at once.
        """
        renew = Step(queries.RENEW, (process, lease_ms), rows=1)
        if not claim:
            await self._driver.write((renew,))
            return []
        take = Step(queries.CLAIM, (process, most))
        rows: Any = await self._driver.write((renew, Step(queries.BURY, ()), take))
        # Where something has happened since it was noted when the table is due, the log alone says it.
        return [Claimed(id, seq, due if noted == seq else 0) for id, due, noted, seq in rows]

    async def take(self, process: str, table: str) -> bool:
        """Look after a table from now on, if nobody else does."""
        try:
            await self._driver.write((Step(queries.TAKE, (process, table), rows=1),))
        except Conflict:
            return False
        return True

    async def resign(self, process: str) -> None:
        """There is no such process any more: others take over its tables."""
        await self._driver.write((Step(queries.RESIGN, (process,)),))

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

    async def show(self, person: str, since_ms: int | None) -> None:
        """Others may see that this person is here, since then; None: they may not."""
        await self._driver.write((Step(queries.SHOW_PERSON, (since_ms, person), rows=1),))

    async def add_token(self, person: str, token_hash: bytes, at_ms: int) -> None:
        await self._driver.write((queries.add_token(Token(token_hash, person, at_ms)),))

    async def erase(self, person: str, at_ms: int) -> None:
        """Nobody of this id any more, and no name, line or record of theirs; their moves stay, as an id's."""
        await self._driver.write(queries.erase(person, at_ms))
        await self._erase_names(person)

    async def erase_remains(self, before_ms: int) -> None:
        """What could not go with somebody at once, or was written by a process that did not know yet.

        Of those who were erased before that time, and of whom nothing is left, it is forgotten too.
        """
        for one in [ERASURES.read(row) for row in await self._driver.read(queries.ERASED, ())]:
            if await self._erase_names(one.person) and one.at_ms < before_ms:
                await self._driver.write((Step(queries.FORGET_ERASURE, (one.person,)),))

    async def _erase_names(self, person: str) -> bool:
        """Names beside logs go; one in a log when its game is over, as servers know its hashes till then.

        Whether all are gone.
        """
        await self._driver.write((Step(queries.NAMELESS_SEATS, (person,)),))
        await quoting.erase(self._driver, person)
        inside: dict[str, str] = {}
        rows: Any = await self._driver.read(queries.SAT_DOWN, (named_entries.NAMED, person), "chores")
        await self._driver.write((Step(queries.FORGET_NAMES, (person,)),))
        for table, stage, body in rows:
            who, name = named_entries.named(body)
            if who == person and name:
                inside[table] = stage
        for table, stage in inside.items():
            if stage == "finished":
                await self._chain_anew(table, person)
        return all(stage == "finished" for stage in inside.values())

    async def _chain_anew(self, table: str, person: str) -> None:
        before = await self._driver.log(table, 0, EVERYTHING)
        end = check(table, before)
        after = named_entries.erased(table, before, person)
        heads = f"{end.hash.hex()} {after[-1].hash.hex()}"
        deed = Deed(token_hex(8), after[-1].at_ms, "", "chained-anew", person, table, heads)
        forget = (
            Step(queries.FORGET_NAME, (table, old.seq))
            for old, new in zip(before, after, strict=True)
            if old.body != new.body
        )
        drop = Step(queries.DROP_ENTRIES, (table,), rows=len(before))
        await self._driver.write((drop, *queries.add_entries(after), *forget, queries.add_deed(deed)))

    async def lines_of(self, person: str) -> list[tuple[str, Said]]:
        """All that somebody has said, and at which tables."""
        rows = await self._driver.read(queries.LINES_OF, (person,), "chores")
        return [(cast(str, table), CHAT.read(rest)) for table, *rest in rows]

    async def use(self, what: str, day: int, most: Mapping[str, int]) -> bool:
        """Whether all of these may have it once more on this day, each so often; if so, they have had it."""
        try:
            await self._driver.write(tuple(queries.use(who, many, day, what) for who, many in most.items()))
        except Conflict:
            return False
        return True

    async def give_back(self, what: str, day: int, who: Collection[str]) -> None:
        """Take back one `use` of each."""
        await self._driver.write(tuple(Step(queries.GIVE_BACK, (one, day, what)) for one in who))

    # what people want of each other, and what is done about it

    async def ban(self, table: str, ban: Ban, on: bool = True) -> None:
        """At this table somebody is not wanted, or is again."""
        values = BANS.values(ban, within=table)
        await self._driver.write((Step(queries.BAN, values) if on else Step(queries.UNBAN, values[:2]),))

    async def bans(self, table: str) -> list[Ban]:
        return [BANS.read(row) for row in await self._driver.read(queries.BANNED, (table,))]

    async def block(self, block: Block, on: bool = True) -> None:
        """Somebody wants nothing to do with somebody, or does again."""
        values = BLOCKS.values(block)
        await self._driver.write((Step(queries.BLOCK, values) if on else Step(queries.UNBLOCK, values[:2]),))

    async def blocked(self, person: str) -> list[str]:
        """Whom this person wants nothing to do with."""
        return [BLOCKS.read(row).blocked for row in await self._driver.read(queries.BLOCKED, (person,))]

    async def add_report(self, report: Report) -> None:
        await self._driver.write((Step(REPORTS.insert, REPORTS.values(report)),))

    async def reports(self, settled: bool = False) -> list[Report]:
        """What people have reported and nobody has settled yet, or all that is kept; the oldest first."""
        sql = queries.ALL_REPORTS if settled else queries.OPEN_REPORTS
        return [REPORTS.read(row) for row in await self._driver.read(sql, ())]

    async def reports_by(self, person: str) -> list[Report]:
        return [REPORTS.read(row) for row in await self._driver.read(queries.REPORTS_BY, (person,))]

    async def settle(self, report: str, at_ms: int, deed: Deed) -> None:
        """A report is dealt with; Conflict if there is none of this id, or none any more."""
        step = Step(queries.CLOSE_REPORT, (at_ms, report), rows=1)
        await self._driver.write((step, queries.add_deed(deed)))

    async def forget_reports(self, before_ms: int) -> None:
        """Reports that were settled before are not kept any longer."""
        await self._driver.write((Step(queries.OLD_REPORTS, (before_ms,)),))

    async def mark(self, mark: Mark, person: str, since_ms: int | None, deed: Deed) -> None:
        """Somebody is this since then; None: not any more. Conflict if there is nobody."""
        step = Step(queries.MARK[mark], (since_ms, person), rows=1)
        await self._driver.write((step, queries.add_deed(deed)))

    async def moderators(self) -> list[Person]:
        return [PEOPLE.read(row) for row in await self._driver.read(queries.MODERATORS, ())]

    async def restrained(self, limit: int) -> list[Person]:
        """Who is banned or muted on the whole server, the latest first."""
        return [PEOPLE.read(row) for row in await self._driver.read(queries.RESTRAINED, (limit,))]

    async def named(self, name: str) -> list[Person]:
        """Everybody who is called so."""
        return [PEOPLE.read(row) for row in await self._driver.read(queries.NAMED, (name,), "chores")]

    async def banned_since(self, ms: int) -> list[str]:
        return [cast(str, row[0]) for row in await self._driver.read(queries.BANNED_SINCE, (ms,))]

    async def rename_everywhere(self, person: str, name: str, deed: Deed) -> None:
        """Another name, also where they sat and what they said; Conflict if there is nobody."""
        first, *others = (Step(sql, (name, person)) for sql in queries.RENAME_EVERYWHERE)
        seats = Step(queries.RENAME_SEATS, (name, folded(name), person))
        await self._driver.write((first._replace(rows=1), *others, seats, queries.add_deed(deed)))

    async def note(self, deed: Deed) -> None:
        """Write down what was done about somebody."""
        await self._driver.write((queries.add_deed(deed),))

    async def deeds(self, limit: int, by_hosts: bool = True) -> list[Deed]:
        """What was done, the latest first; also what hosts did at their tables, or not."""
        sql = queries.LAST_DEEDS if by_hosts else queries.LAST_DEEDS_HERE
        return [DEEDS.read(row) for row in await self._driver.read(sql, (limit,))]

    # the end of things

    async def untouched(self, stage: Stage, before_ms: int) -> list[Untouched]:
        """Tables of a stage at which nothing has happened since."""
        rows: Any = await self._driver.read(queries.UNTOUCHED, (stage, before_ms), "chores")
        return [Untouched(*row) for row in rows]

    async def ended(self, before_ms: int, played: bool) -> dict[str, int]:
        """Tables that ended before, or only those where nobody ever played, and how many entries each has."""
        sql = queries.ENDED if played else queries.NEVER_PLAYED
        rows: Any = await self._driver.read(sql, (before_ms,), "chores")
        return dict(rows)

    async def remove(self, table: str, entries: int) -> None:
        """A table is gone, with all that belongs to it; Conflict if it has other than so many entries."""
        drop = Step(queries.DROP_ENTRIES, (table,), rows=entries)
        again = Step(queries.NO_REMATCH, (table,))
        await self._driver.write((again, Step(queries.DROP_TABLE, (table,), rows=1), drop))

    async def forget_quotas(self, day: int) -> None:
        """What was used before that day counts no more."""
        await self._driver.write((Step(queries.OLD_QUOTAS, (day,)),))

    # chat

    async def say(
        self, table: str, person: str | None, name: str, text: str, at_ms: int, command: str | None = None
    ) -> Said:
        """One more line; it gets the next number. Of a command that came before, the line that it made."""
        line = Step(queries.SAY, (table, person, name, text, at_ms, command))
        try:
            ((number,),) = await self._driver.write((Step(queries.COUNT_LINE, (table,), rows=1), line))
        except Conflict:
            made = await self._driver.read(queries.LINE, (table, person, command))
            if not made:
                raise
            return CHAT.read(made[0])
        return Said(cast(int, number), person, name, text, at_ms, command)

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
        for number, (table, *rest) in enumerate(await self._driver.read(*queries.seats_of(tuple(seats)))):
            if number % SLICE == SLICE - 1:
                await sleep(0)  # others have their turn
            seats[cast(str, table)].append(SEATS.read(rest))
        await sleep(0)
        return [TABLES.read(row, seats=tuple(seats[cast(str, row[0])])) for row in rows]


def _sum(head: Head, data: bytes) -> bytes:
    return sha256(head.hash + data).digest()


def _person(rows: Sequence[Row]) -> Person | None:
    return PEOPLE.read(rows[0]) if rows else None

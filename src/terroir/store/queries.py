"""The statements of the store. One text for both databases: $1, $2, ... first mentioned in this order."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import UNSET

from terroir.store.driver import Step, Value
from terroir.store.rows import (
    ANALYSES,
    BANS,
    BLOCKS,
    CHAT,
    CHECKPOINTS,
    DEEDS,
    ENTRIES,
    ERASURES,
    IMPORTS,
    MUTES,
    NAMES,
    PEOPLE,
    QUOTAS,
    REPORTS,
    SEATS,
    TABLES,
    TOKENS,
    Deed,
    EntryRow,
    Erasure,
    Facts,
    Filter,
    Import,
    Mute,
    Name,
    NewTable,
    Person,
    SeatRow,
    Token,
    Used,
    folded,
)
from terroir.store.sql import marks

TABLE = TABLES.select("id = $1")
SECRET = "SELECT secret FROM tables WHERE id = $1"
INVITE = "SELECT invite_hash FROM tables WHERE id = $1"
DOOR = (
    "SELECT visibility, invite_hash, host = $1 OR EXISTS"
    " (SELECT 1 FROM seats WHERE table_id = id AND person_id = $1) OR EXISTS"
    " (SELECT 1 FROM invitations WHERE table_id = id AND person_id = $1) FROM tables WHERE id = $2"
)
SET_INVITE = "UPDATE tables SET invite_hash = $1 WHERE id = $2"
# Running tables of which the log alone says when they are due: something has happened since it was noted.
UNNOTED = "stage = 'running' AND EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND seq > due_seq)"
DUE_NOW = f"SELECT id FROM tables WHERE due_ms <= $1 OR ({UNNOTED}) ORDER BY due_ms, id"
DUE_LATER = f"SELECT id, due_ms FROM tables WHERE due_ms > $1 AND NOT ({UNNOTED})"
DUE_OPEN = "SELECT id, due_ms FROM tables WHERE stage = 'open' AND due_ms IS NOT NULL"
# Only where that entry is there: a failover may have lost it.
NOTE_DUE = (
    "UPDATE tables SET due_ms = $1, due_seq = $2, owed = $3 WHERE id = $4 AND stage = 'running'"
    " AND EXISTS (SELECT 1 FROM entries WHERE table_id = id AND seq = $2 AND hash = $5)"
)
REMATCH = "SELECT rematch FROM tables WHERE id = $1"
SET_REMATCH = "UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL"
FORGET_REMATCH = "UPDATE tables SET rematch = NULL WHERE id = $1 AND rematch = $2"
NO_REMATCH = "UPDATE tables SET rematch = NULL WHERE id = (SELECT rematch_of FROM tables WHERE id = $1)"
HEARTBEAT = (
    "INSERT INTO heartbeats (id, at_ms) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms"
)
LAST = "SELECT MAX(seq) FROM entries WHERE table_id = $1"
IDS = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"

PERSON = PEOPLE.select("id = $1")
PERSON_OF_TOKEN = PEOPLE.select("id = (SELECT person_id FROM tokens WHERE hash = $1)")
RENAME_PERSON = "UPDATE people SET name = $1 WHERE id = $2"

RENAME_EVERYWHERE = (
    "UPDATE people SET name = $1 WHERE id = $2",
    "UPDATE names SET name = $1 WHERE person_id = $2",
    "UPDATE chat SET name = $1 WHERE person_id = $2",
    "UPDATE entrants SET name = $1 WHERE person_id = $2",
)
RENAME_SEATS = "UPDATE seats SET name = $1, folded = $2 WHERE person_id = $3"
SHOW_PERSON = "UPDATE people SET shown_ms = $1 WHERE id = $2"
MARK = {mark: f"UPDATE people SET {mark}_ms = $1 WHERE id = $2" for mark in ("banned", "muted", "moderator")}
MODERATORS = PEOPLE.select("moderator_ms IS NOT NULL ORDER BY moderator_ms, id")
RESTRAINED = PEOPLE.select(
    "banned_ms IS NOT NULL OR muted_ms IS NOT NULL ORDER BY COALESCE(banned_ms, muted_ms) DESC, id LIMIT $1"
)
NAMED = PEOPLE.select("name = $1 ORDER BY created_ms, id")
BANNED_SINCE = "SELECT id FROM people WHERE banned_ms >= $1"
BAN = f"{BANS.insert} ON CONFLICT (table_id, person_id) DO UPDATE SET until_ms = excluded.until_ms"
UNBAN = "DELETE FROM bans WHERE table_id = $1 AND person_id = $2"
BANNED = BANS.select("table_id = $1")
BLOCK = f"{BLOCKS.insert} ON CONFLICT DO NOTHING"
UNBLOCK = "DELETE FROM blocks WHERE person_id = $1 AND blocked_id = $2"
BLOCKED = BLOCKS.select("person_id = $1 ORDER BY blocked_id")
OPEN_REPORTS = REPORTS.select("closed_ms IS NULL ORDER BY at_ms, id")
ALL_REPORTS = REPORTS.select("TRUE ORDER BY at_ms, id")
REPORTS_BY = REPORTS.select("by_id = $1 ORDER BY at_ms, id")
# What was said goes with the report's end: it was kept for it alone.
CLOSE_REPORT = "UPDATE reports SET closed_ms = $1, lines = '[]' WHERE id = $2 AND closed_ms IS NULL"
OLD_REPORTS = "DELETE FROM reports WHERE closed_ms < $1"
LAST_DEEDS = DEEDS.select("TRUE ORDER BY at_ms DESC, id LIMIT $1")
# What hosts do is their own affair.
LAST_DEEDS_HERE = DEEDS.select(
    "what IN ('settled', 'banned', 'unbanned', 'muted', 'unmuted', 'renamed', 'closed', 'moderator-added',"
    " 'moderator-removed') ORDER BY at_ms DESC, id LIMIT $1"
)

USE = (
    f"{QUOTAS.insert} ON CONFLICT (who, day, what)"
    " DO UPDATE SET used = quotas.used + 1 WHERE quotas.used < $5"
)
GIVE_BACK = "UPDATE quotas SET used = used - 1 WHERE who = $1 AND day = $2 AND what = $3 AND used > 0"
OLD_QUOTAS = "DELETE FROM quotas WHERE day < $1"

# What goes with a person. Their ids stay in the logs, and name nobody any more.
ERASE = (
    "DELETE FROM chat WHERE person_id = $1",
    "DELETE FROM mutes WHERE person_id = $1 OR muted_id = $1",
    "DELETE FROM bans WHERE person_id = $1",
    "DELETE FROM blocks WHERE blocked_id = $1",
    "DELETE FROM hushed WHERE person_id = $1",
    "DELETE FROM told WHERE person_id = $1",
    "DELETE FROM rated WHERE person_id = $1",
    "DELETE FROM invitations WHERE person_id = $1 OR by_id = $1",
    "DELETE FROM orders WHERE person_id = $1",
    "DELETE FROM reports WHERE by_id = $1 OR person_id = $1",
    "DELETE FROM quotas WHERE who = $1",
    "UPDATE entrants SET name = '', stage = 'out', waiting_ms = NULL WHERE person_id = $1",
    "UPDATE events SET title = '', host_id = NULL WHERE host_id = $1",
    "DELETE FROM tables WHERE host = $1 AND stage = 'imported'",
    "DELETE FROM people WHERE id = $1",
)
NAMELESS_SEATS = "UPDATE seats SET name = '', folded = '' WHERE person_id = $1"
# Where somebody sat down, also at tables that they left again.
SAT_DOWN = (
    "SELECT table_id, stage, body FROM entries JOIN tables ON id = table_id"
    " WHERE kind = $1 AND table_id IN (SELECT table_id FROM seats WHERE person_id = $2"
    " UNION SELECT table_id FROM names WHERE person_id = $2)"
)
ERASED = ERASURES.select("TRUE")
FORGET_ERASURE = "DELETE FROM erasures WHERE person_id = $1"
FORGET_NAMES = "DELETE FROM names WHERE person_id = $1"
FORGET_NAME = "DELETE FROM names WHERE table_id = $1 AND seq = $2"
DROP_ENTRIES = "DELETE FROM entries WHERE table_id = $1"
LINES_OF = f"SELECT table_id, {CHAT.columns} FROM chat WHERE person_id = $1 ORDER BY at_ms, table_id, number"

LAST_ENTRY = "FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1"
# Tables at which nothing has happened since: how many entries they have, when the last was made, their clock.
UNTOUCHED = (
    f"SELECT * FROM (SELECT id, (SELECT seq {LAST_ENTRY}) AS entries, (SELECT at_ms {LAST_ENTRY}) AS last_ms,"
    " clock FROM tables WHERE stage = $1 AND created_ms < $2) AS quiet WHERE last_ms < $2 ORDER BY id"
)
# A table that somebody complains of is kept until the complaint is settled.
ENDED = (
    f"SELECT id, COALESCE((SELECT seq {LAST_ENTRY}), 0) FROM tables"
    " WHERE stage IN ('finished', 'imported') AND listed_ms < $1"
    " AND id NOT IN (SELECT table_id FROM reports WHERE closed_ms IS NULL) ORDER BY id"
)
NEVER_PLAYED = ENDED.replace(" ORDER BY id", " AND reason = 'cancelled' AND started_ms IS NULL ORDER BY id")
DROP_TABLE = "DELETE FROM tables WHERE id = $1"

# Whoever speaks at the same time waits here, so that numbers have no gaps.
COUNT_LINE = "UPDATE tables SET lines = lines + 1 WHERE id = $1"
SAY = (
    "INSERT INTO chat (table_id, number, person_id, name, text, at_ms, command) VALUES"
    " ($1, (SELECT lines FROM tables WHERE id = $1), $2, $3, $4, $5, $6) RETURNING number"
)
LINES = CHAT.select("table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3")
LINE = CHAT.select("table_id = $1 AND person_id = $2 AND command = $3")
MUTE = f"{MUTES.insert} ON CONFLICT DO NOTHING"
UNMUTE = "DELETE FROM mutes WHERE table_id = $1 AND person_id = $2 AND muted_id = $3"
MUTED = MUTES.select("table_id = $1 ORDER BY person_id, muted_id")
CHECKPOINT = CHECKPOINTS.select("table_id = $1")
SET_CHECKPOINT = (
    f"{CHECKPOINTS.insert} ON CONFLICT (table_id) DO UPDATE"
    " SET seq = excluded.seq, hash = excluded.hash, data = excluded.data, sum = excluded.sum"
)
NAMES_OF = NAMES.select("table_id = $1")
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = $1"
IMPORT = IMPORTS.select("table_id = $1")
ANALYSIS = ANALYSES.select("table_id = $1")
KEEP_ANALYSIS = (
    f"{ANALYSES.insert} ON CONFLICT (table_id) DO UPDATE SET format = excluded.format, data = excluded.data"
)
# Where several processes share a database, which then is PostgreSQL. Only its clock counts.
NOW_MS = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ENTER = f"INSERT INTO processes (id, until_ms) VALUES ($1, {NOW_MS} + $2)"
RENEW = f"UPDATE processes SET until_ms = {NOW_MS} + $2 WHERE id = $1"
RESIGN = "DELETE FROM processes WHERE id = $1"
# A process that is just renewing is alive, and two that bury each other must not wait for each other.
BURY = f"""
DELETE FROM processes WHERE id IN (
    SELECT id FROM processes WHERE until_ms < {NOW_MS} FOR UPDATE SKIP LOCKED)
"""
UNOWNED = "(owner IS NULL OR NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = owner))"
CLAIM = f"""
UPDATE tables SET owner = $1 WHERE id IN (
    SELECT id FROM tables WHERE stage = 'running' AND {UNOWNED} ORDER BY due_ms LIMIT $2
    FOR UPDATE SKIP LOCKED)
RETURNING id, due_ms, due_seq, (SELECT MAX(seq) FROM entries WHERE table_id = id)
"""
# What there is at tables beside their logs, one row for each.
BESIDE = """
SELECT id, lines, rematch,
    ARRAY(SELECT ARRAY[person_id, muted_id] FROM mutes WHERE table_id = id),
    ARRAY(SELECT ARRAY[person_id, until_ms::text] FROM bans WHERE table_id = id)
FROM tables WHERE id = ANY($1::text[])
"""
HELD = "SELECT hash FROM tokens WHERE hash = ANY($1::bytea[])"
TAKE = f"UPDATE tables SET owner = $1 WHERE id = $2 AND {UNOWNED}"
CHANGED = [field for field in Facts.__struct_fields__ if field != "seats"]


def add_person(person: Person, token: Token) -> tuple[Step, ...]:
    return Step(PEOPLE.insert, PEOPLE.values(person)), add_token(token)


def add_name(table: str, name: Name) -> Step:
    return Step(NAMES.insert, NAMES.values(name, within=table))


def add_entries(entries: Sequence[EntryRow]) -> Iterator[Step]:
    """A whole log, some hundred entries with each statement."""
    width = len(ENTRIES.all)
    for start in range(0, len(entries), 200):
        some = [tuple(entry)[:width] for entry in entries[start : start + 200]]
        rows = ", ".join(f"({marks(width, 1 + width * row)})" for row in range(len(some)))
        values: Any = tuple(value for row in some for value in row)
        yield Step(f"INSERT INTO entries ({ENTRIES.columns}) VALUES {rows}", values, rows=len(some))


def use(who: str, most: int, day: int, what: str) -> Step:
    """Once more, if it was fewer than `most` times so far."""
    return Step(USE, (*QUOTAS.values(Used(who, day, what, 1)), most), rows=1)


def erase(person: str, at_ms: int) -> tuple[Step, ...]:
    """What is at hand of somebody goes, and it is written down that they wanted so."""
    noted = Step(f"{ERASURES.insert} ON CONFLICT DO NOTHING", ERASURES.values(Erasure(person, at_ms)))
    return noted, *(Step(sql, (person,)) for sql in ERASE)


def add_deed(deed: Deed) -> Step:
    return Step(DEEDS.insert, DEEDS.values(deed))


def add_token(token: Token) -> Step:
    return Step(TOKENS.insert, TOKENS.values(token))


def mute(table: str, mute: Mute, on: bool) -> Step:
    return Step(MUTE if on else UNMUTE, MUTES.values(mute, within=table))


def add_table(new: NewTable) -> tuple[Step, ...]:
    """The row of a table and those of its seats; a rematch must be the only one."""
    steps = (Step(TABLES.insert, TABLES.values(new.row, new)), *add_seats(new.row.id, new.row.seats))
    if new.row.rematch_of is None:
        return steps
    return Step(SET_REMATCH, (new.row.id, new.row.rematch_of), rows=1), *steps


def add_seats(table: str, seats: tuple[SeatRow, ...]) -> tuple[Step, ...]:
    return tuple(Step(SEATS.insert, SEATS.values(seat, within=table)) for seat in seats)


def add_import(new: NewTable, text: str) -> tuple[Step, ...]:
    return *add_table(new), Step(IMPORTS.insert, IMPORTS.values(Import(text), within=new.row.id))


def change(table: str, facts: Facts) -> tuple[Step, ...]:
    """What these facts change in the row of a table and in its seats."""
    changed = [(name, value) for name in CHANGED if (value := getattr(facts, name)) is not UNSET]
    steps: tuple[Step, ...] = ()
    if changed:
        sets = ", ".join(f"{name} = ${number}" for number, (name, _) in enumerate(changed, 1))
        sql = f"UPDATE tables SET {sets} WHERE id = ${len(changed) + 1}"
        steps += (Step(sql, (*(value for _, value in changed), table), rows=1),)
    if facts.seats is not UNSET:
        steps += (Step(CLEAR_SEATS, (table,)), *add_seats(table, facts.seats))
    return steps


class Listing:
    """A SELECT put together from the conditions of a filter."""

    def __init__(self) -> None:
        self.conditions: list[str] = []
        self.values: list[Value] = []

    def value(self, value: Value) -> str:
        self.values.append(value)
        return f"${len(self.values)}"

    def where(self, condition: str, *values: Value) -> None:
        """Add a condition with {0}, {1}, ... for its values."""
        self.conditions.append(condition.format(*map(self.value, values)))

    def between(self, column: str, begins: str, end: str) -> str:
        """The condition that a text is in a range, which has no end if that is empty."""
        lower = f"{column} >= {self.value(begins)}"
        return f"{lower} AND {column} < {self.value(end)}" if end else lower

    def where_set(self, condition: str, value: Value) -> None:
        if value is not None:
            self.where(condition, value)

    def where_in(self, column: str, values: tuple[Value, ...]) -> None:
        self.conditions.append(f"{column} IN ({', '.join(map(self.value, values))})")


def listing(asked: Filter, rare: bool = False) -> tuple[str, tuple[Value, ...]]:
    """The tables that a filter asks for, the latest first; its name is that of few seats if it is `rare`."""
    made = Listing()
    begins, end = prefix_range(folded(asked.name or ""))
    first = ""
    # First the tables of a person or of a rare name, by index: to ask every table would take longer the more
    # there are. Where a name has many seats, the latest tables soon have enough of them.
    if asked.person is not None:
        person = made.value(asked.person)
        first = (
            f"SELECT table_id FROM seats WHERE person_id = {person}"
            f" UNION SELECT id FROM tables WHERE host = {person}"
        )
    elif asked.name is not None and rare:
        first = f"SELECT DISTINCT table_id FROM seats WHERE {made.between('folded', begins, end)}"
    made.where_in("stage", asked.stages)
    for column in ("visibility", "game", "version", "players", "reason"):
        made.where_set(f"{column} = {{0}}", getattr(asked, column))
    made.where_set("listed_ms >= {0}", asked.since_ms)
    made.where_set("listed_ms <= {0}", asked.until_ms)
    seat = "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND "
    if asked.name is not None and (asked.person is not None or not rare):
        made.conditions.append(f"{seat}{made.between('folded', begins, end)})")
    if asked.bots is not None:
        made.conditions.append(f"{'' if asked.bots else 'NOT '}{seat}bot IS NOT NULL)")
    if asked.after is not None:
        made.where("(listed_ms, id) < ({0}, {1})", *asked.after)
    limit = made.value(asked.limit)
    if first:
        made.conditions.append("id = chosen.table_id")
    wanted = f"{' AND '.join(made.conditions)} ORDER BY listed_ms DESC, id DESC LIMIT {limit}"
    sql = TABLES.select(wanted)
    if first:
        # SQLite takes tables that are joined so in the order in which they stand.
        sql = sql.replace("FROM tables", f"FROM ({first}) AS chosen CROSS JOIN tables", 1)
    return sql, tuple(made.values)


def owed(tables: tuple[str, ...]) -> tuple[str, tuple[Value, ...]]:
    """What was noted of these tables, where nothing has happened since."""
    made = Listing()
    made.where_in("id", tables)
    made.conditions.append("owed <> ''")
    made.conditions.append("due_seq = (SELECT MAX(seq) FROM entries WHERE table_id = id)")
    return f"SELECT id, owed FROM tables WHERE {' AND '.join(made.conditions)}", tuple(made.values)


def seats_of(tables: tuple[str, ...]) -> tuple[str, tuple[Value, ...]]:
    """The seats of these tables."""
    made = Listing()
    made.where_in("table_id", tables)
    sql = f"SELECT table_id, {SEATS.columns} FROM seats WHERE {made.conditions[0]} ORDER BY table_id, seat"
    return sql, tuple(made.values)


def named(prefix: str, most: int) -> tuple[str, tuple[Value, ...]]:
    """Seats whose name begins so, up to so many of them."""
    made = Listing()
    condition = made.between("folded", *prefix_range(prefix))
    return f"SELECT 1 FROM seats WHERE {condition} LIMIT {made.value(most)}", tuple(made.values)


def prefix_range(prefix: str) -> tuple[str, str]:
    """The texts that begin so are those from the first to before the second; without an end if that is empty.

    Texts are compared by code points, which is how UTF-8 sorts.
    """
    for last in range(len(prefix) - 1, -1, -1):
        following = ord(prefix[last]) + 1
        if following <= sys.maxunicode:
            # There are no texts of surrogates.
            return prefix, prefix[:last] + chr(0xE000 if 0xD800 <= following <= 0xDFFF else following)
    return prefix, ""

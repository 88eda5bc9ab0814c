"""Who has to be told that it is their turn: written with the move, so that no crash loses it.

An entry of a table where somebody wants notices also writes that the table has `stirred`, in the same
transaction. One process then looks whose turn it is, and in one transaction turns that into `notices`, one
for each channel. What is sent together becomes a batch first: its name stays the same however often it is
sent, and it is gone when the receiver has taken it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple, cast

from terroir.store.driver import Driver, Step
from terroir.store.errors import Conflict
from terroir.store.people_rows import (
    CHANNELS,
    HUSHED,
    NOTICES,
    STIRRED,
    TOLD,
    WISHES,
    Channel,
    Hushed,
    Notice,
    Stirred,
    Told,
    Wish,
)
from terroir.store.rows import DUTIES, KEYS, Duty, Key

STIR = f"{STIRRED.insert} ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq"
STIRRED_TABLES = "SELECT table_id, seq FROM stirred ORDER BY table_id <= $1, table_id LIMIT $2"
SETTLE = "DELETE FROM stirred WHERE table_id = $1 AND seq = $2"
TELL = f"{TOLD.insert} ON CONFLICT (table_id, person_id) DO UPDATE SET since_ms = excluded.since_ms"
TOLD_AT = TOLD.select("table_id = $1")
HUSHED_AT = HUSHED.select("table_id = $1")
HUSHED_BY = "SELECT table_id FROM hushed WHERE person_id = $1 ORDER BY table_id"
HUSH = f"{HUSHED.insert} ON CONFLICT DO NOTHING"
UNHUSH = "DELETE FROM hushed WHERE table_id = $1 AND person_id = $2"
WANTING = "SELECT DISTINCT person_id FROM channels"
CHANNELS_OF = CHANNELS.select("person_id = $1 ORDER BY at_ms, id")
CHANNEL = CHANNELS.select("id = $1")
SET_CHANNEL = (
    f"{CHANNELS.insert} ON CONFLICT (id) DO UPDATE SET keys = excluded.keys, base = excluded.base,"
    " failed = 0, session = excluded.session"
)
# A browser has one address at a time.
REPLACE_CHANNEL = "DELETE FROM channels WHERE session = $1 AND id <> $2"
DROP_CHANNEL = "DELETE FROM channels WHERE id = $1 AND person_id = $2"
LOOKED = "UPDATE channels SET told = FALSE WHERE person_id = $1 AND told"
# A letter that is on its way meanwhile is not what they have not looked since.
LOOKED_ALREADY = (
    "DELETE FROM notices WHERE batch IS NOT NULL"
    " AND channel_id IN (SELECT id FROM channels WHERE person_id = $1 AND kind = 'mail')"
)
WISH_OF = WISHES.select("person_id = $1")
SET_WISH = (
    f"{WISHES.insert} ON CONFLICT (person_id) DO UPDATE SET language = excluded.language,"
    " zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
    " gather = excluded.gather"
)
ADD_NOTICE = (
    f"{NOTICES.insert} ON CONFLICT (channel_id, table_id) DO UPDATE SET since_ms = excluded.since_ms,"
    " due_ms = excluded.due_ms, kind = excluded.kind, batch = NULL, tries = 0"
)
NO_NOTICE = (
    "DELETE FROM notices WHERE table_id = $1 AND batch IS NULL"
    " AND channel_id IN (SELECT id FROM channels WHERE person_id = $2)"
)
# The longest due come first, but of nobody more than a few.
DUE = (
    f"SELECT {CHANNELS.columns} FROM ("
    "SELECT channels.*, due, ROW_NUMBER() OVER (PARTITION BY person_id ORDER BY due, id) AS place"
    " FROM channels JOIN (SELECT channel_id, MIN(due_ms) AS due FROM notices WHERE due_ms <= $1"
    " GROUP BY channel_id) AS waiting ON channel_id = id WHERE failed {} 0"
    ") AS ranked WHERE place <= $2 ORDER BY due, id LIMIT $3"
)
DUE_FIRST, DUE_AGAIN = DUE.format("="), DUE.format(">")
BATCHES = "SELECT DISTINCT batch FROM notices WHERE channel_id = $1 AND batch IS NOT NULL AND due_ms <= $2"
BATCH = "UPDATE notices SET batch = $1 WHERE channel_id = $2 AND batch IS NULL AND due_ms <= $3"
IN_BATCH = (
    "SELECT table_id, game, tries, kind FROM notices JOIN tables ON id = table_id"
    " WHERE batch = $1 ORDER BY id"
)
DROP_BATCH = "DELETE FROM notices WHERE batch = $1"
DROP_ALL = "DELETE FROM notices WHERE channel_id = $1"
SENT = (
    "UPDATE channels SET sent_ms = $1, failed = 0, told = EXISTS (SELECT 1 FROM notices WHERE batch = $2)"
    " WHERE id = $3"
)
LATER = "UPDATE notices SET due_ms = $1, tries = tries + 1 WHERE batch = $2"
FAILED = "UPDATE channels SET failed = failed + 1 WHERE id = $1"
SET_KEY = f"{KEYS.insert} ON CONFLICT DO NOTHING"
KEY = KEYS.select("name = $1")
DUTY = (
    f"{DUTIES.insert} ON CONFLICT (name) DO UPDATE SET owner = excluded.owner"
    " WHERE duties.owner = excluded.owner"
    " OR NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = duties.owner)"
)


class Batch(NamedTuple):
    """What is sent together."""

    name: str
    games: dict[str, str]
    """The tables, and what is played there."""
    tries: int
    invited: frozenset[str] = frozenset()
    """Of the tables, those to which somebody is asked to come; at the others it is their turn."""


def stir(table: str, seq: int) -> Step:
    """Written with the entry of this number."""
    return Step(STIR, STIRRED.values(Stirred(seq), within=table))


class NoticeQueue:
    """Channels, wishes and what waits to be sent. A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    # what people want

    async def wanting(self) -> frozenset[str]:
        """Everybody who has a channel."""
        return frozenset(cast(str, row[0]) for row in await self._driver.read(WANTING, ()))

    async def channels(self, person: str) -> list[Channel]:
        return [CHANNELS.read(row) for row in await self._driver.read(CHANNELS_OF, (person,))]

    async def channel(self, id: str) -> Channel | None:
        rows = await self._driver.read(CHANNEL, (id,))
        return CHANNELS.read(rows[0]) if rows else None

    async def set_channel(self, channel: Channel) -> None:
        steps = [Step(SET_CHANNEL, CHANNELS.values(channel))]
        if channel.session is not None:
            steps.append(Step(REPLACE_CHANNEL, (channel.session, channel.id)))
        await self._driver.write(tuple(steps))

    async def drop_channel(self, person: str, id: str) -> None:
        """Conflict if there is no such channel of this person."""
        await self._driver.write((Step(DROP_CHANNEL, (id, person), rows=1),))

    async def wish(self, person: str) -> Wish | None:
        rows = await self._driver.read(WISH_OF, (person,))
        return WISHES.read(rows[0]) if rows else None

    async def set_wish(self, wish: Wish) -> None:
        await self._driver.write((Step(SET_WISH, WISHES.values(wish)),))

    async def hush(self, table: str, person: str, on: bool) -> None:
        """Somebody wants no notices of a table, or does again."""
        values = HUSHED.values(Hushed(person), within=table)
        await self._driver.write((Step(HUSH if on else UNHUSH, values),))

    async def hushed_by(self, person: str) -> list[str]:
        return [cast(str, row[0]) for row in await self._driver.read(HUSHED_BY, (person,))]

    async def looked(self, person: str) -> None:
        """They know by themselves now: the next mail may come."""
        await self._driver.write((Step(LOOKED, (person,)), Step(LOOKED_ALREADY, (person,))))

    # from moves to notices

    async def stirred(self, most: int, after: str = "") -> list[tuple[str, int]]:
        """Return tables where something has happened, in turn from `after`, and the last entry of each."""
        rows = await self._driver.read(STIRRED_TABLES, (after, most))
        return [cast("tuple[str, int]", tuple(row)) for row in rows]

    async def told(self, table: str) -> dict[str, int]:
        """Of which decision each person was told last: since when they owed it."""
        return {
            one.person: one.since_ms for one in map(TOLD.read, await self._driver.read(TOLD_AT, (table,)))
        }

    async def hushed_at(self, table: str) -> set[str]:
        return {HUSHED.read(row).person for row in await self._driver.read(HUSHED_AT, (table,))}

    async def settle(
        self, table: str, seq: int, told: Mapping[str, int], idle: Collection[str], notices: list[Notice]
    ) -> None:
        """All that follows from this entry; Conflict if somebody was first or the table has gone on.

        `told` are the people who hear of a new decision, `idle` those who owe none any more.
        """
        steps = [Step(SETTLE, (table, seq), rows=1)]
        steps += [Step(NO_NOTICE, (table, person)) for person in idle]
        steps += [Step(TELL, TOLD.values(Told(*one), within=table)) for one in told.items()]
        steps += [Step(ADD_NOTICE, NOTICES.values(notice)) for notice in notices]
        await self._driver.write(tuple(steps))

    async def add(self, notice: Notice) -> None:
        """This has to be sent."""
        await self._driver.write((Step(ADD_NOTICE, NOTICES.values(notice)),))

    # sending

    async def due(self, now_ms: int, each: int, most: int, failed: bool = False) -> list[Channel]:
        """Return the channels by which something has to be sent now, at most `each` of a person, in order.

        They are those that have `failed` the last time, or the others.
        """
        sql = DUE_AGAIN if failed else DUE_FIRST
        return [CHANNELS.read(row) for row in await self._driver.read(sql, (now_ms, each, most))]

    async def batches(self, channel: str, name: str, now_ms: int) -> list[Batch]:
        """What has to be sent by a channel; what belongs to no batch yet becomes one of this name."""
        await self._driver.write((Step(BATCH, (name, channel, now_ms)),))
        rows: Any = await self._driver.read(BATCHES, (channel, now_ms))
        return [await self._batch(batch) for (batch,) in rows]

    async def _batch(self, name: str) -> Batch:
        rows: Any = await self._driver.read(IN_BATCH, (name,))
        games = {table: game for table, game, _, _ in rows}
        invited = frozenset(table for table, _, _, kind in rows if kind == "invited")
        return Batch(name, games, max((row[2] for row in rows), default=0), invited)

    async def sent(self, channel: str, batch: str, now_ms: int) -> None:
        """The receiver has taken it; whoever has looked meanwhile counts as told nothing."""
        await self._driver.write((Step(SENT, (now_ms, batch, channel)), Step(DROP_BATCH, (batch,))))

    async def later(self, channel: str, batch: str, due_ms: int) -> None:
        """The receiver could not be reached: once more then."""
        await self._driver.write((Step(LATER, (due_ms, batch)), Step(FAILED, (channel,))))

    async def give_up(self, channel: str, batch: str) -> None:
        await self._driver.write((Step(DROP_BATCH, (batch,)), Step(FAILED, (channel,))))

    async def drop_all(self, channel: str) -> None:
        """Nothing that waits has to be sent any more."""
        await self._driver.write((Step(DROP_ALL, (channel,)),))

    # the server's own

    async def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of this name, made when it is first asked for; all processes have the same."""
        if not (rows := await self._driver.read(KEY, (name,))):
            await self._driver.write((Step(SET_KEY, KEYS.values(Key(name, make()))),))
            rows = await self._driver.read(KEY, (name,))
        return bytes(KEYS.read(rows[0]).value)

    async def on_duty(self, process: str, name: str) -> bool:
        """Whether it is this process that does this for all; it is, if no living process was first."""
        try:
            await self._driver.write((Step(DUTY, DUTIES.values(Duty(name, process)), rows=1),))
        except Conflict:
            return False
        return True

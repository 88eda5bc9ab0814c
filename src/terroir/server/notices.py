"""Word when it is somebody's turn: from moves to notices, and out by the ways that people have chosen.

Of the processes that share a database one does this for all. What is due is found in the database every
second, and at once after a move of this process.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from terroir.core.errors import TerroirError
from terroir.server import delivering
from terroir.server.identity import new_id
from terroir.server.in_flight import MOST_EACH, Flight, InFlight, Lane
from terroir.server.logs import fail, tell
from terroir.server.refusal import Refusal
from terroir.store.errors import Conflict, StoreError
from terroir.store.people_rows import Channel, Notice, Wish
from terroir.table.entries import Entry, SeatPassed, SeatTaken
from terroir.table.live import LiveTable

if TYPE_CHECKING:
    from terroir.server.server import Server

EVERY_S = 1.0
AT_ONCE = 50
MOST_DUE = 1_000
"""Channels that are looked at in one round for what may be sent by them."""
DUTY = "notices"
HERE_MS = 60_000
"""Somebody who has the table before them is told only if they have not moved after so long."""
SEALED_MS = 5_000
"""Somebody whose turn is sealed is told only if it could not be played: by then it is, or was refused."""
AGAIN_S = (2, 20, 120, 600, 3600, 3 * 3600, 6 * 3600)
"""When a receiver that could not be reached is tried again; then it is given up."""
PLAIN = Wish("", "en", "UTC")
MINUTE_MS = 60_000


class Notices:
    """The people who want to be told something, and the one loop that tells them."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._wanting: frozenset[str] = frozenset()
        """Who wants notices."""
        self._stirred = asyncio.Event()
        self._key: bytes | None = None
        self._settled = ""
        """The table that was looked at last."""
        self.in_flight = InFlight()

    # ---- what others ask ------------------------------------------------------
    def concern(self, live: LiveTable, entry: Entry) -> bool:
        """Whether somebody at this table, or whom this seats there, wants to be told of what happens."""
        if not self._wanting:
            return False
        seated = entry.body.person if isinstance(entry.body, SeatTaken | SeatPassed) else None
        return seated in self._wanting or any(chair.person in self._wanting for chair in live.chairs)

    def stirred(self) -> None:
        """Something has happened at a table that concerns somebody."""
        self._stirred.set()

    async def looked(self, person: str) -> None:
        """Somebody is here and sees for themselves."""
        if person in self._wanting:
            await self._server.store.notices.looked(person)

    async def invited(self, table: str, person: str) -> None:
        """Somebody is asked to come to a table: they are told by all the ways they have chosen."""
        queue, now_ms = self._server.store.notices, self._server.clock.now_ms()
        wish = await queue.wish(person) or PLAIN
        for one in await queue.channels(person):
            await queue.add(Notice(one.id, table, now_ms, due(wish, one, now_ms), "invited"))
            self._stirred.set()

    async def load(self) -> None:
        """Who wants to be told, as the database says it."""
        self._wanting = await self._server.store.notices.wanting()

    def forget(self) -> None:
        """Read the key again: the database may have lost what it said."""
        self._key = None

    async def push_key(self) -> bytes:
        """The key that push messages are signed with: made once for the whole database."""
        if self._key is None:
            from terroir.server import push  # here: a server begins without it

            self._key = await self._server.store.notices.key("vapid", push.new_key)
        return self._key

    # ---- the loop ---------------------------------------------------------------
    async def keep(self) -> None:
        """Look whose turn it is, and send, for ever."""
        while True:
            try:
                await self.load()
                if self._wanting and await self._server.on_duty(DUTY):
                    await self._settle_all()
                    await self._send_all()
            except StoreError as error:
                tell("the store does not answer", code=error.code)
            except Exception:
                fail("notices could not be sent")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), EVERY_S)
            self._stirred.clear()

    async def _settle_all(self) -> None:
        for table, seq in await self._server.store.notices.stirred(AT_ONCE, self._settled):
            self._settled = table
            try:
                await self._settle(table, seq)
            except Conflict:
                pass  # the table has gone on, and comes up again
            except StoreError:
                raise
            except TerroirError as error:
                code = error.code if isinstance(error, Refusal) else type(error).__name__
                tell("nobody is told of a table", table=table, code=code)
                await self._server.store.notices.settle(table, seq, {}, (), [])

    async def _settle(self, table: str, seq: int) -> None:
        """Turn what has happened at a table into notices."""
        queue, now_ms = self._server.store.notices, self._server.clock.now_ms()
        session = await self._server.session(table)
        if session.head.seq < seq:
            await session.catch_up()
        owing = _owing(session.live)
        known, hushed = await queue.told(table), await queue.hushed_at(table)
        sealed = {order.person for order in await self._server.store.orders.at(table) if not order.refused}
        present = session.present()
        told, notices = dict[str, int](), list[Notice]()
        for person, since_ms in owing.items():
            if person not in self._wanting or person in hushed or known.get(person) == since_ms:
                continue
            told[person] = since_ms
            wish = await queue.wish(person) or PLAIN
            begin_ms = now_ms + (HERE_MS if person in present else SEALED_MS if person in sealed else 0)
            for channel in await queue.channels(person):
                if channel.kind == "mail" and channel.told:
                    continue
                due_ms = due(wish, channel, begin_ms)
                notices.append(Notice(channel.id, table, since_ms, due_ms))
        idle = [chair.person for chair in session.live.chairs if chair.person and chair.person not in owing]
        await queue.settle(table, seq, told, idle, notices)

    async def _send_all(self) -> None:
        """Begin to send what is due, as far as there is room; what is late goes first."""
        now_ms = self._server.clock.now_ms()
        for failed in (False, True):
            for channel in await self._server.store.notices.due(now_ms, MOST_EACH, MOST_DUE, failed):
                if self.in_flight.has_room(channel):
                    self._server.go(self._send(channel, self.in_flight.begin(channel)))

    async def _send(self, channel: Channel, flight: Flight) -> None:
        try:
            with flight:
                await self._send_by(channel, flight.lane)
        except StoreError as error:
            tell("the store does not answer", code=error.code)
        except Exception:
            fail("a notice could not be sent")
        self._stirred.set()

    async def _send_by(self, channel: Channel, lane: Lane) -> None:
        queue, id, now_ms = self._server.store.notices, channel.id, self._server.clock.now_ms()
        if channel.kind == "mail" and channel.told:
            await queue.drop_all(id)
            return
        wish = await queue.wish(channel.person) or PLAIN
        for batch in await queue.batches(id, new_id(), now_ms):
            match await delivering.deliver(self._server, channel, batch, wish.language, lane):
                case "taken":
                    await queue.sent(id, batch.name, now_ms)
                case "gone":
                    await queue.drop_channel(channel.person, id)
                case "later" if batch.tries < len(AGAIN_S):
                    await queue.later(id, batch.name, now_ms + AGAIN_S[batch.tries] * 1000)
                case "later":
                    await queue.give_up(id, batch.name)


def _owing(live: LiveTable) -> dict[str, int]:
    """Whose time runs, and since when; where one screen is passed around everybody sees it.

    In a pause and on vacation nobody is told anything: they are when it is over. At a table of an event
    somebody who has not come yet is waited for as well, and where all have promised a nonce, who has to come
    to reveal it.
    """
    if live.status == "open" and (live.created.event or live.sealed_ms is not None):
        since_ms = live.created_ms if live.sealed_ms is None else live.sealed_ms
        return {
            chair.person: since_ms
            for chair in live.chairs
            if chair.person is not None
            and (chair.lacks_promise if live.sealed_ms is None else chair.lacks_nonce)
        }
    if live.status != "running" or live.created.hot_seat:
        return {}
    return {
        person: since
        for seat in live.timing.running
        if (since := live.timing.since[seat]) is not None and (person := live.chairs[seat].person) is not None
    }


def due(wish: Wish, channel: Channel, at_ms: int) -> int:
    """When a notice may leave: not in quiet hours, and not too soon after the one before."""
    if wish.gather and channel.sent_ms is not None:
        at_ms = max(at_ms, channel.sent_ms + wish.gather * MINUTE_MS)
    if wish.quiet_from is None or wish.quiet_to is None or wish.quiet_from == wish.quiet_to:
        return at_ms
    local = datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(_zone(wish.zone))
    minute = local.hour * 60 + local.minute
    length = (wish.quiet_to - wish.quiet_from) % (24 * 60)
    if (minute - wish.quiet_from) % (24 * 60) >= length:
        return at_ms
    left = (wish.quiet_to - minute) % (24 * 60)
    end = local.replace(second=0, microsecond=0) + timedelta(minutes=left)
    return int(end.timestamp() * 1000)


def _zone(name: str) -> tzinfo:
    """Return the time zone; UTC where this machine does not know it, as another one did."""
    try:
        return ZoneInfo(name)
    except (ValueError, KeyError, OSError):
        return UTC

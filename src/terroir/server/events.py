"""Events that go on by themselves: rounds begin, tables are made, who does not come has lost, results count.

Of the processes that share a database one does this for all. It looks every few seconds, and at once after a
game of this process, and does what the database says is missing: a crash in the middle changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from math import ceil, log2
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from terroir.bots.levels import default_level
from terroir.core.registry import load
from terroir.server import pairing
from terroir.server.identity import new_id
from terroir.server.logs import fail, tell
from terroir.server.pairing import POINT, Game, Standing
from terroir.store.errors import Conflict, StoreError
from terroir.store.people_rows import Entrant, EventGame, EventRow
from terroir.table.commands import Cancel, Join, Leave, Start
from terroir.table.entries import Clock
from terroir.table.live import LiveTable
from terroir.table.refusals import Refused
from terroir.table.result import result
from terroir.table.setup import Setup

if TYPE_CHECKING:
    from terroir.server.server import Server
    from terroir.server.session import TableSession

EVERY_S = 1.0
LOOK_MS = 2_000
AGAIN_MS = 10_000
"""After a failure an event is looked at again this much later."""
GATHER_MS = 4_000
"""In an arena whoever wants to play waits this long for others who play none now, so that not always the
same two meet."""
DUTY = "events"
_clocks: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)


def numbers_of(game: EventGame) -> tuple[int, ...]:
    """Who sits at a table of an event, seat by seat."""
    return _numbers(game.seats)


def points_of(game: EventGame) -> tuple[int, ...] | None:
    return None if game.points is None else _numbers(game.points)


@lru_cache(8192)
def _numbers(text: str) -> tuple[int, ...]:
    """Read what the store keeps; the games of an event are read again with every look at it."""
    return tuple(map(int, text.split()))


def played(games: list[EventGame]) -> list[Game]:
    """The games of an event, to be paired and counted by."""
    return [Game(numbers_of(game), points_of(game)) for game in games]


def standings(event: EventRow, entrants: list[Entrant], games: list[EventGame]) -> list[Standing]:
    """How everybody stands now."""
    return pairing.standings([one.number for one in entrants], played(games), event.kind == "arena")


def smallest_table(event: EventRow) -> int:
    """How many have to be at a table at least."""
    return max(2, min(load(event.game).players))


class Events:
    """The loop that keeps all events going."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._store = server.store.events
        self._due: dict[str, int] = {}
        """When each event is looked at next."""
        self._hurried = asyncio.Event()

    def hurry(self, event: str) -> None:
        """Something has happened there."""
        self._due[event] = 0
        self._hurried.set()

    async def keep(self) -> None:
        """Look after events, for ever."""
        while True:
            try:
                if await self._server.on_duty(DUTY):
                    await self._look_after()
            except StoreError as error:
                tell("the store does not answer", code=error.code)
            except Exception:
                fail("events could not be looked after")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), EVERY_S)
            self._hurried.clear()

    async def _look_after(self) -> None:
        now = self._server.clock.now_ms()
        active = await self._store.active(now)
        self._due = {event: self._due.get(event, 0) for event in active}
        for event in active:
            if self._due[event] > now:
                continue
            self._due[event] = now + LOOK_MS  # before: who hurries it meanwhile is heard
            try:
                await self._go_on(event)
            except Conflict:
                self.hurry(event)  # another process was first: look what it did
            except Refused as refused:  # the table has gone on since we looked at it: the next look sees it
                tell("an event looks again", id=event, code=refused.code)
            except StoreError:
                raise
            except Exception:
                fail("an event cannot go on", id=event)
                self._due[event] = now + AGAIN_MS

    async def _go_on(self, id: str) -> None:
        """Do what has to be done now."""
        event = await self._store.event(id)
        if event is None or event.stage not in ("open", "running"):
            return
        entrants = {one.number: one for one in await self._store.entrants(id)}
        games = await self._store.games(id)
        seen = [await self._see_to(event, entrants, game) for game in games if game.points is None]
        if any(seen):
            self.hurry(id)  # once more, with what is known now
        elif event.kind == "arena":
            await self._keep_arena(event, entrants, games)
        elif len(seen) == 0:
            await self._next_round(event, entrants, games)

    # ---- one table -----------------------------------------------------------
    async def _see_to(self, event: EventRow, entrants: Mapping[int, Entrant], game: EventGame) -> bool:
        """Make the table, seat its people, wait for them, count what came of it: whether it is over now."""
        row = await self._server.store.table(game.table)
        if row is not None and row.stage == "running":
            return False
        if row is None:
            session = await self._make(event, entrants, game)
        else:
            session = await self._server.session(game.table)
        if session.live.status == "open":
            await self._gather(event, entrants, game, session)
        if session.live.status != "over":
            return False
        points, away = counted(session.live, [entrants[number] for number in numbers_of(game)])
        if session.live.course is None:  # nobody played: there is nothing to look at
            game = replace(game, table="")
        await self._store.set_points(game, " ".join(map(str, points)), away)
        return True

    async def _make(self, event: EventRow, entrants: Mapping[int, Entrant], game: EventGame) -> TableSession:
        setup = Setup(
            game=event.game,
            seats=tuple(entrants[number].bot for number in numbers_of(game)),
            host=event.id,
            options=event.options,
            visibility="unlisted",
            clock=_clocks.decode(event.clock),
            hints=False,
            event=event.id,
        )
        return await self._server.make(setup, game.table)

    async def _gather(
        self, event: EventRow, entrants: Mapping[int, Entrant], game: EventGame, session: TableSession
    ) -> None:
        """Everybody has a seat, and comes by promising a nonce. Who has not come in time is not waited for: a
        bot takes the seat, so that the others can play; or nobody plays, where only one would be left.
        """
        live = session.live
        for seat, number in enumerate(numbers_of(game)):
            one = entrants[number]
            if live.chairs[seat].is_open and one.person is not None and one.stage != "out":
                await session.do(Join(new_id(), seat, one.name), one.person)
        if self._server.clock.now_ms() < game.at_ms + event.patience_ms or live.status != "open":
            return
        missing = [seat for seat, chair in enumerate(live.chairs) if chair.is_open or chair.lacks_promise]
        if not missing:  # it begins by itself
            return
        if len(live.chairs) - len(missing) < 2:
            await session.do(Cancel(new_id()), event.id)
            return
        for seat in missing:
            if (person := live.chairs[seat].person) is not None:
                await session.do(Leave(new_id(), seat), person)
        await session.do(Start(new_id(), default_level(live.game).code), event.id)

    # ---- rounds -----------------------------------------------------------------
    async def _next_round(
        self, event: EventRow, entrants: Mapping[int, Entrant], games: list[EventGame]
    ) -> None:
        """All games are over: the next round, when its time has come, or the end."""
        now = self._server.clock.now_ms()
        here = [number for number, one in entrants.items() if one.stage == "in"]
        rounds = event.rounds if event.round else _rounds(event, len(entrants))
        if len(here) < 2 or event.round >= rounds:
            await self._store.end(event.id, "finished" if event.round else "cancelled", now)
        elif event.round and event.pause_ms and event.next_ms is None:
            await self._store.set_next(event, now + event.pause_ms)
        elif event.next_ms is None or now >= event.next_ms:
            await self._begin(event, rounds, await self._paired(event, entrants, games, here), games, now)

    async def _paired(
        self, event: EventRow, entrants: Mapping[int, Entrant], games: list[EventGame], here: list[int]
    ) -> list[pairing.Table]:
        if event.kind == "all" and event.seats == 2:
            everybody = sorted(entrants)
            tables = pairing.all_play_all(len(everybody), event.round)
            named = [tuple(everybody[place] for place in table) for table in tables]
            left = [tuple(number for number in table if number in here) for table in named]
            return [table for table in left if table]
        order = here
        if event.kind == "swiss":
            order = [
                line.number
                for line in standings(event, list(entrants.values()), games)
                if line.number in here
            ]
        # In a thread: for many it takes longer than others should wait.
        return await asyncio.to_thread(
            pairing.swiss, order, played(games), event.seats, smallest_table(event)
        )

    async def _begin(
        self, event: EventRow, rounds: int, tables: list[pairing.Table], games: list[EventGame], now: int
    ) -> None:
        """A round. It is written down before its tables are made."""
        new = [
            EventGame(
                event=event.id,
                number=len(games) + place,
                round=event.round + 1,
                table=new_id() if len(table) > 1 else "",
                seats=" ".join(map(str, table)),
                at_ms=now,
                points=str(POINT) if len(table) == 1 else None,
            )
            for place, table in enumerate(pairing.seated(tables, played(games)))
        ]
        await self._store.begin_round(event, rounds, new)
        self.hurry(event.id)

    # ---- an arena -----------------------------------------------------------------
    async def _keep_arena(
        self, event: EventRow, entrants: Mapping[int, Entrant], games: list[EventGame]
    ) -> None:
        """Who wants to play is given a table, with others who do, and with bots where people are missing."""
        now = self._server.clock.now_ms()
        if event.stage == "open":
            await self._store.open_arena(event.id, now + event.lasts_ms)
            return
        busy = {number for game in games if game.points is None for number in numbers_of(game)}
        if event.ends_ms is not None and now >= event.ends_ms:
            if not busy:
                await self._store.end(event.id, "finished", now)
            return
        waiting = sorted(
            (one for one in entrants.values() if one.waiting_ms is not None and one.number not in busy),
            key=lambda one: (one.waiting_ms, one.number),
        )
        idle = [
            one for one in entrants.values() if one.person and one.stage == "in" and one.number not in busy
        ]
        if not waiting or (now - (waiting[0].waiting_ms or 0) < GATHER_MS and len(waiting) < len(idle)):
            return
        least = smallest_table(event)
        bots = [number for number, one in entrants.items() if one.bot is not None and number not in busy]
        people = [one.number for one in waiting]
        group = people + bots[: -len(people) % event.seats]
        while group and 1 in pairing.sizes(len(group), event.seats, least):
            group.pop()  # whoever came last waits for the next
        order = [
            line.number for line in standings(event, list(entrants.values()), games) if line.number in group
        ]
        tables = await asyncio.to_thread(pairing.swiss, order, played(games), event.seats, least)
        with_people = [table for table in tables if any(number in people for number in table)]
        if with_people:
            await self._begin(event, 0, with_people, games, now)


def _rounds(event: EventRow, entrants: int) -> int:
    """How many rounds there are: no more than it takes for everybody to meet everybody."""
    if entrants < 2:
        return 0
    most = pairing.rounds_of_all(entrants, event.seats)
    if event.kind == "all":
        return most
    return min(most, event.rounds or ceil(log2(entrants)))


def counted(live: LiveTable, entrants: list[Entrant]) -> tuple[tuple[int, ...], list[int]]:
    """What a table that is over gives to each seat, and the numbers of those who did not come.

    Whoever played to the end is ahead of whoever did not, however well a bot played in their place.
    """
    over = result(live, live.ended)
    assert over is not None
    results, away = [], []
    for seat, (chair, one) in enumerate(zip(live.chairs, entrants, strict=True)):
        came = one.bot is not None or (chair.person == one.person and not chair.lacks_promise)
        if not came:
            away.append(one.number)
        score = over.scores[seat] if over.scores else 0
        results.append((came and chair.mover != "stand-in", came and seat in over.winners, came and score))
    if not any(played for played, _, _ in results):
        return (0,) * len(results), away
    return pairing.shared(results), away

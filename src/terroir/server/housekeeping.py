"""The life of data beside the games: what has to go goes every hour; who wants to be erased is, at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from terroir.core.errors import TerroirError
from terroir.server.connection import POLICY
from terroir.server.identity import new_id
from terroir.server.logs import fail, tell
from terroir.store import keeping
from terroir.store.errors import StoreError
from terroir.store.rows import Filter, Stage, TableRow
from terroir.store.store import Store
from terroir.table.commands import Cancel, Concede, Leave, Return
from terroir.table.entries import SeatTaken
from terroir.table.live import LiveTable

if TYPE_CHECKING:
    from terroir.server.server import Server
    from terroir.server.session import TableSession

EVERY_S = 3600.0
ALL: tuple[Stage, ...] = ("open", "running", "finished", "imported")


async def keep_house(server: Server) -> None:
    """Every hour let go what has to go. Several processes may do so: what one has removed is gone."""
    rules = keeping.Rules(finished=server.settings.keep_days)
    while True:
        try:
            now_ms = server.clock.now_ms()
            found = await keeping.due(server.store, rules, now_ms)
            await keeping.prune(server.store, found, now_ms, lambda _: None)
            server.drop([*found.unbegun, *found.finished])
            server.look_again(found.abandoned)
            if found.total:
                tell("pruned", removed=found.total - len(found.abandoned), closed=len(found.abandoned))
        except StoreError as error:
            tell("the store does not answer", code=error.code)
        except Exception:
            fail("what is old could not be removed")
        await asyncio.sleep(EVERY_S)


async def tables_of(store: Store, person: str, stages: tuple[Stage, ...] = ALL) -> list[TableRow]:
    """Every table where somebody sits or is the host."""
    found: list[TableRow] = []
    asked = Filter(stages=stages, visibility=None, person=person, limit=500)
    while page := await store.tables(asked, "chores"):
        found += page
        asked = replace(asked, after=(page[-1].listed_ms, page[-1].id))
    return found


async def erase(server: Server, person: str) -> None:
    """Somebody leaves all tables, and nothing but an id without a name stays of them."""
    for row in await tables_of(server.store, person):
        if row.stage in ("open", "running"):
            try:
                await _leave(await server.session(row.id), person)
            except StoreError:
                raise
            except TerroirError as error:
                tell("a table could not be left", table=row.id, code=error.code)
    await server.store.erase(person, server.clock.now_ms())
    server.people.forget(person)
    for connection in server.connections():
        if connection.person == person:
            connection.close(POLICY, "revoked")
    for session in server.sessions():
        asked = [seat for seat, one in session.awaited.items() if one.person == person]
        for seat in asked:
            del session.awaited[seat]
        if _unname(session.live, person) or asked:
            session.tell_seats()


async def _leave(session: TableSession, person: str) -> None:
    live = session.live
    if live.status == "open" and live.created.host == person:
        await session.do(Cancel(new_id()), person)
        return
    for seat in session.seats_of(person):
        if live.status == "open":
            await session.do(Leave(new_id(), seat), person)
            continue
        if live.chairs[seat].away in ("absent", "time"):
            await session.do(Return(new_id(), seat), person)
        if not live.chairs[seat].away:
            await session.do(Concede(new_id(), seat), person)


def _unname(live: LiveTable, person: str) -> bool:
    """A table in memory as its log reads from now on; whether that changed anything."""
    chairs = [chair for chair in live.chairs if chair.person == person]
    for chair in chairs:
        chair.name = ""
    for place, told in enumerate(live.tail):
        body = told.entry.body
        if isinstance(body, SeatTaken) and body.person == person:
            live.tail[place] = told._replace(entry=replace(told.entry, body=replace(body, name="")))
    return bool(chairs)

"""Who I am: a guest needs no more than a name."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

from msgspec.json import decode, encode
from starlette.responses import Response, StreamingResponse

from terroir.server import housekeeping
from terroir.server.api_account import passkeys_of, sessions_of
from terroir.server.api_notices import channels_of, wish_of
from terroir.server.api_ratings import rating
from terroir.server.http_people import (
    Me,
    MyData,
    MyEvent,
    MyLine,
    MyMute,
    MyOrder,
    MyRecord,
    MyReport,
    MySeat,
    MyTable,
    MyVacation,
    NewMe,
)
from terroir.server.http_ratings import MyRating
from terroir.server.identity import is_secure, set_cookie, token_of
from terroir.server.routes import Ask, Route, json_response
from terroir.server.user_agent import about
from terroir.store.rows import TableRow
from terroir.store.store import SLICE, Store

EVERY_EVENT = 10_000


async def me(ask: Ask) -> Me:
    token = token_of(ask.request.scope)
    if ask.who is None or token is None:
        return Me(None, None)
    await ask.server.notices.looked(ask.who.id)
    await ask.server.people.seen(token, about(ask.request.scope), ask.server.clock.now_ms())
    return Me(ask.who.id, ask.who.name, await ask.server.store.accounts.is_kept(ask.who.id))


async def name_me(ask: Ask) -> Response | Me:
    """A new guest gets a cookie; somebody who has one gets another name."""
    body: NewMe = ask.body
    token = token_of(ask.request.scope)
    if ask.who is not None and token is not None:
        renamed = await ask.server.people.rename(ask.who, token, body.name)
        return Me(renamed.id, renamed.name)
    ask.server.limits.check(ask.server.limits.guests, ask.address, time.monotonic())
    person, token = await ask.server.people.greet(body.name)
    response = json_response(Me(person.id, person.name))
    response.headers["set-cookie"] = set_cookie(token, is_secure(ask.request.scope))
    return response


async def my_data(ask: Ask) -> Response:
    """Send all that is kept of who asks, for them to keep, piece by piece: nobody knows how much it is."""
    who, store = ask.person, ask.server.store
    rows = await housekeeping.tables_of(store, who.id)
    data = MyData(
        person=who.id,
        name=who.name,
        created_ms=who.created_ms,
        tables=[_table(row, who.id) for row in rows],
        chat=[MyLine(table, said.at_ms, said.text) for table, said in await store.lines_of(who.id)],
        imports=[],
        blocked=await store.blocked(who.id),
        friends=await store.friends.wanted(who.id),
        shown=who.shown_ms is not None,
        muted=[MyMute(*one) for one in await store.friends.muted_by(who.id)],
        invited=[one.table for one in await store.friends.invited(who.id)],
        reports=[MyReport(r.at_ms, r.table, r.person, r.why) for r in await store.reports_by(who.id)],
        moderator=who.moderator_ms is not None,
        recovery=await store.accounts.has_recovery(who.id),
        passkeys=await passkeys_of(ask),
        mail=mail.address if (mail := await store.accounts.mail_of(who.id)) else None,
        sessions=await sessions_of(ask),
        notices=await channels_of(ask),
        wish=await wish_of(ask),
        hushed=await store.notices.hushed_by(who.id),
        ratings=[MyRating(one.game, rating(one)) for one in await store.ratings.of(who.id)],
        private=await store.profiles.private(who.id),
        events=[
            MyEvent(one.id, one.title, one.host == who.id)
            for one in await store.events.of_person(who.id, EVERY_EVENT)
        ],
        deals=await store.deals.of_person(who.id),
        vacation=MyVacation(last.since_ms, last.until_ms)
        if (last := await store.vacations.of(who.id))
        else None,
        orders=[MyOrder(table, decode(one.actions)) for table, one in await store.orders.by(who.id)],
    )
    imported = [row.id for row in rows if row.stage == "imported" and row.host == who.id]
    headers = {"cache-control": "no-store"}
    return StreamingResponse(_pieces(data, store, imported), 200, headers, "application/json")


async def _pieces(data: MyData, store: Store, imported: Sequence[str]) -> AsyncIterator[bytes]:
    """Write the answer so that each piece takes a millisecond or two."""
    before = b"{"
    for name in data.__struct_fields__:
        yield b'%s"%s":' % (before, name.encode())
        before = b","
        value: Any = getattr(data, name)
        if not isinstance(value, list):
            yield encode(value)
            continue
        yield b"["
        for at in range(0, len(value), SLICE):
            await asyncio.sleep(0)
            yield (b"," if at else b"") + encode(value[at : at + SLICE])[1:-1]
        for number, table in enumerate(imported if name == "imports" else ()):
            record = MyRecord(table, await store.imported(table) or "")
            yield (b"," if number else b"") + encode(record)
        yield b"]"
    yield b"}"


def _table(row: TableRow, person: str) -> MyTable:
    seats = [MySeat(s.seat, s.name, s.score, s.won) for s in row.seats if s.person == person]
    return MyTable(row.id, row.game, row.stage, row.created_ms, row.host == person, seats)


async def forget_me(ask: Ask) -> Response:
    """Whoever asks leaves all tables and is erased: cookie, name, lines and imported games."""
    await housekeeping.erase(ask.server, ask.person.id)
    response = json_response(Me(None, None))
    response.headers["set-cookie"] = set_cookie("", is_secure(ask.request.scope))
    return response


ROUTES = (
    Route("GET", "/api/me", me, Me, "Who am I?"),
    Route("POST", "/api/me", name_me, Me, "Be a guest of this name, or change the name.", body=NewMe),
    Route("GET", "/api/me/data", my_data, MyData, "All that is kept of me.", who="person", cost=25),
    Route(
        "DELETE",
        "/api/me",
        forget_me,
        Me,
        "Erase me: I leave all tables.",
        who="person",
        for_banned=True,
        cost=6,
    ),
)

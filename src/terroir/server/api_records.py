"""Finished games: browsed, filtered, exported, imported, stepped through."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from msgspec.structs import replace

from terroir.server import names
from terroir.server.api_tables import LATEST_MS, MOST_SEATS, cursor, next_page, whole
from terroir.server.http_types import (
    AccountBody,
    Draws,
    History,
    NewRecord,
    RecordBody,
    RecordLine,
    Records,
    Replay,
)
from terroir.server.identity import new_id
from terroir.server.loading import entries_kept
from terroir.server.refusal import Refusal
from terroir.server.replays import Kept, Text
from terroir.server.routes import Ask, Plain, Route
from terroir.store.rows import Filter, NewTable, SeatRow, TableRow
from terroir.table.entries import Created, Ended, Entry
from terroir.table.refusals import Refused

PAGE = 50
MOST_STEPS = 10**9
FINISHED = ("finished", "imported")
CANCELLED = "cancelled"
TEXT = "text/plain; charset=utf-8"


async def browse(ask: Ask) -> Records:
    """Finished public games, or my own; latest first."""
    query = ask.query
    mine = query.get("mine") == "yes"
    asked = Filter(
        stages=("finished", "imported"),
        visibility=None if mine else "public",
        game=query.get("game"),
        players=whole(query, "players", MOST_SEATS),
        person=ask.person.id if mine else None,
        name=query.get("name"),
        reason=query.get("reason"),
        since_ms=whole(query, "since", LATEST_MS),
        until_ms=whole(query, "until", LATEST_MS),
        after=cursor(query.get("after")),
        limit=PAGE + 1,
    )
    rows = await ask.server.store.tables(asked)
    return Records([line(row) for row in rows[:PAGE] if row.reason != CANCELLED], next_page(rows, PAGE))


def line(row: TableRow) -> RecordLine:
    """A finished game in a list."""
    return RecordLine(
        id=row.id,
        game=row.game,
        version=row.version,
        players=row.players,
        names=[seat.name for seat in row.seats],
        bots=[seat.bot or "" for seat in row.seats],
        options=row.options,
        scores=[seat.score or 0 for seat in row.seats],
        winners=[seat.seat for seat in row.seats if seat.won],
        reason=row.reason or "",
        ended_ms=row.listed_ms,
        imported=row.stage == "imported",
    )


async def one(ask: Ask) -> RecordBody:
    """A finished game: its record in text and in parts, page by page."""
    row, text = await finished(ask)
    page = await ask.server.workshop.page(await ask.payer(), text, _first(ask))
    return RecordBody(line(row), cast(Any, page.text), cast(Any, page.tags), cast(Any, page.lines), page.next)


async def steps(ask: Ask) -> Replay:
    """The game step by step, as a seat saw it or a spectator."""
    row, text = await finished(ask)
    seat = whole(ask.query, "seat", MOST_SEATS)
    if seat is not None and seat >= row.players:
        raise Refusal("malformed", f"there is no seat {seat}")
    page = await ask.server.workshop.pages(await ask.payer(), text, seat, _first(ask))
    view, plies = cast(Any, page.view), cast(Any, page.plies)
    return Replay(line(row), page.equipment, view, plies, page.total, page.next)


async def draws(ask: Ask) -> Draws:
    """What could have come at each draw, so that a browser can draw everything again."""
    _, text = await finished(ask)
    page = await ask.server.workshop.draws(await ask.payer(), text, _first(ask))
    return Draws(cast(Any, page.draws), page.next)


def _first(ask: Ask) -> int:
    """Return where the page begins that is asked for."""
    return whole(ask.query, "from", MOST_STEPS) or 0


async def account(ask: Ask) -> AccountBody:
    """Where the points of a finished game came from, and what decided it."""
    row, text = await finished(ask)
    found = await ask.server.workshop.account(await ask.payer(), text)
    if row.stage == "finished":
        await ask.server.sources.keep(row.id, found)
    return found


async def keep(ask: Ask) -> RecordLine:
    """A game played elsewhere, judged by the rules line by line before it is kept."""
    asked: NewRecord = ask.body
    now = ask.server.clock.now_ms()
    await ask.server.quotas.use("imports", ask.person.id, ask.address, now)
    try:
        judged = await ask.server.workshop.judge(await ask.payer(), asked.text)
    except Refused:  # it was not judged, for nobody had time for it
        await ask.server.quotas.give_back("imports", ask.person.id, ask.address, now)
        raise
    seats = tuple(
        SeatRow(seat, names.given(name), score=judged.scores[seat], won=seat in judged.winners)
        for seat, name in enumerate(judged.names)
    )
    row = TableRow(
        id=new_id(),
        game=judged.game,
        version=judged.version,
        players=len(seats),
        options=judged.options,
        visibility="unlisted",  # nobody here has seen it played
        stage="imported",
        clock="",
        hot_seat=False,
        host=ask.person.id,
        created_ms=now,
        listed_ms=now,
        seats=seats,
        reason=judged.reason,
    )
    await ask.server.store.add_import(NewTable(row), asked.text)
    return line(row)


async def of_table(ask: Ask) -> Plain:
    """The record of a table: of a running game what the asker's seat knows, of a finished one everything."""
    session, wanted = ask.session, ask.query.get("format", "text")
    if wanted not in ("text", "json"):
        raise Refusal("malformed", "format is text or json")
    text = await _record(ask, session.id, _eyes(ask))
    headers = {"cache-control": "no-store"}
    if wanted == "text":
        headers["content-disposition"] = f'attachment; filename="{session.id}.game"'
        return Plain(text.encode(), TEXT, headers)
    parts = await ask.server.workshop.parts(await ask.payer(), text)
    return Plain(parts, "application/json", headers)


async def told(ask: Ask) -> History:
    """What the asker's seat of a running game, or a spectator, was told so far."""
    eyes = _eyes(ask)
    past = await ask.server.workshop.history(await ask.payer(), await _kept(ask, ask.session.id), eyes)
    return History(cast(Any, past.view), cast(Any, past.updates))


def _eyes(ask: Ask) -> int | None:
    """Through whose eyes the game is to be told: a seat of the asker's, or none."""
    seats = ask.session.seats_of(ask.who.id if ask.who else None)
    seat = whole(ask.query, "seat", MOST_SEATS)
    if seat is not None and seat not in seats:
        raise Refusal("forbidden", "that is not your seat")
    if ask.session.live.course is None:
        raise Refusal("stale", "the game has not begun")
    return seat if seat is not None else seats[0] if len(seats) == 1 else None


async def _record(ask: Ask, table: str, viewer: int | None) -> str:
    return await ask.server.workshop.record(await ask.payer(), await _kept(ask, table), viewer)


async def _kept(ask: Ask, table: str) -> list[Entry]:
    """A deal that is closed shows its secret in the records of all who played it."""
    entries = await entries_kept(ask.server.store, table)
    created, last = entries[0].body, entries[-1].body
    if isinstance(created, Created) and created.deal and isinstance(last, Ended):
        deal = await ask.server.store.deals.deal(created.deal)
        if deal is not None and ask.server.clock.now_ms() >= deal.closes_ms:
            entries[-1] = replace(entries[-1], body=replace(last, secret=deal.secret.hex()))
    return entries


async def finished(ask: Ask) -> tuple[TableRow, Text]:
    """The row and record of a finished game; a private one only for those who played it."""
    row = await finished_row(ask)
    if row.stage == "imported":
        return row, Kept(row.id, partial(finished_record, ask, row))
    return row, await finished_record(ask, row)


async def finished_row(ask: Ask) -> TableRow:
    """The finished game of the path; a private one only for those who played it."""
    table = ask.request.path_params["record"]
    row = await ask.server.store.table(table)
    if row is not None and row.visibility == "private" and not _played(ask, row):
        raise Refusal("missing", "no such finished game")
    if row is not None and row.stage == "running":
        # The last move is known to all before the entry that closes the table is stored.
        await (await ask.server.session(table)).wake()
        row = await ask.server.store.table(table)
    if row is None or row.stage not in FINISHED or row.reason == CANCELLED:
        raise Refusal("missing", "no such finished game")
    return row


async def finished_record(ask: Ask, row: TableRow) -> str:
    """Its record, with everything in it."""
    if row.stage == "imported":
        return await ask.server.store.imported(row.id) or ""
    return await _record(ask, row.id, None)


def _played(ask: Ask, row: TableRow) -> bool:
    return ask.who is not None and any(seat.person == ask.who.id for seat in row.seats)


FILTERS = {
    "game": "Only this game.",
    "players": "Only games with that many players.",
    "name": "A player's name begins so.",
    "reason": "Only those that ended by this rule.",
    "since": "Ended at this time or later, in milliseconds since 1970.",
    "until": "Ended before this time.",
    "mine": "yes: those that I played, public or not.",
    "after": "Go on after a page: what `next` said.",
}
SEAT = {"seat": "As this seat saw it.", "from": "From this ply on."}
FROM = {"from": "Go on after a page: what `next` said."}
AT = "/api/records/{record}"
OF_TABLE = {"format": "text or json.", "seat": "Of a running game: as this seat of yours knows it."}
ROUTES = (
    Route("GET", "/api/records", browse, Records, "Finished games.", query=FILTERS, cost=4),
    Route(
        "POST",
        "/api/records",
        keep,
        RecordLine,
        "Keep a game played elsewhere.",
        "person",
        NewRecord,
        most=4_500_000,
        cost=25,
        work=20_000,
    ),
    Route("GET", AT, one, RecordBody, "A finished game.", query=FROM, cost=10, work=20_000),
    Route("GET", f"{AT}/replay", steps, Replay, "A game step by step.", query=SEAT, cost=12, work=20_000),
    Route("GET", f"{AT}/account", account, AccountBody, "What decided a game.", cost=9, work=20_000),
    Route(
        "GET",
        f"{AT}/draws",
        draws,
        Draws,
        "Every draw and what could have come.",
        query=FROM,
        cost=10,
        work=20_000,
    ),
    Route(
        "GET",
        "/api/tables/{table}/record",
        of_table,
        TEXT,
        "The record of a table.",
        "viewer",
        query=OF_TABLE,
        cost=6,
        work=20_000,
    ),
    Route(
        "GET",
        "/api/tables/{table}/history",
        told,
        History,
        "A running game so far.",
        "viewer",
        query={"seat": "As this seat of yours was told it."},
        cost=6,
        work=20_000,
    ),
)

"""The deal of the day: everybody plays the same one against the same bots, once, and then sees how they did.

A deal is made when it is first asked for on its day, with a secret of its own; the promise is shown at once.
Every table that plays it draws from that secret and from nothing else: nobody adds a nonce. It is shown when
the day is over (UTC), and not with the end of a game as at other tables.
"""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from datetime import UTC, datetime

from msgspec.structs import replace

from terroir.bots.levels import default_level
from terroir.core.fair import SECRET_BYTES, commitment
from terroir.core.registry import games, load
from terroir.server.api_tables import body, sit
from terroir.server.http_daily import Daily, DealBody, DealLine
from terroir.server.http_types import Nothing, TableBody
from terroir.server.identity import new_id
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.server.server import Server
from terroir.server.session import TableSession
from terroir.store.deals import Counted
from terroir.store.errors import Conflict
from terroir.store.people_rows import Deal, DealPlay
from terroir.table.result import result
from terroir.table.setup import Setup

DAY_MS = 86_400_000
SEATS = 3
PERSON = "-"
DEAL_ID = re.compile(r"[a-z]+-[0-9]{4}-[0-9]{2}-[0-9]{2}")


async def daily(ask: Ask) -> Daily:
    today = ask.server.clock.now_ms() // DAY_MS
    made = [await _made(ask.server, game, today) for game in games()]
    before = [await ask.server.store.deals.deal(_id(game, today - 1)) for game in games()]
    return Daily(
        [await _body(ask, deal) for deal in made],
        [await _body(ask, deal) for deal in before if deal is not None],
    )


def _id(game: str, day: int) -> str:
    return f"{game}-{datetime.fromtimestamp(day * DAY_MS / 1000, UTC):%Y-%m-%d}"


async def _made(server: Server, name: str, day: int) -> Deal:
    """The deal of this day, made now if nobody has asked for it yet."""
    id = _id(name, day)
    if (known := await server.store.deals.deal(id)) is not None:
        return known
    game, secret = load(name), secrets.token_bytes(SECRET_BYTES)
    seats = [default_level(game).code] * SEATS
    seats[day % SEATS] = PERSON
    opens = day * DAY_MS
    deal = Deal(id, name, " ".join(seats), secret, commitment(secret, id), opens, opens + DAY_MS)
    return await server.store.deals.add(deal)


async def deal(ask: Ask) -> DealBody:
    return await _body(ask, await _found(ask))


async def _found(ask: Ask) -> Deal:
    id = ask.request.path_params["deal"]
    found = await ask.server.store.deals.deal(id) if DEAL_ID.fullmatch(id) else None
    if found is None:
        raise Refusal("missing", "no such deal")
    return found


async def play(ask: Ask) -> TableBody:
    """Sit down to play it; whoever has begun goes on where they are."""
    found, now = await _found(ask), ask.server.clock.now_ms()
    known = await ask.server.store.deals.play(found.id, ask.person.id)
    if known is None:
        if now >= found.closes_ms:
            raise Refusal("stale", "the deal is closed", "refused-deal-closed")
        known = await ask.server.store.deals.begin(DealPlay(found.id, ask.person.id, new_id(), now))
    return body(await _table(ask, found, known), ask.person)


async def _table(ask: Ask, found: Deal, known: DealPlay) -> TableSession:
    """The table of somebody who plays it: made if it is not there, begun if it has not."""
    if await ask.server.store.table(known.table) is None:
        seats = found.seats.split()
        setup = Setup(
            game=found.game,
            seats=tuple(None if seat == PERSON else seat for seat in seats),
            host=ask.person.id,
            visibility="private",
            hints=False,
            deal=found.id,
        )
        with suppress(Conflict):  # it was asked for twice at once
            await ask.server.make(setup, known.table, found.secret)
    session = await ask.server.session(known.table)
    seat = found.seats.split().index(PERSON)
    if session.live.status == "open" and session.live.chairs[seat].is_open:
        await sit(session, ask.person, seat, ask.person.name)
    return session


# ---- who stands where -----------------------------------------------------------
async def _body(ask: Ask, found: Deal) -> DealBody:
    store, now = ask.server.store.deals, ask.server.clock.now_ms()
    for over in await store.over(found.id):
        await store.settle(_counted(await ask.server.session(over.table), over, found))
    mine = await store.play(found.id, ask.who.id) if ask.who else None
    counted = await store.counted(found.id)
    closed = now >= found.closes_ms
    may_see = closed or (mine is not None and mine.stage == "counted")
    return DealBody(
        id=found.id,
        game=found.game,
        seats=["" if seat == PERSON else seat for seat in found.seats.split()],
        commitment=found.commitment,
        secret=found.secret.hex() if closed else None,
        closes_ms=found.closes_ms,
        now_ms=now,
        yours=mine.stage if mine else "no",
        table=mine.table if mine else None,
        players=len(counted),
        standings=_standings(counted, ask.who.id if ask.who else None) if may_see else None,
    )


def _counted(session: TableSession, play: DealPlay, found: Deal) -> DealPlay:
    """How a game that is over counts: only if it was played to its end, by the person alone, in time."""
    live, seat = session.live, found.seats.split().index(PERSON)
    over = result(live, live.ended)
    mine = live.chairs[seat].mover == "person" and live.at_ms < found.closes_ms
    if over is None or over.scores is None or not mine:
        return replace(play, stage="void")
    best = max(score for other, score in enumerate(over.scores) if other != seat)
    return replace(play, stage="counted", score=over.scores[seat], lead=over.scores[seat] - best)


def _standings(counted: list[Counted], me: str | None) -> list[DealLine]:
    """Everybody against everybody else, by how far they were ahead of the best bot."""
    leads = [one.lead for one in counted]
    lines = []
    for one in counted:
        ahead = sum(lead < one.lead for lead in leads)
        level = leads.count(one.lead) - 1
        others = max(1, len(leads) - 1)
        percent = round(100 * (ahead + level / 2) / others) if len(leads) > 1 else 100
        place = 1 + sum(lead > one.lead for lead in leads)
        lines.append(DealLine(place, one.name, one.score, one.lead, percent, one.person == me))
    return lines


AT = "/api/daily/{deal}"
ROUTES = (
    Route("GET", "/api/daily", daily, Daily, "The deals of the day.", cost=3),
    Route("GET", AT, deal, DealBody, "A deal: how I did, and everybody else."),
    Route("POST", f"{AT}/play", play, TableBody, "Play it, once.", "person", Nothing, cost=8),
)

"""Tables: the lobby, a new one, sitting down, starting, inviting, playing again."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Literal

from msgspec.structs import replace

from terroir.bots.levels import default_level, levels
from terroir.core.errors import BadOptions
from terroir.core.game import AnyGame
from terroir.core.lesson import Learning
from terroir.core.registry import load
from terroir.server import inviting, listing, names
from terroir.server.api_lessons import lesson_of
from terroir.server.describing import seat_infos, table_info, table_line
from terroir.server.guard import address_of
from terroir.server.http_types import (
    CommitNonce,
    GiveNonce,
    Invite,
    Join,
    Lobby,
    LogEntry,
    NewClock,
    NewPlan,
    NewSeat,
    NewTable,
    Nothing,
    TableBody,
    TableLine,
    TableLog,
)
from terroir.server.identity import new_id, new_token, token_hash
from terroir.server.people import is_invited
from terroir.server.qr import qr_code
from terroir.server.refusal import UNREADABLE, Refusal, words
from terroir.server.routes import INVITE, Ask, Plain, Route
from terroir.server.session import TableSession
from terroir.store.errors import Conflict
from terroir.store.rows import Filter, Person, TableRow
from terroir.table import commands, planning
from terroir.table.entries import Bank, Clock, Created, Ended, Entry, NoClock, PerMove
from terroir.table.exporting import unbegun
from terroir.table.live import OPEN_MS
from terroir.table.setup import Setup
from terroir.table.shapes import Plan

DAY = 86_400_000
PAGE = 50
MOST_SEATS = 99
LATEST_MS = 10**15
"""Later than any time that is ever stored, and small enough for any database."""
CHEAP = ("random", "greedy")


# ---- one table --------------------------------------------------------------
async def table(ask: Ask) -> TableBody:
    return body(ask.session, ask.who)


def body(session: TableSession, who: Person | None) -> TableBody:
    """A table as this person may know it."""
    live, game = session.live, session.live.game
    return TableBody(
        table_info(session, who),
        seat_infos(session, who),
        list(live.decision.seats) if live.decision else [],
        session.seats_of(who.id if who else None),
        list(game.advice(len(live.chairs), live.created.options)),
        _changed(game, len(live.chairs), live.created.options) if live.status == "open" else {},
    )


def _changed(game: AnyGame, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options that somebody has chosen: not the usual ones, nor what follows from another one."""
    usual = game.settings(game.start(players, {}))
    changed = {name: value for name, value in options.items() if value != usual[name]}
    for name in list(changed):
        others = {other: value for other, value in changed.items() if other != name}
        with suppress(BadOptions):  # it cannot be left out
            if game.settings(game.start(players, others))[name] == options[name]:
                del changed[name]
    return changed


async def make(ask: Ask) -> TableBody:
    """A new table; the host sits down at once, at a hot-seat table on every seat for a person."""
    new: NewTable = ask.body
    setup = _setup(ask, new)
    await count(ask)
    session = await ask.server.make(setup)
    people = [seat for seat, code in enumerate(setup.seats) if code is None]
    for seat in people if new.hot_seat else people[:1]:
        given = new.seats[seat].name if new.seats else None
        called = names.name(given) if given and new.hot_seat else ask.person.name
        await sit(session, ask.person, seat, called)
    return body(session, ask.person)


async def count(ask: Ask) -> None:
    """One more table of this person and address today, or a refusal."""
    await ask.server.quotas.use("tables", ask.person.id, ask.address, ask.server.clock.now_ms())


def _setup(ask: Ask, new: NewTable) -> Setup:
    game = load(new.game)
    seats = new.seats or [NewSeat()] * new.players
    if len(seats) != new.players:
        raise Refusal("options", f"{len(seats)} seats for {new.players} players")
    if all(seat.kind == "bot" for seat in seats):
        raise Refusal("options", "one seat at least is for a person")
    rated = _is_rated(new, sum(seat.kind == "person" for seat in seats))
    return Setup(
        game=game.name,
        seats=tuple(level_of(game, seat.level) if seat.kind == "bot" else None for seat in seats),
        host=ask.person.id,
        options=new.options,
        visibility=new.visibility,
        hot_seat=new.hot_seat,
        clock=clock_of(new.clock),
        hammer_ms=1000 * new.clock.melee_s or None,
        absent_bot=level_of(game, new.absent_level),
        hints=False if rated else new.hints,
        rated=rated,
        position=_position(game, new),
    )


def _is_rated(new: NewTable, people: int) -> bool:
    """As the maker says; else where people meet whom nobody has invited. With help no game counts."""
    why_not = "one-screen" if new.hot_seat else "lesson" if new.lesson else "hints" if new.hints else ""
    if new.rated and why_not:
        raise Refusal("options", "that does not count for ratings", "refused-rated", kind=why_not)
    if new.rated is not None:
        return new.rated
    return new.visibility == "public" and people > 1 and not why_not


def _position(game: AnyGame, new: NewTable) -> str:
    """Where the game begins, if it is not a new one: only positions that are ours."""
    if new.lesson is None:
        return ""
    lesson = lesson_of(game.name, new.lesson)
    if new.players != lesson.players:
        raise Refusal("options", f"{lesson.players} play there")
    return Learning(game, lesson, lesson.whole).position()


def level_of(game: AnyGame, level: str | None) -> str:
    """A level of the game, or one of the bots that cost nothing; strangers choose no budgets."""
    if level is None:
        return default_level(game).code
    offered = [*CHEAP, *(known.code for known in levels(game))]
    if level not in offered:
        raise Refusal("bot", f"there is {', '.join(offered)}")
    return level


def clock_of(asked: NewClock) -> Clock:
    match asked.kind:
        case "none":
            return NoClock()
        case "days":
            return PerMove(asked.days * DAY, asked.reserve_days * DAY)
        case "bank":
            return Bank(asked.bank_s * 1000, asked.increment_s * 1000)


async def join(ask: Ask) -> TableBody:
    """Take a seat. Somebody who sits already is told so, and nothing changes."""
    session, asked = ask.session, ask.body
    assert isinstance(asked, Join)
    if not session.seats_of(ask.person.id):
        _check_free(session)
        if session.live.created.hot_seat:
            raise Refusal("forbidden", "one screen is passed around here", "refused-hot-seat")
        await _keep_apart(ask, session)
        free = [seat for seat, chair in enumerate(session.live.chairs) if chair.is_open]
        seat = asked.seat if asked.seat is not None else next(iter(free), 0)
        await sit(session, ask.person, seat, ask.person.name, asked.nonce)
    return body(session, ask.person)


def _check_free(session: TableSession) -> None:
    """Refuse to change who sits where, where an event says it."""
    if session.live.created.event:
        raise Refusal("forbidden", "the event says who sits here", "refused-event-seats")


async def _keep_apart(ask: Ask, session: TableSession) -> None:
    """Refuse a seat where somebody sits who blocks who asks, or whom they block."""
    there = {session.live.created.host, *(chair.person for chair in session.live.chairs)}
    if not there.isdisjoint(await ask.server.store.friends.apart(ask.person.id)):
        raise Refusal("forbidden", "you do not play with somebody who sits there", "refused-blocked")


async def sit(session: TableSession, who: Person, seat: int, name: str, nonce: str = "") -> None:
    twice = any(chair.person and names.alike(chair.name, name) for chair in session.live.chairs)
    if twice or names.is_taken(name, who.id, session.names()):
        raise Refusal("name", "a name that looks the same is taken here", "refused-name-taken")
    await session.do(commands.Join(new_id(), seat, name, nonce), who.id)


async def commit_nonce(ask: Ask) -> TableBody:
    """Promise a nonce; sent again, nothing changes."""
    session, asked = ask.session, ask.body
    assert isinstance(asked, CommitNonce)
    seats = [seat for seat in session.seats_of(ask.person.id) if seat == asked.seat]
    if [session.live.chairs[seat].commitment for seat in seats] != [asked.commitment]:
        await session.do(commands.CommitNonce(new_id(), asked.seat, asked.commitment), ask.person.id)
    return body(session, ask.person)


async def give_nonce(ask: Ask) -> TableBody:
    """Reveal a nonce, or give one without a promise: the game begins when everybody has."""
    session, asked = ask.session, ask.body
    assert isinstance(asked, GiveNonce)
    given = [session.live.nonces[seat] for seat in session.seats_of(ask.person.id) if seat == asked.seat]
    if given != [asked.nonce]:
        await session.do(commands.GiveNonce(new_id(), asked.seat, asked.nonce), ask.person.id)
    return body(session, ask.person)


async def log(ask: Ask) -> TableLog:
    """The last that happened at a table that has not begun; nonces only when nobody can play there."""
    live = ask.session.live
    if live.course is not None:
        return TableLog(True, "", [], None)
    entries = [told.entry for told in live.tail]
    told = [
        LogEntry(
            entry.seq,
            entry.at_ms,
            entry.kind,
            getattr(entry.body, "seat", None),
            getattr(entry.body, "commitment", ""),
        )
        for entry in entries
    ]
    return TableLog(
        False, _closed(live.created, entries), told, None if live.ended is None else unbegun(live).to_text()
    )


def _closed(created: Created, entries: Sequence[Entry]) -> Literal["", "host", "event", "time", "server"]:
    """Who closed a table before its game."""
    last = entries[-1]
    if not isinstance(last.body, Ended):
        return ""
    if last.body.command:
        return "event" if created.event else "host"
    return "time" if last.at_ms >= entries[-2].at_ms + OPEN_MS else "server"


async def leave(ask: Ask) -> TableBody:
    """Stand up again, before the start; the host who leaves closes the table."""
    session, who = ask.session, ask.person
    _check_free(session)
    if who.id == session.live.created.host:
        await session.do(commands.Cancel(new_id()), who.id)
    else:
        for seat in session.seats_of(who.id):
            await session.do(commands.Leave(new_id(), seat), who.id)
    return body(session, who)


async def start(ask: Ask) -> TableBody:
    """Begin now: bots take the seats that are still open."""
    session = ask.session
    if session.live.status == "open":
        await session.do(commands.Start(new_id(), default_level(session.live.game).code), ask.person.id)
    return body(session, ask.person)


async def rematch(ask: Ask) -> TableBody:
    """The same game with the same people at another table; the first who asks makes it."""
    old = ask.session
    if old.live.status != "over":
        raise Refusal("stale", "the game is not over yet")
    async with old.rematching:
        if old.rematch is not None and (await ask.server.session(old.rematch)).is_cancelled:
            await ask.server.store.forget_rematch(old.id, old.rematch)
            old.rematch = None
        made = old.rematch = old.rematch or await _again(ask, old)
    session = await ask.server.session(made)
    if ask.server.chats.is_banned(session, ask.person.id):
        raise Refusal("forbidden", "the host does not want you at this table", "refused-banned")
    await ask.server.chats.decline(session, ask.person.id, declined=False)
    if not session.seats_of(ask.person.id) and session.live.status == "open":
        await _keep_apart(ask, session)
        for seat in old.seats_of(ask.person.id):
            if session.live.chairs[seat].is_open:
                await sit(session, ask.person, seat, old.live.chairs[seat].name)
    old.tell_again()
    return body(session, ask.person)


async def decline(ask: Ask) -> TableBody:
    """I do not play again, and the others see it."""
    if ask.session.rematch is None:
        raise Refusal("stale", "nobody has asked for a rematch")
    session = await ask.server.session(ask.session.rematch)
    if session.seats_of(ask.person.id):
        raise Refusal("stale", "you sit there: leave that table")
    await ask.server.chats.decline(session, ask.person.id, declined=True)
    return body(ask.session, ask.person)


async def nudge(ask: Ask) -> TableBody:
    """I wait: those whose move it is are reminded, or before a rematch those who have not answered."""
    session, limits = ask.session, ask.server.limits
    limits.check(limits.nudges, f"{session.id} {ask.person.id}", time.monotonic())
    table, people = _waited_for(session)
    people.discard(ask.person.id)
    ask.server.nudge(table, sorted(people), session.live.chairs[session.seats_of(ask.person.id)[0]].name)
    return body(session, ask.person)


def _waited_for(session: TableSession) -> tuple[str, set[str]]:
    """Whom everybody waits for, and at which table they would be."""
    live = session.live
    if session.awaited and live.status == "open":
        declined = session.server.chats.declined(session.id)
        open_seats = {seat for seat, chair in enumerate(live.chairs) if chair.is_open}
        people = {one.person for seat, one in session.awaited.items() if seat in open_seats} - declined
        return live.created.previous or "", people
    seats = live.decision.seats if live.decision else ()
    return session.id, {person for seat in seats if (person := live.chairs[seat].person) is not None}


async def _again(ask: Ask, old: TableSession) -> str:
    """The table where they play again: one that somebody made already, or a new one."""
    if (made := await ask.server.store.rematch(old.id)) is not None:
        return made
    created = old.live.created
    setup = Setup(
        game=created.game,
        seats=tuple(chair.bot for chair in old.live.chairs),
        host=ask.person.id,
        options=created.options,
        visibility=created.visibility,
        hot_seat=created.hot_seat,
        clock=created.clock,
        hammer_ms=created.hammer_ms,
        patience_ms=created.absence.patience_ms,
        absent_bot=created.absence.bot,
        hints=created.hints,
        previous=old.id,
        rated=created.rated,
    )
    await count(ask)
    try:
        again = (await ask.server.make(setup)).id
    except Conflict:  # another process was first
        if (made := await ask.server.store.rematch(old.id)) is None:
            raise
        return made
    old.tell_beside()
    for person in {chair.person for chair in old.live.chairs} - {None, ask.person.id, *old.present()}:
        assert person is not None
        await inviting.ask_to_come(ask.server, await ask.server.session(again), ask.person.id, person)
    return again


async def plan(ask: Ask) -> Plan:
    """What the seat of who asks could do if it were its turn."""
    asked: NewPlan = ask.body
    seat = ask.session.seats_of(ask.person.id)[0]
    return planning.plan(ask.session.live, seat, asked.actions, asked.what_if)


# ---- inviting -----------------------------------------------------------------
async def invite(ask: Ask) -> Invite:
    """A link for others. Of a private table it is a new one, and the one before opens nothing any more."""
    session = ask.session
    if session.live.created.visibility != "private":
        return Invite(f"/{session.id}", None)
    token = new_token()
    await ask.server.store.set_invite(session.id, token_hash(token))
    # Behind the # it stays in the browser: no server and no log sees it as part of an address.
    return Invite(f"/{session.id}#{token}", token)


async def qr(ask: Ask) -> Plain:
    """The link as a picture for a phone; that of a private table for people with its invitation."""
    session = ask.session
    link = f"{address_of(ask.request.scope, ask.server.settings)}/{session.id}"
    if session.live.created.visibility == "private":
        token = ask.request.headers.get(INVITE, "")
        if not is_invited(token, await ask.server.store.invite_hash(session.id)):
            raise Refusal("malformed", f"{INVITE} is not the invitation to this table")
        link += f"#{token}"
    return Plain(await asyncio.to_thread(qr_code, link), "image/svg+xml")


# ---- the lobby ------------------------------------------------------------------
async def lobby(ask: Ask) -> Lobby:
    """Public tables, or those where I sit; newest first."""
    rows = await ask.server.store.tables(_filter(ask))
    if ask.query.get("mine") == "yes":
        await ask.server.learn_owed([row.id for row in rows[:PAGE] if row.stage == "running"])
    return Lobby([await _line(ask, row) for row in rows[:PAGE]], next_page(rows, PAGE))


def _filter(ask: Ask) -> Filter:
    query = ask.query
    mine = query.get("mine") == "yes"
    status = query.get("status", "")
    if status not in ("", "open", "running"):
        raise Refusal("malformed", "status is open or running")
    return Filter(
        stages=(status,) if status else ("open", "running"),  # type: ignore[arg-type]
        visibility=None if mine else "public",
        game=query.get("game"),
        players=whole(query, "players", MOST_SEATS),
        person=ask.person.id if mine else None,
        name=query.get("name"),
        after=cursor(query.get("after")),
        limit=PAGE + 1,
    )


def whole(query: Mapping[str, str], name: str, most: int) -> int | None:
    """A whole number among the parameters."""
    text = query.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit()) or int(text) > most:
        raise Refusal("malformed", f"{name} is a whole number up to {most}")
    return int(text)


def next_page(rows: Sequence[TableRow], most: int) -> str | None:
    """What to ask for after a page, of rows that were asked for one more than fit on it."""
    if len(rows) <= most:
        return None
    last = rows[most - 1]
    return base64.urlsafe_b64encode(f"{last.listed_ms} {last.id}".encode()).decode()


def cursor(text: str | None) -> tuple[int, str] | None:
    """Where a list goes on."""
    if text is None:
        return None
    try:
        listed, table = base64.urlsafe_b64decode(text.encode()).decode().split(" ")
        if not 0 <= int(listed) <= LATEST_MS or not table.isalnum():
            raise ValueError(text)
        return int(listed), table
    except ValueError:
        raise Refusal("malformed", "after is what `next` said") from None


async def _line(ask: Ask, row: TableRow) -> TableLine:
    line = table_line(row)
    mine = {seat.seat for seat in row.seats if ask.who is not None and seat.person == ask.who.id}
    if not mine:
        return line
    owed, trouble = listing.Owed({}, row.listed_ms), None
    if row.stage == "running":
        try:
            owed = await ask.server.owed(row.id)
        except Refusal as error:
            if error.code not in UNREADABLE:
                raise
            trouble = words(error)
    ends = [ends for seat, ends in owed.ends.items() if seat in mine and ends is not None]
    return replace(
        line,
        yours=True,
        your_turn=not mine.isdisjoint(owed.ends),
        waits_for=list(owed.ends),
        since_ms=owed.since_ms,
        paused=owed.paused,
        left_ms=max(0, min(ends) - ask.server.clock.now_ms()) if ends else None,
        trouble=trouble,
    )


AT = "/api/tables/{table}"
FILTERS = {
    "game": "Only this game.",
    "players": "Only tables for that many players.",
    "status": "open or running.",
    "name": "A player's name begins so.",
    "mine": "yes: where I sit, public or not.",
    "after": "Go on after a page: what `next` said.",
}
ROUTES = (
    Route("GET", "/api/tables", lobby, Lobby, "Tables to join or to watch.", query=FILTERS, cost=4),
    Route("POST", "/api/tables", make, TableBody, "A new table.", "person", NewTable, cost=6),
    Route("GET", AT, table, TableBody, "A table.", "viewer"),
    Route("POST", f"{AT}/join", join, TableBody, "Take a seat.", "person", Join, cost=4),
    Route(
        "POST", f"{AT}/commitment", commit_nonce, TableBody, "Promise a nonce.", "seated", CommitNonce, cost=4
    ),
    Route("POST", f"{AT}/nonce", give_nonce, TableBody, "Add to the luck.", "seated", GiveNonce, cost=4),
    Route("GET", f"{AT}/log", log, TableLog, "A table that has not begun.", "viewer", cost=4),
    Route("POST", f"{AT}/leave", leave, TableBody, "Stand up before the start.", "seated", Nothing, cost=5),
    Route(
        "POST", f"{AT}/start", start, TableBody, "Begin, with bots on open seats.", "host", Nothing, cost=40
    ),
    Route("POST", f"{AT}/rematch", rematch, TableBody, "Play again.", "seated", Nothing, cost=8),
    Route("POST", f"{AT}/decline", decline, TableBody, "I do not play again.", "seated", Nothing, cost=4),
    Route("POST", f"{AT}/nudge", nudge, TableBody, "Remind those whom I wait for.", "seated", Nothing),
    Route("POST", f"{AT}/plan", plan, Plan, "Plan a turn.", "seated", NewPlan),
    Route("POST", f"{AT}/invite", invite, Invite, "A link for others.", "host", Nothing),
    Route("GET", f"{AT}/qr.svg", qr, "image/svg+xml", "The link as a QR code.", "viewer", cost=4),
)

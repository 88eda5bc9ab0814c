"""What people and hosts can do about somebody: send away, ban from a table, block, report."""

from __future__ import annotations

from terroir.server import names
from terroir.server.http_people import Blocks, NewBan, NewBlock, NewReport, Somebody
from terroir.server.http_types import Done
from terroir.server.identity import new_id
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.store import quoting
from terroir.store.rows import Block, Deed, Report
from terroir.table.commands import Leave

AWAY_MS = 60_000
"""How long somebody who was sent away cannot come back: a browser would try at once."""
MOST_BLOCKED = 500
CONTEXT = 30
"""How many lines of chat go with a report."""


async def kick(ask: Ask) -> Done:
    """Send somebody away from the table; they can come back in a minute."""
    somebody: Somebody = ask.body
    await _ban(ask, somebody.person, ask.server.clock.now_ms() + AWAY_MS)
    return Done()


async def ban(ask: Ask) -> Done:
    """Keep somebody away from the table for good, or let them come again."""
    asked: NewBan = ask.body
    await _ban(ask, asked.person, None, asked.banned)
    return Done()


async def _ban(ask: Ask, person: str, until_ms: int | None, on: bool = True) -> None:
    session = ask.session
    seats = session.seats_of(person)
    if on and person == ask.person.id:
        raise Refusal("forbidden", "the host cannot be sent away")
    if on and seats and session.live.status == "running":
        raise Refusal("forbidden", "somebody who plays cannot be sent away", "refused-plays")
    for seat in seats if on and session.live.status == "open" else ():
        await session.do(Leave(new_id(), seat), person)
    await ask.server.chats.ban(session, person, until_ms, on)
    what = "unbanned-at-table" if not on else "banned-at-table" if until_ms is None else "sent-away"
    now_ms = ask.server.clock.now_ms()
    await ask.server.store.note(Deed(new_id(), now_ms, ask.person.id, what, person, session.id))


async def bans(ask: Ask) -> Blocks:
    return Blocks(ask.server.chats.banned(ask.session))


async def report(ask: Ask) -> Done:
    """Tell whoever runs the server about somebody, with what was last said at the table."""
    asked: NewReport = ask.body
    session, store, now_ms = ask.session, ask.server.store, ask.server.clock.now_ms()
    said = await store.chat(session.id, limit=CONTEXT)
    here = {person for person, _ in session.names()} | {line.person for line in said}
    if asked.person not in here:
        raise Refusal("malformed", "nobody of this id is or was at this table")
    why = names.chat(asked.why)
    await ask.server.quotas.use("reports", ask.person.id, ask.address, now_ms)
    lines = quoting.written([(line.at_ms, line.person, line.text) for line in said])
    await store.add_report(Report(new_id(), now_ms, ask.person.id, asked.person, session.id, why, lines))
    return Done()


async def blocks(ask: Ask) -> Blocks:
    return Blocks(await ask.server.store.blocked(ask.person.id))


async def block(ask: Ask) -> Blocks:
    """I read nothing of theirs at any table, and neither of us sits where the other does or calls them."""
    asked: NewBlock = ask.body
    store, mine = ask.server.store, ask.person.id
    if asked.blocked and len(await store.blocked(mine)) >= MOST_BLOCKED:
        raise Refusal("too-many", f"more than {MOST_BLOCKED} people")
    await store.block(Block(mine, asked.person, ask.server.clock.now_ms()), asked.blocked)
    if asked.blocked:
        await store.friends.part(mine, asked.person)
    ask.server.lobby.avoid(mine, await store.friends.apart(mine))
    return Blocks(await ask.server.chats.read_blocked(mine))


AT = "/api/tables/{table}"
ROUTES = (
    Route("POST", f"{AT}/kick", kick, Done, "Send somebody away.", "host", Somebody, cost=4),
    Route("POST", f"{AT}/ban", ban, Done, "Keep somebody away.", "host", NewBan, cost=4),
    Route("GET", f"{AT}/bans", bans, Blocks, "Who may not come in now.", "host"),
    Route("POST", f"{AT}/report", report, Done, "Report somebody.", "person", NewReport, cost=3),
    Route("GET", "/api/me/blocks", blocks, Blocks, "Whom I have blocked.", "person"),
    Route("POST", "/api/me/blocks", block, Blocks, "Block somebody.", "person", NewBlock, cost=3),
)

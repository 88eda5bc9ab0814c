"""Moderators: they read what was reported and act on it. What a game hides is hidden from them as well.

They know of a table what was quoted from its chat, and may look on where everybody may. Each act is one of
`terroir admin`, and stands in the audit log under their id. What concerns a moderator is not for moderators.
"""

from __future__ import annotations

from collections.abc import Awaitable

from msgspec.json import decode

from terroir.server import names
from terroir.server.http_moderation import (
    Closing,
    DeedDone,
    Known,
    Moderation,
    OpenReport,
    OtherName,
    Quoted,
    Restraint,
    Settling,
)
from terroir.server.http_types import Done
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.store.errors import Conflict
from terroir.store.moderating import Moderating
from terroir.store.rows import Person, Report
from terroir.store.store import Store

MOST_REPORTS = 10
"""Each has some lines of chat with it: the others are shown when these are settled."""
MOST_RESTRAINED = 200
MOST_DEEDS = 50


async def look(ask: Ask) -> Moderation:
    """What there is to do, and what was done."""
    store, people = ask.server.store, _People(ask.server.store)
    reports = [one for one in await store.reports() if one.person != ask.person.id]
    return Moderation(
        reports=[await _report(store, one, people) for one in reports[:MOST_REPORTS]],
        more=max(0, len(reports) - MOST_REPORTS),
        restrained=[_known(one.id, one) for one in await store.restrained(MOST_RESTRAINED)],
        deeds=[
            DeedDone(
                one.at_ms,
                await people.known(one.by),
                one.what,
                await people.known(one.person) if one.person else None,
                one.table,
                one.detail,
            )
            for one in await store.deeds(MOST_DEEDS, by_hosts=False)
        ],
    )


class _People:
    """Each of them is read once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[str, Known] = {}

    async def known(self, id: str) -> Known:
        if id not in self._read:
            self._read[id] = _known(id, await self._store.person(id))
        return self._read[id]


def _known(id: str, person: Person | None) -> Known:
    if person is None:
        return Known(id, "", banned=False, muted=False, moderator=False)
    banned, muted = person.banned_ms is not None, person.muted_ms is not None
    return Known(id, person.name, banned, muted, person.moderator_ms is not None)


async def _report(store: Store, report: Report, people: _People) -> OpenReport:
    row = await store.table(report.table)
    return OpenReport(
        id=report.id,
        at_ms=report.at_ms,
        person=await people.known(report.person),
        by=await people.known(report.by),
        why=report.why,
        table=report.table,
        private=row is None or row.visibility == "private",
        closable=row is not None and row.stage in ("open", "running"),
        lines=[
            Quoted(at_ms, (await people.known(person or "")).name, text)
            for at_ms, person, text in decode(report.lines)
        ],
    )


async def settle(ask: Ask) -> Done:
    """A report is dealt with; one about whoever asks is not there for them."""
    body: Settling = ask.body
    if any(one.id == body.report and one.person == ask.person.id for one in await ask.server.store.reports()):
        raise Refusal("missing", "no such report")
    return await _done(_acting(ask).settle(body.report, _note(body.why)))


async def ban(ask: Ask) -> Done:
    body: Restraint = ask.body
    await _check(ask, body.person)
    done = await _done(_acting(ask).ban(body.person, body.on, _note(body.why)))
    ask.server.people.forget(body.person)
    return done


async def mute(ask: Ask) -> Done:
    body: Restraint = ask.body
    await _check(ask, body.person)
    return await _done(_acting(ask).mute(body.person, body.on, _note(body.why)))


async def rename(ask: Ask) -> Done:
    body: OtherName = ask.body
    await _check(ask, body.person)
    done = await _done(_acting(ask).rename(body.person, names.name(body.name)))
    ask.server.people.forget(body.person)
    return done


async def close(ask: Ask) -> Done:
    body: Closing = ask.body
    row = await ask.server.store.table(body.table)
    if row is not None and any(seat.person == ask.person.id for seat in row.seats):
        raise Refusal("forbidden", "you play at this table")
    done = await _done(_acting(ask).close(body.table, _note(body.why)))
    ask.server.look_again([body.table])
    return done


def _acting(ask: Ask) -> Moderating:
    return Moderating(ask.server.store, ask.person.id, ask.server.clock.now_ms())


def _note(why: str) -> str:
    return names.chat(why) if why.strip() else ""


async def _check(ask: Ask, person: str) -> None:
    """No moderator acts on a moderator, themselves included: whoever runs the server does."""
    known = await ask.server.store.person(person)
    if known is not None and known.moderator_ms is not None:
        raise Refusal("forbidden", "they are a moderator", "refused-moderator")


async def _done(act: Awaitable[None]) -> Done:
    try:
        await act
    except Conflict:
        raise Refusal("missing", "there is nothing of this id, or no more") from None
    return Done()


AT = "/api/moderation"
ROUTES = (
    Route("GET", AT, look, Moderation, "What is there to do?", "moderator", cost=20),
    Route("POST", f"{AT}/settle", settle, Done, "A report is dealt with.", "moderator", Settling, cost=10),
    Route("POST", f"{AT}/ban", ban, Done, "Ban somebody here.", "moderator", Restraint, cost=3),
    Route("POST", f"{AT}/mute", mute, Done, "Mute somebody here.", "moderator", Restraint, cost=3),
    Route("POST", f"{AT}/rename", rename, Done, "Rename them.", "moderator", OtherName, cost=3),
    Route("POST", f"{AT}/close", close, Done, "Close a table.", "moderator", Closing, cost=4),
)  # fmt: skip

"""The life of data: what of a database has to go by now, and how it goes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct
from msgspec.json import decode

from terroir.store.errors import Conflict
from terroir.store.rows import Facts
from terroir.store.store import Store
from terroir.table.entries import Bank, Clock, Ended, PerMove, encode

DAY = 86_400_000
EVENT_DAYS = 30
"""An event that never began, or at which nothing has been done any more, is forgotten after this long."""
GUEST_DAYS = 30
"""A guest without a table, an account or anything else is forgotten this long after the last visit."""
SETTLED_DAYS = 90
"""How long a report is kept after it was settled."""


class Rules(Struct, frozen=True, kw_only=True):
    """After how many days what goes."""

    unbegun: int = 1
    """A table that nobody began to play at is removed."""
    abandoned: int = 30
    """A running game at which nothing happens is closed; where its clock allows longer, after that."""
    finished: int | None = None
    """A finished or imported game is removed; None: never."""


class Due(Struct, frozen=True):
    """The tables that have to go, and how many entries each had when that was found."""

    unbegun: dict[str, int]
    abandoned: dict[str, int]
    finished: dict[str, int]

    @property
    def total(self) -> int:
        return len(self.unbegun) + len(self.abandoned) + len(self.finished)


async def due(store: Store, rules: Rules, now_ms: int) -> Due:
    """What has to go; nothing is changed."""
    waited = now_ms - rules.unbegun * DAY
    unbegun = {one.table: one.entries for one in await store.untouched("open", waited)}
    unbegun |= await store.ended(waited, played=False)
    patience = rules.abandoned * DAY
    quiet = [
        one
        for one in await store.untouched("running", now_ms - patience)
        if one.last_ms < now_ms - max(patience, _time(one.clock))
    ]
    abandoned = {one.table: one.entries for one in quiet}
    finished: dict[str, int] = {}
    if rules.finished is not None:
        finished = await store.ended(now_ms - rules.finished * DAY, played=True)
    return Due(unbegun, abandoned, {table: finished[table] for table in finished if table not in unbegun})


async def prune(store: Store, found: Due, now_ms: int, progress: Callable[[int], None]) -> None:
    """Let go what has to go; `progress` hears of each table. One at which somebody acts meanwhile stays."""
    for table in found.abandoned:
        await close(store, table, now_ms)
        progress(1)
    for table, entries in (found.unbegun | found.finished).items():
        with suppress(Conflict):
            await store.remove(table, entries)
        progress(1)
    await store.forget_quotas(now_ms // DAY - 1)
    await store.forget_reports(now_ms - SETTLED_DAYS * DAY)
    await store.accounts.forget_expired(now_ms)
    await store.events.forget(now_ms - EVENT_DAYS * DAY)
    await store.erase_remains(now_ms - 2 * DAY)
    await forget_guests(store, now_ms)


async def forget_guests(store: Store, now_ms: int) -> int:
    """Forget guests who never did anything, a few at a time; return how many."""
    at: str | None = ""
    gone = 0
    while at is not None:
        at, some = await store.accounts.forget_guests(at, now_ms - GUEST_DAYS * DAY)
        gone += some
    return gone


async def close(store: Store, table: str, now_ms: int) -> bool:
    """End a table that is open or running: nobody plays there any more, and its secret is shown.

    False where there is none to close, or where somebody moved at that moment.
    """
    row, entries = await store.table(table), await store.entries(table)
    if row is None or row.stage not in ("open", "running") or not entries:
        return False
    last, created = entries[-1], decode(entries[0].body, type=dict[str, object])
    # That of a deal is for others still to play.
    secret = b"" if created.get("deal") else await store.secret(table) or b""
    body = Ended(reason="cancelled", secret=secret.hex())
    at_ms = max(now_ms, last.at_ms)
    rating = "unfinished" if row.rating else ""
    facts = Facts(stage="finished", listed_ms=at_ms, reason="cancelled", due_ms=None, rating=rating)
    try:
        await store.append(table, last.head, at_ms, "ended", encode(body), facts)
    except Conflict:
        return False
    return True


def _time(clock: str) -> int:
    """The longest that a clock gives for one decision."""
    kept: Clock = decode(clock, type=Clock)
    if isinstance(kept, PerMove):
        return kept.ms + kept.bank_ms
    return kept.ms + kept.increment_ms if isinstance(kept, Bank) else 0

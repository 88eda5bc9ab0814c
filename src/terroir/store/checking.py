"""Whether a database holds what was once written, and whether every game in it can have gone so."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, cast

from msgspec import Struct, field

from terroir.core.errors import TerroirError
from terroir.core.fair import SECRET_BYTES, verify_commitment
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.replay import replay
from terroir.store.chain import check
from terroir.store.errors import Broken
from terroir.store.rows import ENTRIES, EntryRow
from terroir.store.snapshot import Snapshot
from terroir.table.entries import Created, Entry, decode
from terroir.table.live import LiveTable

STAGES = {"open": "open", "running": "running", "over": "finished"}


class TableFacts(NamedTuple):
    """What the lists say of a table."""

    game: str
    version: int
    stage: str
    secret: bytes | None


class CheckReport(Struct):
    """What was found."""

    tables: int = 0
    entries: int = 0
    replayed: int = 0
    other_version: int = 0
    """Games of a version of the rules that is not here: their logs are whole, but could not be replayed."""
    findings: list[str] = field(default_factory=list)


async def check_all(source: Snapshot, progress: Callable[[int], None]) -> CheckReport:
    """Every log, every game, every imported record; `progress` hears of each."""
    report = CheckReport()
    tables: dict[str, TableFacts] = {}
    async for id, *facts in source.rows("tables", "id, game, version, stage, secret", "id"):
        tables[cast(str, id)] = TableFacts(*cast(Any, facts))
    report.tables = len(tables)
    logged = set()
    async for entries in _logs(source):
        id = entries[0].table_id
        logged.add(id)
        report.entries += len(entries)
        with _noting(report, id):
            _check_log(report, id, entries, tables.get(id))
        progress(1)
    async for row in source.rows("imports", "table_id, text", "table_id"):
        id, text = cast("tuple[str, str]", row)
        logged.add(id)
        with _noting(report, id):
            _check_record(report, tables[id], text)
        progress(1)
    report.findings += [f"table {id}: it has no log" for id in tables if id not in logged]
    return report


async def _logs(source: Snapshot) -> AsyncIterator[list[EntryRow]]:
    """The log of each table, one after the other."""
    entries = list[EntryRow]()
    async for row in source.rows(ENTRIES.name, ENTRIES.columns, ENTRIES.key):
        entry = EntryRow(*cast(Any, row))
        if entries and entry.table_id != entries[0].table_id:
            yield entries
            entries = []
        entries.append(entry)
    if entries:
        yield entries


@contextmanager
def _noting(report: CheckReport, id: str) -> Iterator[None]:
    """What is wrong with one table is written down; the others are looked at all the same."""
    try:
        yield
    except TerroirError as error:
        said = str(error)
        report.findings.append(said if isinstance(error, Broken) else f"table {id}: {said}")


def _check_log(report: CheckReport, id: str, entries: list[EntryRow], facts: TableFacts | None) -> None:
    check(id, entries)
    if facts is None:
        raise Broken(f"table {id}: it has a log, and is in no list")
    created = decode(1, entries[0].body)
    secret = facts.secret or b""
    promised, of = (created.commitment, created.deal or id) if isinstance(created, Created) else ("", id)
    if len(secret) != SECRET_BYTES or not verify_commitment(promised, secret, of):
        raise Broken(f"table {id}: its secret is not the one that was promised")
    if load(facts.game).at(facts.version) is None:
        report.other_version += 1
        return
    log = (Entry(id, entry.seq, entry.at_ms, decode(entry.seq, entry.body)) for entry in entries)
    status = LiveTable.replay(log, facts.secret).status
    if STAGES[status] != facts.stage:
        raise Broken(f"table {id}: listed as {facts.stage}, and its log ends {STAGES[status]}")
    report.replayed += 1


def _check_record(report: CheckReport, facts: TableFacts, text: str) -> None:
    game = load(facts.game)
    if game.at(facts.version) is None:
        report.other_version += 1
        return
    replay(parse(text), game)
    report.replayed += 1

"""Writing a group of writes to SQLite in one transaction.

Every call into SQLite lets other threads run and then waits for its turn again, so a group of entries
is few calls: one statement for each CHUNK of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import apsw

from terroir.store.driver import Step
from terroir.store.errors import BadValue, Conflict, StoreUnavailable
from terroir.store.jobs import Outcome
from terroir.store.rows import ENTRIES, EntryRow

Steps: TypeAlias = tuple[EntryRow | Step, ...]
CHUNK = 50

HASH = "SELECT hash FROM entries WHERE table_id = $1 AND seq = $2"

KINDS: tuple[tuple[type[apsw.Error], str], ...] = (
    (apsw.FullError, "full"),
    (apsw.ReadOnlyError, "read-only"),
    (apsw.IOError, "io"),
    (apsw.CantOpenError, "io"),
    (apsw.BusyError, "slow"),
)


def refused(error: apsw.Error, path: Path) -> StoreUnavailable:
    """Say what kind of trouble an error of SQLite is."""
    kind = next((kind for one, kind in KINDS if isinstance(error, one)), "other")
    return StoreUnavailable(f"{path}: {error}", kind)


@lru_cache(maxsize=CHUNK)
def _append(rows: int) -> str:
    """Add so many entries, those that follow what they say; the others are left out."""
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return (
        f"INSERT OR IGNORE INTO entries ({ENTRIES.columns})"
        " SELECT column1, column2, column3, column4, column5, column6"
        f" FROM (VALUES {values}) WHERE column2 = 1 OR EXISTS"
        " (SELECT 1 FROM entries WHERE table_id = column1 AND seq = column2 - 1 AND hash = column7)"
    )


def write_group(db: apsw.Connection, writes: Sequence[EntryRow | Steps]) -> list[Outcome]:
    """Do all writes and commit; the outcome of each. An error of the disk is raised, and none was done."""
    first, alone = _one_of_each_table(writes)
    if not alone and len(first) <= CHUNK:
        return _add(db, list(first.values()))  # one statement is a transaction of its own
    outcomes: dict[int, Outcome] = {}
    db.execute("BEGIN IMMEDIATE")
    numbers = list(first)
    for start in range(0, len(numbers), CHUNK):
        chunk = numbers[start : start + CHUNK]
        outcomes.update(zip(chunk, _add(db, [first[number] for number in chunk]), strict=True))
    for number in alone:
        write = writes[number]
        outcomes[number] = _perform(db, (write,) if isinstance(write, EntryRow) else write)
    db.execute("COMMIT")
    return [outcomes[number] for number in range(len(writes))]


def _one_of_each_table(writes: Sequence[EntryRow | Steps]) -> tuple[dict[int, EntryRow], list[int]]:
    """Which entries can be added together, by their place, and the places of all else."""
    together: dict[int, EntryRow] = {}
    alone = []
    tables: set[str] = set()
    for number, write in enumerate(writes):
        if isinstance(write, EntryRow) and write.table_id not in tables:
            tables.add(write.table_id)
            together[number] = write
        else:
            alone.append(number)
    return together, alone


def _add(db: apsw.Connection, rows: list[EntryRow]) -> list[Outcome]:
    if not rows:
        return []
    db.execute(_append(len(rows)), [value for row in rows for value in row])
    if db.changes() == len(rows):
        return [[] for _ in rows]
    return [[] if _is_there(db, row) else _conflict() for row in rows]


def _is_there(db: apsw.Connection, row: EntryRow) -> bool:
    return db.execute(HASH, (row.table_id, row.seq)).fetchall() == [(row.hash,)]


def _conflict() -> Conflict:
    return Conflict("what this follows is not the last entry")


def _perform(db: apsw.Connection, steps: Iterable[EntryRow | Step]) -> Outcome:
    """One write of several steps, undone alone where it is in conflict."""
    db.execute("SAVEPOINT one")
    try:
        rows: list[Any] = []
        for step in steps:
            rows = _step(db, step)
    except (Conflict, apsw.ConstraintError, TypeError, ValueError, OverflowError) as error:
        db.execute("ROLLBACK TO one; RELEASE one")
        if isinstance(error, OverflowError | UnicodeError):
            return BadValue()
        return Conflict(str(error)) if isinstance(error, apsw.ConstraintError) else error
    db.execute("RELEASE one")
    return rows


def _step(db: apsw.Connection, step: EntryRow | Step) -> list[Any]:
    if isinstance(step, EntryRow):
        sql, values, expected = _append(1), tuple(step), 1
    else:
        sql, values, expected = step  # type: ignore[assignment]
    rows = db.execute(sql, values).fetchall()
    if expected is not None and db.changes() != expected:
        raise _conflict()
    return rows

"""An SQLite file: opened so that commits last, locked for one process, its log of changes kept short."""

from __future__ import annotations

import os
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import apsw

from terroir.store import upgrade
from terroir.store.errors import BadAddress, InUse

LONG = 1_000
"""Pages in the write-ahead log after which they are copied into the file, beside the writing."""
TOO_LONG = 20_000
"""Pages after which the writer itself waits until they are."""


# What is deleted is overwritten: of who was erased nothing is left in the file.
PRAGMAS = (
    "journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "foreign_keys = ON", "secure_delete = ON",
)  # fmt: skip


def connect(path: Path, flags: int = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE) -> apsw.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = apsw.Connection(str(path), flags=flags, statementcachesize=200)
    connection.set_busy_timeout(5000)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").fetchall()
    return connection


def make_private(path: Path) -> None:
    """A file that its owner alone reads; what is there already is closed at least to strangers."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(path.stat().st_mode & ~0o007)


def lock(path: Path) -> apsw.Connection:
    """A lock that ends with the process: an exclusive transaction, never committed, in a file beside."""
    beside = Path(f"{path}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        make_private(beside)
        held = apsw.Connection(str(beside))
        held.execute("BEGIN EXCLUSIVE").fetchall()
        make_private(path)
    except apsw.BusyError:
        raise InUse(f"{path} is in use by another process") from None
    except (OSError, apsw.Error) as error:
        raise BadAddress(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    return held


def is_locked(path: Path) -> bool:
    """Whether another process has the file now."""
    try:
        lock(path).close()
    except InUse:
        return True
    return False


def migrate(connection: apsw.Connection) -> None:
    """Bring the schema up to date in one transaction."""
    found = version(connection)
    if not upgrade.is_newest(found):
        with connection:
            connection.execute(upgrade.script("sqlite", found)).fetchall()


def version(connection: apsw.Connection) -> str | None:
    """Which version of the schema the file has, None if none."""
    if not connection.table_exists(None, "alembic_version"):
        return None
    found = connection.execute(upgrade.VERSION).fetchall()
    return str(found[0][0]) if found else None


class Checkpointer:
    """Copies the write-ahead log into the file, in a thread of its own: nobody's commit waits for it."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._asked: SimpleQueue[bool] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store-checkpointer", daemon=True)
        self._thread.start()

    def watch(self, writer: apsw.Connection) -> None:
        """From now on see to the log that this connection writes."""

        def written(connection: apsw.Connection, database: str, pages: int) -> int:
            if pages > TOO_LONG:
                connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_RESTART)
            elif pages > LONG and self._asked.empty():
                self._asked.put(True)
            return apsw.SQLITE_OK

        writer.set_wal_hook(written)

    def close(self) -> None:
        self._asked.put(False)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while self._asked.get():
            try:
                self._connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
            except apsw.Error:
                continue  # the disk is full, say: the log stays, and is copied after a later commit

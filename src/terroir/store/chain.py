"""The hash chain of a log: each entry's hash covers the entry and the hash before it.

hash = SHA-256(previous hash ‖ "TABLE SEQ AT_MS KIND\\n" ‖ body), and 32 zero bytes come before the first.
So nobody can alter, remove or exchange an entry without changing every later hash of its table.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from terroir.store.errors import Broken
from terroir.store.rows import EntryRow, Head

BEGIN = Head(0, bytes(32))
"""The head of a log without entries."""


def link(table: str, head: Head, at_ms: int, kind: str, body: bytes) -> EntryRow:
    """The entry that follows this head."""
    seq = head.seq + 1
    content = b"%b%b %d %d %b\n%b" % (head.hash, table.encode(), seq, at_ms, kind.encode(), body)
    return EntryRow(table, seq, at_ms, kind, body.decode(), sha256(content).digest(), head.hash)


def check(table: str, entries: Iterable[EntryRow], head: Head = BEGIN) -> Head:
    """The head after these entries, or Broken where one does not follow from those before it."""
    for entry in entries:
        if entry.seq != head.seq + 1:
            raise Broken(f"table {table}: after entry {head.seq} comes entry {entry.seq}")
        if link(table, head, entry.at_ms, entry.kind, entry.body.encode()).hash != entry.hash:
            raise Broken(f"table {table}: entry {entry.seq} is not what was written")
        head = entry.head
    return head

"""Names of people stand beside the logs, not in them: erasing a name leaves every hash as it was.

An entry by which somebody sits down says who it was by their id, and its name is empty; the name is a row of
`names`. Whoever reads a log through the store finds the name where it was given, as long as it is kept.
Release 0.1.0 wrote names into the entries: these are read as they are, and `erased` takes one out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.json import decode, encode
from msgspec.structs import replace

from terroir.store.chain import BEGIN, link
from terroir.store.rows import EntryRow, Head, Name
from terroir.table.entries import SeatTaken

NAMED = str(SeatTaken.__struct_config__.tag)
"""The kind of the entries that name somebody."""


def parted(seq: int, body: bytes) -> tuple[bytes, Name]:
    """The body of such an entry without the name, and the name."""
    taken = decode(body, type=SeatTaken)
    return encode(replace(taken, name=""), order="deterministic"), Name(seq, taken.person, taken.name)


def named(body: str) -> tuple[str, str]:
    """Of whom such an entry is, and the name in itself: only release 0.1.0 wrote one."""
    taken = decode(body, type=SeatTaken)
    return taken.person, taken.name


def joined(entries: Sequence[EntryRow], names: Mapping[int, str]) -> list[EntryRow]:
    """The entries with the names that are kept of them, by their numbers."""
    return [_joined(entry, names[entry.seq]) if entry.seq in names else entry for entry in entries]


def _joined(entry: EntryRow, name: str) -> EntryRow:
    taken = decode(entry.body, type=SeatTaken)
    return entry._replace(body=encode(replace(taken, name=name), order="deterministic").decode())


def erased(table: str, entries: Sequence[EntryRow], person: str) -> list[EntryRow]:
    """A whole log without the names of that person, chained anew from the first entry that had one."""
    head: Head = BEGIN
    written: list[EntryRow] = []
    for entry in entries:
        body = entry.body.encode()
        if entry.kind == NAMED and decode(body, type=SeatTaken).person == person:
            body = parted(entry.seq, body)[0]
        written.append(link(table, head, entry.at_ms, entry.kind, body))
        head = written[-1].head
    return written

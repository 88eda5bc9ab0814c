"""An independent judge: compares what clients were told with what the database holds, read by plain SQL.

It uses nothing of the project: its own reading of rows, its own hashes.

    python -m tests.faults.judge HISTORY ADDRESS
"""

import asyncio
import json
import sqlite3
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

ENTRIES = "SELECT table_id, seq, at_ms, kind, body, hash FROM entries ORDER BY table_id, seq"
SURELY_NOT = {"stale", "illegal", "malformed", "conflict", "forbidden"}
"""A refusal with such a code says that nothing has changed; others are about the server's own troubles."""


@dataclass
class Verdict:
    """Everything but `accepted`, `entries` and `tables` has to be empty."""

    accepted: int = 0
    entries: int = 0
    tables: int = 0
    lost: list[str] = field(default_factory=list)
    """Acknowledged, and not there."""
    duplicated: list[str] = field(default_factory=list)
    """There twice."""
    refused_yet_done: list[str] = field(default_factory=list)
    shown_yet_not_stored: list[str] = field(default_factory=list)
    taken_back: list[str] = field(default_factory=list)
    """A viewer saw two different things under one number, or a gap in the numbers."""
    broken: list[str] = field(default_factory=list)
    """Gaps in a log, or hashes that do not fit."""

    @property
    def faults(self) -> dict[str, list[str]]:
        return {name: found for name, found in asdict(self).items() if isinstance(found, list) and found}


def judge(history: Iterable[dict[str, Any]], rows: Sequence[Sequence[Any]]) -> Verdict:
    """What the history says against what the rows say."""
    verdict = Verdict(entries=len(rows), tables=len({row[0] for row in rows}))
    _check_chains(verdict, rows)
    commands: Counter[str] = Counter()
    moves: set[tuple[str, int, str, int]] = set()
    for table, _, at_ms, _, text, _ in rows:
        body = json.loads(text)
        if body.get("command"):
            commands[body["command"]] += 1
        if body["kind"] == "moved":
            moves.add((table, body["seat"], body["action"], at_ms))
    verdict.duplicated = [command for command, times in commands.items() if times > 1]
    _check_answers(verdict, history, commands)
    _check_views(verdict, history, moves)
    return verdict


def _check_chains(verdict: Verdict, rows: Sequence[Sequence[Any]]) -> None:
    last: dict[str, tuple[int, bytes]] = {}
    for table, seq, at_ms, kind, body, hashed in rows:
        before, previous = last.get(table, (0, bytes(32)))
        content = previous + f"{table} {seq} {at_ms} {kind}\n{body}".encode()
        if seq != before + 1:
            verdict.broken.append(f"{table}: {seq} after {before}")
        elif sha256(content).digest() != bytes(hashed):
            verdict.broken.append(f"{table}: the hash of {seq}")
        last[table] = (seq, bytes(hashed))


def _check_answers(verdict: Verdict, history: Iterable[dict[str, Any]], commands: Counter[str]) -> None:
    answers: dict[str, set[tuple[str, Any]]] = defaultdict(set)
    for line in history:
        if line["what"] in ("accepted", "refused"):
            answers[line["command"]].add((line["what"], line.get("n", line.get("code"))))
    for command, told in answers.items():
        accepted = [n for what, n in told if what == "accepted"]
        if accepted:
            verdict.accepted += 1
            if not commands[command]:
                verdict.lost.append(command)
            if len(set(accepted)) > 1:
                verdict.taken_back.append(f"{command}: accepted as {accepted}")
        elif commands[command] and all(what == "refused" and code in SURELY_NOT for what, code in told):
            verdict.refused_yet_done.append(command)


def _check_views(
    verdict: Verdict, history: Iterable[dict[str, Any]], moves: set[tuple[str, int, str, int]]
) -> None:
    seen: dict[tuple[str, int, int], str] = {}
    for line in history:
        where = f"{line.get('table')}: seat {line.get('seat')}"
        match line["what"]:
            case "gap":
                verdict.taken_back.append(f"{where}: {line['n']} after {line['after']}")
            case "seen":
                key = (line["table"], line["seat"], line["n"])
                if seen.setdefault(key, line["view"]) != line["view"]:
                    verdict.taken_back.append(f"{where} saw two views {line['n']}")
            case "shown":
                if (line["table"], line["mover"], line["action"], line["at"]) not in moves:
                    verdict.shown_yet_not_stored.append(f"{line['table']}: {line['mover']} {line['action']}")


def rows_of(address: str) -> list[Sequence[Any]]:
    """Every entry of a database, by plain SQL."""
    if address.startswith("sqlite:///"):
        connection = sqlite3.connect(address.removeprefix("sqlite:///"))
        try:
            return connection.execute(ENTRIES).fetchall()
        finally:
            connection.close()
    return asyncio.run(_rows_of_postgres(address))


async def _rows_of_postgres(address: str) -> list[Sequence[Any]]:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        return list(await connection.fetch(ENTRIES))
    finally:
        await connection.close()


if __name__ == "__main__":
    from tests.faults.history import read

    found = judge(read(Path(sys.argv[1])), rows_of(sys.argv[2]))
    print(json.dumps(asdict(found), indent=1))
    sys.exit(bool(found.faults))

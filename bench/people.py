"""Many accounts with slow games: what an idle server costs, and how soon somebody's own tables are listed.

2,000 people who can come back and want notices sit at 5,000 games with days for each move, two to four at a
table, and have just moved here and there. The server starts on that database. Measured: the processor time of
all its processes while nobody does anything; how long `GET /api/tables?mine=yes` takes for people who ask for
the first time since the start, each once, and again.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bench.measure import progress
from bench.opening import begin
from bench.server_sides import Side, ours
from terroir.server import listing
from terroir.server.identity import new_token, token_hash
from terroir.store.answers import Rest
from terroir.store.opening import open_store
from terroir.store.rows import Channel, Mail, Person
from terroir.store.store import Store
from terroir.table.entries import PerMove

THREE_DAYS = PerMove(3 * 86_400_000)
AT_ONCE = 200
IDLE_SHARE = 0.05
LISTED_MS = 20.0
BEGUN_S = 10.0
"""What a server does once after its start is over by then."""


async def add_person(store: Store, number: int) -> str:
    """Somebody with an account and a channel for notices; the token that they have."""
    id, token, now = f"person{number:06}", new_token(), int(time.time() * 1000)
    await store.add_person(Person(id, f"Person {number}", now), token_hash(token))
    await store.accounts.set_mail(Mail(id, f"person{number}@example.org", now))
    await store.notices.set_channel(Channel(f"channel{number:05}", id, "mail", "", "", "http://here", now))
    return token


async def add_table(store: Store, number: int, people: int) -> None:
    """A running game, left as a server leaves one that nobody looks at."""
    luck = Random(number)
    seated = [f"person{one:06}" for one in luck.sample(range(people), luck.choice((2, 2, 3, 4)))]
    live, head = await begin(store, f"Slow{number:08}", luck.randrange(2, 30), seated, THREE_DAYS)
    await store.note_due(Rest(live.id, head, live.next_deadline(), listing.written(listing.owed_at(live))))


async def make(address: str, people: int, tables: int) -> list[str]:
    """The database; the tokens of the people."""
    store = await open_store(address)
    tokens: list[str] = []
    for start in range(0, people, AT_ONCE):
        some = range(start, min(start + AT_ONCE, people))
        tokens += await asyncio.gather(*(add_person(store, number) for number in some))
    for start in range(0, tables, AT_ONCE):
        progress(f"table {start} of {tables}")
        some = range(start, min(start + AT_ONCE, tables))
        await asyncio.gather(*(add_table(store, number, people) for number in some))
    await store.close()
    return tokens


def listed_ms(client: http.client.HTTPConnection, token: str) -> tuple[float, int]:
    """How long somebody's own tables take, and how many they are."""
    begun = time.perf_counter()
    client.request("GET", "/api/tables?mine=yes", headers={"cookie": f"terroir={token}"})
    answer = client.getresponse()
    tables = json.loads(answer.read())["tables"]
    return 1000 * (time.perf_counter() - begun), len(tables)


def lists(side: Side, tokens: list[str]) -> dict[str, float]:
    client = http.client.HTTPConnection("127.0.0.1", side.port, timeout=60)
    before = side.cpu_s()
    found = [listed_ms(client, token) for token in tokens]
    spent = side.cpu_s() - before
    times = sorted(ms for ms, _ in found)
    return {
        "people": len(times),
        "tables_each": round(sum(count for _, count in found) / len(found), 1),
        "p50_ms": round(times[len(times) // 2], 1),
        "p99_ms": round(times[int(0.99 * len(times))], 1),
        "worst_ms": round(times[-1], 1),
        "cpu_ms_each": round(1000 * spent / len(found), 2),
    }


def measure(people: int, tables: int, seconds: float, where: str | None = None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=where) as folder:
        tokens = asyncio.run(make(f"sqlite:///{folder}/bench.db", people, tables))
        with ours(Path(folder)) as side:
            progress("begins")
            time.sleep(BEGUN_S)
            before = side.cpu_s()
            progress("idle")
            time.sleep(seconds)
            idle = (side.cpu_s() - before) / seconds
            some = Random(1).sample(tokens, min(300, len(tokens)))
            progress("lists")
            first, again = lists(side, some), lists(side, some)
            resident = side.resident()
    progress("")
    return {
        "people": people,
        "tables": tables,
        "first_answer_ms": round(side.started_ms),
        "idle_share": round(idle, 4),
        "first": first,
        "again": again,
        "mb": round(resident / 1e6, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--people", type=int, default=2_000, help="accounts (default 2000)")
    parser.add_argument("--tables", type=int, default=5_000, help="slow games (default 5000)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of idleness (default 30)")
    parser.add_argument("--folder", help="where the database is: on a disk that is busy, say /dev/shm")
    options = parser.parse_args()
    found = measure(options.people, options.tables, options.seconds, options.folder)
    if options.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{found['people']} accounts, {found['tables']} slow games, {found['mb']} MB")
    print(f"  idle: {100 * found['idle_share']:.1f} % of a core (< {100 * IDLE_SHARE:.0f})")
    for name in ("first", "again"):
        one = found[name]
        print(f"  your tables, {name}: {one['people']} people with {one['tables_each']} each")
        print(f"    p50 {one['p50_ms']} ms, p99 {one['p99_ms']} ms, worst {one['worst_ms']} (<= {LISTED_MS})")
        print(f"    {one['cpu_ms_each']} ms of the processor each")

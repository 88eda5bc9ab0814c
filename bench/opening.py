"""A table with a very long log is opened, and a server with thousands of running games starts.

The long log is one of the first releases, where people could take moves back for ever. While it is opened,
and its record written, ten people at five other tables make 30 moves a second. What is measured: how long
they wait, how long opening takes, and how long a server with many running games needs to its first answer.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

from bench.measure import progress
from bench.server import load
from bench.server_sides import Side, ours
from bench.table import some_move
from terroir.server import listing
from terroir.server.loading import replayed
from terroir.store.opening import open_store
from terroir.store.rows import Head
from terroir.store.store import Store
from terroir.table.commands import Join, Undo
from terroir.table.entries import Clock, Entry, Moved, NoClock, Undone, encode
from terroir.table.live import LiveTable
from terroir.table.setup import Setup, create
from tests.store.samples import write_log

GAME = "citrus"
SECRET = bytes(range(32))
LONG = "LongLongLong"
PATIENCE_S = 120
AT_ONCE = 200
P99_MS = 20.0
FIRST_ANSWER_MS = 2_000.0


async def begin(
    store: Store, table: str, moves: int, people: Sequence[str] = ("p0", "p1"), clock: Clock | None = None
) -> tuple[LiveTable, Head]:
    """A running game of these people, stored as a server stores it."""
    now, luck = int(time.time() * 1000), Random(table)
    setup = Setup(game=GAME, seats=(None,) * len(people), host=people[0], clock=clock or NoClock())
    first = create(table, setup, SECRET, now)
    head = await store.create(listing.new_row(first, SECRET), now, first.kind, encode(first.body))
    live = LiveTable.replay([first], SECRET)

    async def store_and_apply(entry: Any) -> None:
        nonlocal head
        facts = listing.facts(live, entry)
        head = await store.append(table, head, entry.at_ms, entry.kind, encode(entry.body), facts)
        live.apply(entry)

    for seat, person in enumerate(people):
        join = Join(f"j{seat}", seat, f"P{seat}", token_hex(16))
        await store_and_apply(live.decide(join, person, now))
    await store_and_apply(live.due_entry(now))
    for _ in range(moves):
        if (move := some_move(live, luck)) is not None:
            await store_and_apply(live.decide(move, people[move.seat], now))
    return live, head


async def make_long(address: str, entries: int) -> None:
    """A game in which a move is played and taken back until there are so many entries."""
    store = await open_store(address)
    live, head = await begin(store, LONG, 0)
    await store.close()
    luck = Random(1)
    while True:
        move = some_move(live, luck)
        assert move is not None
        moved = live.decide(move, f"p{move.seat}", live.at_ms)
        assert isinstance(moved, Entry) and isinstance(moved.body, Moved)
        if not moved.body.drawn:
            break
    log = []
    for number in range((entries - head.seq) // 2):
        play, undo = f"a{number}", Undo(f"b{number}", move.seat)
        moves = Moved(seat=move.seat, action=move.action, command=play, digest=number)
        back = Undone(seat=move.seat, actions=1, command=undo.command, digest=number)
        log += [(live.at_ms, "moved", encode(moves)), (live.at_ms, "undone", encode(back))]
    await write_log(address, LONG, log, head)


async def make_many(address: str, tables: int) -> None:
    """So many running games."""
    store = await open_store(address)
    for start in range(0, tables, AT_ONCE):
        some = range(start, min(start + AT_ONCE, tables))
        await asyncio.gather(*(begin(store, f"Many{number:08}", 4) for number in some))
    await store.close()


def ask(side: Side, path: str) -> tuple[int, float]:
    """The status of an answer, and the seconds until all of it was there."""
    begun = time.perf_counter()
    client = http.client.HTTPConnection("127.0.0.1", side.port, timeout=PATIENCE_S)
    client.request("GET", path)
    answer = client.getresponse()
    answer.read()
    return answer.status, round(time.perf_counter() - begun, 3)


def long_log(entries: int, seconds: float, where: str | None = None) -> dict[str, Any]:
    """The players' figures while such a table is opened, and how long that takes."""
    with tempfile.TemporaryDirectory(dir=where) as folder:
        address = f"sqlite:///{folder}/bench.db"
        asyncio.run(make_long(address, entries))
        found: dict[str, Any] = {"entries": entries}
        for name in ("first", "again"):
            with ours(Path(folder), rate="1") as side:
                asked: dict[str, Any] = {}

                def open_it(side: Side = side, asked: dict[str, Any] = asked) -> None:
                    time.sleep(2)
                    asked["open"] = ask(side, f"/api/tables/{LONG}")
                    asked["record"] = ask(side, f"/api/tables/{LONG}/record")

                thread = threading.Thread(target=open_it)
                thread.start()
                figures = load(side, mode="open", tables=5, rate=30, warm=1.0, seconds=seconds)
                thread.join()
            found[name] = {key: figures[key] for key in ("p50_ms", "p99_ms", "moves")} | asked
    return found


async def _slices(address: str) -> dict[str, float]:
    store, longest, before = await open_store(address), 0.0, time.thread_time()
    begun = before
    opening = asyncio.create_task(replayed(store, LONG))
    while not opening.done():
        await asyncio.sleep(0)
        now = time.thread_time()
        longest, before = max(longest, now - before), now
    await store.close()
    return {"longest_slice_ms": round(1000 * longest, 1), "cpu_s": round(before - begun, 2)}


def slices(entries: int, where: str | None = None) -> dict[str, dict[str, float]]:
    """The longest that others wait for the loop while such a table is opened, in processor time."""
    with tempfile.TemporaryDirectory(dir=where) as folder:
        address = f"sqlite:///{folder}/bench.db"
        asyncio.run(make_long(address, entries))
        return {name: asyncio.run(_slices(address)) for name in ("first", "again")}


def many_tables(tables: int, where: str | None = None) -> dict[str, Any]:
    """How long a server with so many running games needs to its first answer."""
    with tempfile.TemporaryDirectory(dir=where) as folder:
        asyncio.run(make_many(f"sqlite:///{folder}/bench.db", tables))
        with ours(Path(folder)) as side:
            listed = ask(side, "/api/tables?status=running")
            resident = side.resident()
            return {"tables": tables, "first_answer_ms": round(side.started_ms), "list": listed,
                    "mb": round(resident / 1e6, 1)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--entries", type=int, default=400_000, help="of the long log (default 400000)")
    parser.add_argument("--tables", type=int, default=4_000, help="running games (default 4000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play beside it (default 20)")
    parser.add_argument("--folder", help="where the database is: on a disk that is busy, say /dev/shm")
    options = parser.parse_args()
    progress("a long log")
    long = long_log(options.entries, options.seconds, options.folder)
    for name, figures in slices(options.entries, options.folder).items():
        long[name] |= figures
    progress("many tables")
    many = many_tables(options.tables, options.folder)
    progress("")
    if options.json:
        print(json.dumps({"long_log": long, "many_tables": many}, indent=1))
        return
    for name in ("first", "again"):
        one = long[name]
        print(f"{long['entries']} entries, opened the {name} time: {one['open']}, record {one['record']}")
        print(f"  the loop was kept for at most {one['longest_slice_ms']} ms, {one['cpu_s']} s in all")
        print(f"  players meanwhile: p50 {one['p50_ms']} ms, p99 {one['p99_ms']} ms (<= {P99_MS})")
    print(f"{many['tables']} running games: first answer {many['first_answer_ms']} ms (<= {FIRST_ANSWER_MS})")
    print(f"  {many}")

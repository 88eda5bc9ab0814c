"""Several processes at one PostgreSQL: moves a second, what it costs when nothing happens, and when one dies.

One, two and four processes on this machine, with hints through PostgreSQL and through Valkey; the two players
of a table reach whichever process takes them. PostgreSQL syncs the disk before every acknowledgement. All of
it shares the machine's cores: more processes than cores show what they cost, not what they bring.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg

from bench.measure import progress
from bench.server import load
from bench.server_sides import Side, running
from terroir.server.metrics import Metrics
from terroir.server.readiness import Readiness
from terroir.server.server import Server
from terroir.server.settings import Settings
from terroir.store.opening import open_store
from terroir.table.commands import Join
from terroir.table.entries import Bank, Clock, PerMove
from terroir.table.setup import DAY, Setup
from tools import postgres, valkey
from tools.serving import free_port

PROCESSES = (1, 2, 4)
IDLE_TABLES, START_TABLES = 2_000, 4_000
TAKE_OVER_S, FIRST_ANSWER_MS = 10.0, 2_000.0
BANK_MS = 10_000
DYING = 20
"""Tables whose clocks run out just after their owner was killed."""
TERROIR = [sys.executable, "-c", "from terroir.cli.main import app; app()", "serve", "--log", "warning"]
COUNTING = ["-c", "shared_preload_libraries=pg_stat_statements", "-c", "max_connections=80"]
OWNERS = "SELECT owner, count(*) FROM tables JOIN processes ON processes.id = owner GROUP BY owner"
RUNNING_OUT = "SELECT id FROM tables WHERE clock LIKE '%bank%' AND stage = 'running' AND owner = $1"
CALLS = "SELECT sum(calls)::bigint FROM pg_stat_statements JOIN pg_database ON oid = dbid WHERE datname = $1"


class Family(Side):
    """A server of several processes, which are the children of one."""

    def cpu_s(self) -> float:
        """Processor time of all of them so far."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        own = [Side(self.kind, self.port, int(pid), 0.0).cpu_s() for pid in children]
        return sum(own, super().cpu_s())


@contextmanager
def served(database: str, *options: str) -> Iterator[Side]:
    """`terroir serve` from its first answer on."""
    port = free_port()
    command = [*TERROIR, "--port", str(port), "--db", database, "--rate", "1e6", *options]
    with running("ours", command, port) as side:
        yield Family(side.kind, side.port, side.pid, side.started_ms)


async def asked(database: str, sql: str, *values: Any) -> list[Any]:
    """What the database says to a question."""
    connection = await asyncpg.connect(database)
    try:
        return list(await connection.fetch(sql, *values))
    finally:
        await connection.close()


def owners(database: str) -> dict[str, int]:
    """How many running tables each living process looks after."""
    return dict(asyncio.run(asked(database, OWNERS)))


def until_owned(database: str, tables: int, but: str = "") -> None:
    """Until so many tables are looked after, by other processes than one that is dead."""
    end = time.monotonic() + 120
    while (found := sum(many for owner, many in owners(database).items() if owner != but)) < tables:
        if time.monotonic() > end:
            raise SystemExit(f"{found} of {tables} tables have an owner")
        time.sleep(0.1)


async def make_tables(database: str, count: int, clock: Clock) -> None:
    """Running games of two people, by the code of the server itself; nobody looks after them yet."""
    store = await open_store(database)
    metrics = Metrics()
    server = Server(Settings(database, workers=1), store, metrics, Readiness(store, metrics))
    room = asyncio.Semaphore(50)
    setup = Setup(game="citrus", seats=(None, None), host="p0", clock=clock, absent_bot="random")

    async def make() -> None:
        async with room:
            session = await server.make(setup)
            for seat in (0, 1):
                join = Join(token_hex(8), seat, f"Player {seat}", token_hex(16))
                await session.do(join, f"p{seat}")
            assert session.live.status == "running"
            if (rest := session.at_rest()) is not None:
                await store.note_due(rest)
            server.drop([session.id])

    await asyncio.gather(*(make() for _ in range(count)))
    await server.close()


def moves(cluster: postgres.Cluster, hints: list[str], number: int, seconds: float) -> dict[str, Any]:
    """Fifty tables as fast as they are answered; then one, where a turn is from one player to the other."""
    name = f"moves_{number}_{len(hints)}"
    with served(cluster.create(name), "--processes", str(number), *hints) as side:
        many = load(side, mode="closed", tables=50, spare=60, warm_moves=10, seconds=seconds)
        one = load(side, mode="closed", tables=1, spare=20, warm_moves=20, seconds=seconds)
    return {
        "moves_per_s": many["moves_per_s"],
        "p50_ms": many["p50_ms"],
        "p99_ms": many["p99_ms"],
        "cpu_us_per_move": many["cpu_us_per_move"],
        "one_table_p50_ms": one["p50_ms"],
        "one_table_turn_ms": round(1000 / one["moves_per_s"], 2),
    }


def idle(database: str, hints: list[str], number: int, seconds: float) -> dict[str, Any]:
    """What the database is asked while nothing happens at many running tables."""
    with served(database, "--processes", str(number), *hints):
        until_quiet(database)
        return {"idle_queries_per_s": round(calls_per_s(database, seconds), 1)}


def until_quiet(database: str) -> None:
    """Until all tables are looked after, and have been looked at."""
    until_owned(database, IDLE_TABLES)
    while calls_per_s(database, 1.0) > 100:
        pass


def calls_per_s(database: str, seconds: float) -> float:
    """Statements that the database is given."""
    base, _, query = database.partition("?")
    server, _, name = base.rpartition("/")

    def calls() -> int:
        return int(asyncio.run(asked(f"{server}/postgres?{query}", CALLS, name))[0][0])

    begun, before = time.monotonic(), calls()
    time.sleep(seconds)
    return (calls() - before) / (time.monotonic() - begun)


def take_over(database: str, hints: list[str]) -> dict[str, Any]:
    """The owner of many tables is killed while clocks run: when each of them strikes at another process."""
    with ExitStack() as stack:
        owner = stack.enter_context(served(database, *hints))
        until_quiet(database)
        (dead,) = owners(database)
        stack.enter_context(served(database, *hints))
        made, dying = IDLE_TABLES, list[str]()
        while not dying:  # the other one may have been first to see all of them
            begun = time.time()
            asyncio.run(make_tables(database, DYING, Bank(BANK_MS, 0)))
            made += DYING
            until_owned(database, made)
            dying = [row[0] for row in asyncio.run(asked(database, RUNNING_OUT, dead))]
        time.sleep(max(0.0, begun + BANK_MS / 1000 - 1 - time.time()))
        os.kill(owner.pid, signal.SIGKILL)
        killed_ms = time.time() * 1000
        until_owned(database, IDLE_TABLES, but=dead)
        owned = time.time() * 1000 - killed_ms
        clocks, bots = asyncio.run(_acted(database, dying, killed_ms))
    return {"tables": len(dying), "owned_s": round(owned / 1000, 2), "clocks_s": clocks, "bots_s": bots}


async def _acted(database: str, tables: list[str], killed_ms: float) -> tuple[float, float]:
    """Until the last clock that ran out was struck, and the last bot made its first move, in seconds."""
    first = "SELECT min(at_ms) FROM entries WHERE table_id = ANY($1) AND {} GROUP BY table_id"
    end = time.monotonic() + 60
    while True:
        struck = await asked(database, first.format("kind = 'timed-out'"), tables)
        moved = await asked(database, first.format('body LIKE \'%"by":"stand-in"%\''), tables)
        if len(struck) == len(moved) == len(tables):
            last = [max(row[0] for row in rows) for rows in (struck, moved)]
            return round((last[0] - killed_ms) / 1000, 2), round((last[1] - killed_ms) / 1000, 2)
        if time.monotonic() > end:
            raise SystemExit(f"{len(struck)} clocks struck, {len(moved)} bots moved of {len(tables)}")
        await asyncio.sleep(0.1)


def starts(database: str, hints: list[str]) -> dict[str, float]:
    """Milliseconds until the first answer, with many running tables."""
    found = {}
    for number in PROCESSES:
        with served(database, "--processes", str(number), *hints) as side:
            found[str(number)] = round(side.started_ms)
            until_owned(database, START_TABLES)
    return found


def measure(seconds: float) -> dict[str, Any]:
    """Everything."""
    out: dict[str, Any] = {"moves": {}, "idle": {}, "take_over": {}, "first_answer_ms": {}}
    with postgres.running(durable=True, more=COUNTING) as cluster, valkey.running() as bus:
        asyncio.run(asked(cluster.address(), "CREATE EXTENSION pg_stat_statements"))
        for name, hints in {"postgresql": [], "valkey": ["--valkey", bus.address]}.items():
            for number in PROCESSES:
                progress(f"{number} processes, hints through {name}: moves")
                out["moves"][f"{number}_{name}"] = moves(cluster, hints, number, seconds)
            progress(f"making {IDLE_TABLES} tables")
            database = cluster.create(f"idle_{name}")
            asyncio.run(make_tables(database, IDLE_TABLES, PerMove(3 * DAY)))
            for number in PROCESSES:
                progress(f"{number} processes, hints through {name}: idle")
                out["idle"][f"{number}_{name}"] = idle(database, hints, number, seconds)
            progress(f"hints through {name}: a process is killed")
            out["take_over"][name] = take_over(database, hints)
        progress(f"making {START_TABLES} tables")
        database = cluster.create("start")
        asyncio.run(make_tables(database, START_TABLES, PerMove(3 * DAY)))
        progress("starts")
        out["first_answer_ms"] = starts(database, [])
    progress("")
    out["take_over_s"] = max(max(one["clocks_s"], one["bots_s"]) for one in out["take_over"].values())
    out["slowest_first_answer_ms"] = max(out["first_answer_ms"].values())
    out["met"] = out["take_over_s"] <= TAKE_OVER_S and out["slowest_first_answer_ms"] <= FIRST_ANSWER_MS
    return out


def table(found: dict[str, Any]) -> str:
    """The same for people."""
    heads = f"{'p50 ms':>9}{'p99 ms':>9}{'CPU µs':>9}{'a turn, ms':>12}{'idle q/s':>10}"
    lines = [f"{'processes, hints':20}{'moves/s':>9}{heads}"]
    for name, one in found["moves"].items():
        figures = f"{one['moves_per_s']:>9,.0f}{one['p50_ms']:>9.2f}{one['p99_ms']:>9.2f}"
        figures += f"{one['cpu_us_per_move']:>9,.0f}"
        asked = found["idle"][name]["idle_queries_per_s"]
        lines.append(f"{name:20}{figures}{one['one_table_turn_ms']:>12.2f}{asked:>10.1f}")
    for name, one in found["take_over"].items():
        lines.append(
            f"killed, hints through {name}: owned after {one['owned_s']} s, clocks {one['clocks_s']} s,"
            f" bots {one['bots_s']} s"
        )
    for number, took in found["first_answer_ms"].items():
        lines.append(f"{number} processes, {START_TABLES} running tables: first answer after {took} ms")
    bars = f"(take-over <= {TAKE_OVER_S} s, first answer <= {FIRST_ANSWER_MS:.0f} ms)"
    return "\n".join([*lines, f"{'met' if found['met'] else 'NOT met'} {bars}"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each load (default 6)")
    options = parser.parse_args()
    if options.seconds <= 0:
        parser.error("--seconds is greater than 0")
    found = measure(options.seconds)
    print(json.dumps(found, indent=1) if options.json else table(found))

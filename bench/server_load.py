"""The load on a server, from a process of its own: tables with two players each, who play what they may.

    python -m bench.server_load '{"kind": "ours", "port": 8000, "tables": 50, "mode": "closed", ...}'

Closed loop: every table plays as fast as it is answered. Open loop: moves begin at fixed times whether or not
the server keeps up, and are timed from when they should have begun. Both sides are loaded by this same code.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from array import array
from collections import deque
from typing import Any

import uvloop

from bench.server_players import Ours, OurTable, Peer, Table, bot_games


class Load:
    """Tables under load, and how long every move took."""

    def __init__(self, tables: list[Table], spare: list[Table]) -> None:
        self.playing = tables
        self.spare = deque(spare)
        self.times = array("d")
        self.counting = False
        self.all_moves = 0
        self.free: deque[Table] = deque()

    def answered(self, table: Table, begun: float) -> None:
        """A move was acknowledged."""
        self.all_moves += 1
        if self.counting:
            self.times.append(time.perf_counter() - begun)

    def replace(self, table: Table) -> Table:
        """A game has ended: a spare table takes its place."""
        if not self.spare:
            raise SystemExit("more games ended than there were spare tables")
        fresh = self.spare.popleft()
        fresh.watch(self.answered, table.on_ready)
        return fresh

    def figures(self) -> dict[str, float]:
        """How long moves took."""
        times = sorted(self.times)
        return {"moves": len(times), "p50_ms": quantile(times, 0.50), "p99_ms": quantile(times, 0.99)}


async def closed(load: Load, warm_moves: int, seconds: float) -> float:
    """Everybody moves as soon as they may; moves per second, once the games are well under way."""

    def ready(table: Table) -> None:
        current = load.replace(table) if table.over else table
        current.move(time.perf_counter())

    for table in load.playing:
        table.watch(load.answered, ready)
        if table.ready:
            table.move(time.perf_counter())
    while load.all_moves < warm_moves * len(load.playing):
        await asyncio.sleep(0.05)
    load.counting = True
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    load.counting = False
    return len(load.times) / (time.perf_counter() - begun)


async def opened(load: Load, warm: float, seconds: float, rate: float) -> float:
    """Moves begin at fixed times, on whichever table has waited longest; moves per second."""

    def ready(table: Table) -> None:
        current = load.replace(table) if table.over else table
        load.free.append(current)

    for table in load.playing:
        table.watch(load.answered, ready)
        if table.ready:
            load.free.append(table)
    start = time.perf_counter()
    number = 0
    while (now := time.perf_counter()) < start + warm + seconds:
        load.counting = now > start + warm
        while number / rate <= now - start and load.free:
            load.free.popleft().move(start + number / rate)
            number += 1
        await asyncio.sleep(max(0.0, min(0.002, start + number / rate - time.perf_counter())))
    load.counting = False
    return len(load.times) / seconds


async def long(table: OurTable) -> dict[str, Any]:
    """Play and take back as often as one may, until the game is over: what a move costs as the log grows."""
    times = array("d")
    done = asyncio.get_running_loop().create_future()

    def answered(_: Table, begun: float) -> None:
        times.append(time.perf_counter() - begun)

    def ready(_: Table) -> None:
        if table.over:
            done.set_result(None)
        elif table.may_undo:
            table.undo(time.perf_counter())
        else:
            table.move(time.perf_counter())

    table.watch(answered, ready)
    table.move(time.perf_counter())
    await done
    part = len(times) // 10
    early, late = sorted(times[:part]), sorted(times[-part:])
    return {
        "all_moves": len(times),
        "early_p50_ms": quantile(early, 0.5),
        "late_p50_ms": quantile(late, 0.5),
    }


def quantile(times: list[float], part: float) -> float:
    """In milliseconds."""
    return round(times[min(len(times) - 1, int(len(times) * part))] * 1000, 3) if times else float("nan")


async def run(spec: dict[str, Any]) -> dict[str, Any]:
    side = Ours(spec["port"]) if spec["kind"] == "ours" else Peer(spec["port"])
    count = spec["tables"] + spec.get("spare", 0)
    if isinstance(side, Ours) and spec.get("bots"):
        await bot_games(side, spec["bots"], "greedy")
    tables = [await side.table(number) for number in range(count)]
    print("connected", flush=True)
    if spec["mode"] == "idle":
        await asyncio.to_thread(sys.stdin.readline)
        return {}
    if spec["mode"] == "long":
        assert isinstance(tables[0], OurTable)
        return await long(tables[0])
    load = Load(tables[: spec["tables"]], tables[spec["tables"] :])
    before, begun = time.process_time(), time.perf_counter()
    if spec["mode"] == "closed":
        rate = await closed(load, spec["warm_moves"], spec["seconds"])
    else:
        rate = await opened(load, spec["warm"], spec["seconds"], spec["rate"])
    busy = (time.process_time() - before) / (time.perf_counter() - begun)
    return {
        "moves_per_s": round(rate, 1),
        **load.figures(),
        "all_moves": load.all_moves,
        "load_busy": round(busy, 2),
        "refused": side.refused,
    }


def main() -> None:
    uvloop.install()
    result = uvloop.run(run(json.loads(sys.argv[1])))
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()

"""The table server beside boardgame.io: real sockets, two players a table, every move acknowledged.

Ours judges every move exactly and has it on the disk (SQLite, synchronous=FULL) before it acknowledges.
boardgame.io is given a game of the same size with next to no rules, once in memory and once with its FlatFile
storage; it acknowledges before it stores. Both are loaded by the same program, in turn, in one run; the
server has one core and the load another one. Games are measured when they are half played.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from statistics import median
from typing import Any

from bench.measure import progress
from bench.server_sides import LOAD_CORE, Side, ours, peer, pinned

BARS = (
    ("ratio_to_boardgameio_memory_200", ">=", 0.85, "aim 2"),
    ("ratio_to_boardgameio_file_200", ">=", 4.0, "aim 8"),
    ("one_table_p50_ms", "<=", 2.0, ""),
    ("open_loop_500_p99_ms", "<=", 20.0, ""),
    ("bots_500_p99_ms", "<=", 50.0, ""),
    ("kb_per_table", "<=", 110.0, ""),
    ("cold_start_ms", "<=", 1000.0, ""),
)
TABLES = (1, 50, 200)
WARM = 90
"""Moves of each table before it counts: half a game, since a move may cost more the longer the game is."""
BOTS = 500
SIDES: dict[str, Callable[[Path], AbstractContextManager[Side]]] = {
    "ours": ours,
    "memory": lambda folder: peer(folder, "memory"),
    "file": lambda folder: peer(folder, "file"),
}


def load(side: Side, meanwhile: AbstractContextManager[None] | None = None, **spec: Any) -> dict[str, Any]:
    """Return the figures of one load, and what the server spent on each move.

    *meanwhile* is entered once all players are connected.
    """
    kind = "ours" if side.kind == "ours" else "peer"
    asked = json.dumps({"kind": kind, "port": side.port, **spec})
    command = pinned(LOAD_CORE, [sys.executable, "-m", "bench.server_load", asked])
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "connected":
            raise SystemExit(f"no load on {side.kind}")
        before = side.cpu_s()
        with meanwhile or nullcontext():
            answer = process.stdout.readline()
        spent = side.cpu_s() - before
    figures: dict[str, Any] = json.loads(answer)
    figures["cpu_us_per_move"] = round(1e6 * spent / max(1, figures.pop("all_moves")), 1)
    return figures


def memory(side: Side, tables: int) -> float:
    """Kilobytes for each table at which two people are connected and wait."""
    taken = []
    with ExitStack() as stack:
        for count in (10, tables):  # the first ones warm it up
            spec = {"kind": "ours", "port": side.port, "tables": count, "mode": "idle"}
            command = [sys.executable, "-m", "bench.server_load", json.dumps(spec)]
            waiting = stack.enter_context(
                subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
            )
            stack.callback(waiting.communicate, "\n")
            assert waiting.stdout is not None
            waiting.stdout.readline()
            taken.append(side.resident())
    return (taken[1] - taken[0]) / tables / 1024


def measure(seconds: float, rounds: int) -> dict[str, Any]:
    """Everything, each side in turn."""
    out: dict[str, Any] = {"rates": {}, "p50_ms": {}, "p99_ms": {}, "cpu_us_per_move": {}}
    starts: list[float] = []
    for tables in TABLES:
        found: dict[str, list[dict[str, Any]]] = {name: [] for name in SIDES}
        for number in range(rounds):
            for name, side in SIDES.items():
                progress(f"{tables} tables, round {number + 1} of {rounds}: {name}")
                found[name].append(_closed(side, tables, seconds, starts))
        for name, figures in found.items():
            key = f"{name}_{tables}"
            out["rates"][key] = median(f["moves_per_s"] for f in figures)
            for what in ("p50_ms", "p99_ms", "cpu_us_per_move"):
                out[what][key] = median(f[what] for f in figures)
    _others(out, seconds, starts)
    rates = out["rates"]
    for place in ("memory", "file"):
        out[f"ratio_to_boardgameio_{place}_200"] = round(rates["ours_200"] / rates[f"{place}_200"], 2)
        # The same without what else the machine does at the time.
        cpu = out["cpu_us_per_move"]
        out[f"cpu_ratio_to_boardgameio_{place}_200"] = round(cpu[f"{place}_200"] / cpu["ours_200"], 2)
    out["one_table_p50_ms"] = out["p50_ms"]["ours_1"]
    out["cold_start_ms"] = round(median(starts), 1)
    out["machine"] = {
        "processor": platform.machine(),
        "python": platform.python_version(),
        "optimised_python": "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS")),
        "load_average": round(os.getloadavg()[0], 1),
        "fsync_p50_ms": round(_fsync_ms(), 2),
    }
    progress("")
    return out


def _fsync_ms() -> float:
    """What the disk alone takes for a durable write: nobody who waits for the disk is quicker."""
    times = []
    with tempfile.TemporaryFile() as file:
        for _ in range(100):
            begun = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - begun))
    return median(times)


def _closed(
    side: Callable[[Path], AbstractContextManager[Side]], tables: int, seconds: float, starts: list[float]
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, side(Path(folder)) as running:
        if running.kind == "ours":
            starts.append(running.started_ms)
        # Our games end, and others take their place; those of the other side never do.
        spare = {"spare": 150 + tables if tables > 1 else 60} if running.kind == "ours" else {}
        return load(running, mode="closed", tables=tables, warm_moves=WARM, seconds=seconds, **spare)


def _others(out: dict[str, Any], seconds: float, starts: list[float]) -> None:
    """The open loop, memory, and whether a long game costs more for each move than a short one."""
    progress("open loop, memory")
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as side:
        starts.append(side.started_ms)
        out["kb_per_table"] = round(memory(side, 100), 1)
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as side:
        spec = {"mode": "open", "tables": 200, "spare": 60, "rate": 500, "warm": 1.0}
        opened = load(side, seconds=2 * seconds, **spec)
    progress(f"{BOTS} bot games")
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as side:
        spec = {"mode": "open", "tables": 20, "spare": 20, "rate": 50, "warm": 1.0, "bots": BOTS}
        out["bots_500"] = load(side, seconds=2 * seconds, **spec)
        out["bots_500_p99_ms"] = out["bots_500"]["p99_ms"]
    out["open_loop_500"] = opened
    out["open_loop_500_p99_ms"] = opened["p99_ms"]
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as side:
        out["long_game"] = load(side, mode="long", tables=1)


def table(figures: dict[str, Any]) -> str:
    """The same for people."""
    lines = [f"{'':24}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'CPU µs':>10}"]
    for key, rate in figures["rates"].items():
        rest = [figures[what][key] for what in ("p50_ms", "p99_ms", "cpu_us_per_move")]
        lines.append(f"{key:24}{rate:>10,.0f}" + "".join(f"{value:>10,.2f}" for value in rest))
    for name, how, bar, aim in BARS:
        met = figures[name] >= bar if how == ">=" else figures[name] <= bar
        lines.append(
            f"{name} is {figures[name]}: {'met' if met else 'NOT met'} ({how} {bar}{aim and ', ' + aim})"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each load (default 6)")
    parser.add_argument("--rounds", type=int, default=3, help="of each side (default 3)")
    options = parser.parse_args()
    if options.seconds <= 0 or options.rounds < 1:
        parser.error("--seconds and --rounds are greater than 0")
    figures = measure(options.seconds, options.rounds)
    print(json.dumps(figures, indent=1) if options.json else table(figures))

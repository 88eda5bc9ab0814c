"""Players beside a crowd: 5,000 open sockets, and a game that 2,000 people look at.

The server is as it is served to people, limits included. Ten people at five tables make 30 moves a second,
while a crowd (`bench/crowd_sockets.py`) is there: at tables where nothing happens, or all at one game, whose
own two players make two moves a second. The server has one core; the players and the crowd share another one,
where the players go first.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.measure import progress
from bench.server import load
from bench.server_sides import LOAD_CORE, Side, ours, pinned

CROWDS = {
    "nobody": {"idle": 0, "spectators": 0},
    "idle sockets": {"idle": 5_000, "spectators": 0},
    "spectators": {"idle": 0, "spectators": 2_000},
    "both": {"idle": 5_000, "spectators": 2_000},
}
RATE = 2
P99_MS = 20.0


@contextmanager
def crowded(side: Side, crowd: dict[str, int], seconds: float) -> Iterator[dict[str, Any]]:
    """A crowd; what it has to tell is there when it has gone."""
    told: dict[str, Any] = {}
    spec = json.dumps({"port": side.port, "rate": RATE, "seconds": seconds, **crowd})
    command = ["nice", "-n", "5", sys.executable, "-m", "bench.crowd_sockets", spec]
    with subprocess.Popen(pinned(LOAD_CORE, command), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "begun":
            raise SystemExit("the crowd did not come")
        yield told
        told["mb"] = round(side.resident() / 1e6, 1)
        told |= json.loads(process.stdout.readline())


def beside(crowd: dict[str, int], seconds: float, where: str | None = None) -> dict[str, Any]:
    """The figures of the players beside this crowd, and of the two whom it looks at."""
    with tempfile.TemporaryDirectory(dir=where) as folder, ours(Path(folder), rate="1") as side:
        before = side.resident()
        with crowded(side, crowd, seconds + 3) as told:
            players = load(side, mode="open", tables=5, rate=30, warm=1.0, seconds=seconds)
    return {
        "p50_ms": players["p50_ms"],
        "p99_ms": players["p99_ms"],
        "watched_p50_ms": told["p50_ms"],
        "watched_p99_ms": told["p99_ms"],
        "moves": players["moves"],
        "open": told["open"],
        "frames": told["frames"],
        "came_s": told["came_s"],
        "mb_before": round(before / 1e6, 1),
        "mb": told["mb"],
    }


def table(found: dict[str, dict[str, Any]]) -> str:
    """The same for people."""
    lines = [f"{'beside':14}{'p50 ms':>8}{'p99 ms':>8}{'watched p50':>13}{'p99':>8}{'sockets':>9}{'MB':>8}"]
    for name, one in found.items():
        figures = f"{one['p50_ms']:>8.2f}{one['p99_ms']:>8.2f}{one['watched_p50_ms']:>13.2f}"
        figures += f"{one['watched_p99_ms']:>8.2f}{one['open']:>9}{one['mb']:>8.1f}"
        lines.append(f"{name:14}{figures}  {'met' if one['p99_ms'] <= P99_MS else 'NOT met'}")
    return "\n".join([*lines, f"(p99 <= {P99_MS} ms)"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each crowd (default 15)")
    parser.add_argument("--folder", help="where the database is: on a disk that is busy, say /dev/shm")
    parser.add_argument("--only", choices=CROWDS, help="one crowd instead of all")
    options = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    for name in ("nobody", options.only) if options.only else CROWDS:
        progress(name)
        found[name] = beside(CROWDS[name], options.seconds, options.folder)
    progress("")
    print(json.dumps(found, indent=1) if options.json else table(found))

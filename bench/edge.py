"""Players beside clients that misbehave: how long their moves take, and what it costs the server in memory.

The server is as it is served to people, limits included. Ten people at five tables make 30 moves a second;
meanwhile somebody at another address does one thing as hard as they can (`bench/edge_attacks.py`). The server
has one core, the load and the attack share another one, where the players go first.
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

from bench.edge_attacks import ATTACKS
from bench.measure import progress
from bench.server import load
from bench.server_sides import LOAD_CORE, Side, ours, pinned

P99_MS = 20.0
GROWTH_MB = 20.0


@contextmanager
def attacked(side: Side, attack: str) -> Iterator[None]:
    """Somebody attacks."""
    spec = json.dumps({"attack": attack, "port": side.port, "from": "127.0.0.2"})
    command = ["nice", "-n", "19", sys.executable, "-m", "bench.edge_attacks", spec]
    with subprocess.Popen(pinned(LOAD_CORE, command), stdout=subprocess.PIPE, text=True) as attacker:
        assert attacker.stdout is not None
        try:
            if attacker.stdout.readline().strip() != "begun":
                raise SystemExit(f"{attack} did not begin")
            yield
        finally:
            attacker.kill()


def beside(attack: str | None, seconds: float, where: str | None = None) -> dict[str, Any]:
    """The players' figures beside this attack, or beside none."""
    with tempfile.TemporaryDirectory(dir=where) as folder, ours(Path(folder), rate="1") as side:
        spec = {"mode": "open", "tables": 5, "rate": 30, "warm": 1.0, "seconds": seconds}
        before = side.resident()
        if attack is None:
            figures = load(side, **spec)
        else:
            with attacked(side, attack):
                figures = load(side, **spec)
        after = side.resident()
    return {
        "p50_ms": figures["p50_ms"],
        "p99_ms": figures["p99_ms"],
        "moves": figures["moves"],
        "mb_before": round(before / 1e6, 1),
        "mb_after": round(after / 1e6, 1),
    }


def is_met(figures: dict[str, Any]) -> bool:
    """Whether the players hardly notice."""
    grown = figures["mb_after"] - figures["mb_before"]
    return bool(figures["p99_ms"] <= P99_MS and grown <= GROWTH_MB)


def table(found: dict[str, dict[str, Any]]) -> str:
    """The same for people."""
    lines = [f"{'beside':16}{'p50 ms':>9}{'p99 ms':>9}{'MB before':>11}{'after':>8}"]
    for name, one in found.items():
        figures = (
            f"{one['p50_ms']:>9.2f}{one['p99_ms']:>9.2f}{one['mb_before']:>11.1f}{one['mb_after']:>8.1f}"
        )
        lines.append(f"{name:16}{figures}  {'met' if is_met(one) else 'NOT met'}")
    return "\n".join([*lines, f"(p99 <= {P99_MS} ms, at most {GROWTH_MB} MB more)"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each attack (default 8)")
    parser.add_argument("--folder", help="where the database is: on a disk that is busy, say /dev/shm")
    parser.add_argument("--only", choices=ATTACKS, help="one attack instead of all")
    options = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    for attack in (None, options.only) if options.only else (None, *ATTACKS):
        progress(attack or "nobody")
        found[attack or "nobody"] = beside(attack, options.seconds, options.folder)
    progress("")
    print(json.dumps(found, indent=1) if options.json else table(found))

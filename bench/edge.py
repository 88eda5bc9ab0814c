"""Players beside clients that misbehave: how long their moves take, and what it costs the server in memory.

The server is as it is served to people, limits included. Ten people at five tables make 30 moves a second;
meanwhile clients at other addresses do one thing as hard as they can (`bench/edge_attacks.py`). The server
has one core, the load and the attack share another one, where the players go first.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bench.costly_requests import COSTLY
from bench.edge_attacks import ATTACKS
from bench.measure import progress
from bench.server import load
from bench.server_sides import LOAD_CORE, ROOT, nginx, ours, pinned

P99_MS = 20.0
COSTLY_P99_MS = 50.0
GROWTH_MB = 20.0
COSTLY_CONNECTIONS = 50


@dataclass(frozen=True)
class Where:
    """Which server is attacked, by which way, and from how many addresses."""

    tree: Path = ROOT
    through: str = "nothing"
    addresses: int = 1
    disk: str | None = None


@contextmanager
def attacked(port: int, attack: str, addresses: int) -> Iterator[None]:
    """Attack as long as the context lasts."""
    sources = [f"127.0.1.{number}" for number in range(1, addresses + 1)]
    connections = max(addresses, COSTLY_CONNECTIONS if attack in COSTLY else 1)
    spec = json.dumps({"attack": attack, "port": port, "from": sources, "connections": connections})
    command = ["nice", "-n", "19", sys.executable, "-m", "bench.edge_attacks", spec]
    with subprocess.Popen(pinned(LOAD_CORE, command), stdout=subprocess.PIPE, text=True) as attacker:
        assert attacker.stdout is not None
        try:
            if attacker.stdout.readline().strip() != "begun":
                raise SystemExit(f"{attack} did not begin")
            yield
        finally:
            attacker.kill()


def beside(attack: str | None, seconds: float, where: Where) -> dict[str, Any]:
    """Return the players' figures beside this attack, or beside none."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=where.disk)))
        side = stack.enter_context(ours(folder, "1", "--proxy", "127.0.0.1", tree=where.tree))
        port = side.port
        if where.through == "nginx":
            port = stack.enter_context(nginx(folder, side, where.tree))
        before = side.resident()
        meanwhile = attacked(port, attack, where.addresses) if attack is not None else None
        players = {"mode": "open", "tables": 5, "rate": 30, "warm": 1.0, "seconds": seconds}
        figures = load(replace(side, port=port), meanwhile, **players)
        after = side.resident()
    return {
        "p50_ms": figures["p50_ms"],
        "p99_ms": figures["p99_ms"],
        "moves": figures["moves"],
        "mb_before": round(before / 1e6, 1),
        "mb_after": round(after / 1e6, 1),
    }


def is_met(attack: str, figures: dict[str, Any]) -> bool:
    """Return whether the players hardly notice."""
    grown = figures["mb_after"] - figures["mb_before"]
    return bool(figures["p99_ms"] <= bar_ms(attack) and grown <= GROWTH_MB)


def bar_ms(attack: str) -> float:
    return COSTLY_P99_MS if attack in COSTLY else P99_MS


def table(found: dict[str, dict[str, Any]]) -> str:
    """The same for people."""
    lines = [f"{'beside':16}{'p50 ms':>9}{'p99 ms':>9}{'MB before':>11}{'after':>8}"]
    for name, one in found.items():
        figures = (
            f"{one['p50_ms']:>9.2f}{one['p99_ms']:>9.2f}{one['mb_before']:>11.1f}{one['mb_after']:>8.1f}"
        )
        lines.append(f"{name:16}{figures}  {'met' if is_met(name, one) else 'NOT met'}")
    return "\n".join(
        [*lines, f"(p99 <= {P99_MS} ms, {COSTLY_P99_MS} beside costly requests; at most {GROWTH_MB} MB more)"]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each attack (default 8)")
    parser.add_argument("--folder", help="where the database is: on a disk that is busy, say /dev/shm")
    parser.add_argument("--only", choices=ATTACKS, nargs="+", help="these attacks instead of all")
    parser.add_argument("--addresses", type=int, default=1, help="from so many addresses (default 1)")
    parser.add_argument("--through", choices=("nothing", "nginx"), default="nothing", help="a proxy")
    parser.add_argument("--tree", type=Path, default=ROOT, help="a checkout with an environment, set up")
    options = parser.parse_args()
    where = Where(options.tree.resolve(), options.through, options.addresses, options.folder)
    found: dict[str, dict[str, Any]] = {}
    for attack in (None, *(options.only or ATTACKS)):
        progress(attack or "nobody")
        found[attack or "nobody"] = beside(attack, options.seconds, where)
    progress("")
    print(json.dumps(found, indent=1) if options.json else table(found))

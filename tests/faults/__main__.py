"""`./run faults`: servers killed at random moments while people play; then an independent judge.

    ./run faults                            200 kills on SQLite, 200 on PostgreSQL
    ./run faults --kills 20 --database sqlite
    ./run faults --json                     one JSON object for each database
    ./run faults --promises                 the tests of docs/faults.md that promise seconds, held to them
    ./run faults --edge                     half a minute of every kind of flood, while people play
    ./run faults --cluster                  two servers, PostgreSQL and Valkey killed, for 10,000 moves
    ./run faults --notices                  50 kills (and 30 worse) between a move and the word of it, which
                                            comes once, by push, mail and webhook
    ./run faults --ratings                  killed while 200 games are counted, each of which counts once
    ./run faults --rolling                  release 0.1.0 (or a COMMIT) replaced by this one while people play

With PostgreSQL every tenth time the database crashes as well. Exit code 1 if anything was lost, or if a flood
was felt by anybody else.
"""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from bench.edge import Where, beside, is_met
from bench.edge_attacks import ATTACKS
from tests.faults import notices, ratings
from tests.faults.cluster import campaign
from tests.faults.crash import FAULTS, crash, is_clean
from tests.faults.rolling import FIRST, checkout, rolling
from tests.server.conftest import Served
from tests.server.receivers import PostOffice, Receiver
from tools import postgres, valkey

BOTH = ("sqlite", "postgresql")
EDGE_S = 30.0
CUTS = 10
"""For each way of telling people: servers killed when a notice has left and nobody has answered."""
PROMISES = [
    "tests/faults",
    "tests/store/test_faults.py",
    "tests/server/test_identity.py",
    "tests/server/test_limits.py",
]


def main() -> int:
    asked = _arguments()
    if asked.promises:
        command = [sys.executable, "-m", "pytest", *PROMISES]
        return subprocess.run(command, env={**os.environ, "TERROIR_PROMISES": "1"}).returncode
    if asked.notices:
        report = run_notices(asked.notices)
        print(json.dumps(report), flush=True)
        return 0 if notices.is_prompt(report) else 1
    if asked.ratings:
        with tempfile.TemporaryDirectory(prefix="terroir-ratings-") as folder:
            luck = Random(asked.seed) if asked.seed is not None else SystemRandom()
            print(json.dumps(ratings.campaign(Path(folder), asked.ratings, luck, _tell)), flush=True)
        return 0
    if asked.rolling:
        return _rolling(asked)
    if asked.edge:
        return 1 if [attack for attack in ATTACKS if not _edge(attack, asked.json)] else 0
    if asked.cluster:
        report = run_cluster(asked.moves, asked.tables, asked.seed, _tell)
        print(json.dumps(report) if asked.json else _words(report), flush=True)
        return 0 if is_clean(report) else 1
    clean = True
    for kind in BOTH if asked.database == "both" else (asked.database,):
        report = run(kind, asked.kills, asked.tables, asked.seed, _tell)
        print(json.dumps(report) if asked.json else _words(report), flush=True)
        clean = clean and is_clean(report)
    return 0 if clean else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("./run faults", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--kills", type=int, default=200, help="how often a server is killed")
    parser.add_argument("--tables", type=int, default=8, help="at how many tables people play")
    parser.add_argument("--database", choices=[*BOTH, "both"], default="both")
    parser.add_argument("--seed", type=int, default=None, help="of the moments; any if left out")
    parser.add_argument("--promises", action="store_true", help="only the tests that promise seconds")
    parser.add_argument("--edge", action="store_true", help="only floods, while people play")
    parser.add_argument("--cluster", action="store_true", help="only several processes, and what they share")
    parser.add_argument("--moves", type=int, default=10_000, help="of the cluster, until it is judged")
    parser.add_argument(
        "--rolling",
        nargs="?",
        const=FIRST,
        metavar="COMMIT",
        help="an older release is replaced",
    )
    parser.add_argument(
        "--notices", nargs="?", type=int, const=50, metavar="KILLS", help="only between a move and its notice"
    )
    parser.add_argument(
        "--ratings", nargs="?", type=int, const=200, metavar="GAMES", help="only while games are counted"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object for each database")
    return parser.parse_args()


def run_notices(kills: int) -> dict[str, Any]:
    """Every notice came, and once, or an AssertionError."""
    running: list[Served] = []
    with (
        tempfile.TemporaryDirectory(prefix="terroir-notices-") as folder,
        Receiver().open() as receiver,
        PostOffice().open() as office,
    ):

        def serve(*options: str) -> Served:
            running.append(Served(f"sqlite:///{folder}/tables.db", *options))
            return running[-1]

        try:
            return notices.campaign(serve, receiver, office, kills, CUTS)
        finally:
            running[-1].kill()


def _rolling(asked: argparse.Namespace) -> int:
    """An older release is replaced by this one, at PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="terroir-rolling-"))
    seed = SystemRandom().randrange(2**32) if asked.seed is None else asked.seed
    with postgres.running(durable=True) as cluster:
        old, database = checkout(asked.rolling), cluster.create("rolling")
        report = asyncio.run(rolling(database, folder, old, asked.tables, Random(seed), _tell))
    print(json.dumps({**report, "seed": seed}, indent=None if asked.json else 1), flush=True)
    if is_clean(report):
        shutil.rmtree(folder)
        return 0
    _tell(f"what clients were told, and the logs of the servers: {folder}")
    return 1


def _edge(attack: str, as_json: bool) -> bool:
    """Whether people play on beside this attack as if there were none, and the server grows no larger."""
    figures = beside(attack, EDGE_S, Where())
    met = is_met(attack, figures)
    words = ", ".join(f"{name} {value}" for name, value in figures.items())
    print(
        json.dumps({"attack": attack, **figures, "met": met}) if as_json else f"{attack}: {words}", flush=True
    )
    return met


def run(kind: str, kills: int, tables: int, seed: int | None, tell: Callable[[str], None]) -> dict[str, Any]:
    """The harness on one kind of database."""
    seed = SystemRandom().randrange(2**32) if seed is None else seed
    tell(f"{kind}: {kills} kills, seed {seed}")
    folder = Path(tempfile.mkdtemp(prefix="terroir-faults-"))
    with _database(kind, folder) as (address, besides):
        report = asyncio.run(crash(address, folder, kills, tables, Random(seed), besides, tell))
    return _kept(report, folder, seed, tell)


def run_cluster(moves: int, tables: int, seed: int | None, tell: Callable[[str], None]) -> dict[str, Any]:
    """Two servers at one PostgreSQL and one Valkey, all of them killed."""
    seed = SystemRandom().randrange(2**32) if seed is None else seed
    tell(f"several processes: {moves} moves, seed {seed}")
    folder = Path(tempfile.mkdtemp(prefix="terroir-faults-"))
    with postgres.running(durable=True) as cluster, valkey.running() as bus:
        report = asyncio.run(campaign(cluster, bus, folder, moves, tables, Random(seed), tell))
    return _kept(report, folder, seed, tell)


def _kept(report: dict[str, Any], folder: Path, seed: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """The report; what it is about is kept if anything was found."""
    if is_clean(report):
        shutil.rmtree(folder)
    else:
        tell(f"what clients were told, and the log of the server: {folder}")
    return {**report, "seed": seed}


@contextmanager
def _database(kind: str, folder: Path) -> Iterator[tuple[str, Callable[[int], None]]]:
    """An empty database, and what is done to it after each kill."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/terroir.db", lambda number: None
        return
    with postgres.running(durable=True) as cluster:

        def besides(number: int) -> None:
            if number % 10 == 9:
                cluster.crash()
                cluster.start()

        yield cluster.create("faults"), besides


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _words(report: dict[str, Any]) -> str:
    found = ", ".join(f"{report[name]} {name.replace('_', ' ')}" for name in FAULTS)
    did = f"{report['database']}: {report['kills']} kills, {report['accepted']} commands acknowledged"
    first = f"{did}, {report['entries']} entries at {report['tables']} tables: {found}"
    return "\n".join([first, *report["examples"]])


if __name__ == "__main__":
    sys.exit(main())

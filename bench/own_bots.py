"""Bots of one's own, over lines and over the network: do they finish their games, and what do bad ones break?

    ./run bench own_bots [--games 100] [--short] [--json]

Every example of the line protocol, and the one of the network against a real server, plays so many games of
each game; programs that crash, hang or talk nonsense play beside them.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from terroir.arena.match import Table
from terroir.arena.series import play_series
from terroir.core.registry import games
from tests.server.conftest import ROOT, Served
from tests.server.people import QUICK
from tests.server.test_bot_accounts import account

Options = dict[str, dict[str, str]]
"""Of each game."""
EXAMPLES = ROOT / "examples"
BAD = {
    "crashes": "import sys; sys.exit(3)",
    "hangs": "import time; time.sleep(60)",
    "talks nonsense": "print('nonsense', flush=True)",
}
HELLO = 'import sys; sys.stdin.readline(); print(\'{"type": "hello"}\', flush=True)\n'
TURN = "for line in sys.stdin:\n    if '\"turn\"' in line:\n        "


def by_lines(game: str, bot: str, number: int, options: Options) -> dict[str, Any]:
    """A series of three at a table, one of them the program."""
    begun = time.perf_counter()
    table = Table(game, 3, tuple(options.get(game, {}).items()), (bot, "random", "greedy"), 1)
    results = list(play_series(table, number))
    lost = [why for result in results for _, why in result.faults]
    mine = [result for result in results for seat, _ in result.faults if seat in result.winners]
    return {
        "finished": len(results),
        "lost_by_fault": len(lost),
        "won_in_spite_of_a_fault": len(mine),
        "fault": lost[-1] if lost else None,
        "seconds": round(time.perf_counter() - begun, 1),
    }


def by_network(number: int, options: Options) -> dict[str, Any]:
    """Games of the example at a real server, against its bots."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/terroir.db"
        server = Served(database, "--rate", "1000")
        try:
            token = account(database)
            for game in games():
                begun = time.perf_counter()
                given = options.get(game, {}).items()
                words = [word for one in given for word in ("--option", "=".join(one))]
                command = [sys.executable, str(EXAMPLES / "network_bot.py"), server.address, token]
                command += ["--game", game, "--games", str(number), "--against", "random", *words]
                done = subprocess.run(command, capture_output=True, text=True)
                over = [json.loads(line) for line in done.stdout.splitlines()]
                found[game] = {
                    "finished": sum(bool(one.get("scores")) for one in over),
                    "seconds": round(time.perf_counter() - begun, 1),
                    "failed": done.stderr[-300:],
                }
            found["errors in the log"] = sum('"level":"error"' in line for line in server.log)
        finally:
            server.stop()
    return found


def measure(number: int, options: Options) -> dict[str, Any]:
    node = shutil.which("node")
    bots = {"python": f"cmd:{sys.executable} {EXAMPLES / 'line_bot.py'}"}
    if node:
        bots["javascript"] = f"cmd:{node} {EXAMPLES / 'line_bot.js'}"
    found: dict[str, Any] = {"lines": {}, "bad": {}}
    for game in games():
        found["lines"][game] = {name: by_lines(game, bot, number, options) for name, bot in bots.items()}
    with tempfile.TemporaryDirectory() as folder:
        for name, does in BAD.items():
            script = Path(folder) / "bad.py"
            script.write_text(HELLO + TURN + does + "\n")
            bad = f"cmd:500ms:{sys.executable} {script}"
            few = max(3, number // 10)
            found["bad"][name] = {game: by_lines(game, bad, few, options) for game in games()}
    found["network"] = by_network(number, options)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--short", action="store_true", help="with options that make games short")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given.games, QUICK if given.short else {})
    print(json.dumps(found) if given.json else json.dumps(found, indent=2))

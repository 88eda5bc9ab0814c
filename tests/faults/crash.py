"""The crash harness: a real server, people who play, and SIGKILL at random moments; then the judge."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from terroir.core.registry import games
from tests.faults.history import History
from tests.faults.judge import judge, rows_of
from tests.faults.players import Person, play_tables
from tests.waiting import PATIENCE, reached
from tools.environment import ROOT
from tools.serving import free_port

TERROIR = [sys.executable, "-c", "from terroir.cli.main import app; app()"]
EARLY = 0.1
"""How often a server is killed while it starts."""
AFTER = 1.0
"""Seconds within which a server is killed once people play."""


class Server:
    """`terroir serve` at one port, again and again."""

    def __init__(
        self,
        database: str,
        folder: Path,
        *more: str,
        checkout: Path = ROOT,
        python: str = sys.executable,
    ) -> None:
        """`more` options; `checkout` may be of another release, with a Python that has what it needs."""
        self.database = database
        self.folder = folder
        self.more = more
        self.checkout = checkout
        self.command = [python, *TERROIR[1:]]
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--db", self.database, "--rate", "10000", "--log", "warning"]
        options += self.more
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, "serve", *options],
                cwd=self.checkout,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self) -> None:
        assert self.process is not None and self.process.poll() is None, self.log()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        assert self.process.wait(PATIENCE) in (0, -signal.SIGTERM), self.log()

    def end(self) -> None:
        """Whatever has happened, leave no process behind."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")[-3000:]


async def crash(
    database: str,
    folder: Path,
    kills: int,
    tables: int,
    luck: Random,
    besides: Callable[[int], None] = lambda number: None,
    tell: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """So many kills under load, then everything judged; `besides` is called after every kill."""
    history, stop, begun = History(), asyncio.Event(), time.monotonic()
    server = Server(database, folder)
    names = games()
    players = [
        asyncio.ensure_future(
            play_tables(
                [Person([server.address]) for _ in range(2 + number // len(names) % 2)],
                names[number % len(names)], history, Random(luck.random()), stop,
            )
        )
        for number in range(tables)
    ]  # fmt: skip
    try:
        await _kill_on(server, history, kills, luck, besides, tell)
        stop.set()
        await asyncio.gather(*players)
        server.stop()
    finally:
        stop.set()
        server.end()
    history.write(folder / "history.jsonl")
    return judged(database, history, kills, time.monotonic() - begun)


async def _kill_on(
    server: Server,
    history: History,
    kills: int,
    luck: Random,
    besides: Callable[[int], None],
    tell: Callable[[str], None],
) -> None:
    """Start and kill, again and again; the last server stays."""
    for number in range(kills):
        server.start()
        if luck.random() < EARLY:
            await asyncio.sleep(luck.uniform(0, 1.5))
        else:
            await some_more(history, server, 5)
            await asyncio.sleep(luck.uniform(0, AFTER))
        server.kill()
        besides(number)
        if number % 10 == 9:
            tell(f"{number + 1} kills, {history.counts['accepted']} commands acknowledged")
    server.start()
    await some_more(history, server, 20)


async def some_more(history: History, server: Server, commands: int = 1) -> None:
    """Until so many more commands are acknowledged."""
    enough = history.counts["accepted"] + commands

    def acknowledged() -> bool:
        assert server.process is not None and server.process.poll() is None, server.log()
        return history.counts["accepted"] >= enough

    await reached(acknowledged, f"nothing is acknowledged any more: {server.log()}")


def judged(database: str, history: History, kills: int, seconds: float) -> dict[str, Any]:
    verdict = asdict(asyncio_free(lambda: judge(history.lines, rows_of(database))))
    check = subprocess.run(
        [*TERROIR, "db", "check", "--db", database], cwd=ROOT, capture_output=True, text=True
    )
    counts = {name: found if isinstance(found, int) else len(found) for name, found in verdict.items()}
    examples = [
        f"{name}: {one}" for name, found in verdict.items() if isinstance(found, list) for one in found[:5]
    ]
    unreadable = check.stderr.splitlines()
    return {
        "database": database.partition(":")[0], "kills": kills, "seconds": round(seconds), **counts,
        "unreadable": len(unreadable) or check.returncode, "examples": [*examples, *unreadable[:5]],
    }  # fmt: skip


def asyncio_free(work: Callable[[], Any]) -> Any:
    """Run where no event loop runs."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


FAULTS = (
    "lost",
    "duplicated",
    "unreadable",
    "refused_yet_done",
    "shown_yet_not_stored",
    "taken_back",
    "broken",
)


def is_clean(report: dict[str, Any]) -> bool:
    return not any(report[name] for name in FAULTS)

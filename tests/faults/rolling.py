"""Two releases at one PostgreSQL database: an old one is replaced process by process, while people play."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx

from terroir.core.registry import games
from tests.faults.crash import Server, judged, some_more
from tests.faults.history import History
from tests.faults.players import AWAY, PATIENCE, Person, play_tables
from tests.waiting import PATIENCE as LONGEST
from tools.environment import ROOT

FIRST = "10348a5"
"""The commit of release 0.1.0."""
SLOTS = 2
"""Processes at a time, as behind a load balancer with so many."""
MOVES = 200
"""That are acknowledged in each phase: fewer than there are moves in the games at all tables, since the old
release cannot join the tables that the new one makes."""


def checkout(commit: str) -> Path:
    """The sources of another release, with an environment of its own; made once."""
    folder = ROOT / ".tool" / "releases" / commit
    if not folder.is_dir():
        subprocess.run(["git", "worktree", "add", "--detach", str(folder), commit], cwd=ROOT, check=True)
    subprocess.run(["./run", "python", "--version"], cwd=folder, check=True, stdout=sys.stderr)
    return folder


async def rolling(
    database: str, folder: Path, old: Path, tables: int, luck: Random, tell: Callable[[str], None]
) -> dict[str, Any]:
    """All phases, and what was found."""
    history, stop, begun = History(), asyncio.Event(), time.monotonic()
    python = str(old / ".venv/bin/python")
    before = [Server(database, folder, checkout=old, python=python) for _ in range(SLOTS)]
    after = [Server(database, folder) for _ in range(SLOTS)]
    found: dict[str, Any] = {}
    addresses = [[one.address, other.address] for one, other in zip(before, after, strict=True)]
    names, olds = games(), {one.address for one in before}
    players = [
        asyncio.ensure_future(
            play_tables(
                # The people of a table are at different processes.
                [Person(list(addresses[(number + seat) % SLOTS])) for seat in range(2)],
                names[number % len(names)],
                history,
                Random(luck.random()),
                stop,
            )
        )
        for number in range(tables)
    ]
    try:
        for one in before:
            one.start()
            await _serves(one)
        await some_more(history, before[0], MOVES)
        tell(f"{history.counts['accepted']} moves acknowledged by the old release; the new one begins")
        phases = {"old": time.monotonic()}
        after[0].start()
        await _serves(after[0])
        await some_more(history, before[1], MOVES)
        found |= await _beside_each_other(before[1], after[0], database, folder)
        phases["beside"] = time.monotonic()
        await asyncio.to_thread(before[0].stop)
        await some_more(history, after[0], MOVES)
        tell(f"{history.counts['accepted']} moves acknowledged, one process of each release")
        phases["one of each"] = time.monotonic()
        after[1].start()
        await _serves(after[1])
        await asyncio.to_thread(before[1].stop)
        await some_more(history, after[0], MOVES)
        phases["new"] = time.monotonic()
        stop.set()
        await asyncio.gather(*players)
        for one in after:
            one.stop()
    finally:
        stop.set()
        for one in (*before, *after):
            one.end()
    history.write(folder / "history.jsonl")
    for line in history.lines:
        if line["what"] == "seen":
            # The same is not shown in the same bytes by both releases.
            line["seat"] = f"{line['seat']} by {'old' if line['server'] in olds else 'new'}"
    report = judged(database, history, 0, time.monotonic() - begun)
    return report | found | {"waits_s": waits(history, phases)}


async def _serves(server: Server) -> None:
    """Until it answers."""
    end = time.monotonic() + LONGEST
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        while True:
            assert server.process is not None and server.process.poll() is None, server.log()
            assert time.monotonic() < end, f"does not start: {server.log()}"
            with suppress(*AWAY):
                if (await http.get("/health")).is_success:
                    return
            await asyncio.sleep(0.02)


async def _beside_each_other(old: Server, new: Server, database: str, folder: Path) -> dict[str, Any]:
    """What each release says to a table that the other one has made, and to the database."""
    found: dict[str, Any] = {}
    for name, maker, reader in (("old_reads_new", new, old), ("new_reads_old", old, new)):
        person = Person([maker.address])
        await person.post("/api/me", {"name": "Prober"})
        table = (await person.post("/api/tables", {"game": games()[0], "players": 2}))["table"]["id"]
        reading = Person([reader.address], person.cookie)
        async with httpx.AsyncClient(base_url=reader.address, timeout=PATIENCE) as http:
            paths = (f"/api/tables/{table}", "/api/tables?mine=yes", "/api/tables")
            found[name] = [(await http.get(path, headers=reading.headers)).status_code for path in paths]
    again = Server(database, folder, checkout=old.checkout, python=old.command[0])
    again.start()
    assert again.process is not None
    try:
        found["old_starts_again"] = await asyncio.to_thread(again.process.wait, PATIENCE)
    except subprocess.TimeoutExpired:
        found["old_starts_again"] = "serves"
    again.end()
    return found


def waits(history: History, phases: dict[str, float]) -> dict[str, list[float]]:
    """Of every phase: the median, 99 % and the longest of the times from a command to its answer."""
    sent: dict[str, float] = {}
    took: dict[str, list[float]] = {name: [] for name in phases}
    for line in history.lines:
        if line["what"] == "sent":
            sent[line["command"]] = line["t"]
        elif line["what"] == "accepted" and line["command"] in sent:
            phase = next((name for name, end in phases.items() if line["t"] <= end), None)
            if phase is not None:
                took[phase].append(line["t"] - sent.pop(line["command"]))
    return {
        name: [round(times[int(part * (len(times) - 1))], 3) for part in (0.5, 0.99, 1)]
        for name, some in took.items()
        if (times := sorted(some))
    }

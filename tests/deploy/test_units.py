"""What the units for systemd promise: started again for ever, bounded, and shut off from the machine."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
from configparser import ConfigParser
from functools import cache
from pathlib import Path

import pytest

from tests.needs import needed
from tests.server.people import BOT, QUICK, Guest, play_out
from tests.waiting import PATIENCE
from tools.programs import program

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
SERVICES = ("terroir@.service", "terroir-worker.service", "terroir-backup.service")
EXPOSURE = 20
"""Tenths of what `systemd-analyze security` calls exposed: without the filter of system calls it is 32."""


def read(name: str) -> ConfigParser:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment]
    unit.read_string((DEPLOY / name).read_text("utf-8"))
    return unit


@pytest.mark.parametrize("name", SERVICES[:2])
def test_systemd_never_gives_up_starting_it(name: str) -> None:
    unit = read(name)
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    assert unit["Service"]["Restart"] == "always" and float(unit["Service"]["RestartSec"]) >= 1


@pytest.mark.parametrize("name", SERVICES)
def test_memory_and_tasks_are_bounded(name: str) -> None:
    service = read(name)["Service"]
    assert re.fullmatch(r"\d+[MG]", service["MemoryMax"]) and int(service["TasksMax"]) <= 512


@pytest.mark.parametrize("name", SERVICES)
def test_systemd_finds_it_little_exposed(name: str, tmp_path: Path) -> None:
    analyse = needed(lambda: program("systemd-analyze", "systemd"))
    unit = tmp_path / name.replace("@", "@8000")
    unit.write_text((DEPLOY / name).read_text("utf-8"))
    command = [analyse, "security", "--offline=true", f"--threshold={EXPOSURE}", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@cache
def groups() -> dict[str, list[str]]:
    """The groups of system calls, by name."""
    analyse = needed(lambda: program("systemd-analyze", "systemd"))
    listed = subprocess.run([analyse, "syscall-filter", "--no-pager"], capture_output=True, text=True).stdout
    found: dict[str, list[str]] = {}
    for line in listed.splitlines():
        word = line.strip()
        if line.startswith("@"):
            found[word] = group = []
        elif word and not word.startswith("#") and line.startswith(" "):
            group.append(word)
    return found


def allowed(words: list[str]) -> set[str]:
    """The system calls of a SystemCallFilter."""
    calls = {word for word in words if not word.startswith("@")}
    for word in words:
        calls |= allowed(groups()[word]) if word.startswith("@") else set()
    return calls


@pytest.mark.slow
def test_the_server_makes_no_system_call_that_its_unit_forbids(tmp_path: Path) -> None:
    strace, counts = needed(lambda: program("strace")), tmp_path / "calls"
    serve = [sys.executable, "-c", "from terroir.cli.main import app; app()", "serve", "--port", "0"]
    serve += ["--db", f"sqlite:///{tmp_path}/terroir.db", "--metrics", "127.0.0.1:0"]
    command = [strace, "-f", "-qq", "-c", "-U", "name", "-o", str(counts), *serve]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as traced:
        assert traced.stdout is not None
        try:
            address = traced.stdout.readline().split()[-1].rstrip("/")
            anna = Guest(address, "Anna")
            for mover in play_out(
                [anna.look(anna.table("citrus", seats=[{}, BOT], options=QUICK["citrus"]))], random.Random(1)
            ):
                if mover.state["n"] > 20:
                    break
        finally:
            children = Path(f"/proc/{traced.pid}/task/{traced.pid}/children").read_text().split()
            for child in children:
                subprocess.run(["kill", f"-{signal.SIGTERM}", child], check=True)
            traced.wait(PATIENCE)
    made = set(counts.read_text().split()) - {"syscall", "total", "name"}
    made = {word for word in made if re.fullmatch(r"[a-z_0-9]+", word)}
    assert len(made) > 40
    permitted = allowed(read("terroir@.service")["Service"]["SystemCallFilter"].split())
    assert not made - permitted

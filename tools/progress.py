"""What a person sees of a set-up: a line for each step, and the name of its log if something failed."""

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".tool" / "setup.log"
NETWORK = "check the connection and pip's settings (index-url, proxy, cert), and run the same command again"

_began: float | None = None  # when the first step of this run began


class Failure(Exception):
    """Something a person has to mend: one line, and the exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


@contextmanager
def step(text: str) -> Iterator[None]:
    """One step of a set-up: a spinner on a terminal, else a plain line as it begins."""
    begin()
    if not sys.stderr.isatty():
        say(f"setting up: {text}")
        yield
        return
    start, done = time.monotonic(), threading.Event()
    spinner = threading.Thread(target=_spin, args=(text, start, done), daemon=True)
    spinner.start()
    try:
        yield
    except BaseException:
        _stop(spinner, done)
        raise
    _stop(spinner, done)
    say(f"✓ {text} ({time.monotonic() - start:.0f} s)")


def _spin(text: str, start: float, done: threading.Event) -> None:
    signs = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
    turn = 0
    while not done.wait(0.1):
        turn += 1
        sys.stderr.write(f"\r{signs[turn % len(signs)]} {text} {time.monotonic() - start:.0f} s")
        sys.stderr.flush()


def _stop(spinner: threading.Thread, done: threading.Event) -> None:
    done.set()
    spinner.join()
    print("\r\x1b[2K", end="", file=sys.stderr)


def begin() -> None:
    """The first step of a run begins a new log."""
    global _began
    if _began is None:
        _began = time.monotonic()
        LOG.parent.mkdir(exist_ok=True)
        LOG.write_bytes(b"")


def finished() -> None:
    """Say how long the set-up took, if there was one."""
    global _began
    if _began is not None:
        say(f"setting up: done after {time.monotonic() - _began:.0f} s")
        _began = None


def run(what: str, command: list[str], hint: str = "", cwd: Path = ROOT, **changes: str) -> None:
    """Run one command of a step; all that it prints goes to the log. `what` completes "… failed"."""
    with LOG.open("ab") as log:
        log.write(f"\n$ {' '.join(command)}\n".encode())
        log.flush()
        start = log.tell()
        done = subprocess.run(
            command, cwd=cwd, env={**os.environ, **changes}, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    if done.returncode:
        said = LOG.read_bytes()[start:].decode("utf-8", "replace")
        reason = re.search(r"^(?:npm )?error:? (.{1,100})", said, re.MULTILINE)
        told = [f"{what} failed" + (f" ({reason[1]})" if reason else ""), *([hint] if hint else [])]
        raise Failure("; ".join([*told, f"the details are in {LOG.relative_to(ROOT)}"]))

"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import Guest
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent.parent


class Served:
    """A running `terroir serve`."""

    def __init__(
        self,
        database: str,
        *options: str,
        rigged: Path | None = None,
        before: Callable[[], None] | None = None,
        began_ms: int | None = None,
        run: list[str] | None = None,
    ) -> None:
        """`rigged` is a script of draws, for tests that have to know what comes; `before` runs in the process
        before the server does; `began_ms` is the time that it takes to be now; `run` is the
        module that serves in place of `terroir`, and what it takes."""
        self.database = database
        run = ["-m", *run] if run else ["-c", "from terroir.cli.main import app; app()"]
        if began_ms is not None:
            then = f"import time; now, late = time.time, time.time() - {began_ms} / 1000"
            run = ["-c", f"{then}; time.time = lambda: now() - late; {run[1]}"]
        if rigged is not None:
            run = ["-m", "tests.server.rigged", str(rigged)]
        command = [sys.executable, *run, "serve", "--port", "0", "--db", database]
        command += ["--metrics", "127.0.0.1:0", *options]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=before
        )
        assert self.process.stdout is not None and self.process.stderr is not None
        found = re.search(r"(http://[^/\s]+)/", self.process.stdout.readline())
        assert found, self.process.stderr.read()
        self.address = found[1]
        self.metrics = self.process.stdout.readline().split()[-1]
        self.log: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    def guest(self, name: str | None = None, source: str = "127.0.0.1") -> Guest:
        """Somebody who comes by from that address; with a name, a guest."""
        return Guest(self.address, name, source=source)

    def metric(self, name: str) -> float:
        """What was counted so far, by the name that Prometheus knows it by."""
        lines = httpx.get(self.metrics, timeout=PATIENCE).text.splitlines()
        return sum(float(line.split()[1]) for line in lines if line.startswith((f"{name} ", f"{name}{{")))

    def busy_s(self) -> float:
        """Processor time that the thread which serves everybody has taken so far."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[0]) / 1e9

    def kill(self) -> None:
        """As a power cut does it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code


Serve = Callable[..., Served]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that leave it as it is; limits are so high that tests do not meet them."""
    folder: Path = tmp_path_factory.mktemp("server")
    served = Served(f"sqlite:///{folder / 'terroir.db'}", "--rate", "1000")
    yield served
    assert served.process.poll() is None, "the server has ended"
    served.stop()
    failed = [line for line in served.log if '"level":"error"' in line]
    assert not failed, "\n".join(failed)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Servers of a test's own."""
    running: list[Served] = []

    def begin(*options: str, database: str | None = None, before: Callable[[], None] | None = None) -> Served:
        served = Served(database or f"sqlite:///{tmp_path / 'terroir.db'}", *options, before=before)
        running.append(served)
        return served

    yield begin
    for served in running:
        if served.process.poll() is None:
            served.stop()

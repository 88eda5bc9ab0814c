"""A PostgreSQL server of our own: made in an empty folder, on a socket of its own, gone afterwards.

./run python -m tools.postgres      start one, say its address, and keep it until Ctrl-C
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.programs import Missing, install

ADDRESS = "TERROIR_TEST_POSTGRES"
USER = "terroir"
PATIENCE = 300
"""Seconds that a busy machine may take to start or stop a server; one that failed is noticed at once."""
# Tests keep every promise but the power cut: a crash of the machine itself cannot be made here.
SETTINGS = ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=50"]
DURABLE = ["-c", "fsync=on", "-c", "max_connections=50"]


def programs() -> Path:
    """The folder of postgres and initdb; Missing where there is none and none can be installed."""
    found = _installed() or (_installed() if install("postgresql") else None)
    if found is None:
        raise Missing("PostgreSQL", "postgresql")
    return found


def _installed() -> Path | None:
    kept = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    on_path = shutil.which("pg_ctl")
    candidates = [*reversed(kept), *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in candidates if (folder / "initdb").exists()), None)


class Cluster:
    """One server in one folder; what is in it outlives a crash of the server."""

    def __init__(self, folder: Path, durable: bool = False, more: Sequence[str] = ()) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.settings = [*(DURABLE if durable else SETTINGS), *more]
        self.bin = programs()
        self._as_user = _unprivileged()
        self._server: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        if self._as_user:
            shutil.chown(self.folder, *self._as_user)
        self._run(
            "initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"
        )

    def copy(self, primary: "Cluster") -> None:
        """Make this a standby of another server."""
        if self._as_user:
            shutil.chown(self.folder, *self._as_user)
        self._run(
            "pg_basebackup", "-D", str(self.data), "-h", str(primary.folder), "-U", USER, "-R", "--no-sync",
            "--checkpoint=fast",
        )  # fmt: skip

    def promote(self) -> None:
        """Make a standby the primary, and wait until it is."""
        self._run("pg_ctl", "promote", "-D", str(self.data), "-s", "-t", str(PATIENCE))

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [self.bin / "postgres", "-D", self.data, "-k", self.folder, "-h", "", *self.settings]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                command, stdout=log, stderr=log, cwd="/", start_new_session=True, **self._identity()
            )
        end = time.monotonic() + PATIENCE
        ready = [self.bin / "pg_isready", "-q", "-h", self.folder]
        while subprocess.run(ready).returncode:
            if self._server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()[-500:]}")
            time.sleep(0.05)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def create(self, database: str) -> str:
        """A new, empty database; its address."""
        self._run("createdb", "-h", str(self.folder), "-U", USER, database)
        return self.address(database)

    def stop(self) -> None:
        """End the server as an administrator in a hurry does: sessions are cut, nothing committed is lost."""
        if self._server and self._server.poll() is None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait(PATIENCE)

    def crash(self) -> None:
        """End the server as a failure does: it recovers from its log when it starts again."""
        assert self._server is not None
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(PATIENCE)

    def freeze(self, frozen: bool) -> None:
        """Stop every process of the server where it stands, or let them go on."""
        assert self._server is not None
        os.kill(self._server.pid, signal.SIGSTOP if frozen else signal.SIGCONT)
        for child in _children(self._server.pid):
            with suppress(ProcessLookupError):  # ended in between
                os.kill(child, signal.SIGSTOP if frozen else signal.SIGCONT)

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [self.bin / program, *args], capture_output=True, text=True, cwd="/", **self._identity()
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.strip()}")

    def _identity(self) -> dict[str, object]:
        """Root may not run a server: somebody without rights does."""
        return (
            {"user": self._as_user[0], "group": self._as_user[1], "extra_groups": []} if self._as_user else {}
        )


def _unprivileged() -> tuple[str, str] | None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import grp
    import pwd

    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
            return name, grp.getgrgid(entry.pw_gid).gr_name
        except KeyError:
            continue
    raise RuntimeError("root may not run PostgreSQL, and there is nobody else on this machine")


def _children(parent: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


@contextmanager
def running(durable: bool = False, more: Sequence[str] = ()) -> Iterator[Cluster]:
    """A server for a while, in a folder that is removed afterwards; `more` are settings of its own."""
    folder = Path(tempfile.mkdtemp(prefix="terroir-pg-"))
    cluster = Cluster(folder, durable, more)
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    try:
        with running(durable=True) as server:
            print(server.address(), flush=True)
            signal.sigwait([signal.SIGINT, signal.SIGTERM])
    except Missing as missing:
        sys.exit(f"postgres: {missing}")

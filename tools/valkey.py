"""A Valkey of our own, or a Redis: on a socket in a folder of its own, gone afterwards.

./run python -m tools.valkey      start one, say its address, and keep it until Ctrl-C
"""

import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.programs import Missing, install

PATIENCE = 300
"""Seconds that a busy machine may take to start it; one that failed is noticed at once."""
PACKAGES = ("valkey-server", "redis-server")
"""Debian has the first since release 13, the second before."""


def program() -> str:
    """The path of the server; Missing where there is none and none can be installed."""
    if found := _installed():
        return found
    for package in PACKAGES:
        if install(package) and (found := _installed()):
            return found
    raise Missing("Valkey", PACKAGES[0])


def _installed() -> str | None:
    return next(filter(None, map(shutil.which, PACKAGES)), None)


class Valkey:
    """One server in one folder; it forgets everything when it ends."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "valkey.sock"
        self.address = f"unix://{self.socket}"
        self._log = folder / "valkey.log"
        self._program = program()
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it takes connections."""
        self.socket.unlink(missing_ok=True)
        command = [self._program, "--port", "0", "--unixsocket", str(self.socket), "--save", ""]
        with self._log.open("ab") as log:
            self._server = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.socket.parent, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self.socket.exists():
            if self._server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"Valkey does not start: {self._log.read_text()[-500:]}")
            time.sleep(0.02)

    def kill(self) -> None:
        """End it as a failure does."""
        if self._server is not None:
            self._server.kill()
            self._server.wait()


@contextmanager
def running() -> Iterator[Valkey]:
    """A server for a while, in a folder that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="terroir-valkey-") as folder:
        server = Valkey(Path(folder))
        try:
            server.start()
            yield server
        finally:
            server.kill()


if __name__ == "__main__":
    try:
        with running() as server:
            print(server.address, flush=True)
            signal.sigwait([signal.SIGINT, signal.SIGTERM])
    except Missing as missing:
        sys.exit(f"valkey: {missing}")

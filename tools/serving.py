"""A server of our own for as long as something is looked at."""

import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with an empty database."""
    program = str(Path(sys.executable).with_name("terroir"))
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "serve", "--port", "0", "--rate", "100", "--log", "error"]
        process = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://\S+?:\d+", line):
                    yield found[0]
                    break
        finally:
            process.terminate()
            process.wait(20)


def free_port() -> int:
    """A port that nobody listens at now, for programs that cannot choose one themselves."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])

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


_held: list[socket.socket] = []


def free_port() -> int:
    """A port that nobody listens at now, for programs that cannot choose one themselves.

    On Linux it is held until this process ends: whoever asks for any port gets another one, and a program
    that names it can listen there, however late it starts and however often.
    """
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    port = int(holder.getsockname()[1])
    if sys.platform == "linux":
        _held.append(holder)
    else:
        holder.close()
    return port

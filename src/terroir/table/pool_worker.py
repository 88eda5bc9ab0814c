"""A worker process: it reads jobs from its standard input and answers them, one after the other.

python -m terroir.table.pool_worker NICENESS PARENT
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from functools import cache
from importlib import import_module
from typing import Any, BinaryIO

import msgspec
from msgspec import Raw

from terroir.core.errors import BadRecord, TerroirError
from terroir.table import confinement
from terroir.table.pool import HEAD, Answer, Declined, Failed, Found, Job, arguments_of, framed

_job = msgspec.msgpack.Decoder(Job)


def main(niceness: int, parent: int) -> None:
    """Answer jobs until the other end is closed."""
    for number in (signal.SIGINT, signal.SIGTERM):  # the parent ends us when it has no more use for us
        signal.signal(number, signal.SIG_IGN)
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game prints goes with the errors, not into an answer
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    confinement.enter(parent)
    while (content := _read(incoming)) is not None:
        job = _job.decode(content)
        confinement.allow_seconds(job.seconds)
        outgoing.write(framed(_answer(job)))
        outgoing.flush()


def _read(incoming: BinaryIO) -> bytes | None:
    """Return the next frame; None at the end."""
    head = incoming.read(HEAD)
    return incoming.read(int.from_bytes(head, "big")) if len(head) == HEAD else None


def _answer(job: Job) -> Answer:
    try:
        work = _function(job.work)
        return Found(Raw(msgspec.msgpack.encode(work(*arguments_of(work).decode(job.arguments)))))
    except BadRecord as error:
        return Declined(error.code, str(error), error.line, error.rule)
    except TerroirError as error:
        return Declined(error.code, str(error), None, None)
    except Exception:
        return Failed(traceback.format_exc())


@cache
def _function(name: str) -> Any:
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))

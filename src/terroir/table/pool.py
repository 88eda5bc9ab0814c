"""Worker processes of our own: they are sent a job, answer it, and cannot do much else.

A job names a function and its arguments; both it and the answer are msgpack, each after its length. What goes
wrong in a worker comes back as data. docs/security.md says what a worker may do.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from inspect import signature
from typing import Any, ParamSpec, TypeVar, get_type_hints

import msgspec
from msgspec import Raw, Struct

from terroir.core.errors import TerroirError

P = ParamSpec("P")
T = TypeVar("T")
HEAD = 4
"""Bytes that say how long a frame is."""
MOST_BYTES = 64 << 20
"""Of an answer: a worker that is not what it was cannot fill the memory of the server."""
ENVIRONMENT = ("LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TERROIR_PURE", "TMPDIR")
"""What a worker is told of the environment, which may hold passwords."""


class Job(Struct, frozen=True, array_like=True):
    """What a worker is asked: a function by its module and name, how long it may take, and its arguments."""

    work: str
    seconds: float
    arguments: Raw


class Found(Struct, frozen=True, array_like=True, tag=True):
    """What the function returned."""

    value: Raw


class Declined(Struct, frozen=True, array_like=True, tag=True):
    """The arguments were at fault: the code of the error, and line and rule where it has them."""

    code: str
    why: str
    line: int | None
    rule: str | None


class Failed(Struct, frozen=True, array_like=True, tag=True):
    """The function was at fault."""

    trace: str


Answer = Found | Declined | Failed


class JobDeclined(TerroirError):
    """An error of the sender's that a worker found."""

    def __init__(self, declined: Declined) -> None:
        super().__init__(declined.why)
        self.code = declined.code
        self.line = declined.line
        self.rule = declined.rule


class JobFailed(Exception):
    """A fault of ours in a worker, with its traceback."""


class WorkerDied(Exception):
    """The worker ended before it answered: it crashed, or took more than it may."""


_answer: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


def framed(message: Any) -> bytes:
    """Return a message as msgpack after its length."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(HEAD, "big") + content


@cache
def arguments_of(work: Callable[..., Any]) -> msgspec.msgpack.Decoder[Any]:
    """Return a reader of the arguments of a function."""
    hints = get_type_hints(work)
    types = tuple(hints[name] for name in signature(work).parameters)
    return msgspec.msgpack.Decoder(tuple[types])  # type: ignore[valid-type]


@cache
def _value_of(work: Callable[..., Any]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(get_type_hints(work)["return"])


class Pool:
    """A few worker processes, started when they are needed and replaced when they die.

    They end with the event loop that started them, or with the process: none is left behind.
    """

    def __init__(self, size: int, niceness: int = 0) -> None:
        self._niceness = niceness
        self._places = asyncio.Semaphore(size)
        self._idle: list[Process] = []
        self._all: list[Process] = []
        self._keeper: asyncio.Task[None] | None = None

    async def run(self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function of plain data returns in a worker, which gets so much processor time.

        Cancelling it kills the worker. JobDeclined, JobFailed or WorkerDied if it returns nothing.
        """
        assert not kwargs
        arguments = Raw(msgspec.msgpack.encode(args))
        job = framed(Job(f"{work.__module__}:{work.__qualname__}", seconds, arguments))
        async with self._places:
            worker = await self._worker()
            try:
                answer = _answer.decode(await _ask(worker, job))
            except BaseException:
                _kill(worker)
                raise
            self._idle.append(worker)
        if isinstance(answer, Declined):
            raise JobDeclined(answer)
        if isinstance(answer, Failed):
            raise JobFailed(answer.trace)
        value: T = _value_of(work).decode(answer.value)
        return value

    async def _worker(self) -> Process:
        if self._keeper is None or self._keeper.done():
            self._idle, self._all = [], []  # they have ended with another event loop
            self._keeper = asyncio.create_task(self._end_with_loop())
        while self._idle:
            if (worker := self._idle.pop()).returncode is None:
                return worker
        path = os.pathsep.join(part or os.getcwd() for part in sys.path)
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "terroir.table.pool_worker", str(self._niceness), str(os.getpid())),
            stdin=PIPE,
            stdout=PIPE,
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ} | {"PYTHONPATH": path},
        )
        self._all = [*(other for other in self._all if other.returncode is None), worker]
        return worker

    async def _end_with_loop(self) -> None:
        """Kill the workers when the event loop, at its end, cancels all tasks."""
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            for worker in self._all:
                _kill(worker)
            await asyncio.sleep(0)  # who waits for an answer is cancelled, too
            for worker in self._all:
                await _close(worker)


def _kill(worker: Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()


async def _close(worker: Process) -> None:
    """Close the pipes of a killed worker and wait for its end, while there is an event loop to do so."""
    assert worker.stdin is not None and worker.stdout is not None
    worker.stdin.close()
    with suppress(ConnectionError):
        await worker.stdin.wait_closed()
    await worker.stdout.read()  # its end is noticed when all that it wrote was read, and not before
    await worker.wait()
    await asyncio.sleep(0)


async def _ask(worker: Process, job: bytes) -> bytes:
    """Send a job and wait for its answer; WorkerDied if none comes."""
    assert worker.stdin is not None and worker.stdout is not None
    try:
        worker.stdin.write(job)
        await worker.stdin.drain()
        length = int.from_bytes(await worker.stdout.readexactly(HEAD), "big")
        if length > MOST_BYTES:
            raise WorkerDied(f"worker {worker.pid} answers with {length} bytes")
        return await worker.stdout.readexactly(length)
    except (asyncio.IncompleteReadError, ConnectionError):
        raise WorkerDied(f"worker {worker.pid} has died") from None

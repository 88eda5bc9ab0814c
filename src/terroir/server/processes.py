"""Several server processes on one machine: a parent that starts them, replaces who dies, and ends them.

Each has a listening socket of its own for the same port, and the system spreads connections over them. The
parent holds all of these sockets: connections for a process that has died wait for the one in its place.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from terroir.core.errors import TerroirError
from terroir.server import serving
from terroir.server.logs import warn
from terroir.server.serving import Place
from terroir.server.settings import Settings

LOOK_S = 0.5
AGAIN_S = 1.0
"""A process that died sooner than this after its start is replaced only after this long."""
END_S = 15.0
"""How long processes have to end when they are told to."""


def run(settings: Settings, places: list[Place], ready: Callable[[], None]) -> None:
    """Serve by one process at each place until a signal ends them; `ready` is called when all of them are.

    A database that cannot be opened is an error before any of them begins.
    """
    asyncio.run(_try(settings.database))
    Parent(settings, places, ready).watch()


async def _try(database: str) -> None:
    store = await serving.once_there(database)
    await store.close()


class Parent:
    """The process that watches over the others, and does nothing else."""

    def __init__(self, settings: Settings, places: list[Place], ready: Callable[[], None]) -> None:
        self._settings = settings
        self._places = places
        self._ready = ready
        self._ending = False
        self._processes: dict[Place, BaseProcess] = {}
        self._begun = dict.fromkeys(places, float("-inf"))
        """When a process was last started at each place."""
        # Forked, they share what is loaded already.
        self._context = multiprocessing.get_context("fork")
        self._heard, self._say = self._context.Pipe(duplex=False)

    def watch(self) -> None:
        """Until a signal comes."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        waiting = len(self._places)
        while not self._ending:
            for place in self._places:
                if place not in self._processes and time.monotonic() - self._begun[place] > AGAIN_S:
                    self._start(place)
            alive = [process.sentinel for process in self._processes.values()]
            if self._heard in wait([self._heard, *alive], LOOK_S):
                self._heard.recv()
                waiting -= 1
                if waiting == 0:
                    self._ready()
            self._look()
        self._finish()

    def _end(self, *_: object) -> None:
        self._ending = True

    def _start(self, place: Place) -> None:
        self._begun[place] = time.monotonic()
        process = self._context.Process(target=_serve, args=(self._settings, place, self._say))
        process.start()
        self._processes[place] = process

    def _look(self) -> None:
        for place, process in list(self._processes.items()):
            if not process.is_alive() and not self._ending:
                warn("a process has ended and is replaced", code=process.exitcode)
                del self._processes[place]

    def _finish(self) -> None:
        for process in self._processes.values():
            process.terminate()
        end = time.monotonic() + self._settings.grace_s + END_S
        for process in self._processes.values():
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()


def _serve(settings: Settings, place: Place, say: Connection) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        serving.run(settings, place, lambda: say.send(None))
    except TerroirError as error:
        warn("a process cannot begin", code=error.code, error=str(error))
        sys.exit(2)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)

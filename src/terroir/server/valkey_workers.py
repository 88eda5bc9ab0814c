"""Bots that think on other machines: how a server hands tasks over to `terroir worker`, by way of Valkey.

A server lays one job at a time into a list that workers take from, the next one as soon as it was taken: so
servers come in turn, and which job is next is decided by the fair queue of each. The worker says every second
that it is at it, and then what came of it. A job that nobody takes or says anything about is done here; what
is said of it after that is not heard any more.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from terroir.server.identity import new_id
from terroir.server.logs import tell, warn
from terroir.server.metrics import Metrics
from terroir.server.valkey import LOST, PAUSE_S, channel, client
from terroir.table.bot_tasks import BotTask, Thought
from terroir.table.shapes import HintTurn
from terroir.table.workers import LONGEST, What, Workers

PATIENCE_S = 0.25
"""How long work waits for a worker elsewhere before it is done here."""
TAKEN_S = 1.0
"""How long a job lies in the list: then it is done here."""
BEAT_S = 1.0
"""How often a worker says that it is there and which jobs it is at."""
GONE_S = 3
"""A worker that has said nothing for this long is taken to be gone."""
KEPT_S = 60
"""How long Valkey keeps what nobody takes."""


NOTHING = Raw(b"null")


class Job(Struct, frozen=True):
    """What a worker is asked, and which server it answers."""

    id: str
    server: str
    what: What
    task: Thought


class Word(Struct, frozen=True, omit_defaults=True):
    """What a worker says of a job: that it is at it, or that it is done and what came of it, if anything."""

    job: str
    done: bool = False
    found: Raw = NOTHING


Actions = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=200)]
_word = msgspec.json.Decoder(Word)
_found: dict[What, msgspec.json.Decoder[Any]] = {
    "decide": msgspec.json.Decoder(Actions),
    "advise": msgspec.json.Decoder(list[HintTurn]),
}


@dataclass(slots=True)
class Out:
    """A job that was handed over."""

    what: What
    begun: float
    heard: float
    taken: asyncio.Future[None]
    found: asyncio.Future[Any]


class Places:
    """Where in Valkey things lie."""

    def __init__(self, name: str) -> None:
        self.jobs = f"{name}/jobs"
        self.workers = f"{name}/workers"
        """There as long as some worker is."""
        self._words = f"{name}/words/"

    def words(self, server: str) -> str:
        """What workers say to a server."""
        return self._words + server


class ValkeyWorkers:
    """The workers of other machines (`RemoteWorkers`), as far as this server has heard of them."""

    def __init__(self, address: str, workers: Workers, metrics: Metrics) -> None:
        self._client = client(address)
        self._places = Places(channel(self._client))
        self._workers = workers
        self._metrics = metrics
        self._name = new_id()
        self._out: dict[str, Out] = {}
        self._are_there = False

    async def hand_over(self, what: What, task: BotTask) -> asyncio.Future[Any] | None:
        """Let one of them take the task: what will come of it, or None if none takes it."""
        job = Job(new_id(), self._name, what, task.thought)
        text, loop = msgspec.json.encode(job).decode(), asyncio.get_running_loop()
        out = Out(what, loop.time(), loop.time(), loop.create_future(), loop.create_future())
        self._out[job.id] = out
        out.found.add_done_callback(lambda _: self._out.pop(job.id, None))
        try:
            async with asyncio.timeout(TAKEN_S):
                async with self._client.pipeline(transaction=False) as pipeline:
                    pipeline.rpush(self._places.jobs, text)
                    pipeline.expire(self._places.jobs, KEPT_S)
                    await pipeline.execute()
                await out.taken
        except LOST:  # TimeoutError is one of them
            self._metrics.bots_elsewhere.labels("untaken").inc()
            with suppress(*LOST):
                await self._client.lrem(self._places.jobs, 1, text)
            out.found.cancel()
            return None
        except asyncio.CancelledError:
            out.found.cancel()
            raise
        return out.found

    async def listen(self) -> None:
        """Hear what they say, for ever."""
        looked, loop = 0.0, asyncio.get_running_loop()
        while True:
            try:
                if loop.time() - looked >= BEAT_S:
                    self._know(bool(await self._client.exists(self._places.workers)))
                    looked = loop.time()
                said = await self._client.blpop([self._places.words(self._name)], timeout=BEAT_S)
                if said is not None:
                    self._hear(str(said[1]))
            except LOST:
                self._know(False)
                await asyncio.sleep(PAUSE_S)
            self._give_up_lost()

    def _know(self, are_there: bool) -> None:
        if are_there != self._are_there:
            tell("bots think on other machines" if are_there else "bots think on this machine")
        self._are_there = are_there
        self._metrics.workers_elsewhere.set(are_there)
        self._workers.queue.open_elsewhere(are_there, PATIENCE_S)

    def _hear(self, text: str) -> None:
        try:
            word = _word.decode(text)
        except msgspec.MsgspecError:
            return  # of another release
        out = self._out.get(word.job)
        if out is None:
            return  # too late, or said before
        out.heard = asyncio.get_running_loop().time()
        if not out.taken.done():
            out.taken.set_result(None)
        if word.done and not out.found.done():
            found = _read(out.what, word.found)
            self._metrics.bots_elsewhere.labels("lost" if found is None else "answered").inc()
            out.found.set_result(found)

    def _give_up_lost(self) -> None:
        now = asyncio.get_running_loop().time()
        for out in list(self._out.values()):
            is_lost = now - out.heard > GONE_S or now - out.begun > LONGEST + GONE_S
            if is_lost and out.taken.done() and not out.found.done():
                self._metrics.bots_elsewhere.labels("lost").inc()
                warn("a worker was lost", after_s=round(now - out.begun, 1))
                out.found.set_result(None)

    async def close(self) -> None:
        """Hear nothing any more."""
        await self._client.aclose()


def _read(what: What, found: Raw) -> Any:
    """What came of a job, None if nothing that can be read did."""
    try:
        return _found[what].decode(found)
    except msgspec.MsgspecError:
        return None

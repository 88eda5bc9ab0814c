"""`terroir worker`: a process that thinks for the servers that share a Valkey, on another machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Raw

from terroir.core.registry import games, load
from terroir.server.logs import tell, warn
from terroir.server.serving import signalled
from terroir.server.valkey import LOST, PAUSE_S, channel, client
from terroir.server.valkey_workers import BEAT_S, GONE_S, KEPT_S, NOTHING, Job, Places, Word
from terroir.table.bot_tasks import BotTask
from terroir.table.workers import Workers

_job = msgspec.json.Decoder(Job)
_encode = msgspec.json.Encoder().encode


async def run(address: str, processes: int, ready: Callable[[], None]) -> None:
    """Think until a signal ends it; what was taken is answered before."""
    ending = signalled()
    for name in games():  # now, and not while a server waits
        load(name)
    worker = Worker(address, processes)
    work = [asyncio.create_task(worker.take()), asyncio.create_task(worker.beat())]
    ready()
    await ending.wait()
    work[0].cancel()
    await worker.finish()
    work[1].cancel()
    await asyncio.gather(*work, return_exceptions=True)
    await worker.close()


class Worker:
    """What it is at, one job for each of its processes."""

    def __init__(self, address: str, processes: int) -> None:
        self._client = client(address)
        self._places = Places(channel(self._client))
        self._workers = Workers(processes)
        self._free = asyncio.Semaphore(processes)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._servers: dict[str, str] = {}
        """Whom each job is for."""
        self._is_taking = True

    async def take(self) -> None:
        """Take jobs, as many as there are free processes, for ever."""
        answers = True
        while True:
            await self._free.acquire()
            try:
                found = await self._client.blpop([self._places.jobs], timeout=BEAT_S)
                job = _job.decode(found[1]) if found is not None else None
                answers = True
            except LOST as error:
                if answers:
                    warn("Valkey does not answer", error=str(error)[:200])
                job, answers = None, False
                await asyncio.sleep(PAUSE_S)
            except msgspec.MsgspecError:
                job = None  # of another release: its server notices that nobody has taken it
            if job is None:
                self._free.release()
            else:
                self._servers[job.id] = job.server
                self._tasks[job.id] = asyncio.create_task(self._do(job))

    async def beat(self) -> None:
        """Say again and again that this worker is there, and what it is at."""
        while True:
            try:
                if self._is_taking:
                    await self._client.set(self._places.workers, "", ex=GONE_S)
                for job, server in list(self._servers.items()):
                    await self._say(server, Word(job))
            except LOST:
                pass  # said when a job is to be taken
            await asyncio.sleep(BEAT_S)

    async def finish(self) -> None:
        """Take no more, and answer what was taken."""
        self._is_taking = False
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        await self._client.aclose()

    async def _do(self, job: Job) -> None:
        try:
            await self._say(job.server, Word(job.id))
            word = Word(job.id, True, await self._found(job))
            await self._say(job.server, word)
        except LOST as error:
            warn("a server cannot be answered", error=str(error)[:200])
        finally:
            del self._tasks[job.id], self._servers[job.id]
            self._free.release()

    async def _found(self, job: Job) -> Raw:
        """What comes of a job; if nothing does, the server does it itself."""
        try:
            found = await self._workers.work(job.what, (job.id,), BotTask("", 0, job.task))
        except Exception as error:  # rules or bots of another release, or a bot that fails
            warn("a job cannot be done", game=job.task.game, bot=job.task.code, why=repr(error)[:200])
            return NOTHING
        tell("a job is done", game=job.task.game, bot=job.task.code)
        return Raw(_encode(found))

    async def _say(self, server: str, word: Word) -> None:
        async with self._client.pipeline(transaction=False) as pipeline:
            words = self._places.words(server)
            pipeline.rpush(words, _encode(word).decode())
            pipeline.expire(words, KEPT_S)
            await pipeline.execute()

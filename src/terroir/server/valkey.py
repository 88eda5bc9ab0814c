"""Hints between processes over Valkey or Redis: nothing is kept there, nothing is lost if it goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from redis.asyncio import Redis
from redis.exceptions import RedisError

from terroir.server.logs import tell, warn

PATIENCE_S = 5.0
PAUSE_S = 0.5
"""Before a lost connection is tried again."""
LOST = (RedisError, OSError, TimeoutError)
SCHEMES = {"valkey": "redis", "valkeys": "rediss", "redis": "redis", "rediss": "rediss", "unix": "unix"}


def client(address: str) -> Redis:
    """A client for this address; ValueError if it is none."""
    scheme, _, rest = address.partition("://")
    if scheme not in SCHEMES or not rest:
        raise ValueError(address)
    # Protocol 2: with 3 the client asks for notices that only Redis itself knows.
    return Redis.from_url(
        f"{SCHEMES[scheme]}://{rest}",
        protocol=2,
        decode_responses=True,
        socket_timeout=PATIENCE_S,
        socket_connect_timeout=PATIENCE_S,
    )


def channel(connected: Redis) -> str:
    """What everything of ours there is called by: who shares one for different databases names numbers."""
    return f"terroir/{connected.connection_pool.connection_kwargs.get('db') or 0}"


class Valkey:
    """A server that passes on what processes say to each other."""

    def __init__(self, address: str) -> None:
        self._client = client(address)
        self._channel = channel(self._client)
        self._listening: asyncio.Task[None] | None = None

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on pass on what is said, also by this process itself."""
        self._listening = asyncio.create_task(self._listen_on(heard))

    async def tell(self, texts: Sequence[str]) -> None:
        """Say this to whoever is there; what cannot be said is lost."""
        try:
            async with self._client.pipeline(transaction=False) as pipeline:
                for text in texts:
                    pipeline.publish(self._channel, text)
                await pipeline.execute()
        except LOST:
            await asyncio.sleep(PAUSE_S)

    async def _listen_on(self, heard: Callable[[str], None]) -> None:
        while True:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(self._channel)
                    tell("listening to Valkey")
                    # We say something every second and hear it: who hears nothing for long has lost it.
                    async for message in pubsub.listen():
                        heard(message["data"])
            except LOST as error:
                warn("Valkey does not answer: moves made elsewhere are seen later", error=str(error)[:200])
            await asyncio.sleep(PAUSE_S)

    async def close(self) -> None:
        """Say and hear nothing any more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._client.aclose()

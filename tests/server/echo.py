"""Our own HTTP and websockets before the smallest application: it returns what it is told."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Message, Receive, Scope, Send

from terroir.server.edge import Edge
from terroir.server.forwarding import Proxies
from terroir.server.http_protocol import Service
from terroir.server.metrics import Metrics
from terroir.server.serving import _loop_factory, listening

Seen = tuple[str, bytes, bytes, dict[str, list[str]], bytes]
"""Method, path, query, headers and body of a request."""


class Echo:
    """An application that answers every request by what it was, and every text by itself."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self.port = 0
        self.edge: Edge

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._talk(receive, send)
            return
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body, more = body + message["body"], message["more_body"]
        headers: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            headers.setdefault(name.decode("latin-1"), []).append(value.decode("latin-1"))
        if headers.get("host") == ["wait"]:
            await receive()  # until the client has gone
        seen = (scope["method"], scope["raw_path"], scope["query_string"], headers, body)
        self.seen.append(seen)
        answer = json.dumps(
            [part.decode("latin-1") if isinstance(part, bytes) else part for part in seen]
        ).encode()
        length = (b"content-length", str(len(answer)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": answer})

    async def _talk(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send(_text(message["text"]))


def _text(text: str) -> Message:
    return {"type": "websocket.send", "text": text}


@contextmanager
def echoing(factor: float = 1000.0, proxies: Proxies | None = None) -> Iterator[Echo]:
    """Serve it from a thread of its own, by our own protocols."""
    echo, ready, ending = Echo(), threading.Event(), threading.Event()

    async def serve() -> None:
        loop, found = asyncio.get_running_loop(), proxies or Proxies()
        echo.edge = Edge(factor, Metrics(), found)
        service = Service(echo, echo.edge, found)
        listener = listening("127.0.0.1", 0)
        echo.port = listener.getsockname()[1]
        server = await loop.create_server(service.protocol, sock=listener, backlog=2_048)
        ready.set()
        await loop.run_in_executor(None, ending.wait)
        server.close()
        service.abort()

    def run() -> None:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve())

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait()
    try:
        yield echo
    finally:
        ending.set()
        thread.join()

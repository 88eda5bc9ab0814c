"""Pages, scripts and texts are sent compressed to whoever can read it, and are compressed once.

Only what is the same for everybody: the length of anything else, compressed, would tell about its content.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

WORTH = 500
"""Bytes from which on it is worth it."""
KEPT = 512
"""Files, compressed or not, that stay in memory: more than there are of two releases."""
DENSE = ("image/png", "image/webp", "font/", "audio/")
"""Media types that are compressed already."""

_compressed: dict[bytes, bytes] = {}


async def fixed(request: Request, content: bytes, media_type: str) -> Response:
    """Answer with what stays the same until the next release; a client that has it already is told so."""
    headers = {"etag": _tag(content), "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return await packed(request, content, media_type, headers)


async def packed(request: Request, content: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """Answer with this content, compressed where that is asked for and worth it."""
    headers = {**headers, "vary": "accept-encoding"}
    if len(content) >= WORTH and not media_type.startswith(DENSE) and _reads_gzip(request):
        content, headers["content-encoding"] = await _gzipped(content), "gzip"
    return Response(content, media_type=media_type, headers=headers)


def read(file: Path) -> bytes:
    """A file of the built client, read again only when it has changed."""
    return _read(file, file.stat().st_mtime_ns)


@lru_cache(KEPT)
def _read(file: Path, mtime_ns: int) -> bytes:
    return file.read_bytes()


@lru_cache(KEPT)
def _tag(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:24]}"'


async def _gzipped(content: bytes) -> bytes:
    """Compress in a thread: a large script takes longer than others may wait."""
    if content not in _compressed:
        _compressed[content] = await asyncio.to_thread(gzip.compress, content, 9, mtime=0)
        if len(_compressed) > KEPT:
            del _compressed[next(iter(_compressed))]
    return _compressed[content]


def _reads_gzip(request: Request) -> bool:
    offered = request.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return "gzip" in offered or any(one.startswith("gzip;q=") and one[7:].strip("0.") for one in offered)

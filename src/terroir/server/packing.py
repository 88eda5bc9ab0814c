"""Pages, scripts and texts are sent compressed to whoever can read it, and are compressed once.

Only what is the same for everybody: the length of anything else, compressed, would tell about its content.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

WORTH = 500
"""Bytes from which on it is worth it."""
DENSE = ("image/png", "image/webp", "font/", "audio/")
"""Media types that are compressed already."""


def packed(request: Request, content: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """The answer with this content, compressed where that is asked for and worth it."""
    headers = {**headers, "vary": "accept-encoding"}
    if len(content) >= WORTH and not media_type.startswith(DENSE) and _reads_gzip(request):
        content, headers["content-encoding"] = _gzipped(content), "gzip"
    return Response(content, media_type=media_type, headers=headers)


def read(file: Path) -> bytes:
    """A file of the built client, read again only when it has changed."""
    return _read(file, file.stat().st_mtime_ns)


@lru_cache(128)
def _read(file: Path, mtime_ns: int) -> bytes:
    return file.read_bytes()


@lru_cache(128)
def _gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _reads_gzip(request: Request) -> bool:
    offered = request.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return "gzip" in offered or any(one.startswith("gzip;q=") and one[7:].strip("0.") for one in offered)

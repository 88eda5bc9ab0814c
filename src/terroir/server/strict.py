"""Reading JSON from strangers: bounded, typed, and exactly one meaning."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, TypeVar

import msgspec

from terroir.server.refusal import Refusal

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The sign that PostgreSQL cannot keep, as JSON writes it."""
MAX_FRAME = 16_384
"""Bytes of one frame of a client: the longest chat line, escaped, fits."""
MAX_BODY = 65_536


def read(text: str | bytes, decoder: msgspec.json.Decoder[T], most: int) -> T:
    """What the text says; a Refusal says what is wrong with it."""
    if len(text) > most:
        raise Refusal("too-big", f"longer than {most} bytes", most=most)
    try:
        value = decoder.decode(text)
        # msgspec takes the last of two equal keys, others the first: a text with two is refused by all.
        # What reads back as the same text has none; most clients write as we do, so most need no second look.
        if _encode(value) != (text.encode() if isinstance(text, str) else text):
            json.loads(text, object_pairs_hook=_no_key_twice)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise _unreadable(error) from None
    return value


async def read_long(text: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Read a text of megabytes like `read`, in slices between which others have their turn."""
    await asyncio.sleep(0)
    check_signs(text)
    try:
        await asyncio.sleep(0)
        value = decoder.decode(text)
        await asyncio.sleep(0)
        json.loads(text, object_pairs_hook=_no_key_twice)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise _unreadable(error) from None
    await asyncio.sleep(0)
    return value


def _unreadable(error: Exception) -> Refusal:
    why = "nested too deep" if isinstance(error, RecursionError) else str(error)
    return Refusal("unreadable", why[:200])


def check_signs(text: bytes) -> bytes:
    """The text, if it has no sign in it that cannot be stored."""
    if b"\\u0000" in text and _NUL.search(text):
        raise Refusal("unreadable", "no text has the sign U+0000")
    return text


def _no_key_twice(pairs: list[tuple[str, Any]]) -> None:
    if len({key for key, _ in pairs}) != len(pairs):
        raise ValueError("a key is given twice")

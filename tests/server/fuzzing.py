"""Bytes that are nearly requests, or nearly frames: the corpus, cut, joined and changed by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.server.hostile import BODY, CHUNKED, CORPUS, GET, POST
from tests.server.test_websocket_cases import CASES, frame

SIGNS = [
    b"\r",
    b"\n",
    b"\r\n",
    b"\0",
    b" ",
    b"\t",
    b":",
    b",",
    b";",
    b"0",
    b"1",
    b"\xff",
    b"\x7f",
    b"%00",
    b"#",
    b"//",
]
SIGNS += [
    b"Content-Length: 5\r\n",
    b"Transfer-Encoding: chunked\r\n",
    b"Host: b\r\n",
    b"0\r\n\r\n",
    b"chunked",
]
WHOLE = [entry.sent for entry in CORPUS if len(entry.sent) < 2_000] + [
    GET + b"X: a\r\n\r\n",
    POST + b"Content-Length: 14\r\n\r\n" + BODY,
    CHUNKED + b"e;a=b\r\n" + BODY + b"\r\n0\r\nX: a\r\n\r\n",
]
TEXTS = [
    b'{"type":"ping"}', b'{"type":"resync"}', b'{"type":"look","seat":0}',
    b'{"type":"hint","ask":"a","seat":0}',
    b'{"type":"why_not","ask":"a","seat":0,"action":"pass"}', b'{"type":"chat","command":"a","text":"hello"}',
    b'{"type":"play","command":"a","at":3,"seat":0,"action":"pass"}',
    b'{"type":"undo","command":"a","seat":0}',
]  # fmt: skip


def changed(luck: random.Random, data: bytes, others: list[bytes], signs: list[bytes]) -> bytes:
    """Change some bytes by chance."""
    for _ in range(luck.choice((0, 1, 1, 2, 3, 8))):
        at, end = sorted(luck.randrange(len(data) + 1) for _ in range(2))
        end = min(end, at + luck.choice((1, 4, 40)))
        match luck.randrange(6):
            case 0:
                data = data[:at] + luck.choice(signs) + data[at:]
            case 1:
                data = data[:at] + data[end:]
            case 2:
                data = data[:end] + data[at:end] + data[end:]
            case 3:
                data = data[:at] + luck.randbytes(end - at) + data[end:]
            case 4:
                data = data[:at] + data[at:end].swapcase() + data[end:]
            case _:
                other = luck.choice(others)
                data = data[:at] + other[luck.randrange(len(other) + 1) :]
    return data[:20_000]


def requests(seed: int, size: int, host: bytes) -> Iterator[bytes]:
    """So many bytes of requests in all, of which one connection each."""
    luck = random.Random(seed)
    while size > 0:
        made = changed(luck, luck.choice(WHOLE), WHOLE, SIGNS).replace(b"HERE", host)
        size -= len(made)
        yield made


def frames(seed: int, size: int) -> Iterator[bytes]:
    """So many bytes of frames in all, of which one socket each."""
    luck = random.Random(seed)
    known = [case.sent for case in CASES.values() if len(case.sent) < 5_000]
    signs = [bytes([byte]) for byte in (0, 1, 2, 8, 9, 10, 0x80, 0x81, 0x82, 0x88, 0x89, 0xFE, 0xFF)]
    while size > 0:
        made = b""
        for _ in range(luck.randrange(1, 6)):
            if luck.random() < 0.5:
                made += changed(luck, luck.choice(known), known, signs)
            else:
                data = changed(
                    luck, luck.choice(TEXTS), TEXTS, [b'"', b"{", b"}", b"9" * 30, b"\\ud800", b"null", b"-"]
                )
                made += frame(luck.choice((1, 1, 1, 0)), data, luck.random() < 0.9)
        size -= len(made)
        yield made

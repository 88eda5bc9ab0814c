"""Texts arrive whole and in order, however the network cuts and joins what was sent."""

from __future__ import annotations

import random
import re
import socket as sockets
import time
from collections.abc import Iterator

import pytest
from websockets.frames import Frame, Opcode

from terroir.core.registry import games
from tests.server.conftest import Served
from tests.server.people import upgraded


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def question(number: int) -> bytes:
    text = b'{"type":"why_not","ask":"q%d","seat":0,"action":"no such thing"}' % number
    return frame(text + b" " * (number % 3 * 100))


def in_parts(number: int) -> bytes:
    """The same question as a text of three frames, with a ping between."""
    text = b'{"type":"why_not","ask":"q%d","seat":0,"action":"no such thing"}' % number
    parts = [frame(text[:9], fin=False), frame(b"?", Opcode.PING)]
    return b"".join([*parts, frame(text[9:20], Opcode.CONT, False), frame(text[20:], Opcode.CONT)])


def pieces(data: bytes, luck: random.Random) -> Iterator[bytes]:
    while data:
        size = luck.choice((1, 2, 5, 40, 400, len(data)))
        yield data[:size]
        data = data[size:]


@pytest.mark.parametrize("seed", range(4))
def test_frames_cut_and_joined_anyhow_are_answered_in_order(server: Served, seed: int) -> None:
    luck, anna = random.Random(seed), server.guest("Anna")
    table = anna.table(games()[0])
    with upgraded(server, table, anna.cookie) as line:
        line.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        heard = b""
        while b'"type":"state"' not in heard:
            heard += line.recv(65536)
        made = [in_parts(n) if seed > 1 and luck.randrange(5) == 0 else question(n) for n in range(40)]
        whole = [b"".join(made[at : at + 2]) for at in range(0, 20, 2)] + made[20:30]
        for piece in [*whole, *pieces(b"".join(made[30:]), luck)] if seed % 2 else made:
            line.sendall(piece)
            time.sleep(0.002)
        while b'"q39"' not in heard:
            heard += line.recv(65536)
    answered = re.findall(rb'{"type":"answer","ask":"q(\d+)"', heard)
    assert [int(number) for number in answered] == list(range(40))

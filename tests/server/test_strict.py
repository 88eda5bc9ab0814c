"""What strangers send: refused or mended, quickly, without a mistake of ours."""

from __future__ import annotations

import gzip
import json
import random
import socket as sockets
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from terroir.core.registry import games
from tests.server.conftest import Served
from tests.server.people import Guest, Seat
from tests.waiting import PATIENCE

GAME = games()[0]
DEEP = "[" * 50_000 + "]" * 50_000
PLAY = '{"type":"play","command":"c","at":%s,"seat":0,"action":"x"}'
FRAMES = {
    "NaN": PLAY % "NaN",
    "Infinity": PLAY % "Infinity",
    "minus infinity": PLAY % "-Infinity",
    "overflow": PLAY % "1e999",
    "huge int": PLAY % ("9" * 4000),
    "bool for int": PLAY % "true",
    "float for int": PLAY % "1.0",
    "string for int": PLAY % '"1"',
    "negative": PLAY % "-1",
    "key twice": '{"type":"ping","type":"ping"}',
    "key twice in a command": '{"type":"play","command":"c","at":0,"seat":0,"seat":1,"action":"x"}',
    "deep": DEEP[:16_000],
    "deep in a field": '{"type":"ping","x":' + "[" * 8_000 + "]" * 8_000 + "}",
    "deep objects": '{"a":' * 3_000 + "1" + "}" * 3_000,
    "unknown field": '{"type":"ping","more":1}',
    "unknown type": '{"type":"eval"}',
    "type of a server frame": '{"type":"state"}',
    "no type": "{}",
    "array": "[]",
    "null": "null",
    "empty": "",
    "truncated": '{"type":"pi',
    "lone surrogate": '{"type":"chat","command":"c","text":"\\ud800"}',
    "long command": '{"type":"undo","command":"' + "a" * 65 + '","seat":0}',
    "command with a newline": '{"type":"undo","command":"a\\nb","seat":0}',
    "too long": '{"type":"chat","command":"c","text":"' + "a" * 20_000 + '"}',
}


@pytest.fixture(scope="module")
def anna(server: Served) -> Guest:
    return server.guest("Anna")


@pytest.fixture(scope="module")
def seat(anna: Guest) -> Seat:
    return anna.look(anna.table(GAME))


@pytest.mark.parametrize("frame", FRAMES.values(), ids=list(FRAMES))
def test_a_bad_frame_is_refused_at_once(server: Served, seat: Seat, frame: str) -> None:
    """What it takes the server is its own time; of three, since it may do something for others meanwhile."""
    took = []
    for _ in range(3):
        seat.sync()
        before = server.busy_s()
        seat.socket.send(frame)
        answer = seat.next("refused")
        took.append(server.busy_s() - before)
        assert answer["code"] in ("unreadable", "too-big", "name")
    assert min(took) < 0.05
    assert answer["ok"] is False
    seat.sync()


def test_a_frame_of_many_megabytes_ends_the_socket_and_costs_nothing(server: Served, anna: Guest) -> None:
    before = memory(server)
    huge = anna.look(anna.table(GAME))
    with pytest.raises(ConnectionClosed):
        huge.socket.send("x" * 100_000_000)
        huge.next("refused")
    assert memory(server) - before < 20_000_000


def test_a_binary_frame_ends_the_socket(anna: Guest) -> None:
    eyes = anna.look(anna.table(GAME))
    eyes.socket.send(b"\x00\x01")
    with pytest.raises(ConnectionClosed):
        eyes.next("update")


def memory(server: Served) -> int:
    """Resident bytes of the server."""
    with open(f"/proc/{server.process.pid}/status") as status:
        (line,) = [line for line in status if line.startswith("VmRSS:")]
    return int(line.split()[1]) * 1024


BODIES = {
    "NaN": '{"game":"x","players":NaN}',
    "huge int": '{"game":"x","players":' + "9" * 5000 + "}",
    "bool for int": '{"game":"x","players":true}',
    "key twice": '{"game":"x","players":2,"players":3}',
    "option twice": '{"game":"x","players":2,"options":{"a":"1","a":"2"}}',
    "deep": DEEP[:60_000],
    "deep options": '{"game":"x","players":2,"options":' + "[" * 20_000 + "]" * 20_000 + "}",
    "unknown field": '{"game":"x","players":2,"admin":true}',
    "too big": '{"game":"x","players":2,"options":{"a":"' + "a" * 70_000 + '"}}',
    "no game": '{"game":"../../etc/passwd","players":2}',
    "sql": '{"game":"x\'; DROP TABLE tables; --","players":2}',
    "nothing": "",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=list(BODIES))
def test_a_bad_body_is_refused(anna: Guest, body: str) -> None:
    headers = {"content-type": "application/json"}
    response = anna.http.post("/api/tables", content=body, headers=headers)
    assert response.status_code in (400, 404, 413), response.text
    assert response.json()["ok"] is False


def test_a_compressed_body_is_not_unpacked(anna: Guest) -> None:
    bomb = gzip.compress(b'{"text":"' + b"a" * 50_000_000 + b'"}')
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    assert anna.http.post("/api/records", content=bomb, headers=headers).status_code == 415


def test_an_endless_body_is_cut_off(server: Served, anna: Guest) -> None:
    before = memory(server)
    host, _, port = server.address.removeprefix("http://").partition(":")
    with sockets.create_connection((host, int(port)), PATIENCE) as connection:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.address}\r\n"
        head += (
            f"Cookie: {anna.cookie}\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n"
        )
        connection.sendall(head.encode())
        answer = b""
        try:
            for _ in range(1000):
                connection.sendall(b"x" * 100_000)
        except ConnectionError:
            pass
        try:
            answer = connection.recv(100)
        except ConnectionError:
            answer = b"HTTP/1.1 413 (cut off)"
    assert b" 413 " in answer
    assert memory(server) - before < 20_000_000


@pytest.mark.parametrize(
    "query",
    [
        "players=x",
        "players=99999999999999999999",
        "after=%00",
        "after=AAAA",
        "x=1",
        "players=2&players=3",
        "status=%27",
    ],
)
def test_a_bad_query_is_refused(anna: Guest, query: str) -> None:
    response = anna.http.get(f"/api/tables?{query}")
    assert response.status_code == 400, response.text


@pytest.mark.parametrize("text", ["", "[", "1 end", '[Game "x"]\n\n1 end', "\ud7ff", '[Game "' + "a" * 3000])
def test_a_bad_record_is_refused(anna: Guest, text: str) -> None:
    response = anna.http.post("/api/records", json={"text": text})
    assert response.status_code == 400, response.text


@pytest.mark.parametrize(
    "path", ["/assets/../app.py", "/assets/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/..%2fapp.py"]
)
def test_no_file_outside_the_client_is_served(server: Served, path: str) -> None:
    response = server.guest().http.get(path)
    assert "import" not in response.text


def test_mutated_frames_never_break_the_server(server: Served, anna: Guest) -> None:
    """Valid frames with something cut, doubled, exchanged or put in: answered or refused, never a mistake."""
    luck = random.Random(7)
    table = anna.table(GAME, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
    eyes = anna.look(table)
    seeds = [
        '{"type":"play","command":"c1","at":3,"seat":0,"action":"pass"}',
        '{"type":"undo","command":"c2","seat":0}',
        '{"type":"answer_end","command":"c3","seat":0,"agree":false}',
        '{"type":"what_if","ask":"q","seat":0,"action":"buy 1"}',
        '{"type":"look","seat":null}',
        '{"type":"resync","after":0}',
        '{"type":"mute","command":"c4","person":"abc","muted":true}',
        '{"type":"chat","command":"c5","text":"hello"}',
    ]
    for _ in range(400):
        eyes.socket.send(mutated(luck.choice(seeds), luck))
        if luck.randrange(20) == 0:
            eyes.sync()
    eyes.sync()
    assert not [line for line in server.log if '"level":"error"' in line]


def mutated(text: str, luck: random.Random) -> str:
    for _ in range(luck.randrange(1, 4)):
        at, to = sorted(luck.randrange(len(text) + 1) for _ in range(2))
        piece = luck.choice(
            ["", "\x00", '"', "{", "}", "[", "\\", "\\u202e", "9" * 30, "é", "null", "-", ":", ","]
        )
        text = luck.choice(
            [text[:at] + piece + text[to:], text[:at] + piece + text[at:], text[:to] + text[at:]]
        )
    return text[:15_000] or "x"


def test_refusals_have_one_shape(server: Served) -> None:
    seen: list[dict[str, Any]] = []
    for path in ("/api/nothing", "/api/tables/x", "/api/tables/abcdefghijkl", "/api/games/none/rules"):
        seen.append(json.loads(server.guest().http.get(path).text))
    for problem in seen:
        assert set(problem) == {"ok", "code", "message", "rule"} and problem["ok"] is False
        assert problem["message"]["id"].startswith("refused-")

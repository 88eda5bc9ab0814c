"""Values that a database cannot keep are refused before it sees them, whichever database it is."""

import base64
import json

import pytest

from terroir.core.registry import games
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tools.postgres import Cluster

GAME = games()[0]


def cursor(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode()


PATHS = {
    "/assets/%00": 400,
    "/%00.svg": 400,
    "/api/tables/%00": 400,
    "/api/games/%00/rules": 400,
    "/api/tables?name=a%00b": 400,
    "/api/records?reason=%00": 400,
    "/api/tables?players=99999999999": 400,
    "/api/tables?players=" + "9" * 190: 400,
    "/api/records?since=" + "9" * 19: 400,
    f"/api/tables?after={cursor('9' * 30 + ' abcdefghijkl')}": 400,
    f"/api/tables?after={cursor('-1 abcdefghijkl')}": 400,
    f"/api/tables?after={cursor('1 abc' + chr(0))}": 400,
    f"/api/records?after={cursor('9' * 19 + ' abcdefghijkl')}": 400,
    "/api/records/abcdefghijkl/replay?from=" + "9" * 30: 404,
}
BODIES = (
    {"game": f"{GAME}\0", "players": 2},
    {"game": GAME, "players": 2, "options": {"a": "\0"}},
    {"game": GAME, "players": 2, "seats": [{"kind": "person"}, {"kind": "bot", "level": "\0"}]},
    {"game": GAME, "players": 2, "seats": [{"kind": "person", "name": "A\0"}, {}]},
    {"game": GAME, "players": 2, "nonce": "\0"},
    {"game": GAME, "players": 2**63},
)


@pytest.fixture(params=["sqlite", "postgresql"])
def any_server(request: pytest.FixtureRequest, serve: Serve) -> Served:
    if request.param == "sqlite":
        return serve("--rate", "1000")
    cluster: Cluster = request.getfixturevalue("cluster")
    return serve("--rate", "1000", database=cluster.create("odd_values"))


def test_odd_values_are_refused_clearly(any_server: Served) -> None:
    anna = any_server.guest("Anna")
    for path, status in PATHS.items():
        assert anna.http.get(path).status_code == status, path
    for body in BODIES:
        answer = anna.http.post("/api/tables", json=body)
        assert answer.status_code in (400, 404), (body, answer.text)
    assert anna.http.post("/api/me", json={"name": "A\0"}).status_code == 400
    assert anna.http.post("/api/records", json={"text": '[Game "x\0"]'}).status_code == 400
    _refused_by_the_socket(anna)
    assert not [line for line in any_server.log if "failed" in line]


def _refused_by_the_socket(anna: Guest) -> None:
    eyes = anna.look(anna.table(GAME, seats=[{}, {"kind": "bot", "level": "random"}]))
    frames = (
        {"type": "play", "command": "c", "at": 2**63, "seat": 0, "action": "x"},
        {"type": "play", "command": "c", "at": 0, "seat": 2**63, "action": "x"},
        {"type": "play", "command": "c", "at": 0, "seat": 0, "action": "x\0"},
        {"type": "mute", "command": "c", "person": "\0", "muted": True},
        {"type": "silence", "command": "c", "person": "\0", "silenced": True},
        {"type": "chat", "command": "c", "text": "\0"},
        {"type": "undo", "command": "\0", "seat": 0},
    )
    for frame in frames:
        eyes.socket.send(json.dumps(frame))
        assert eyes.next("refused")["code"] not in ("internal", "unavailable"), frame
    # What only looks like it is a line like any other.
    assert eyes.ask("chat", text="a \\u0000 b")["type"] == "accepted"

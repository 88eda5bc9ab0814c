"""Whatever text stands in an address or a body: every route answers, and none of it is a mistake of ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from random import Random
from string import Formatter
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec
import pytest

from terroir.core.registry import load
from terroir.server.app import ROUTES
from terroir.server.routes import INVITE, Route
from tests.sampling import many
from tests.server.conftest import Served
from tests.server.people import BOT, Guest, play_out
from tests.server.test_roles import BODIES, GAME, act, signed_in
from tests.waiting import PATIENCE

TEXTS = [
    "", ".", "..", "a" * 24, "a" * 300, "a" * 3000, "9" * 19, "9" * 200, "9" * 5000, "-1", "1e999", "0x1",
    "²", "٣", "1_0", "\0", "a\0b", "\u202e", "é", "\U0001f600" * 20, "%", "%00", "%2e%2e%2f",
    "../../etc/passwd", "a/b", "a\\b", "{table}",
    "$(x)", "'; DROP TABLE people; --", "__class__", "None", "null",
    "NaN", "a" * 12, "Europe/Nowhere", "\ud800", " ", "\n",
]  # fmt: skip
"""What strangers try: long, empty, invisible, numbers of all kinds, parts of paths and of other languages."""
NUMBERS = ["1" * 5000, "-1", "1e400", "2147483648", "9223372036854775808", "0.5", "true", "null"]
PAGES = ("/assets/{file}", "/{file}.{ending}", "/{rest}", "/api/{rest}", "/assets/{file}.js")


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("hostile")
    served = Served(f"sqlite:///{folder / 'terroir.db'}", "--rate", "100000", "--webhooks")
    yield served
    assert served.process.poll() is None, "the server has ended"
    served.stop()
    assert not [line for line in served.log if '"level":"error"' in line]


@pytest.fixture(scope="module")
def finished(hostile: Served) -> str:
    """A game that is over."""
    anna = hostile.guest("Anna")
    table = anna.table("noughts", seats=[{}, BOT])
    for _ in play_out([anna.look(table)], Random(1)):
        pass
    return table


class Stranger:
    """Somebody who asks anything, on one connection."""

    def __init__(self, server: Served, guest: Guest) -> None:
        place = urlsplit(server.address)
        self._made = HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
        self._guest = guest
        self.asked = 0

    def ask(self, method: str, path: str, body: str | None = None) -> None:
        headers = {"Cookie": self._guest.cookie, "Origin": self._guest.origin, INVITE: "x"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        self._made.request(method, path, body.encode() if body is not None else None, headers)
        answer = self._made.getresponse()
        content = answer.read()
        assert answer.status < 500, f"{method} {path[:200]} {(body or '')[:300]}: {content[:300]!r}"
        self.asked += 1


def filled(path: str, known: dict[str, Any], **hostile: str) -> str:
    """A path with these parts; others are such as there are."""
    return path.format(**{part: quote(str(value), "") for part, value in {**known, **hostile}.items()})


def parts_of(path: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(path) if name]


def bodies(route: Route, text: str) -> Iterator[str]:
    """The body of the samples with this text in each field in turn, in every shape, and with odd numbers."""
    if route.body is None or not msgspec.structs.fields(route.body):
        return
    for field in msgspec.structs.fields(route.body):
        for value in (text, [text], {text: text}, [{"kind": text, "level": text, "name": text}]):
            yield json.dumps({**BODIES[route.body], field.encode_name: value})
    yield json.dumps(text)
    yield text


def numbers(route: Route) -> Iterator[str]:
    for field in msgspec.structs.fields(route.body) if route.body else ():
        for number in NUMBERS:
            mark = "a number of their own"
            whole = json.dumps({**BODIES[route.body], field.encode_name: mark})
            yield whole.replace(f'"{mark}"', number)


@pytest.mark.parametrize("route", ROUTES, ids=[route.name for route in ROUTES])
def test_no_text_is_an_error_of_ours(hostile: Served, finished: str, route: Route) -> None:
    guest = signed_in(hostile) if route.who == "moderator" else hostile.guest("Mallory")
    if route.who == "moderator":
        act(hostile, lambda admin: admin.appoint(str(guest.id), True))
    game = load(GAME)
    known = {
        "game": GAME, "language": "en", "number": 1,
        "lesson": game.lessons[0].name, "example": game.examples[0].name,
        "record": finished, "person": guest.id, "event": "abcdefghijkl", "deal": "none",
    }  # fmt: skip
    if "{table}" in route.path:
        known["table"] = guest.table(GAME)
    stranger, body = Stranger(hostile, guest), json.dumps(BODIES[route.body]) if route.body else None
    for text in TEXTS:
        sent = text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
        for part in parts_of(route.path):
            stranger.ask(route.method, filled(route.path, known, **{part: sent}), body)
        for name in route.query if route.method == "GET" else ():
            stranger.ask("GET", f"{filled(route.path, known)}?{name}={quote(sent, '')}")
    drawn = Random(route.name)
    tried = [one for text in TEXTS for one in bodies(route, text)] + list(numbers(route))
    for one in drawn.sample(tried, min(len(tried), many(40, 10_000, 10_000))):
        stranger.ask(route.method, filled(route.path, known), one.encode("utf-8", "replace").decode())


@pytest.mark.parametrize("path", PAGES)
def test_no_name_of_a_file_is_an_error_of_ours(hostile: Served, path: str) -> None:
    stranger = Stranger(hostile, hostile.guest("Mallory"))
    for text in TEXTS:
        sent = text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
        stranger.ask("GET", path.format(**{part: quote(sent, "/") for part in parts_of(path)}))
    for length in (255, 256, 1000, 4000):
        stranger.ask("GET", path.format(**dict.fromkeys(parts_of(path), "a" * length))[:4090])

"""Names and chat: what can mislead or hide is refused, what only looks odd is mended, nothing executes."""

from __future__ import annotations

import pytest

from terroir.core.registry import games
from terroir.server import names
from terroir.server.refusal import Refusal
from tests.server.conftest import Served

GAME = games()[0]
PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}}",
    "${7*7}",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "'-alert(1)-'",
    "&lt;script&gt;",
    "\u202eevil",
    "a\u0000b",
    "a\u200bb",
    "a\ufeffb",
    "\u2066x\u2069",
    "e" + "\u0301" * 40,
    "a\r\nSet-Cookie: x=y",
    "=cmd|' /C calc'!A0",
    "'; DROP TABLE people; --",
    "\U000e0041\U000e0042",
    "\uffff",
    "👩‍👩‍👧",
    "%3Cscript%3E",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
]


@pytest.mark.parametrize("payload", PAYLOADS, ids=ascii)
def test_payloads_are_refused_or_come_back_as_the_text_they_are(server: Served, payload: str) -> None:
    anna = server.guest("Anna")
    table = anna.table(GAME)
    eyes = anna.look(table)
    response = anna.http.post("/api/me", json={"name": payload})
    assert response.status_code in (200, 400)
    assert response.headers["content-type"] == "application/json"
    answer = eyes.ask("chat", text=payload)
    if answer["type"] == "accepted":
        anna.http.get(f"/api/tables/{table}")
        eyes.send("resync", after=0)
        line = eyes.next("state")["chat"][-1]["text"]
        assert line == names.chat(payload)
    else:
        assert answer["code"] == "name"


@pytest.mark.parametrize(
    "bad",
    [
        "",
        " ",
        "\t",
        "a" * 25,
        "!!!",
        "a\u202eb",
        "a\x00",
        "\ud800",
        "Аnna",
        "Bοb",
        "a\u200cb",
        "\u3164",
        "a" + "\u0301" * 5,
    ],
    ids=ascii,
)
def test_a_name_that_misleads_is_refused(bad: str) -> None:
    with pytest.raises(Refusal):
        names.name(bad)


@pytest.mark.parametrize(
    ("given", "fit"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("ｆｕｌｌ", "full"),
        ("Анна", "Анна"),
        ("愛", "愛"),
        ("O'Brien-Šćž", "O'Brien-Šćž"),
        ("Anna 2", "Anna 2"),
    ],
)
def test_a_name_is_mended(given: str, fit: str) -> None:
    assert names.name(given) == fit


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("Zoë", "Zoe"), ("pope", "роре"), ("Bob", "B o b"), ("l1", "ll")]
)
def test_names_that_look_alike_are_told_apart_by_nobody(one: str, other: str) -> None:
    assert names.skeleton(one) == names.skeleton(other)


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(server: Served) -> None:
    table = server.guest("Anna").table(GAME)
    problem = server.guest("ANNA").post(f"/api/tables/{table}/join", {}, 400)
    assert problem["message"]["id"] == "refused-name-taken"
    server.guest("Bert").sit(table)

"""Names and chat: what can mislead or hide is refused, what only looks odd is mended, nothing executes."""

from __future__ import annotations

from itertools import combinations

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
        ("山田Taro", "山田Taro"),
        ("佐々木カー", "佐々木カー"),
        ("Kaʻiulani", "Kaʻiulani"),
    ],
)
def test_a_name_is_mended(given: str, fit: str) -> None:
    assert names.name(given) == fit


ALIKE = {
    "Molly": [
        "MOLLY", "m olly", "Mol-ly", "Mólly", "M0lly", "Mo11y", "MoIIy", "Mo||y", "Mollу", "Моllу", "Mοlly",
        "Moǀǀy", "Moɫɫy", "Mølly", "Moꓡly", "Mollγ", "ᴍᴏʟʟʏ", "Ⲙolly", "Ｍｏｌｌｙ", "Ⓜolly",
        "rnolly", "Мollу", "Mollʏ",
    ],
    "pope": ["роре", "ρορe", "ⲣⲟⲣe", "ꓑOꓑE", "РОРЕ"],
    "Anna": ["ꓮꓠꓠꓮ", "Αnna", "Anոa", "Ɑnna"],
    "William": ["VVilliam", "Wi11iam", "WILLIAM", "WiIIiarn", "Vvilliam"],
    "Tom": ["том", "ТОМ", "Torn", "TОM"],
    "Søren": ["Soren", "Sören"],
    "Cæsar": ["Caesar"],
    "ロボ": ["口ボ"],
    "B o b": ["Bob", "ВОВ"],
}  # fmt: skip
"""Names, and others that pass for them."""
APART = "Neil Nell Ella Elia Anna Anne Mia Max Mario Maria Ivan Evan Иван Иона 李 王".split()


@pytest.mark.parametrize(("one", "other"), [(one, other) for one, some in ALIKE.items() for other in some])
def test_names_that_look_alike_sit_at_no_table_together(server: Served, one: str, other: str) -> None:
    table, guest = server.guest(one).table(GAME), server.guest("Guest")
    renamed = guest.http.post("/api/me", json={"name": other})
    if renamed.status_code == 400:
        assert renamed.json()["message"]["id"] == "refused-name-mixed"
    else:
        problem = guest.post(f"/api/tables/{table}/join", {}, 400)
        assert problem["message"]["id"] == "refused-name-taken"


def test_names_that_do_not_look_alike_are_told_apart() -> None:
    assert not [(one, other) for one, other in combinations(APART, 2) if names.alike(one, other)]


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(server: Served) -> None:
    table = server.guest("Anna").table(GAME)
    problem = server.guest("ANNA").post(f"/api/tables/{table}/join", {}, 400)
    assert problem["message"]["id"] == "refused-name-taken"
    server.guest("Bert").sit(table)

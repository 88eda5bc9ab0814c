"""Records of finished games: imported, stepped through, and their luck drawn again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from terroir.bots.playing import play
from terroir.core.fair import draw, stream_key
from terroir.core.record import MAX_TEXT, parse
from terroir.core.registry import load
from terroir.core.replay import from_match
from terroir.server import replays
from tests.server.conftest import Served
from tests.server.people import BOT, Guest, play_out


def test_a_record_can_be_imported_and_stepped_through(server: Served) -> None:
    anna = server.guest("Importer")
    table = anna.table("citrus", seats=[{}, BOT], options={"short": "yes"})
    eyes = anna.look(table)
    for _ in play_out([eyes], random.Random(6)):
        pass
    text = anna.get(f"/api/records/{table}")["text"]
    kept = anna.post("/api/records", {"text": text})
    assert kept["imported"] and kept["names"][0] == "Importer"
    bad = text.replace("\n1 buy", "\n2 buy", 1)
    problem = anna.post("/api/records", {"text": bad}, 400)
    assert problem["code"] == "record" and "line" in problem["message"]["args"]["why"]
    for guest, ids in ((server.guest(), {table}), (anna, {table, kept["id"]})):
        mine = "&mine=yes" if guest is anna else ""
        listed = guest.get(f"/api/records?name=importer&game=citrus{mine}")["records"]
        assert {line["id"] for line in listed} == ids
    replay = server.guest().get(f"/api/records/{kept['id']}/replay?seat=0")
    view = replay["view"]
    for ply in replay["plies"]:
        view = {**view, **ply["changed"]}
    while replay["next"]:
        replay = server.guest().get(f"/api/records/{kept['id']}/replay?seat=0&from={replay['next']}")
        for ply in replay["plies"]:
            view = {**view, **ply["changed"]}
    assert view == eyes.state["view"]
    assert replay["plies"][-1]["pending"]["scores"] == kept["scores"]
    assert any(event["type"] == "GameEnded" for event in replay["plies"][-1]["events"])
    assert replay["plies"][-1]["turn"] > 1


def test_every_draw_of_a_finished_game_can_be_drawn_again(server: Served) -> None:
    anna = server.guest("Doubter")
    table = anna.table("citrus", seats=[{}, BOT], options={"short": "yes"})
    for _ in play_out([anna.look(table)], random.Random(8)):
        pass
    tags = anna.get(f"/api/records/{table}")["tags"]
    key = stream_key(bytes.fromhex(tags["Secret"]), table, [tags["Nonce1"], tags["Nonce2"]])
    draws = anna.get(f"/api/records/{table}/draws")["draws"]
    assert len(draws) > 30
    for number, drawn in enumerate(draws):
        pieces = [piece for piece, count in drawn["pieces"] for _ in range(count)]
        assert pieces[draw(key, number, len(pieces))] == drawn["came"]


def pages(guest: Guest, path: str) -> list[dict[str, Any]]:
    found = [guest.get(path)]
    while found[-1]["next"] is not None:
        found.append(guest.get(f"{path}?from={found[-1]['next']}"))
    return found


def all_of(page: Callable[[int], bytes]) -> list[dict[str, Any]]:
    found = [json.loads(page(0))]
    while found[-1]["next"] is not None:
        found.append(json.loads(page(found[-1]["next"])))
    return found


def commented(more: int) -> str:
    """A game with as long a comment as it may have, and so many letters more."""
    head, _, body = finished_elsewhere().partition("\n\n")
    room = sum(len(line.text) for line in parse(finished_elsewhere()).steps)
    return f"{head}\n\n# {'x' * (room + more)}\n{body}"


def finished_elsewhere() -> str:
    match = play(load("chicoree"), ["random", "random"], 1, {"rounds": "2"})
    return from_match(match, ["Anna", "Bert"]).to_text()


def test_comments_are_no_longer_than_moves(server: Served) -> None:
    anna = server.guest("Anna")
    anna.post("/api/records", {"text": commented(0)})
    refused = anna.post("/api/records", {"text": commented(1)}, 400)
    text = commented(1).split("\n")
    assert refused["message"]["args"]["rule"] == "comments"
    assert text[refused["message"]["args"]["line"] - 1].startswith("# xxx")


def test_a_long_record_comes_in_pages(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.guest("Anna")
    text = finished_elsewhere()
    kept = anna.post("/api/records", {"text": text})["id"]
    (whole,) = pages(anna, f"/api/records/{kept}")
    assert whole["text"] == text
    (drawn,) = pages(anna, f"/api/records/{kept}/draws")
    # The same in this process, with pages as long as a few lines.
    monkeypatch.setattr(replays, "PAGE_BYTES", 80)
    monkeypatch.setattr(replays, "PAGE_SIGNS", 80)
    parts = all_of(partial(replays._page, text))
    assert len(parts) > 5 and all(len(part["text"]) <= 80 for part in parts)
    assert "".join(part["text"] for part in parts) == text
    assert {key: value for part in parts for key, value in part["tags"].items()} == whole["tags"]
    assert [list(line) for part in parts for line in part["lines"]] == whole["lines"]
    draws = all_of(partial(replays._draws, text))
    assert len(draws) > 2
    assert [one for part in draws for one in part["draws"]] == drawn["draws"]
    replay = anna.get(f"/api/records/{kept}/replay")
    plies = all_of(partial(replays._pages, text, None))
    assert len(plies) > 5 and replay["next"] is None
    assert [one for part in plies for one in part["plies"]] == replay["plies"]


def test_no_answer_about_the_longest_record_is_long(server: Served) -> None:
    anna = server.guest("Anna")
    # Lines of a game that was judged before comments had to be short.
    text = finished_elsewhere().rstrip("\n") + "\n" + f"# {'x' * 1990}\n" * 900
    assert 1_700_000 < len(text) < MAX_TEXT
    found = all_of(partial(replays._page, text))
    assert len(found) > 10 and all(len(json.dumps(page)) < 3 * replays.PAGE_SIGNS for page in found)
    table = anna.table("chicoree", seats=[{}, BOT], options={"rounds": "2"})
    for _ in play_out([anna.look(table)], random.Random(9)):
        pass
    parts = anna.get(f"/api/tables/{table}/record?format=json")
    (whole,) = pages(anna, f"/api/records/{table}")
    assert parts == {"tags": whole["tags"], "lines": whole["lines"]}

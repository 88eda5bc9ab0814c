"""Records of finished games: imported, stepped through, and their luck drawn again."""

from __future__ import annotations

import random

from terroir.core.fair import draw, stream_key
from tests.server.conftest import Served
from tests.server.people import BOT, play_out


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

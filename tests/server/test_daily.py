"""The deal of the day: the same for everybody, once each, its secret shown when it closes and not before."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import apsw
import pytest

from terroir.core.fair import commitment
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.verify import verify
from tests.server.conftest import Serve, Served
from tests.server.people import Guest, play_out
from tools.serving import free_port

GAME = "chicoree"
DAY_MS = 86_400_000


def deal_of(guest: Guest, game: str = GAME) -> Any:
    return next(deal for deal in guest.get("/api/daily")["today"] if deal["game"] == game)


def begin(guest: Guest, deal: str) -> Any:
    return guest.post(f"/api/daily/{deal}/play")


def drawn_first(guest: Guest, table: str, seat: int) -> Any:
    looking = guest.look(table, seat)
    view = looking.state["view"]
    looking.close()
    return view


def play(guest: Guest, body: Any, seed: int) -> None:
    seat = guest.look(body["table"]["id"], body["seated"][0])
    for _ in play_out([seat], random.Random(seed)):
        pass
    assert seat.state["fair"] is None, "others have still to play"
    seat.close()


def test_everybody_has_the_same_deal_once_and_the_secret_comes_at_the_end(
    serve: Serve, tmp_path: Any
) -> None:
    port = str(free_port())
    served = serve("--rate", "1000", "--port", port)
    anna, bert, carl = (served.guest(name) for name in ("Anna", "Bert", "Carl"))
    deal = deal_of(anna)
    assert deal["secret"] is None and deal["yours"] == "no" and deal["standings"] is None
    assert deal_of(served.guest())["commitment"] == deal["commitment"]
    tables = [begin(guest, deal["id"]) for guest in (anna, bert)]
    assert tables[0]["table"]["id"] != tables[1]["table"]["id"]
    assert begin(anna, deal["id"])["table"]["id"] == tables[0]["table"]["id"], (
        "a second time it is the same table"
    )
    seat = tables[0]["seated"][0]
    views = [drawn_first(g, t["table"]["id"], seat) for g, t in zip((anna, bert), tables, strict=True)]
    assert views[0] == views[1], "the same cards, the same bots"
    carl.get(f"/api/tables/{tables[0]['table']['id']}", status=404)
    anna.post(f"/api/tables/{tables[0]['table']['id']}/nonce", {"seat": seat, "nonce": "1" * 32}, status=409)

    def told(guest: Guest) -> Any:
        return guest.get(f"/api/daily/{deal['id']}")

    for guest, body in ((anna, tables[0]), (bert, tables[1])):
        assert told(guest)["standings"] is None, "not before one has played"
        play(guest, body, 5)
    ended = told(anna)
    assert ended["yours"] == "counted" and ended["players"] == 2 and ended["secret"] is None
    assert [line["name"] for line in ended["standings"]] == ["Anna", "Bert"]
    assert {(line["place"], line["percent"]) for line in ended["standings"]} == {(1, 50)}, (
        "played alike: level"
    )
    assert [line["you"] for line in ended["standings"]] == [True, False]
    assert told(carl)["standings"] is None and told(carl)["players"] == 2
    assert "Secret" not in record(anna, tables[0]), "nor in the record"

    begun = begin(carl, deal["id"])
    served.kill()
    check = [
        str(Path(sys.executable).with_name("terroir")),
        "db",
        "check",
        "--db",
        f"sqlite:///{tmp_path}/terroir.db",
    ]
    assert subprocess.run(check, check=False).returncode == 0, (
        "the promise of such a table is that of its deal"
    )
    with apsw.Connection(str(tmp_path / "terroir.db")) as database:  # tomorrow
        database.execute("UPDATE deals SET opens_ms = 0, closes_ms = ?", (int(time.time() * 1000) - 1,))
    served = serve("--rate", "1000", "--port", port)
    closed = served.guest().get(f"/api/daily/{deal['id']}")
    assert (
        len(closed["standings"]) == 2
        and commitment(bytes.fromhex(closed["secret"]), deal["id"]) == deal["commitment"]
    )
    text = record(anna, tables[0])
    assert verify(parse(text), load(GAME)).shown == "redrawn"
    served.guest("Late").post(f"/api/daily/{deal['id']}/play", status=409)
    assert begin(carl, deal["id"])["table"]["id"] == begun["table"]["id"]
    play(carl, begun, 6)
    assert carl.get(f"/api/daily/{deal['id']}")["yours"] == "void", "it came too late"


def record(guest: Guest, body: Any) -> str:
    return str(guest.get(f"/api/tables/{body['table']['id']}/record?format=text"))


def test_whoever_gives_up_has_no_result_and_whoever_is_erased_is_on_no_list(server: Served) -> None:
    anna = server.guest("Anna Erased")
    deal = deal_of(anna, "citrus")
    body = begin(anna, deal["id"])
    seat = anna.look(body["table"]["id"], body["seated"][0])
    assert seat.ask("concede", seat=seat.seat)["type"] == "accepted"
    seat.close()
    assert anna.get("/api/me/data")["deals"] == [deal["id"]]
    assert deal_of(anna, "citrus")["yours"] in ("playing", "void")
    anna.delete("/api/me")
    assert deal_of(server.guest(), "citrus")["yours"] == "no"


@pytest.mark.parametrize("deal", ["none", "citrus-2020-01-01", "citrus-2999-01-01"])
def test_there_is_no_deal_of_another_day(server: Served, deal: str) -> None:
    server.guest("Anna").post(f"/api/daily/{deal}/play", status=404)

"""A turn sealed for when it is due: hidden, withdrawn at any time, played once, or dropped and told."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.conftest import Serve, Served
from tests.server.people import Guest, Seat
from tests.server.test_standstill import again
from tests.waiting import wait_for

GAME = "citrus"


class Waiting:
    """Two people at a slow table: one is to move, the other one waits."""

    def __init__(self, server: Served, waiter: Guest | None = None) -> None:
        anna, bo = server.guest("Anna"), waiter or server.guest("Bo")
        self.table = anna.table(GAME, clock={"kind": "days", "days": 3}, options={"first": "1"})
        bo.sit(self.table)
        self.mover, self.waiter = anna, bo
        self.at = f"/api/tables/{self.table}"

    def plan(self, line: int = 4) -> list[str]:
        """A whole turn of the waiting one, with another line of the market than the other one buys first."""
        actions = [f"buy {line}"]
        while True:
            plan = self.waiter.post(f"{self.at}/plan", {"actions": actions})
            if plan["pending"]["kind"] != "decide":
                return actions
            actions.append(plan["choices"][-1]["actions"][-1]["action"])

    def seal(self, actions: list[str] | None = None, status: int = 200) -> Any:
        return self.waiter.post(f"{self.at}/order", {"actions": actions or self.plan()}, status)

    def take_turn(self) -> Seat:
        """The other one plays until it is the turn of the one who waited."""
        seat = self.mover.look(self.table)
        while seat.state["choices"]:
            seat.until(seat.play(seat.actions()[0])["n"])
        return seat

    def order(self) -> Any:
        return self.waiter.get(f"{self.at}/order")


def moves(eyes: Seat) -> list[str]:
    """What the waiting one has done, as they were told since they look."""
    eyes.sync()
    told = [frame for text in eyes.raw if (frame := json.loads(text))["type"] == "update"]
    return [frame["action"] for frame in told if frame["seat"] == 1]


def test_a_sealed_turn_is_played_when_it_is_due(server: Served) -> None:
    at = Waiting(server)
    assert at.mover.get(at.at)["table"]["orders"] is True
    planned = at.plan()
    assert at.seal(planned) == {"actions": planned, "refused": None} == at.order()
    eyes = at.waiter.look(at.table)
    at.take_turn()
    assert eyes.next("ordered") == {"type": "ordered", "seat": 1, "refused": None}
    assert moves(eyes) == planned and at.order() == {"actions": [], "refused": None}


def test_nobody_else_can_tell_that_a_turn_is_sealed(server: Served) -> None:
    at = Waiting(server)
    watcher = server.guest()
    eyes = [at.mover.look(at.table), watcher.look(at.table)]

    def seen() -> list[str]:
        for one in eyes:
            one.sync()
        pages = [at.at, f"{at.at}/history", f"{at.at}/record?format=text", "/api/tables", "/api/me/data"]
        asked = [
            re.sub('"left_ms":[0-9]+', "", guest.http.get(page).text)
            for guest in (at.mover, watcher)
            for page in pages
        ]
        return asked + [text for one in eyes for text in one.raw if '"type":"p' not in text]

    before = seen()
    at.seal()
    assert seen() == before
    assert at.mover.get(f"{at.at}/order") == {"actions": [], "refused": None}
    watcher.get(f"{at.at}/order", 401)
    at.waiter.post(f"{at.at}/order/withdraw")
    assert seen() == before
    assert not any("order/" in line and at.table in line for line in server.log)


def test_a_withdrawn_turn_is_not_played_and_one_that_makes_no_sense_is_not_taken(server: Served) -> None:
    at = Waiting(server)
    assert at.seal(["no such action"], 409)["message"]["id"] == "table-refused-order"
    assert at.seal(["buy 4"], 409)["message"]["id"] == "table-refused-order", "it is no whole turn"
    at.seal()
    assert at.waiter.get("/api/me/data")["orders"][0]["table"] == at.table
    assert at.waiter.post(f"{at.at}/order/withdraw") == {"actions": [], "refused": None}
    eyes = at.waiter.look(at.table)
    at.take_turn()
    assert moves(eyes) == [] and eyes.state["choices"]
    assert at.seal(["end"], 409)["code"] == "stale", "it is one's turn"


def test_a_turn_that_would_bring_something_else_is_dropped_and_its_owner_told(server: Served) -> None:
    at = Waiting(server)
    at.seal(at.plan(line=1))  # the other one takes the same first
    eyes = at.waiter.look(at.table)
    at.take_turn()
    why = eyes.next("ordered")["refused"]
    assert why["id"] == "table-refused-order-changed" and at.order()["refused"] == why
    assert moves(eyes) == [] and eyes.state["choices"]
    assert at.waiter.post(f"{at.at}/order/withdraw") == {"actions": [], "refused": None}


def test_a_sealed_turn_outlives_the_server_and_is_played_once(serve: Serve, tmp_path: Path) -> None:
    """Killed before it is due, and once more when some of its actions may or may not be written."""
    server = serve()
    at = Waiting(server)
    planned = at.plan()
    at.seal(planned)
    server.kill()

    def kept(question: str) -> list[Any]:
        with sqlite3.connect(tmp_path / "terroir.db") as opened:
            return opened.execute(question).fetchall()

    def is_played_once() -> None:
        wait_for(lambda: not kept("SELECT seat FROM orders"), "nobody has played it")
        bodies = [json.loads(body) for (body,) in kept("SELECT body FROM entries WHERE kind = 'moved'")]
        assert [body["action"] for body in bodies if body["seat"] == 1] == planned

    kept("CREATE TABLE as_it_was AS SELECT * FROM orders")
    server = serve()
    at.mover, at.waiter = again(server, at.mover), again(server, at.waiter)
    assert at.order()["actions"] == planned
    at.take_turn()
    server.kill()
    server = serve()
    is_played_once()
    server.kill()
    # Killed when all of it was done, and nobody had been able to say so.
    kept("INSERT INTO orders SELECT * FROM as_it_was")
    kept("UPDATE orders SET begun = 1")
    kept("DROP TABLE as_it_was")
    serve()
    is_played_once()


def test_a_sealed_turn_waits_while_its_owner_is_asked_for_bids(server: Served) -> None:
    """In Chicorée the turns of others end with auctions: what was sealed is not lost by a bid."""
    anna, bo = server.guest("Anna"), server.guest("Bo")
    table = anna.table("chicoree", clock={"kind": "days", "days": 3}, options={"first": "1"})
    bo.sit(table)
    at, seats = f"/api/tables/{table}/order", [anna.look(table), bo.look(table)]
    sealed, bids = False, 0
    while bids == 0 or sealed:
        for seat in seats:
            seat.sync()
        mine, prompt = seats[1].state["choices"], seats[1].state["pending"]["prompt"]["id"]
        if sealed and ((mine and prompt == "prompt-chicoree-turn") or not bo.get(at)["actions"]):
            wait_for(lambda: not bo.get(at)["actions"], "it is not played")
            sealed = False
        elif not sealed and not mine:
            assert bo.post(at, {"actions": ["draw"]})["actions"] == ["draw"]
            sealed, bids = True, 0
        else:
            asked = seats[1 if mine else 0]
            if choices := asked.actions():  # none while what was sealed is being played
                asked.until(asked.play(choices[-1])["n"])
                bids += bool(sealed and mine)
    assert bo.get(at)["refused"] is None
    assert [
        frame for frame in map(json.loads, seats[1].raw) if frame["type"] == "ordered" and frame["refused"]
    ] == []

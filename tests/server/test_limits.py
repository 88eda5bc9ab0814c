"""What a server puts up with: who never reads, who floods, who asks too much, and being restarted."""

from __future__ import annotations

import random
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from terroir.core.registry import games
from tests.server.conftest import Serve, Served
from tests.server.people import BOT, Seat, play_out, started, upgraded
from tests.waiting import promised, wait_for

GAME = games()[0]


def test_who_never_reads_is_let_go_and_nobody_waits(server: Served) -> None:
    table, _, seats = started(server, GAME)
    lazy = server.guest("Lazy")
    before = let_go(server)
    stuck = upgraded(server, table, lazy.cookie, buffer=4096)
    frame = b'{"type":"resync","after":0}'
    masked = bytes((0x81, 0x80 | len(frame))) + bytes(4) + frame
    stuck.settimeout(0.2)
    waiting = masked * 50
    while let_go(server) == before:
        try:
            waiting = waiting[stuck.send(waiting) :] or masked * 50  # no frame is cut
        except OSError:
            time.sleep(0.2)
        mover = next((seat for seat in seats if seat.state["choices"]), None)
        if mover is not None and not mover.over:
            with promised(5):
                assert mover.play(mover.actions()[0])["type"] == "accepted"
        for seat in seats:
            seat.sync()
    stuck.close()


def let_go(server: Served) -> float:
    """For the frames that wait for them, or for the time that nothing was read."""
    return server.metric("terroir_dropped_sockets_total") + server.metric("terroir_edge_refused_total")


@pytest.mark.parametrize("kill", [True, False], ids=["killed", "stopped"])
def test_tables_go_on_after_a_restart(serve: Serve, kill: bool) -> None:
    first = serve("--rate", "1000")
    table, people, seats = started(first, GAME)
    for _, _mover in zip(range(15), play_out(seats, random.Random(8)), strict=False):
        pass
    bots = people[0].table("citrus", seats=[BOT, {}], options={"short": "yes", "first": "1"})
    for seat in seats:
        seat.sync()
    known = [{key: seat.state[key] for key in ("n", "view", "choices", "undo")} for seat in seats]
    cookies = [person.http.cookies for person in people]
    first.kill() if kill else first.stop()
    second = serve("--rate", "1000")
    for person, jar in zip(people, cookies, strict=True):
        person.__init__(second.address)  # type: ignore[misc]
        person.http.cookies = jar
    back = [person.look(table) for person in people]
    assert [{key: seat.state[key] for key in known[0]} for seat in back] == known
    for _ in play_out(back, random.Random(9)):
        pass
    eyes = people[0].look(bots)
    while not eyes.state["choices"]:  # until the bot has moved
        eyes.receive()


def test_who_floods_is_closed(serve: Serve) -> None:
    server = serve()
    anna = server.guest("Anna")
    eyes = anna.look(anna.table(GAME))
    with suppress(ConnectionClosed):  # on a busy machine it is closed before all of this is sent
        for _ in range(500):
            eyes.send("what_if", ask="q", seat=0, action="no such thing")
    assert eyes.next("closing")["code"] == "flood"


def is_answered(seat: Seat) -> bool:
    seat.send("ping")
    return seat.next("pong", "refused")["type"] == "pong"


def test_limits_refuse_without_losing_anything(serve: Serve) -> None:
    server = serve("--rate", "0.2")  # so that a slow machine is too fast as well
    _, _, seats = started(server, GAME)
    anna = seats[0]
    for _ in range(60):
        anna.send("what_if", ask="q", seat=anna.seat, action="no such thing")
    codes = [anna.next("answer", "refused").get("code") for _ in range(60)]
    assert "too-many" in codes and None in codes
    wait_for(lambda: is_answered(anna), "who has waited is still refused")
    hasty = server.guest()
    refused = next(answer for _ in range(2000) if (answer := hasty.http.get("/api/me")).status_code == 429)
    assert int(refused.headers["retry-after"]) >= 1

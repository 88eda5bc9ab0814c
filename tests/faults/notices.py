"""Servers killed between a move and the notice of it: `./run faults --notices`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from tests.server.conftest import Served
from tests.server.people import Guest
from tests.server.receivers import Browser, PostOffice, Receiver
from tests.waiting import wait_for

LOCAL = ["--rate", "1000", "--webhooks", "--receivers", "127.0.0.0/8"]
"""A server that calls receivers on this machine."""
KINDS = ("push", "mail", "webhook")
PROMISED_S = 5.0
"""For so long somebody waits at most to be told."""
PUSH, HOOK = "/push-killed", "/hook-killed"


def two(server: Served, name: str) -> tuple[Guest, Guest, str]:
    """Ada is about to move, at a table with somebody who is not there."""
    ada, other = server.guest("Ada"), server.guest(name)
    return ada, other, _table(ada, other)


def _table(ada: Guest, other: Guest) -> str:
    table = ada.table("noughts")
    other.sit(table)
    return table


def move(guest: Guest, table: str) -> None:
    """Come, move, go."""
    seat = guest.look(table)
    answer = seat.play(seat.actions()[0])
    assert answer["type"] == "accepted", answer
    seat.close()


def by_webhook(receiver: Receiver, path: str) -> dict[str, str]:
    return {"kind": "webhook", "address": f"{receiver.address}{path}"}


def ids(receiver: Receiver, path: str) -> list[str]:
    """By what a receiver tells what it has had already."""
    return [one.headers["idempotency-key"] for one in receiver.at(path)]


class Ears:
    """A receiver of each kind, for one person."""

    def __init__(self, receiver: Receiver, office: PostOffice) -> None:
        self._receiver, self._office = receiver, office
        self._skipped = 0

    def listen(self, guest: Guest) -> None:
        """Whatever concerns this guest comes here, by all the ways that there are."""
        self._skipped = len(self._office.letters) + 1  # the first says how to keep one's games
        guest.post("/api/account/mail", {"address": "bo@example.org"})
        link = self._office.link(self._skipped - 1)
        guest.post("/api/sign-in/link", {"token": link.partition("#link=")[2]})
        push = Browser().channel(f"{self._receiver.address}{PUSH}")
        for channel in (push, {"kind": "mail"}, by_webhook(self._receiver, HOOK)):
            guest.post("/api/notices/channels", channel)

    def came(self, kind: str) -> list[tuple[str, float]]:
        """What has come this way: under which id, and when."""
        if kind == "mail":
            letters = [str(letter["message-id"]) for letter in self._office.letters]
            return list(zip(letters, self._office.at, strict=False))[self._skipped :]
        path, header = (PUSH, "topic") if kind == "push" else (HOOK, "idempotency-key")
        return [(one.headers[header], one.at) for one in self._receiver.at(path)]

    def hear(self, kind: str, number: int) -> float:
        """When the last of so many has come this way."""
        wait_for(lambda: len(dict(self.came(kind))) >= number, f"a notice by {kind} was lost")
        return max(at for _, at in self.came(kind))

    @contextmanager
    def killing(self, server: Served, kind: str) -> Iterator[None]:
        """The server ends when the first of this kind is here, before it is told so."""
        if kind == "mail":
            self._office.before_answer = server.kill
        else:
            self._receiver.before_answer[PUSH if kind == "push" else HOOK] = server.kill
        yield
        wait_for(lambda: server.process.poll() is not None, "nothing has come")
        self._office.before_answer = lambda: None
        self._receiver.before_answer.clear()


def campaign(
    serve: Callable[..., Served], receiver: Receiver, office: PostOffice, kills: int, cuts: int
) -> dict[str, Any]:
    """Each time somebody is told of two moves by all ways, of each once under its id.

    After the first move the server is killed: `kills` times as soon as that is acknowledged, and then `cuts`
    times for each way, when a notice has gone that way and its receiver has not answered yet.
    """
    begin = partial(serve, *LOCAL, *office.options)
    server, ears = begin(), Ears(receiver, office)
    ada, bo = server.guest("Ada"), server.guest("Bo")
    ears.listen(bo)
    moves = 0
    killed, left_alone = dict.fromkeys(KINDS, 0.0), dict.fromkeys(KINDS, 0.0)

    def heard(slowest: dict[str, float], since: float) -> None:
        for kind in KINDS:
            took = ears.hear(kind, moves) - since
            slowest[kind] = max(slowest[kind], took)

    for cut in [None] * kills + [*KINDS] * cuts:
        table = _table(ada, bo)
        seat = ada.look(table)
        if cut is None:
            assert seat.play(seat.actions()[0])["type"] == "accepted"
            server.kill()
        else:
            with ears.killing(server, cut):
                seat.send("play", command="cut", at=seat.state["n"], seat=seat.seat, action=seat.actions()[0])
        server, moves = begin(), moves + 1
        for one in (ada, bo):
            one.http.base_url = one.address = one.origin = server.address
            one.http.headers["origin"] = server.address
        heard(killed, time.time())
        move(bo, table)
        before, moves = time.time(), moves + 1
        move(ada, table)
        heard(left_alone, before)
        move(bo, table)
    report = {}
    for kind in KINDS:
        came = ears.came(kind)
        assert len(dict(came)) == moves, f"somebody was told twice by {kind}"
        report[kind] = {
            "kills": moves // 2,
            "moves": moves,
            "notices": len(dict(came)),
            "sent again under their id": len(came) - len(dict(came)),
            "slowest after a kill, s": round(killed[kind], 2),
            "slowest else, s": round(left_alone[kind], 2),
        }
    return report


def is_prompt(report: dict[str, Any]) -> bool:
    """Whether nobody waited too long."""
    return all(figures["slowest else, s"] <= PROMISED_S for figures in report.values())

"""Receivers that do not answer hold up nobody else's notices."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from socket import AF_INET, SOCK_STREAM, create_server, socket

import httpx
import pytest

from terroir.server.in_flight import MOST, MOST_EACH, InFlight, host
from terroir.store.people_rows import Channel
from tests.faults.notices import LOCAL, by_webhook, move, two
from tests.server.conftest import Serve
from tests.server.receivers import Receiver
from tests.waiting import PATIENCE, wait_for

PEOPLE, EACH = 12, 10


def channel(number: int, person: str, name: str, **more: int) -> Channel:
    return Channel(f"{number}", person, "webhook", f"json://{name}/", "", "http://here", 1, **more)


def test_one_person_and_one_host_have_two_in_flight() -> None:
    sending = InFlight()
    channels = [channel(number, "p", f"{number}.example.org") for number in range(3)]
    channels += [channel(number, f"q{number}", "0.example.org") for number in range(3, 6)]
    with ExitStack() as flights:
        begun = []
        for one in channels:
            if sending.has_room(one):
                flights.enter_context(sending.begin(one))
                begun.append(one.id)
        assert begun == ["0", "1", "3"]
        assert not sending.has_room(channels[0])
    assert all(sending.has_room(one) for one in channels)


def test_slow_hosts_and_receivers_that_failed_are_apart() -> None:
    sending = InFlight()
    slow = sending.begin(channel(0, "p", "slow.example.org"))
    assert slow.lane == "quick"
    sending.end(slow, 10.0)
    others = [channel(number, f"p{number}", f"{number}.example.org", failed=1) for number in range(1, 20)]
    others.append(channel(20, "p", "slow.example.org"))
    assert {sending.lane(one) for one in others} == {"slow"}
    begun = [sending.begin(one) for one in others if sending.has_room(one)]
    assert len(begun) == MOST["slow"]
    assert sending.has_room(channel(21, "q", "good.example.org"))


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("https://push.example.org/x", "push.example.org"), ("json://127.0.0.1:80/x", "127.0.0.1"),
        ("discord://1234/abcd", "discord"), ("json://[::1]/x", "::1"), ("jsons://localhost", "localhost"),
    ],
)  # fmt: skip
def test_a_channel_leads_to_a_host_or_to_a_service(address: str, name: str) -> None:
    assert host(Channel("c", "p", "webhook", address, "", "http://here", 1)) == name
    assert host(Channel("c", "p", "mail", "", "", "http://here", 1)) == ""


class Dead:
    """Hosts that take connections and never answer."""

    def __init__(self) -> None:
        self.asked = 0
        self.let_go = 0
        """How many connections the server has given up."""
        self.addresses: list[str] = []
        self._listening: list[socket] = []

    @contextmanager
    def open(self, hosts: int) -> Iterator[Dead]:
        for number in range(hosts):
            listening = create_server((f"127.0.1.{number + 1}", 0), family=AF_INET, backlog=100)
            self._listening.append(listening)
            self.addresses.append("http://{}:{}".format(*listening.getsockname()))
            threading.Thread(target=self._take, args=(listening,), daemon=True).start()
        try:
            yield self
        finally:
            for listening in self._listening:
                listening.close()

    def _take(self, listening: socket) -> None:
        while True:
            try:
                taken, _ = listening.accept()
            except OSError:
                return
            self.asked += 1
            threading.Thread(target=self._hold, args=(taken,), daemon=True).start()

    def _hold(self, taken: socket) -> None:
        assert taken.type == SOCK_STREAM
        taken.settimeout(PATIENCE)
        while taken.recv(65536):
            pass
        self.let_go += 1


def test_a_notice_arrives_while_a_hundred_receivers_of_others_do_not_answer(serve: Serve) -> None:
    server = serve(*LOCAL)
    with Receiver().open() as receiver, Dead().open(PEOPLE) as dead:
        tables = []
        for number in range(PEOPLE):
            ada, bo, table = two(server, f"Dead {number}")
            for way in range(EACH):
                address = f"{dead.addresses[number]}/{way}"
                bo.post("/api/notices/channels", {"kind": "webhook", "address": address})
            tables.append((ada, table))
        eve, cleo, table = two(server, "Cleo")
        cleo.post("/api/notices/channels", by_webhook(receiver, "/alive"))
        for mover, theirs in tables:
            move(mover, theirs)
        wait_for(lambda: dead.asked >= PEOPLE * MOST_EACH, "nobody is asked")
        assert dead.asked == PEOPLE * MOST_EACH
        let_go = dead.let_go
        move(eve, table)
        receiver.taken("/alive", 0)
        assert dead.let_go - let_go < PEOPLE


def test_a_way_that_is_tried_many_times_at_once_is_tried_by_one(serve: Serve) -> None:
    server = serve(*LOCAL)
    with Dead().open(1) as dead:
        _, bo, _ = two(server, "Dead")
        way = bo.post("/api/notices/channels", {"kind": "webhook", "address": f"{dead.addresses[0]}/"})
        answers = list[int]()

        def ask() -> None:
            with suppress(httpx.HTTPError):  # the one that waits for the receiver
                answers.append(bo.http.post("/api/notices/channels/test", json={"id": way["id"]}).status_code)

        for _ in range(8):
            threading.Thread(target=ask, daemon=True).start()
        wait_for(lambda: len(answers) == 7, "more than one of them waits for the receiver")
        wait_for(lambda: dead.asked, "nobody is asked")
        assert set(answers) == {503} and dead.asked == 1
        server.stop()

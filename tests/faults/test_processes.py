"""`terroir serve --processes`: several processes at one port, and what becomes of them."""

import os
import signal
from pathlib import Path
from random import Random

from tests.faults.conftest import Workers
from tests.server.people import Guest, play_out
from tests.waiting import wait_for


def serving(parent: int) -> set[int]:
    """The processes that the parent has started."""
    return set(map(int, Path(f"/proc/{parent}/task/{parent}/children").read_text().split()))


def test_one_of_several_processes_is_killed_and_replaced_and_people_play_on(workers: Workers) -> None:
    (served,) = workers(1, "--processes", "2")
    first = serving(served.process.pid)
    assert len(first) == 2
    people = [served.guest("Anna"), served.guest("Bert")]
    table = people[0].table("citrus")
    people[1].sit(table)
    luck = Random(1)

    def play(moves: int) -> None:
        seats = [come_back(person).look(table) for person in people]
        for _ in zip(range(moves), play_out(seats, luck), strict=False):
            pass

    play(10)
    killed = min(first)
    os.kill(killed, signal.SIGKILL)

    def replaced() -> bool:
        now = serving(served.process.pid)
        return len(now) == 2 and killed not in now

    wait_for(replaced, "the process that was killed is not replaced")
    play(10)
    left = serving(served.process.pid)
    assert served.stop() == 0
    assert not [child for child in left if Path(f"/proc/{child}").exists()]


def come_back(person: Guest) -> Guest:
    """The same person over new connections, to whichever process takes them."""
    again = Guest(person.address)
    again.http.cookies = person.http.cookies
    return again

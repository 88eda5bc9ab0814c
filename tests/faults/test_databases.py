"""A server whose database fails under it: faults 2, 3 and 12, judged by what people were told."""

import asyncio
import os
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest

from terroir.core.registry import games
from tests.faults.crash import Server, some_more
from tests.faults.history import History
from tests.faults.judge import judge, rows_of
from tests.faults.under_load import gaps, resumes_within, under_load
from tests.needs import needed, small_disk
from tests.server.conftest import Serve
from tests.server.people import Seat
from tests.waiting import hold, reached, wait_for
from tools import postgres
from tools.postgres import Cluster

RESUMED_WITHIN = 5.0


def test_a_full_disk_refuses_moves_within_a_second_and_heals(serve: Serve, tmp_path: Path) -> None:
    with small_disk(tmp_path, megabytes=2) as disk:
        served = serve("--rate", "10000", database=f"sqlite:///{disk}/terroir.db")
        anna, bert = served.guest("Anna"), served.guest("Bert")
        table = anna.table(games()[-1], 2)
        bert.sit(table)
        seats = [anna.look(table), bert.look(table)]
        luck = Random(2)
        told: list[dict[str, object]] = []
        full = 0
        while full < 3:
            (disk / "ballast").write_bytes(bytes(_room_on(disk)))
            refused = None
            while refused is None:
                mover = _mover(seats)
                begun = time.monotonic()
                action = luck.choice(mover.actions())
                answer = mover.play(action)
                took = time.monotonic() - begun
                told.append({"what": answer["type"], **answer})
                if answer["type"] == "refused" and answer["code"] == "unavailable":
                    hold(1, took)
                    refused = (mover, action, answer["command"])
            full += 1
            (disk / "ballast").unlink()
            mover, action, command = refused
            again = mover.play(action, command=command)
            assert again["type"] == "accepted", again
            told.append({"what": "accepted", **again})
        verdict = judge(told, rows_of(f"sqlite:///{disk}/terroir.db"))
        assert verdict.faults == {} and verdict.accepted > 10
        served.stop()


def _room_on(disk: Path) -> int:
    found = os.statvfs(disk)
    return max(0, found.f_bavail * found.f_frsize - 30_000)


def _mover(seats: list[Seat]) -> Seat:
    def ready() -> Seat | None:
        for seat in seats:
            seat.drain()
        return next((seat for seat in seats if seat.state["choices"]), None)

    return wait_for(ready, "nobody may choose anything")


def test_postgresql_restarted_under_a_server(cluster: Cluster, tmp_path: Path) -> None:
    async def restart(servers: list[Server], history: History, addresses: list[str]) -> None:
        for _ in range(3):
            await asyncio.to_thread(cluster.stop)
            await asyncio.sleep(1)
            await asyncio.to_thread(cluster.start)
            await resumes_within(history, servers[0], RESUMED_WITHIN)
            await some_more(history, servers[0], 20)

    verdict, _ = under_load(cluster.create("restarted"), tmp_path, 1, restart)
    assert verdict.faults == {} and verdict.accepted > 50


STALL_S = float(os.environ.get("TERROIR_STALL_S", "3"))
"""How long it goes on after somebody was told; 30 for the promise itself."""


@pytest.mark.slow
def test_postgresql_stalled_under_a_server(cluster: Cluster, tmp_path: Path) -> None:
    async def stall(servers: list[Server], history: History, addresses: list[str]) -> None:
        cluster.freeze(True)
        try:
            refused = history.counts["refused"]
            await reached(lambda: history.counts["refused"] > refused, "nobody was told that it stalls")
            before = history.counts["accepted"]
            await asyncio.sleep(STALL_S)
            assert history.counts["accepted"] == before, "acknowledged, and the database does not answer"
            assert _memory(servers[0]) < 400_000_000
        finally:
            cluster.freeze(False)
        await resumes_within(history, servers[0], RESUMED_WITHIN)
        await some_more(history, servers[0], 20)

    verdict, _ = under_load(cluster.create("stalled"), tmp_path, 1, stall)
    assert verdict.faults == {} and verdict.accepted > 50


def _memory(server: Server) -> int:
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_a_server_waits_for_a_database_that_begins_later(tmp_path: Path) -> None:
    needed(postgres.programs)
    with postgres.running() as late:
        server = Server(late.create("late"), tmp_path)
        late.stop()
        server.start()
        try:
            wait_for(lambda: "waits for its database" in server.log() or None, "it does not say so")
            assert server.process is not None and server.process.poll() is None
            late.start()
            wait_for(lambda: is_there(server) or None, "it does not begin")
            server.stop()
        finally:
            server.end()


def test_processes_replaced_one_by_one_under_load(cluster: Cluster, tmp_path: Path) -> None:
    """A rolling deploy: fault 12. Nobody loses a move, and nobody waits for long."""

    async def replace(servers: list[Server], history: History, addresses: list[str]) -> None:
        for _ in range(4):
            new = Server(servers[0].database, tmp_path)
            new.start()
            await reached(partial(is_there, new), "the new process does not start")
            servers.append(new)
            addresses.append(new.address)
            old = servers.pop(0)
            addresses.remove(old.address)
            await asyncio.to_thread(old.stop)
            await some_more(history, servers[-1], 20)

    verdict, history = under_load(cluster.create("rolling"), tmp_path, 2, replace)
    assert verdict.faults == {} and verdict.accepted > 100
    waited = gaps(history)
    hold(2.0, waited[int(len(waited) * 0.99)])


def is_there(server: Server) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"{server.address}/ready").is_success
    return False

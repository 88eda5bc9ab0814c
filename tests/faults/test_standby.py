"""A database with a standby: what is acknowledged outlives a failover, and a lost end of a log is noticed."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from terroir.store.postgres_connections import MOST_ABANDONED, WRITERS
from tests.faults.crash import Server, some_more
from tests.faults.history import History
from tests.faults.judge import judge, rows_of
from tests.faults.standby import Pair, pair
from tests.faults.under_load import under_load
from tests.needs import needed
from tests.sampling import PROFILE
from tests.waiting import promised, reached
from tools import postgres

AWAY_S = 25.0 if PROFILE == "long" else 2.0
"""How long the standby stays away after everybody was refused."""
SERVERS = 2
PLAYABLE_WITHIN = 5.0
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.fixture
def databases() -> Iterator[Pair]:
    needed(postgres.programs)
    with pair() as made:
        yield made


@pytest.mark.parametrize("how", ["stopped", "frozen"] if PROFILE == "long" else ["stopped"])
def test_nothing_acknowledged_is_lost_while_the_synchronous_standby_is_away(
    databases: Pair, tmp_path: Path, how: str
) -> None:
    databases.primary.create("terroir")

    async def lose_standby(servers: list[Server], history: History, addresses: list[str]) -> None:
        await databases.synchronous()
        await some_more(history, servers[0], 20)
        if how == "stopped":
            await asyncio.to_thread(databases.standby.stop)
        else:
            databases.standby.freeze(True)
        refused = history.counts["refused"]
        await reached(lambda: history.counts["refused"] >= refused + 8, "nobody was told of it")
        accepted = history.counts["accepted"]
        await asyncio.sleep(AWAY_S)
        assert history.counts["accepted"] == accepted, "acknowledged without the standby"
        answers = [
            await asyncio.to_thread(httpx.get, f"{address}/ready", timeout=30) for address in addresses
        ]
        assert [answer.status_code for answer in answers] == [503] * SERVERS
        ((waiting,),) = await databases.sql(WAITING)
        assert 0 < waiting <= SERVERS * (MOST_ABANDONED - 1 + WRITERS)
        await asyncio.to_thread(databases.primary.crash)
        if how == "stopped":
            await asyncio.to_thread(databases.standby.start)
        else:
            databases.standby.freeze(False)
        await databases.fail_over()
        await some_more(history, servers[0], 20)

    verdict, _ = under_load(databases.address("terroir"), tmp_path, SERVERS, lose_standby)
    assert verdict.faults == {} and verdict.accepted > 100


def test_tables_are_playable_at_once_after_a_failover_that_loses_the_end_of_their_logs(
    databases: Pair, tmp_path: Path
) -> None:
    databases.primary.create("terroir")
    address = databases.address("terroir")
    consistent_from = float("inf")

    async def lose_tail(servers: list[Server], history: History, addresses: list[str]) -> None:
        nonlocal consistent_from
        await asyncio.to_thread(databases.standby.stop)
        await some_more(history, servers[0], 60)
        await asyncio.to_thread(databases.primary.crash)
        await asyncio.to_thread(databases.standby.start)
        await databases.fail_over()
        since = time.monotonic()
        left = _unfinished(history)
        assert left
        with promised(PLAYABLE_WITHIN):
            await reached(lambda: left <= _played_since(history, since), "a table stays as it was")
        assert "lost the end of a log" in servers[0].log()
        await asyncio.sleep(2)  # until each process has looked at each of its tables
        consistent_from = time.monotonic()
        await some_more(history, servers[0], 40)

    verdict, history = under_load(address, tmp_path, SERVERS, lose_tail)
    assert verdict.lost, "the standby had everything: nothing was tried"
    after = [line for line in history.lines if line["t"] > consistent_from]
    verdict = judge(after, rows_of(address))
    assert verdict.faults == {} and verdict.accepted >= 20


def _unfinished(history: History) -> set[str]:
    seen = [line for line in history.lines if line["what"] == "seen"]
    return {line["table"] for line in seen} - {line["table"] for line in seen if line["over"]}


def _played_since(history: History, since: float) -> set[str]:
    return {line["table"] for line in history.lines if line["what"] == "accepted" and line["t"] > since}

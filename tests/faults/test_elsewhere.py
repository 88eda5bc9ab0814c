"""Bots think on other machines; a worker that dies in the middle costs a delay, and never a game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import redis

from terroir.core.registry import games
from terroir.server.valkey_workers import Word
from tests.faults.conftest import Workers
from tests.faults.judge import judge, rows_of
from tests.faults.test_turns import database_of
from tests.server.conftest import ROOT, Served
from tests.server.people import QUICK
from tests.waiting import PATIENCE, wait_for
from tools.valkey import Valkey

OUTCOMES = "terroir_bots_elsewhere_total"


@contextmanager
def worker(address: str, *options: str) -> Iterator[subprocess.Popen[str]]:
    """A `terroir worker`, once it takes work."""
    command = [sys.executable, "-c", "from terroir.cli.main import app; app()", "worker", "--valkey", address]
    with subprocess.Popen(
        [*command, "--log", "warning", *options], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None and "takes work" in process.stdout.readline()
            yield process
        finally:
            process.kill()


def outcome(server: Served, name: str) -> float:
    return server.metric(f'{OUTCOMES}{{outcome="{name}"}}')


def bots_alone(server: Served, game: str, level: str) -> str:
    """A table whose only person has given up and gone, so that bots play on."""
    guest, bot = server.guest("Quitter"), {"kind": "bot", "level": level}
    table = guest.table(
        game, 3, seats=[{}, bot, bot], options=QUICK[game], absent_level=level, visibility="unlisted"
    )
    eyes = guest.look(table)
    assert eyes.ask("concede", seat=0)["type"] == "accepted"
    eyes.close()
    return table


def is_over(server: Served, tables: list[str]) -> bool:
    ended = {row[0] for row in rows_of(database_of(server)) if row[3] == "ended"}
    return set(tables) <= ended


def is_there(server: Served) -> None:
    wait_for(lambda: server.metric("terroir_workers_elsewhere"), "the server does not see the worker")


def test_a_worker_elsewhere_that_is_killed_costs_no_game(workers: Workers, valkey: Valkey) -> None:
    servers = workers(2, "--valkey", valkey.address, "--workers", "1")
    with worker(valkey.address, "--workers", "1") as second:
        with worker(valkey.address, "--workers", "1") as first:
            for server in servers:
                is_there(server)
            games_of = zip(servers, games(), strict=True)
            tables = [bots_alone(server, game, "greedy") for server, game in games_of]
            for server in servers:
                wait_for(lambda server=server: outcome(server, "answered"), "no worker has answered")  # type: ignore[misc]
            # Frozen, they still have what they took; the servers do it themselves after a while.
            for frozen in (first, second):
                frozen.send_signal(signal.SIGSTOP)
            wait_for(
                lambda: sum(outcome(server, "lost") + outcome(server, "untaken") for server in servers),
                "nobody has noticed",
            )
            moves = [server.metric("terroir_bot_moves_total") for server in servers]
            wait_for(
                lambda: (
                    any(
                        server.metric("terroir_bot_moves_total") > before
                        for server, before in zip(servers, moves, strict=True)
                    )
                    or is_over(servers[0], tables)
                ),
                "the games do not go on",
            )
            first.send_signal(signal.SIGKILL)
        second.send_signal(signal.SIGCONT)  # and what it says now comes too late
        wait_for(lambda: is_over(servers[0], tables), "the games do not end")
        second.terminate()
        assert second.wait(PATIENCE) == 0
    verdict = judge([], rows_of(database_of(servers[0])))
    assert not verdict.faults
    assert not [line for server in servers for line in server.log if '"level":"error"' in line]


NONSENSE = ('["fly me to the moon"]', "[]", '{"no": "list"}', "null", '"draw"')


def test_nonsense_of_a_worker_is_refused_and_the_game_goes_on(workers: Workers, valkey: Valkey) -> None:
    (server,) = workers(1, "--valkey", valkey.address, "--workers", "1")
    line = redis.Redis(unix_socket_path=str(valkey.socket), decode_responses=True)
    line.set("terroir/0/workers", "")
    is_there(server)
    table = bots_alone(server, games()[-1], "random")
    for said in NONSENSE:
        came = "answered" if said.startswith('["') else "lost"
        before = outcome(server, came)
        while outcome(server, came) == before:  # on a busy machine a word may come too late
            found = line.blpop(["terroir/0/jobs"], timeout=int(PATIENCE))
            assert found is not None
            job = msgspec.json.decode(found[1])
            assert job["task"][0] == games()[-1] and table not in found[1]
            word = msgspec.json.encode(Word(job["id"], True, msgspec.Raw(said.encode())))
            for _ in range(2):  # said twice it is heard once
                line.rpush(f"terroir/0/words/{job['server']}", word)
    line.delete("terroir/0/workers")
    wait_for(lambda: is_over(server, [table]), "the game does not end")
    assert not [text for text in server.log if '"level":"error"' in text]
    line.close()


def test_a_worker_says_what_is_wrong_with_how_it_was_called() -> None:
    command = [sys.executable, "-c", "from terroir.cli.main import app; app()", "worker", "--valkey"]
    for more in (["nowhere"], ["valkey://127.0.0.1", "--workers", "-1"]):
        done = subprocess.run([*command, *more], cwd=ROOT, capture_output=True, text=True, env=os.environ)
        assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr

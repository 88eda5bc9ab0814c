"""Long absences and running clocks: faults 8, 10 and 11, with real servers."""

import asyncio
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from terroir.core.record import parse
from terroir.core.registry import games, load
from terroir.core.verify import verify
from terroir.store.opening import open_store
from terroir.table import budget
from terroir.table import live as live_table
from terroir.table.commands import Play, Undo
from terroir.table.entries import Entry, decode, encode
from terroir.table.live import LiveTable
from tests.faults.conftest import Workers
from tests.faults.judge import rows_of
from tests.faults.test_turns import at, catch_up, database_of
from tests.server.conftest import Serve, Served
from tests.server.people import Guest, Seat
from tests.waiting import hold, wait_for

MISSED = 10_000
BANK = {"kind": "bank", "bank_s": 10, "increment_s": 0}


async def go_on_without(database: str, table: str, person: dict[int, str]) -> None:
    """Ten thousand entries more, as a process that nobody at this one hears of writes them."""
    store = await open_store(database)
    entries = await store.entries(table)
    secret = await store.secret(table)
    live = LiveTable.replay(
        [Entry(table, one.seq, one.at_ms, decode(one.seq, one.body)) for one in entries], secret
    )
    head, game, luck = entries[-1].head, live.game, Random(8)
    written = 0
    while written < MISSED:
        assert live.course is not None and live.decision is not None
        seat = live.decision.seats[0]
        action = game.move_to_text(luck.choice(game.legal(live.course.state, seat)))
        commands: list[Any] = [Play(f"p{written}", live.numbers.of(seat, live.seq), seat, action)]
        commands += [Undo(f"u{written}", seat)]
        for command in commands:
            if isinstance(command, Undo) and not live.can_undo(seat):
                break
            entry = live.decide(command, person[seat], live.at_ms + 1)
            assert isinstance(entry, Entry)
            head = await store.append(table, head, entry.at_ms, entry.kind, encode(entry.body))
            live.apply(entry)
            written += 1
    await store.close()


def test_a_client_back_after_ten_thousand_missed_events_sees_the_same_within_a_second(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "MOST_UNDOS", MISSED)
    monkeypatch.setattr(budget, "COST_MS", 0)
    database = f"sqlite:///{tmp_path}/terroir.db"
    served = serve("--rate", "10000", database=database)
    anna, bert = served.guest("Anna"), served.guest("Bert")
    table = anna.table("citrus", 2)
    bert.sit(table)
    before = anna.look(table).state["n"]
    served.stop()
    people = {seat: str(guest.id) for seat, guest in enumerate((anna, bert))}
    asyncio.run(go_on_without(database, table, people))
    again = serve("--rate", "10000", database=database)
    anna, bert = at(again, anna), at(again, bert)
    anna.get("/health")
    begun = cpu_seconds(again)
    seat = anna.look(table)
    other = anna.look(table)
    # Other processes may keep the machine busy: what counts is how long this one has worked.
    took = cpu_seconds(again) - begun
    hold(1, took)
    assert took < 5
    assert seat.state["n"] >= before + MISSED
    assert other.state["view"] == seat.state["view"]
    seat.until(bert.look(table).state["n"])
    other.until(seat.state["n"])
    seat.send("resync", after=before)
    assert seat.next("state")["view"] == other.state["view"]


def cpu_seconds(served: Served) -> float:
    """How long a server has computed since its start."""
    fields = Path(f"/proc/{served.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def seated_with_clock(worker: Served, game: str, **more: Any) -> tuple[str, list[Guest]]:
    people = [worker.guest("Anna"), worker.guest("Bert")]
    table = people[0].table(game, 2, clock=BANK, **more)
    people[1].sit(table)
    return table, people


def test_a_timeout_that_races_a_move_has_one_outcome_everywhere(workers: Workers) -> None:
    """Two processes and a player all act in the moment in which time runs out."""
    served = workers(2)
    races = []
    for _ in range(8):
        table, people = seated_with_clock(served[0], "citrus")
        races.append((table, [[at(worker, person).look(table) for worker in served] for person in people]))
    with ThreadPoolExecutor(len(races)) as pool:
        outcomes = list(pool.map(lambda race: run_out(*race), races))
    late = {table for (table, _), outcome in zip(races, outcomes, strict=True) if outcome == "timed-out"}
    database = database_of(served[0])
    wait_for(lambda: late <= timed_out(database), "a timeout was never written")
    rows = rows_of(database)
    for table, seats in races:
        catch_up(seats)
        kinds = [row[3] for row in rows if row[0] == table]
        mine = [json.loads(row[4]) for row in rows if row[0] == table]
        out = [number for number, kind in enumerate(kinds) if kind == "timed-out"]
        seats_out = [mine[number]["seat"] for number in out]
        assert len(set(seats_out)) == len(seats_out), "somebody's time was out twice"
        for number in out:
            after = [body for body in mine[number:] if body.get("command")]
            assert not [body for body in after if body["seat"] == mine[number]["seat"]], "moved out of time"
        for sockets in seats:
            assert sockets[0].state["view"] == sockets[1].state["view"]
            assert sockets[0].state["n"] == sockets[1].state["n"]


def timed_out(database: str) -> set[str]:
    """The tables at which somebody's time is out."""
    return {row[0] for row in rows_of(database) if row[3] == "timed-out"}


def run_out(table: str, seats: list[list[Seat]]) -> str:
    """Wait until the bank is all but empty, then move in the last moment; what came of it."""
    mover = next(sockets[0] for sockets in seats if sockets[0].state["choices"])
    clocks = mover.state["clocks"]
    left = (clocks["now_ms"] + clocks["left_ms"][mover.seat]) / 1000 - time.time()
    time.sleep(max(0.0, left + Random(table).uniform(-0.06, 0.02)))
    mover.drain()
    answer = mover.play(mover.actions()[0]) if mover.actions() else {"type": "refused"}
    return "moved" if answer["type"] == "accepted" else "timed-out"


def is_over(watcher: Guest, table: str) -> bool:
    return bool(watcher.get(f"/api/tables/{table}")["table"]["status"] == "over")


@pytest.mark.slow
def test_games_of_people_who_never_return_finish_also_through_a_crash(serve: Serve, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/terroir.db"
    first = serve("--rate", "10000", database=database)
    left = {game: seated_with_clock(first, game, absent_level="random") for game in games()}
    time.sleep(4)
    first.kill()
    second = serve("--rate", "10000", database=database)
    for game, (table, people) in left.items():
        watcher = at(second, people[0])
        wait_for(partial(is_over, watcher, table), "the game does not end")
        record = watcher.get(f"/api/tables/{table}/record")
        assert verify(parse(record), load(game)).draws > 0

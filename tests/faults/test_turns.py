"""Commands that meet, come twice, come late: faults 5, 6, 7 and 9, over real sockets, several processes."""

import asyncio
import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
import redis

from terroir.core.registry import games
from tests.faults.conftest import Workers
from tests.faults.judge import judge, rows_of
from tests.server.conftest import Served
from tests.server.people import Guest, Seat
from tests.store.samples import CUT_HINTS, plain_sql
from tests.waiting import promised, wait_for
from tools.valkey import Valkey

TURNS = 40


def at(worker: Served, guest: Guest) -> Guest:
    """The same person at another process."""
    other = Guest(worker.address)
    other.http.cookies = guest.http.cookies
    return other


def seated(served: list[Served], game: str, players: int) -> list[list[Seat]]:
    """A table with so many people, and a socket of each of them at every process."""
    people = [served[0].guest(f"Player {number}") for number in range(players)]
    table = people[0].table(game, players)
    for person in people[1:]:
        person.sit(table)
    return [[at(worker, person).look(table) for worker in served] for person in people]


def catch_up(seats: list[list[Seat]]) -> None:
    """Everybody up to the latest number of their seat, wherever they look from."""
    for sockets in seats:
        for socket in sockets:
            socket.drain()
        latest = max(socket.state["n"] for socket in sockets)
        for socket in sockets:
            socket.until(latest)


def at_once(sockets: list[Seat], actions: list[str]) -> list[dict[str, Any]]:
    with ThreadPoolExecutor(len(sockets)) as pool:
        return list(pool.map(lambda one: one[0].play(one[1]), zip(sockets, actions, strict=True)))


def owing(seats: list[list[Seat]]) -> list[int]:
    """The seats that may choose now, once everybody has seen it; none if the game is over."""

    def owed() -> list[int]:
        catch_up(seats)
        return [number for number, sockets in enumerate(seats) if sockets[0].state["choices"]]

    wait_for(lambda: owed() or seats[0][0].over, "nobody may choose anything")
    return owed()


def lose_hints(database: str) -> None:
    """Cut off every process that listens, once one does."""
    wait_for(lambda: asyncio.run(plain_sql(database, CUT_HINTS)), "nobody listens")


def database_of(served: Served) -> str:
    return str(served.process.args[served.process.args.index("--db") + 1])  # type: ignore[union-attr, index]


@pytest.mark.parametrize("game", games())
def test_two_workers_accept_the_same_turn_and_exactly_one_wins(workers: Workers, game: str) -> None:
    served, luck = workers(2), Random(5)
    seats = seated(served, game, 2)
    history: list[dict[str, Any]] = []
    one_won = 0
    for _ in range(TURNS):
        if not (owed := owing(seats)):
            break
        mover = seats[owed[0]]
        answers = at_once(mover, [luck.choice(mover[0].actions())] * 2)
        kinds = Counter(answer["type"] for answer in answers)
        assert kinds["accepted"] >= 1 and {answer.get("code") for answer in answers} <= {
            None,
            "stale",
            "illegal",
        }
        one_won += kinds["accepted"] == 1  # the same action may be legal twice, one after the other
        history += [{"what": answer["type"], **answer} for answer in answers]
    catch_up(seats)
    for sockets in seats:
        assert sockets[0].state["view"] == sockets[1].state["view"]
    verdict = judge(history, rows_of(database_of(served[0])))
    assert verdict.faults == {} and one_won >= TURNS // 2


def test_all_seal_the_last_bid_at_once_on_several_workers(workers: Workers) -> None:
    """All are accepted, and there is exactly one reveal."""
    served, luck = workers(3), Random(6)
    seats = seated(served, "chicoree", 3)
    sealed = 0
    history: list[dict[str, Any]] = []
    for _ in range(400):
        owed = owing(seats)
        if not owed or sealed >= 20:
            break
        together = owed if seats[owed[0]][0].state["pending"].get("secret") else owed[:1]
        sockets = [seats[number][number] for number in together]
        answers = at_once(sockets, [luck.choice(socket.actions()) for socket in sockets])
        history += [{"what": answer["type"], **answer} for answer in answers]
        if len(together) > 1:
            sealed += 1
            assert [answer["type"] for answer in answers] == ["accepted"] * len(together), answers
    assert sealed >= 5
    catch_up(seats)
    verdict = judge(history, rows_of(database_of(served[0])))
    assert verdict.faults == {}
    assert reveals_once(rows_of(database_of(served[0])))
    for sockets in seats:
        assert all(socket.state["view"] == sockets[0].state["view"] for socket in sockets)


def reveals_once(rows: list[Any]) -> bool:
    """No seat has two moves for one secret decision: every command is there once, in one chain."""
    commands = [json.loads(row[4]).get("command") for row in rows]
    named = [command for command in commands if command]
    return len(named) == len(set(named))


@pytest.mark.parametrize("game", games())
def test_duplicate_late_and_reordered_messages_have_one_effect(workers: Workers, game: str) -> None:
    served, luck = workers(2), Random(7)
    seats = seated(served, game, 2)
    late: list[dict[str, Any]] = []
    for turn in range(TURNS):
        if not (owed := owing(seats)):
            break
        here, there = seats[owed[0]]
        frame = {"at": here.state["n"], "seat": here.seat, "action": luck.choice(here.actions())}
        command = f"turn{turn}"
        first = here.ask("play", command=command, **frame)
        assert first["type"] == "accepted"
        assert here.ask("play", command=command, **frame) == first
        there.until(first["n"])
        assert there.ask("play", command=command, **frame) == first
        other = here.ask("play", command=command, **{**frame, "action": "end"})
        if frame["action"] != "end":
            assert (other["type"], other["code"]) == ("refused", "conflict")
        late.append({"command": command, **frame, "n": first["n"], "socket": here})
        old = luck.choice(late)
        socket = old["socket"]
        again = socket.ask("play", **{key: old[key] for key in ("command", "at", "seat", "action")})
        assert (again["type"], again["n"]) == ("accepted", old["n"])
        stale = socket.ask("play", at=0, seat=old["seat"], action=old["action"])
        assert stale["type"] == "refused"
    verdict = judge([], rows_of(database_of(served[0])))
    assert verdict.faults == {}


def test_a_move_at_another_process_is_seen_even_if_every_hint_is_lost(workers: Workers) -> None:
    served, luck = workers(2), Random(4)
    seats = seated(served, games()[-1], 2)
    for _ in range(3):
        mover = seats[owing(seats)[0]]
        lose_hints(database_of(served[0]))
        answer = mover[0].play(luck.choice(mover[0].actions()))
        assert answer["type"] == "accepted"
        with promised(2):
            mover[1].until(answer["n"])


def test_with_valkey_moves_are_seen_elsewhere_and_without_it_later(workers: Workers, valkey: Valkey) -> None:
    """Valkey is killed, and comes back: nobody misses anything, and hints travel through it again."""
    served, luck = workers(2, "--valkey", valkey.address), Random(2)
    seats = seated(served, games()[-1], 2)

    def listening() -> bool:
        with redis.from_url(valkey.address) as client:
            return sum(count for _, count in client.pubsub_numsub("terroir/0")) == len(served)

    for is_there in (True, False, True):
        valkey.kill()
        if is_there:
            valkey.start()
            wait_for(listening, "nobody listens to Valkey")
        for _ in range(2):
            mover = seats[owing(seats)[0]]
            answer = mover[0].play(luck.choice(mover[0].actions()))
            assert answer["type"] == "accepted"
            with promised(2):
                mover[1].until(answer["n"])
    through_database = "SELECT pid FROM pg_stat_activity WHERE application_name = 'terroir hints'"
    assert not asyncio.run(plain_sql(database_of(served[0]), through_database))


def test_a_process_that_is_behind_refuses_nothing_that_was_done(workers: Workers) -> None:
    """Asked again elsewhere, a command that was done is answered as before, also if that is news there."""
    served, luck = workers(2), Random(3)
    seats = seated(served, games()[-1], 2)
    for _ in range(5):
        lose_hints(database_of(served[0]))
        for _ in range(4):
            mover = seats[owing([sockets[:1] for sockets in seats])[0]]
            frame = {
                "at": mover[0].state["n"],
                "seat": mover[0].seat,
                "action": luck.choice(mover[0].actions()),
            }
            first = mover[0].ask("play", command=f"again{luck.randrange(10**9)}", **frame)
            assert first["type"] == "accepted"
        again = mover[1].ask("play", command=first["command"], **frame)
        assert again == first


def test_two_tabs_on_one_seat_are_consistent(workers: Workers) -> None:
    """One seat, two sockets at one process and one at another: all see the same, numbered the same."""
    served, luck = workers(2), Random(9)
    seats = seated([served[0], served[0], served[1]], games()[0], 2)
    for _ in range(TURNS):
        if not (owed := owing(seats)):
            break
        tabs = seats[owed[0]]
        answer = luck.choice(tabs).play(luck.choice(tabs[0].actions()))
        assert answer["type"] == "accepted"
        for tab in tabs:
            tab.until(answer["n"])
        assert all(tab.state["view"] == tabs[0].state["view"] for tab in tabs)
        assert all(tab.state["choices"] == tabs[0].state["choices"] for tab in tabs)

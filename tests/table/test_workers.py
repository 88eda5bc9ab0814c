"""Bots at a table: they get views, think in processes of their own, and a failing one stops no game."""

from __future__ import annotations

import asyncio
import ctypes
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import anyio
import msgspec
import pytest

from terroir.core.registry import examples, games, load
from terroir.table import workers
from terroir.table.bot_tasks import BotTask, bot_task, bots_to_move, decide, seen
from terroir.table.fair_queue import GUESTS, NOBODY, Payer
from terroir.table.setup import Setup
from terroir.table.workers import Workers
from tests.table.driving import SECRET, Party, moves, setup_of
from tests.waiting import PATIENCE

ANNA = ("192.0.2.1", "anna")


def all_bots(game: str, seed: int = 1, code: str = "random") -> Party:
    players = len(setup_of(game, Random(seed)).seats)
    party = Party(Setup(game=game, seats=(code,) * players, host="p0"))
    party.run_due()
    return party


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_what_a_seat_sees_is_the_same_in_another_process(game: str) -> None:
    rng = Random(3)
    rules = load(game)
    party = Party(setup_of(game, rng))
    party.sit()
    for _ in range(120):
        if party.table.decision is None or party.table.course is None:
            break
        for viewer in party.viewers:
            view = rules.view(party.table.course.state, viewer)
            world = rules.position_to_text(rules.imagine(view, rng.randrange))
            copy = rules.view(rules.position_from_text(world), viewer)
            assert rules.view_to_json(copy) == rules.view_to_json(view)
            assert list(rules.legal_in(copy)) == list(rules.legal_in(view))
            legal = rules.legal_in(view)
            assert list(rules.appraise(copy, legal)) == list(rules.appraise(view, legal))
        party.play_any(rng)
        party.run_due()


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_thought_holds_nothing_of_the_secret_and_is_the_same_when_asked_again(game: str) -> None:
    party = all_bots(game, code="greedy")
    for _ in moves(game, 20):
        seat = bots_to_move(party.table)[0]
        given = bot_task(party.table, seat)
        again = bot_task(party.again(), seat)
        assert decide(given.thought) == decide(again.thought) and given == again
        assert SECRET not in msgspec.msgpack.encode(given) and SECRET.hex() not in repr(given)
        party.play(seat, decide(given.thought)[0])
        party.run_due()


@pytest.mark.parametrize("game", (*games(), *examples()))
def test_a_worker_sees_what_the_seat_sees_and_nothing_that_is_hidden(game: str) -> None:
    party, rules, rng = all_bots(game, code="greedy"), load(game), Random(4)
    for _ in moves(game, 30):
        seat = bots_to_move(party.table)[0]
        given = bot_task(party.table, seat)
        assert party.table.course is not None and party.table.id not in repr(given.thought)
        game, view = seen(given.thought)
        assert game.view_to_json(view) == rules.view_to_json(rules.view(party.table.course.state, seat))
        # A twin of the real world, in which all that is hidden lies elsewhere, gives the same task.
        course = party.table.course
        course.state = rules.imagine(rules.view(course.state, seat), rng.randrange)
        assert bot_task(party.table, seat) == given
        party.play(seat, decide(given.thought)[0])
        party.run_due()


class Somewhere:
    """Workers elsewhere that take everything, and never answer or say what they are told to."""

    def __init__(self, found: list[str] | None) -> None:
        self.found = found
        self.taken: list[BotTask] = []

    async def hand_over(self, what: str, task: BotTask) -> asyncio.Future[list[str] | None]:
        self.taken.append(task)
        coming = asyncio.get_running_loop().create_future()
        coming.set_result(self.found)
        return coming


@pytest.mark.parametrize("found", [["somewhere"], None])
def test_who_thinks_elsewhere_goes_first_and_what_is_lost_there_is_done_here(found: list[str] | None) -> None:
    async def run() -> None:
        party = all_bots(games()[-1], code="greedy")
        given = bot_task(party.table, bots_to_move(party.table)[0])
        pool, there = Workers(1, longest=PATIENCE), Somewhere(found)
        pool.remote = there
        assert await pool.think(ANNA, given) == decide(given.thought) and not there.taken, (
            "nobody is there yet"
        )
        pool.queue.open_elsewhere(True, PATIENCE)
        assert await pool.think(ANNA, given) == (found or decide(given.thought)) and there.taken == [given]
        assert (
            await pool.think(ANNA, given, only_here=True) == decide(given.thought) and len(there.taken) == 1
        )

    anyio.run(run)


def test_bots_play_a_whole_game_in_worker_processes() -> None:
    async def run() -> None:
        pool = Workers(2, longest=PATIENCE)
        party = all_bots(games()[-1], code="greedy")
        while party.table.ended is None:
            seat = bots_to_move(party.table)[0]
            given = bot_task(party.table, seat)
            for action in await pool.think(ANNA, given):
                party.apply(party.table.decide_for_bot(seat, action, party.seen(seat), party.now))
            party.run_due()
        assert party.table.ended.reason == "rules" and pool.given_up == 0

    anyio.run(run)


def _sleep(_: Any) -> list[str]:
    time.sleep(60)
    return []


def _die(_: Any) -> list[str]:
    ctypes.string_at(0)
    return []


def _fail(_: Any) -> list[str]:
    raise RuntimeError("a bot with a fault")


@pytest.mark.parametrize("bad", [_sleep, _die, _fail])
def test_a_worker_that_hangs_dies_or_fails_is_replaced_and_the_game_goes_on(
    bad: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        party = all_bots(games()[-1], code="greedy")
        given = bot_task(party.table, bots_to_move(party.table)[0])
        pool = Workers(1, longest=PATIENCE)  # a worker may take long to start
        good = await pool.think(ANNA, given)
        assert good == decide(given.thought) and pool.given_up == 0
        with monkeypatch.context() as patch:
            patch.setattr(workers, "decide", bad)
            patch.setattr(pool, "_longest", 2)
            assert await pool.think(ANNA, given) == []
        assert pool.given_up == 1
        assert await pool.think(ANNA, given) == good

    anyio.run(run)


def test_the_loop_goes_on_while_bots_think_and_people_go_first() -> None:
    """A table of bots alone never takes the last worker, so that bots at tables of people answer at once."""

    async def run() -> None:
        pool = Workers(2, longest=PATIENCE)
        party = all_bots(games()[-1], code="greedy")
        patient = bot_task(party.table, bots_to_move(party.table)[0])
        async with anyio.create_task_group() as group:
            for _ in range(2):  # both workers are to be there
                group.start_soon(pool.think, ANNA, patient)
        begun, done, place = list[Payer](), list[Payer](), pool.queue.place

        @asynccontextmanager
        async def noted(payer: Payer, table: str, kind: str, **options: Any) -> AsyncIterator[bool]:
            async with place(payer, table, kind, **options) as is_here:
                begun.append(payer)
                yield is_here

        pool.queue.place = noted  # type: ignore[method-assign, assignment]

        async def think(payer: Payer) -> None:
            await pool.think(payer, patient)
            done.append(payer)

        ticks = 0
        async with anyio.create_task_group() as group:
            for _ in range(60):
                group.start_soon(think, NOBODY)
            await anyio.sleep(0)
            group.start_soon(think, ANNA)
            while len(done) < 61:
                await anyio.sleep(0.001)
                ticks += 1
        assert begun.index(ANNA) < 5 and ticks > 5

    anyio.run(run)


def test_forty_tables_of_one_address_do_not_keep_another_waiting() -> None:
    async def run() -> None:
        pool, order = Workers(1, longest=PATIENCE), list[str]()
        party = all_bots(games()[-1], code="greedy")
        given = bot_task(party.table, bots_to_move(party.table)[0])

        async def think(address: str, table: str) -> None:
            await pool.think((address, GUESTS), given._replace(table=table))
            order.append(address)

        async with anyio.create_task_group() as group:
            for number in range(40):
                group.start_soon(think, "much", f"table {number}")
            group.start_soon(think, "novice", "table")  # these begin in the order in which they were started
        assert order.index("novice") <= 2

    anyio.run(run)

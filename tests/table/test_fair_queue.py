"""Whoever asks for much waits for their own work; nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import anyio

from terroir.table.fair_queue import NOBODY, FairQueue

Asked = tuple[str, str]


def order(queue: FairQueue, asked: Iterable[Asked]) -> list[str]:
    """In which order they have their places, when each needs one for a while."""
    had: list[str] = []

    async def work(person: str, table: str) -> None:
        async with queue.place(person, table):
            had.append(f"{person} {table}")
            await asyncio.sleep(0)

    async def run() -> None:
        async with anyio.create_task_group() as group:
            for one in asked:
                group.start_soon(work, *one)

    anyio.run(run)
    return had


def test_people_come_in_turn_and_then_their_tables() -> None:
    asked = [("much", "A")] * 3 + [("much", "B")] * 2 + [("one", "C"), ("two", "D")]
    first, *others = order(FairQueue(1), asked)
    assert first == "much A"
    assert others == ["much A", "one C", "two D", "much B", "much A", "much B"]


def test_the_last_place_is_for_somebody_who_has_none() -> None:
    async def run() -> list[str]:
        queue, had, enough = FairQueue(3), list[str](), asyncio.Event()

        async def work(person: str) -> None:
            async with queue.place(person, "T"):
                had.append(person)
                await enough.wait()

        async with anyio.create_task_group() as group:
            for _ in range(4):
                group.start_soon(work, "much")
            group.start_soon(work, NOBODY)
            await anyio.wait_all_tasks_blocked()
            assert had == ["much", "much"] and len(queue) == 3
            group.start_soon(work, "new")
            await anyio.wait_all_tasks_blocked()
            assert had == ["much", "much", "new"]
            enough.set()
        assert len(queue) == 0
        return had

    assert sorted(anyio.run(run)) == [NOBODY] + ["much"] * 4 + ["new"]


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def run() -> list[float]:
        waits: list[float] = []
        queue, enough = FairQueue(1, waits.append), asyncio.Event()

        async def work(person: str) -> None:
            async with queue.place(person, "T"):
                await enough.wait()

        tasks = [asyncio.create_task(work(person)) for person in ("first", "second", "third")]
        await anyio.wait_all_tasks_blocked()
        tasks[0].cancel()  # gives its place to the second
        tasks[2].cancel()
        await anyio.wait_all_tasks_blocked()
        assert len(queue) == 0
        enough.set()
        await tasks[1]
        async with queue.place("fourth", "T"):
            return waits

    assert len(anyio.run(run)) == 3


def test_a_place_elsewhere_goes_to_whose_turn_it_is_and_is_soon_given_back() -> None:
    async def run() -> None:
        queue, had, enough = FairQueue(1), list[tuple[str, bool]](), asyncio.Event()

        async def work(person: str, only_here: bool = False) -> None:
            async with queue.place(person, "T", only_here) as is_here:
                had.append((person, is_here))
                if is_here:
                    await enough.wait()

        async with anyio.create_task_group() as group:
            for person in ("much", "much", "much", "one"):
                group.start_soon(work, person)
            group.start_soon(work, "strict", True)
            await anyio.wait_all_tasks_blocked()
            assert had == [("much", True)], "nobody is elsewhere"
            queue.open_elsewhere(True, 60.0)
            await anyio.wait_all_tasks_blocked()
            assert had[1:] == [("much", False), ("one", False), ("much", False)]
            group.start_soon(work, "late")
            await anyio.wait_all_tasks_blocked()
            assert had[4:] == [("late", False)], "patient, and not in need of a place here"
            enough.set()
        assert had[5:] == [("strict", True)]

    anyio.run(run)


def test_who_is_not_taken_elsewhere_has_a_place_here_after_some_patience() -> None:
    async def run() -> None:
        queue, taken = FairQueue(1), asyncio.Event()
        queue.open_elsewhere(True, 0.01)

        async def hand_over() -> None:
            async with queue.place("much", "T", only_here=False) as is_here:
                assert not is_here
                await taken.wait()  # nobody takes it

        async with anyio.create_task_group() as group:
            group.start_soon(hand_over)
            await anyio.wait_all_tasks_blocked()
            async with queue.place("one", "T", only_here=False) as is_here:
                assert is_here
            taken.set()

    anyio.run(run)

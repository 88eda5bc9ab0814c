"""Many games, on as many processes or machines as wanted: the same results whatever their number."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager, suppress
from itertools import islice
from threading import Thread
from typing import Any, Protocol, TypeVar

from terroir.arena.match import Result, Table, play
from terroir.bots.bot import Bot, Fault
from terroir.bots.own import any_bot
from terroir.core.game import AnyGame
from terroir.core.registry import load

CHUNK = 25
"""Games at most that a process plays between two reports."""
BRIEF = 0.5
"""Seconds that a chunk should last; shorter ones are followed by longer ones."""


class Timed(Protocol):
    """What is known of a game that was played, and the seconds that it took."""

    @property
    def seconds(self) -> float: ...


T = TypeVar("T", bound=Timed)
Play = Callable[[AnyGame, Mapping[str, str], Sequence[Bot], Table, int], T]
"""How a game is played, and what comes back of it; it goes to other processes."""
Submit = Callable[[Play[Any], Table, Sequence[int]], Future[list[Any]]]
"""Has some process play the games of these numbers."""
Workers = Callable[[int], AbstractContextManager[Submit]]
"""A number of processes, here or elsewhere."""


def play_chunk(play: Play[T], table: Table, numbers: Sequence[int]) -> list[T]:
    """The games of these numbers."""
    return list(_played(play, table, numbers))


def _played(play: Play[T], table: Table, numbers: Iterable[int]) -> Iterator[T]:
    game, options = load(table.game), dict(table.options)
    made: dict[tuple[str, int], Bot] = {}

    def sitting(number: int) -> Iterator[Bot]:
        """Bots of the same code in one game are different ones: they may remember things."""
        often: Counter[str] = Counter()
        for code in table.seating(number):
            which = code, often[code]
            often[code] += 1
            if which not in made:
                made[which] = any_bot(game, code)
            yield made[which]

    try:
        for number in numbers:
            yield play(game, options, list(sitting(number)), table, number)
    finally:
        for bot in made.values():
            with suppress(Fault):
                bot.close()


@contextmanager
def processes(jobs: int) -> Iterator[Submit]:
    """Processes of this machine."""
    # Not forked: the progress bar has a thread of its own, and a fork would copy its locks.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_parent) as pool:
        yield lambda play, table, numbers: pool.submit(play_chunk, play, table, numbers)


def _end_with_parent() -> None:
    """Whoever is killed cannot tell its workers: without this they would wait for games for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def play_series(
    table: Table, games: int | Iterable[int], jobs: int = 1, workers: Workers = processes
) -> Iterator[Result]:
    """That many games, or those of these numbers: in order by one process, as they come by several."""
    return play_games(play, table, range(games) if isinstance(games, int) else games, jobs, workers)


def play_games(
    play: Play[T], table: Table, numbers: Iterable[int], jobs: int, workers: Workers
) -> Iterator[T]:
    """The games of these numbers, each played so."""
    if jobs <= 1 and workers is processes:
        yield from _played(play, table, numbers)
        return
    with workers(jobs) as submit:
        yield from _shared_out(play, table, iter(numbers), jobs, submit)


def _shared_out(
    play: Play[T], table: Table, numbers: Iterator[int], jobs: int, submit: Submit
) -> Iterator[T]:
    """Two chunks for every worker at any time, so that none waits and little is lost when one stops."""
    size = 1
    waiting: set[Future[list[T]]] = set()
    try:
        while True:
            while len(waiting) < 2 * jobs and (chunk := tuple(islice(numbers, size))):
                waiting.add(submit(play, table, chunk))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                results = future.result()
                if sum(result.seconds for result in results) < BRIEF:
                    size = min(CHUNK, size * 2)
                yield from results
    finally:
        for future in waiting:
            future.cancel()

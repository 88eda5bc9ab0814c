"""Many games, on as many processes or machines as wanted: the same results whatever their number."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from itertools import islice

from terroir.arena.match import Result, Table, play
from terroir.bots.codes import bot
from terroir.core.registry import load

CHUNK = 25
"""Games at most that a process plays between two reports."""
BRIEF = 0.5
"""Seconds that a chunk should last; shorter ones are followed by longer ones."""

Submit = Callable[[Table, Sequence[int]], Future[list[Result]]]
"""Has some process play the games of these numbers."""
Workers = Callable[[int], AbstractContextManager[Submit]]
"""A number of processes, here or elsewhere."""


def play_chunk(table: Table, numbers: Sequence[int]) -> list[Result]:
    """The games of these numbers."""
    game, options = load(table.game), dict(table.options)
    made = {code: bot(code) for code in table.bots}
    return [
        play(game, options, [made[code] for code in table.seating(number)], table, number)
        for number in numbers
    ]


@contextmanager
def processes(jobs: int) -> Iterator[Submit]:
    """Processes of this machine."""
    # Not forked: the progress bar has a thread of its own, and a fork would copy its locks.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield lambda table, numbers: pool.submit(play_chunk, table, numbers)


def play_series(
    table: Table, games: int | Iterable[int], jobs: int = 1, workers: Workers = processes
) -> Iterator[Result]:
    """That many games, or those of these numbers: in order by one process, as they come by several."""
    numbers = iter(range(games) if isinstance(games, int) else games)
    if jobs <= 1 and workers is processes:
        for number in numbers:
            yield from play_chunk(table, (number,))
        return
    with workers(jobs) as submit:
        yield from _shared_out(table, numbers, jobs, submit)


def _shared_out(table: Table, numbers: Iterator[int], jobs: int, submit: Submit) -> Iterator[Result]:
    """Two chunks for every worker at any time, so that none waits and little is lost when one stops."""
    size = 1
    waiting: set[Future[list[Result]]] = set()
    try:
        while True:
            while len(waiting) < 2 * jobs and (chunk := tuple(islice(numbers, size))):
                waiting.add(submit(table, chunk))
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

"""Many games, on as many processes as wanted: the same results whatever their number."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from terroir.arena.match import Result, Table, play
from terroir.bots.codes import bot
from terroir.core.registry import load

CHUNK = 25
"""Games that a process plays between two reports."""


def play_chunk(table: Table, first: int, end: int) -> list[Result]:
    """The games from `first` to before `end`."""
    game, options = load(table.game), dict(table.options)
    made = {code: bot(code) for code in table.bots}
    return [
        play(game, options, [made[code] for code in table.seating(number)], table.seed, number)
        for number in range(first, end)
    ]


def play_series(table: Table, count: int, jobs: int = 1) -> Iterator[Result]:
    """So many games, each yielded when it is played: in order by one process, as they come by several."""
    if jobs <= 1:
        for number in range(count):
            yield from play_chunk(table, number, number + 1)
        return
    # Not forked: the progress bar has a thread of its own, and a fork would copy its locks.
    context = multiprocessing.get_context("spawn")
    chunk = max(1, min(CHUNK, count // jobs))
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting: set[Future[list[Result]]] = {
            pool.submit(play_chunk, table, first, min(first + chunk, count))
            for first in range(0, count, chunk)
        }
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        finally:
            for future in waiting:
                future.cancel()

"""A series to compare bots: deal by deal, written down as it goes, over as soon as it is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from terroir.arena.journal import Journal, missing
from terroir.arena.match import Result, Table
from terroir.arena.ratings import Rating, ratings
from terroir.arena.series import Workers, play_series, processes
from terroir.arena.sprt import BOUND, Sprt
from terroir.arena.statistics import Interval, Line, by_bot, by_seat


@dataclass
class Contest:
    """The games that count so far: whole deals, in the order of their numbers."""

    table: Table
    games: int
    tests: Sequence[Sprt] = ()
    """All of them decided, the series is over."""
    results: list[Result] = field(default_factory=list)

    def __post_init__(self) -> None:
        """With duplicates, only whole deals are played."""
        if self.table.duplicate:
            self.games = -(-self.games // self.table.round) * self.table.round

    @property
    def decided(self) -> bool:
        return bool(self.tests) and all(test.verdict is not None for test in self.tests)

    def play(
        self,
        jobs: int = 1,
        workers: Workers = processes,
        journal: Path | None = None,
        heard: Callable[[int], None] = lambda games: None,
    ) -> None:
        """Play what is missing; `heard` is told how many games have been played."""
        if journal is None:
            self._count(play_series(self.table, self.games, jobs, workers), heard)
            return
        with Journal(journal, self.table) as written:
            self._count(self._going_on(written, jobs, workers), heard)

    def _going_on(self, journal: Journal, jobs: int, workers: Workers) -> Iterator[Result]:
        before = [result for result in journal.results if result.number < self.games]
        yield from before
        for result in play_series(self.table, missing(before, self.games), jobs, workers):
            journal.add(result)
            yield result

    def _count(self, played: Iterable[Result], heard: Callable[[int], None]) -> None:
        """Deals count in their order, however they come in: so the end does not depend on the processes."""
        size = self.table.round if self.table.duplicate else 1
        early: dict[int, list[Result]] = {}
        turn = 0
        for number, result in enumerate(played, start=1):
            heard(number)
            early.setdefault(result.deal, []).append(result)
            while len(early.get(turn, ())) == size:
                deal = sorted(early.pop(turn), key=lambda result: result.number)
                self.results += deal
                turn += 1
                for test in self.tests:
                    test.add(deal)
                if self.decided:
                    return


def report(contest: Contest) -> dict[str, Any]:
    """All that a contest shows, in plain values."""
    table, results = contest.table, contest.results
    rated = ratings(results)
    return {
        "game": table.game,
        "players": table.players,
        "options": dict(table.options),
        "seed": table.seed,
        "duplicate": table.duplicate,
        "games": len(results),
        "deals": len({result.deal for result in results}),
        "bots": [{**_row(line, rated), "faults": _faults(results, line.who)} for line in by_bot(results)],
        "seats": [_row(line, {}) for line in by_seat(results)],
        "sprt": [_test(test) for test in contest.tests],
    }


def _faults(results: Sequence[Result], bot: str) -> list[str]:
    """How a bot has lost by its own fault, once for each time."""
    return [why for result in results for seat, why in result.faults if result.bots[seat] == bot]


def _row(line: Line, rated: Mapping[str, Rating]) -> dict[str, Any]:
    row = {
        "name": line.who,
        "games": line.games,
        "wins": interval(line.wins),
        "points": interval(line.score),
        "seconds": line.seconds,
    }
    if line.who in rated:
        row["rating"] = {"mu": rated[line.who].mu, "sigma": rated[line.who].sigma}
    return row


def interval(interval: Interval) -> dict[str, float | None]:
    low, high = interval.low, interval.high
    return {
        "value": interval.value,
        "low": low if low > -1e300 else None,
        "high": high if high < 1e300 else None,
    }


def _test(test: Sprt) -> dict[str, Any]:
    verdict = {True: "better", False: "not better", None: "undecided"}[test.verdict]
    return {
        "first": test.first,
        "second": test.second,
        "elo": [test.low, test.high],
        "ratio": test.ratio,
        "bound": BOUND,
        "verdict": verdict,
    }

"""Games of a series kept in files while they are played: a series that was interrupted goes on where it was.

A keeper keeps one thing of every game. What a game comes to in its file is made where the game is played, and
written here: so nothing but the processes of a series has to be on the same machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from terroir.arena.journal import BadJournal, Journal, missing
from terroir.arena.match import Result, Table, play_match
from terroir.arena.series import Workers, play_games, processes
from terroir.bots.bot import Bot
from terroir.core.game import AnyGame
from terroir.core.play import Match
from terroir.core.record import tidy
from terroir.core.replay import unmasked_record

JOURNAL = "games.jsonl"
FAULT = "Fault"
"""Tags of a record: Fault2 says how the bot of the second seat has lost by its own fault."""

Extract = Callable[[Table, Result, Match[Any]], bytes]
"""What a keeper keeps of a game; it goes to other processes."""


class Keeper(ABC):
    """Keeps something of every game. A game that it has is never added again."""

    results: list[Result]
    """The games that it had when it was opened."""
    extract: Extract

    @abstractmethod
    def add(self, result: Result, extracted: bytes) -> None:
        """One more game: once this has returned it is there, whatever happens to the process."""

    def finish(self, games: int) -> None:  # noqa: B027
        """All games below this number are there."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on its way to the keepers."""

    result: Result
    extracted: tuple[bytes, ...]

    @property
    def seconds(self) -> float:
        return self.result.seconds


def keep(
    keepers: Sequence[Keeper], table: Table, games: int, jobs: int = 1, workers: Workers = processes
) -> Iterator[Result]:
    """Results of the games that every keeper has, then of those that are missing, as they are played."""
    had = [{result.number for result in keeper.results} for keeper in keepers]
    before = [
        result
        for result in keepers[0].results
        if result.number < games and all(result.number in numbers for numbers in had)
    ]
    yield from before
    play = partial(_play, [keeper.extract for keeper in keepers])
    for kept in play_games(play, table, missing(before, games), jobs, workers):
        number = kept.result.number
        for keeper, numbers, extracted in zip(keepers, had, kept.extracted, strict=True):
            if number not in numbers:
                keeper.add(kept.result, extracted)
        yield kept.result
    for keeper in keepers:
        keeper.finish(games)


def _play(
    extracts: Sequence[Extract],
    game: AnyGame,
    options: Mapping[str, str],
    bots: Sequence[Bot],
    table: Table,
    number: int,
) -> Kept:
    result, match = play_match(game, options, bots, table, number)
    return Kept(result, tuple(extract(table, result, match) for extract in extracts))


class Records(Keeper):
    """A folder with the record of every game, and a line of games.jsonl with its result."""

    def __init__(self, folder: Path, table: Table) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadJournal(f"{folder}: {error.strerror or error}") from error
        self.folder = folder
        self.extract = record_of
        self._journal = Journal(folder / JOURNAL, table)
        self.results = self._journal.results

    def add(self, result: Result, extracted: bytes) -> None:
        file = self.folder / f"{result.number:08}.game"
        draft = file.with_suffix(".draft")
        draft.write_bytes(extracted)
        draft.replace(file)
        self._journal.add(result)

    def finish(self, games: int) -> None:
        self._journal.close()


def record_of(table: Table, result: Result, match: Match[Any]) -> bytes:
    """The record of a game: the bots by their codes, and the seed and number by which it is played again."""
    tags = {"Seed": str(table.seed), "Number": str(result.number)}
    tags |= {f"{FAULT}{seat + 1}": tidy(why) for seat, why in result.faults}
    return unmasked_record(match, result.bots, tags).to_text().encode()

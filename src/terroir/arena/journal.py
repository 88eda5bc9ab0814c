"""Results of a series as they come, one JSON line each: a series that was interrupted goes on from there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Any

from terroir.arena.match import Result, Table
from terroir.core.errors import TerroirError


class BadJournal(TerroirError):
    """A file that is no journal, or that of another series."""

    code = "journal"


class Journal:
    """A file of results that only ever grows; its first line says what is played."""

    def __init__(self, file: Path, table: Table) -> None:
        self.file = file
        self.results: list[Result] = []
        """What was played before."""
        head = {"series": plain(table)}
        lines = self._lines()
        if lines:
            self._compare(lines[0], head)
            self.results = [self._result(n, line) for n, line in enumerate(lines[1:], start=2)]
        try:
            self._stream = file.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadJournal(f"{file}: {error.strerror or error}") from error
        if not lines:
            self._write(head)

    def _lines(self) -> list[str]:
        """The whole lines; one that was cut short while it was written is taken out of the file."""
        try:
            data = self.file.read_bytes() if self.file.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            lines = whole.decode("utf-8").splitlines()
            if whole != data:
                self._check_head(lines[0] if lines else data.decode("utf-8", "replace"))
                with self.file.open("rb+") as stream:
                    stream.truncate(len(whole))
        except UnicodeDecodeError as error:
            raise BadJournal(f"{self.file}: not the results of a series") from error
        except OSError as error:
            raise BadJournal(f"{self.file}: {error.strerror or error}") from error
        return lines

    def _check_head(self, line: str) -> None:
        """Nothing is cut out of a file that is no journal."""
        if not line.startswith('{"series":'):
            raise BadJournal(f"{self.file}: not the results of a series")

    def _compare(self, line: str, head: dict[str, Any]) -> None:
        self._check_head(line)
        try:
            found = dict(json.loads(line)["series"])
        except (ValueError, TypeError) as error:
            raise BadJournal(f"{self.file}: its first line cannot be read") from error
        if other := difference(found, head["series"]):
            raise BadJournal(f"{self.file} holds another series: {other}")

    def _result(self, number: int, line: str) -> Result:
        try:
            return result_from(json.loads(line))
        except (ValueError, TypeError, KeyError) as error:
            raise BadJournal(f"{self.file}: line {number} is no result") from error

    def add(self, result: Result) -> None:
        """One more result, handed to the system before the next game counts."""
        self._write(asdict(result))

    def _write(self, row: dict[str, Any]) -> None:
        self._stream.write(json.dumps(row) + "\n")
        self._stream.flush()

    def close(self) -> None:
        self._stream.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def plain(table: Table) -> dict[str, Any]:
    """The table as JSON reads it back."""
    return dict(json.loads(json.dumps(asdict(table))))


def difference(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str | None:
    """The first thing in which what a file says of itself is not what is wanted."""
    for name, value in wanted.items():
        if found.get(name) != value:
            return f"its {name} is {found.get(name)!r}, not {value!r}"
    return None


def result_from(row: dict[str, Any]) -> Result:
    """A result as JSON had it."""
    row.setdefault("faults", ())  # older journals have none
    given: dict[str, Any] = {field.name: _tuple(row[field.name]) for field in fields(Result)}
    return Result(**given)


def _tuple(value: Any) -> Any:
    """JSON has lists where results have tuples."""
    return tuple(map(_tuple, value)) if isinstance(value, list) else value


def missing(results: Sequence[Result], games: int) -> list[int]:
    """The numbers of the games that are still to be played."""
    played = {result.number for result in results}
    return [number for number in range(games) if number not in played]

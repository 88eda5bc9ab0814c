"""Results of games as JSON lines, CSV or Parquet: one row per game, the same columns in each."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from terroir.arena.match import Result
from terroir.cli.extras import need
from terroir.cli.failure import Failure

FORMATS = ("json", "csv", "parquet")


def check_format(form: str, to_screen: bool) -> None:
    """Refuse before anything is played what could not be written afterwards."""
    if form != "parquet":
        return
    need("parquet", "--output parquet")
    if to_screen:
        raise Failure("parquet is not for the screen: name a file, such as --output games.parquet")


def rows(results: Sequence[Result]) -> list[dict[str, Any]]:
    """One flat row per game; seats are counted from 1."""
    return [
        {
            "game": result.number,
            "players": len(result.scores),
            **{f"bot_{seat}": code for seat, code in enumerate(result.bots, start=1)},
            **{f"score_{seat}": score for seat, score in enumerate(result.scores, start=1)},
            "winners": " ".join(str(seat + 1) for seat in result.winners),
            "reason": result.reason,
            "turns": result.turns,
            "decisions": result.decisions,
            "options": result.options,
            "seconds": round(result.seconds, 6),
        }
        for result in results
    ]


def write_results(results: Sequence[Result], form: str, file: Path | None) -> None:
    """To the file, or to the standard output."""
    table = rows(results)
    data = {"json": _json, "csv": _csv, "parquet": _parquet}[form](table)
    if file is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Failure(f"{file}: {error.strerror or error}") from error


def _json(table: list[dict[str, Any]]) -> bytes:
    return "".join(json.dumps(row) + "\n" for row in table).encode()


def _csv(table: list[dict[str, Any]]) -> bytes:
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue().encode()


def _parquet(table: list[dict[str, Any]]) -> bytes:
    import pyarrow
    import pyarrow.parquet

    sink = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(table), sink)
    return sink.getvalue()

"""What measurements have found, kept in docs/data: of every question the newest answer, and its commit."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.environment import ROOT

DATA = ROOT / "docs" / "data"
STRENGTH, ANALYSIS = DATA / "strength.json", DATA / "analysis.json"
Row = dict[str, Any]


def known(file: Path) -> list[Row]:
    """All that is kept in a file."""
    rows: list[Row] = json.loads(file.read_text("utf-8")) if file.exists() else []
    return rows


def keep(file: Path, found: Row, key: Sequence[str]) -> None:
    """Put a row into the place of the one with the same key; several measurements may do so at once."""
    with _alone(file.parent):
        rest = [row for row in known(file) if [row.get(k) for k in key] != [found.get(k) for k in key]]
        beside = file.with_suffix(".new")
        beside.write_text(json.dumps([*rest, found], indent=1) + "\n", "utf-8")
        os.replace(beside, file)


def commit() -> str:
    """The commit that is measured."""
    return subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Nobody else writes into the folder meanwhile."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)

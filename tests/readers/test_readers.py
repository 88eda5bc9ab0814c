"""Spoilt texts, given to the readers that the server gives them to: read or refused, never a fault.

TERROIR_FUZZ_BYTES sets how many bytes each reader is given.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.readers.fuzzing import PARSERS, ROOT
from tests.sampling import many

BYTES = many(50_000, 200_000, 10_000_000, "TERROIR_FUZZ_BYTES")


@pytest.mark.parametrize("parser", PARSERS)
def test_spoilt_texts_are_read_or_refused(parser: str, tmp_path: Path) -> None:
    """In a process of its own: a crash there fails here, and shows the text that did it."""
    log = tmp_path / "last.txt"
    command = [sys.executable, "-m", "tests.readers.fuzzing", parser, "1", str(BYTES), str(log)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, (
        f"{run.stdout}{run.stderr[-3000:]}\n{log.read_text('utf-8', 'replace')[:3000]}"
    )
    assert "'read'" in run.stdout, run.stdout

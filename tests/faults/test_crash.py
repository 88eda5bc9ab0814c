"""The short form of `./run faults`: fault 1, servers killed under load on both databases."""

from pathlib import Path

import pytest

from tests.faults.__main__ import run
from tests.faults.crash import is_clean
from tests.needs import needed
from tools import postgres

KILLS = 6


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_servers_lose_duplicate_and_spoil_nothing(kind: str, tmp_path: Path) -> None:
    if kind == "postgresql":
        needed(postgres.programs)
    report = run(kind, KILLS, 6, None, print)
    assert is_clean(report), report
    assert report["accepted"] >= 20

"""The figures of the documents are those that were measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.figures import DOCUMENTS, MARKED, TABLES, fresh, made
from bench.kept import STRENGTH, known


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_documents_say_what_the_data_say(document: Path) -> None:
    """Where this fails because something was measured anew: ./run bench figures"""
    text = document.read_text("utf-8")
    assert MARKED.search(text)
    assert fresh(text) == text


def test_every_kind_of_table_is_shown() -> None:
    named = [name for file in DOCUMENTS for name, _ in MARKED.findall(file.read_text("utf-8"))]
    assert {name.split()[0] for name in named} == set(TABLES)
    assert len(set(named)) == len(named)


def test_a_goal_that_is_missed_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [{**row, "games": 10, "met": False} if row["goal"] else row for row in known(STRENGTH)]
    monkeypatch.setattr("bench.figures.known", lambda file: rows if file == STRENGTH else [])
    lines = list(made("goals"))[2:]
    assert lines and all(line.endswith("| **no** |\n") for line in lines)

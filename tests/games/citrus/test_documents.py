"""docs/notation.md lists every action and every outcome of Citrus, in words that are read."""

import re
from pathlib import Path

import pytest

from terroir.games.citrus import notation
from terroir.games.citrus.game import GAME

PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text("utf-8")


def listed(title: str) -> list[tuple[str, str]]:
    """The examples of a table, each with the rest of its row."""
    section = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \|(.*)\|$", section, re.MULTILINE)


@pytest.mark.parametrize(("example", "row"), listed("Actions of Citrus"))
def test_actions_are_written_as_the_page_says(example: str, row: str) -> None:
    state = GAME.position_from_text("sites A=10/5\ngrid\nA .\n. .\n")
    assert GAME.move_to_text(GAME.action_from_text(state, 0, example)) == example
    (rule,) = re.findall(r"C-[A-Z]\d", row)
    assert rule in GAME.rules


@pytest.mark.parametrize(("example", "row"), listed("Outcomes of Citrus"))
def test_outcomes_are_written_as_the_page_says(example: str, row: str) -> None:
    assert notation.move_text(notation.parse_outcome(example)) == example


def test_the_page_lists_them_all() -> None:
    for title, forms in (("Actions of Citrus", notation.ACTIONS), ("Outcomes of Citrus", notation.OUTCOMES)):
        assert sorted(example.split()[0] for example, _ in listed(title)) == sorted(forms)

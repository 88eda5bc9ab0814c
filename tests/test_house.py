"""The figures of the house can be measured, and the lists they are counted by name what is there."""

import ast
import re
from fnmatch import fnmatch

import pytest

from tools.environment import ROOT
from tools.house import MAJORITIES, SHAPES, House, _passes_on


def test_every_form_and_place_of_the_lists_is_still_there() -> None:
    house = House(ROOT)
    assert house.shapes() == list(SHAPES), "strike from tools/house.py what is no more"
    assert len(house.majorities()) == len(MAJORITIES), "strike from tools/house.py what is no more"


@pytest.mark.parametrize("package", ["server", "table", "store"])
def test_the_document_says_where_every_module_belongs(package: str) -> None:
    text = (ROOT / "docs" / "house.md").read_text("utf-8")
    (rows,) = re.findall(rf"^\| `{package}` \| \|\n\|---\|---\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    named = re.findall(r"`([a-z_*]+)`", rows)
    there = {file.stem for file in (ROOT / "src" / "terroir" / package).glob("*.py")} - {"__init__"}
    lost = sorted(name for name in there if not any(fnmatch(name, known) for known in named))
    gone = [name for name in named if not any(fnmatch(known, name) for known in there)]
    assert not lost and not gone, "say in docs/house.md, What is where"


def test_all_figures_can_be_measured() -> None:
    figures = House(ROOT).figures()
    assert all(isinstance(figure, int | float) for figure in figures.values())
    none = {name for name, figure in figures.items() if not figure}
    assert all(": lines ." in name or name == "optional protocols" for name in none), none


def test_what_only_passes_a_call_on() -> None:
    def verdict(body: str) -> bool:
        (function,) = ast.parse(f"def f(self, a):\n    {body}").body
        assert isinstance(function, ast.FunctionDef)
        return _passes_on(function)

    assert verdict("return g(a)") and verdict("self.inner.f(a, 1)") and verdict("'why'\n    return g(*a)")
    assert not verdict("return g(a + 1)") and not verdict("return a") and not verdict("x = g(a)")

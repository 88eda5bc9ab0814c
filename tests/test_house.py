"""The figures of the house can be measured, and the lists they are counted by name what is there."""

import ast

from tools.environment import ROOT
from tools.house import MAJORITIES, SHAPES, House, _passes_on


def test_every_form_and_place_of_the_lists_is_still_there() -> None:
    house = House(ROOT)
    assert house.shapes() == list(SHAPES), "strike from tools/house.py what is no more"
    assert len(house.majorities()) == len(MAJORITIES), "strike from tools/house.py what is no more"


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

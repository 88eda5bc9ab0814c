"""What is said twice is said alike: terms.py and terms.pxd, the stub and the state, array sizes."""

from __future__ import annotations

import ast
import re
from importlib import resources

from terroir.games.chicoree import deck, setup, terms

FOLDER = resources.files("terroir.games.chicoree")


def read(name: str) -> str:
    return FOLDER.joinpath(name).read_text("utf-8")


def test_terms_and_their_declarations_say_the_same() -> None:
    """Every number of terms.py stands in terms.pxd with the same value, and no other."""
    declared = {n: int(v) for n, v in re.findall(r"^\s*(\w+) = (-?\d+)$", read("terms.pxd"), re.M)}
    named = {name: value for name, value in vars(terms).items() if name.isupper()}
    assert declared == named and len(named) > 70


def test_arrays_have_room_for_every_card_and_seat() -> None:
    """The sizes in table.pxd follow from CARDS, SEATS and JOURNAL."""
    sizes = {name: int(size) for size, name in re.findall(r"\[(\d+)\] (\w+)", read("table.pxd"))}
    both, seats = terms.CARDS * terms.SEATS, terms.SEATS
    for names, size in (
        ("hand known chosen old fresh lost", both),
        ("held olds freshes losses surely_old start tokens afflicted alive bids owed", seats),
        ("pile discard waiting refused", terms.CARDS),
        ("laid jokers", 8 * seats),
        ("journal", terms.JOURNAL),
    ):
        assert {sizes.pop(name) for name in names.split()} == {size}
    assert not sizes and len(deck.NAMES) == terms.CARDS and setup.PLAYERS[-1] == seats


def test_the_stub_describes_the_state() -> None:
    """Every attribute and method of state.pyi exists, with the same parameters."""
    living = setup.start(3, {})
    stub = next(n for n in ast.parse(read("state.pyi")).body if isinstance(n, ast.ClassDef))
    sources = [ast.parse(read(f"{name}.py")) for name in ("table", "auctions", "rules", "state")]
    real = {n.name: n for tree in sources for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)}
    for node in stub.body:
        if isinstance(node, ast.FunctionDef):
            assert [a.arg for a in node.args.args] == [a.arg for a in real[node.name].args.args], node.name
            assert hasattr(living, node.name), node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            assert hasattr(living, node.target.id), node.target.id

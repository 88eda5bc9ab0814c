"""Numbers and fields that the rules keep: distinct, declared once, and never left out."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path
from random import Random

from terroir.games import fields
from terroir.games.citrus import board, state, terms
from terroir.games.citrus.state import NOT_COPIED, NOT_FOR_BUILDING, NUMBERS, WORKED_OUT, State
from tests.games.citrus.driving import POLICIES, steps
from tools.declarations import Module

FOLDER = resources.files("terroir.games.citrus")
SOURCE = Path(__file__).resolve().parents[3] / "src"


def declared() -> list[fields.Field]:
    """The fields of a state, from its source: a compiled class has no annotations."""
    module = Module(SOURCE, SOURCE / "terroir/games/citrus/state.py")
    return module.fields_of(next(n for n in module.body if isinstance(n, ast.ClassDef) and n.name == "State"))


def test_codes_are_distinct() -> None:
    """No two actions, phases or notes in the journal share a number; sizes may."""
    source = FOLDER.joinpath("terms.py").read_text("utf-8")
    for block in source.partition("# How long rows")[0].split("\n\n"):
        values = re.findall(r"^(\w+) = (-?\d+)", block, re.M)
        assert len({value for _, value in values}) == len(values), values


def test_fields_left_out_are_fields() -> None:
    """A name that no field has would leave nothing out."""
    names = {field.name for field in declared()}
    for left_out in (NOT_COPIED, NOT_FOR_BUILDING, WORKED_OUT):
        assert set(left_out.split()) <= names, set(left_out.split()) - names


def test_what_is_not_worked_out_is_written() -> None:
    """Every number of a state is written under its own name, and every name written is that of a field."""
    game = next(game for game, _ in steps(1, POLICIES[0]))
    numbers = [field for field in declared() if field.kind in fields.NUMBERS]
    wanted = {field.name for field in numbers if field.name not in WORKED_OUT.split()}
    assert set(game.written()) == wanted | {"finca_left", "stack"}
    assert set(NUMBERS) <= wanted


def test_a_copy_goes_on_alike() -> None:
    """A copy into a used object, and one that was written and read, play on as the original does."""
    used: State | None = None
    for number, (game, _) in enumerate(steps(3, POLICIES[0])):
        if number % 29:
            continue
        if used is None:
            used = game.clone()
        used.copy(game)
        read = state.State()
        read.settings = game.settings
        read.read(board.load(game.settings["board"]).layout, game.written())
        assert follow(used) == follow(game.clone()) == follow(read)


def follow(game: State) -> list[object]:
    """Thirty random steps, and what was seen of them."""
    rng, seen = Random(5), []
    for _ in range(30):
        codes = game.legal_codes() or (
            [code for code, _ in game.outcomes()] if game.phase < terms.OVER else []
        )
        seen += [codes, game.written(), game.phase]
        if not codes:
            break
        game.apply(rng.choice(codes))
    return seen


def test_rows_are_long_enough() -> None:
    """What is in the box fits into the rows of numbers that the rules keep."""
    box = board.material()
    assert box.workers <= terms.WORKERS and len(box.income) <= terms.INCOMES
    assert box.most_coins < terms.PURSES and len(box.fincas) <= terms.FINCA_KINDS
    assert len(box.landscape) == terms.LANDSCAPES and box.fruits == terms.FRUITS

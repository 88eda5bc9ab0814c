"""What is said twice is said alike: terms.py and terms.pxd, the stubs and the modules they describe."""

from __future__ import annotations

import ast
import importlib
import re
from importlib import resources
from typing import Any

import pytest

from terroir.games.citrus import setup, terms
from terroir.games.citrus.evaluation import Evaluation
from terroir.games.citrus.simulation import Simulator
from terroir.games.citrus.thinking import weights
from terroir.games.citrus.tree import Tree
from terroir.games.citrus.turns import Turnwise

FOLDER = resources.files("terroir.games.citrus")
STUBS = sorted(entry.name for entry in FOLDER.iterdir() if entry.name.endswith(".pyi"))


def test_terms_and_their_declarations_say_the_same() -> None:
    """Every number of terms.py stands in terms.pxd with the same value, and no other."""
    text = FOLDER.joinpath("terms.pxd").read_text("utf-8")
    declared = {name: int(value) for name, value in re.findall(r"^\s*(\w+) = (-?\d+)$", text, re.M)}
    named = {name: value for name, value in vars(terms).items() if name.isupper()}
    assert declared == named and len(named) > 70


def test_codes_are_distinct() -> None:
    """No two actions, phases or notes in the journal share a number."""
    source = FOLDER.joinpath("terms.py").read_text("utf-8")
    for block in source.split("\n\n"):
        values = re.findall(r"^(\w+) = (-?\d+)", block, re.M)
        assert len({value for _, value in values}) == len(values), values


def parsed(name: str) -> ast.Module:
    return ast.parse(FOLDER.joinpath(name).read_text("utf-8"))


def functions(body: list[ast.stmt]) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def classes(tree: ast.Module) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def attributes(body: list[ast.stmt]) -> list[str]:
    return [n.target.id for n in body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]


def parameters(node: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]]


@pytest.mark.parametrize("stub", STUBS)
def test_stub_functions_exist_as_described(stub: str) -> None:
    """Functions and constants of the module, with the same parameters."""
    tree, module = parsed(stub), importlib.import_module(f"terroir.games.citrus.{stub[:-4]}")
    real = functions(parsed(stub[:-1]).body)
    for name, described in functions(tree.body).items():
        assert hasattr(module, name), f"{stub} describes {name}"
        assert parameters(described) == parameters(real[name]), name
    for name in attributes(tree.body):
        assert hasattr(module, name), f"{stub} describes {name}"


@pytest.mark.parametrize("stub", STUBS)
def test_stub_classes_exist_as_described(stub: str) -> None:
    """Methods with the same parameters, here or in a class below; attributes on a living object."""
    for name, described in classes(parsed(stub)).items():
        cls, living = getattr(importlib.import_module(f"terroir.games.citrus.{stub[:-4]}"), name), alive(name)
        assert isinstance(living, cls)
        for method, node in functions(described.body).items():
            assert hasattr(cls, method), f"{stub} describes {name}.{method}"
            assert parameters(node) in methods(method), f"{name}.{method}"
        for attribute in attributes(described.body):
            assert hasattr(living, attribute), f"{stub} describes {name}.{attribute}"


def alive(name: str) -> Any:
    """An object of the class."""
    state = setup.start(3, {})
    evaluation = Evaluation(weights())
    turnwise = Turnwise(evaluation, state)
    simulator = Simulator(turnwise, turnwise, 1, 4, 300, 1)
    living = (state, state.layout, evaluation, turnwise, simulator, Tree(simulator))
    return next(one for one in living if type(one).__name__ == name)


def methods(name: str) -> list[list[str]]:
    """The parameters of every method of that name in the hot core."""
    found = []
    for module in (entry.name for entry in FOLDER.iterdir() if entry.name.endswith(".pxd")):
        if not FOLDER.joinpath(f"{module[:-4]}.py").is_file():
            continue
        for cls in classes(parsed(f"{module[:-4]}.py")).values():
            if name in functions(cls.body):
                found.append(parameters(functions(cls.body)[name]))
    return found

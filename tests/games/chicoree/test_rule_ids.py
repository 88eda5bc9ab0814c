"""Every rule of the book is named by a test, and no test names a rule that is not in the book."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from terroir.core import scenario
from terroir.games.chicoree.game import GAME

HERE = Path(__file__).parent
ID = re.compile(r"\bK-[A-Z][0-9]+\b")


def named_by_scenarios() -> Iterator[tuple[str, str]]:
    """Rules on `rules` lines."""
    for file in sorted((HERE / "scenarios").glob("*.scenario")):
        one = scenario.read(file.read_text("utf-8"), file.name)
        yield from ((rule, file.name) for rule in one.rules)


def named_by_tests() -> Iterator[tuple[str, str]]:
    """Rules in the docstrings of test functions."""
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from ((rule, file.name) for rule in ID.findall(ast.get_docstring(node) or ""))


def test_every_rule_is_named_by_a_scenario() -> None:
    named = {rule for rule, _ in named_by_scenarios()}
    assert len(GAME.rules) > 35
    assert [rule for rule in GAME.rules if rule not in named] == []


def test_no_test_names_an_unknown_rule() -> None:
    named = (*named_by_scenarios(), *named_by_tests())
    assert [f"{rule} in {where}" for rule, where in named if rule not in GAME.rules] == []

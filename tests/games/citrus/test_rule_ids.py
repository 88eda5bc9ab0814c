"""Every rule of the book is named by a test, and no test names a rule that is not in the book."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from terroir.core import scenario
from terroir.games.citrus.game import GAME

HERE = Path(__file__).parent
ID = re.compile(r"\bC-[A-Z][0-9]+\b")
IN_NAME = re.compile(r"_c_([a-z][0-9]+)(?=_|$)")


def named_by_scenarios() -> Iterator[tuple[str, str]]:
    """Rules on `rules` lines."""
    for file in sorted((HERE / "scenarios").glob("*.scenario")):
        one = scenario.read(file.read_text("utf-8"), file.name)
        yield from ((rule, file.name) for rule in one.rules)


def named_by_tests() -> Iterator[tuple[str, str]]:
    """Rules in the names and docstrings of test functions."""
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                where = f"{file.name}: {node.name}"
                yield from ((rule, where) for rule in ID.findall(ast.get_docstring(node) or ""))
                yield from ((f"C-{found.upper()}", where) for found in IN_NAME.findall(node.name))


def test_every_rule_is_named_by_a_scenario_or_a_test() -> None:
    named = {rule for rule, _ in (*named_by_scenarios(), *named_by_tests())}
    assert len(GAME.rules) > 50
    assert [rule for rule in GAME.rules if rule not in named] == []


def test_no_test_names_an_unknown_rule() -> None:
    named = (*named_by_scenarios(), *named_by_tests())
    assert [f"{rule} in {where}" for rule, where in named if rule not in GAME.rules] == []


def test_rules_of_the_game_itself_are_named_by_scenarios() -> None:
    """All but material, set-up and the variants of the set-up are shown as positions and moves."""
    shown = {rule for rule, _ in named_by_scenarios()}
    wanted = [rule for rule in GAME.rules.values() if rule.section not in ("material", "setup", "variants")]
    assert [rule.id for rule in wanted if rule.id not in shown] == []

"""What the scenarios of every game have to keep to."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from types import ModuleType

from terroir.core import scenario
from terroir.core.scenario_text import Refused

OF_THE_CORE = {"not-your-turn", "game-over", "waiting-for-chance"}


def read_all(files: list[Path]) -> list[scenario.Scenario]:
    return [scenario.read(file.read_text("utf-8"), file.name) for file in files]


def holds(text: str, name: str) -> None:
    """What the scenario expects is so."""
    result = scenario.run(scenario.read(text, name))
    assert result.ok, "\n".join([result.scenario.title, *map(str, result.differences)])


def are_told_apart(scenarios: list[scenario.Scenario], at_least: int) -> None:
    """Every scenario has a title of its own and names rules."""
    titles = [one.title for one in scenarios]
    assert len(set(titles)) == len(titles) > at_least
    assert [one.name for one in scenarios if not one.rules] == []


def unprovoked(objections: ModuleType, prefix: str, scenarios: list[scenario.Scenario]) -> set[str]:
    """The refusals that no scenario provokes."""
    tree = ast.parse(inspect.getsource(objections))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    messages = {text for text in texts if isinstance(text, str) and text.startswith(prefix)}
    assert len(messages) > 20
    demands = [entry.demand for one in scenarios for entry in one.entries]
    return (messages | OF_THE_CORE) - {each.message for each in demands if isinstance(each, Refused)}


def examples(page: str, game: str = "") -> list[str]:
    """The scenarios of a game in a page of the documentation."""
    text = (Path(__file__).parents[2] / "docs" / page).read_text("utf-8")
    begin = f"game {game}\n" if game else ""
    return re.findall(rf"^```scenario\n({begin}.*?)^```$", text, re.MULTILINE | re.DOTALL)

"""Every scenario of Citrus holds, and every refusal has a scenario that provokes it."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from terroir.core import scenario
from terroir.core.game import Action
from terroir.core.scenario_text import Refused
from terroir.games.citrus import facts, objections
from terroir.games.citrus.game import GAME

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.scenario"))
OF_THE_CORE = {"not-your-turn", "game-over", "waiting-for-chance"}


def scenarios() -> list[scenario.Scenario]:
    return [scenario.read(file.read_text("utf-8"), file.name) for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    result = scenario.run(scenario.read(file.read_text("utf-8"), file.name))
    assert result.ok, "\n".join([result.scenario.title, *map(str, result.differences)])


def test_every_scenario_has_a_title_of_its_own_and_names_rules() -> None:
    titles = [one.title for one in scenarios()]
    assert len(set(titles)) == len(titles) > 90
    assert [one.name for one in scenarios() if not one.rules] == []


def test_every_refusal_is_provoked_by_a_scenario() -> None:
    tree = ast.parse(inspect.getsource(objections))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    messages = {text for text in texts if isinstance(text, str) and text.startswith("citrus-")} | OF_THE_CORE
    demands = [entry.demand for one in scenarios() for entry in one.entries]
    provoked = {demand.message for demand in demands if isinstance(demand, Refused)}
    assert len(messages) > 30
    assert messages - provoked == set()


def test_an_action_of_another_game_is_refused() -> None:
    class Foreign(Action):
        pass

    state = GAME.position_from_text("sites A=10/5\ngrid\nA .\n. .\n")
    objection = GAME.objection(state, 0, Foreign())
    assert objection and (objection.rule, objection.message) == ("C-T1", "unknown-action")


def examples() -> list[str]:
    """The scenarios of Citrus in the page that explains them."""
    page = Path(__file__).parents[3] / "docs" / "scenarios.md"
    return re.findall(
        r"^```scenario\n(game citrus\n.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


@pytest.mark.parametrize("number", range(3))
def test_the_examples_of_the_page_about_scenarios_hold(number: int) -> None:
    result = scenario.run(scenario.read(examples()[number], f"example {number + 1}"))
    assert result.ok, "\n".join(map(str, result.differences))
    assert len(examples()) == 3


def test_the_page_about_scenarios_names_every_question() -> None:
    page = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text("utf-8")
    assert [question for question in facts.QUESTIONS if not re.search(rf"`{question}[ `]", page)] == []

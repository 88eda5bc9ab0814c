"""Every scenario of Chicorée holds, and every refusal has a scenario that provokes it."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from terroir.core import scenario
from terroir.core.errors import UnknownQuestion
from terroir.core.game import Action
from terroir.core.scenario_text import Refused
from terroir.games.chicoree import deck, facts, objections
from terroir.games.chicoree.actions import LayStart
from terroir.games.chicoree.game import GAME

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.scenario"))
OF_THE_CORE = {"not-your-turn", "game-over", "waiting-for-chance"}
BY_HAND = {"chicoree-not-a-start"}
"""`lay fire` is read as a step, so no notation leads to it; see below."""


def scenarios() -> list[scenario.Scenario]:
    return [scenario.read(file.read_text("utf-8"), file.name) for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    result = scenario.run(scenario.read(file.read_text("utf-8"), file.name))
    assert result.ok, "\n".join([result.scenario.title, *map(str, result.differences)])


def test_every_scenario_has_a_title_of_its_own_and_names_rules() -> None:
    titles = [one.title for one in scenarios()]
    assert len(set(titles)) == len(titles) > 40
    assert [one.name for one in scenarios() if not one.rules] == []


def test_every_refusal_is_provoked_by_a_scenario() -> None:
    tree = ast.parse(inspect.getsource(objections))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    messages = {text for text in texts if isinstance(text, str) and text.startswith("chicoree-")}
    demands = [entry.demand for one in scenarios() for entry in one.entries]
    provoked = {demand.message for demand in demands if isinstance(demand, Refused)}
    assert len(messages) > 20
    assert (messages | OF_THE_CORE) - provoked == BY_HAND


def test_what_no_notation_says_is_refused_too() -> None:
    class Foreign(Action):
        pass

    state = GAME.position_from_text("seat 1 hand=fire\n")
    foreign, no_start = GAME.objection(state, 0, Foreign()), GAME.objection(state, 0, LayStart("fire"))
    assert foreign and (foreign.rule, foreign.message) == ("K-T9", "unknown-action")
    assert no_start and (no_start.rule, no_start.message) == ("K-T5", "chicoree-not-a-start")


def test_the_examples_of_the_page_about_scenarios_hold() -> None:
    page = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text("utf-8")
    examples = re.findall(r"^```scenario\n(game chicoree\n.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(examples) == 2
    for number, example in enumerate(examples, start=1):
        result = scenario.run(scenario.read(example, f"example {number}"))
        assert result.ok, "\n".join(map(str, result.differences))


def test_the_page_about_the_game_has_a_scenario_that_holds_and_names_every_question() -> None:
    page = (Path(__file__).parents[3] / "docs" / "chicoree.md").read_text("utf-8")
    (example,) = re.findall(r"^```scenario\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    result = scenario.run(scenario.read(example, "the page"))
    assert result.ok, "\n".join(map(str, result.differences))
    assert [question for question in facts.QUESTIONS if not re.search(rf"`{question}[ `]", page)] == []
    assert [card for card in deck.NAMES[:20] if f"`{card}`" not in page] == []


def test_every_question_is_asked_by_a_scenario_and_others_are_refused() -> None:
    asked = {entry.text.split()[0] for one in scenarios() for entry in one.entries}
    assert set(facts.QUESTIONS) - asked - {"price", "leader", "start"} == set()
    for nonsense in ("luck", "tokens", "tokens 9", "tokens x", "pile 1"):
        with pytest.raises(UnknownQuestion):
            GAME.fact(GAME.position_from_text(""), nonsense)

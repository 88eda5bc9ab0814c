"""Every scenario of Citrus holds, and every refusal has a scenario that provokes it."""

import re
from pathlib import Path

import pytest

from terroir.core.game import Action
from terroir.core.questions import known
from terroir.games.citrus import objections
from terroir.games.citrus.game import GAME
from terroir.games.citrus.scenario_queries import Queries
from tests.games.scenarios import are_told_apart, examples, holds, read_all, unprovoked

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.scenario"))
SCENARIOS = read_all(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    holds(file.read_text("utf-8"), file.name)


def test_every_scenario_has_a_title_of_its_own_and_names_rules() -> None:
    are_told_apart(SCENARIOS, at_least=90)


def test_every_refusal_is_provoked_by_a_scenario() -> None:
    assert unprovoked(objections, "citrus-", SCENARIOS) == set()


def test_an_action_of_another_game_is_refused() -> None:
    class Foreign(Action):
        pass

    state = GAME.position_from_text("sites A=10/5\ngrid\nA .\n. .\n")
    objection = GAME.objection(state, 0, Foreign())
    assert objection and (objection.rule, objection.message) == ("C-T1", "unknown-action")


def test_the_examples_of_the_page_about_scenarios_hold() -> None:
    found = examples("scenarios.md", "citrus")
    assert len(found) == 3
    for number, example in enumerate(found, start=1):
        holds(example, f"example {number}")


def test_the_page_about_scenarios_names_every_question() -> None:
    page = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text("utf-8")
    assert [question for question in known(Queries) if not re.search(rf"`{question}[ `]", page)] == []

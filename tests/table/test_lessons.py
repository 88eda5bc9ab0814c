"""Every lesson is played to its goal by the rules alone; what is not asked for changes nothing."""

from typing import Any

import msgspec
import pytest

from terroir.core import lesson, scenario
from terroir.core.errors import BadScenario, IllegalAction
from terroir.core.lesson import LEARNER, READ, Lesson, Pointless
from terroir.core.registry import games, load
from terroir.table.lessons import LessonTable

LESSONS = [taught for name in games() for taught in load(name).lessons]
TITLES = [f"{taught.game}-{taught.name}" for taught in LESSONS]
every_lesson = pytest.mark.parametrize("taught", LESSONS, ids=TITLES)


def test_each_game_is_taught() -> None:
    assert {taught.game for taught in LESSONS} == set(games())
    assert len(LESSONS) == len(set(TITLES)) == 17


@every_lesson
def test_a_lesson_leads_to_its_goal_by_the_rules(taught: Lesson) -> None:
    tried = scenario.run(lesson.scenario(taught))
    assert tried.ok, [str(difference) for difference in tried.differences]


@every_lesson
def test_a_lesson_is_played_as_at_a_table(taught: Lesson) -> None:
    """Step by step, and again from all that was done: the same view, the same offers."""
    game = load(taught.game)
    table = LessonTable(game, taught)
    view: dict[str, Any] = plain(table)["view"]
    for action in taught.whole:
        for update in table.go_on(action):
            view |= msgspec.json.decode(update)["changed"]
        assert view == plain(table)["view"]
    assert table.learning.step is None and table.shown() == []
    again = LessonTable(game, taught, taught.whole)
    assert plain(again)["view"] == view
    assert again.learning.position() == table.learning.position()
    assert again.live.game.position_to_text(state(again)) == table.learning.position()


@every_lesson
def test_what_is_legal_but_not_asked_for_changes_nothing(taught: Lesson) -> None:
    table = LessonTable(load(taught.game), taught)
    for number, step in enumerate(taught.steps):
        before = plain(table)
        course = table.live.course
        assert course is not None
        others = [table.live.game.move_to_text(action) for action in course.legal(LEARNER)]
        shown = [hint.action for hint in table.shown()]
        assert len(shown) == len(step.do)
        for text in others:
            if text not in shown:
                with pytest.raises(Pointless):
                    table.go_on(text)
        assert plain(table) == before and table.learning.steps == number
        for action in step.do or [READ]:
            table.go_on(action)


def test_what_the_rules_forbid_is_refused_by_its_rule() -> None:
    taught = next(taught for taught in LESSONS if taught.name == "build")
    table = LessonTable(load("citrus"), taught)
    with pytest.raises(IllegalAction, match="C-P2"):
        table.go_on("place lemon e7")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"players": 0}, "no players"),
        ({"luck": 1}, "'luck' is none of"),
        ({"goal": ["who knows"]}, "cannot read the goal 'who knows'"),
        ({"step": [{"do": ["buy 1"]}]}, "no at"),
        ({"step": [{"at": "line 1", "say": "Buy!"}]}, "'say' is none of"),
        ({"step": [{"at": "line 1", "then": ["= *"]}]}, "cannot read '= \\*'"),
    ],
)
def test_a_file_that_cannot_be_a_lesson_says_why(change: dict[str, Any], complaint: str) -> None:
    good = {
        "players": 2,
        "rules": ["C-B1"],
        "position": "x",
        "goal": ["turn = 1"],
        "step": [{"at": "line 1"}],
    }
    lesson.read("citrus", "try", good)
    with pytest.raises(BadScenario, match=complaint):
        lesson.read("citrus", "try", good | change)


def plain(table: LessonTable) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.snapshot()))
    return made


def state(table: LessonTable) -> Any:
    course = table.live.course
    assert course is not None
    return course.state

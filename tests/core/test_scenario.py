"""Scenarios are read strictly, tried line by line, and what differs is told with its line."""

import pytest

from terroir.core import scenario
from terroir.core.errors import BadScenario, UnknownQuestion
from terroir.core.game import Action
from terroir.core.scenario import Result
from tests.core.pebbles import Pebbles, State

POSITION = '{"heap":7,"size":10,"die":2,"seat":0,"turns":0,"scores":[3,0]}'
HEAD = f"game pebbles\ntitle Two of seven\nrules N-2\nposition\n  {POSITION}\n"  # die 2, seat 1 to grab


class Answering(Pebbles):
    """Pebbles that answer one question."""

    def fact(self, state: State, question: str) -> str:
        if question != "heap":
            raise UnknownQuestion(f"no question {question!r}: there is heap")
        return str(state.heap)


def tried(text: str) -> Result:
    return scenario.run(scenario.read(text, "two.scenario"), Answering())


def differences(text: str) -> list[tuple[int, str, str]]:
    return [(found.line, found.expected, found.got) for found in tried(text).differences]


def complaint(text: str) -> str:
    with pytest.raises(BadScenario) as caught:
        tried(text)
    return str(caught.value)


def test_what_holds_has_no_differences_and_is_drawn_before_and_after() -> None:
    result = tried(
        HEAD + "expect\n  turn = 1\n  legal grab 2\n  illegal grab 3 by N-2 too-many\n  illegal grab 3\n"
        "moves  // a comment\n  refused 2 grab 1\n  refused 2 grab 1 by N-1\n  1 grab 2\n  = die 3\n"
        "  2 grab 3\n  = *\n"
        "  1 grab 1\n  = die 3\n  2 grab 1\nexpect\n  over by N-3\n  scores = 6 4\n  winners = 1\n"
        "  heap = 0\n  turn =\n"
    )
    assert result.ok and result.differences == ()
    assert [span.text for row in result.before for span in row] == ["o" * 7]
    assert [span.text for row in result.after for span in row] == [""]


def test_each_kind_of_difference_says_what_was_expected_and_what_came() -> None:
    assert differences(
        HEAD + "expect\n  turn = 2\n  heap = 6\n  heap has 7 8\n  heap lacks 7\n  legal grab 3\n"
        "  illegal grab 2 by N-2\n  illegal grab 3 by N-1\n  illegal grab 3 by N-2 other\n  over by N-3\n"
        "  pending = die\n  illegal grab 2\n"
    ) == [
        (7, "2", "1"),
        (8, "6", "7"),
        (9, "among the answer: 7 8", "7"),
        (10, "not among the answer: 7", "7"),
        (11, "legal", "refused by N-2 too-many"),
        (12, "refused by N-2", "it is legal"),
        (13, "refused by N-1", "refused by N-2 too-many"),
        (14, "refused by N-2 other", "refused by N-2 too-many"),
        (15, "over by N-3", "decision is pending"),
        (16, "die", "decision"),
        (17, "refused", "it is legal"),
    ]


@pytest.mark.parametrize(
    ("moves", "got"),
    [
        ("  1 grab 3\n", "refused by N-2 too-many"),
        ("  2 grab 1\n", "refused: seat 2 owes no decision now"),
        ("  = die 1\n", "nothing is drawn now"),
        ("  1 grab 2\n  2 grab 1\n", "the next draw is not given: `= die 1` or `= die 2` or `= die 3`"),
    ],
)
def test_a_move_that_cannot_be_ends_the_trial(moves: str, got: str) -> None:
    found = tried(HEAD + "moves\n" + moves + "expect\n  heap = 99\n").differences
    assert [difference.got for difference in found] == [got]


def test_what_is_refused_brings_along_why() -> None:
    found = tried(HEAD + "expect\n  legal grab 3\n  illegal grab 3 by N-1\nmoves\n  1 grab 3\n").differences
    assert [why.message for difference in found if (why := difference.objection)] == ["too-many"] * 3


def test_a_draw_that_cannot_come_lists_those_that_can() -> None:
    class Loaded(Answering):
        def pending(self, state: State):  # type: ignore[no-untyped-def]
            pending = super().pending(state)
            return type(pending)("die", pending.outcomes[:1]) if hasattr(pending, "outcomes") else pending

    text = HEAD + "moves\n  1 grab 1\n  = die 3\n"
    found = scenario.run(scenario.read(text), Loaded()).differences
    assert [str(difference) for difference in found] == [
        "line 8: = die 3: expected that die 3 is drawn, got it cannot be: `= die 1`"
    ]


def test_a_game_that_changes_on_refusal_is_caught() -> None:
    class Forgetful(Answering):
        def objection(self, state: State, seat, action):  # type: ignore[no-untyped-def]
            state.turns += 1
            return super().objection(state, seat, action)

    text = HEAD + "moves\n  refused 1 grab 3 by N-2\n"
    found = scenario.run(scenario.read(text), Forgetful()).differences
    assert [difference.got for difference in found] == ["the position changed"]


def test_a_new_game_is_begun_by_start() -> None:
    result = tried("game pebbles\ntitle New\nstart 3 heap=25\nexpect\n  heap = 25\n  pending = die\n")
    assert result.ok


def test_a_game_without_answers_still_has_turns_and_an_end() -> None:
    text = HEAD + "expect\n  turn = 1\n  winners = none\n  heap = 7\n"
    with pytest.raises(BadScenario, match="answers only turn, pending, winners and scores"):
        scenario.run(scenario.read(text), Pebbles())


@pytest.mark.parametrize(
    ("text", "complaint_"),
    [
        ("title x\n", "two.scenario:1: no game"),
        ("game pebbles\n", "two.scenario:1: no title"),
        (HEAD, "two.scenario:1: nothing is tried"),
        ("game pebbles\ntitle x\nexpect\n  turn = 1\n", "two.scenario:1: one of position and start"),
        (HEAD + "start 2\nexpect\n  turn = 1\n", "two.scenario:1: one of position and start"),
        (HEAD + "move\n  1 grab 2\n", "two.scenario:6: 'move' is none of game, title"),
        (HEAD + "title y\nexpect\n  turn = 1\n", "two.scenario:6: title again, after line 2"),
        (HEAD + "position\n  1\n", "two.scenario:6: position again, after line 4"),
        (HEAD + "moves 1 grab 2\n", "two.scenario:6: moves stands alone"),
        (HEAD + "moves\n  grab 2\n", "two.scenario:7: cannot read 'grab 2'"),
        (HEAD + "moves\n  = die 1,\n", "two.scenario:7: cannot read '= die 1,'"),
        (HEAD + "expect\n  turn 1\n", "two.scenario:7: cannot read 'turn 1'"),
        (HEAD + "moves\n  1 seize 2\n", "two.scenario:7: cannot read 'seize 2': `grab 1`"),
        (HEAD + "expect\n  height = 2\n", "two.scenario:7: no question 'height': there is heap"),
        (HEAD + "expect\n  illegal grab 9 by N-9\n", "two.scenario:7: pebbles has no rule N-9"),
        (HEAD + "expect\n  over by N-9\n", "two.scenario:7: pebbles has no rule N-9"),
        (
            HEAD.replace("N-2", "N-2 N-8") + "expect\n  turn = 1\n",
            "two.scenario:1: rules: pebbles has no N-8",
        ),
        (HEAD.replace(POSITION, "x") + "expect\n  turn = 1\n", "two.scenario:4: not a position"),
        ("game pebbles\ntitle x\nstart two\nexpect\n  turn = 1\n", "two.scenario:3: start should be like"),
        ("game pebbles\ntitle x\nstart 9\nexpect\n  turn = 1\n", "two.scenario:3: not for 9 players"),
        ("game pebbles\ntitle x\nstart 2 h=1\nexpect\n  turn = 1\n", "two.scenario:3: no option 'h'"),
        ("game pebbles\ntitle x\n  indented\n", "two.scenario:3: an indented line outside"),
        (HEAD + "moves\n  1 grab 2\nexpect\n  legal grab 1\n", "two.scenario:9: say which seat"),
        ("// " + "x" * 200_000, "two.scenario:1: longer than"),
    ],
)
def test_what_cannot_be_tried_is_told_with_file_and_line(text: str, complaint_: str) -> None:
    assert complaint(text).startswith(complaint_)


def test_an_unknown_game_is_told() -> None:
    with pytest.raises(BadScenario, match="no game 'pebbles'"):
        scenario.run(scenario.read(HEAD + "expect\n  turn = 1\n"))


def test_a_position_in_which_nothing_is_legal_is_no_position() -> None:
    class Stuck(Answering):
        def legal(self, state: State, seat: int) -> list[Action]:
            return []

    with pytest.raises(BadScenario, match="two:4: seat 1 is in turn and can do nothing at all"):
        scenario.run(scenario.read(HEAD + "expect\n  heap = 7\n", "two"), Stuck())

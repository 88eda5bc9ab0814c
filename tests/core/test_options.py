"""The host's choices."""

import pytest

from terroir.core.errors import BadOptions
from terroir.core.game import Option
from terroir.core.options import check_players, complete, without_clock

OPTIONS = (Option("hand", ("2", "3"), "2"), Option("tie", ("low", "high"), "high", variant=True))


def test_defaults_complete_what_is_given() -> None:
    assert complete(OPTIONS, {}) == {"hand": "2", "tie": "high"}
    assert list(complete(OPTIONS, {"tie": "low", "hand": "3"}).items()) == [("hand", "3"), ("tie", "low")]
    assert complete((), {}) == {}


@pytest.mark.parametrize(
    "given, words",
    [
        ({"hnad": "2"}, "no option 'hnad': there is hand, tie"),
        ({"hand": "4"}, "option hand cannot be '4': it is 2, 3"),
        ({"hand": ""}, "option hand cannot be '': it is 2, 3"),
    ],
)
def test_a_refusal_is_one_line_that_says_what_there_is(given: dict[str, str], words: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        complete(OPTIONS, given)
    assert str(refusal.value) == words


def test_a_free_option_is_left_to_the_game_to_judge() -> None:
    free = (Option("board", ("standard",), "standard", free=True),)
    assert complete(free, {"board": "my own"}) == {"board": "my own"}


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOptions, match="there is none"):
        complete((), {"x": "y"})


def test_players_must_fit() -> None:
    assert check_players(range(2, 5), 4) == 4
    for count in (0, 1, 5, -1, True):
        with pytest.raises(BadOptions, match="for 2, 3, 4"):
            check_players(range(2, 5), count)


def test_what_needs_a_clock_has_something_to_hold_instead() -> None:
    pace = Option("pace", ("calm", "hasty", "wild"), "calm", live=("hasty", "wild"))
    assert without_clock((pace,), {"pace": "wild", "board": "hasty"}) == {"pace": "calm"}
    assert without_clock((pace,), {"pace": "calm"}) == {} == without_clock((pace,), {})

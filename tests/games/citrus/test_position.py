"""Positions that people write: what may be left out, and which line an error is in."""

import pytest

from terroir.core.errors import BadPosition
from terroir.games.citrus.game import GAME
from terroir.games.citrus.state import State

GRID = "grid\n  A L1 .\n  . O0*#\n"


def read(text: str) -> State:
    return GAME.position_from_text(text)


def facts(state: State, *questions: str) -> list[str]:
    return [GAME.fact(state, question) for question in questions]


def test_a_grid_alone_is_a_position() -> None:
    state = read(GRID)
    assert facts(state, "coins 1", "score 2", "workers 1", "workers 2", "bag") == ["6", "0", "4", "5", "88"]
    assert facts(state, "on a2", "on b2", "on b3", "finca A", "owner b2") == [
        "L1",
        "O0*",
        "#",
        "printed",
        "neutral",
    ]


def test_players_are_counted_where_nobody_says_how_many() -> None:
    assert facts(read("grid\n. L4\n. .\n"), "score 4") == ["0"]
    assert facts(read("seat 3 coins=1\n" + GRID), "coins 3") == ["1"]


def test_coordinates_and_comments_are_for_people() -> None:
    plain = read(GRID)
    adorned = read("// a comment\ngrid // another\n      1 2  3\n  a   A L1 .\n  b   . O0* #   // a rock\n")
    assert GAME.position_to_text(adorned) == GAME.position_to_text(plain)


def test_the_seat_and_flags_of_a_turn_may_be_bare() -> None:
    short = read("turn 2 main-done bag-short\nhand lemon\nsites A=10/5\n" + GRID)
    long = read("turn seat=2 main_done=1 bag_short=1\nhand 1:lemon\nsites A=10/5\n" + GRID)
    assert GAME.position_to_text(short) == GAME.position_to_text(long)
    assert facts(short, "hand", "short") == ["lemon", "yes"]


def test_words_stand_for_what_waits() -> None:
    text = "turn 1 finca-drawn=12/4 why-finca=milestone\nsites A?\n" + GRID
    again = GAME.position_to_text(read(text))
    assert "finca_drawn=12/4 why_finca=milestone" in again
    assert facts(read(again), "choices", "fincas") == ["A", "14"]


def test_used_tiles_are_not_in_the_box() -> None:
    state = read("used cart=1\nseat 1 tiles=cart\n" + GRID)
    assert GAME.pieces(state)["cart"] == 4


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "name a board, or draw a grid"),
        ("grid\n. .\n", "name a board, or draw a grid"),
        ("grid\n. .\n. . .\n", "line 3: this row of the grid has 3 marks instead of 2"),
        ("board vega\ngrid\n. .\n. .\n", "line 3: this row of the grid has 2 marks instead of 15"),
        ("board nowhere\n", "line 1: unknown board 'nowhere'"),
        ("grid\n. X\n. .\n", "line 2: a2: 'X' cannot lie there"),
        ("players 2\ngrid\n. L3\n. .\n", "line 3: a2: the owner in 'L3'"),
        ("grid\n. Lx\n. .\n", "line 2: a2: the owner in 'Lx'"),
        ("market lemon\nmarket lime\n" + GRID, "line 2: market is said twice, first in line 1"),
        ("markt lemon\n" + GRID, "line 1: unknown 'markt'; known are board"),
        ("market melon\n" + GRID, "line 1: 'melon' is no fruit"),
        ("\nmarket" + " lime" * 13 + "\n" + GRID, "line 2: market: twelve spaces"),
        ("turn 1 main-done=0\nhand lime\n" + GRID, "line 2: tiles in hand, but nothing was bought [C-B1]"),
        ("hand melon\n" + GRID, "line 1: 'melon' is no fruit"),
        ("hand 13:lime\n" + GRID, "line 1: hand: '13' should be a whole number from 1 to 12"),
        ("hand" + " lime" * 13 + "\n" + GRID, "line 1: hand: at most twelve tiles"),
        ("players six\n" + GRID, "line 1: players: 'six' should be a whole number from 2 to 5"),
        ("options family=maybe\n" + GRID, "line 1: option family cannot be 'maybe'"),
        ("options family\n" + GRID, "line 1: 'family' should be NAME=VALUE"),
        ("seat 1 coins=13\n" + GRID, "line 1: coins: '13' should be a whole number from 0 to 12"),
        ("seat 1 gold=1\n" + GRID, "line 1: seat: no 'gold'"),
        ("seat 1 tiles=donkey\n" + GRID, "line 1: 'donkey' is none of horses2"),
        ("players 2\nseat 3 coins=1\n" + GRID, "line 2: seat: '3' should be a whole number from 1 to 2"),
        ("seat\n" + GRID, "line 1: seat should be like"),
        ("turn 3\n" + GRID, "line 1: seat: '3' should be a whole number from "),
        ("turn 1 lucky\n" + GRID, "line 1: turn: no 'lucky'"),
        ("turn 1 finca-drawn=9/9\n" + GRID, "line 1: turn: finca_drawn is one of 10/5"),
        ("sites B?\n" + GRID, "line 1: sites: 'B' is not on this board"),
        ("sites A=9/9\n" + GRID, "line 1: sites: 'A=9/9' should be A? or A=10/5"),
        (
            "turn seat=0000000002000\n" + GRID,
            "line 1: seat: '0000000002000' should be a whole",
        ),
        ("turn seat=0000000006\n" + GRID, "line 1: seat: '0000000006' should be a whole number from 0 to 2"),
        ("turn turns=" + "9" * 5000 + "\n" + GRID, "line 1: turns: '999"),
        ("turn 1 main_done=2\n" + GRID, "line 1: main_done is 2: from 0 to 1 [C-T1]"),
        ("turn 1 built=-1\n" + GRID, "line 1: built: '-1' should be a whole number from 0 to "),
        (
            "seat 1 coins=0000000099\n" + GRID,
            "line 1: coins: '0000000099' should be",
        ),
        ("seat ² coins=1\n" + GRID, "line 1: seat: '²' should be a whole number from 1 to 2"),
        ("seat " + "9" * 5000 + " coins=1\n" + GRID, "line 1: seat: '9999"),
        ("grid\nL-0000000009 .\n. .\n", "line 2: a1: the owner in 'L-0000000009'"),
        ("grid\nL² .\n. .\n", "line 2: a1: the owner in 'L²'"),
        ("fincas 10/5=6\n" + GRID, "line 1: 6 Fincas 10/5, but there are only 5 [C-M5]"),
        ("turn 1 setup-left=1 finca-due\nfincas 8/6=1\nsites A?\n" + GRID, "line 1: setup_left=1: too few"),
        ("turn seat=0 reason=C-E1\n" + GRID, "line 1: nobody is in turn [C-S5]"),
        ("bag melon=1\n" + GRID, "line 1: bag: 'melon' is none of lemon"),
        ("letters Z\n" + GRID, "line 1: letters: 'Z' is no site tile"),
        ("board vega\ngrid\n" + "L1 . " * 7 + ".\n", "line 3: a4: 'L1'|line 2: the grid has 1 rows"),
        (
            "grid\nL1 . L1 . L1 .\n. L1 . L1 . L1\n",
            "player 1 has 6 regions, but only 5 workers|line 1: player 1 has 6",
        ),
    ],
)
def test_an_error_says_where_and_what(text: str, error: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position_handed_in(text)
    assert any(str(caught.value).startswith(start) for start in error.split("|")), str(caught.value)


def test_whoever_has_tiles_in_hand_has_bought_them() -> None:
    """It follows from the rest, so it need not be said."""
    assert read("turn 1\nhand lime\n" + GRID).main_done
    assert not read("turn 1 carting\nhand lime\n" + GRID).main_done
    assert not read("turn 1\n" + GRID).main_done

"""Boards: each condition of C-M7 has a board that fails it and one that just passes; the house boards."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

import pytest

from bench.boards import Series, play
from terroir.core.errors import BadOptions, BadPosition
from terroir.games.citrus import picture, setup
from terroir.games.citrus.board import HOUSE, Board, as_drawn, drawn, load, material, names, parse
from terroir.games.citrus.board import problems as faults
from terroir.games.citrus.terms import END_BLOCKED, END_BUILT
from tests.sampling import many

ROOT = Path(__file__).parents[3]

# Twelve sites three apart: nothing touches, no road serves two.
PLAIN = """
. . . . . . . . . . . .
. A . . B . . C . . D .
. . . . . . . . . . . .
. . . . . . . . . . . .
. E . . F . . G . . H .
. . . . . . . . . . . .
. . . . . . . . . . . .
. I . . J . . K . . L .
. . . . . . . . . . . .
"""
MARKET = "1 2 . .\n3 4 5 .\n6 7 8 9\n. 10 11 12"


def written(grid: str = PLAIN, side: str = "short", market: str = MARKET, more: str = "") -> str:
    """A board file."""
    return f'title = "Test"\nside = "{side}"\n{more}\ngrid = """{grid}"""\nmarket = """\n{market}\n"""\n'


def plain(side: str = "short", shared_roads: bool = False, **changes: str) -> Board:
    """The plain board with other tokens on some spaces: `a1="#"`."""
    rows = [line.split() for line in PLAIN.strip().splitlines()]
    for name, token in changes.items():
        rows["abcdefghij".index(name[0])][int(name[1:]) - 1] = token
    grid = "\n".join(" ".join(row) for row in rows)
    return parse("test", written(grid, side, more="shared_roads = true" if shared_roads else ""))


def cut(rows: int, board: Board) -> Board:
    """A board with only its first rows."""
    return replace(board, grid=board.grid[:rows])


def problems(board: Board) -> list[str]:
    """What is wrong with a board, in plain English."""
    return [str(fault) for fault in faults(board)]


@pytest.mark.parametrize("name", names())
def test_the_boards_of_the_package_are_valid(name: str) -> None:
    assert problems(load(name)) == []


def test_the_plain_board_is_valid() -> None:
    assert problems(plain()) == []


def test_each_letter_is_there_once() -> None:
    assert problems(plain(h11=".")) == ["site L is there 0 times instead of once"]
    assert problems(plain(h11="A"))[0] == "site A is there 2 times instead of once"
    assert "site L is there 0 times instead of once" in problems(plain(h11="A"))
    assert problems(plain(h11="M")) == [
        "site L is there 0 times instead of once",
        "site M is not used on the short side",
    ]


def test_the_long_side_needs_fifteen_letters() -> None:
    missing = [p for p in problems(plain(side="long")) if "times" in p]
    assert missing == [f"site {letter} is there 0 times instead of once" for letter in "MNO"]


@pytest.mark.parametrize(("to", "touch"), [("b3", True), ("c3", True), ("b4", False), ("c4", False)])
def test_no_two_sites_touch_not_even_at_a_corner(to: str, touch: bool) -> None:
    found = problems(plain(shared_roads=True, b5=".", **{to: "B"}))
    assert found == (["sites A and B touch"] if touch else [])


def test_no_space_is_a_road_of_two_sites_unless_the_file_says_so() -> None:
    assert problems(plain(b5=".", b4="B")) == ["b3 is a road of both A and B"]
    assert problems(plain(b5=".", c3="B"))[1:] == ["b3, c2 is a road of both A and B"]
    assert problems(plain(shared_roads=True, b5=".", b4="B")) == []


def test_every_site_has_two_buildable_roads() -> None:
    assert problems(plain(a2="#", c2="#")) == []
    assert problems(plain(a2="#", c2="#", b3="#")) == ["site A has fewer than 2 buildable road spaces"]
    assert problems(plain(a2="#", c2="#", b3="~")) == [], "a landscape space can be built on"


def test_a_site_in_the_corner_has_two_roads_and_on_the_edge_three() -> None:
    assert problems(plain(b2=".", a1="A")) == []
    assert problems(plain(b2=".", a1="A", a2="#")) == ["site A has fewer than 2 buildable road spaces"]
    assert problems(plain(b2=".", a2="A", a1="#")) == []
    assert problems(plain(b2=".", a2="A", a1="#", a3="#")) == [
        "site A has fewer than 2 buildable road spaces"
    ]


def test_a_fifth_more_spaces_than_tiles() -> None:
    """65 tiles need 78 spaces: the plain board has 96, of which 18 may go."""
    rocks = {f"i{n}": "#" for n in range(1, 13)} | {f"c{n}": "#" for n in range(1, 12, 3)}
    enough = rocks | {"f1": "#", "f12": "#"}
    assert problems(plain(**enough)) == []
    assert problems(plain(**enough, f6="#")) == [
        "77 open and landscape spaces are too few for 65 tiles with 20 % to spare"
    ]


def test_no_more_landscape_spaces_than_landscape_tiles() -> None:
    thirty = {f"{row}{n}": "~" for row in "cfi" for n in range(1, 11)}
    assert sum(material().landscape) == 30
    assert problems(plain(**thirty)) == []
    assert problems(plain(**thirty, a1="~")) == ["31 landscape spaces, but only 30 landscape tiles"]


def test_every_open_space_can_be_reached() -> None:
    assert problems(plain(a11="#", b12="~")) == []
    assert problems(plain(i11="#", h12="#")) == ["i12 cannot be reached from the rest"]
    assert problems(plain(a2="#", b1="#")) == ["a1 cannot be reached from the rest"]


def test_all_problems_are_told_at_once() -> None:
    found = problems(plain(h11="M", i11="#", h12="#", b5=".", b3="B"))
    assert [p.split()[:2] for p in found] == [
        ["site", "L"],
        ["site", "M"],
        ["sites", "A"],
        ["i12", "cannot"],
    ]


# ---- files and words ------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (written(PLAIN.replace("B", "x")), "'x' on b5; known are . # ~ and A to O"),
        (written(". . .\n. .\n. . ."), "row b has 2 spaces, row a has 3"),
        (written("\n".join([". ."] * 11)), "at most 15 columns and 10 rows"),
        (written(" ".join("." * 16)), "at most 15 columns and 10 rows"),
        (written(""), "at most 15 columns and 10 rows"),
        (written(side="middle"), "side is long or short, not 'middle'"),
        (written(market="1 2 3\n4 5 6"), "the market has spaces 1 to 12, each once"),
        (written(market=MARKET.replace("12", "11")), "the market has spaces 1 to 12, each once"),
        (written(market=MARKET.replace(". 10", "10")), "market rows are equally long"),
        (written(more='author = "me"'), "unknown author"),
        (written().replace("title", "name"), "unknown name"),
        (written().replace('title = "Test"', ""), "missing title"),
        (written(more='ours = "yes"'), "ours is true or false, not 'yes'"),
        ('title = "T"\nside = "long"\ngrid = 3\nmarket = ""', "grid is a text, not 3"),
        ("title = ", "board test: "),
    ],
)
def test_a_board_file_that_cannot_be_read_says_where(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        parse("test", text)
    assert said in str(refusal.value)


def test_a_market_may_be_numbered_in_any_order() -> None:
    board = parse("test", written(market="12 11 . .\n3 4 5 .\n6 7 8 9\n. 10 2 1"))
    assert board.lines[0] == (12, 11)
    assert board.lines[4] == (12, 3, 6)


def test_the_lines_of_the_market_are_its_rows_and_columns() -> None:
    """C-M4: rows of 2, 3, 4, 3 and columns of 3, 4, 3, 2."""
    for name in HOUSE.values():
        assert [len(line) for line in load(name).lines] == [2, 3, 4, 3, 3, 4, 3, 2]


@pytest.mark.parametrize("name", names())
def test_a_board_drawn_as_one_word_is_the_same_board(name: str) -> None:
    board, word = load(name), as_drawn(load(name))
    again = drawn(word)
    assert (again.grid, again.side, again.market) == (board.grid, board.side, board.market)
    assert load(word) == again
    assert as_drawn(again) == word


@pytest.mark.parametrize("side", HOUSE)
def test_a_game_on_a_drawn_board_is_the_game_on_the_named_one(side: str) -> None:
    short = {"long": "no", "short": "yes"}[side]
    named = setup.start(2, {"short": short})
    on_word = setup.start(2, {"short": short, "board": as_drawn(load(HOUSE[side]))})
    assert on_word.written() == named.written()


def test_no_game_begins_on_a_board_that_is_not_valid() -> None:
    with pytest.raises(BadOptions, match=r"not a board .* the long game on: site M is there 0 times"):
        setup.start(2, {"board": as_drawn(load(HOUSE["short"]))})
    with pytest.raises(BadOptions, match="too few for 65 tiles"):
        setup.start(2, {"short": "yes", "board": as_drawn(cut(6, plain()))})


# ---- drawn for people -----------------------------------------------------


def as_text(board: Board) -> str:
    """The picture of a board without its colours and its market."""
    lines = takewhile(bool, picture.draw_board(board))
    return "".join("".join(str(span.text) for span in line).rstrip() + "\n" for line in lines)


def test_a_board_is_drawn_with_its_coordinates() -> None:
    assert as_text(drawn(".A.~/#..B")) == (
        "     1    2    3    4\n a   ·    A    ·    ~   a\n b   ▲    ·    ·    B   b\n     1    2    3    4\n"
    )


@pytest.mark.parametrize("name", HOUSE.values())
def test_the_document_shows_the_house_boards_as_they_are(name: str) -> None:
    assert as_text(load(name)) in (ROOT / "docs" / "boards.md").read_text("utf-8")


@pytest.mark.parametrize("name", HOUSE.values())
def test_the_plots_were_made_of_the_house_boards_as_they_are(name: str) -> None:
    measured = json.loads((ROOT / "docs" / "data" / "boards.json").read_text("utf-8"))["boards"]
    assert measured[name] == as_drawn(load(name))


# ---- how the house boards play --------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("side", HOUSE)
def test_greedy_games_on_the_house_boards_rarely_end_blocked(side: str, players: int) -> None:
    """C-T3 ends fewer than 1 % of these games; the luck of each is fixed, so the count never varies."""
    series = Series("citrus", HOUSE[side], side, "2015", players, "greedy")
    ended = [play(series, number)[0] for number in range(many(6, 60, 60))]
    assert sum(state.reason == END_BLOCKED for state in ended) <= 2


@pytest.mark.parametrize("side", HOUSE)
def test_random_games_on_the_house_boards_end_whatever_happens(side: str) -> None:
    """Random play blocks the table in most games, and each of them still comes to its end. C-T3."""
    series = Series("citrus", HOUSE[side], side, "2015", 3, "random")
    ended = [play(series, number) for number in range(many(6, 40, 40))]
    assert {state.reason for state, _ in ended} <= {END_BUILT, END_BLOCKED}
    assert sum(blocked for _, blocked in ended) > 0

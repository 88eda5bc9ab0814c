"""What the screen is made of: files that survive, menus that fit, pictures that find their room."""

import inspect
import re
from pathlib import Path

import pytest
from rich.text import Text

from terroir.cli import files, rulebook
from terroir.cli.failure import Failure
from terroir.cli.menu import Menu, narrowed
from terroir.cli.paint import Painter, _arrange
from terroir.cli.terminal import Terminal
from terroir.cli.words import Words
from terroir.core.game import Action, Message, Offer, Span
from tests.cli.conftest import Terroir
from tests.core import pebbles


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "new" / "a.game"
    files.write(file, "one\n")
    files.write(file, "two\n", private=True)
    assert file.read_text() == "two\n" and file.stat().st_mode & 0o777 == 0o600

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", fail)
    with pytest.raises(Failure, match="No space left on device"):
        files.write(file, "three\n")
    assert file.read_text() == "two\n"
    assert [path.name for path in file.parent.iterdir()] == ["a.game"]


def test_no_game_is_kept_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERROIR_HOME", str(tmp_path))
    assert files.free("x").name == "x.game"
    files.write(files.free("x"), "")
    assert files.free("x").name == "x-2.game"


class Spoken:
    """Offers as they are listed here; all that a menu asks of a game."""

    def __init__(self, offers: dict[str, Offer]) -> None:
        self.offers = offers

    def message_for(self, seen: object) -> None:
        return None

    def offer(self, view: object, action: str) -> Offer:
        return self.offers[action]

    def move_to_text(self, action: str) -> str:
        return action


def menu(offers: dict[str, Offer]) -> Menu:
    actions: list[Action] = list(offers)  # type: ignore[arg-type]
    return Menu(Spoken(offers), None, actions, Words("en"))  # type: ignore[arg-type]


def on(group: str, space: str) -> Offer:
    return Offer(Message(group), space=space)


def test_the_only_choice_of_spaces_is_numbered_on_the_board() -> None:
    shown = menu({"place e2": on("place", "e2"), "place e3": on("place", "e3"), "end": Offer(Message("end"))})
    assert shown.lit == {"e2": "1", "e3": "2"}
    assert [entry.actions for entry in shown.entries] == [("place e2",), ("place e3",), ("end",)]


def test_of_several_choices_of_spaces_one_is_chosen_first() -> None:
    offers = {f"{what} {space}": on(what, space) for what in ("lemon", "bull") for space in ("e2", "e3")}
    shown = menu(offers)
    assert shown.lit == {}
    assert [entry.label for entry in shown.entries] == ["lemon … (2 spaces)", "bull … (2 spaces)"]
    closer = menu({text: offers[text] for text in shown.entries[1].actions})  # type: ignore[index]
    assert closer.lit == {"e2": "1", "e3": "2"} and closer.title == "bull"


def test_many_ways_are_folded_and_few_are_not() -> None:
    many = {f"harvest {i}": Offer(Message("harvest"), Message(f"harvest {i}")) for i in range(31)}
    few = {f"buy {i}": Offer(Message("buy"), Message(f"buy {i}")) for i in range(4)}
    assert [entry.label for entry in menu(few | many).entries] == [
        "buy 0", "buy 1", "buy 2", "buy 3", "harvest … (31 ways)",
    ]  # fmt: skip
    assert len(menu(many).entries) == 31


def test_amounts_are_their_own_numbers() -> None:
    bids = {f"raise {n}": Offer(Message("bid"), Message(f"bid {n}"), number=n) for n in range(5, 10)}
    shown = menu(bids | {"pass": Offer(Message("pass"), number=0)})
    assert [(entry.number, entry.label) for entry in shown.entries] == [("5–9", "bid"), ("0", "pass")]
    assert shown.numbers == "5–9, 0"
    assert shown.numbered(7) == ("raise 7",) and shown.numbered(0) == ("pass",) and shown.numbered(1) == ()
    few = menu({text: bids[text] for text in ("raise 5", "raise 6")})
    assert [(entry.number, entry.label) for entry in few.entries] == [("5", "bid 5"), ("6", "bid 6")]


def test_what_is_typed_may_be_a_beginning_or_a_space() -> None:
    offers = {
        "place lemon e2": on("lemon", "e2"),
        "place lime e2": on("lime", "e2"),
        "place lime e3": on("lime", "e3"),
    }
    game, actions = Spoken(offers), list(offers)

    def meant(text: str) -> list[str]:
        return narrowed(game, actions, text, None)  # type: ignore[arg-type, return-value]

    assert meant("place  lime") == ["place lime e2", "place lime e3"]
    assert meant("E3") == ["place lime e3"]
    assert meant("e2") == ["place lemon e2", "place lime e2"]
    assert meant("place li") == [] and meant("e4") == []


def test_a_game_without_words_is_offered_in_its_notation() -> None:
    state = pebbles.GAME.start(2, {})
    view = pebbles.GAME.view(state, 0)
    legal = pebbles.GAME.legal(state, 0)
    shown = Menu(pebbles.GAME, view, legal, Words("en", pebbles.GAME))
    assert [entry.label for entry in shown.entries] == [pebbles.GAME.move_to_text(action) for action in legal]


def test_blocks_go_side_by_side_where_there_is_room() -> None:
    blocks = [[Text("A" * 20)] * 3, [Text("B" * 8)] * 2, [Text("C" * 8)]]
    beside = [line.plain.rstrip() for line in _arrange(blocks, 30)]
    assert beside == ["A" * 20 + "  " + "B" * 8, "A" * 20 + "  " + "B" * 8, "A" * 20, " " * 22 + "C" * 8]
    under = [line.plain.rstrip() for line in _arrange(blocks, 20)]
    assert under == ["A" * 20] * 3 + ["", "B" * 8 + "  " + "C" * 8, "B" * 8]
    assert len(_arrange(blocks, 10)) == 3 + 1 + 2 + 1 + 1


def test_a_span_is_cut_or_filled_to_its_width() -> None:
    painter = Painter(pebbles.GAME, Words("en", names=("Maximiliana Alexandra",)))
    row = painter.row([Span(Message("seat-name", seat=0), "name", 10), Span("ab", "", 5), Span("!")])
    assert row.plain == "Maximili… ab   !"


SOLO = ("play", "citrus", "--players", "2", "--bots", "random", "--option", "first=1", "--seed", "5")


def low(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 80 columns and 24 lines."""
    for name, value in (("FORCE_COLOR", "1"), ("COLUMNS", "80"), ("LINES", "24")):
        monkeypatch.setenv(name, value)


def test_a_low_screen_has_the_whole_board_and_the_rest_page_by_page(
    terroir: Terroir, monkeypatch: pytest.MonkeyPatch
) -> None:
    low(monkeypatch)
    shown = terroir(*SOLO, typed="\n\nquit\n").out.split("\x1b[H")
    pages = [Text.from_ansi(screen).plain for screen in shown if "page" in screen]
    assert len(pages) == 3 and all(page.count("\n") <= 23 for page in pages)
    for page in pages:
        assert all(re.search(rf"^ {row} .* {row}$", page, re.MULTILINE) for row in "abcdefghij")
    assert "Buy line 1" in "".join(pages) and "Market" in "".join(pages)


def test_what_is_typed_under_help_is_taken_and_help_lists_every_command(
    terroir: Terroir, monkeypatch: pytest.MonkeyPatch
) -> None:
    low(monkeypatch)
    ran = Text.from_ansi(terroir(*SOLO, typed="help\n\n1\nquit\n").out).plain
    assert "Build your 2 tiles." in ran and "\n hint " in ran
    assert "help shows all that you can type." in terroir(*SOLO, typed="frobnicate\nquit\n").out
    known = inspect.getsource(Terminal.__init__)
    assert set(re.findall(r'"(\w+)": self\.', known)) <= set(rulebook.COMMANDS)

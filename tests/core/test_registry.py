"""Games are found by their folders and in installed packages, and only those are ever imported."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from terroir.core import registry
from terroir.core.errors import UnknownGame


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of games of its own: two games, a folder without game, a stray file."""
    games = tmp_path / "shelf_of_games"
    for name in ("plum", "pear", "empty"):
        (games / name).mkdir(parents=True)
        (games / name / "__init__.py").touch()
    (games / "__init__.py").touch()
    (games / "stray.py").touch()
    (games / "plum" / "game.py").write_text("GAME = 'the game of plums'\n")
    (games / "pear" / "game.py").write_text("GAME = 'the game of pears'\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "FOLDER", "shelf_of_games")
    registry.forget()
    yield games
    registry.forget()
    for module in [name for name in sys.modules if name.startswith("shelf_of_games")]:
        del sys.modules[module]


def test_folders_with_a_game_are_games(shelf: Path) -> None:
    assert registry.games() == ("pear", "plum")
    assert registry.load("plum") == "the game of plums"


def test_an_unknown_game_gets_a_suggestion(shelf: Path) -> None:
    with pytest.raises(UnknownGame, match=r"^no game 'Plumm': did you mean plum\?$"):
        registry.load("Plumm")
    with pytest.raises(UnknownGame, match=r"^no game 'zzz': there is pear, plum$"):
        registry.load("zzz")


@pytest.mark.parametrize("name", ["", "stray", "empty", "plum.game", "..core", "os", "\ud800", "x" * 10_000])
def test_no_text_from_outside_chooses_a_module(shelf: Path, name: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        registry.load(name)
    assert len(str(refusal.value)) < 200


def test_without_a_folder_there_is_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "FOLDER", "no_such_shelf")
    monkeypatch.setattr(registry, "EXAMPLES", "no_such_shelf")
    registry.forget()
    assert registry.games() == ()
    with pytest.raises(UnknownGame, match="there is none"):
        registry.load("plum")
    registry.forget()


def test_every_installed_game_loads_under_its_own_name() -> None:
    registry.forget()
    for name in (*registry.games(), *registry.examples()):
        assert registry.load(name).name == name


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package that brings games: a good one, one of another name, one that is not there."""
    info = tmp_path / "orchard_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: orchard-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[terroir.games]\npebbles = orchard_games:GAME\nquince = orchard_games:GAME\n"
        "medlar = orchard_games_missing:GAME\n../x = orchard_games:GAME\n"
    )
    (tmp_path / "orchard_games.py").write_text("from tests.core.pebbles import GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry.forget()
    yield tmp_path
    registry.forget()
    sys.modules.pop("orchard_games", None)


def test_an_installed_package_brings_games(package: Path) -> None:
    with pytest.warns(UserWarning, match=r"quince|medlar"):
        listed = set(registry.games())
    assert "pebbles" in listed and not listed & {"../x", "medlar", "quince"}
    assert registry.load("pebbles").name == "pebbles"


def test_what_is_wrong_with_an_installed_game_is_said_in_a_line(package: Path) -> None:
    with pytest.raises(UnknownGame, match="orchard_games:GAME is not a game called quince"):
        registry.load("quince")
    with pytest.raises(UnknownGame, match=r"medlar cannot be loaded from orchard_games_missing:GAME: Module"):
        registry.load("medlar")

"""Bots of one's own, in Python: found by file, module and entry point, told their seat, held to the rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from terroir.arena.match import Table
from terroir.arena.series import play_series
from terroir.bots import own
from terroir.bots.bot import Bot
from terroir.bots.codes import UnknownBot
from terroir.bots.levels import robot
from terroir.bots.own import any_bot, is_own, tried_out
from terroir.bots.playing import play
from terroir.core.game import Over
from terroir.core.registry import games, load

SOURCE = """
from terroir.bots.bot import Bot

class First(Bot):
    def begin(self, game, seat, players, options):
        self.seat = seat
    def plan(self, game, view, actions, randbelow, budget=None):
        assert view.viewer == self.seat, "it knows its seat"
        return [actions[0], actions[-1]]  # the second rarely fits, and is left out then

class Raises(Bot):
    def plan(self, game, view, actions, randbelow, budget=None):
        raise RuntimeError("no idea")

class Cheats(Bot):
    def plan(self, game, view, actions, randbelow, budget=None):
        return ["a million points"]

class NoBot:
    pass

class Fails(First):
    def __init__(self):
        raise ValueError("not today")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots, in which a command is run."""
    (tmp_path / "mine.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_file_of_the_same_name_in_another_folder_is_another(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(games()[0])
    assert any_bot(game, "mine.py:First")
    (folder / "other").mkdir()
    (folder / "other" / "mine.py").write_text(SOURCE.replace("First", "Second"))
    monkeypatch.chdir(folder / "other")
    assert any_bot(game, "mine.py:Second")
    with pytest.raises(UnknownBot, match="the file has no First"):
        any_bot(game, "mine.py:First")


def series(game: str, bots: tuple[str, ...], players: int = 2, jobs: int = 1) -> list[tuple[object, ...]]:
    table = Table(game, players, (), bots, 1, duplicate=True)
    found = sorted(play_series(table, 2 * table.round, jobs), key=lambda result: result.number)
    return [(result.bots, result.scores, result.winners, result.faults) for result in found]


@pytest.mark.parametrize("game", games())
def test_a_bot_of_a_file_plays_and_knows_its_seat(folder: Path, game: str) -> None:
    assert all(not faults for *_, faults in series(game, ("mine.py:First", "random")))


def test_worker_processes_play_the_same(folder: Path) -> None:
    bots = ("mine.py:First", "mine.py:Raises", "random")
    assert series(games()[-1], bots, 3, jobs=2) == series(games()[-1], bots, 3)


@pytest.mark.parametrize(("name", "why"), [("Raises", "RuntimeError: no idea"), ("Cheats", "none of the")])
def test_a_bot_that_fails_has_lost_and_the_others_finish(folder: Path, name: str, why: str) -> None:
    code = f"{folder / 'mine.py'}:{name}"
    for bots, _, winners, faults in series(games()[-1], (code, "random", "greedy"), 3):
        (seat,) = [seat for seat, bot in enumerate(bots) if bot == code]  # type: ignore[arg-type, var-annotated]
        assert [(one, why in said) for one, said in faults] == [(seat, True)]  # type: ignore[attr-defined]
        assert winners and seat not in winners  # type: ignore[operator]
    assert {winners for _, _, winners, _ in series(games()[-1], (code,))} == {()}, "nobody is left to win"


def test_modules_and_entry_points(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(games()[-1])
    assert any_bot(game, "mine:First").code == "mine:First"
    package = folder / "some_bots-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: some-bots\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[terroir.bots]\nprized = mine:First\n")
    monkeypatch.syspath_prepend(folder)
    own._installed.cache_clear()
    try:
        assert any_bot(game, "prized").code == "prized"
        with pytest.raises(UnknownBot, match="did you mean prized"):
            any_bot(game, "prizd")
    finally:
        monkeypatch.undo()
        own._installed.cache_clear()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("mine.py:Nobody", "the file has no Nobody"),
        ("none.py:Mine", "there is no file"),
        ("nowhere:Mine", "No module named 'nowhere'"),
        ("mine.py:NoBot", "is no terroir.bots.bot.Bot"),
        ("mine.py:Fails", "ValueError: not today"),
        ("gredy", "did you mean greedy"),
        ("cmd:", "names no program"),
        ("cmd:'", "No closing quotation"),
        ("cmd:no-such-program", "cannot be started"),
    ],
)
def test_what_cannot_be_is_said(folder: Path, code: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        tried_out(load(games()[-1]), code)


@pytest.mark.parametrize("command", ["simulate", "arena", "play"])
def test_a_mistake_is_one_line_and_exit_code_2(folder: Path, command: str) -> None:
    call = [sys.executable, "-c", "from terroir.cli.main import app; app()", command, games()[-1]]
    done = subprocess.run([*call, "--bots", "mine.py:Fails"], capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1) and "not today" in done.stderr, done.stderr


@pytest.mark.parametrize("code", ["mine.py:First", "mine:First", "cmd:touch ran", "cmd:", "prized"])
def test_a_server_never_runs_what_somebody_else_names(folder: Path, code: str) -> None:
    game = load(games()[-1])
    with pytest.raises(UnknownBot):
        robot(game, code)
    assert is_own(game, code) or code == "prized"
    assert not (folder / "ran").exists()


def test_an_object_can_play() -> None:
    class Last(Bot):
        def plan(self, game, view, actions, randbelow, budget=None):  # type: ignore[no-untyped-def]
            return [actions[-1]]

    match = play(load(games()[-1]), [Last(), "random"], seed=3)
    assert isinstance(match.pending, Over)


def test_a_saved_game_starts_no_program_by_itself(folder: Path) -> None:
    command = [sys.executable, "-c", "from terroir.cli.main import app; app()", "play"]
    begin = [games()[0], "--bots", "mine.py:First", "--save", "kept.game", "--seed", "1"]

    def run(*more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*command, *more], input="", capture_output=True, text=True)

    assert run(*begin).returncode == 0
    refused = run("--load", "kept.game")
    assert refused.returncode == 2 and "--seat '2=mine.py:First'" in refused.stderr
    assert run("--load", "kept.game", "--seat", "2=mine.py:First").returncode == 0


def test_in_play_the_screen_says_that_a_bot_has_failed(folder: Path) -> None:
    command = [sys.executable, "-c", "from terroir.cli.main import app; app()", "play", "citrus"]
    command += ["--bots", "mine.py:Raises", "--option", "first=2", "--seed", "1", "--save", "kept.game"]
    done = subprocess.run([*command, "--lang", "en"], input="", capture_output=True, text=True)
    said = " ".join(done.stdout.split())
    assert done.returncode == 0 and "has failed and lost: RuntimeError: no idea" in said, said

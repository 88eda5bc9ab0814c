"""A game at the terminal, from the first line to the last, typed in as a person would."""

import io
import re
import sys
from pathlib import Path

import pytest

from terroir.bots.levels import default_level, levels
from terroir.cli.main import app
from terroir.cli.words import LANGUAGES, Words
from terroir.core.record import parse
from terroir.core.registry import games, load
from tests.cli.conftest import Terroir

LINES = {"citrus": ["1\n"] * 2500, "chicoree": ["1\n", "0\n"] * 2500}
"""The first line of the menu, or nothing where amounts are asked: any game comes to its end that way."""
FIRST = {game: "".join(lines) for game, lines in LINES.items()}
SHORT = {"citrus": ("--variant", "short"), "chicoree": ("--option", "rounds=10")}
"""For tests that are about something else than a long game."""


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def kept(home: Path) -> Path:
    (file,) = home.glob("*.game")
    return file


def test_a_whole_hot_seat_game_is_played_kept_and_verified(terroir: Terroir, home: Path, game: str) -> None:
    played = terroir("play", game, *SHORT[game], "--names", "Anna,Bert", "--seed", "3", typed=FIRST[game])
    assert played.code == 0 and played.err == ""
    assert "★ wins" in played.out and "Anna" in played.out and "Bert" in played.out
    promise = re.search(r"promise: ([0-9a-f]{64})", played.out)
    record = parse(kept(home).read_text("utf-8"))
    assert promise and record.value("Commitment") == promise[1]
    assert record.value("Result") and record.value("Secret")
    assert [record.value("Seat1"), record.value("Seat2")] == ["Anna", "Bert"]
    assert not list(home.glob("*.secret")), "the secret is in the record once the game is over"
    checked = terroir("verify", str(kept(home)))
    assert checked.code == 0 and promise[1] in checked.out


@pytest.mark.parametrize("bots", ["greedy", "greedy,random"])
def test_a_whole_game_against_bots(terroir: Terroir, home: Path, game: str, bots: str) -> None:
    played = terroir("play", game, "--bots", bots, "--seed", "4", typed=FIRST[game])
    assert played.code == 0 and "★ wins" in played.out
    record = parse(kept(home).read_text("utf-8"))
    codes = bots.split(",")
    assert [record.value(f"Bot{seat}") for seat in range(2, 2 + len(codes))] == codes
    assert record.value("Bot1") is None


def test_alone_one_plays_at_a_table_that_the_book_does_not_advise_against(terroir: Terroir) -> None:
    """K-M3: three at least in one game, two in another; two who ask for it may play, and are told."""
    assert " 3  Bot Practised 3" in terroir("play", "chicoree", typed="quit\n").out
    assert " 3  " not in terroir("play", "citrus", typed="quit\n").out.split("Citrus")[1][:60]
    told = "made for three to six"
    assert told in terroir("play", "chicoree", "--names", "Anna,Bert", typed="quit\n").out
    assert told not in terroir("play", "chicoree", "--names", "Anna,Bert,Cleo", typed="quit\n").out


def test_what_needs_a_clock_is_said_and_done_without(terroir: Terroir, home: Path) -> None:
    """K-A1: at a table without a clock open auctions are held in turn."""
    played = terroir("play", "chicoree", "--option", "auction=melee", typed="quit\n")
    assert "needs a clock" in played.out
    assert parse(kept(home).read_text("utf-8")).value("Option.auction") == "turn"


def test_bots_alone_play_without_anybody_typing(terroir: Terroir, home: Path, game: str) -> None:
    played = terroir("play", game, "--players", "2", "--bots", "random,greedy")
    assert played.code == 0 and "★ wins" in played.out


def test_without_a_seed_no_two_games_are_the_same(terroir: Terroir, home: Path, game: str) -> None:
    for _ in range(2):
        terroir("play", game, "--players", "2", "--bots", "random,random")
    one, two = (parse(file.read_text("utf-8")) for file in home.glob("*.game"))
    assert one.value("Commitment") != two.value("Commitment") and one.lines != two.lines


def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(terroir: Terroir, home: Path, game: str) -> None:
    args = ("play", game, *SHORT[game], "--names", "Anna", "--bots", "random", "--seed", "8")
    terroir(*args, typed=FIRST[game])
    whole = kept(home).read_text("utf-8")
    kept(home).unlink()
    left = terroir(*args, typed="".join(LINES[game][:7]))
    assert left.code == 0 and f"terroir play --load {kept(home)}" in left.out
    running = parse(kept(home).read_text("utf-8"))
    assert running.value("Secret") is None and running.value("Result") is None
    quit_again = terroir("play", "--resume", typed="".join(LINES[game][7:10]) + "quit\n")
    assert quit_again.code == 0 and "terroir play --load" in quit_again.out
    resumed = terroir("play", "--load", str(kept(home)), typed="".join(LINES[game][10:]))
    assert resumed.code == 0 and "★ wins" in resumed.out
    assert kept(home).read_text("utf-8") == whole


def test_save_keeps_a_copy_that_goes_on_by_itself(terroir: Terroir, home: Path, game: str) -> None:
    typed = "1\n1\nsave\nsave copy.game\nsave no/such\0folder\n"
    asked = ("play", game, *SHORT[game], "--bots", "random", "--save", "mine.game")
    played = terroir(*asked, typed=typed)
    assert played.code == 0 and "Saved as copy.game." in played.out and "For example" in played.out
    assert Path("mine.game").exists() and not home.exists()
    assert Path("copy.game").read_text("utf-8") == Path("mine.game").read_text("utf-8")
    assert terroir("play", "--load", "copy.game", typed=FIRST[game]).code == 0
    assert terroir("verify", "copy.game").code == 0
    assert terroir("verify", "mine.game").code == 2


def test_a_running_record_without_its_secret_goes_on_unpromised(
    terroir: Terroir, home: Path, game: str
) -> None:
    terroir("play", game, *SHORT[game], "--bots", "random", "--save", "a.game", typed="1\n1\n")
    secret = Path("a.game.secret")
    assert secret.stat().st_mode & 0o077 == 0
    secret.unlink()
    resumed = terroir("play", "--load", "a.game", typed=FIRST[game])
    assert resumed.code == 0 and "cannot be verified" in resumed.out
    assert terroir("verify", "a.game").code == 2


def test_a_new_game_takes_neither_the_file_nor_the_secret_of_another(terroir: Terroir, game: str) -> None:
    terroir("play", game, "--save", "a.game", typed="1\n")
    before = Path("a.game").read_text("utf-8")
    again = terroir("play", game, "--save", "a.game", typed="1\n")
    assert again.code == 2 and "--load" in again.err and Path("a.game").read_text("utf-8") == before
    Path("a.game").unlink()
    terroir("play", game, *SHORT[game], "--bots", "random", "--save", "a.game", typed=FIRST[game])
    assert terroir("verify", "a.game").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(terroir: Terroir, game: str, language: str) -> None:
    words = Words(language, load(game))
    typed = "help\nrules\nlog\nundo\n99999\nnonsense\nquit\n"
    played = terroir("play", game, "--players", "2", "--lang", language, typed=typed)
    assert played.code == 0
    for said in ("help-hint", "help-title", "no-undo", "command-quit"):
        assert " ".join(words.text(said).split()) in " ".join(played.out.split()), said
    for rule in load(game).rules:
        assert words.text(f"rule-{rule}") in played.out


@pytest.mark.parametrize(
    ("locale", "language"), [("fr_CH.UTF-8", "fr"), ("de", "de"), ("ja_JP", "en"), ("", "en")]
)
def test_the_language_is_that_of_the_locale(
    terroir: Terroir, monkeypatch: pytest.MonkeyPatch, game: str, locale: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert Words(language).text("help-hint") in terroir("play", game, typed="quit\n").out


def test_rules_are_explained_by_id_and_by_section(terroir: Terroir, game: str) -> None:
    rule = next(iter(load(game).rules.values()))
    words = Words("en", load(game))
    typed = f"help {rule.id.lower()}\nhelp {rule.section}\nhelp no such thing\nquit\n"
    played = " ".join(terroir("play", game, typed=typed).out.split())
    assert played.count(words.text(f"rule-{rule.id}.text")[:60]) == 2
    assert "nothing called “no such thing”" in played


def test_ctrl_c_leaves_with_the_game_kept(
    terroir: Terroir, home: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    import sys

    class Interrupted:
        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            raise KeyboardInterrupt

    from terroir.cli import main

    monkeypatch.setattr(sys, "stdin", Interrupted())
    with pytest.raises(SystemExit) as ended:
        main.app(["play", game])
    assert ended.value.code == 0
    assert terroir("play", "--resume", typed="").code == 0


def test_no_seat_sees_the_secrets_of_the_one_before(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    from rich.console import Console

    from terroir.cli.session import begin
    from terroir.cli.terminal import Terminal
    from tests.core import toy

    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n\n1\n"))
    session = begin(toy.GAME, {}, ["Anna", "Bert"], {}, 1, None)
    console = Console(file=io.StringIO(), width=100, record=True)
    Terminal(session, Words("en", toy.GAME, session.names), console).run()
    shown = console.export_text()
    assert "The screen is for Bert now" in shown
    before, after = shown.split("The screen is for Bert now", 1)
    hands = re.findall(r"hand ([0-9,]+)", before), re.findall(r"hand ([0-9,]+)", after)
    assert hands[0] and hands[1] and set(hands[0]).isdisjoint(hands[1])


def test_bots_sit_down_by_level(terroir: Terroir, game: str) -> None:
    """At the last seats or at one seat, and called by the name of the level in the language spoken."""
    offered = levels(load(game))
    for level in offered[:: len(offered) - 1]:
        same = ("play", game, "--players", "2", "--save", f"{level.code}.game")
        shown = terroir(*same, "--bots", level.code, typed="quit\n")
        assert shown.code == 0 and level.code.capitalize() in shown.out
        assert parse(Path(f"{level.code}.game").read_text("utf-8")).value("Bot2") == level.bot
    german = terroir("play", game, "--players", "2", "--seat", "2=master", "--lang", "de", typed="quit\n")
    assert "Meister" in german.out
    assert "did you mean master?" in terroir("play", game, "--bots", "mastr").err


def test_who_names_nothing_is_asked_which_game_and_how_strong(
    home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class AtKeyboard(io.StringIO):
        def isatty(self) -> bool:
            return True

    def shown(*typed: str) -> str:
        monkeypatch.setattr(sys, "stdin", AtKeyboard("".join(f"{line}\n" for line in (*typed, "quit"))))
        with pytest.raises(SystemExit) as ended:
            app(["play"])
        assert ended.value.code == 0
        return capfd.readouterr().out

    citrus = str(1 + games().index("citrus"))
    out = shown(citrus, "5")
    assert "How strong should the others be? ⏎ is Practised." in out and re.search("5 +Master", out)
    assert parse(kept(home).read_text("utf-8")).value("Bot2") == levels(load("citrus"))[4].bot
    kept(home).unlink()
    shown("citrus", "")
    assert parse(kept(home).read_text("utf-8")).value("Bot2") == default_level(load("citrus")).bot

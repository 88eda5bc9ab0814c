"""Citrus at the terminal: the words, numbers and refusals that a player meets."""

from pathlib import Path

import pytest

from terroir.core.record import parse
from tests.cli.conftest import Terroir, home, terroir

__all__ = ["home", "terroir"]

START = ("play", "citrus", "--names", "Anna,Bert", "--seed", "5", "--option", "first=1", "--save", "a.game")


def steps(seat: str) -> list[str]:
    return [line.text for line in parse(Path("a.game").read_text("utf-8")).steps if line.who == seat]


def test_the_table_shows_letters_owners_wells_prices_and_mats(terroir: Terroir) -> None:
    shown = terroir(*START, typed="buy 1\n1\n").out
    for sign in ("Market", "bag 78", "1 →", "5↓", "10/5", "(E)", "Fincas", "workers", "♟♟♟♟♟", "▲", "[1]"):
        assert sign in shown, sign
    assert "►  1  Anna" in shown and "Build your 2 tiles." in shown


def test_an_action_is_chosen_by_number_notation_beginning_or_space(terroir: Terroir) -> None:
    first = terroir(*START, typed="1\n").out
    assert "Buy line 1 for 2 coins:" in first
    numbered = steps("1")
    assert numbered == ["buy 1"]
    for typed in ("buy 1\n", " buy  1 \n"):
        Path("a.game").unlink()
        terroir(*START, typed=typed)
        assert steps("1") == numbered
    offered = terroir("play", "--load", "a.game", typed="place\nback\nc4\n1\n")
    assert "⏎ back to everything" in offered.out
    assert steps("1")[1].startswith("place ") and steps("1")[1].endswith(" c4")


def test_a_refusal_cites_the_rule_marks_the_space_and_names_the_nearest(terroir: Terroir) -> None:
    out = terroir(*START, typed="buy 1\nplace lemon a2\nplace grapefruit a2\nplace orange* a2\n").out
    assert "✗" in out and "C-P2" in out and "Nearest legal: place" in out and "[!]" in out
    assert steps("1") == ["buy 1"]


def test_why_answers_without_trying(terroir: Terroir) -> None:
    out = terroir(*START, typed="why buy 1\nwhy end\nwhy nonsense\n").out
    assert "Yes, you may: buy 1" in out
    assert "You still have to build or harvest" in out and "C-T1" in out
    assert "I cannot read “nonsense”" in out
    assert steps("1") == []


def test_undo_takes_back_one_action_and_restart_the_turn(terroir: Terroir) -> None:
    out = terroir(*START, typed="undo\nbuy 1\nc4\n1\nundo\n").out
    assert "Nothing can be taken back" in out and "Taken back." in out
    assert steps("1") == ["buy 1"]
    terroir("play", "--load", "a.game", typed="c4\n1\nrestart\n")
    assert steps("1") == []
    terroir("play", "--load", "a.game", typed="undo\nbuy 2\n")
    assert steps("1") == ["buy 2"]


def test_the_log_tells_everything_in_words(terroir: Terroir) -> None:
    out = terroir(*START, typed="buy 1\nlog\n").out
    assert "Anna buys line 1 for 2 coins." in out and "Market space 1:" in out


@pytest.mark.parametrize(
    ("language", "market", "lemon"), [("fr", "Marché", "Ci"), ("it", "Mercato", "Li"), ("de", "Markt", "Zi")]
)
def test_the_table_is_in_the_language_of_the_player(
    terroir: Terroir, language: str, market: str, lemon: str
) -> None:
    out = terroir(*START, "--lang", language, typed="buy 1\n").out
    assert market in out and lemon in out and "Market" not in out


def test_a_board_is_shown_and_a_bad_one_is_refused_with_every_reason(terroir: Terroir) -> None:
    assert {"patio", "vega"} <= set(terroir("board", "show", "--game", "citrus").out.split())
    shown = terroir("board", "show", "vega", "--game", "citrus").out
    assert "▲" in shown and " a  " in shown and "Market" in shown
    from terroir.games.citrus.game import GAME

    Path("good.toml").write_text(GAME.board_text("vega"))
    good = terroir("board", "check", "good.toml", "--game", "citrus")
    assert good.code == 0 and "a valid board" in good.out
    Path("bad.toml").write_text(GAME.board_text("vega").replace("K", "."))
    bad = terroir("board", "check", "bad.toml", "--game", "citrus")
    assert bad.code == 1 and "site K is there 0 times" in bad.out
    Path("worse.toml").write_text("grid = 1")
    assert terroir("board", "check", "worse.toml", "--game", "citrus").code == 2
    assert terroir("board", "show", "worse.toml", "--game", "citrus").code == 2


def test_options_of_the_game_are_heeded(terroir: Terroir) -> None:
    terroir(*START, "--variant", "short,family", "--option", "edition=2013", typed="1\n")
    record = parse(Path("a.game").read_text("utf-8"))
    chosen = {key: record.value(f"Option.{key}") for key in ("short", "family", "edition", "first", "board")}
    assert chosen == {"short": "yes", "family": "yes", "edition": "2013", "first": "1", "board": "patio"}
    twice = terroir("play", "citrus", "--variant", "short", "--option", "short=no")
    assert twice.code == 2 and "given twice" in twice.err


SCENARIO = """game citrus
title A tile needs a neighbour
rules C-P2
position
  turn 1 main-done
  hand lemon
  market lime lime lime lime
  sites A=10/5
  grid
    .  .  .  .
    A  L1 .  .
    .  .  .  .
expect
  illegal place lemon c4 by {rule}
"""


def test_scenarios_are_tried_and_what_differs_is_drawn(terroir: Terroir) -> None:
    Path("good.scenario").write_text(SCENARIO.format(rule="C-P2"))
    good = terroir("scenario", "good.scenario")
    assert good.code == 0 and "✓ good.scenario: A tile needs a neighbour" in good.out
    assert "▲" not in good.out and "Le1" in terroir("scenario", "good.scenario", "--show").out
    Path("bad.scenario").write_text(SCENARIO.format(rule="C-P5"))
    bad = terroir("scenario", "good.scenario", "bad.scenario")
    assert bad.code == 1 and "✗ bad.scenario" in bad.out and "1 of 2 scenarios" in bad.out
    assert "expected refused by C-P5, got refused by C-P2" in " ".join(bad.out.split()) and "Le1" in bad.out
    assert "Space c4 touches none of your" in bad.out  # the words beside the id
    Path("odd.scenario").write_text(SCENARIO.format(rule="C-X9"))
    odd = terroir("scenario", "odd.scenario")
    assert odd.code == 2 and odd.err.startswith("terroir: odd.scenario:") and "C-X9" in odd.err


def test_a_bull_is_chosen_before_its_many_spaces(terroir: Terroir) -> None:
    from terroir.cli.menu import Menu
    from terroir.cli.words import Words
    from terroir.games.citrus.game import GAME

    spaces = "\n".join(["  " + ". " * 14, "  A L1 " + ". " * 12, *["  " + ". " * 14] * 4])
    text = f"citrus\nturn 1\nseat 1 tiles=bull\nmarket lime lime lime lime\nsites A=10/5\ngrid\n{spaces}\n"
    state = GAME.position_from_text(text)
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    whole = Menu(GAME, view, legal, Words("en", GAME))
    bull = next(entry for entry in whole.entries if len(entry.actions) > 60)
    assert bull.label.startswith("Put a bull on a space … (") and whole.lit == {} and len(whole.entries) < 20
    closer = Menu(GAME, view, bull.actions, Words("en", GAME))
    assert len(closer.lit) == len(bull.actions) and "f14" in closer.lit


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "With 4 players the long board is recommended (C-V5)"),
        ("fr", "À 4 joueurs, le grand plateau est recommandé (C-V5)"),
        ("it", "In 4 giocatori è consigliato il tabellone lungo (C-V5)"),
        ("de", "Bei 4 Spielern wird der lange Plan empfohlen (C-V5)"),
    ],
)
def test_the_long_board_is_advised_before_the_first_action_c_v5(
    terroir: Terroir, language: str, said: str
) -> None:
    """C-V5: a warning on one line before the game starts, and never again."""
    new = ("play", "citrus", "--players", "4", "--lang", language, "--option", "first=1", "--save", "a.game")
    assert terroir(*new, "--variant", "short", typed="").out.count(said) == 1
    assert said in terroir("play", "--load", "a.game", "--lang", language, typed="buy 1\n").out
    assert said not in terroir("play", "--load", "a.game", "--lang", language, typed="").out
    Path("a.game").unlink()
    assert said not in terroir(*new, typed="").out

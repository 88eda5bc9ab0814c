"""Hints during a game, and the page that looks back at one."""

from pathlib import Path

import msgspec
import pytest

from terroir.table.analyses import Analysis
from tests.cli.conftest import Terroir


def test_a_hint_names_the_best_turns_with_their_chances(terroir: Terroir) -> None:
    ran = terroir("play", "citrus", "--bots", "random", "--seed", "5", typed="hint\nquit\n")
    lines = [line for line in ran.out.splitlines() if "% to win, final score about" in line]
    assert 1 <= len(lines) <= 3
    assert "points" in lines[0] and "(" in lines[0]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "option", "tables", "lang", "heading"),
    [
        ("citrus", "short=yes", 2, "en", "Who was winning"),
        ("chicoree", "rounds=5", 3, "de", "Wer am Gewinnen war"),  # with what bids were worth
    ],
)
def test_a_game_is_looked_back_at_as_one_page(
    terroir: Terroir, tmp_path: Path, name: str, option: str, tables: int, lang: str, heading: str
) -> None:
    game = tmp_path / "a.game"
    codes = ("--players", "2", "--bots", "random,beam", "--seed", "3")
    assert terroir("play", name, "--option", option, *codes, "--save", str(game)).code == 0
    ran = terroir("analyse", str(game), "--nodes", "100", "--lang", lang)
    assert ran.code == 0, ran.err
    page = (tmp_path / "a.html").read_text("utf-8")
    assert heading in page and page.count("<svg") == 1 and page.count("<table") == tables
    assert "http://" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )


@pytest.mark.compiled
def test_the_analysis_is_written_as_json_too(terroir: Terroir, tmp_path: Path) -> None:
    game, out = tmp_path / "a.game", tmp_path / "a.json"
    codes = ("--players", "2", "--bots", "random,random", "--seed", "3")
    assert terroir("play", "chicoree", *codes, "--save", str(game)).code == 0
    assert terroir("analyse", str(game), "--nodes", "100", "--out", str(out)).code == 0
    found = msgspec.json.decode(out.read_bytes(), type=Analysis)
    assert found.nodes == 100 and found.turns and found.deals and all(map(len, found.coach))


def test_what_cannot_be_analysed_is_refused_in_one_line(terroir: Terroir, tmp_path: Path) -> None:
    missing = terroir("analyse", str(tmp_path / "none.game"))
    assert missing.code == 2 and len(missing.err.strip().splitlines()) == 1

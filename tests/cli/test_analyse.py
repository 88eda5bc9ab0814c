"""Hints during a game, and the page that looks back at one."""

from pathlib import Path

import pytest

from terroir.bots.analysis import Judged, Moment
from terroir.cli.report import luck, skill, winning
from terroir.core.game import Decide, Over
from tests.cli.conftest import Terroir


def test_a_hint_names_the_best_turns_with_their_chances(terroir: Terroir) -> None:
    ran = terroir("play", "citrus", "--bots", "random", "--seed", "5", typed="hint\nquit\n")
    lines = [line for line in ran.out.splitlines() if "% to win, final score about" in line]
    assert 1 <= len(lines) <= 3
    assert "points" in lines[0] and "(" in lines[0]


@pytest.mark.compiled
@pytest.mark.parametrize(("lang", "heading"), [("en", "Who was winning"), ("de", "Wer am Gewinnen war")])
def test_a_game_is_looked_back_at_as_one_page(
    terroir: Terroir, tmp_path: Path, lang: str, heading: str
) -> None:
    game = tmp_path / "a.game"
    ended = terroir(
        "play", "citrus", "--players", "2", "--bots", "random,beam", "--seed", "3", "--save", str(game)
    )
    assert ended.code == 0
    ran = terroir("analyse", str(game), "--nodes", "100", "--lang", lang)
    assert ran.code == 0, ran.err
    page = (tmp_path / "a.html").read_text("utf-8")
    assert heading in page and page.count("<svg") == 3 and '<tr class="flag' in page
    assert "http://" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )


def test_what_cannot_be_analysed_is_refused_in_one_line(terroir: Terroir, tmp_path: Path) -> None:
    missing = terroir("analyse", str(tmp_path / "none.game"))
    assert missing.code == 2 and len(missing.err.strip().splitlines()) == 1


def test_who_was_winning_luck_and_skill_come_from_what_each_player_knew() -> None:
    def judged(share: float) -> Judged:
        return Judged((), (share, 1 - share), 0.01, (0, 0), ())

    moments = [
        Moment(0, 0, judged(0.4), judged(0.5)),
        Moment(2, 1, judged(0.7), judged(0.7)),
        Moment(4, 0, judged(0.6), judged(0.6)),
    ]
    first, second = winning(moments, 2, Over((1, 0), (0,), "E1"))
    assert first == pytest.approx([50, 60, 65, 100]) and second == pytest.approx([50, 40, 35, 0])
    first, second = luck(moments, 2, Decide((0,), "your-turn"))
    assert first == pytest.approx([0, 0, 20]), "between their own turns"
    assert second == pytest.approx([0, 0, 0])
    given = [moments[0], Moment(2, 1, judged(0.7), judged(0.45)), moments[2]]
    first, second = luck(given, 2, Over((1, 0), (0,), "E1"))
    assert first == pytest.approx([0, 0, -5, 35]), "what the other threw away is not luck"
    assert second == pytest.approx([0, 0, 0, -30])
    assert skill(moments, 2)[0] == pytest.approx([-10, -10, -10])

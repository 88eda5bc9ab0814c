"""Malformed and impossible positions, actions and records: refused in words, or played without harm.

TERROIR_FUZZ_TEXTS sets how many texts are tried.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terroir.core.errors import BadPosition, IllegalAction, MalformedAction, TerroirError
from terroir.core.play import Match
from terroir.games.citrus.game import GAME
from terroir.games.citrus.setup import start
from tests.games.citrus.driving import anything, steps
from tests.sampling import many

ROOT = Path(__file__).parents[3]
TEXTS = many(400, 800, 1500, "TERROIR_FUZZ_TEXTS")


@pytest.mark.parametrize("seed", range(2))
def test_spoilt_texts_do_no_harm(seed: int, tmp_path: Path) -> None:
    """In a process of its own: a crash there fails here, and shows the text that did it."""
    log = tmp_path / "last.txt"
    command = [sys.executable, "-m", "tests.games.citrus.fuzzing", str(seed), str(TEXTS // 2), str(log)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"{run.stderr[-3000:]}\n{log.read_text('utf-8')}"
    assert "'position used'" in run.stdout and "'position refused'" in run.stdout, run.stdout


SOUND = """citrus
options short=yes
players 2
turn seat=1
{more}
grid
A . # h2 .
. # . . B
. . . # .
"""
NINE = "L1 . L1 . L1 / . O1 . O1 . / L1 . L1 . L1"


@pytest.mark.parametrize(
    "more",
    [
        "seat 1 coins=13",
        "seat 1 coins=-1",
        "seat 1 score=40000",
        "seat 3 coins=1",
        "seat 0 coins=1",
        "seat 1 tiles=" + ",".join(["milestone"] * 3),
        "seat 2 tiles=" + ",".join(["bridge"] * 300),
        "hand lemon lemon lemon lemon lemon",
        "hand 13:lemon",
        "hand apple",
        "market " + "lemon " * 13,
        "sites C?",
        "sites A=11/5",
        "letters Z",
        "letters C",
        "sites A?\nletters A",
        "bag lemon=121",
        "bag lemon=120\ngone lemon=5",
        "bag lemon=-1",
        "fincas 10/5=999999999999999999999",
        "used bridge=5",
        "gone lemon=12345",
    ],
)
def test_impossible_facts_are_refused(more: str) -> None:
    """Numbers and names beyond what the arrays of the hot core hold."""
    GAME.position_from_text(SOUND.format(more=""))
    with pytest.raises(BadPosition):
        GAME.position_handed_in(SOUND.format(more=more))


@pytest.mark.parametrize(
    "turn",
    [
        "seat=3",
        "seat=-1",
        "seat=0 main_done=1",
        "setup_left=4",
        "start_site=A",
        "finca_due=1",
        "finca_drawn=10/5",
        "finca_drawn=3",
        "why_finca=7",
        "turns=99999",
        "luck=1",
    ],
)
def test_impossible_moments_are_refused(turn: str) -> None:
    """Counters that point nowhere."""
    with pytest.raises(BadPosition):
        GAME.position_handed_in(SOUND.format(more="").replace("seat=1", f"seat=1 {turn}"))


@pytest.mark.parametrize("turn", ["turns=32001", "built=121", "passes=6", "main_done=2"])
def test_what_was_kept_or_has_come_further_is_read(turn: str) -> None:
    """A game that began at a limit goes on, and so does one that was begun when there were none."""
    text = SOUND.format(more="").replace("seat=1", f"seat=1 {turn}")
    with pytest.raises(BadPosition, match=r"^line \d+: .* \[C-T1\]"):
        GAME.position_handed_in(text)
    again = GAME.position_to_text(GAME.position_from_text(text))
    assert GAME.position_to_text(GAME.position_from_text(again)) == again


def test_six_regions_are_refused() -> None:
    """Five workers, five regions. C-P3."""
    rows = NINE.replace(" / ", "\n")
    with pytest.raises(BadPosition, match="8 regions"):
        GAME.position_from_text(f"citrus\noptions short=yes\nboard ...../...../.....\ngrid\n{rows}\n")


@given(st.text(max_size=60))
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    state = start(2, {"first": "1"})
    try:
        action = GAME.action_from_text(state, 0, text)
    except MalformedAction:
        return
    assert GAME.action_from_text(state, 0, GAME.move_to_text(action)) == action


@given(st.lists(st.text(alphabet="citrus turnplayshdgobx=,:123 LA#~.*\n", max_size=40), max_size=8))
def test_any_text_is_a_position_or_refused(lines: list[str]) -> None:
    try:
        GAME.position_from_text("\n".join(["citrus", *lines]))
    except TerroirError:
        return


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    """Every well-formed action against positions of a game, as a table would ask."""
    for number, (state, _) in enumerate(steps(3, anything)):
        if number % 40 or not (legal := state.legal_codes()):
            continue
        before = GAME.position_to_text(state)
        for action in GAME.probe_actions(state, state.seat):
            if action.code not in legal:  # type: ignore[attr-defined]
                with pytest.raises(IllegalAction):
                    Match(GAME, state, None).play(state.seat, action)
        assert GAME.position_to_text(state) == before

"""What `from terroir import …` offers: all of it is there, and nothing is imported before it is asked for."""

import subprocess
import sys

import pytest

import terroir
from terroir import Match, Over, from_match, list_games, load, parse, play, replay


def test_everything_that_is_offered_is_there() -> None:
    for name in terroir.__all__:
        assert getattr(terroir, name).__doc__ and name in dir(terroir)
    with pytest.raises(AttributeError, match="no attribute 'lood'"):
        terroir.lood  # noqa: B018


def test_importing_terroir_imports_nothing_else() -> None:
    code = "import sys, terroir; print([m for m in sys.modules if m.startswith('terroir.')])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


@pytest.mark.parametrize("name", list_games())
def test_a_game_is_played_written_down_and_read_back(name: str) -> None:
    game = load(name)
    match = play(game, ["greedy", "random"], seed=3)
    assert isinstance(match, Match) and isinstance(match.pending, Over)
    again = replay(parse(from_match(match, ["Anna", "Bert"]).to_text()), game)
    assert again.pending == match.pending and again.steps == match.steps
    assert play(game, ["greedy", "random"], seed=3).steps == match.steps

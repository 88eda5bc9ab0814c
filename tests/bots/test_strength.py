"""A short look at the ladder; `bench strength` plays the real matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.strength import Contest, measured, neighbours
from terroir.arena.series import play_series
from terroir.core.registry import games

DATA = Path(__file__).parents[2] / "docs" / "data" / "strength.json"


@pytest.mark.parametrize(
    ("stronger", "weaker", "number", "least"),
    [("beam", "random", 20, 0.95), ("beam", "greedy", 20, 0.7), ("mc:1000", "beam", 10, 0.6)],
)
def test_a_rung_is_stronger_than_the_one_below(stronger: str, weaker: str, number: int, least: float) -> None:
    contest = Contest("smoke", "citrus", stronger, (weaker,), number, 0.0)
    found = measured(contest, play_series(contest.table, number), "")
    assert found["games"] == number
    assert found["share"] >= least
    assert found["interval"][0] <= found["share"] <= found["interval"][1]


def test_what_is_written_down_says_what_was_played_and_when() -> None:
    known = json.loads(DATA.read_text("utf-8"))
    assert known
    for found in known:
        assert found["game"] in games() and len(found["commit"]) == 40 and found["games"] > 0
        low, high = found["interval"]
        assert low <= found["share"] <= high


@pytest.mark.parametrize("name", games())
def test_neighbouring_levels_are_compared(name: str) -> None:
    for contest in neighbours(name):
        assert contest.bot != contest.rivals[0] and (contest.goal, contest.most) == (0.64, 0.76)

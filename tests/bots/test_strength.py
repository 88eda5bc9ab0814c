"""A short look at the ladder; `bench strength` plays the real matches."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bench.kept import STRENGTH, keep, known
from bench.strength import KEY, LADDER, Contest, measured, neighbours
from terroir.arena.series import play_series
from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.bots.rung2_beam import WIDTH
from terroir.bots.rung3_mc import KEEP
from terroir.core.game import Over
from terroir.core.play import Match
from terroir.core.registry import games, load


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("stronger", "weaker", "number", "least"),
    [("beam", "random", 20, 0.95), ("beam", "greedy", 20, 0.7), ("mc:60", "beam", 4, 0.6)],
)
def test_a_rung_is_stronger_than_the_one_below(stronger: str, weaker: str, number: int, least: float) -> None:
    contest = Contest("smoke", "citrus", stronger, (weaker,), number)
    found = measured(contest, play_series(contest.table, number), "")
    assert found["games"] == number
    assert found["share"] >= least
    assert found["interval"][0] <= found["share"] <= found["interval"][1]


@pytest.mark.compiled
def test_few_simulated_games_do_not_outvote_the_evaluation() -> None:
    """With next to no nodes a search plays about as rung 2 does, instead of guessing."""
    game, randbelow = load("citrus"), seeded(5, "positions")
    match, given_up = Match(game, game.start(2, {}), randbelow), []
    while not isinstance(match.pending, Over) and len(given_up) < 30:
        seat = match.pending.seats[0]  # type: ignore[union-attr]
        view = game.view(match.state, seat)
        worths = {turn.actions: turn.worth for turn in game.look_ahead(view, 1, WIDTH, KEEP).turns}
        turn = bot("mc:4").plan(game, view, match.legal(seat), lambda n: 0)
        given_up.append(max(worths.values()) - worths.get(tuple(turn), max(worths.values())))
        for action in bot("beam").plan(game, view, match.legal(seat), randbelow):
            match.play(seat, action)
    assert sum(given_up) / len(given_up) < 100, "a point a turn"
    assert max(given_up) > 0, "or else it has no say at all"


def test_what_is_written_down_says_what_was_played_and_when() -> None:
    rows = known(STRENGTH)
    assert rows
    for found in rows:
        assert found["game"] in games() and len(found["commit"]) == 40 and found["games"] > 0
        low, high = found["interval"]
        assert low <= found["share"] <= high


def test_goals_that_are_written_down_are_those_of_the_ladder() -> None:
    goals = {(one.game, one.name): one.goal and [one.goal, one.most] for one in LADDER}
    for found in known(STRENGTH):
        if (found["game"], found["name"]) in goals:
            assert found["goal"] == goals[found["game"], found["name"]]
            assert (found["met"] is None) == (found["goal"] is None)


def test_measurements_that_end_at_once_do_not_lose_each_other(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    with ThreadPoolExecutor(8) as pool:
        rows = [{"game": "any", "name": name, "games": games} for games in (1, 2) for name in range(20)]
        list(pool.map(lambda row: keep(file, row, KEY), rows[:20]))
        list(pool.map(lambda row: keep(file, row, KEY), rows[20:]))
    assert sorted(row["name"] for row in known(file)) == list(range(20))
    assert {row["games"] for row in known(file)} == {2}


@pytest.mark.parametrize("name", games())
def test_neighbouring_levels_are_compared(name: str) -> None:
    for contest in neighbours(name):
        assert contest.bot != contest.rivals[0] and (contest.goal, contest.most) == (0.64, 0.76)

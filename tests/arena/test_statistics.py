"""How sure one can be: intervals clustered by deal, sequential tests, ratings."""

from math import inf
from random import Random

import pytest

from terroir.arena.match import Result
from terroir.arena.ratings import ranks, ratings
from terroir.arena.sprt import Sprt, duels, expected
from terroir.arena.statistics import by_bot, mean, share, student, wilson


def result(
    number: int, bots: tuple[str, ...], winner: int, deal: int | None = None, scores: tuple[int, ...] = ()
) -> Result:
    nought = (0.0,) * len(bots)
    scores = scores or tuple(int(seat == winner) for seat in range(len(bots)))
    return Result(
        number, number if deal is None else deal, bots, scores, (winner,), "R", 1, 1, 1, 0.0, nought
    )


def test_the_mean_has_the_interval_of_student() -> None:
    found = mean([[1], [2], [3], [4], [5]])
    assert found.value == 3 and found.high == pytest.approx(3 + 2.776 * 1.5811388 / 5**0.5, abs=0.01)
    assert mean([[4]]).high == inf


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (500, 1.965)]
)
def test_the_quantile_of_student_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.025)


def test_independent_games_have_the_interval_of_wilson() -> None:
    clusters = [[1.0]] * 300 + [[0.0]] * 700
    found, textbook = share(clusters), wilson(300, 1000)
    assert (found.low, found.high) == pytest.approx((textbook.low, textbook.high), abs=0.001)


def test_games_that_always_go_together_count_once() -> None:
    found, textbook = share([[1.0] * 4] * 30 + [[0.0] * 4] * 70), wilson(30, 100)
    assert (found.low, found.high) == pytest.approx((textbook.low, textbook.high), abs=0.005)


def test_games_that_balance_each_other_count_for_more() -> None:
    balanced = share([[1.0, 0.0]] * 90 + [[1.0, 1.0]] * 10)
    assert balanced.high - balanced.low < (wilson(110, 200).high - wilson(110, 200).low) / 2
    assert share([[1.0, 0.0]] * 10) == wilson(5, 10)  # too few to show how they vary


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    luck, held = Random(1), 0
    for _ in range(400):
        clusters = []
        for _ in range(40):
            skill = luck.choice((0.1, 0.5))  # the deals differ: mean 0.3
            clusters.append([float(luck.random() < skill) for _ in range(4)])
        found = share(clusters)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_all_or_nothing_counts_deals_and_not_games() -> None:
    assert share([[1.0, 1.0]] * 20).low == pytest.approx(wilson(20, 20).low)


def test_a_bot_on_several_seats_of_a_game_is_one_cluster() -> None:
    lines = by_bot([result(n, ("a", "b", "b", "b"), n % 4) for n in range(40)])
    assert [(line.who, line.games, line.wins.value) for line in lines] == [("a", 40, 0.25), ("b", 120, 0.25)]
    assert lines[1].wins.high - 0.25 == pytest.approx((lines[0].wins.high - 0.25) / 3, abs=0.02)


def test_duels_are_even_between_equals_whatever_their_number() -> None:
    bots = ("a", "b", "b", "b")
    scores = [score for seat in range(4) for score in duels(result(seat, bots, seat), "a", "b")]
    assert len(scores) == 12 and sum(scores) / 12 == 0.5


def sprt(share: float, seed: int) -> bool | None:
    luck, test = Random(seed), Sprt("a", "b", 0, 50)
    for number in range(5000):
        test.add([result(number, ("a", "b"), 0 if luck.random() < share else 1)])
        if test.verdict is not None:
            return test.verdict
    return None


def test_the_sequential_test_seldom_errs() -> None:
    assert sum(sprt(expected(50), seed) is not True for seed in range(60)) <= 8
    assert sum(sprt(0.5, seed) is not False for seed in range(60)) <= 8


def test_a_test_without_variance_decides_too() -> None:
    test = Sprt("a", "b", 0, 20)
    for number in range(400):
        test.add([result(number, ("a", "b"), 0)])
    assert test.verdict is True
    assert Sprt("a", "b", 0, 20).verdict is None


def test_ratings_order_bots_as_they_win_at_tables_of_any_size() -> None:
    luck, strength, played = Random(2), {"a": 6, "b": 3, "c": 1}, []
    for number in range(300):
        bots = ("a", "b", "c", "c") if number % 2 else ("b", "c", "a")
        winner = luck.choices(range(len(bots)), [strength[bot] for bot in bots])[0]
        played.append(result(number, bots, winner))
    found = ratings(played)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert all(rating.sigma < 2 for rating in found.values())
    assert ratings([result(0, ("a", "a"), 0)]) == {}


def test_winners_rank_first_even_where_scores_are_equal() -> None:
    assert ranks(result(0, ("a", "b", "c", "d"), 2, scores=(5, 7, 7, 5))) == [3, 2, 1, 3]

"""Series of games between bots: repeatable, whatever the number of processes; and what they show."""

from collections import Counter
from dataclasses import replace

from terroir.arena.match import Result, Table, play
from terroir.arena.series import play_chunk, play_series
from terroir.arena.statistics import by_bot, by_seat, wilson
from terroir.bots.bot import seeded
from terroir.core.registry import games

GAME = games()[0]
TABLE = Table(GAME, 2, (), ("random", "greedy"), seed=5)


def timeless(results: list[Result]) -> list[Result]:
    return sorted(
        (replace(result, seconds=0, thought=()) for result in results), key=lambda result: result.number
    )


def test_two_processes_play_the_same_games_as_one() -> None:
    one = timeless(list(play_series(TABLE, 6)))
    assert [result.number for result in one] == list(range(6))
    assert timeless(list(play_series(TABLE, 6, jobs=2))) == one


def test_a_game_depends_on_the_seed_and_its_number_only() -> None:
    assert timeless(play_chunk(play, TABLE, [3])) == timeless(play_chunk(play, TABLE, range(4)))[3:]
    other = timeless(play_chunk(play, replace(TABLE, seed=6), [0, 1]))
    assert [result.scores for result in other] != [
        result.scores for result in timeless(play_chunk(play, TABLE, [0, 1]))
    ]


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    table = Table(GAME, 3, (), ("a", "b", "c"), seed=1)
    seats = Counter((seat, code) for number in range(6) for seat, code in enumerate(table.seating(number)))
    assert set(seats.values()) == {2} and len(seats) == 9


def test_greedy_beats_random_by_far() -> None:
    lines = {line.who: line for line in by_bot(play_series(TABLE, 40))}
    assert lines["greedy"].wins.low > lines["random"].wins.high


def test_luck_is_even_and_its_own_for_every_word() -> None:
    randbelow = seeded("even")
    counts = Counter(randbelow(3) for _ in range(3000))
    assert set(counts) == {0, 1, 2} and min(counts.values()) > 900
    a, b, again = seeded(1, "a"), seeded(1, "b"), seeded(1, "a")
    drawn = [a(1000) for _ in range(5)]
    assert drawn == [again(1000) for _ in range(5)] != [b(1000) for _ in range(5)]


def result(number: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    bots = ("x", "y") if number % 2 == 0 else ("y", "x")
    return Result(number, number, bots, scores, winners, "R", 1, 1, 1, 0.0, (0.0, 0.0))


def test_wins_and_scores_are_counted_by_bot_and_by_seat() -> None:
    results = [
        result(0, (10, 4), (0,)),
        result(1, (6, 6), (0, 1)),
        result(2, (1, 7), (1,)),
        result(3, (3, 9), (1,)),
    ]
    x, y = by_bot(results)
    assert (x.who, x.games, x.wins.value, x.score.value) == ("x", 4, 2.5 / 4, (10 + 6 + 1 + 9) / 4)
    assert (y.who, y.games, y.wins.value, y.score.value) == ("y", 4, 1.5 / 4, (4 + 6 + 7 + 3) / 4)
    first, second = by_seat(results)
    assert (first.who, first.wins.value, second.who, second.wins.value) == ("1", 1.5 / 4, "2", 2.5 / 4)


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    # Newcombe 1998, table I: 81 of 263 and 0 of 20, method 3.
    some, none = wilson(81, 263), wilson(0, 20)
    assert (round(some.low, 4), round(some.high, 4)) == (0.2553, 0.3662)
    assert (round(none.low, 4), round(none.high, 4)) == (0.0, 0.1611)

"""Who plays whom, and how they stand: what has to hold however an event goes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from terroir.server.pairing import (
    POINT,
    Game,
    Table,
    all_play_all,
    rounds_of_all,
    seated,
    shared,
    sizes,
    standings,
    swiss,
)

entrants = st.integers(2, 14)
luck = st.randoms(use_true_random=False)


def meetings(games: list[Game]) -> Counter[tuple[int, int]]:
    return Counter(pair for game in games for pair in combinations(sorted(game.table), 2))


def can_be_new(order: list[int], met: Counter[tuple[int, int]], out: set[int]) -> bool:
    """Whether everybody can be paired with somebody new, one of `out` sitting out if need be: tried out."""
    if not order:
        return True
    first, *others = order
    if len(order) % 2 and first in out and can_be_new(others, met, set()):
        return True
    return any(
        not met[min(first, other), max(first, other)]
        and can_be_new([one for one in others if one != other], met, out)
        for other in others
    )


def play(tables: list[Table], random: object) -> list[Game]:
    return [Game(table, shared([random.randrange(3) for _ in table])) for table in tables]  # type: ignore[attr-defined]


@given(st.integers(2, 33))
def test_everybody_meets_everybody_once_and_sits_out_at_most_once(many: int) -> None:
    rounds = [all_play_all(many, number) for number in range(rounds_of_all(many, 2))]
    games = [Game(table) for tables in rounds for table in tables]
    assert meetings(games) == Counter(combinations(range(many), 2))
    byes = Counter(game.table[0] for game in games if game.is_bye)
    assert set(byes.values()) <= {1} and len(byes) == many * (many % 2)
    for tables in rounds:
        assert sorted(one for table in tables for one in table) == list(range(many))


@given(st.integers(0, 70), st.integers(2, 6), st.integers(1, 3))
def test_tables_are_even_and_few_sit_out(many: int, most: int, least: int) -> None:
    least = min(least, most)
    made = sizes(many, most, least)
    played = [size for size in made if size >= max(least, 2)] if least > 1 else made
    byes = len(made) - len(played)
    assert sum(made) == many
    assert all(least <= size <= most for size in played)
    assert max(played, default=0) - min(played, default=0) <= 1
    assert byes < max(least, 2)


@settings(max_examples=30)
@given(st.integers(2, 9), st.integers(1, 6), luck)
def test_two_never_meet_again_while_that_can_be_avoided(many: int, rounds: int, random: object) -> None:
    games: list[Game] = []
    for _ in range(rounds):
        order = [line.number for line in standings(range(many), games)]
        met = meetings(games)
        had = Counter(game.table[0] for game in games if game.is_bye)
        fair = {one for one in order if had[one] == min(had[other] for other in order)}
        tables = swiss(order, games, 2, 2)
        assert tables == swiss(order, games, 2, 2)
        assert sorted(one for table in tables for one in table) == sorted(order)
        out = [table[0] for table in tables if len(table) == 1]
        assert len(out) == many % 2 and set(out) <= fair
        again = any(met[min(table), max(table)] for table in tables if len(table) == 2)
        assert not again or not can_be_new(order, met, fair)
        games += play(tables, random)
    byes = Counter(game.table[0] for game in games if game.is_bye)
    assert max(byes.values(), default=0) - min([byes[one] for one in range(many)]) <= 1


@settings(max_examples=20)
@given(st.integers(3, 17), st.integers(3, 6), luck)
def test_larger_tables_seat_everybody_once_and_mix(many: int, most: int, random: object) -> None:
    games: list[Game] = []
    for _ in range(3):
        order = [line.number for line in standings(range(many), games)]
        tables = seated(swiss(order, games, most, 2), games)
        assert sorted(one for table in tables for one in table) == sorted(order)
        assert sorted(map(len, tables)) == sorted(sizes(many, most, 2))
        games += play(tables, random)
    # Where everybody can sit with new people in the second round, they do.
    if many >= most * most:
        first_two = games[: 2 * len(sizes(many, most, 2))]
        assert max(meetings(first_two).values()) == 1


@given(st.integers(2, 12), luck)
def test_whoever_began_less_often_begins(many: int, random: object) -> None:
    games: list[Game] = []
    for number in range(rounds_of_all(many, 2)):
        games += play(seated(all_play_all(many, number), games), random)
    lead: Counter[int] = Counter()
    for game in games:
        if not game.is_bye:
            lead.update({game.table[0]: 1, game.table[1]: -1})
    assert all(abs(balance) <= 3 for balance in lead.values())


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_a_table_shares_the_same_points_whatever_happens(results: list[int]) -> None:
    points = shared(results)
    assert sum(points) == (POINT * len(results) // 2 if len(results) > 1 else POINT)
    assert all(0 <= each <= POINT for each in points)
    for mine, other in combinations(range(len(results)), 2):
        assert (points[mine] > points[other]) == (results[mine] > results[other])


@given(entrants, st.integers(1, 5), luck)
def test_standings_say_who_is_ahead_and_why(many: int, rounds: int, random: object) -> None:
    games: list[Game] = []
    for _ in range(rounds):
        games += play(swiss([line.number for line in standings(range(many), games)], games, 2, 2), random)
    lines = standings(range(many), games)
    assert lines == standings(reversed(range(many)), reversed(games))
    assert sum(line.points for line in lines) == sum(sum(game.points or ()) for game in games)
    for better, worse in pairwise(lines):
        assert better[2:6] >= worse[2:6]
        assert (better.place == worse.place) == (better[2:6] == worse[2:6])
        assert better.place <= worse.place


def test_ties_are_broken_as_it_is_written() -> None:
    win, loss, draw = (POINT, 0), (0, POINT), (POINT // 2, POINT // 2)
    games = [
        Game((0, 1), win),
        Game((2, 3), win),
        Game((0, 2), draw),
        Game((1, 3), loss),
        Game((4,), (POINT,)),
    ]
    lines = {line.number: line for line in standings(range(5), games)}
    # 0 and 2 have the same points; the opponents of 2 (3 and 0) have more of them than those of 0 (1 and 2).
    assert [lines[one].points for one in range(5)] == [180, 0, 180, 120, 120]
    assert (lines[2].place, lines[0].place, lines[3].place, lines[4].place, lines[1].place) == (1, 2, 3, 4, 5)
    assert lines[4].wins == 0, "to sit out is no win"
    most_often = [Game((0, 1), win), Game((0, 1), loss), Game((2, 3), win)]
    by_games = standings(range(4), most_often, per_game=True)
    assert [line.number for line in by_games] == [2, 0, 1, 3]
    assert [line.place for line in by_games] == [1, 2, 2, 4]

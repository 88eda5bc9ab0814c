"""Who plays whom in an event, and how they stand: pure functions of what was played so far.

Entrants are numbers. A table is the numbers of those who sit at it, seat by seat; a table of one is a bye:
whoever has it sits out and is given a full point. What a game is worth is counted in parts of a point, so
that it can be shared among two to six without a remainder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil
from typing import Any, NamedTuple

POINT = 120
MOST = 64
"""Entrants of one event."""

Table = tuple[int, ...]
NOBODY = -1
"""Whom somebody is paired with who sits out."""
MEETING = 10**6
"""What it costs that two meet again: more than all differences of rank in a round together."""
BYE = 10**12
"""What a second bye costs: more than any meetings."""


class Game(NamedTuple):
    """A table of the event, and what each seat was given; None while it is played."""

    table: Table
    points: tuple[int, ...] | None = None

    @property
    def is_bye(self) -> bool:
        return len(self.table) == 1


class Standing(NamedTuple):
    """How somebody stands. Those with the same place are level in all that decides it."""

    place: int
    number: int
    points: int
    opponents: int
    """The points of all whom they met, once for each game."""
    beaten: int
    """The points of those whom they were ahead of, and half of those they were level with."""
    wins: int
    games: int


# ---- one round ---------------------------------------------------------------
def sizes(entrants: int, most: int, least: int) -> list[int]:
    """How many sit at each table: as few tables as there can be, as even as can be; byes come last."""
    for byes in range(entrants + 1):
        playing = entrants - byes
        tables = ceil(playing / most)
        if playing == 0 or playing // tables >= least:
            return [playing // tables + (table < playing % tables) for table in range(tables)] + [1] * byes
    raise AssertionError("without anybody there are no tables")


def rounds_of_all(entrants: int, most: int) -> int:
    """After how many rounds everybody has met everybody; for larger tables, can have."""
    if most == 2:
        return entrants - 1 + entrants % 2
    return ceil((entrants - 1) / (most - 1))


def all_play_all(entrants: int, number: int) -> list[Table]:
    """A round in which everybody meets somebody new, counted from 0: all but the first move on by one."""
    first, *others = [*range(entrants), *([NOBODY] if entrants % 2 else [])]
    turn = number % len(others)
    circle = [first, *others[turn:], *others[:turn]]
    half = len(circle) // 2
    pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
    return [tuple(one for one in pair if one != NOBODY) for pair in pairs]


def swiss(order: Sequence[int], played: Iterable[Game], most: int, least: int) -> list[Table]:
    """A round for those in `order`, the best first: nobody meets anybody again, or sits out again, where that
    can be avoided; then neighbours in the order meet. For tables of more than two it is tried, not proven.
    """
    games = list(played)
    met = Counter(pair for game in games for pair in combinations(sorted(game.table), 2))
    byes = Counter(game.table[0] for game in games if game.is_bye)
    if most == 2:
        tables = _pairs(order, met, byes)
    else:
        tables = _tables(order, met, byes, sizes(len(order), most, least))
    place = {number: rank for rank, number in enumerate(order)}
    return sorted(tables, key=lambda table: (len(table) == 1, min(place[one] for one in table)))


def seated(tables: Iterable[Table], played: Iterable[Game]) -> list[Table]:
    """The same tables; whoever sat in the first seats less often sits there now."""
    sat: Counter[int] = Counter()
    games: Counter[int] = Counter()
    for game in played:
        if not game.is_bye:
            sat.update({one: seat * POINT // (len(game.table) - 1) for seat, one in enumerate(game.table)})
            games.update(game.table)
    return [
        tuple(sorted(table, key=lambda one: (POINT * games[one] - 2 * sat[one], one))) for table in tables
    ]


def _pairs(order: Sequence[int], met: Counter[tuple[int, int]], byes: Counter[int]) -> list[Table]:
    """The best of all ways to pair everybody, by the library's matching."""
    from networkx import Graph  # here: it takes a while to load, and most servers never pair anybody
    from networkx.algorithms.matching import min_weight_matching

    graph: Any = Graph()
    graph.add_nodes_from(order)
    for (a, left), (b, right) in combinations(enumerate(order), 2):
        graph.add_edge(left, right, weight=MEETING * met[_pair(left, right)] ** 2 + (b - a) ** 2)
    if len(order) % 2:
        for rank, one in enumerate(order):
            graph.add_edge(one, NOBODY, weight=BYE * byes[one] + (len(order) - 1 - rank) ** 2)
    return [tuple(one for one in pair if one != NOBODY) for pair in min_weight_matching(graph)]


def _tables(
    order: Sequence[int], met: Counter[tuple[int, int]], byes: Counter[int], wanted: list[int]
) -> list[Table]:
    """Neighbours at one table; then any two change places as long as that makes it better."""
    place = {number: rank for rank, number in enumerate(order)}
    out = sorted(order, key=lambda one: (byes[one], -place[one]))[: wanted.count(1)]
    rest = iter([one for one in order if one not in out])
    tables = [[next(rest) for _ in range(size)] for size in wanted if size > 1]

    def cost(table: list[int]) -> int:
        return sum(
            MEETING * met[_pair(a, b)] ** 2 + (place[a] - place[b]) ** 2 for a, b in combinations(table, 2)
        )

    better = True
    while better:
        better = False
        for left, right in combinations(tables, 2):
            for a in range(len(left)):
                for b in range(len(right)):
                    before = cost(left) + cost(right)
                    left[a], right[b] = right[b], left[a]
                    if cost(left) + cost(right) < before:
                        better = True
                    else:
                        left[a], right[b] = right[b], left[a]
    return [*map(tuple, tables), *((one,) for one in out)]


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


# ---- points ----------------------------------------------------------------
def shared(results: Sequence[Any]) -> tuple[int, ...]:
    """A point for who is ahead of everybody, none for who is behind everybody: of each of the others one is
    ahead of an equal part, half of it if level. More is better in `results`; who sits alone has a point.
    """
    if len(results) == 1:
        return (POINT,)
    part = POINT // (len(results) - 1)
    return tuple(
        sum(part if mine > other else part // 2 if mine == other else 0 for other in results) - part // 2
        for mine in results
    )


def standings(numbers: Iterable[int], played: Iterable[Game], per_game: bool = False) -> list[Standing]:
    """Everybody, the best first: by points, then the points of their opponents, then of those they were ahead
    of, then games won. `per_game`, where one plays as often as one likes: by points, then points a game, then
    games won.
    """
    numbers, games = list(numbers), [game for game in played if game.points is not None]
    points: Counter[int] = Counter()
    own: dict[int, list[Game]] = {one: [] for one in numbers}
    for game in games:
        for one, given in zip(game.table, game.points or (), strict=True):
            points[one] += given
            if one in own:
                own[one].append(game)
    lines = [_line(one, points, own[one]) for one in numbers]

    def worth(line: Standing) -> tuple[int, ...]:
        if per_game:
            return line.points, line.points // max(1, line.games), line.wins
        return line.points, line.opponents, line.beaten, line.wins

    lines.sort(key=lambda line: (*(-value for value in worth(line)), line.number))
    worths = [worth(line) for line in lines]
    return [line._replace(place=worths.index(worth(line)) + 1) for line in lines]


def _line(one: int, points: Counter[int], games: list[Game]) -> Standing:
    opponents = beaten = wins = count = 0
    for table, given in games:
        assert given is not None
        mine = given[table.index(one)]
        count += 1
        wins += len(table) > 1 and mine == max(given)
        for other, theirs in zip(table, given, strict=True):
            if other != one:
                opponents += points[other]
                beaten += points[other] * ((mine > theirs) + (mine >= theirs)) // 2
    return Standing(0, one, points[one], opponents, beaten, wins, count)

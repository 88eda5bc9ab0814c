"""Somebody's games, summed up for one who looks: only of games that this one may know of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

import msgspec
from msgspec import Struct

from terroir.core.abilities import Makeable
from terroir.core.registry import load
from terroir.server.http_profiles import GameProfile, Mistakes, Opponent, Points, Tally, Variant
from terroir.store.rows import SeatRow, TableRow

MOST_OPPONENTS = 12


class OwnGame(NamedTuple):
    """A finished game of somebody, from their seat."""

    row: TableRow
    mine: SeatRow

    @property
    def won(self) -> bool:
        return bool(self.mine.won)


class Own(Struct):
    """What a seat's own turns came to."""

    own: float


class Looked(Struct):
    """The part of an analysis that is summed up here."""

    balances: list[Own]


Sources = Mapping[str, list[int]]
"""The points of each seat, by where they came from."""


class Known(NamedTuple):
    """What was found out about games after their end, by table."""

    sources: Mapping[str, Sources]
    analysed: Mapping[str, Looked]


looked: msgspec.json.Decoder[Looked] = msgspec.json.Decoder(Looked)


def may_know(row: TableRow, person: str, viewer: str | None) -> bool:
    """Public games are everybody's; others are known to those who sat there."""
    return row.visibility == "public" or viewer == person or any(seat.person == viewer for seat in row.seats)


def played(rows: Iterable[TableRow], person: str, viewer: str | None) -> list[OwnGame]:
    """The games that count: with a result, and played on one seat alone."""
    found = []
    for row in rows:
        mine = [seat for seat in row.seats if seat.person == person]
        if len(mine) == 1 and mine[0].won is not None and not row.hot_seat and may_know(row, person, viewer):
            found.append(OwnGame(row, mine[0]))
    return found


def tally(games: Sequence[OwnGame]) -> Tally:
    return Tally(len(games), sum(game.won for game in games))


def game_profile(name: str, games: Sequence[OwnGame], known: Known, private: Sequence[str]) -> GameProfile:
    """All that is summed up of one game."""
    shows = "results" not in private
    sizes = sorted({game.row.players for game in games})
    return GameProfile(
        game=name,
        tally=tally(games) if shows else None,
        players={size: tally([g for g in games if g.row.players == size]) for size in sizes}
        if shows
        else None,
        variants=_variants(name, games) if shows else None,
        favourite=_favourite(name, games) if shows else None,
        points=_points(games, known.sources) if "points" not in private else None,
        mistakes=_mistakes(games, known.analysed) if "mistakes" not in private else None,
    )


def _variants(name: str, games: Sequence[OwnGame]) -> list[Variant]:
    usual = {option.name: option.default for option in load(name).options if option.variant}
    by_rules: dict[tuple[tuple[str, str], ...], list[OwnGame]] = {}
    for game in games:
        chosen = {key: value for key, value in game.row.options.items() if usual.get(key, value) != value}
        by_rules.setdefault(tuple(sorted(chosen.items())), []).append(game)
    ordered = sorted(by_rules.items(), key=lambda each: (-len(each[1]), each[0]))
    return [Variant(dict(rules), tally(of)) for rules, of in ordered]


def _favourite(name: str, games: Sequence[OwnGame]) -> tuple[str, str] | None:
    """The board or deck that was played most; one that somebody made is called their own, not written out."""
    game = load(name)
    if not isinstance(game, Makeable):
        return None
    known = next(option.values for option in game.options if option.name == game.makes)
    values = [one.row.options.get(game.makes, "") for one in games]
    count = Counter(value if value in known else "own" for value in values if value)
    return (game.makes, count.most_common(1)[0][0]) if count else None


def _points(games: Sequence[OwnGame], sources: Mapping[str, Sources]) -> Points | None:
    scores = [game.mine.score for game in games if game.mine.score is not None]
    if not scores:
        return None
    of = [(found, game.mine.seat) for game in games if (found := sources.get(game.row.id))]
    sums: Counter[str] = Counter()
    for points_of, seat in of:
        sums.update({name: points[seat] for name, points in points_of.items()})
    averages = {name: round(points / len(of), 1) for name, points in sums.items()}
    return Points(round(fmean(scores), 1), max(scores), averages, len(of))


def _mistakes(games: Sequence[OwnGame], analysed: Mapping[str, Looked]) -> Mistakes | None:
    lost = [-analysed[game.row.id].balances[game.mine.seat].own for game in games if game.row.id in analysed]
    return Mistakes(round(fmean(lost), 3), len(lost)) if lost else None


def opponents(games: Sequence[OwnGame]) -> list[Opponent]:
    """Whom somebody has met most often; a name is the one of the last game, and erased people have none."""
    met: dict[tuple[str | None, str], tuple[str, list[OwnGame]]] = {}
    for game in games:
        others = {(seat.person, "" if seat.person else seat.bot or ""): seat for seat in game.row.seats}
        others.pop((game.mine.person, ""), None)
        for who, seat in others.items():
            if who != (None, "") and (seat.name or seat.bot):
                met.setdefault(who, (seat.name, []))[1].append(game)
    often = sorted(met.items(), key=lambda each: (-len(each[1][1]), each[1][0]))[:MOST_OPPONENTS]
    return [Opponent(person, name, level, tally(of)) for (person, level), (name, of) in often]

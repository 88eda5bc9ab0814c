"""A ladder that anybody can climb again: the published bots of a game and new ones, each against every other.

What it finds holds nothing that changes from run to run, in numbers of few digits: the same version and the
same arguments give the same bytes, whoever plays it, on however many processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from terroir import __version__
from terroir.arena.contest import Contest, interval, report
from terroir.arena.match import Result
from terroir.arena.sprt import duels
from terroir.arena.statistics import share
from terroir.core.game import AnyGame

BELOW = ("random", "greedy")
"""What stands below the levels of every game."""
DIGITS = 4


def published(game: AnyGame) -> dict[str, str]:
    """The bots of the ladder by name, the weakest first: their codes, the same on every machine."""
    return {**{name: name for name in BELOW}, **dict(game.published_levels)}


def standing(game: AnyGame, contest: Contest, names: Mapping[str, str]) -> dict[str, Any]:
    """The ladder as it stands, the strongest first; `names` has a name for each bot's code."""
    found = report(contest)
    rows = [
        {
            "name": names[row["name"]],
            "bot": row["name"],
            "games": row["games"],
            "wins": row["wins"],
            "points": row["points"],
            "rating": row["rating"],
            "faults": len(row["faults"]),
        }
        for row in found["bots"]
    ]
    rows.sort(key=lambda row: (-row["rating"]["mu"], row["bot"]))
    kept = ("game", "players", "options", "seed", "deals", "games")
    standing = {
        "terroir": __version__,
        "rules": game.version,
        **{key: found[key] for key in kept},
        "bots": rows,
        "pairs": [_pair(contest.results, a, b) for a, b in combinations(rows, 2)],
    }
    return dict(_rounded(standing))


def _pair(results: Sequence[Result], first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """What the first scored against the second, by deals."""
    deals: dict[int, list[float]] = {}
    for result in results:
        if scores := duels(result, first["bot"], second["bot"]):
            deals.setdefault(result.deal, []).extend(scores)
    score = interval(share(list(deals.values()))) if deals else None
    return {"first": first["name"], "second": second["name"], "score": score}


def _rounded(value: Any) -> Any:
    """Floats of few digits: the last ones are another matter on another machine."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: _rounded(inner) for key, inner in value.items()}
    return [_rounded(inner) for inner in value] if isinstance(value, list) else value

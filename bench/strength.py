"""How strong the bots are: the matches of the ladder and between levels, with 95 % intervals.

    ./run python -m bench strength                      every match, as many games as its goal asks for
    ./run python -m bench strength --only beam --games 200 --jobs 2
    ./run python -m bench strength --levels             neighbouring levels of every game

Every deal is played from every seat, and intervals are clustered by deal. What is known is written into
docs/data/strength.json every few games, with the commit it was made at. A match that was interrupted goes on
where it was, as long as the commit is the same: its games are kept in build/strength.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bench.kept import STRENGTH, Row, commit, keep
from terroir.arena.journal import Journal, missing
from terroir.arena.match import Result, Table
from terroir.arena.series import play_series
from terroir.arena.statistics import Interval, by_bot
from terroir.bots.levels import levels
from terroir.core.registry import games, load

GAMES = Path("build/strength")
SEED = 2024
EVERY = 20
KEY = ("game", "name")


@dataclass(frozen=True)
class Contest:
    """One bot against others; the lower bound of its share of victories is to reach the goal, if any."""

    name: str
    game: str
    bot: str
    rivals: tuple[str, ...]
    games: int
    goal: float | None = None
    most: float = 1.0
    """What the share itself may not exceed: neighbouring levels are not to be too far apart."""

    @property
    def table(self) -> Table:
        return Table(self.game, 1 + len(self.rivals), (), (self.bot, *self.rivals), SEED, duplicate=True)


LADDER = (
    Contest("rung 1 against random", "citrus", "greedy", ("random",), 400),
    Contest("rung 2 against random", "citrus", "beam", ("random",), 1000, 0.97),
    Contest("rung 2 against rung 1", "citrus", "beam", ("greedy",), 400),
    Contest("rung 3 against rung 2", "citrus", "mc:60", ("beam",), 1000, 0.72),
    Contest("rung 3 against three of rung 2", "citrus", "mc:48:play=careful", ("beam",) * 3, 800, 0.45),
    Contest("rung 4 against rung 3, equal nodes and time", "citrus", "mcts:60", ("mc:60",), 400),
    Contest("rung 1 against three of random", "chicoree", "greedy", ("random",) * 3, 400),
    Contest("rung 2 against three of random", "chicoree", "beam", ("random",) * 3, 400),
    Contest("rung 2 against three of rung 1", "chicoree", "beam", ("greedy",) * 3, 400),
    Contest("rung 3 against three of rung 2", "chicoree", "mc:100", ("beam",) * 3, 400),
    Contest("rung 4 against three of rung 2", "chicoree", "mix:100", ("beam",) * 3, 1000, 0.42),
    Contest("rung 4 against rung 3, equal nodes", "chicoree", "mix:200", ("mc:200",), 400),
    Contest("rung 4 against rung 1", "chicoree", "mix:200", ("greedy",), 400),
)
"""The lowest rung first."""


def neighbours(game: str) -> list[Contest]:
    """Each level of a game against the one below."""
    offered = levels(load(game))
    return [
        Contest(f"{stronger.code} against {weaker.code}", game, stronger.bot, (weaker.bot,), 400, 0.64, 0.76)
        for weaker, stronger in pairwise(offered)
    ]


def measured(contest: Contest, played: Iterable[Result], at: str) -> Row:
    """What the games show."""
    results = list(played)
    line = next(line for line in by_bot(results) if line.who == contest.bot)
    low, high = line.wins.low, line.wins.high
    return {
        "name": contest.name,
        "game": contest.game,
        "bot": contest.bot,
        "rivals": list(contest.rivals),
        "games": len(results),
        "ms_a_turn": round(ms_a_turn(contest, results), 1),
        "share": round(line.wins.value, 4),
        "interval": [round(low, 4), round(high, 4)],
        "goal": None if contest.goal is None else [contest.goal, contest.most],
        "met": None if contest.goal is None else is_met(contest.goal, contest.most, line.wins),
        "commit": at,
    }


def is_met(goal: float, most: float, share: Interval) -> bool:
    """Neighbouring levels are to be about so far apart; else the lower bound counts."""
    return share.low >= goal if most == 1 else goal <= share.value <= most


def ms_a_turn(contest: Contest, results: Sequence[Result]) -> float:
    """What the bot took to think, by the clock on the wall."""
    taken = sum(
        thought
        for result in results
        for code, thought in zip(result.bots, result.thought, strict=True)
        if code == contest.bot
    )
    return 1000 * taken * contest.table.players / sum(result.turns for result in results)


def compete(contest: Contest, count: int, jobs: int) -> Row:
    """Play what is missing, and write down what is known every few games."""
    at = commit()
    file = GAMES / at / f"{contest.game}, {contest.name}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    with Journal(file, contest.table) as journal:
        results = [result for result in journal.results if result.number < count]
        for result in play_series(contest.table, missing(results, count), jobs):
            journal.add(result)
            results.append(result)
            if len(results) % EVERY == 0:
                keep(STRENGTH, measured(contest, results, at), KEY)
    keep(STRENGTH, found := measured(contest, results, at), KEY)
    return found


def chosen(options: argparse.Namespace) -> list[Contest]:
    wanted = [one for one in LADDER if not options.levels]
    if options.levels:
        wanted = [one for game in games() for one in neighbours(game)]
    return [
        one
        for one in wanted
        if (options.only is None or options.only in one.name) and options.game in (None, one.game)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", help="matches with this in their name")
    parser.add_argument("--game", help="matches of this game")
    parser.add_argument("--levels", action="store_true", help="neighbouring levels instead of the ladder")
    parser.add_argument("--games", type=int, help="games of each match, instead of what its goal asks for")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args()
    for contest in chosen(options):
        found = compete(contest, options.games or contest.games, options.jobs)
        low, high = found["interval"]
        verdict = {None: "", True: ", met", False: ", NOT met"}[found["met"]]
        print(
            f"{found['game']}: {found['name']}: {found['share']:.1%} of {found['games']} "
            f"({low:.1%} to {high:.1%}){verdict}",
            flush=True,
        )

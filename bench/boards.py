"""How a game's boards play: many games between bots on every board, written down as data and drawn as plots.

    ./run python -m bench.boards GAME                      all of it, into docs/data and docs/images
    ./run python -m bench.boards GAME --games 1000 --jobs 1
    ./run python -m bench.boards GAME --try FILE.toml ...  a few lines for each candidate, nothing written

Game k of a series has luck of its own, so that the figures are the same whatever the number of processes.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from terroir.arena.statistics import wilson
from terroir.core.registry import FOLDER

DOCS = Path(__file__).parent.parent / "docs"
PLAYERS = range(2, 6)
EDITIONS = ("2015", "2013")
CHUNK = 100
"""Games that a process plays between two reports."""

Chooser = Callable[[Any, list[int], Random], int]


@cache
def part(game: str, name: str) -> Any:
    """A module of the game that the command line names: nothing here names one itself."""
    return import_module(f"{FOLDER}.{game}.{name}")


@dataclass(frozen=True, slots=True)
class Series:
    """What many games have in common."""

    game: str
    board: str
    side: str
    edition: str
    players: int
    bot: str

    @property
    def options(self) -> dict[str, str]:
        return {
            "board": self.board,
            "short": "yes" if self.side == "short" else "no",
            "edition": self.edition,
        }


def greedy(game: str) -> Chooser:
    """What is worth most at first sight; luck decides between equals."""
    appraise = part(game, "bots.greedy_value").appraise_codes

    def choose(state: Any, codes: list[int], luck: Random) -> int:
        worth = appraise(state, state.seat, codes)
        best = max(worth)
        return luck.choice([code for code, value in zip(codes, worth, strict=True) if value == best])

    return choose


def at_random(game: str) -> Chooser:
    """Any legal action, each as likely as the others."""
    return lambda state, codes, luck: luck.choice(codes)


BOTS = {"greedy": greedy, "random": at_random}


def play(series: Series, number: int) -> tuple[Any, int]:
    """A finished game, and how often the whole table was blocked in it (C-T3)."""
    terms, luck = part(series.game, "terms"), Random(f"{series}/{number}")
    choose = BOTS[series.bot](series.game)
    state = part(series.game, "setup").start(series.players, series.options)
    blocked = 0
    while state.phase != terms.OVER:
        if state.phase <= terms.NAME_FIRST:
            codes, weights = zip(*state.outcomes(), strict=True)
            state.apply(luck.choices(codes, weights)[0])
            continue
        codes = state.legal_codes()
        code = codes[0] if len(codes) == 1 else choose(state, codes, luck)
        state.apply(code)
        if code & 15 == terms.OP_PASS and state.passes == 0:
            blocked += 1
    return state, blocked


class Tally:
    """Figures of many games, added up; `counts` is all of it."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {}

    def add(self, what: str, which: object = "", amount: float = 1) -> None:
        self.counts.setdefault(what, Counter())[str(which)] += amount  # type: ignore[assignment]

    def merge(self, counts: dict[str, Counter[str]]) -> None:
        for what, counter in counts.items():
            self.counts.setdefault(what, Counter()).update(counter)

    def written(self) -> dict[str, Any]:
        return {what: dict(sorted(found.items())) for what, found in sorted(self.counts.items())}


def count_game(series: Series, number: int, tally: Tally) -> None:
    """Play a game and add what it shows."""
    terms = part(series.game, "terms")
    state, blocked = play(series, number)
    end = state.written()
    tally.add("games")
    tally.add("turns", state.turns + 1)
    tally.add("blocked end", amount=int(state.reason == terms.END_BLOCKED))
    tally.add("ever blocked", amount=int(blocked > 0))
    count_points(state.points(), end["first_seat"], tally)
    count_sites(series, end["site_state"], tally)
    count_spaces(series, state, end, tally)


def count_points(points: list[int], first: int, tally: Tally) -> None:
    """Scores of the first, the last and all; victories by turn order, shared ones in equal parts."""
    best = max(points)
    tally.add("winner", best)
    tally.add("spread", best - min(points))
    for seat, score in enumerate(points):
        tally.add("score", score)
        if score == best:
            tally.add("wins", (seat - first) % len(points) + 1, 1 / points.count(best))


def count_sites(series: Series, lives: list[int], tally: Tally) -> None:
    """Fincas built, and encircled before the end; shares of a game in whole percent."""
    terms, letters = part(series.game, "terms"), part(series.game, "board").LETTERS
    built = [letters[s] for s, life in enumerate(lives) if life >= terms.BUILT]
    scored = [letters[s] for s, life in enumerate(lives) if life == terms.SCORED]
    tally.add("encircled percent", round(100 * len(scored) / len(built)))
    for letter in built:
        tally.add("built", letter)
    for letter in scored:
        tally.add("encircled", letter)


def count_spaces(series: Series, state: Any, end: dict[str, Any], tally: Tally) -> None:
    """Where plantations stand at the end, and how many landscape tiles were taken."""
    board = part(series.game, "board")
    bushes = state.layout.sets()["bushes"]
    left = sum(end["land"]) & bushes
    tally.add("landscape taken", bushes.bit_count() - left.bit_count())
    planted = 0
    for fruit in end["fruit"]:
        planted |= fruit
    for name in board.names_of(planted):
        tally.add("planted", name)


def chunk(series: Series, start: int, end: int) -> dict[str, Counter[str]]:
    """The games from `start` to before `end`, added up."""
    tally = Tally()
    for number in range(start, end):
        count_game(series, number, tally)
    return tally.counts


def measure(wanted: list[Series], games: int, jobs: int) -> Iterator[tuple[Series, dict[str, Any]]]:
    """Every series with its figures."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        for series in wanted:
            tally = Tally()
            starts = range(0, games, CHUNK)
            ends = [min(start + CHUNK, games) for start in starts]
            for counts in pool.map(chunk, [series] * len(starts), starts, ends):
                tally.merge(counts)
            yield series, tally.written()


def house_series(game: str) -> list[Series]:
    """Both house boards, every number of players, both editions, both bots."""
    house = part(game, "board").HOUSE
    return [
        Series(game, board, side, edition, players, bot)
        for bot, (side, board), edition, players in product(BOTS, house.items(), EDITIONS, PLAYERS)
    ]


def average(counts: dict[str, float]) -> float:
    """The mean of numbers that were counted."""
    return sum(float(n) * k for n, k in counts.items()) / sum(counts.values())


def line(series: Series, found: dict[str, Any]) -> str:
    """The figures in one line."""
    games = int(found["games"][""])
    end = wilson(found["blocked end"][""], games)
    wins = [found["wins"].get(str(n + 1), 0) / games for n in range(series.players)]
    return (
        f"{series.board[:12]:12} {series.edition} {series.players} {series.bot:7}"
        f" C-T3 {end.value:6.2%} (to {end.high:6.2%})"
        f"  ever blocked {found['ever blocked'][''] / games:4.0%}"
        f"  encircled {average(found['encircled percent']):3.0f} %"
        f"  turns {average(found['turns']):5.1f}  winner {average(found['winner']):5.1f}"
        f"  spread {average(found['spread']):4.1f}"
        f"  wins {' '.join(f'{share:.3f}' for share in wins)}"
    )


def commit() -> str:
    """What is measured."""
    found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=DOCS, capture_output=True, text=True)
    return found.stdout.strip() or "unknown"


def write(game: str, games: int, jobs: int) -> None:
    """Measure the house boards, keep the data, draw the plots."""
    rows = []
    for series, found in measure(house_series(game), games, jobs):
        print(line(series, found), flush=True)
        rows.append({**asdict(series), "figures": found})
    file = DOCS / "data" / "boards.json"
    file.parent.mkdir(exist_ok=True)
    board = part(game, "board")
    drawn = {name: board.as_drawn(board.load(name)) for name in board.HOUSE.values()}
    data = {"commit": commit(), "games": games, "boards": drawn, "series": rows}
    file.write_text(json.dumps(data, separators=(",", ":")).replace('{"game"', '\n{"game"') + "\n", "utf-8")
    draw()


def draw() -> None:
    """The plots and tables of the data that is kept."""
    from bench import board_plots, board_tables  # matplotlib is only needed here

    board_plots.draw_all(DOCS)
    board_tables.write_tables(DOCS)


def try_candidates(game: str, files: list[str], games: int, jobs: int) -> None:
    """A few lines for each board file: what keeps it from being valid, then how greedy bots play on it."""
    board = part(game, "board")
    for file in files:
        candidate = board.parse(Path(file).stem, Path(file).read_text("utf-8"))
        print(file, *board.problems(candidate) or ["valid"], sep="\n  ")
        wanted = [
            Series(game, board.as_drawn(candidate), candidate.side, "2015", n, "greedy") for n in PLAYERS
        ]
        for series, found in measure(wanted, games, jobs):
            print(line(series, found), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.boards", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000, help="games of each series (default 4000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--try", nargs="+", metavar="FILE", dest="files", help="board files to compare")
    parser.add_argument(
        "--draw", action="store_true", help="only the plots and tables, of the data that is kept"
    )
    given = parser.parse_args()
    if given.draw:
        draw()
    elif given.files:
        try_candidates(given.game, given.files, given.games, given.jobs)
    else:
        write(given.game, given.games, given.jobs)


if __name__ == "__main__":
    main()

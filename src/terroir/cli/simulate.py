"""`terroir simulate`: many games between bots, and what they show."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from terroir.arena.keeping import Keeper, Records, keep
from terroir.arena.match import Result, Table
from terroir.arena.series import Workers, play_series, processes
from terroir.arena.statistics import Line, by_bot, by_seat
from terroir.bots.own import tried_out
from terroir.cli.arguments import (
    GameName,
    Jobs,
    Language,
    Options,
    Ray,
    Variants,
    split,
    the_game,
    the_options,
    whole,
)
from terroir.cli.extras import need
from terroir.cli.failure import Failure
from terroir.cli.output import FORMATS, check_format, write_results
from terroir.cli.paint import screen
from terroir.cli.words import Words, language
from terroir.core.options import check_players

MOST_GAMES = 10_000_000
MOST_CHANCES = 100_000


def simulate(
    game: GameName = None,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="Bots by code, one per player: greedy,random")
    ] = "greedy,random",
    num: Annotated[int, typer.Option("--num", "-n", metavar="NUMBER", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="The same seed gives the same games.")] = 0,
    players: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="How many play; the bots are taken in turn.")
    ] = None,
    variant: Variants = None,
    option: Options = None,
    jobs: Jobs = 1,
    ray: Ray = False,
    output: Annotated[
        str | None,
        typer.Option(
            "--output", "-o", metavar="FORMAT|FILE", help="json, csv or parquet; or a file that ends so."
        ),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep the record of every game there.")
    ] = None,
    positions: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.parquet", help="Keep every decision: what was seen, done, and came of it."
        ),
    ] = None,
    chances: Annotated[
        int, typer.Option(metavar="NUMBER", help="With --positions: everybody's chances, by so many games.")
    ] = 0,
    lang: Language = None,
) -> None:
    """Let bots play many games: win shares and scores with 95 % confidence intervals.

    The bots change seats from game to game. Results do not depend on --jobs or --ray. Every game has random
    numbers of its own, from the seed and its number. Bots: random, greedy, greedy:noise=200 (hundredths of
    a point); your own: FILE.py:CLASS, MODULE:CLASS, or "cmd:PROGRAM" that speaks the line protocol.

    --records and --positions keep each game as soon as it is played. Killed in the middle, the same command
    plays what is missing and nothing twice. FILE.parquet is there when all games are, FILE.parquet.draft
    until then. terroir.data.load reads both as arrays; docs/data.md says what is in them.

    \b
    Examples:
      terroir simulate GAME --bots greedy,random --num 200 --jobs 2
      terroir simulate GAME --bots greedy --players 4 --variant short --output games.csv
      terroir simulate GAME --num 1000 --output json | head
      terroir simulate GAME --bots "mybot.py:Mine,greedy"
      terroir simulate GAME --bots "cmd:node mybot.js,greedy"
      terroir simulate GAME --num 10000 --jobs 0 --records games --positions games.parquet
      terroir simulate GAME --bots practised --positions judged.parquet --chances 32
    """
    words = Words(language(lang))
    table = the_table(game, bots, players, variant or [], option or [], seed)
    if len(table.bots) > table.players:
        raise Failure(f"{len(table.bots)} bots for {table.players} players")
    count, jobs = the_count(num), the_jobs(jobs)
    target = _target(output)
    workers = the_workers(ray)
    keepers = _keepers(table, records, positions, whole("--chances", chances, 0, MOST_CHANCES))
    results = _play(table, count, jobs, workers, keepers, words)
    if target is not None:
        write_results(results, *target)
    _report(results, words, to_stderr=target is not None and target[1] is None)


def the_table(
    name: str | None,
    bots: str,
    players: int | None,
    variant: list[str],
    option: list[str],
    seed: int,
    duplicate: bool = False,
) -> Table:
    """What is played, by whom; judged before anything is played."""
    game = the_game(name)
    codes = [tried_out(game, code).code for code in split(bots)]
    if not codes:
        raise Failure("--bots names no bot")
    count = check_players(game.players, players if players is not None else max(len(codes), game.players[0]))
    options = the_options(game, variant, option)
    game.start(count, options)
    return Table(game.name, count, tuple(options.items()), tuple(codes), seed, duplicate)


def the_count(num: int) -> int:
    """How many games."""
    return whole("--num", num, 1, MOST_GAMES)


def the_jobs(jobs: int) -> int:
    """How many processes."""
    return whole("--jobs", jobs, 0, 512) or os.cpu_count() or 1


def the_workers(ray: bool) -> Workers:
    """The processes of this machine, or a cluster."""
    if not ray:
        return processes
    need("ray", "--ray")
    from terroir.arena.cluster import cluster

    return cluster


def _keepers(table: Table, records: Path | None, positions: Path | None, chances: int) -> list[Keeper]:
    """What keeps the games, if anything does; refused before anything is played if it cannot."""
    keepers: list[Keeper] = []
    if chances and positions is None:
        raise Failure("--chances are kept with --positions FILE.parquet")
    if positions is not None:
        need("parquet", "--positions")
        if positions.suffix != ".parquet":
            raise Failure(f"--positions is a file that ends in .parquet, not {str(positions)[:80]!r}")
        if not positions.absolute().parent.is_dir():
            raise Failure(f"{positions}: there is no such folder")
        from terroir.data import PositionsFile

        keepers.append(PositionsFile(positions, table, chances))
    if records is not None:
        keepers.append(Records(records, table))
    return keepers


def _target(output: str | None) -> tuple[str, Path | None] | None:
    """The format, and the file if it is not the standard output; judged before anything is played."""
    if output is None:
        return None
    if output in FORMATS:
        form, file = output, None
    else:
        file = Path(output)
        form = file.suffix.removeprefix(".")
        if form not in FORMATS:
            raise Failure(f"--output is {', '.join(FORMATS)} or a file that ends so, not {output[:80]!r}")
        if not file.absolute().parent.is_dir():
            raise Failure(f"{file}: there is no such folder")
    check_format(form, to_screen=file is None and sys.stdout.isatty())
    return form, file


def _play(
    table: Table, count: int, jobs: int, workers: Workers, keepers: list[Keeper], words: Words
) -> list[Result]:
    results: list[Result] = []
    played = (
        keep(keepers, table, count, jobs, workers) if keepers else play_series(table, count, jobs, workers)
    )
    with progress(words, count) as heard:
        try:
            for result in played:
                results.append(result)
                heard(len(results))
        except OSError as error:  # the disk is full, or not ours
            raise Failure(f"{error.filename or 'the games could not be kept'}: {error.strerror}") from error
    return sorted(results, key=lambda result: result.number)


@contextmanager
def progress(words: Words, total: int | None, what: str = "simulating") -> Iterator[Callable[[int], None]]:
    """A bar for people who wait; it is told how many games, or what it is about, have been done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = screen(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        bar = bars.add_task(words.text(what), total=total)
        yield lambda games: bars.update(bar, completed=games)


def _report(results: list[Result], words: Words, to_stderr: bool) -> None:
    console = screen(stderr=to_stderr)
    for title, lines in (("by-bot", by_bot(results)), ("by-seat", by_seat(results))):
        console.print(_lines(words, title, lines))
    faults = [(result.bots[seat], why) for result in results for seat, why in result.faults]
    for bot, games in Counter(bot for bot, _ in faults).items():
        said = words.text("bot-faults", bot=bot, games=games, why=dict(faults)[bot])
        console.print(f" {said}", markup=False, soft_wrap=True)
    turns = sum(result.turns for result in results) / len(results)
    decisions = sum(result.decisions for result in results)
    choices = sum(result.options for result in results) / max(1, decisions)
    milliseconds = 1000 * sum(result.seconds for result in results) / len(results)
    console.print(
        " "
        + words.text(
            "simulated",
            games=len(results),
            turns=f"{turns:.1f}",
            decisions=f"{decisions / len(results):.1f}",
            choices=f"{choices:.1f}",
            milliseconds=f"{milliseconds:.1f}",
        ),
        style="dim",
    )


def _lines(words: Words, title: str, lines: list[Line]) -> object:
    table = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.text(title))
    for column in ("games", "wins", "confidence", "points", "confidence"):
        table.add_column(words.text(f"column-{column}"), justify="right")
    for line in lines:
        wins, score = line.wins, line.score
        table.add_row(
            line.who,
            str(line.games),
            f"{100 * wins.value:.1f} %",
            f"{100 * wins.low:.1f} – {100 * wins.high:.1f} %",
            f"{score.value:.1f}",
            f"{score.low:.1f} – {score.high:.1f}" if score.high != float("inf") else "–",
        )
    return table

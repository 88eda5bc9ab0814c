"""`terroir arena`: which of several bots is stronger, by how much, and how sure one can be of it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table as RichTable

from terroir.arena.match import Table
from terroir.arena.sprt import Sprt, pairs
from terroir.cli import files
from terroir.cli.arguments import GameName, Jobs, Language, Options, Ray, Variants
from terroir.cli.extras import need
from terroir.cli.failure import Failure
from terroir.cli.paint import screen
from terroir.cli.simulate import progress, the_count, the_jobs, the_table, the_workers
from terroir.cli.words import Words, language


def arena(
    game: GameName = None,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="Bots by code: greedy,random. More than players: all meet.")
    ] = "greedy,random",
    num: Annotated[
        int, typer.Option("--num", "-n", metavar="NUMBER", help="How many games, at most with --sprt.")
    ] = 100,
    players: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="How many play; fewer bots take several seats.")
    ] = None,
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="Play every deal again with the bots in every seat.")
    ] = False,
    sprt: Annotated[
        str | None,
        typer.Option(metavar="LOW,HIGH", help="Stop when it is clear who is HIGH Elo better, or only LOW."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="The same seed gives the same deals.")] = 0,
    variant: Variants = None,
    option: Options = None,
    jobs: Jobs = 1,
    ray: Ray = False,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="json|FILE.json", help="The report as JSON.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the report: a file in png, svg or pdf.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every game there; go on where it ended.")
    ] = None,
    lang: Language = None,
) -> None:
    """Compare bots: win shares with 95 % intervals, ratings, and a test that stops when it can tell.

    The bots change seats from game to game. With --duplicate every deal is played in all seatings, so that
    good luck is everybody's: far fewer games tell as much. Intervals count deals, not games. Every kind of
    draw and every seat has random numbers of its own, and results do not depend on --jobs or --ray.

    \b
    --sprt 0,20 asks: is the first bot 20 Elo better than the second, or no better at all? It errs once in 20.
    Of more bots, each is tested against all that are named after it, until every test can tell.
    --resume FILE keeps one JSON line a game; the same command with the same FILE goes on.

    \b
    Examples:
      terroir arena GAME --bots greedy,random --duplicate --num 400 --jobs 2
      terroir arena GAME --bots greedy,greedy:noise=200 --duplicate --sprt 0,20 --num 10000
      terroir arena GAME --bots random,greedy,greedy:noise=200 --players 2 --plot bots.png
      terroir arena GAME --bots mybot.py:Mine,greedy --duplicate
      terroir arena GAME --num 5000 --resume games.jsonl --output report.json
    """
    need("arena", "terroir arena")
    from terroir.arena.contest import Contest, report

    words = Words(language(lang))
    table = the_table(game, bots, players, variant or [], option or [], seed, duplicate)
    contest = Contest(table, the_count(num), () if sprt is None else _tests(sprt, table))
    processes, workers = the_jobs(jobs), the_workers(ray)
    check_files(output, plot, resume)
    with progress(words, contest.games) as heard:
        contest.play(processes, workers, resume, heard)
    found = report(contest)
    if output not in (None, "json"):
        files.write(Path(str(output)), json.dumps(found, indent=2) + "\n")
    if plot is not None:
        _draw(found, plot)
    if output == "json":
        typer.echo(json.dumps(found))
    else:
        show(found, words)


def _tests(text: str, table: Table) -> Sequence[Sprt]:
    numbers = re.fullmatch(r"(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)", text.strip())
    if numbers is None or float(numbers[1]) >= float(numbers[2]):
        raise Failure(f"--sprt is two Elo numbers, the lower first, such as 0,20, not {text[:40]!r}")
    if len(set(table.bots)) < 2:
        raise Failure("--sprt compares bots: --bots FIRST,SECOND")
    return pairs(table.bots, float(numbers[1]), float(numbers[2]))


def check_files(output: str | None, plot: Path | None, resume: Path | None) -> None:
    """Refuse before anything is played what could not be written afterwards."""
    if output is not None and output != "json" and not output.endswith(".json"):
        raise Failure(f"--output is json or a file that ends so, not {output[:80]!r}")
    if plot is not None:
        need("plots", "--plot")
        if plot.suffix not in (".png", ".svg", ".pdf"):
            raise Failure(f"--plot is a file that ends in .png, .svg or .pdf, not {str(plot)[:80]!r}")
    for file in (Path(output) if output else None, plot, resume):
        if file is not None and not file.absolute().parent.is_dir():
            raise Failure(f"{file}: there is no such folder")


def _draw(found: dict[str, Any], file: Path) -> None:
    from terroir.arena.plot import draw

    try:
        draw(found, file)
    except OSError as error:
        raise Failure(f"{file}: {error.strerror or error}") from error


def show(found: dict[str, Any], words: Words) -> None:
    table = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.text("by-bot"))
    for column in ("games", "wins", "confidence", "points", "rating"):
        table.add_column(words.text(f"column-{column}"), justify="right")
    for row in found["bots"]:
        table.add_row(*_cells(row))
    console = screen()
    console.print(table)
    thinking = ", ".join(f"{row['name']} {1000 * row['seconds']:.1f} ms" for row in found["bots"])
    said = words.text("contested", games=found["games"], deals=found["deals"], thinking=thinking)
    console.print(f" {said}", style="dim")
    for row in found["bots"]:
        if row["faults"]:
            lost = {"bot": row["name"], "games": len(row["faults"]), "why": row["faults"][-1]}
            console.print(f" {words.text('bot-faults', **lost)}", markup=False, soft_wrap=True)
    for test in found["sprt"]:
        console.print(" " + words.text(f"sprt-{test['verdict'].replace(' ', '-')}", **_numbers(test)))


def _cells(row: dict[str, Any]) -> list[str]:
    wins, rating = row["wins"], row.get("rating")
    return [
        row["name"],
        str(row["games"]),
        f"{100 * wins['value']:.1f} %",
        f"{100 * wins['low']:.1f} – {100 * wins['high']:.1f} %",
        f"{row['points']['value']:.1f}",
        "–" if rating is None else f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}",
    ]


def _numbers(test: dict[str, Any]) -> dict[str, str]:
    low, high = test["elo"]
    return {
        "first": test["first"],
        "second": test["second"],
        "low": f"{low:g}",
        "high": f"{high:g}",
        "ratio": f"{test['ratio']:.2f}",
        "bound": f"{test['bound']:.2f}",
    }

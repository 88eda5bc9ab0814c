"""`terroir ladder`: where a bot stands among the published ones, in numbers that anybody can have again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table as RichTable

from terroir.bots.own import tried_out
from terroir.cli import files
from terroir.cli.arena import check_files, show
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
from terroir.cli.paint import screen
from terroir.cli.seating import fewest
from terroir.cli.simulate import progress, the_jobs, the_table, the_workers
from terroir.cli.words import Words, language
from terroir.core.game import AnyGame

MOST_DEALS = 100_000


def ladder(
    game: GameName = None,
    bots: Annotated[
        str | None, typer.Option(metavar="BOTS", help="Your bots: mybot.py:Mine, or any by code.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="Which of the published bots; else all: random,greedy,novice,…"),
    ] = None,
    deals: Annotated[
        int, typer.Option(metavar="NUMBER", help="Deals that everybody plays from every seat.")
    ] = 20,
    players: Annotated[int | None, typer.Option(metavar="NUMBER", help="How many play at a table.")] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="The same seed gives the same deals.")] = 0,
    variant: Variants = None,
    option: Options = None,
    jobs: Jobs = 1,
    ray: Ray = False,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="json|FILE.json", help="The ladder as JSON.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every game there; go on where it ended.")
    ] = None,
    lang: Language = None,
) -> None:
    """Where a bot stands among the published ones: each plays each, the same deals from every seat.

    The published bots are random, greedy and the levels of the game, which think a fixed number of simulated
    games, never a time. So the same version and the same arguments give the same JSON, byte for byte, with
    any --jobs or --ray: numbers that others can have again. Bots of yours have to keep to the random numbers
    that they are given.

    A deal is played by every pair (or more, with --players) in all seats: with seven bots at tables of two
    these are 42 games. The upper levels think longest: --against leaves some out.

    \b
    Examples:
      terroir ladder GAME --against random,greedy,novice --deals 10 --jobs 2
      terroir ladder GAME --bots mybot.py:Mine --output ladder.json
      terroir ladder GAME --bots "cmd:node mybot.js" --against novice,casual --resume games.jsonl
    """
    need("arena", "terroir ladder")
    from terroir.arena.contest import Contest, report
    from terroir.arena.ladder import standing

    words = Words(language(lang))
    rules = the_game(game)
    names = _names(rules, split(bots), against)
    count = players or fewest(rules, the_options(rules, variant or [], option or []))
    table = the_table(rules.name, ",".join(names), count, variant or [], option or [], seed, duplicate=True)
    contest = Contest(table, whole("--deals", deals, 1, MOST_DEALS) * table.round)
    processes, workers = the_jobs(jobs), the_workers(ray)
    check_files(output, None, resume)
    with progress(words, contest.games) as heard:
        contest.play(processes, workers, resume, heard)
    found = standing(rules, contest, names)
    if output not in (None, "json"):
        files.write(Path(str(output)), json.dumps(found, indent=1) + "\n")
    if output == "json":
        typer.echo(json.dumps(found, indent=1))
        return
    played = {row["name"]: row for row in report(contest)["bots"]}
    rows = [{**played[row["bot"]], "name": row["name"]} for row in found["bots"]]
    show({**found, "bots": rows, "sprt": []}, words)
    for code in split(bots):
        screen().print(_against(names[tried_out(rules, code).code], found, words))


def _names(game: AnyGame, new: list[str], against: str | None) -> dict[str, str]:
    """A name for each bot's code, in the order of the ladder."""
    from terroir.arena.ladder import published

    known = published(game)
    chosen = list(known) if against is None else split(against)
    if unknown := [name for name in chosen if name not in known]:
        raise Failure(f"--against {unknown[0][:40]!r}: the published bots are {', '.join(known)}")
    names = {tried_out(game, known[name]).code: name for name in chosen}
    names |= {tried_out(game, code).code: code for code in new}
    if len(names) < 2:
        raise Failure("a ladder needs two bots: --bots yours, --against some of the published ones")
    return names


def _against(name: str, found: dict[str, Any], words: Words) -> object:
    """How a new bot did against each of the others."""
    table = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.text("column-against", bot=name))
    for column in ("wins", "confidence"):
        table.add_column(words.text(f"column-{column}"), justify="right")
    for pair in found["pairs"]:
        score = pair["score"]
        if name not in (pair["first"], pair["second"]) or score is None:
            continue
        other = pair["second"] if pair["first"] == name else pair["first"]
        value, low, high = score["value"], score["low"], score["high"]
        if pair["second"] == name:
            value, low, high = 1 - value, 1 - high, 1 - low
        table.add_row(other, f"{100 * value:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %")
    return table

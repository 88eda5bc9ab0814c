"""`terroir analyse`: a game looked back at, as a page with plots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terroir.bots.analysis import look_back
from terroir.bots.bot import seeded
from terroir.bots.budget import Budget
from terroir.cli import files
from terroir.cli.arguments import Language, game_of, read_record
from terroir.cli.extras import need
from terroir.cli.failure import Failure
from terroir.cli.words import Words, language
from terroir.core.errors import BadRecord
from terroir.core.replay import replay


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; else the record's name with .html.")
    ] = None,
    nodes: Annotated[
        int, typer.Option(min=100, max=1_000_000, help="Simulated games for every turn.")
    ] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed judges the same.")] = 1,
    lang: Language = None,
) -> None:
    """Judge every turn of a game: who was winning when, what was luck, and which turns were mistakes.

    Each turn is judged with what its player knew then, by simulated games.

    \b
    Examples:
      terroir analyse my.game
      terroir analyse my.game --nodes 5000 --out my.html
    """
    need("plots", "terroir analyse")
    from terroir.cli.report import page

    record = read_record(file)
    game = game_of(file, record)
    try:
        match = replay(record, game)
    except BadRecord as error:
        raise Failure(f"{file}: {error}") from error
    players = int(record.value("Players") or 0)
    names = [record.value(f"Seat{seat}") or f"{seat}" for seat in range(1, players + 1)]
    start = game.start(players, game.settings(match.state))
    moments = list(look_back(game, start, match.steps, seeded(seed), Budget(nodes=nodes)))
    if not moments:
        raise Failure(f"{file}: nobody has had anything to decide yet")
    words = Words(language(lang), game, names)
    target = out or file.with_suffix(".html")
    files.write(target, page(game, words, names, moments, match.pending, nodes))
    typer.echo(words.text("analysed", turns=len(moments), file=str(target)))

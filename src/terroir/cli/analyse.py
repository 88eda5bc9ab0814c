"""`terroir analyse`: a game looked back at, as a page with plots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terroir.bots.analysis import NODES, SEED
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
        Path | None,
        typer.Option(
            metavar="FILE", help="The page, or JSON if it ends so; else the record's name with .html."
        ),
    ] = None,
    nodes: Annotated[
        int, typer.Option(min=100, max=1_000_000, help="Simulated games for every turn.")
    ] = NODES,
    seed: Annotated[int, typer.Option(help="The same seed judges the same.")] = SEED,
    lang: Language = None,
) -> None:
    """Judge every turn of a game: who was winning when, what was luck, and which turns were mistakes.

    Each turn is judged with what its player knew then, by simulated games: the same that a server does.

    \b
    Examples:
      terroir analyse my.game
      terroir analyse my.game --nodes 5000 --out my.html
      terroir analyse my.game --out my.json
    """
    need("plots", "terroir analyse")
    import msgspec

    from terroir.cli.report import page
    from terroir.table.analyses import analysis

    target = out or file.with_suffix(".html")
    record = read_record(file)
    game = game_of(file, record)
    try:
        match = replay(record, game)
        found = analysis(record.to_text(), nodes, seed)
    except BadRecord as error:
        raise Failure(f"{file}: {error}") from error
    players = int(record.value("Players") or 0)
    names = [record.value(f"Seat{seat}") or f"{seat}" for seat in range(1, players + 1)]
    words = Words(language(lang), game, names, coach=True)
    if target.suffix == ".json":
        files.write(target, msgspec.json.encode(found).decode() + "\n")
    else:
        files.write(target, page(words, names, found, match.pending))
    typer.echo(words.text("analysed", turns=len(found.turns), file=str(target)))

"""`terroir verify`: whether a game can have gone so, and whether its draws were the promised ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terroir.cli.arguments import Language, game_of, read_record
from terroir.cli.failure import Failure
from terroir.cli.words import Words, language
from terroir.core.errors import BadRecord
from terroir.core.replay import ENDED, replay
from terroir.core.verify import verify as verify_draws


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    lang: Language = None,
) -> None:
    """Check a finished game: every action against the rules, every draw against the promise.

    Exit code 0 if all is in order, 1 if something is not, 2 if it cannot be checked.

    \b
    Examples:
      terroir verify game.game
    """
    words = Words(language(lang))
    record = read_record(file)
    game = game_of(file, record)
    ended = "Result" if record.tag(ENDED) is None else ENDED
    for tag in (ended, "Commitment", "Secret", "Id", "Players", "Version"):
        if record.tag(tag) is None:
            raise Failure(f"{file}: cannot be verified, it has no tag {tag}: is the game over?")
    try:
        steps = len(replay(record, game).steps)
        typer.echo(words.text("verified-record", steps=steps))
        draws = verify_draws(record, game)
    except BadRecord as error:
        typer.echo(f"{words.text('not-verified')} {file}: {error}")
        raise typer.Exit(1) from error
    typer.echo(words.text("verified-draws", draws=draws))
    typer.echo(words.text("verified-commitment", commitment=record.value("Commitment")))

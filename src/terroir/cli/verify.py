"""`terroir verify`: whether a game can have gone so, and whether its draws were the promised ones."""

from __future__ import annotations

import re
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
    kept: Annotated[
        list[str] | None,
        typer.Option(
            metavar="TAG=VALUE", help="What you kept before the game: Commitment=…, Nonce1=…, NonceHash2=…"
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Check a finished game: every action against the rules, every draw against the promise.

    Exit code 0 if all is in order, 1 if something is not, 2 if it cannot be checked.

    What a browser kept before the game is shown in "Was the luck fair?", among the numbers. Only with it
    can you see that nobody chose the draws.

    \b
    Examples:
      terroir verify game.game
      terroir verify game.game --kept Commitment=2fb0… --kept Nonce1=77a1…
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
        verified = verify_draws(record, game, _tags(kept or []))
    except BadRecord as error:
        typer.echo(f"{words.text('not-verified')} {file}: {error}")
        raise typer.Exit(1) from error
    typer.echo(words.text("verified-draws", draws=verified.draws))
    typer.echo(words.text(f"verified-{verified.shown}"))
    if verified.shown != "witnessed":
        typer.echo(words.text("verified-commitment", commitment=record.value("Commitment")))


def _tags(kept: list[str]) -> dict[str, str]:
    """What was kept, by tag."""
    tags = {}
    for text in kept:
        key, equals, value = text.partition("=")
        if not re.fullmatch(r"Id|Commitment|Nonce(Hash)?[1-9][0-9]?", key) or not equals:
            raise Failure(f"--kept {text}: it is Id=…, Commitment=…, Nonce1=… or NonceHash1=…, and so on")
        tags[key] = value
    return tags

"""`terroir verify`: whether a game can have gone so, and whether its draws were the promised ones."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Annotated
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

import typer

from terroir.cli.arguments import Language, game_of, read, read_record
from terroir.cli.extras import need
from terroir.cli.failure import Failure
from terroir.cli.words import Words, language
from terroir.core.errors import BadRecord
from terroir.core.record import Record, parse
from terroir.core.replay import ENDED, replay
from terroir.core.verify import verify as verify_draws

PATIENCE_S = 30
LARGEST = 1 << 24
"""Longer than any file of the page, in bytes."""


def verify(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="The record of a finished game, or a table's log.")
    ] = None,
    kept: Annotated[
        list[str] | None,
        typer.Option(
            metavar="TAG=VALUE", help="What you kept before the game: Commitment=…, Nonce1=…, NonceHash2=…"
        ),
    ] = None,
    client: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Compare the page of a server with the one of this release."),
    ] = None,
    lang: Language = None,
) -> None:
    """Check a finished game: every action against the rules, every draw against the promise.

    Exit code 0 if all is in order, 1 if something is not, 2 if it cannot be checked.

    What a browser kept before the game is shown in "Was the luck fair?", among the numbers. Only with it
    can you see that nobody chose the draws. The log of a table that never began (its file ends in .json) is
    checked as well, and shows the deal that would have come.

    \b
    Examples:
      terroir verify game.game
      terroir verify game.game --kept Commitment=2fb0… --kept Nonce1=77a1…
      terroir verify --client https://play.example.org
    """
    words = Words(language(lang))
    if client is not None:
        _compare(client, words)
    elif file is None:
        raise Failure("which record? FILE, or --client URL")
    if file is not None:
        _verify(file, kept or [], words)


def _verify(file: Path, kept: list[str], words: Words) -> None:
    """Check the draws of a record."""
    record = _unbegun(file) if file.suffix == ".json" else read_record(file)
    game = game_of(file, record)
    ended = "Result" if record.tag(ENDED) is None else ENDED
    for tag in (ended, "Commitment", "Secret", "Id", "Players", "Version"):
        if record.tag(tag) is None:
            raise Failure(f"{file}: cannot be verified, it has no tag {tag}: is the game over?")
    try:
        steps = len(replay(record, game).steps)
        typer.echo(words.text("verified-record", steps=steps))
        verified = verify_draws(record, game, _tags(kept))
    except BadRecord as error:
        typer.echo(f"{words.text('not-verified')} {file}: {error}")
        raise typer.Exit(1) from error
    typer.echo(words.text("verified-draws", draws=verified.draws))
    typer.echo(words.text(f"verified-{verified.shown}"))
    if verified.shown == "unbegun":
        for line in record.steps:
            typer.echo(f"{line.who} {line.text}")
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


def _unbegun(file: Path) -> Record:
    """The record in the log of a table that never began, as a server gives it."""
    try:
        text = json.loads(read(file))["record"]
        return parse(text)
    except BadRecord as error:
        raise Failure(f"{file}: {error}") from error
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise Failure(f"{file}: not the log of a table that was closed before its game") from error


def _compare(url: str, words: Words) -> None:
    """Compare every file of the page that a server serves with the one that came with this release."""
    need("server", "terroir verify --client")
    from terroir.server.texts import CLIENT, page  # here: the command begins without a server

    if not re.match("https?://", url):
        raise Failure(f"--client {url}: it is http://… or https://…")
    try:
        hashes = json.loads((CLIENT / "hashes.json").read_text("utf-8"))
    except OSError as error:
        raise Failure("there is no client with this package to compare with") from error
    base = url.rstrip("/")
    prefix = urlsplit(base).path
    hashes.pop("index.html")
    other = [file for file, hashed in hashes.items() if _hash_of(f"{base}/{file}") != hashed]
    if _hash_of(f"{base}/") != sha256(page(prefix)).hexdigest():
        other.append("index.html")
    for file in sorted(other):
        typer.echo(words.text("client-other", file=file))
    if other:
        raise typer.Exit(1)
    typer.echo(words.text("client-same", files=len(hashes) + 1))


def _hash_of(url: str) -> str:
    """The SHA-256 of what is served there; empty where it is refused."""
    try:
        with urlopen(url, timeout=PATIENCE_S) as answer:
            return sha256(answer.read(LARGEST)).hexdigest()
    except HTTPError:
        return ""
    except OSError as error:
        raise Failure(f"{url}: {error}") from error

"""From what was typed after the command to what the game understands, or one clear refusal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from terroir.cli.failure import Failure
from terroir.core.errors import BadRecord
from terroir.core.game import AnyGame
from terroir.core.options import complete
from terroir.core.record import Record, parse
from terroir.core.registry import games, load

# What several commands have.
GameName = Annotated[str | None, typer.Argument(help="Which game; may be left out if there is only one.")]
Variants = Annotated[
    list[str] | None, typer.Option(metavar="NAMES", help="Variants to switch on: short,family")
]
Options = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="Any option of the game: edition=2013")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="NUMBER", help="Processes; 0 for one per core.")]
Ray = Annotated[bool, typer.Option("--ray", help="Play on the Ray cluster of RAY_ADDRESS, or a local one.")]
Language = Annotated[
    str | None, typer.Option(metavar="LANGUAGE", help="en, fr, it or de; else that of your locale.")
]

LONGEST = 2_000_000
MOST = 1_000_000_000


def the_game(name: str | None) -> AnyGame:
    """The game of that name, or the only one there is."""
    if name is not None:
        return load(name)
    if len(games()) != 1:
        raise Failure(f"which game? there is {', '.join(games()) or 'none'}")
    return load(games()[0])


def the_options(game: AnyGame, variants: Sequence[str], given: Sequence[str]) -> dict[str, str]:
    """`--variant short,family` switches variants on, `--option edition=2013` sets anything."""
    options: dict[str, str] = {}
    switches = {option.name for option in game.options if set(option.values) == {"no", "yes"}}
    for name in (word.strip() for words in variants for word in words.split(",")):
        if name not in switches:
            raise Failure(f"no variant {name[:40]!r}: there is {', '.join(sorted(switches)) or 'none'}")
        options[name] = "yes"
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Failure(f"--option {text[:40]!r} should be NAME=VALUE")
        if name in options and options[name] != value:
            raise Failure(f"option {name[:40]} is given twice, as {options[name][:40]} and {value[:40]}")
        options[name] = value
    complete(game.options, options)
    return options


def whole(name: str, value: int, least: int, most: int = MOST) -> int:
    """A number within its bounds."""
    if not least <= value <= most:
        raise Failure(f"{name} is a whole number from {least} to {most}, not {value}")
    return value


def split(text: str | None) -> list[str]:
    """`a,b` in parts; none if nothing was given."""
    return [part.strip() for part in text.split(",")] if text else []


def read(file: Path) -> str:
    """A text file, or one line why not."""
    try:
        if file.stat().st_size > LONGEST:
            raise Failure(f"{file}: longer than {LONGEST} bytes")
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Failure(f"{file}: not UTF-8 text") from error
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise Failure(f"{file}: {getattr(error, 'strerror', None) or error}") from error


def read_record(file: Path) -> Record:
    """A record file; only its form is judged."""
    try:
        return parse(read(file))
    except BadRecord as error:
        raise Failure(f"{file}: {error}") from error


def game_of(file: Path, record: Record) -> AnyGame:
    """The game that a record says it is of."""
    name = record.value("Game")
    if name is None:
        raise Failure(f"{file}: not a game record, it has no tag Game")
    return the_game(name)

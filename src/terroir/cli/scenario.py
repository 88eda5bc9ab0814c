"""`terroir scenario`: this position, these moves, expect this."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from terroir.cli.arguments import Language, read, the_game
from terroir.cli.failure import Failure
from terroir.cli.paint import Painter, screen
from terroir.cli.words import Words, language
from terroir.core.game import AnyGame, Message, Picture
from terroir.core.scenario import Result, run
from terroir.core.scenario import read as parse


def scenario(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")
    ],
    show: Annotated[bool, typer.Option("--show", help="Draw the table before and after.")] = False,
    lang: Language = None,
) -> None:
    """Try scenarios against the rules: what differs is drawn. Exit code 1 if anything does.

    \b
    Examples:
      terroir scenario my-question.scenario --show
      terroir scenario tests/games
    """
    spoken, console, failed = language(lang), screen(), 0
    found = _found(files)
    for file in found:
        parsed = parse(read(file), str(file))
        result = run(parsed)
        game = the_game(parsed.game)
        _report(console, Words(spoken, game), game, result, show)
        failed += not result.ok
    words = Words(spoken)
    console.print(
        words.text("scenario-failed", failed=failed, count=len(found))
        if failed
        else words.text("scenario-ok", count=len(found))
    )
    if failed:
        raise typer.Exit(1)


def _found(files: list[Path]) -> list[Path]:
    """The files named, and every scenario in the folders named."""
    found = []
    for file in files:
        inside = sorted(file.rglob("*.scenario")) if file.is_dir() else [file]
        if not inside:
            raise Failure(f"{file}: there is no *.scenario file in this folder")
        found += inside
    return found


def _report(console: Console, words: Words, game: AnyGame, result: Result, show: bool) -> None:
    painter = Painter(game, words)

    def draw(picture: Picture) -> None:
        console.print(painter.picture(picture, console.width))

    mark = Text("✓ ", "bold green") if result.ok else Text("✗ ", "bold red")
    console.print(mark.append(f"{result.scenario.name}: {result.scenario.title}"), soft_wrap=True)
    if show:
        draw(result.before)
        draw(result.after)
    for difference in result.differences:
        console.print(Text(f"  {difference}", "red"), soft_wrap=True)
        if (why := difference.objection) is not None:
            console.print(Text(f"  {words.say(Message(why.message, why.args))}"), soft_wrap=True)
        draw(difference.picture)

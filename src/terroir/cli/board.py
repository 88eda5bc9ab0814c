"""`terroir board`: look at boards, and check those you draw."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terroir.cli.arguments import Language, read
from terroir.cli.failure import Failure
from terroir.cli.paint import Painter, screen
from terroir.cli.words import Words, language
from terroir.core.abilities import HasBoards
from terroir.core.game import AnyGame
from terroir.core.registry import games, load

commands = typer.Typer(
    help="Look at boards, and check those you draw.", add_completion=False, rich_markup_mode=None
)

GAME = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="Of which game; may be left out if only one has boards."),
]


@commands.command("show")
def show(
    board: Annotated[
        str | None, typer.Argument(metavar="[NAME|FILE]", help="A name, or a file; none lists the names.")
    ] = None,
    game: GAME = None,
    lang: Language = None,
) -> None:
    """Show a board of a game, or one of your own.

    \b
    Examples:
      terroir board show
      terroir board show my-board.toml
    """
    chosen = _with_boards(game)
    assert isinstance(chosen, HasBoards)
    if board is None:
        typer.echo("\n".join(chosen.boards))
        return
    text = _text(chosen, board)
    painter, console = Painter(chosen, Words(language(lang), chosen)), screen()
    console.print(painter.picture(chosen.board_picture(board, text), console.width))


@commands.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board file.")],
    game: GAME = None,
    lang: Language = None,
) -> None:
    """Check a board file: prints what is wrong with it, exit code 1 if anything is.

    \b
    Examples:
      terroir board check my-board.toml
    """
    chosen = _with_boards(game)
    assert isinstance(chosen, HasBoards)
    problems = chosen.board_problems(file.stem, read(file))
    words = Words(language(lang), chosen)
    for problem in problems:
        typer.echo(f"{file}: {words.say(problem.message)}")
    if problems:
        raise typer.Exit(1)
    typer.echo(f"{file}: a valid board")


def _with_boards(name: str | None) -> AnyGame:
    """The game named, or the only one that has boards."""
    found = [game for known in games() if isinstance(game := load(known), HasBoards)]
    if name is not None:
        game = load(name)
        if not isinstance(game, HasBoards):
            raise Failure(f"{name} has no boards")
        return game
    if len(found) != 1:
        raise Failure(
            f"of which game? --game {' or '.join(game.name for game in found) or '(none has boards)'}"
        )
    return found[0]


def _text(game: AnyGame, board: str) -> str:
    assert isinstance(game, HasBoards)
    if board in game.boards:
        return game.board_text(board)
    if not Path(board).is_file():
        raise Failure(f"no board and no file {board[:80]!r}: there is {', '.join(game.boards)}")
    return read(Path(board))

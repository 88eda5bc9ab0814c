"""The `terroir` command. Every subcommand has its file; what is slow to import is imported when needed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from terroir.cli import (
    analyse,
    arena,
    bench,
    board,
    db,
    options,
    play,
    replay,
    rules,
    scenario,
    serve,
    simulate,
    verify,
)
from terroir.cli.failure import BAD_ARGUMENT
from terroir.core.errors import TerroirError

commands = typer.Typer(
    name="terroir",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
commands.command("play", short_help="Play against bots, or several people in turn.")(play.play)
commands.command("serve", short_help="Serve tables to browsers and programs.")(serve.serve)
commands.command("rules", short_help="Read the rules of a game.")(rules.rules)
commands.command("options", short_help="What can be chosen before a game.")(options.options)
commands.command("simulate", short_help="Many games between bots, with statistics.")(simulate.simulate)
commands.command("arena", short_help="Which bot is stronger, and how sure is it?")(arena.arena)
commands.command("replay", short_help="Step through a game.")(replay.replay)
commands.command("analyse", short_help="Look back at a game: luck, skill, mistakes.")(analyse.analyse)
commands.command("verify", short_help="Check a finished game and its draws.")(verify.verify)
commands.command("scenario", short_help="Try positions, moves and expectations.")(scenario.scenario)
commands.add_typer(board.commands, name="board")
commands.add_typer(db.commands, name="db")
commands.command(
    "bench",
    short_help="Measure how fast the rules are.",
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)(bench.bench)


def _version(asked: bool) -> None:
    if asked:
        from terroir import __version__

        typer.echo(f"terroir {__version__}")
        raise typer.Exit


@commands.callback(invoke_without_command=True)
def _terroir(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Tabletop games, played exactly by their rules.

    \b
    Examples:
      terroir play                      you against a bot; type help in the game
      terroir play --names Anna,Bert    two people at one keyboard
      terroir simulate GAME --bots greedy,random
      terroir arena GAME --bots greedy,random --duplicate
      terroir replay FILE               step through a game
      terroir verify FILE               was everything drawn fairly?

    terroir COMMAND --help explains a command, with examples.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def app(args: Sequence[str] | None = None) -> None:
    """Run the command line; a mistake in the arguments is one line and exit code 2, never a traceback."""
    try:
        code = commands(args, prog_name="terroir", standalone_mode=False)
    except TerroirError as error:
        _end(str(error))
    except typer.Abort:
        sys.exit(130)
    except BrokenPipeError:
        # The reader of a pipe has gone, `| head` for example. Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except Exception as error:
        message = getattr(error, "format_message", None)  # the usage errors of typer
        if message is None:
            raise
        _end(message() or "see terroir --help")
    else:
        sys.exit(code if isinstance(code, int) else 0)


def _end(line: str) -> None:
    sys.stderr.write(f"terroir: {' '.join(line.split())}\n")
    sys.exit(BAD_ARGUMENT)

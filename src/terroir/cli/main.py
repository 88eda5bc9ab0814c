"""The `terroir` command. Every subcommand has its file, which is imported when it is called."""

from __future__ import annotations

import os
import sys
from collections import UserDict
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from terroir.cli.failure import BAD_ARGUMENT
from terroir.core.errors import TerroirError

# The command NAME is the function NAME in NAME.py, or `commands` there if it has commands of its own.
COMMANDS = {
    "play": "Play against bots, or several people in turn.",
    "learn": "Learn a game in five minutes, by playing.",
    "puzzle": "Find the best turn: a new position each day.",
    "serve": "Serve tables to browsers and programs.",
    "worker": "Let the bots of servers think on this machine.",
    "rules": "Read the rules of a game.",
    "options": "What can be chosen before a game.",
    "simulate": "Many games between bots, with statistics.",
    "arena": "Which bot is stronger, and how sure is it?",
    "ladder": "Where a bot stands among the published ones.",
    "replay": "Step through a game.",
    "analyse": "Look back at a game: luck, skill, mistakes.",
    "verify": "Check a finished game and its draws.",
    "scenario": "Try positions, moves and expectations.",
    "board": "Look at boards, and check those you draw.",
    "mcp": "Let a language model play.",
    "db": "The database of a server: schema, backups, checks.",
    "admin": "People and tables of a server: reports, bans, names.",
    "bench": "Measure how fast the rules are.",
}
TAKES_ANYTHING = {"bench": {"allow_extra_args": True, "ignore_unknown_options": True}}


class Commands(UserDict[str, Any]):
    """The commands by name, each imported when it is asked for: a start reads no more than it uses."""

    def __getitem__(self, name: str) -> Any:
        if name not in COMMANDS:
            raise KeyError(name)
        module = import_module(f"terroir.cli.{name}")
        found = getattr(module, "commands", None)
        if found is None:
            found = typer.Typer(add_completion=False, rich_markup_mode=None)
            found.command(name, context_settings=TAKES_ANYTHING.get(name))(getattr(module, name))
        return typer.main.get_command(found)


class Group(TyperGroup):
    """Typer's group of commands, of which `terroir --help` imports none."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = Commands(COMMANDS)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


commands = typer.Typer(
    name="terroir",
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


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
      terroir learn GAME                a first game, step by step
      terroir puzzle                    today's position: find the best turn
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

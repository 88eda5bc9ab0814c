"""`terroir play`: a game at this terminal, between people and bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from terroir.bots.levels import default_level, levels
from terroir.cli import files
from terroir.cli import session as sessions
from terroir.cli.arguments import Language, Options, Variants, the_game, the_options
from terroir.cli.failure import Failure
from terroir.cli.paint import screen
from terroir.cli.seating import fixed_seat, seated
from terroir.cli.session import Session
from terroir.cli.terminal import Terminal
from terroir.cli.words import Words, language
from terroir.core.game import AnyGame, Seat
from terroir.core.options import without_clock
from terroir.core.registry import games


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; you are asked if you name none.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="How many play, bots included.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOTS", help="Bots for the last seats, by level or code: novice,master"),
    ] = None,
    seat: Annotated[
        list[str] | None, typer.Option(metavar="SEAT=BOT", help="A bot for one seat: 2=master")
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Names of the people, in turn: Anna,Bert")
    ] = None,
    variant: Variants = None,
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Repeatable draws, for trying things out.")
    ] = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with the game of this file.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game you left last.")] = False,
) -> None:
    """Play in the terminal: alone against bots, or several people in turn.

    Choose by number, or write an action. Typing help explains everything. The game is kept after every
    action, so you can leave at any time and come back with --resume. Where the rules could not be compiled,
    every level thinks less, so that its turns stay short.

    \b
    Examples:
      terroir play
      terroir play GAME --bots practised,master --variant short
      terroir play --names Anna,Bert --lang fr
      terroir play --resume
    """
    spoken, untimed = language(lang), dict[str, str]()
    if load is not None or resume:
        if any(x is not None for x in (game, players, bots, names, variant, option, seed, save)):
            raise Failure("a game that goes on has its players and options: give only --lang beside it")
        session = _go_on(load, dict(map(fixed_seat, seat or [])))
    else:
        chosen = _which(game, spoken)
        opponent = _how_strong(chosen, spoken) if _is_asked(game, players, bots, seat, names) else None
        options = the_options(chosen, variant or [], option or [])
        untimed = without_clock(chosen.options, options)
        options |= untimed
        calls, codes = seated(chosen, Words(spoken), players, bots, seat or [], names, options, opponent)
        session = sessions.begin(chosen, options, calls, codes, seed, save)
    terminal = Terminal(session, Words(spoken, session.game, session.names), screen())
    for name, instead in untimed.items():
        terminal.notice("option-needs-clock", option=name, instead=instead)
    terminal.run()


def _is_asked(*given: object) -> bool:
    """Whether somebody at a keyboard has said nothing of all this, and can be asked."""
    return all(one is None for one in given) and sys.stdin.isatty()


def _which(name: str | None, spoken: str) -> AnyGame:
    """The game named, the only one, or the one that is chosen when asked."""
    if len(games()) > 1 and _is_asked(name):
        for number, known in enumerate(games(), start=1):
            words = Words(spoken, the_game(known))
            screen().print(Text(f" {number}  {words.text('title')}", "bold"))
            screen().print(Padding(Text(words.text("title.text"), "dim"), (0, 1, 0, 4)))
        given = input(" › ").strip()
        name = games()[int(given) - 1] if given in map(str, range(1, len(games()) + 1)) else given
    return the_game(name)


def _how_strong(game: AnyGame, spoken: str) -> str:
    """The level of the opponents; Enter takes the default, and any bot may be named."""
    words, offered, default = Words(spoken, game), levels(game), default_level(game)
    screen().print(Text(f" {words.text('how-strong', default=words.text(default.message))}", "bold"))
    for number, level in enumerate(offered, start=1):
        line = Text(f" {number}  {words.text(level.message)}")
        screen().print(line.append(f"  {words.text(f'{level.message}.text')}", "dim"))
    given = input(" › ").strip() or default.code
    return offered[int(given) - 1].code if given in map(str, range(1, len(offered) + 1)) else given


def _go_on(file: Path | None, allowed: dict[Seat, str]) -> Session:
    if file is None:
        running = files.unfinished()
        if not running:
            raise Failure(f"no unfinished game in {files.folder()}")
        file = running[0]
    return sessions.load(file, allowed)

"""`terroir replay`: step through a record."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from terroir.cli.arguments import Language, game_of, read_record, whole
from terroir.cli.failure import Failure
from terroir.cli.paint import Painter, screen
from terroir.cli.screen import scores
from terroir.cli.words import Words, language
from terroir.core.errors import BadRecord
from terroir.core.game import AnyGame, Decide, Event, Over
from terroir.core.record import CHANCE, Record
from terroir.core.replay import HIDDEN, advance, check_result, opening


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    ply: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Show the table after this many actions, and end.")
    ] = None,
    every: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Print the table once in this many actions.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="SEAT", help="Of a finished game, as this seat saw it.")
    ] = None,
    lang: Language = None,
) -> None:
    """Step through a game: Enter or n goes on, p back, a number there, 0 and e to the ends, q quits.

    Where there is no terminal, the last table is printed, or what --ply and --every ask for. A game is shown
    as a spectator sees it; once it is over, --seat shows what one player saw, hidden cards included.

    \b
    Examples:
      terroir replay game.game
      terroir replay game.game --ply 40
      terroir replay game.game --seat 2
    """
    words_language = language(lang)
    record = read_record(file)
    game = game_of(file, record)
    plies = _plies(file, record, game)
    names = [
        record.value(f"Seat{seat}") or str(seat) for seat in range(1, int(record.value("Players") or 0) + 1)
    ]
    painter, console = Painter(game, Words(words_language, game, names)), screen()
    book = Book(game, plies, painter, console, _viewer(file, record, seat, len(names)))
    if ply is not None:
        book.show(whole("--ply", ply, 0, len(plies) - 1))
    elif every is not None:
        for number in range(0, len(plies), whole("--every", every, 1)):
            book.show(number)
    elif sys.stdin.isatty() and console.is_terminal:
        book.browse()
    else:
        book.show(len(plies) - 1)


def _viewer(file: Path, record: Record, seat: int | None, players: int) -> int | None:
    """Whose eyes are lent: nobody's while the game goes on."""
    if seat is None:
        return None
    if record.tag("Result") is None:
        raise Failure(f"{file}: the game is not over, what is hidden stays hidden: leave out --seat")
    return whole("--seat", seat, 1, players) - 1


@dataclass(frozen=True, slots=True)
class Ply:
    """The table after an action and the draws that it brought; ply 0 is the table before the first action."""

    action: str
    seat: int | None
    state: Any
    events: tuple[Event, ...]


def _plies(file: Path, record: Record, game: AnyGame) -> list[Ply]:
    try:
        match = opening(record, game)
        plies: list[Ply] = []
        begun, text, seat = 0, "", None
        for line in record.steps:
            if line.who != CHANCE:
                plies.append(Ply(text, seat, game.clone(match.state), tuple(match.events[begun:])))
                secret = isinstance(pending := match.pending, Decide) and pending.secret
                shown = HIDDEN if secret and record.tag("Result") is None else line.text
                begun, text, seat = len(match.events), shown, int(line.who) - 1
            advance(match, line)
        check_result(record, match)
    except BadRecord as error:
        raise Failure(f"{file}: {error}") from error
    return [*plies, Ply(text, seat, match.state, tuple(match.events[begun:]))]


class Book:
    """A game to leaf through."""

    def __init__(
        self, game: AnyGame, plies: list[Ply], painter: Painter, console: Console, viewer: int | None
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.plies = plies
        self.painter = painter
        self.console = console

    def show(self, number: int) -> None:
        """One page: the action, what came of it, the table."""
        ply, words = self.plies[number], self.painter.words
        view = self.game.view(ply.state, self.viewer)
        head = Text(f" {number}/{len(self.plies) - 1}  ", "bold")
        if ply.seat is not None:
            head.append_text(self.painter.seat(ply.seat)).append(f"  {ply.action}")
        self.console.print(head)
        self.console.print(self.painter.picture(self.game.picture(view, {}), self.console.width))
        for line in self._told(ply):
            self.console.print(Text(f" {line}", "dim"))
        self._result(ply.state)
        self.console.print(Text(f" {words.text('replay-keys')}", "dim") if self.console.is_terminal else "")

    def _told(self, ply: Ply) -> list[str]:
        told = [self.game.message_for(event.seen_by(self.viewer)) for event in ply.events]
        return [self.painter.words.say(message) for message in told if message and not message.minor]

    def _result(self, state: Any) -> None:
        over = self.game.pending(state)
        if isinstance(over, Over):
            self.console.print(scores(self.painter, over.scores, over.winners))

    def browse(self) -> None:
        """Page by page, as asked."""
        at, last = 0, len(self.plies) - 1
        while True:
            self.console.clear()
            self.show(at)
            try:
                key = input(" › ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if key == "q":
                return
            steps = {"": at + 1, "n": at + 1, "p": at - 1, "e": last}
            at = min(max(int(key[:6]) if key.isascii() and key.isdigit() else steps.get(key, at), 0), last)

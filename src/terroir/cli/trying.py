"""Somebody at a terminal who tries something in a position: lessons and practice positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from terroir.cli.keyboard import Keyboard
from terroir.cli.menu import Menu, narrowed
from terroir.cli.paint import Painter
from terroir.cli.screen import entries
from terroir.cli.terminal import Leave
from terroir.cli.words import Words
from terroir.core.errors import MalformedAction
from terroir.core.game import Action, AnyGame
from terroir.core.lesson import LEARNER
from terroir.core.play import Match


class Tryer:
    """What they see, what they may choose, and what they mean by what they type."""

    def __init__(self, game: AnyGame, words: Words, console: Console) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.painter = Painter(game, words)
        self.keyboard = Keyboard(console)

    def show(self, match: Match[Any], lit: Sequence[str] | None = None) -> Menu:
        """The table as they see it, with these spaces lit; without them, with what can be chosen."""
        view, legal = self.game.view(match.state, LEARNER), match.legal(LEARNER)
        menu = Menu(self.game, view, legal, self.words)
        marks = menu.lit if lit is None else dict.fromkeys(lit, "•")
        self.console.print(self.painter.picture(self.game.picture(view, marks), self.console.width))
        if legal and lit is None:
            self.console.print(Padding(entries(menu, self.console.width), (1, 1, 0, 2), expand=False))
        return menu

    def meant(self, match: Match[Any], menu: Menu, line: str) -> Action | None:
        """The action that a number or a text means; None if it is not clear, and then it is said why."""
        if line.isascii() and line.isdigit():
            actions = list(menu.numbered(int(line[:6])))
        else:
            legal = match.legal(LEARNER)
            actions = [action for action in legal if self.game.move_to_text(action) == line]
            view = self.game.view(match.state, LEARNER)
            actions = actions or narrowed(self.game, legal, line, view)
        if len(actions) == 1:
            return actions[0]
        if actions or (line.isascii() and line.isdigit()):
            self.say(Text(self.words.text("no-number", number=line[:6], numbers=menu.numbers), "yellow"))
            return None
        try:
            return self.game.action_from_text(match.state, LEARNER, line)
        except MalformedAction as error:
            self.say(Text(self.words.say(error.why), "yellow"))
            return None

    def typed(self, how: str) -> str:
        """What they type, after being told what they can."""
        self.say(Text(how, "dim"))
        line = self.keyboard.ask("› ")
        if line.lower() == "quit":
            raise Leave
        return line

    def say(self, text: Text) -> None:
        self.console.print(Padding(text, (1, 1, 0, 1)))

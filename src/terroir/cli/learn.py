"""`terroir learn`: a first game in small lessons, one thing to do at a time, judged by the rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.rule import Rule as Ruler
from rich.text import Text

from terroir.bots.levels import levels
from terroir.cli import session as sessions
from terroir.cli.arguments import GameName, Language, the_game
from terroir.cli.failure import Failure
from terroir.cli.menu import Menu
from terroir.cli.paint import screen
from terroir.cli.screen import refusal
from terroir.cli.seating import seated
from terroir.cli.terminal import Leave, Terminal
from terroir.cli.trying import Tryer
from terroir.cli.words import Words, language
from terroir.core.errors import IllegalAction
from terroir.core.game import AnyGame
from terroir.core.lesson import READ, Learning, Lesson, Pointless


def learn(
    game: GameName = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="Where to begin, by name or number.")
    ] = None,
    lang: Language = None,
) -> None:
    """Learn a game by playing: a sentence at a time, one thing to do, and at the end the game goes on.

    Choose by number or write the action. show tells what to do, skip goes to the next lesson, quit leaves.

    \b
    Examples:
      terroir learn GAME
      terroir learn GAME 3 --lang fr
    """
    chosen = the_game(game)
    if not chosen.lessons:
        raise Failure(f"{chosen.name} has no lessons")
    learner = Learner(chosen, Words(language(lang), chosen, beside="lessons"), screen())
    left = list(chosen.lessons)[_beginning(chosen, lesson) :]
    try:
        for taught in left:
            table = learner.take(taught)
        learner.play_on(table)
    except (Leave, EOFError, KeyboardInterrupt):
        learner.leave(taught)


def _beginning(game: AnyGame, wanted: str | None) -> int:
    """The place of the lesson to begin with."""
    names = [taught.name for taught in game.lessons]
    if wanted is None:
        return 0
    if wanted in names:
        return names.index(wanted)
    if wanted.isascii() and wanted.isdigit() and 0 < int(wanted[:3]) <= len(names):
        return int(wanted[:3]) - 1
    raise Failure(f"no lesson {wanted[:40]!r}: there is {', '.join(names)}")


class Skip(Exception):
    """The next lesson, please."""


class Learner(Tryer):
    """Somebody who learns a game at a terminal."""

    def take(self, lesson: Lesson) -> Learning:
        """One lesson, to its end or until it is skipped."""
        number = [taught.name for taught in self.game.lessons].index(lesson.name) + 1
        title = self.words.text("learn-lesson", number=number, title=self.words.text(f"lesson-{lesson.name}"))
        self.console.print(Ruler(Text(title, "bold")))
        table = Learning(self.game, lesson)
        try:
            while table.step is not None:
                self._step(table)
        except Skip:
            return Learning(self.game, lesson, lesson.whole)
        return table

    def _step(self, table: Learning) -> None:
        """One step: what the sentence says, until it is read or done."""
        step, message = table.step, f"lesson-{table.lesson.name}-{table.steps + 1}"
        assert step is not None
        menu = self._show(table)
        self.say(Text(self.words.text(message), "bold"))
        if not step.do:
            self._typed(self.words.text("learn-read"))
            table.go_on(READ)
            return
        self.say(Text(self.words.text(f"{message}.task")))
        before = table.steps
        while table.steps == before:
            line = self._typed(self.words.text("learn-do"))
            if line.lower() == "show":
                self.say(Text(self.words.text("learn-shown", action=table.left[0]), "yellow"))
                continue
            try:
                meant = self.meant(table.match, menu, line)
                if meant is not None:
                    table.go_on(self.game.move_to_text(meant))
                    menu = self._show(table) if table.steps == before else menu
            except Pointless:
                self.say(Text(self.words.text(f"{message}.else"), "yellow"))
            except IllegalAction as error:
                self.say(refusal(self.game, self.words, error.objection))

    def _show(self, table: Learning) -> Menu:
        """The table as the learner sees it, and what can be chosen."""
        step = table.step
        if step is not None and step.do:
            return self.show(table.match)
        spaces = [step.at, *step.lit] if step is not None else []
        return self.show(
            table.match, [name.removeprefix("space ") for name in spaces if name.startswith("space ")]
        )

    def _typed(self, how: str) -> str:
        line = self.typed(how)
        if line.lower() == "skip":
            raise Skip
        return line

    def play_on(self, table: Learning) -> None:
        """The last lesson becomes a game against an easy bot, which is kept like any other."""
        self.say(Text(self.words.text("learn-play-on"), "bold"))
        if self.keyboard.ask("› ").lower() == "quit":
            return
        players, options = table.lesson.players, self.game.settings(table.match.state)
        easiest = ",".join([levels(self.game)[0].code] * (players - 1))
        names, bots = seated(self.game, self.words, players, easiest, (), None, options)
        session = sessions.begin(self.game, options, names, bots, None, None, table.position())
        Terminal(session, Words(self.words.language, self.game, session.names), self.console).run()

    def leave(self, lesson: Lesson) -> None:
        """How to come back to where it was left."""
        command = f"terroir learn {self.game.name} {lesson.name}"
        self.say(Text(self.words.text("learn-left", command=command)))

"""`terroir puzzle`: a position in which one turn is best; a new one each day, the same for everybody."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule as Ruler
from rich.text import Text

from terroir.bots.practice import verdict
from terroir.cli.arguments import Language
from terroir.cli.failure import Failure
from terroir.cli.paint import screen
from terroir.cli.screen import refusal
from terroir.cli.terminal import Leave
from terroir.cli.trying import Tryer
from terroir.cli.words import Words, language
from terroir.core.errors import IllegalAction
from terroir.core.game import AnyGame, Message
from terroir.core.practice import Practice, Practising, in_turn, of_day
from terroir.core.registry import games, load

DAY = 86_400


def puzzle(
    game: Annotated[str | None, typer.Argument(help="Of which game; else today's, of either.")] = None,
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", help="Which one; see --list.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="All of them, with what they ask.")] = False,
    lang: Language = None,
) -> None:
    """Find the best turn: a position from a game between bots in which one turn is clearly best.

    There is a new one each day, the same for everybody; any other can be chosen by its number.
    Do your whole turn, choosing by number or writing actions. It is right if it comes to the same as the
    answer, or if simulated games say that it gives up less than 5 % of the victory.
    hint helps, answer tells, again begins anew, quit leaves.

    \b
    Examples:
      terroir puzzle                    today's
      terroir puzzle --list
      terroir puzzle GAME 3 --lang fr
    """
    spoken = language(lang)
    if listed:
        for name in [game] if game else list(reversed(games())):
            _list(load(name), spoken, screen())
        return
    practice = _wanted(game, number)
    played = load(practice.game)
    solver = Solver(played, Words(spoken, played, beside="practice"), screen())
    try:
        solver.solve(practice)
    except (Leave, EOFError, KeyboardInterrupt):
        return


def _wanted(game: str | None, number: int | None) -> Practice:
    """The position that was asked for, else that of today."""
    found = in_turn([load(name).practice for name in ([game] if game else reversed(games()))])
    if not found:
        raise Failure(f"{game} has no practice positions")
    if number is None:
        return of_day(found, int(time.time()) // DAY)
    for practice in found:
        if practice.number == number:
            return practice
    raise Failure(f"no position {number}: there is 1 to {len(found)}")


def _list(game: AnyGame, spoken: str, console: Console) -> None:
    words = Words(spoken, game, beside="practice")
    console.print(Text(words.text("title"), "bold"))
    for practice in game.practice:
        players = words.text("puzzle-players", players=practice.players)
        console.print(f"  {practice.number:>2}  {words.say(asked(game, practice))}  ({players})")


def asked(game: AnyGame, practice: Practice, part: str = "") -> Message:
    """What a position asks, or a part of it: .task, .hint, .why."""
    answer = Practising(game, practice, practice.answer)
    theme = game.theme(answer.view, answer.turn)
    return Message(theme.id + part, theme.args)


class Solver(Tryer):
    """Somebody who looks for the best turn."""

    def solve(self, practice: Practice) -> None:
        """Until it is found, or told."""
        title = self.words.say(asked(self.game, practice))
        self.console.print(Ruler(Text(f"{self.words.text('title')} {practice.number} · {title}", "bold")))
        while not self._tried(practice):
            pass

    def _tried(self, practice: Practice) -> bool:
        """One try: whether that was the end of it."""
        tried = Practising(self.game, practice)
        menu = self.show(tried.match)
        self.say(Text(self.words.say(asked(self.game, practice, ".task")), "bold"))
        while not tried.is_over:
            line = self.typed(self.words.text("puzzle-do"))
            match line.lower():
                case "hint":
                    self.say(Text(self.words.say(asked(self.game, practice, ".hint")), "yellow"))
                case "answer":
                    self._tell(practice)
                    return True
                case "again":
                    return False
                case _:
                    try:
                        meant = self.meant(tried.match, menu, line)
                        if meant is not None:
                            tried.go_on(self.game.move_to_text(meant))
                            menu = menu if tried.is_over else self.show(tried.match)
                    except IllegalAction as error:
                        self.say(refusal(self.game, self.words, error.objection))
        found = verdict(tried)
        if found.right:
            self.say(Text(self.words.text("puzzle-right" if found.same else "puzzle-as-good"), "bold green"))
            self._tell(practice)
            return True
        self.say(Text(self.words.text("puzzle-wrong", points=round(100 * found.loss)), "bold red"))
        return False

    def _tell(self, practice: Practice) -> None:
        """The answer, its reason, and what it is better than."""
        answer = Practising(self.game, practice, practice.answer)
        brings = ", ".join(map(self.words.say, self.game.reasons(answer.view, answer.turn)))
        self.say(Text(self.words.text("puzzle-answer", actions=", ".join(practice.answer)), "yellow"))
        self.say(Text(self.words.say(asked(self.game, practice, ".why"))))
        if brings:
            self.say(Text(self.words.text("puzzle-brings", reasons=brings)))
        share, decoy = round(100 * practice.share), round(100 * practice.decoy_share)
        told = self.words.text("puzzle-decoy", share=share, actions=", ".join(practice.decoy), decoy=decoy)
        self.say(Text(told))

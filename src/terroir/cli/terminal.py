"""Playing at a terminal: look, choose by number or notation, ask why not, take back, leave and come again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from terroir.bots.analysis import Judged, analyse
from terroir.bots.bot import seeded
from terroir.cli import rulebook
from terroir.cli.failure import Failure
from terroir.cli.keyboard import Keyboard
from terroir.cli.menu import Menu, narrowed
from terroir.cli.screen import Screen, refusal
from terroir.cli.session import Session
from terroir.cli.words import Words
from terroir.core.errors import IllegalAction, MalformedAction, StaleAction
from terroir.core.game import Action, Decide, Objection, Seat


class Leave(Exception):
    """The person wants to stop; the game is kept."""


class Terminal:
    """One game, one screen, one or several people in front of it."""

    def __init__(self, session: Session, words: Words, console: Console) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.screen = Screen(session, words, console)
        self.keyboard = Keyboard(console)
        self.notices: list[RenderableType] = []
        self.marks: dict[str, str] = {}
        self.focus: tuple[Action, ...] = ()
        """What the menu is narrowed to, if it is."""
        self.last: Seat | None = None
        """Who looked at the screen last."""
        self._told_faults: set[Seat] = set()
        self.page = 0
        """Which part of the table is shown below the board, where not all has room."""
        self.typed = ""
        """What was typed below something that was read, to be taken as if it were typed below the menu."""
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "help": self.help,
            "?": self.help,
            "rules": self.rules,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "restart": self.restart,
            "log": self.log,
            "save": self.save,
            "export": self.export,
            "quit": self.quit,
            "back": self.back,
        }
        if session.game.details(session.game.view(session.match.state, None)):
            self.commands["look"] = self.look

    # ---- the game -------------------------------------------------------
    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._welcome()
        self.session.begin_bots()
        try:
            while True:
                self.session.play_bots()
                self._tell_faults()
                if self.session.over:
                    break
                self._turn(self.session.seat_to_act())
        except (Leave, EOFError, KeyboardInterrupt):
            if self._is_shared():
                self._hide()
            self.console.print()
            self.screen.command("left", "terroir play --load")
            return
        finally:
            self.session.end_bots()
        self.screen.result()

    def _tell_faults(self) -> None:
        """Once, of every bot that has lost by a fault."""
        for seat in [seat for seat in self.session.faults if seat not in self._told_faults]:
            self._told_faults.add(seat)
            self.notice("bot-failed", name=self.words.name(seat), why=self.session.faults[seat])

    def _welcome(self) -> None:
        self.screen.welcome()
        # As notices, so that the first table does not wipe them off the screen.
        for advice in self.session.advice():
            self.notices.append(Text(self.words.say(advice), "yellow"))
        if self.session.promised:
            self.notice("promise", commitment=self.session.commitment)
        else:
            self.notice("no-promise")
        self.notice("kept-in", file=str(self.session.file))
        self.notice("help-hint")

    def _turn(self, seat: Seat) -> None:
        """One action of a person."""
        self._cover(seat)
        self.last = seat
        while True:
            pending = self.session.match.pending
            if not isinstance(pending, Decide) or seat not in pending.seats:
                return
            menu = self.show(seat)
            line, self.typed = self.typed or self.keyboard.ask("› "), ""
            self.notices, self.marks = [], {}
            if (action := self._understand(seat, menu, line)) is not None and self._play(seat, action):
                return

    def show(self, seat: Seat) -> Menu:
        """The table and the menu, for the seat that is to act."""
        game, match = self.session.game, self.session.match
        view, legal = game.view(match.state, seat), match.legal(seat)
        self.keyboard.completions = [game.move_to_text(action) for action in legal] + list(self.commands)
        actions = [action for action in legal if action in self.focus] or legal
        menu = Menu(game, view, actions, self.words, is_part=len(actions) < len(legal))
        self.screen.show(seat, menu, self.marks, self.notices, self.page)
        return menu

    def _cover(self, seat: Seat) -> None:
        """Between two people nobody's secrets stay on the screen."""
        if self.last == seat or not self._is_shared():
            return
        self._hide()
        self.console.print(self.words.text("pass-on", name=self.words.name(seat)))
        self.keyboard.ask("⏎ ")

    def _is_shared(self) -> bool:
        """Whether several people with secrets from each other look at this screen."""
        return len(self.session.names) - len(self.session.bots) > 1 and self.session.has_secrets()

    def _hide(self) -> None:
        self.screen.wipe(past=True)
        self.keyboard.forget()

    # ---- what was typed -------------------------------------------------
    def _play(self, seat: Seat, action: Action) -> bool:
        try:
            self.session.play(seat, action)
        except IllegalAction as error:
            self._refuse(error.objection)
            return False
        self.focus = ()
        return True

    def _understand(self, seat: Seat, menu: Menu, line: str) -> Action | None:
        """An action, or None if the line was something else, was unclear, or asked for a closer look."""
        word, _, rest = line.partition(" ")
        self.page = self.page + 1 if not line and not self.focus else 0
        if not line:
            self.focus = ()
        elif line.isascii() and line.isdigit():
            return self._numbered(menu, line)
        elif word.lower() in self.commands:
            self.commands[word.lower()](seat, rest.strip())
        else:
            return self._written(seat, line)
        return None

    def _numbered(self, menu: Menu, line: str) -> Action | None:
        actions = menu.numbered(int(line[:6]))
        if not actions:
            self.notice("no-number", number=line[:6], numbers=menu.numbers)
        elif len(actions) == 1:
            return actions[0]
        else:
            self.focus = actions
        return None

    def _written(self, seat: Seat, line: str) -> Action | None:
        game, match = self.session.game, self.session.match
        meant = narrowed(game, match.legal(seat), line, game.view(match.state, seat))
        if len(meant) == 1:
            return meant[0]
        if meant:
            self.focus = tuple(meant)
            return None
        return self._read_action(seat, line)

    def _read_action(self, seat: Seat, line: str) -> Action | None:
        try:
            return self.session.game.action_from_text(self.session.match.state, seat, line)
        except MalformedAction as error:
            self.notices.append(Text(self.words.say(error.why), "yellow"))
            self.notice("help-more")
            return None

    # ---- commands -------------------------------------------------------
    def help(self, seat: Seat, topic: str) -> None:
        """The commands, or a rule or section by its name."""
        if not topic:
            self._read(rulebook.commands(self.words, list(self.commands)))
        elif found := rulebook.topic(self.session.game, self.words, topic):
            self._read(found)
        else:
            self.notice("no-topic", topic=topic[:40])

    def rules(self, seat: Seat, topic: str) -> None:
        """The whole book, or one of its sections."""
        if topic:
            self.help(seat, topic)
        else:
            self._read(rulebook.book(self.session.game, self.words))

    def why(self, seat: Seat, line: str) -> None:
        """What the rules say to an action, without trying it."""
        action = self._read_action(seat, line)
        if action is None:
            return
        objection = self.session.game.objection(self.session.match.state, seat, action)
        if objection is None:
            self.notice("it-is-legal", action=line)
        else:
            self._refuse(objection)

    def hint(self, seat: Seat, rest: str) -> None:
        """The best few turns, from what the player knows."""
        view = self.session.game.view(self.session.match.state, seat)
        # The same each time it is asked at a moment.
        judged = analyse(self.session.game, view, seeded(len(self.session.match.steps)))
        self.notices += [Text(self._judged(one, seat)) for one in judged]

    def _judged(self, judged: Judged, seat: Seat) -> str:
        said = self.words.text(
            "hint-turn",
            actions=", ".join(map(self.session.game.move_to_text, judged.actions)),
            share=f"{100 * judged.shares[seat]:.0f}",
            points=f"{judged.scores[seat]:.0f}",
        )
        why = ", ".join(map(self.words.say, judged.reasons))
        return f"{said} ({why})" if why else said

    def undo(self, seat: Seat, rest: str) -> None:
        """Take back the last action of this turn."""
        self._take_back(seat, whole=False)

    def restart(self, seat: Seat, rest: str) -> None:
        """Take back the whole turn, as far as it may be."""
        self._take_back(seat, whole=True)

    def _take_back(self, seat: Seat, whole: bool) -> None:
        try:
            self.session.take_back(seat, whole)
        except StaleAction:
            self.notice("no-undo")
            return
        self.focus = ()
        self.notice("taken-back")

    def log(self, seat: Seat, rest: str) -> None:
        """Everything that happened, as this player may know it."""
        told = (self.screen.tell(event, seat, minor=True) for event in self.session.match.events)
        self._read(Text("\n").join(Text(line) for line in told if line))

    def look(self, seat: Seat, rest: str) -> None:
        """What lies on the table besides the picture."""
        self._read(self.screen.details(seat))

    def save(self, seat: Seat, rest: str) -> None:
        """A copy of the game with all that is hidden, to go on from."""
        self._write("save", rest, self.session.keep)

    def export(self, seat: Seat, rest: str) -> None:
        """The record of the game as this player may know it."""
        self._write("export", rest, lambda file: self.session.export(file, seat))

    def _write(self, command: str, rest: str, write: Callable[[Path], None]) -> None:
        if not rest:
            self.notice("save-where", command=command)
            return
        try:
            write(Path(rest).expanduser())
        except Failure as error:
            self.notices.append(Text(str(error), "red"))
            return
        self.notice("saved-as", file=rest)

    def quit(self, seat: Seat, rest: str) -> None:
        """Leave; the game is kept."""
        raise Leave

    def back(self, seat: Seat, rest: str) -> None:
        """Back to the whole menu."""
        self.focus = ()

    # ---- saying and asking ----------------------------------------------
    def _refuse(self, objection: Objection) -> None:
        self.notices.append(refusal(self.session.game, self.words, objection))
        self.marks = dict.fromkeys(objection.spaces, "!")

    def notice(self, message: str, **args: Any) -> None:
        """Something to read below the menu."""
        self.notices.append(Text(self.words.text(message, **args), "yellow"))

    def _read(self, text: RenderableType) -> None:
        """Something longer: page by page where there is a screen, and back to the game."""
        if not self.console.is_terminal:
            self.console.print(text)
            return
        with self.console.capture() as captured:
            self.console.print(text)
        lines = captured.get().splitlines()
        page = max(5, self.console.height - 3)
        for first in range(0, len(lines), page):
            self.screen.wipe()
            # Written as they are: the lines carry their colours already.
            self.console.file.write("\n".join(lines[first : first + page]) + "\n")
            more = self.words.text("more-pages" if first + page < len(lines) else "last-page")
            typed = self.keyboard.ask(f"{more} ")
            if typed:
                self.typed = "" if typed.lower() == "q" else typed
                return

"""Playing at a terminal: look, choose by number or notation, ask why not, take back, leave and come again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Ruler
from rich.table import Table
from rich.text import Text

from terroir.cli import rulebook
from terroir.cli.failure import Failure
from terroir.cli.menu import Menu, narrowed
from terroir.cli.paint import Painter
from terroir.cli.session import Session
from terroir.cli.words import Words
from terroir.core.errors import IllegalAction, MalformedAction, StaleAction
from terroir.core.game import Action, Decide, Event, Objection, Seat, Speaks

LATEST = 8
"""Events shown under the table."""


class Leave(Exception):
    """The person wants to stop; the game is kept."""


class Terminal:
    """One game, one screen, one or several people in front of it."""

    def __init__(self, session: Session, words: Words, console: Console) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.painter = Painter(session.game, words)
        self.notices: list[RenderableType] = []
        self.marks: dict[str, str] = {}
        self.focus: tuple[Action, ...] = ()
        self.last: Seat | None = None
        self.completions: list[str] = []
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "help": self.help,
            "?": self.help,
            "rules": self.rules,
            "why": self.why,
            "undo": self.undo,
            "restart": self.restart,
            "log": self.log,
            "save": self.save,
            "quit": self.quit,
            "back": self.back,
        }

    # ---- the game -------------------------------------------------------
    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._complete_with_tab()
        self._welcome()
        try:
            while not self.session.over:
                seat = self.session.seat_to_act()
                if seat in self.session.bots:
                    self.session.play_bot(seat)
                else:
                    self._turn(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self._farewell()
            return
        self._result()

    def _turn(self, seat: Seat) -> None:
        """One action of a person."""
        self._cover(seat)
        self.last = seat
        while True:
            pending = self.session.match.pending
            if not isinstance(pending, Decide) or seat not in pending.seats:
                return
            menu = self._menu(seat)
            self._show(seat, menu)
            line = self._ask("› ")
            self.notices, self.marks = [], {}
            if (action := self._understand(seat, menu, line)) is not None and self._play(seat, action):
                return

    def _menu(self, seat: Seat) -> Menu:
        game, match = self.session.game, self.session.match
        view, legal = game.view(match.state, seat), match.legal(seat)
        self.completions = [game.move_to_text(action) for action in legal] + list(self.commands)
        actions = [action for action in legal if action in self.focus] or legal
        self.focus = self.focus if len(actions) < len(legal) else ()
        return Menu(game, view, actions, self.words)

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
        entry = menu.numbered(int(line[:6]))
        if entry is None:
            self._notice("no-number", number=line[:6], last=len(menu.entries))
        elif len(entry.actions) == 1:
            return entry.actions[0]
        else:
            self.focus = entry.actions
        return None

    def _written(self, seat: Seat, line: str) -> Action | None:
        game, match = self.session.game, self.session.match
        meant = narrowed(game, match.legal(seat), line, game.view(match.state, seat))
        if len(meant) == 1:
            return meant[0]
        if meant:
            self.focus = tuple(meant)
            return None
        try:
            return game.action_from_text(match.state, seat, line)
        except MalformedAction as error:
            self._notice("malformed-action", text=line[:80], expected=error.expected)
            return None

    # ---- commands -------------------------------------------------------
    def help(self, seat: Seat, topic: str) -> None:
        """The commands, or a rule or section by its name."""
        found = (
            rulebook.topic(self.session.game, self.words, topic) if topic else rulebook.commands(self.words)
        )
        if found is None:
            self._notice("no-topic", topic=topic[:40])
        else:
            self._read(found)

    def rules(self, seat: Seat, topic: str) -> None:
        """The whole book, or one of its sections."""
        if topic:
            self.help(seat, topic)
        else:
            self._read(rulebook.book(self.session.game, self.words))

    def why(self, seat: Seat, line: str) -> None:
        """What the rules say to an action, without trying it."""
        game, state = self.session.game, self.session.match.state
        try:
            objection = game.objection(state, seat, game.action_from_text(state, seat, line))
        except MalformedAction as error:
            self._notice("malformed-action", text=line[:80], expected=error.expected)
            return
        if objection is None:
            self._notice("it-is-legal", action=line)
        else:
            self._refuse(objection)

    def undo(self, seat: Seat, rest: str) -> None:
        """Take back the last action of this turn."""
        self._take_back(seat, lambda: self.session.match.undo(seat))

    def restart(self, seat: Seat, rest: str) -> None:
        """Take back the whole turn, as far as it may be."""
        self._take_back(seat, lambda: self.session.match.restart_turn(seat))

    def _take_back(self, seat: Seat, back: Callable[[], None]) -> None:
        try:
            back()
        except StaleAction:
            self._notice("no-undo")
            return
        self.focus = ()
        self.session.since = min(self.session.since, len(self.session.match.events))
        self.session.keep()
        self._notice("taken-back")

    def log(self, seat: Seat, rest: str) -> None:
        """Everything that happened, as this player may know it."""
        lines = [line for event in self.session.match.events if (line := self._tell(event, seat, minor=True))]
        self._read(Text("\n").join(Text(line) for line in lines))

    def save(self, seat: Seat, rest: str) -> None:
        """A copy of the game, to go on from or to keep."""
        if not rest:
            self._notice("save-where")
            return
        try:
            self.session.keep(Path(rest).expanduser())
        except Failure as error:
            self.notices.append(Text(str(error), "red"))
            return
        self._notice("saved-as", file=rest)

    def quit(self, seat: Seat, rest: str) -> None:
        """Leave; the game is kept."""
        raise Leave

    def back(self, seat: Seat, rest: str) -> None:
        """Back to the whole menu."""
        self.focus = ()

    # ---- the screen -----------------------------------------------------
    def _show(self, seat: Seat, menu: Menu) -> None:
        """The table, what happened, what is to do."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.table(seat, menu.lit | self.marks))
        if news := self._news(seat):
            self.console.print(Padding(news, (1, 1, 0, 1), expand=False))
        self.console.print(Padding(self._owed(seat), (1, 1, 0, 1), expand=False))
        self.console.print(Padding(_entries(menu, bool(self.focus), self.words), (0, 1, 0, 2), expand=False))
        for notice in self.notices:
            self.console.print(Padding(notice, (1, 1, 0, 1), expand=False))

    def table(self, viewer: Seat | None, lit: dict[str, str]) -> Text:
        """The picture of the table as a seat sees it."""
        view = self.session.game.view(self.session.match.state, viewer)
        return self.painter.picture(self.session.game.picture(view, lit), self.console.width)

    def _owed(self, seat: Seat) -> Text:
        pending = self.session.match.pending
        assert isinstance(pending, Decide)
        return self.painter.seat(seat).append("  ").append(self.words.text(pending.prompt, **pending.args))

    def _news(self, seat: Seat) -> Text | None:
        """What happened since this player last looked, without what the table shows anyway."""
        events = self.session.match.events[self.session.since :]
        if self.session.match.can_undo(seat) == 0:
            self.session.since = len(self.session.match.events)
        lines = [line for event in events if (line := self._tell(event, seat))]
        if not lines:
            return None
        left_out = len(lines) - LATEST
        shown = [Text(line, "dim") for line in lines[-LATEST:]]
        if left_out > 0:
            shown.insert(0, Text(self.words.text("more-news", count=left_out), "dim italic"))
        return Text("\n").join(shown)

    def _tell(self, event: Event, viewer: Seat | None, minor: bool = False) -> str | None:
        seen = event.seen_by(viewer)
        if not isinstance(self.session.game, Speaks):
            return " ".join(f"{value}" for value in seen.values() if value is not None)
        message = self.session.game.tell(seen)
        return self.words.say(message) if message and (minor or not message.minor) else None

    def _refuse(self, objection: Objection) -> None:
        """The rule, the reason, the spaces marked on the board, and a way out. One shape everywhere."""
        rule = self.words.text("rule-cited", rule=objection.rule)
        title = self.words.text(f"rule-{objection.rule}")
        text = Text("✗ ", "bold red").append(self.words.text(objection.message, **objection.args), "bold")
        text.append(f"\n  {rule} · {title}", "dim")
        if objection.nearest is not None:
            action = self.session.game.move_to_text(objection.nearest)
            text.append("\n  " + self.words.text("nearest-legal", action=action))
        self.notices.append(text)
        self.marks = dict.fromkeys(objection.spaces, "!")

    def _notice(self, message: str, **args: Any) -> None:
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
            self.console.clear()
            # Written as they are: the lines carry their colours already.
            self.console.file.write("\n".join(lines[first : first + page]) + "\n")
            more = self.words.text("more-pages" if first + page < len(lines) else "last-page")
            if self._ask(f"{more} ").lower() == "q":
                return

    def _ask(self, prompt: str) -> str:
        if sys.stdin.isatty():
            return input(f"\n {prompt}").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(f" {prompt}{line.strip()}", markup=False)
        return line.strip()

    def _cover(self, seat: Seat) -> None:
        """Between two people nobody's secrets stay on the screen."""
        people = len(self.session.names) - len(self.session.bots)
        if people < 2 or self.last in (None, seat) or not self.session.has_secrets():
            return
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.words.text("pass-on", name=self.words.name(seat)))
        self._ask("⏎ ")

    # ---- beginning and end ----------------------------------------------
    def _welcome(self) -> None:
        session = self.session
        title = self.words.text("title")
        self.console.print(Ruler(Text(title, "bold")))
        for seat, name in enumerate(session.names):
            code = f" ({session.bots[seat].code})" if seat in session.bots else ""
            self.console.print(
                Text(" ").append_text(self.painter.seat(seat)).append(code if code[2:-1] != name else "")
            )
        # As notices, so that the first table does not wipe them off the screen.
        if session.promised:
            self._notice("promise", commitment=session.commitment)
        else:
            self._notice("no-promise")
        self._notice("kept-in", file=str(session.file))
        self._notice("help-hint")

    def _farewell(self) -> None:
        self.console.print()
        self.console.print(
            self.words.text("left", command=f"terroir play --load {_quoted(self.session.file)}")
        )

    def _result(self) -> None:
        over, session = self.session.over, self.session
        assert over is not None
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.table(None, {}))
        lines = [line for event in session.match.events[session.since :] if (line := self._tell(event, None))]
        self.console.print(Padding(Text("\n".join(lines), "dim"), (1, 1)))
        self.console.print(scores(self.painter, over.scores, over.winners))
        reason = self.words.text(f"rule-{over.reason}")
        self.console.print(Text(f" {self.words.text('rule-cited', rule=over.reason)} · {reason}", "dim"))
        file = _quoted(session.file)
        if session.promised:
            self.console.print(
                f" {self.words.text('check-it', command=f'terroir verify {file}')}", soft_wrap=True
            )
        self.console.print(
            f" {self.words.text('look-again', command=f'terroir replay {file}')}", soft_wrap=True
        )

    def _complete_with_tab(self) -> None:
        if not sys.stdin.isatty():
            return
        try:
            import readline
        except ImportError:
            return

        def complete(text: str, state: int) -> str | None:
            begun = readline.get_line_buffer().lstrip()
            cut = len(begun) - len(text)
            fitting = sorted({c[cut:].split(" ")[0] for c in self.completions if c.startswith(begun)})
            return fitting[state] if state < len(fitting) else None

        readline.set_completer_delims(" ")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")


def scores(painter: Painter, points: Sequence[int], winners: Sequence[Seat]) -> Table:
    """The result, best first."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 1))
    for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
        won = Text("★ " + painter.words.text("won"), "bold yellow") if seat in winners else Text("")
        table.add_row(painter.seat(seat), Text(str(points[seat]), "bold", justify="right"), won)
    return table


def _entries(menu: Menu, focused: bool, words: Words) -> RenderableType:
    """Numbers on the board in one paragraph, everything else line by line."""
    spaces = [(n, e) for n, e in enumerate(menu.entries, 1) if e.space is not None and menu.title]
    parts: list[RenderableType] = []
    if spaces:
        text = Text(f"{menu.title}: ")
        for number, entry in spaces:
            text.append(f" {number}", "bold").append(f"\u00a0{entry.space} ")
        parts.append(text)
    for number, entry in enumerate(menu.entries, 1):
        if (number, entry) not in spaces:
            parts.append(Text(f"{number:>3}", "bold").append("  ").append(entry.label))
    if focused:
        parts.append(Text(words.text("go-back"), "dim"))
    return Group(*parts)


def _quoted(file: Path) -> str:
    import shlex

    return shlex.quote(str(file))

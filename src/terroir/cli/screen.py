"""What stands on the screen during a game: the table, what happened, what can be chosen, what was said."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Ruler
from rich.table import Table
from rich.text import Text

from terroir.cli.menu import Menu
from terroir.cli.paint import Painter
from terroir.cli.session import Session
from terroir.cli.words import Words
from terroir.core.game import AnyGame, Decide, Event, Objection, Seat

LATEST = 8
"""Events shown under the table, or more where the screen is high."""
ROOM = 10
"""Lines of the screen for everything but table, menu and events."""
PROMPT = 3
"""Lines of a low screen for how to go on, and for what is typed."""
MANY = 15
"""Lines of a menu before it is set in two columns."""


class Screen:
    """Shows one game in one language."""

    def __init__(self, session: Session, words: Words, console: Console) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.painter = Painter(session.game, words)

    def wipe(self, past: bool = False) -> None:
        """A clean screen, where there is one; with `past`, nothing above it either."""
        if not self.console.is_terminal:
            return
        self.console.clear()
        if past:
            # After the screen, not before: many terminals move what they clear up among the past lines.
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def show(
        self,
        seat: Seat,
        menu: Menu,
        marks: Mapping[str, str],
        notices: Sequence[RenderableType],
        page: int = 0,
    ) -> None:
        """All that a player needs to decide; on a low screen the board, and below it the rest by pages."""
        self.wipe()
        table = self.table(seat, menu.lit | dict(marks))
        taken = table.plain.count("\n") + len(menu.entries) + ROOM
        news = self._news(seat, max(LATEST, self.console.height - taken))
        told = [_below(news)] if news else []
        asked = [_below(self._owed(seat)), _below(entries(menu, self.console.width), above=0, left=2)]
        if menu.is_part:
            asked.append(_below(Text(self.words.text("go-back"), "dim"), above=0, left=2))
        said = [_below(notice) for notice in notices]
        everything = Group(table, *told, *asked, *said)
        if not self.console.is_terminal or len(self._lines(everything)) < self.console.height:
            self.console.print(everything)
            return
        board, beside = _halves(table)
        self._paged(self._lines(board), self._lines(Group(*said, *asked, Text(""), beside, *told)), page)

    def _lines(self, what: RenderableType) -> list[str]:
        with self.console.capture() as captured:
            self.console.print(what)
        return captured.get().splitlines()

    def _paged(self, board: Sequence[str], below: Sequence[str], page: int) -> None:
        """The board, as many lines as there is room for below it, and how to see the others."""
        below = [line for line in below if line.strip()]
        room = max(5, self.console.height - len(board) - PROMPT)
        pages = -(-len(below) // room)
        first = page % pages * room
        more = self.words.text("page-of", page=page % pages + 1, pages=pages)
        # Written as they are: the lines carry their colours already.
        self.console.file.write("\n".join([*board, *below[first : first + room], f" {more}"]) + "\n")
        self.console.file.flush()

    def table(self, viewer: Seat | None, lit: Mapping[str, str]) -> Text:
        """The picture of the table as a seat sees it."""
        view = self.session.game.view(self.session.match.state, viewer)
        return self.painter.picture(self.session.game.picture(view, lit), self.console.width)

    def details(self, viewer: Seat) -> Text:
        """What lies on the table besides the picture, as a seat sees it."""
        game = self.session.game
        picture = game.details(game.view(self.session.match.state, viewer))
        return self.painter.picture(picture, self.console.width)

    def tell(self, event: Event, viewer: Seat | None, minor: bool = False) -> str | None:
        """An event in words, as a seat may know it."""
        message = self.session.game.message_for(event.seen_by(viewer))
        return self.words.say(message) if message and (minor or not message.minor) else None

    def welcome(self) -> None:
        """The title, and who plays."""
        self.console.print(Ruler(Text(self.words.text("title"), "bold")))
        for seat in range(len(self.session.names)):
            self.console.print(Text(" ").append_text(self.painter.seat(seat)))

    def result(self) -> None:
        """The last table, what counted at the end, and who won."""
        over, session = self.session.over, self.session
        assert over is not None
        self.wipe()
        self.console.print(self.table(None, {}))
        unseen = session.match.events[max(session.since.values(), default=0) :]
        lines = [line for event in unseen if (line := self.tell(event, None))]
        self.console.print(_below(Text("\n".join(lines), "dim")))
        self.console.print()
        self.console.print(scores(self.painter, over.scores, over.winners))
        reason = self.words.text(f"rule-{over.reason}")
        self.console.print(Text(f" {self.words.text('rule-cited', rule=over.reason)} · {reason}", "dim"))
        if session.promised:
            self.command("check-it", "terroir verify")
        self.command("look-again", "terroir replay")

    def command(self, message: str, command: str) -> None:
        """A command for this game's file, on one line so that it can be copied."""
        file = shlex.quote(str(self.session.file))
        self.console.print(f" {self.words.text(message, command=f'{command} {file}')}", soft_wrap=True)

    def _owed(self, seat: Seat) -> Table:
        """Who is asked, and for what."""
        pending = self.session.match.pending
        assert isinstance(pending, Decide)
        asked = Table.grid(padding=(0, 2))
        prompt = Text(self.words.text(pending.prompt, **pending.args))
        if pending.clock is not None:
            prompt.append(f"\n{self.words.text('no-clock')}", "dim")
        asked.add_row(self.painter.seat(seat), prompt)
        return asked

    def _news(self, seat: Seat, room: int) -> Text | None:
        """What happened since this player last looked, without what the table shows anyway."""
        session = self.session
        events = session.match.events[session.since.get(seat, 0) :]
        if session.match.can_undo(seat) == 0:
            session.since[seat] = len(session.match.events)
        lines = [line for event in events if (line := self.tell(event, seat))]
        if not lines:
            return None
        left_out = len(lines) - room
        shown = [Text(line, "dim") for line in lines[-room:]]
        if left_out > 0:
            shown.insert(0, Text(self.words.text("more-news", count=left_out), "dim italic"))
        return Text("\n").join(shown)


def _below(what: RenderableType, above: int = 1, left: int = 1) -> Padding:
    return Padding(what, (above, 1, 0, left), expand=False)


def _halves(table: Text) -> tuple[Text, Text]:
    """What stands above the first empty line of a picture, and what stands below it."""
    rows = table.split("\n", allow_blank=True)
    empty = next((i for i, row in enumerate(rows) if not row.plain.strip()), len(rows))
    return Text("\n").join(rows[:empty]), Text("\n").join(rows[empty + 1 :])


def refusal(game: AnyGame, words: Words, objection: Objection) -> Text:
    """The reason, the rule and a way out: one shape everywhere."""
    rule = words.text("rule-cited", rule=objection.rule)
    title = words.text(f"rule-{objection.rule}")
    reason = words.text(objection.message, **objection.args)
    text = Text.assemble(("✗ ", "bold red"), (reason, "bold"), (f"\n  {rule} · {title}", "dim"))
    if objection.nearest is not None:
        text.append("\n  " + words.text("nearest-legal", action=game.move_to_text(objection.nearest)))
    return text


def scores(painter: Painter, points: Sequence[int], winners: Sequence[Seat]) -> Table:
    """The result, best first."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 1))
    for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
        won = Text("★ " + painter.words.text("won"), "bold yellow") if seat in winners else Text("")
        table.add_row(painter.seat(seat), Text(str(points[seat]), "bold", justify="right"), won)
    return table


def entries(menu: Menu, width: int) -> RenderableType:
    """Numbers on the board in one paragraph; everything else line by line, in columns if there is much."""
    on_board = [entry for entry in menu.entries if entry.space is not None and menu.title]
    parts: list[RenderableType] = []
    if on_board:
        spaces = [(f" {entry.number}", f"\u00a0{entry.space} ") for entry in on_board]
        numbers = (part for number, space in spaces for part in ((number, "bold"), space))
        parts.append(Text.assemble(f"{menu.title}: ", *numbers))
    listed = [entry for entry in menu.entries if entry not in on_board]
    room = max((len(entry.number) for entry in listed), default=0)
    lines = [
        Text.assemble((f"{entry.number:>{max(3, room)}}", "bold"), f"  {entry.label}") for entry in listed
    ]
    widest = max((line.cell_len for line in lines), default=0)
    if len(lines) > MANY and 2 * widest + 6 < width:
        parts.append(_two_columns(lines))
    else:
        parts += lines
    return Group(*parts)


def _two_columns(lines: Sequence[Text]) -> Table:
    half = (len(lines) + 1) // 2
    table = Table(box=None, show_header=False, padding=(0, 3, 0, 0), pad_edge=False)
    for left, right in zip_longest(lines[:half], lines[half:], fillvalue=Text("")):
        table.add_row(left, right)
    return table

"""A live table: what is asked of it becomes the next entry of its log, or is refused.

    entry = table.decide(command, person, now_ms)   refused, or what would happen; nothing has changed
    ... the entry is stored for good ...
    news = table.take(entry)                        it has happened
    audience.update(news, viewer)                   what each viewer is told of it

Entries that nobody asks for come from `strike`: `next_deadline` says when, anew after every entry. `now_ms`
comes from a clock that does not jump while the process lives; a log never goes back in time.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Any, NamedTuple

from terroir.core.fair import FairStream, stream_key
from terroir.core.game import AnyGame, Decide, Over, Seat
from terroir.core.play import Course, Luck, Played, Step, drawing, play_on
from terroir.table import asking
from terroir.table.commands import AnyCommand, digest
from terroir.table.entries import (
    AnyBody,
    BadLog,
    ClockStruck,
    Ended,
    EndReason,
    Entry,
    Resumed,
    SeatAbsent,
    SeatWarned,
    Started,
    TimedOut,
)
from terroir.table.folding import Folded
from terroir.table.refusals import Refused
from terroir.table.setup import DAY

OPEN_MS = 30 * DAY
"""A table that nobody has sat down at for so long is closed."""
AT_ONCE = 0


class Answered(NamedTuple):
    """The command was done before: the number of the update that it made."""

    number: int


class LiveTable(Folded):
    """One table as it stands, and what may happen next."""

    def __init__(self, first: Entry, secret: bytes | None, game: AnyGame | None = None) -> None:
        """Without the secret a table can be followed, but nothing can be drawn."""
        super().__init__(first, game)
        self._secret = secret
        self._key: bytes | None = None
        self._ready: tuple[Entry, Played[Any]] | None = None
        self._deadline: tuple[int, int | None] = (0, None)
        """The number of an entry, and the deadline after it."""

    @classmethod
    def fold(
        cls, entries: Iterable[Entry], secret: bytes | None = None, game: AnyGame | None = None
    ) -> LiveTable:
        """The table that a log describes; BadLog says which entry cannot be."""
        log = iter(entries)
        first = next(log, None)
        if first is None:
            raise BadLog(1, "the log is empty")
        table = cls(first, secret, game)
        for entry in log:
            table.take(entry)
        return table

    def __repr__(self) -> str:
        # The secret and the key foretell every draw: they must not slip into a log.
        return f"LiveTable({self.id!r}, seq={self.seq}, {self.status})"

    # ---- what people ask for ----------------------------------------------
    def decide(self, command: AnyCommand, person: str, now_ms: int) -> Entry | Answered:
        """What the command would do, or that it was done before; a refusal is an error."""
        body_digest = digest(command)
        if done := self.memory.get(person, command.command):
            if done[0] != body_digest:
                raise Refused("conflict", "table-refused-conflict")
            return Answered(done[1])
        body, played = asking.ask(self, command, person, body_digest)
        return self._entry(body, now_ms, played)

    def decide_for_bot(self, seat: Seat, action: str, at: int, now_ms: int) -> Entry:
        """What a bot has chosen for its seat, knowing update `at`."""
        body, played = asking.play_bot(self, seat, action, at)
        return self._entry(body, now_ms, played)

    # ---- what happens by itself -------------------------------------------
    def next_deadline(self) -> int | None:
        """When to ask `strike`, if nothing happens before: `AT_ONCE`, a time, or None for never."""
        if self._deadline[0] != self.seq:
            self._deadline = self.seq, self._next_deadline()
        return self._deadline[1]

    def _next_deadline(self) -> int | None:
        if self.ended is not None:
            return None
        if self._ends() is not None or self._is_full():
            return AT_ONCE
        if self.course is None:
            return self.at_ms + OPEN_MS
        due = self.timing.due()
        return None if due is None else due.at_ms

    def strike(self, now_ms: int) -> Entry | None:
        """What happens by itself now, if anything; ask again after it was taken."""
        deadline = self.next_deadline()
        if deadline is None or now_ms < deadline:
            return None
        if (reason := self._ends()) is not None:
            return self._entry(self.ending(reason), now_ms)
        if self.course is None:
            if self._is_full():
                body, played = self.starting()
                return self._entry(body, now_ms, played)
            return self._entry(self.ending("cancelled"), now_ms)
        return self._strike(self.course, now_ms)

    def resume(self, now_ms: int) -> Entry | None:
        """To be taken when a server begins to serve a running table: nobody's time ran while it was away."""
        runs = self.timing.running or self.timing.hammer_since is not None
        return self._entry(Resumed(), now_ms) if runs and now_ms > self.at_ms else None

    def _strike(self, course: Course[Any], now_ms: int) -> Entry | None:
        due = self.timing.due()
        match due:
            case None:
                return None
            case (_, _, "hammer", _):
                decision = course.pending
                assert isinstance(decision, Decide) and decision.clock is not None
                played = play_on(self.game, course.state, Step(None, decision.clock), self.luck(course))
                outcome, *drawn = self.texts(played)
                return self._entry(ClockStruck(outcome=outcome, drawn=tuple(drawn)), now_ms, played)
            case (_, _, "timeout", seat):
                return self._entry(TimedOut(seat=seat), now_ms)
            case (_, _, "absent", seat):
                return self._entry(SeatAbsent(seat=seat), now_ms)
            case (_, _, _, seat):
                return self._entry(SeatWarned(seat=seat), now_ms)

    def _is_full(self) -> bool:
        return self.course is None and not any(chair.is_open for chair in self.chairs)

    def _ends(self) -> EndReason | None:
        """Why the table is to be closed, if it is."""
        if isinstance(self.pending, Over):
            return "rules"
        return "agreed" if self.agreed and not self.to_agree else None

    # ---- entries in the making ---------------------------------------------
    def starting(self, fill: str = "", command: str = "", digest: int = 0) -> tuple[Started, Played[Any]]:
        """The first draws; bots of that code take the seats that are open."""
        course: Course[Any] = Course(self.game, self.game.start(len(self.chairs), self.created.options))
        played = play_on(self.game, course.state, None, self.luck(course))
        return Started(fill=fill, drawn=self.texts(played), command=command, digest=digest), played

    def ending(self, reason: EndReason, command: str = "", digest: int = 0) -> Ended:
        """The secret opens the commitment."""
        return Ended(reason=reason, secret=self._closed_secret().hex(), command=command, digest=digest)

    def luck(self, course: Course[Any]) -> Luck:
        """The fair draws that come next; asking does not use them up."""
        if self._key is None or self.course is None:
            self._key = stream_key(self._closed_secret(), self.id, self.nonces)
        return drawing(FairStream(self._key, course.drawn).randbelow)

    def bot_luck(self, seat: Seat, at: int) -> str:
        """A bot's luck hangs on secret, seat and moment: nobody foresees it; asked again it is the same."""
        return hmac.digest(self._closed_secret(), f"terroir/bot/1 {seat} {at}".encode(), "sha256").hex()

    def texts(self, played: Played[Any]) -> tuple[str, ...]:
        """The moves in notation."""
        return tuple([self.game.move_to_text(step.move) for step in played.steps])

    def _closed_secret(self) -> bytes:
        if self._secret is None:
            raise ValueError("this table is followed without its secret: nothing can be drawn")
        return self._secret

    def _entry(self, body: AnyBody, now_ms: int, played: Played[Any] | None = None) -> Entry:
        """The next entry; what was worked out for it is kept until it is taken."""
        entry = Entry(self.id, self.seq + 1, max(now_ms, self.at_ms), body)
        self._ready = None if played is None else (entry, played)
        return entry

    def _played(self, entry: Entry) -> Played[Any] | None:
        ready, self._ready = self._ready, None
        return ready[1] if ready is not None and ready[0] is entry else super()._played(entry)

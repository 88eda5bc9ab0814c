"""The log folded into what is true now. Nothing is remembered that does not follow from the log."""

from __future__ import annotations

from collections import deque
from typing import Any, Literal, NamedTuple, cast

from terroir.core.game import Action, AnyGame, Decide, Event, Outcome, Pending, Seat
from terroir.core.play import Course, Played
from terroir.core.registry import load
from terroir.table.chairs import Chair, chairs_of
from terroir.table.entries import (
    AnyBody,
    BadLog,
    ClockStruck,
    Conceded,
    Created,
    EndAnswered,
    Ended,
    EndOffered,
    Entry,
    Moved,
    Resumed,
    SeatAbsent,
    SeatLeft,
    SeatReturned,
    SeatTaken,
    SeatWarned,
    Started,
    TimedOut,
    Undone,
)
from terroir.table.memory import Memory
from terroir.table.numbers import Numbers, secret_seats
from terroir.table.replaying import replayed
from terroir.table.timing import Timing

TAIL = 30


class Told(NamedTuple):
    """An entry and its events, for the log that people read."""

    entry: Entry
    events: tuple[Event, ...]
    hidden: tuple[int, ...]
    """What each viewer's number falls behind by."""


class News(NamedTuple):
    """What an entry brought about, before it is masked for anybody."""

    entry: Entry
    before: Any
    """The state of the game before it; None before the start."""
    asked: Pending | None
    """What the game waited for before it."""
    move: Action | Outcome | None
    """What was done or struck, if it is about the game."""
    events: tuple[Event, ...]
    owner: Seat | None
    """The only viewer who may know of it: whose secret choice has begun."""


class Folded:
    """One table as its log has left it."""

    def __init__(self, first: Entry, game: AnyGame | None = None) -> None:
        """`game` is the game of the table, where it is at hand: it need not be one that is found by name."""
        created = first.body
        if not isinstance(created, Created) or first.seq != 1:
            raise BadLog(first.seq, "a log begins with the creation of its table")
        self.id = first.table
        self.created = created
        self.game: AnyGame = game or load(created.game)
        if self.game.version != created.version:
            raise BadLog(1, f"played by version {created.version} of the rules, this is {self.game.version}")
        self.seq = 1
        self.at_ms = self.created_ms = first.at_ms
        self.chairs: list[Chair] = chairs_of(created)
        self.course: Course[Any] | None = None
        self.ended: Ended | None = None
        self.pending: Pending | None = None
        """What the game waits for; None before the start."""
        self.decision: Decide | None = None
        """The decision that is owed, if one is."""
        self.agreed: list[Seat] = []
        """Who offered to end the game as it stands, and who has agreed since."""
        self.declined = [-1] * len(self.chairs)
        """In which turn an offer of the seat was declined."""
        self.timing = Timing(created)
        self.numbers = Numbers(len(self.chairs))
        self.memory = Memory()
        self.tail: deque[Told] = deque([Told(first, (), self.numbers.hidden)], TAIL)
        """The last entries that everybody knows of, for who has just come."""

    # ---- what is true now -------------------------------------------------
    @property
    def status(self) -> Literal["open", "running", "over"]:
        if self.ended is not None:
            return "over"
        return "open" if self.course is None else "running"

    @property
    def nonces(self) -> list[str]:
        """What the players added to the luck, seat by seat."""
        return [chair.nonce for chair in self.chairs]

    @property
    def turn(self) -> int:
        """The number of the turn; -1 before the start."""
        return -1 if self.course is None else self.game.turn(self.course.state)

    @property
    def to_agree(self) -> list[Seat]:
        """The people who still have to answer an offer to end the game."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.is_played_by_person]
        return [seat for seat in people if self.agreed and seat not in self.agreed]

    # ---- what happened ----------------------------------------------------
    def take(self, entry: Entry) -> News:
        """It has happened. An entry that is not the next of this log is refused, and nothing changes."""
        if entry.table != self.id or entry.seq != self.seq + 1:
            raise BadLog(entry.seq, f"not the entry after {self.seq} of {self.id}")
        if entry.at_ms < self.at_ms or self.ended is not None:
            raise BadLog(entry.seq, "earlier than the one before" if self.ended is None else "after the end")
        played = self._played(entry)
        asker = self._asker(entry.body)
        before = None if self.course is None else self.course.state
        asked, turn = self.pending, self.turn
        if isinstance(entry.body, Started):
            self._start(entry.body)
        if played is not None and self.course is not None:
            self.course.take(played)
        else:
            self._note(entry)
        self._look()
        self.seq, self.at_ms = entry.seq, entry.at_ms
        news = self._news(entry, before, asked, played)
        self._count(news, asker)
        if news.owner is None:
            # Not even the length of what is told may depend on what is hidden.
            self.tail.append(Told(entry, news.events, self.numbers.hidden))
        self._keep_time(news, turn, played)
        return news

    def _look(self) -> None:
        """Asked once after every entry, since many want to know."""
        self.pending = None if self.course is None else self.course.pending
        owed = isinstance(self.pending, Decide) and self.ended is None
        self.decision = cast(Decide, self.pending) if owed else None

    def _played(self, entry: Entry) -> Played[Any] | None:
        """What the entry led to in the game, if it is about the game."""
        return replayed(self, entry)

    def _start(self, body: Started) -> None:
        for chair in self.chairs:
            if chair.is_open:
                chair.bot = body.fill
        self.course = Course(self.game, self.game.start(len(self.chairs), self.created.options))

    def _note(self, entry: Entry) -> None:
        """What an entry changes at the table, and in the game if something is taken back."""
        match body := entry.body:
            case Undone(seat=seat, actions=actions) if self.course is not None:
                self.course.undo(seat, actions)
            case SeatTaken(seat=seat, person=person, name=name, nonce=nonce):
                self.chairs[seat] = Chair(person=person, name=name, nonce=nonce)
            case SeatLeft(seat=seat):
                self.chairs[seat] = Chair()
            case Conceded(seat=seat):
                self.chairs[seat].away = "conceded"
            case TimedOut(seat=seat):
                self.chairs[seat].away = "time"
            case SeatAbsent(seat=seat):
                self.chairs[seat].away = "absent"
            case SeatReturned(seat=seat):
                self.chairs[seat].away = ""
            case EndOffered(seat=seat):
                self.agreed = [seat]
            case EndAnswered(seat=seat, agree=True):
                self.agreed.append(seat)
            case EndAnswered():
                self.declined[self.agreed[0]] = self.turn
                self.agreed = []
            case SeatWarned(seat=seat):
                self.timing.warned[seat] = True
            case Resumed():
                self.timing.resume(entry.at_ms)
            case Ended():
                self.ended = body

    def _news(self, entry: Entry, before: Any, asked: Pending | None, played: Played[Any] | None) -> News:
        if played is None:
            return News(entry, before, asked, None, (), None)
        move = None if isinstance(entry.body, Started) else played.steps[0].move
        return News(entry, before, asked, move, played.events, self._owner(asked, played))

    def _owner(self, asked: Pending | None, played: Played[Any]) -> Seat | None:
        """Whose secret it is that there was an entry at all: of a choice that was begun nobody is told."""
        if played.events or not secret_seats(asked):
            return None
        seat = played.steps[0].seat
        return seat if seat in secret_seats(self.pending) else None

    def _asker(self, body: AnyBody) -> tuple[str, Seat | None]:
        """Who asked for it, and for which seat."""
        seat: Seat | None = getattr(body, "seat", None)
        if isinstance(body, SeatTaken):
            return body.person, seat
        return (self.created.host if seat is None else self.chairs[seat].person or ""), seat

    def _count(self, news: News, asker: tuple[str, Seat | None]) -> None:
        body, (person, seat) = news.entry.body, asker
        if news.owner is not None:
            self.numbers.hide(news.owner)
        elif isinstance(body, (Moved, ClockStruck, Undone, Started)):
            self.numbers.play(self.seq, seat, news.asked, self.pending)
        if command := getattr(body, "command", ""):
            digest: int = body.digest  # type: ignore[union-attr]
            self.memory.put(person, command, digest, self.numbers.of(seat, self.seq))

    def _keep_time(self, news: News, turn: int, played: Played[Any] | None) -> None:
        decision = self.decision
        owing = [] if decision is None else [s for s in decision.seats if self.chairs[s].is_played_by_person]
        actor: Seat | None = getattr(news.entry.body, "seat", None)
        self.timing.turn_to(self.at_ms, owing, actor, self.turn != turn)
        ticks = decision is not None and decision.clock is not None
        asked = (decision.prompt, dict(decision.args)) if ticks and decision else None
        # After a draw or a hammer it is something new, even if it is asked in the same words.
        anew = played is not None and bool(played.steps) and played.steps[-1].seat is None
        self.timing.hammer(self.at_ms, asked, anew)

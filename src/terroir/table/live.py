"""A live table: what is asked of it becomes the next entry of its log, or is refused.

    entry = table.decide(command, person, now_ms)   refused, or what would happen; nothing has changed
    ... the entry is stored for good ...
    news = table.apply(entry)                       it has happened
    audience.update(news, viewer)                   what each viewer is told of it

Entries that nobody asks for come from `due_entry`: `next_deadline` says when, anew after every entry.
`now_ms` comes from a clock that does not jump while the process lives; a log never goes back in time.
"""

from __future__ import annotations

import hmac
from collections import deque
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, cast

from msgspec.structs import replace

from terroir.bots.levels import robot
from terroir.core.fair import FairStream, nonce_commitment, stream_key
from terroir.core.game import AnyGame, Decide, Over, Pending, Seat
from terroir.core.play import Course, Draws, Played, Step, check_turn, draws_by, play_on
from terroir.core.registry import by_rules, load
from terroir.core.verify import PROMISED_LUCK
from terroir.table import beginning
from terroir.table.agreement import Agreement
from terroir.table.budget import Budget
from terroir.table.chairs import Chair, change, fill_open
from terroir.table.commands import (
    AnswerEnd,
    AnswerPause,
    AnyCommand,
    AtSeat,
    Cancel,
    CommitNonce,
    Concede,
    EndPause,
    GiveNonce,
    Join,
    Leave,
    OfferEnd,
    OfferPause,
    Play,
    Restart,
    Return,
    Start,
    Undo,
    digest,
)
from terroir.table.entries import (
    AnyBody,
    BadLog,
    ClockStruck,
    Conceded,
    Created,
    EndAnswered,
    Ended,
    EndOffered,
    EndReason,
    Entry,
    Moved,
    Mover,
    NonceGiven,
    PauseAnswered,
    PauseEnded,
    PauseOffered,
    Resumed,
    SeatAbsent,
    SeatPassed,
    SeatReturned,
    SeatsFilled,
    SeatTaken,
    SeatWarned,
    Started,
    TimedOut,
    Undone,
    VacationBegan,
    VacationEnded,
)
from terroir.table.judging import judge
from terroir.table.memory import Memory
from terroir.table.news import News, RecentEntry
from terroir.table.numbers import Numbers, secret_seats
from terroir.table.refusals import Refused, forbidden, stale
from terroir.table.setup import DAY
from terroir.table.timing import Timing

OPEN_MS = 30 * DAY
"""A table that has not begun after this long is closed."""
AT_ONCE = 0
TAIL = 30
MOST_UNDOS = 50
"""How often a seat may take something back in one turn: without a limit a log could grow for ever."""

Result = tuple[AnyBody, Played[Any] | None]
"""The body of an entry that would be made, and what it leads to in the game."""


class Answered(NamedTuple):
    """The command was done before: the number of the update that it made."""

    number: int


class LiveTable:
    """One table as its log has left it, and what may happen next.

    Apart from its secret, it remembers nothing that does not follow from the log.
    """

    def __init__(self, first: Entry, secret: bytes | None, game: AnyGame | None = None) -> None:
        """Without the secret a table can be followed, but nothing can be drawn.

        `game` is the game of the table, where it is at hand: it need not be one that is found by name.
        """
        created = first.body
        if not isinstance(created, Created) or first.seq != 1:
            raise BadLog(first.seq, "a log begins with the creation of its table")
        self.id = first.table
        self.created = created
        self.game: AnyGame = by_rules(game or load(created.game), created.version)
        self.seq = 1
        self.at_ms = self.created_ms = first.at_ms
        self.chairs = [Chair(bot=code) for code in created.seats]
        self.course: Course[Any] | None = None
        self.ended: Ended | None = None
        self.pending: Pending | None = None
        """What the game waits for; None before the start."""
        self.decision: Decide | None = None
        """The decision that is owed, if one is."""
        self.agreement = Agreement([-1] * len(self.chairs))
        self.undos = [0] * len(self.chairs)
        """How often each seat has taken something back in this turn."""
        self.budget = Budget([0] * len(self.chairs))
        self.sealed_ms: int | None = None
        """Since when all seats are taken and every person has promised a nonce: they are revealed now."""
        self.timing = Timing(created)
        self.numbers = Numbers(len(self.chairs))
        self.memory = Memory(secret or b"")
        self.tail: deque[RecentEntry] = deque([RecentEntry(first, (), self.numbers.hidden)], TAIL)
        """The last entries that everybody knows of, for newcomers."""
        self._secret = secret
        self._key: bytes | None = None
        self._ready: tuple[Entry, Played[Any]] | None = None
        """The entry decided on last, and what it leads to in the game."""
        self._deadline: tuple[int, int | None] = (0, None)
        """The number of an entry, and the deadline after it."""

    @classmethod
    def replay(
        cls, entries: Iterable[Entry], secret: bytes | None = None, game: AnyGame | None = None
    ) -> LiveTable:
        """The table that a log describes; BadLog says which entry cannot be."""
        log = iter(entries)
        first = next(log, None)
        if first is None:
            raise BadLog(1, "the log is empty")
        table = cls(first, secret, game)
        for entry in log:
            table.apply(entry)
        return table

    def __repr__(self) -> str:
        # The secret and the key foretell every draw: they must not slip into a log.
        return f"LiveTable({self.id!r}, seq={self.seq}, {self.status})"

    # ---- what is true now ---------------------------------------------------
    @property
    def status(self) -> Literal["open", "running", "over"]:
        if self.ended is not None:
            return "over"
        return "open" if self.course is None else "running"

    @property
    def nonces(self) -> list[str]:
        """What the players added to the draws, seat by seat."""
        return [chair.nonce for chair in self.chairs]

    @property
    def turn(self) -> int:
        """The number of the turn; -1 before the start."""
        return -1 if self.course is None else self.game.turn(self.course.state)

    @property
    def people(self) -> list[Seat]:
        """The seats that somebody plays for themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_played_by_person]

    @property
    def to_agree(self) -> list[Seat]:
        """The people who still have to answer an offer."""
        return self.agreement.waits_for(self.people)

    @property
    def is_paused(self) -> bool:
        """All have agreed that nobody's time runs and nobody moves for a while."""
        return self.timing.paused_ms is not None

    @property
    def stayed(self) -> list[Seat]:
        """The seats that have not given up."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.away != "conceded"]

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that a person has."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def can_undo(self, seat: Seat) -> int:
        """How many actions the seat may take back now."""
        if self.course is None or self.undos[seat] >= MOST_UNDOS:
            return 0
        return self.course.can_undo(seat)

    # ---- what people ask for ------------------------------------------------
    def decide(self, command: AnyCommand, person: str, now_ms: int) -> Entry | Answered:
        """What the command would do, or that it was done before; a refusal is an error."""
        asked = {"command": command.command, "digest": digest(command)}
        if done := self.memory.get(person, command.command):
            if done[0] != asked["digest"]:
                raise Refused("conflict", "table-refused-conflict")
            return Answered(done[1])
        if self.ended is not None:
            raise stale("table-refused-over")
        match command:
            case Play():
                body, played = self._play(command, person, asked)
            case Start() | Cancel():
                body, played = self._by_host(command, person, asked)
            case Join() | CommitNonce() | GiveNonce() | Leave():
                body, played = beginning.decide(self, command, person, asked), None
            case _:
                body, played = self._at_seat(command, person, asked), None
        self.budget.check(body, max(now_ms, self.at_ms))
        return self._entry(body, now_ms, played)

    def decide_for_bot(self, seat: Seat, action: str, at: int, now_ms: int) -> Entry:
        """What a bot has chosen for its seat, knowing update `at`."""
        mover = self.chairs[seat].mover
        if self.ended is not None or mover == "person":
            raise stale("table-refused-not-bot", seat=seat + 1)
        body, played = self._move(seat, action, at, mover)
        return self._entry(body, now_ms, played)

    def _by_host(self, command: Start | Cancel, person: str, asked: dict[str, Any]) -> Result:
        if person != self.created.host:
            raise forbidden("table-refused-host")
        if self.course is not None:
            raise stale("table-refused-begun")
        if isinstance(command, Cancel):
            return self._ending("cancelled", **asked), None
        if (seat := beginning.seat_to_wait_for(self)) is not None:
            raise stale("table-refused-nonce-missing", seat=seat + 1)
        robot(self.game, command.fill)
        if beginning.seat_without_nonce(self) is not None:
            return SeatsFilled(fill=command.fill, **asked), None
        return self._starting(fill=command.fill, **asked)

    def _play(self, command: Play, person: str, asked: dict[str, Any]) -> Result:
        chair = self.own_chair(command.seat, person)
        if chair.away:
            raise stale("table-refused-away", why=chair.away)
        return self._move(command.seat, command.action, command.at, "person", **asked)

    def _move(self, seat: Seat, text: str, at: int, by: Mover, **asked: Any) -> Result:
        course = self._running()
        if self.is_paused:
            raise stale("table-refused-paused")
        check_turn(course.pending, seat)
        if self.numbers.is_stale(seat, at, self.seq):
            raise stale("stale-action")
        action = self.game.action_from_text(course.state, seat, text)
        played = course.attempt(seat, action, self.draws(course.drawn))
        text, *drawn = self._texts(played)
        return Moved(seat=seat, action=text, drawn=tuple(drawn), by=by, **asked), played

    def _at_seat(self, command: AtSeat, person: str, asked: dict[str, Any]) -> AnyBody:
        seat, chair = command.seat, self.own_chair(command.seat, person)
        course = self._running()
        if isinstance(command, Return):
            if chair.away not in ("absent", "time"):
                raise stale("table-refused-return")
            return SeatReturned(seat=seat, **asked)
        if chair.away:
            raise stale("table-refused-away", why=chair.away)
        match command:
            case EndPause():
                if not self.is_paused:
                    raise stale("table-refused-not-paused")
                return PauseEnded(seat=seat, **asked)
            case Undo() | Restart() | OfferPause() if self.is_paused:
                raise stale("table-refused-paused")
            case Undo() | Restart():
                if not (actions := course.can_undo(seat)):
                    raise stale("table-refused-undo")
                if not self.can_undo(seat):
                    raise stale("table-refused-undos", most=MOST_UNDOS)
                return Undone(seat=seat, actions=1 if isinstance(command, Undo) else actions, **asked)
            case Concede():
                return Conceded(seat=seat, **asked)
            case OfferEnd():
                self.agreement.check_offer(seat, self.turn, self.people)
                return EndOffered(seat=seat, **asked)
            case OfferPause():
                self.agreement.check_pause(self.created, seat, self.turn, self.people)
                return PauseOffered(seat=seat, **asked)
            case AnswerEnd() | AnswerPause():
                is_end = isinstance(command, AnswerEnd)
                self.agreement.check_answer("end" if is_end else "pause", seat, self.people)
                answered = EndAnswered if is_end else PauseAnswered
                return answered(seat=seat, agree=command.agree, **asked)

    def chair(self, seat: Seat) -> Chair:
        if seat >= len(self.chairs):
            raise forbidden("table-refused-no-seat", seat=seat + 1)
        return self.chairs[seat]

    def own_chair(self, seat: Seat, person: str) -> Chair:
        chair = self.chair(seat)
        if chair.person != person:
            raise forbidden("table-refused-not-yours", seat=seat + 1)
        return chair

    def _running(self) -> Course[Any]:
        if self.course is None:
            raise stale("table-refused-not-begun")
        return self.course

    # ---- what happens by itself ---------------------------------------------
    def next_deadline(self) -> int | None:
        """When to ask `due_entry`, if nothing happens before: `AT_ONCE`, a time, or None for never."""
        if self._deadline[0] != self.seq:
            self._deadline = self.seq, self._next_deadline()
        return self._deadline[1]

    def _next_deadline(self) -> int | None:
        if self.ended is not None:
            return None
        if self._reason_to_end() is not None or beginning.is_ready(self):
            return AT_ONCE
        if self.course is None:
            return (
                self.at_ms + OPEN_MS if self.sealed_ms is None else self.sealed_ms + beginning.reveal_ms(self)
            )
        due = self.timing.due()
        return None if due is None else due.at_ms

    def due_entry(self, now_ms: int) -> Entry | None:
        """What happens by itself now, if anything; ask again after it was applied."""
        deadline = self.next_deadline()
        if deadline is None or now_ms < deadline:
            return None
        if (reason := self._reason_to_end()) is not None:
            return self._entry(self._ending(reason), now_ms)
        if self.course is not None:
            return self._due_in_game(self.course, now_ms)
        if (
            beginning.is_ready(self) or self.sealed_ms is not None
        ):  # all is there, or it was waited for long enough
            body, played = self._starting()
            return self._entry(body, now_ms, played)
        return self._entry(self._ending("cancelled"), now_ms)

    def _due_in_game(self, course: Course[Any], now_ms: int) -> Entry | None:
        match self.timing.due():
            case None:
                return None
            case (_, _, "hammer", _):
                decision = course.pending
                assert isinstance(decision, Decide) and decision.clock is not None
                struck = Step(None, decision.clock)
                played = play_on(self.game, course.state, struck, self.draws(course.drawn))
                outcome, *drawn = self._texts(played)
                return self._entry(ClockStruck(outcome=outcome, drawn=tuple(drawn)), now_ms, played)
            case (at_ms, _, "vacation", seat):
                return self._entry(VacationEnded(seat=seat, end_ms=at_ms), now_ms)
            case (_, _, "timeout", seat):
                return self._entry(TimedOut(seat=seat), now_ms)
            case (_, _, "absent", seat):
                return self._entry(SeatAbsent(seat=seat), now_ms)
            case (_, _, _, seat):
                return self._entry(SeatWarned(seat=seat), now_ms)

    def resume(self, now_ms: int) -> Entry | None:
        """Applied when a server begins to serve a running table: nobody's time ran while it was away."""
        runs = self.timing.is_running and now_ms > self.at_ms
        return self._entry(Resumed(), now_ms) if runs else None

    def keep_vacation(self, seat: Seat, since_ms: int, until_ms: int, now_ms: int) -> Entry | None:
        """What has to be written of the last vacation of the seat's person, if anything; then ask again."""
        if self.status != "running" or not self.chairs[seat].is_played_by_person:
            return None
        body = self.timing.of_vacation(seat, since_ms, until_ms, now_ms)
        return None if body is None else self._entry(body, now_ms)

    def pass_on(self, seat: Seat, person: str, now_ms: int) -> Entry:
        """The seat's person is known by this id from now on."""
        return self._entry(SeatPassed(seat=seat, person=person), now_ms)

    def _reason_to_end(self) -> EndReason | None:
        """Why the table is to be closed, if it is."""
        if isinstance(self.pending, Over):
            return "rules"
        if self.course is not None and len(self.stayed) == 1:
            return "conceded"
        return self.agreement.reason_to_end(self.people)

    # ---- entries in the making ----------------------------------------------
    def _starting(self, **asked: Any) -> Result:
        """The first draws."""
        played = play_on(self.game, self.start_state(), None, self.draws(0))
        return Started(drawn=self._texts(played), **asked), played

    def _ending(self, reason: EndReason, **asked: Any) -> Ended:
        """The secret opens the commitment. That of a deal is for others still to play."""
        secret = "" if self.created.deal else self._known_secret().hex()
        return Ended(reason=reason, secret=secret, **asked)

    def draws(self, drawn: int) -> Draws:
        """The fair draws that follow the first `drawn` ones; asking does not use them up."""
        if self._key is None or self.course is None:
            self._key = stream_key(self._known_secret(), self.created.deal or self.id, self.nonces)
        return draws_by(FairStream(self._key, drawn).randbelow)

    def bot_seed(self, seat: Seat, at: int) -> str:
        """Depends on secret, seat and moment: nobody foresees what a bot does; asked again it is the same."""
        return hmac.digest(self._known_secret(), f"terroir/bot/1 {seat} {at}".encode(), "sha256").hex()

    def _known_secret(self) -> bytes:
        if self._secret is None:
            raise ValueError("this table is followed without its secret: nothing can be drawn")
        return self._secret

    def start_state(self) -> Any:
        if self.created.position:
            return self.game.position_from_text(self.created.position)
        return self.game.start(len(self.chairs), self.created.options)

    def _texts(self, played: Played[Any]) -> tuple[str, ...]:
        """The moves in notation."""
        return tuple([self.game.move_to_text(step.move) for step in played.steps])

    def _entry(self, body: AnyBody, now_ms: int, played: Played[Any] | None = None) -> Entry:
        """The next entry; what was worked out for it is kept until it is applied."""
        entry = Entry(self.id, self.seq + 1, max(now_ms, self.at_ms), body)
        self._ready = None if played is None else (entry, played)
        return entry

    # ---- what has happened --------------------------------------------------
    def apply(self, entry: Entry) -> News:
        """It has happened. An entry that is not the next of this log is refused, and nothing changes."""
        if entry.table != self.id or entry.seq != self.seq + 1:
            raise BadLog(entry.seq, f"not the entry after {self.seq} of {self.id}")
        if entry.at_ms < self.at_ms or self.ended is not None:
            raise BadLog(entry.seq, "earlier than the one before" if self.ended is None else "after the end")
        ready, self._ready = self._ready, None
        played = ready[1] if ready is not None and ready[0] is entry else judge(self, entry)
        asker = self._asker(entry.body)
        before = None if self.course is None else self.course.state
        asked, turn = self.pending, self.turn
        if played is None:
            self._change(entry)
        else:
            if isinstance(entry.body, Started):
                self._start(entry.body.fill, played.state)
            self._running().apply(played)
        if self.agreement.is_agreed("pause", self.people):
            self.agreement.agreed = []
            self.timing.pause(entry.at_ms)
        elif self.is_paused and not self.people:  # who could end it?
            self.timing.play_on(entry.at_ms)
        if self.turn != turn:
            self.undos = [0] * len(self.chairs)
        self.look()
        self.seq, self.at_ms = entry.seq, entry.at_ms
        news = self._news(entry, before, asked, played)
        self._count(news, asker)
        if news.owner is None:
            # Not even the length of what is told may depend on what is hidden.
            self.tail.append(RecentEntry(entry, news.events, self.numbers.hidden))
        self._keep_time(news, turn, played)
        return news

    def _start(self, fill: str, state: Any) -> None:
        """Bots of the code `fill` take the seats that are open."""
        fill_open(self.chairs, fill)
        self.course = Course(self.game, state)

    def _change(self, entry: Entry) -> None:
        """What an entry changes at the table, and in the game if something is taken back."""
        match body := entry.body:
            case Undone(seat=seat, actions=actions):
                self._running().undo(seat, actions)
                self.undos[seat] += 1
            case SeatPassed(seat=seat, person=person) if self.chairs[seat].person == self.created.host:
                self.created = replace(self.created, host=person)
            case SeatReturned(seat=seat):
                if self.chairs[seat].away == "time":
                    self.timing.grant(seat)
                self.chairs[seat].away = ""
            case EndOffered(seat=seat):
                self.agreement.offer("end", seat, self.people)
            case PauseOffered(seat=seat):
                self.agreement.offer("pause", seat, self.people)
            case EndAnswered(seat=seat, agree=agree) | PauseAnswered(seat=seat, agree=agree):
                self.agreement.answer(seat, agree, self.turn)
            case PauseEnded():
                self.timing.play_on(entry.at_ms)
            case VacationBegan(seat=seat, since_ms=since_ms, until_ms=until_ms):
                self.timing.leave(seat, since_ms, until_ms)
            case VacationEnded(seat=seat, end_ms=end_ms):
                self.timing.come_back(seat, end_ms)
            case SeatWarned(seat=seat):
                self.timing.warned[seat] = True
            case Resumed():
                self.timing.resume(entry.at_ms)
            case Ended():
                self.ended = body
        change(self.chairs, entry.body)
        if isinstance(body, SeatTaken | NonceGiven) and self.created.luck >= PROMISED_LUCK:
            chair = self.chairs[body.seat]
            if chair.nonce and not chair.commitment:  # given at once, without a promise before it
                chair.commitment = nonce_commitment(chair.nonce, self.id, body.seat + 1)
        if self.sealed_ms is None and beginning.is_sealed(self):
            self.sealed_ms = entry.at_ms

    def look(self) -> None:
        """Asked once after every entry, since many want to know."""
        self.pending = None if self.course is None else self.course.pending
        owed = isinstance(self.pending, Decide) and self.ended is None
        self.decision = cast(Decide, self.pending) if owed else None

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
            self.budget.spend(body, self.at_ms)
            digest: int = body.digest  # type: ignore[union-attr]
            self.memory.put(person, command, digest, self.numbers.of(seat, self.seq))

    def _keep_time(self, news: News, turn: int, played: Played[Any] | None) -> None:
        decision = self.decision
        owing = [] if decision is None else [s for s in decision.seats if self.chairs[s].is_played_by_person]
        actor: Seat | None = getattr(news.entry.body, "seat", None)
        self.timing.turn_to(self.at_ms, owing, actor, self.turn != turn)
        # After a draw or a hammer it is something new, even if it is asked in the same words.
        anew = played is not None and bool(played.steps) and played.steps[-1].seat is None
        self.timing.hammer(self.at_ms, self.ticking(), anew)

    def ticking(self) -> object:
        """What is asked that the game itself ends by the clock, if there is such a thing."""
        decision = self.decision
        if decision is None or decision.clock is None:
            return None
        return decision.prompt, dict(decision.args)

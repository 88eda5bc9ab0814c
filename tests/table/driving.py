"""Tables to test with: people who ask for all sorts of things, and everything that a viewer can get."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from msgspec import json, structs

from terroir.core.errors import BadOptions, IllegalAction, TerroirError
from terroir.core.game import Chance, Over, Seat
from terroir.core.play import Match, pick
from terroir.core.registry import games, load
from terroir.table.audience import Audience
from terroir.table.commands import (
    AnswerEnd,
    AnswerPause,
    AnyCommand,
    Concede,
    EndPause,
    Join,
    Leave,
    OfferEnd,
    OfferPause,
    Play,
    Restart,
    Return,
    Start,
    Undo,
)
from terroir.table.entries import Entry, decode, encode
from terroir.table.live import Answered, LiveTable
from terroir.table.news import News
from terroir.table.numbers import Viewer
from terroir.table.refusals import Refused
from terroir.table.setup import Setup, create

SECRET = bytes(range(32))
TABLE = "Testtable123"


def setup_of(game: str, rng: Random, **more: Any) -> Setup:
    """A table of random size with random options, people on all seats."""
    rules = load(game)
    while True:
        players = rng.choice(rules.players)
        options = {option.name: rng.choice(option.values) for option in rules.options}
        try:
            rules.start(players, options)
        except BadOptions:
            continue  # each value exists, but not all go together
        return Setup(**{"game": game, "seats": (None,) * players, "host": "p0", "options": options, **more})


class Kind(NamedTuple):
    """What a random game was like, so that tests ask of a small game what it can give."""

    decisions: int
    draws: int
    answered: bool
    """Luck answered some move, and did not only come before the first."""
    is_open: bool
    """Some decision was not sealed."""


@cache
def kind_of(game: str) -> Kind:
    """One random game of the fewest players."""
    rng, rules = Random(1), load(game)
    match = Match(rules, rules.start(min(rules.players), {}), None)
    decisions = draws = 0
    answered = is_open = False
    while not isinstance(pending := match.pending, Over):
        if isinstance(pending, Chance):
            answered = answered or decisions > 0
            match.draw(pick(pending, rng.randrange))
            draws += 1
        else:
            is_open = is_open or not pending.secret
            match.play(pending.seats[0], rng.choice(match.legal(pending.seats[0])))
            decisions += 1
    return Kind(decisions, draws, answered, is_open)


def moves(game: str, most: int) -> range:
    """So many moves, or as many as leave a small game running."""
    return range(min(most, kind_of(game).decisions // 3))


class Party:
    """A table, the log as a store would have it, and the time."""

    def __init__(
        self, setup: Setup, secret: bytes = SECRET, kind: type[LiveTable] = LiveTable, now: int = 1_000
    ) -> None:
        self.secret, self.kind = secret, kind
        self.now = now
        first = create(TABLE, setup, SECRET, self.now)
        self.log: list[tuple[int, bytes]] = [(first.at_ms, encode(first.body))]
        self.table = kind.replay([first], secret)
        self.audience = Audience(self.table)
        self.news: News | None = None
        self._commands = 0

    @property
    def seats(self) -> range:
        return range(len(self.table.chairs))

    @property
    def viewers(self) -> list[Viewer]:
        return [*self.seats, None]

    def stored(self) -> list[Entry]:
        """The log, read again."""
        read = enumerate(self.log, start=1)
        return [Entry(TABLE, seq, at_ms, decode(seq, body)) for seq, (at_ms, body) in read]

    def again(self) -> LiveTable:
        """The table after a restart."""
        return self.kind.replay(self.stored(), self.secret)

    def apply(self, entry: Entry) -> News:
        """Store an entry and let it happen."""
        self.log.append((entry.at_ms, encode(entry.body)))
        self.news = self.table.apply(entry)
        return self.news

    def command(self) -> str:
        """A fresh id."""
        self._commands += 1
        return f"c{self._commands}"

    def ask(self, command: AnyCommand, person: str) -> News | None:
        """Ask for something and let it happen; None if it was done before."""
        answer = self.table.decide(command, person, self.now)
        return None if isinstance(answer, Answered) else self.apply(answer)

    def sit(self) -> None:
        """A person on each open seat; then the game begins."""
        for seat in self.seats:
            if self.table.chairs[seat].is_open:
                self.ask(Join(self.command(), seat, f"Name {seat}", nonce_of(seat)), f"p{seat}")
        self.run_due()

    def run_due(self) -> None:
        """All that happens by itself now."""
        while (entry := self.table.due_entry(self.now)) is not None:
            self.apply(entry)

    def seen(self, seat: Seat) -> int:
        """The number of the last update that the seat was sent."""
        return self.table.numbers.of(seat, self.table.seq)

    def legal(self, seat: Seat) -> list[str]:
        """The seat's legal actions in notation."""
        assert self.table.course is not None
        return [self.table.game.move_to_text(action) for action in self.table.course.legal(seat)]

    def play(self, seat: Seat, action: str) -> News | None:
        """An action of a seat, by its person or its bot, who has seen everything."""
        at = self.seen(seat)
        if self.table.chairs[seat].is_played_by_person:
            return self.ask(Play(self.command(), at, seat, action), self.table.chairs[seat].person or "")
        return self.apply(self.table.decide_for_bot(seat, action, at, self.now))

    def play_any(self, rng: Random) -> Seat:
        """Some legal action of somebody who owes one."""
        if self.table.is_paused:
            seat = self.table.people[0]
            self.ask(EndPause(self.command(), seat), self.table.chairs[seat].person or "")
        decision = self.table.decision
        assert decision is not None
        seat = rng.choice(decision.seats)
        self.play(seat, rng.choice(self.legal(seat)))
        return seat


def nonce_of(seat: Seat) -> str:
    """What the person on a seat adds to the luck."""
    return f"the number that seat {seat} was given"


def finish(party: Party, rng: Random) -> None:
    """Play by chance until the table is closed."""
    party.run_due()
    while party.table.ended is None:
        party.play_any(rng)
        party.run_due()


def some_command(party: Party, rng: Random, seat: Seat) -> AnyCommand:
    """Anything that the person on a seat might send: legal, illegal, stale or nonsense."""
    table, command = party.table, party.command()
    late = rng.choice((0, 0, 0, 1, 2, 7, -1))
    at = max(0, party.seen(seat) - late)
    dice = rng.randrange(20)
    if dice < 13 and table.course is not None:
        return Play(command, at, seat, some_action(party, rng, seat))
    kinds = (Undo, Undo, Restart, OfferEnd, Return, Leave, Concede if rng.randrange(12) == 0 else Undo)
    if dice < 17:
        return rng.choice(kinds)(command, seat)
    if dice < 19:
        return rng.choice(
            (
                AnswerEnd(command, seat, rng.randrange(8) == 0),
                OfferPause(command, seat),
                AnswerPause(command, seat, True),
                EndPause(command, seat),
            )
        )
    return rng.choice((Join(command, seat, "Other"), Start(command, "random")))


def some_action(party: Party, rng: Random, seat: Seat) -> str:
    """Mostly a legal action, sometimes one of the game's probes, sometimes nonsense."""
    table = party.table
    assert table.course is not None
    legal = party.legal(seat)
    dice = rng.randrange(10)
    if dice < 8 and legal:
        return rng.choice(legal)
    if dice < 9:
        probes = list(table.game.probe_actions(table.course.state, seat))
        if probes:
            return table.game.move_to_text(rng.choice(probes))
    return rng.choice(("x", "1", "\x00", "9" * 40, "\ud800", "pass", "é"))


def refusal(error: TerroirError) -> str:
    """Everything that the asker is told."""
    if isinstance(error, IllegalAction):
        return f"{error.code} {error.objection!r}"
    words = error.message if isinstance(error, Refused) else ""
    return f"{error.code} {error} {words}"


def taking_back() -> tuple[Party, int, str]:
    """A table, a seat and an action that it may take back as often as it likes."""
    for game in reversed(games()):
        party = Party(setup_of(game, Random(3)))
        party.sit()
        decision = party.table.decision
        assert decision is not None
        seat = decision.seats[0]
        course = party.table.course
        assert course is not None
        for text in party.legal(seat):
            action = party.table.game.action_from_text(course.state, seat, text)
            if not course.attempt(seat, action, None).binding:
                return party, seat, text
    raise AssertionError("nothing can be taken back in any game")


def fingerprint(table: LiveTable) -> str:
    """The whole truth of a table in comparable form."""
    course = table.course
    timing, numbers, memory = table.timing, table.numbers, table.memory
    return repr(
        (
            table.seq,
            table.at_ms,
            table.status,
            [structs.astuple(chair) for chair in table.chairs],
            None if course is None else table.game.position_to_text(course.state),
            None
            if course is None
            else (course.drawn, [course.can_undo(s) for s in range(len(table.chairs))]),
            (timing.since, timing.left, timing.warned, timing.hammer_since),
            (timing.paused_ms, timing.vacation_ms, timing.stood_ms),
            (numbers.hidden, numbers.fresh),
            [sorted(zip(*block, strict=True)) for block in memory._blocks],
            (table.agreement, table.undos, table.next_deadline()),
            [
                (told.entry.seq, encode(told.entry.body), repr(told.events), told.hidden)
                for told in table.tail
            ],
        )
    )


def snapshot(party: Party, viewer: Viewer) -> bytes:
    """A snapshot as it goes over the wire; asked of an audience of its own."""
    return json.encode(Audience(party.table).snapshot(viewer, party.now))

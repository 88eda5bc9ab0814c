"""The log of a table: what happened, in order. A table is nothing but its log; time enters only as `at_ms`.

A body is written as JSON, `kind` first, always in the same bytes, so that a chain of hashes can hold it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder, Encoder

from terroir.core.errors import TerroirError

Visibility = Literal["public", "unlisted", "private"]
Mover = Literal["person", "bot", "stand-in"]
"""Who chose a move: whose seat it is, the bot that has the seat, or a bot in place of a person."""
EndReason = Literal["rules", "conceded", "agreed", "alone", "cancelled"]
"""`conceded`: all but one gave up; `alone`: by the only person at the table."""


class BadLog(TerroirError):
    """An entry that cannot be read or cannot have happened then: the log is not what was written."""

    code = "log"

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"entry {seq}: {why}")
        self.seq = seq
        self.why = why


# ---- how time is kept -----------------------------------------------------
class NoClock(Struct, frozen=True, tag="none"):
    """Nobody's time runs out."""


class PerMove(Struct, frozen=True, tag="per-move", omit_defaults=True):
    """A time for every decision: days, where people play now and then."""

    ms: int
    bank_ms: int = 0
    """A reserve for the whole game: what a decision takes beyond its time is taken from it."""


class Bank(Struct, frozen=True, tag="bank"):
    """A time for the whole game, and more with every decision made."""

    ms: int
    increment_ms: int


Clock = NoClock | PerMove | Bank


class Absence(Struct, frozen=True):
    """After half of `patience_ms` somebody who owes a decision is warned, after all of it a bot decides.

    The same bot plays on for somebody who concedes or runs out of time.
    """

    patience_ms: int | None
    bot: str


# ---- what can happen ------------------------------------------------------
class Body(
    Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """One thing that happened at a table."""


class Asked(Body, frozen=True, kw_only=True):
    """Something a person asked for; `digest` tells the same command from another one of the same id."""

    command: str
    digest: int


class Created(Body, frozen=True, kw_only=True, tag="created"):
    """A table. People sit down and give their nonces only afterwards, knowing the commitment."""

    game: str
    version: int
    options: dict[str, str]
    """All options in force."""
    seats: tuple[str | None, ...]
    """One for each player: the bot that has the seat, or null where a person may sit down."""
    host: str
    visibility: Visibility
    hot_seat: bool
    """One person may have several seats, at one screen."""
    clock: Clock
    hammer_ms: int
    """Countdown of what a game itself ends by the clock."""
    absence: Absence
    commitment: str
    hints: bool | None = None
    """Whether players may ask what to do; null: where one person plays alone or shares a screen."""
    previous: str | None = None
    """The table whose people play again here."""
    position: str = ""
    """What the game begins from, where it is no new one, as the game writes positions."""
    rated: bool = False
    """It counts for the ratings of the people who play."""
    event: str = ""
    """The event that the table belongs to, which says who sits where."""
    deal: str = ""
    """The deal that many tables play: promise and draws are its, nobody adds a nonce, and the secret is not
    shown with the end of a table but when the deal closes."""
    luck: int = 1
    """3: every person promises a nonce, and all reveal theirs when all have promised; 2: the game begins only
    with a nonce of every person; in the first tables nobody had to give one."""


class SeatTaken(Asked, frozen=True, kw_only=True, tag="seat-taken"):
    seat: int
    person: str
    name: str
    nonce: str
    """Empty where it is given later."""


class NonceCommitted(Asked, frozen=True, kw_only=True, tag="nonce-committed"):
    """The promise of what a person's program will add to the draws."""

    seat: int
    commitment: str


class NonceGiven(Asked, frozen=True, kw_only=True, tag="nonce-given"):
    """What a person's program adds to the draws: it opens its promise, or is promised and given at once."""

    seat: int
    nonce: str


class SeatLeft(Asked, frozen=True, kw_only=True, tag="seat-left"):
    seat: int


class SeatsFilled(Asked, frozen=True, kw_only=True, tag="seats-filled"):
    """Bots of the code `fill` have taken the seats still open; nonces have yet to be revealed."""

    fill: str


class SeatPassed(Body, frozen=True, kw_only=True, tag="seat-passed"):
    """Whoever has the seat is known by another id now: they were a guest, and have signed in."""

    seat: int
    person: str


class Started(Body, frozen=True, kw_only=True, tag="started"):
    """No more nonces: the first draws are made. Bots of the code `fill` have taken the seats still open."""

    fill: str = ""
    drawn: tuple[str, ...]
    command: str = ""
    digest: int = 0


class Moved(Body, frozen=True, kw_only=True, tag="moved"):
    """An action of a seat, and the draws that answered it. Bots ask by no command."""

    seat: int
    action: str
    drawn: tuple[str, ...] = ()
    by: Mover = "person"
    command: str = ""
    digest: int = 0


class ClockStruck(Body, frozen=True, kw_only=True, tag="clock-struck"):
    """What the game itself ends by the clock has ended, and the draws that answered it."""

    outcome: str
    drawn: tuple[str, ...] = ()


class Undone(Asked, frozen=True, kw_only=True, tag="undone"):
    seat: int
    actions: int


class Conceded(Asked, frozen=True, kw_only=True, tag="conceded"):
    seat: int


class EndOffered(Asked, frozen=True, kw_only=True, tag="end-offered"):
    seat: int


class EndAnswered(Asked, frozen=True, kw_only=True, tag="end-answered"):
    seat: int
    agree: bool


class PauseOffered(Asked, frozen=True, kw_only=True, tag="pause-offered"):
    seat: int


class PauseAnswered(Asked, frozen=True, kw_only=True, tag="pause-answered"):
    """Once everybody has agreed, nobody's time runs and nobody moves until somebody plays on."""

    seat: int
    agree: bool


class PauseEnded(Asked, frozen=True, kw_only=True, tag="pause-ended"):
    """Somebody plays on after a pause."""

    seat: int


class VacationBegan(Body, frozen=True, kw_only=True, tag="vacation-began"):
    """The seat's time has stood still since then, and will until then."""

    seat: int
    since_ms: int
    until_ms: int


class VacationEnded(Body, frozen=True, kw_only=True, tag="vacation-ended"):
    """The seat's time runs again, and has since then."""

    seat: int
    end_ms: int


class TimedOut(Body, frozen=True, kw_only=True, tag="timed-out"):
    """The seat has no time left: a bot plays on for it."""

    seat: int


class SeatWarned(Body, frozen=True, kw_only=True, tag="seat-warned"):
    """The seat has owed a decision for half of the table's patience."""

    seat: int


class SeatAbsent(Body, frozen=True, kw_only=True, tag="seat-absent"):
    """A bot plays for the seat until its person returns."""

    seat: int


class SeatReturned(Asked, frozen=True, kw_only=True, tag="seat-returned"):
    seat: int


class Resumed(Body, frozen=True, kw_only=True, tag="resumed"):
    """The server was away and nobody could act: whoever owes a decision is given time for it."""


class Ended(Body, frozen=True, kw_only=True, tag="ended"):
    """The table is closed, and its secret opens the commitment; that of a deal is shown elsewhere."""

    reason: EndReason
    secret: str
    command: str = ""
    digest: int = 0


AnyBody = (
    Created
    | SeatTaken
    | NonceCommitted
    | NonceGiven
    | SeatsFilled
    | SeatLeft
    | SeatPassed
    | Started
    | Moved
    | ClockStruck
    | Undone
    | Conceded
    | EndOffered
    | EndAnswered
    | PauseOffered
    | PauseAnswered
    | PauseEnded
    | VacationBegan
    | VacationEnded
    | TimedOut
    | SeatWarned
    | SeatAbsent
    | SeatReturned
    | Resumed
    | Ended
)


class Entry(Struct, frozen=True):
    """One line of a table's log; `seq` counts from 1 without gaps, `at_ms` never goes back."""

    table: str
    seq: int
    at_ms: int
    body: AnyBody

    @property
    def kind(self) -> str:
        """Which of the bodies it is, as the store's column says."""
        return str(self.body.__struct_config__.tag)


_encoder = Encoder(order="deterministic")
_decoder: Decoder[AnyBody] = Decoder(AnyBody)


def encode(body: AnyBody) -> bytes:
    """The body as it is stored: the same body, the same bytes."""
    return _encoder.encode(body)


def decode(seq: int, stored: bytes | str) -> AnyBody:
    """The body of a stored entry; `seq` is for the complaint about one that cannot be read."""
    try:
        return _decoder.decode(stored)
    except (DecodeError, ValidationError) as error:
        raise BadLog(seq, str(error)) from error

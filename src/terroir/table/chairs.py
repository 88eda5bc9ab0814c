"""Who sits where, and who plays for whom."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from terroir.table.entries import (
    AnyBody,
    Conceded,
    Mover,
    NonceCommitted,
    NonceGiven,
    SeatAbsent,
    SeatLeft,
    SeatPassed,
    SeatsFilled,
    SeatTaken,
    TimedOut,
)

Away = Literal["", "absent", "conceded", "time"]


class Chair(Struct):
    """One seat of a table."""

    bot: str | None = None
    """The bot that has the seat."""
    person: str | None = None
    name: str = ""
    nonce: str = ""
    commitment: str = ""
    """The promise of the nonce, where nonces are promised."""
    away: Away = ""
    """Why a bot plays for the person."""

    @property
    def is_open(self) -> bool:
        """Somebody may still sit down."""
        return self.bot is None and self.person is None

    @property
    def lacks_nonce(self) -> bool:
        """A person sits there whose program has not added to the draws yet."""
        return self.person is not None and not self.nonce

    @property
    def lacks_promise(self) -> bool:
        """A person sits there whose program has not even promised what it will add to the draws."""
        return self.lacks_nonce and not self.commitment

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and not self.away

    @property
    def mover(self) -> Mover:
        """Who decides for the seat."""
        if self.is_played_by_person:
            return "person"
        return "bot" if self.person is None else "stand-in"


def change(chairs: list[Chair], body: AnyBody) -> None:
    """What an entry changes at a seat, if anything."""
    match body:
        case SeatTaken(seat=seat, person=person, name=name, nonce=nonce):
            chairs[seat] = Chair(person=person, name=name, nonce=nonce)
        case NonceCommitted(seat=seat, commitment=commitment):
            chairs[seat].commitment = commitment
        case SeatsFilled(fill=fill):
            fill_open(chairs, fill)
        case NonceGiven(seat=seat, nonce=nonce):
            chairs[seat].nonce = nonce
        case SeatLeft(seat=seat):
            chairs[seat] = Chair()
        case SeatPassed(seat=seat, person=person):
            chairs[seat].person = person
        case Conceded(seat=seat):
            chairs[seat].away = "conceded"
        case TimedOut(seat=seat):
            chairs[seat].away = "time"
        case SeatAbsent(seat=seat):
            chairs[seat].away = "absent"


def fill_open(chairs: list[Chair], code: str) -> None:
    """Seat bots of this code on the chairs that are open."""
    for chair in chairs:
        if chair.is_open:
            chair.bot = code

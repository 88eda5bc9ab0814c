"""Who sits where, and who plays for whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from terroir.core.game import Seat
from terroir.table.entries import Created, Mover
from terroir.table.refusals import forbidden, stale

Away = Literal["", "absent", "conceded", "time"]


class Chair(Struct):
    """One seat of a table."""

    bot: str | None = None
    """The bot that has the seat."""
    person: str | None = None
    name: str = ""
    nonce: str = ""
    away: Away = ""
    """Why a bot plays for the person."""

    @property
    def is_open(self) -> bool:
        """Somebody may still sit down."""
        return self.bot is None and self.person is None

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and not self.away

    @property
    def mover(self) -> Mover:
        """Who decides for the seat."""
        if self.is_played_by_person:
            return "person"
        return "bot" if self.person is None else "stand-in"


def chairs_of(created: Created) -> list[Chair]:
    """The seats as the host made them."""
    return [Chair(bot=code) for code in created.seats]


def seats_of(chairs: Sequence[Chair], person: str) -> list[Seat]:
    """The seats that a person has."""
    return [seat for seat, chair in enumerate(chairs) if chair.person == person]


def own(chairs: Sequence[Chair], seat: Seat, person: str) -> Chair:
    """The person's own chair, or a refusal."""
    if seat >= len(chairs):
        raise forbidden("table-refused-no-seat", seat=seat + 1)
    if chairs[seat].person != person:
        raise forbidden("table-refused-not-yours", seat=seat + 1)
    return chairs[seat]


def free(chairs: Sequence[Chair], seat: Seat) -> Chair:
    """A chair that nobody has, or a refusal."""
    if seat >= len(chairs):
        raise forbidden("table-refused-no-seat", seat=seat + 1)
    if not chairs[seat].is_open:
        raise stale("table-refused-taken", seat=seat + 1)
    return chairs[seat]

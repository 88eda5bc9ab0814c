"""Who sits where, and who plays for whom."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from terroir.table.entries import Mover

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
    def lacks_nonce(self) -> bool:
        """A person sits there whose program has not added to the draws yet."""
        return self.person is not None and not self.nonce

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and not self.away

    @property
    def mover(self) -> Mover:
        """Who decides for the seat."""
        if self.is_played_by_person:
            return "person"
        return "bot" if self.person is None else "stand-in"

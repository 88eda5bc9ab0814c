"""An offer to end the game as it stands, and who has said yes to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from terroir.core.game import Seat
from terroir.table.entries import EndReason


class Agreement(Struct):
    """Only people at the table count: `people` are the seats that somebody plays for themselves."""

    declined: list[int]
    """In which turn an offer of the seat was declined; -1 for never."""
    agreed: list[Seat] = []
    """Who made the offer, and who has agreed since."""
    alone: bool = False
    """Nobody else was at the table when it was made."""

    def waits_for(self, people: Sequence[Seat]) -> list[Seat]:
        """Who still has to answer."""
        return [seat for seat in people if self.agreed and seat not in self.agreed]

    def may_offer(self, seat: Seat, turn: int) -> bool:
        """Once a turn: nobody is to be worn down."""
        return self.declined[seat] != turn

    def offer(self, seat: Seat, people: Sequence[Seat]) -> None:
        self.agreed = [seat]
        self.alone = not self.waits_for(people)

    def answer(self, seat: Seat, agree: bool, turn: int) -> None:
        if agree:
            self.agreed.append(seat)
        else:
            self.declined[self.agreed[0]] = turn
            self.agreed = []

    def reason_to_end(self, people: Sequence[Seat]) -> EndReason | None:
        """Whoever was asked and went away has not agreed: if nobody has, the offer is void."""
        if not self.agreed or self.waits_for(people):
            return None
        return "alone" if self.alone else "agreed" if len(self.agreed) > 1 else None

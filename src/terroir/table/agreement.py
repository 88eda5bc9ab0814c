"""What one person offers and all others have to agree to: to end the game as it stands, or to pause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from terroir.core.game import Seat
from terroir.table.entries import Created, EndReason
from terroir.table.refusals import stale

About = Literal["end", "pause"]


class Agreement(Struct):
    """One offer at a time. Only people at the table count: `people` are the seats that somebody plays for
    themselves."""

    declined: list[int]
    """In which turn an offer of the seat was declined; -1 for never."""
    agreed: list[Seat] = []
    """Who made the offer, and who has agreed since."""
    alone: bool = False
    """Nobody else was at the table when it was made."""
    about: About = "end"

    def waits_for(self, people: Sequence[Seat]) -> list[Seat]:
        """Who still has to answer."""
        return [seat for seat in people if self.agreed and seat not in self.agreed]

    def may_offer(self, seat: Seat, turn: int) -> bool:
        """Once a turn: nobody is to be worn down."""
        return self.declined[seat] != turn

    def check_offer(self, seat: Seat, turn: int, people: Sequence[Seat]) -> None:
        """Refuse an offer that the seat may not make now."""
        if self.waits_for(people):
            raise stale("table-refused-offered")
        if not self.may_offer(seat, turn):
            raise stale("table-refused-declined")

    def check_pause(self, created: Created, seat: Seat, turn: int, people: Sequence[Seat]) -> None:
        """Refuse the offer of a pause, which nobody has to end: in an event all would wait for it, and who is
        alone with bots where a game counts would never lose."""
        self.check_offer(seat, turn, people)
        if created.event or (created.rated and len(people) < 2):
            raise stale("table-refused-no-pause", kind="event" if created.event else "rated")

    def check_answer(self, about: About, seat: Seat, people: Sequence[Seat]) -> None:
        """Refuse an answer of somebody who was not asked."""
        if self.about != about or seat not in self.waits_for(people):
            raise stale("table-refused-no-offer")

    def offer(self, about: About, seat: Seat, people: Sequence[Seat]) -> None:
        self.about, self.agreed = about, [seat]
        self.alone = not self.waits_for(people)

    def answer(self, seat: Seat, agree: bool, turn: int) -> None:
        if agree:
            self.agreed.append(seat)
        else:
            self.declined[self.agreed[0]] = turn
            self.agreed = []

    def is_agreed(self, about: About, people: Sequence[Seat]) -> bool:
        """Whoever was asked and went away has not agreed: if nobody has, the offer is void."""
        if self.about != about or not self.agreed or self.waits_for(people):
            return False
        return self.alone or len(self.agreed) > 1

    def reason_to_end(self, people: Sequence[Seat]) -> EndReason | None:
        """Why the game ends now, if everybody wants that."""
        if not self.is_agreed("end", people):
            return None
        return "alone" if self.alone else "agreed"

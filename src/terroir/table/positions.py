"""A position as a table in memory, so that a screen is told what it is told at any table."""

from __future__ import annotations

from terroir.core.game import AnyGame
from terroir.core.lesson import Move
from terroir.table.audience import Audience
from terroir.table.entries import Absence, AnyBody, Created, Entry, Moved, NoClock, SeatTaken, Started
from terroir.table.live import LiveTable
from terroir.table.shapes import Snapshot

BOT = "novice"
"""The level of those who sit at the other seats."""


class PositionTable:
    """A table that begins with a position; one seat looks at it."""

    def __init__(self, game: AnyGame, position: str, players: int, seat: int, name: str = "") -> None:
        """`name` is how whoever looks is called."""
        self.seat = seat
        created = Created(
            game=game.name,
            version=game.version,
            options=dict(game.settings(game.position_from_text(position))),
            seats=tuple(None if one == seat else BOT for one in range(players)),
            host="",
            visibility="private",
            hot_seat=False,
            clock=NoClock(),
            hammer_ms=0,
            absence=Absence(None, BOT),
            commitment="",
            hints=False,
            position=position,
        )
        self.live = LiveTable(Entry("position", 1, 0, created), None, game)
        self._audience = Audience(self.live)
        self._apply(SeatTaken(seat=seat, person="learner", name=name, nonce="", command="", digest=0))
        self._apply(Started(drawn=()))

    def snapshot(self) -> Snapshot:
        """Everything as that seat sees it."""
        return self._audience.snapshot(self.seat, 0)

    def move(self, move: Move) -> list[bytes]:
        """Let it happen, with all that is drawn: the updates for the seat's screen."""
        by_bot = move.seat != self.seat
        return self._apply(
            Moved(seat=move.seat, action=move.action, drawn=move.drawn, by="bot" if by_bot else "person")
        )

    def _apply(self, body: AnyBody) -> list[bytes]:
        entry = Entry(self.live.id, self.live.seq + 1, 0, body)
        told = self._audience.update(self.live.apply(entry), self.seat)
        return [] if told is None else [told]

"""How a game at a table ended: by its rules, or because people gave up, agreed or left."""

from __future__ import annotations

from typing import NamedTuple

from terroir.core.game import Over, Seat
from terroir.table.entries import Ended
from terroir.table.live import LiveTable


class Result(NamedTuple):
    """Who has won, and by which rule or for which other reason it is over."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None
    """None where the rules have not counted them."""
    reason: str


def result(table: LiveTable, ended: Ended | None) -> Result | None:
    """The result of a table that is over. Whoever gave up has not won, however well a bot played on."""
    over, stayed = table.pending, table.stayed
    if isinstance(over, Over):
        best = max([over.scores[seat] for seat in stayed], default=None)
        winners = [seat for seat in over.winners if seat in stayed]
        winners = winners or [seat for seat in stayed if over.scores[seat] == best]
        return Result(tuple(winners), over.scores, over.reason)
    if ended is None:
        return None
    return Result(tuple(stayed) if ended.reason == "conceded" else (), None, ended.reason)

"""Entries of the store, judged by the rules: whether they can have happened, and what they led to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from terroir.core.errors import TerroirError
from terroir.core.game import AnyGame, Chance, Outcome
from terroir.core.play import Draws, Played, Step, play_on, possible
from terroir.table.beginning import may_begin, opens_promise, seat_without_nonce
from terroir.table.entries import (
    AnyBody,
    BadLog,
    ClockStruck,
    EndAnswered,
    Entry,
    Moved,
    NonceCommitted,
    NonceGiven,
    PauseAnswered,
    SeatLeft,
    SeatPassed,
    SeatTaken,
    Started,
    Undone,
)

if TYPE_CHECKING:
    from terroir.table.live import LiveTable


def judge(table: LiveTable, entry: Entry) -> Played[Any] | None:
    """What the next entry led to in the game; None for one that only concerns the table."""
    try:
        _check_seat(table, entry.body, entry.at_ms)
        return replayed(table, entry.body)
    except (TerroirError, ValueError) as error:
        raise BadLog(entry.seq, str(error)) from error


def _check_seat(table: LiveTable, body: AnyBody, at_ms: int) -> None:
    seat = getattr(body, "seat", 0)
    if not 0 <= seat < len(table.chairs):
        raise ValueError(f"there is no seat {seat}")
    if isinstance(body, SeatTaken) and not table.chairs[seat].is_open:
        raise ValueError(f"seat {seat} is taken")
    if isinstance(body, SeatPassed) and table.chairs[seat].person is None:
        raise ValueError(f"seat {seat} is nobody's")
    if isinstance(body, NonceGiven) and (table.course is not None or not table.chairs[seat].lacks_nonce):
        raise ValueError(f"seat {seat} cannot give a nonce any more")
    if isinstance(body, NonceCommitted) and not table.chairs[seat].lacks_promise:
        raise ValueError(f"seat {seat} cannot promise a nonce any more")
    if isinstance(body, NonceGiven) and not opens_promise(table, seat, body.nonce):
        raise ValueError(f"seat {seat} had promised another nonce, or it is too early")
    if isinstance(body, SeatLeft) and table.sealed_ms is not None:
        raise ValueError(f"seat {seat} cannot be left any more")
    if isinstance(body, Started) and not may_begin(table, at_ms):
        raise ValueError(f"seat {seat_without_nonce(table)} has given no nonce")
    if isinstance(body, EndAnswered | PauseAnswered) and seat not in table.to_agree:
        raise ValueError(f"seat {seat} was not asked")


def replayed(table: LiveTable, body: AnyBody) -> Played[Any] | None:
    """What it leads to in the game as it stands; a ValueError if it cannot be."""
    if not isinstance(body, (Moved, ClockStruck, Started, Undone)):
        return None
    if isinstance(body, Started):
        played = play_on(table.game, table.start_state(), None, _written(table.game, body.drawn))
    elif (course := table.course) is None:
        raise ValueError("the game has not begun")
    elif isinstance(body, Undone):
        if not 0 < body.actions <= course.can_undo(body.seat):
            raise ValueError("nothing can be taken back")
        return None
    elif isinstance(body, Moved):
        action = table.game.action_from_text(course.state, body.seat, body.action)
        played = course.attempt(body.seat, action, _written(table.game, body.drawn))
    else:
        outcome = table.game.outcome_from_text(course.state, body.outcome)
        if outcome not in possible(course.pending):
            raise ValueError(f"{body.outcome!r} cannot come now")
        played = play_on(table.game, course.state, Step(None, outcome), _written(table.game, body.drawn))
    if played.drawn < len(body.drawn):
        raise ValueError(f"{body.drawn[played.drawn]!r} is drawn, and nothing is to be")
    return played


def _written(game: AnyGame, texts: Iterable[str]) -> Draws:
    """Draws as they are written down."""
    left = iter(texts)

    def draw(state: Any, chance: Chance) -> Outcome:
        text = next(left, None)
        if text is None:
            raise ValueError("a draw is missing")
        outcome = game.outcome_from_text(state, text)
        if outcome not in possible(chance):
            raise ValueError(f"{text!r} cannot be drawn")
        return outcome

    return draw

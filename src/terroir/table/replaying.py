"""Entries from the store, judged by the rules: what they led to, or why they cannot have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from terroir.core.errors import TerroirError
from terroir.core.game import AnyGame, Chance, Outcome
from terroir.core.play import Course, Played, Step, play_on, possible
from terroir.table.entries import BadLog, ClockStruck, EndAnswered, Entry, Moved, SeatTaken, Started, Undone

if TYPE_CHECKING:
    from terroir.table.folding import Folded


class Written:
    """Luck as it is written down."""

    def __init__(self, game: AnyGame, texts: Sequence[str]) -> None:
        self._game = game
        self._texts: Iterator[str] = iter(texts)

    def __call__(self, state: Any, chance: Chance) -> Outcome:
        text = next(self._texts, None)
        if text is None:
            raise ValueError("a draw is missing")
        outcome = self._game.outcome_from_text(state, text)
        if outcome not in possible(chance):
            raise ValueError(f"{text!r} cannot be drawn")
        return outcome

    def check_end(self) -> None:
        """Nothing more was drawn than could be."""
        if (text := next(self._texts, None)) is not None:
            raise ValueError(f"{text!r} is drawn, and nothing is to be")


def replayed(table: Folded, entry: Entry) -> Played[Any] | None:
    """What the entry led to in the game; None for one that only concerns the table."""
    try:
        _check_seat(table, entry)
        return _replayed(table, entry)
    except (TerroirError, ValueError) as error:
        raise BadLog(entry.seq, str(error)) from error


def _check_seat(table: Folded, entry: Entry) -> None:
    body = entry.body
    seat = getattr(body, "seat", 0)
    if not 0 <= seat < len(table.chairs):
        raise ValueError(f"there is no seat {seat}")
    if isinstance(body, SeatTaken) and not table.chairs[seat].is_open:
        raise ValueError(f"seat {seat} is taken")
    if isinstance(body, EndAnswered) and seat not in table.to_agree:
        raise ValueError(f"seat {seat} was not asked")


def _replayed(table: Folded, entry: Entry) -> Played[Any] | None:
    body, game = entry.body, table.game
    if not isinstance(body, (Moved, ClockStruck, Started, Undone)):
        return None
    if isinstance(body, Started):
        state = game.start(len(table.chairs), table.created.options)
        luck = Written(game, body.drawn)
        played = play_on(game, state, None, luck)
        luck.check_end()
        return played
    course = table.course
    if course is None:
        raise ValueError("the game has not begun")
    if isinstance(body, Undone):
        if not 0 < body.actions <= course.can_undo(body.seat):
            raise ValueError("nothing can be taken back")
        return None
    luck = Written(game, body.drawn)
    played = _moved(game, course, body, luck)
    luck.check_end()
    return played


def _moved(game: AnyGame, course: Course[Any], body: Moved | ClockStruck, luck: Written) -> Played[Any]:
    if isinstance(body, Moved):
        action = game.action_from_text(course.state, body.seat, body.action)
        return course.attempt(body.seat, action, luck)
    outcome = game.outcome_from_text(course.state, body.outcome)
    if outcome not in possible(course.pending):
        raise ValueError(f"{body.outcome!r} cannot come now")
    return play_on(game, course.state, Step(None, outcome), luck)

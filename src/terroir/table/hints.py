"""Hints: what a seat might do, worked out from what it knows, in a process of its own."""

from __future__ import annotations

from typing import Any

from terroir.bots.analysis import Judged, analyse
from terroir.bots.bot import seeded
from terroir.bots.budget import Budget
from terroir.core.game import AnyGame, RandBelow, Seat
from terroir.core.play import check_turn
from terroir.table.bot_tasks import BotTask, Thought, seen, task_of
from terroir.table.live import LiveTable
from terroir.table.refusals import forbidden, stale
from terroir.table.shapes import HintTurn
from terroir.table.wording import in_words

BUDGET = Budget(nodes=2000, milliseconds=600)
"""Whoever asks has an answer within a second, on a slow machine too."""


def has_hints(table: LiveTable) -> bool:
    """Whether players may ask: as the host says, else where one person plays alone or shares a screen."""
    if table.created.hints is not None:
        return table.created.hints
    people = {chair.person for chair in table.chairs if chair.bot is None}
    return len(people) == 1 and None not in people


def hint_task(table: LiveTable, seat: Seat) -> BotTask:
    """What the seat knows and has to decide, if it may ask for a hint now; else a refusal."""
    course, chair = table.course, table.chairs[seat]
    if course is None or table.ended is not None:
        raise stale("table-refused-over" if course else "table-refused-not-begun")
    if not has_hints(table):
        raise forbidden("table-refused-hints")
    if chair.away:
        raise stale("table-refused-away", why=chair.away)
    check_turn(course.pending, seat)
    at = table.numbers.of(seat, table.seq)
    # Asked again it is the same; nothing of the table's secret is in it.
    return task_of(table, seat, "", f"hint {table.id} {seat} {at}")


def is_answered_too_late(table: LiveTable, asked: BotTask) -> bool:
    """Whether what the seat has to decide is something else by now."""
    decision = table.decision
    if decision is None or asked.seat not in decision.seats:
        return True
    return table.numbers.is_stale(asked.seat, asked.at, table.seq)


def advise(asked: Thought) -> list[HintTurn]:
    """Return the best few turns, best first. For workers."""
    game, view = seen(asked)
    randbelow = seeded(asked.seed)
    return [_hint(game, view, judged, randbelow) for judged in analyse(game, view, randbelow, BUDGET)]


def _hint(game: AnyGame, view: Any, judged: Judged, randbelow: RandBelow) -> HintTurn:
    return HintTurn(
        in_words(game, view, judged.actions, randbelow),
        [round(share, 4) for share in judged.shares],
        round(judged.errors[view.viewer], 4),
        [round(score, 2) for score in judged.scores],
        list(judged.reasons),
    )

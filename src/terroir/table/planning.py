"""A plan: what a seat would do if it were its turn now, worked out from what it knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terroir.core.abilities import Plans
from terroir.core.errors import TerroirError
from terroir.core.game import Action, AnyGame, Decide, Message, Seat
from terroir.table import wording
from terroir.table.live import LiveTable
from terroir.table.refusals import stale
from terroir.table.shapes import Pending, Plan


def plan(table: LiveTable, seat: Seat, texts: Sequence[str], what_if: str | None) -> Plan:
    """The actions that would be legal one after the other, and what one more would bring then."""
    if table.decision is not None and seat in table.decision.seats:
        raise stale("stale-action")  # it is the turn of the seat: nothing is left to plan
    game, world = table.game, _world(table, seat)
    done = []
    for text in texts:
        action = _legal(game, world, seat, text)
        if action is None:
            break
        done.append(wording.proposed(game, game.view(world, seat), action))
        game.apply(world, action, seat)
    view = game.view(world, seat)
    wanted = _legal(game, world, seat, what_if) if what_if is not None else None
    return Plan(
        done,
        game.view_to_json(view),
        _pending(game, world, seat),
        wording.choices(game, view, game.legal(world, seat)) if _asked(game, world, seat) else [],
        None if wanted is None else game.preview(view, wanted),
    )


def brings(table: LiveTable, seat: Seat, texts: Sequence[str]) -> list[list[dict[str, Any]]]:
    """What each of the actions would bring, one after the other, as the seat would be told, at the beginning
    of its turn or as if it were; up to the first that would not be legal."""
    game, world, told = table.game, _world(table, seat), list[list[dict[str, Any]]]()
    for text in texts:
        action = _legal(game, world, seat, text)
        if action is None:
            break
        told.append(wording.seen(game.apply(world, action, seat), seat))
    return told


def _world(table: LiveTable, seat: Seat) -> Any:
    """As if it were the turn of the seat, out of nothing but its view."""
    course, game = table.course, table.game
    if course is None or table.ended is not None:
        raise stale("table-refused-over" if course else "table-refused-not-begun")
    world = game.as_if_turn(game.view(course.state, seat)) if isinstance(game, Plans) else None
    if world is None:
        raise stale("table-refused-plan")
    return world


def _asked(game: AnyGame, world: Any, seat: Seat) -> Decide | None:
    pending = game.pending(world)
    return pending if isinstance(pending, Decide) and seat in pending.seats else None


def _legal(game: AnyGame, world: Any, seat: Seat, text: str) -> Action | None:
    if _asked(game, world, seat) is None:
        return None
    try:
        action = game.action_from_text(world, seat, text)
    except TerroirError:
        return None
    return action if game.objection(world, seat, action) is None else None


def _pending(game: AnyGame, world: Any, seat: Seat) -> Pending:
    """What the seat would be asked; after its turn, and where luck has its say, nothing."""
    asked = _asked(game, world, seat)
    return Pending("open") if asked is None else Pending("decide", (seat,), Message(asked.prompt, asked.args))

"""Why not, and what if: answered from what the asker's seat knows."""

from __future__ import annotations

from typing import Any

from terroir.core.errors import IllegalAction, TerroirError
from terroir.core.game import Action, AnyGame, Objection
from terroir.core.play import Course, check_turn
from terroir.server import refusal, wire
from terroir.server.session import TableSession
from terroir.table.refusals import stale


def why_not(session: TableSession, seat: int, asked: wire.WhyNot) -> wire.Answer:
    """The objection to an action, or that it is legal."""
    try:
        _legal(session, seat, asked.action)
    except TerroirError as error:
        return wire.Answer(asked.ask, False, objection=refused(session.live.game, asked.ask, error))
    return wire.Answer(asked.ask, True)


def what_if(session: TableSession, seat: int, asked: wire.WhatIf) -> wire.Answer:
    """What a legal action would bring, as far as its player can know."""
    try:
        course, action = _legal(session, seat, asked.action)
    except TerroirError as error:
        return wire.Answer(asked.ask, False, objection=refused(session.live.game, asked.ask, error))
    game = session.live.game
    return wire.Answer(asked.ask, True, preview=game.preview(game.view(course.state, seat), action))


def _legal(session: TableSession, seat: int, text: str) -> tuple[Course[Any], Action]:
    """The action, if it may be played now; else the error that playing it would be."""
    course, game = session.live.course, session.live.game
    if course is None or session.live.ended is not None:
        raise stale("table-refused-over" if course else "table-refused-not-begun")
    check_turn(course.pending, seat)
    action = game.action_from_text(course.state, seat, text)
    objection = game.objection(course.state, seat, action)
    if objection is not None:
        raise IllegalAction(objection)
    return course, action


def refused(game: AnyGame, asked: str | None, error: TerroirError) -> wire.Refused:
    """An error as the socket tells it, with the spaces concerned and a way out where there is one."""
    if not isinstance(error, IllegalAction):
        return wire.Refused(asked, error.code, refusal.words(error))
    objection: Objection = error.objection
    nearest = game.move_to_text(objection.nearest) if objection.nearest is not None else None
    return wire.Refused(
        asked, error.code, refusal.words(error), objection.rule, list(objection.spaces), nearest
    )

"""Lessons: what is taught, and a lesson being learnt.

Nothing is kept between two requests: whoever learns sends what they have done so far, which is a few actions
at a position that we know, and is told what a table would tell them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from msgspec import Raw
from starlette.responses import Response

from terroir.core.errors import TerroirError
from terroir.core.lesson import LEARNER, Lesson, Pointless
from terroir.core.registry import load
from terroir.server import texts, wire
from terroir.server.api_games import FLUENT, fluent
from terroir.server.http_learning import LessonAnswer, LessonAsked, LessonBody, Lessons, LessonStep
from terroir.server.posed import state_of
from terroir.server.questions import refused
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.table.lessons import LessonTable


async def taught(ask: Ask) -> Lessons:
    """The lessons of a game, with what each step speaks of."""
    return _taught(load(ask.request.path_params["game"]).name)


@lru_cache(16)
def _taught(game: str) -> Lessons:
    return Lessons(game, [_body(lesson) for lesson in load(game).lessons])


def _body(lesson: Lesson) -> LessonBody:
    steps = [LessonStep(step.at, list(step.lit), len(step.do)) for step in lesson.steps]
    return LessonBody(lesson.name, list(lesson.rules), steps)


async def learn(ask: Ask) -> LessonAnswer:
    """How a lesson stands after what was done, or what comes of doing or asking something more."""
    asked: LessonAsked = ask.body
    table = LessonTable(load(ask.request.path_params["game"]), _lesson(ask), asked.done, _name(ask))
    snapshot = table.snapshot()
    updates: list[bytes] = []
    refusal, answer, pointless = None, None, False
    try:
        match asked.ask:
            case "state":
                pass
            case "play":
                updates = table.go_on(asked.action)
            case "why_not":
                table.learning.judged(asked.action)
                answer = wire.Answer("", True)
            case "what_if":
                answer = wire.Answer("", True, preview=_preview(table, asked.action))
    except Pointless:
        pointless = True
    except TerroirError as error:
        refusal = refused(table.live.game, None, error)
    return LessonAnswer(
        steps=table.learning.steps,
        show=table.shown(),
        state=state_of(table, snapshot) if asked.ask == "state" else None,
        updates=cast(Any, [Raw(update) for update in updates]),
        answer=answer,
        refused=refusal,
        pointless=pointless,
    )


def _lesson(ask: Ask) -> Lesson:
    return lesson_of(ask.request.path_params["game"], ask.request.path_params["lesson"])


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its name."""
    found = [lesson for lesson in load(game).lessons if lesson.name == name]
    if not found:
        raise Refusal("missing", "no such lesson")
    return found[0]


def _name(ask: Ask) -> str:
    return ask.who.name if ask.who else ""


def _preview(table: LessonTable, text: str) -> Any:
    action, live = table.learning.judged(text), table.live
    assert live.course is not None
    return live.game.preview(live.game.view(live.course.state, LEARNER), action)


async def lesson_text(ask: Ask) -> Response:
    game = load(ask.request.path_params["game"])
    return await fluent(ask, texts.beside(game.name, "lessons", ask.request.path_params["language"]))


AT = "/api/lessons/{game}"
ROUTES = (
    Route("GET", AT, taught, Lessons, "The lessons of a game."),
    Route(
        "POST", f"{AT}/{{lesson}}", learn, LessonAnswer, "A lesson being learnt.", body=LessonAsked, cost=5
    ),
    Route("GET", "/text/{game}/lessons/{language}.ftl", lesson_text, FLUENT, "What lessons say, in Fluent."),
)

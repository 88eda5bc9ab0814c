"""Practice positions: all of them, today's, and a turn being tried in one.

Nothing is kept between two requests, as in lessons: whoever practises sends what they have done so far.
"""

from __future__ import annotations

import time
from functools import cache, lru_cache
from typing import Any, cast

from msgspec import Raw
from starlette.responses import Response

from terroir.core.errors import TerroirError
from terroir.core.game import Message
from terroir.core.practice import Practice, Practising, in_turn, is_answer, of_day
from terroir.core.registry import games, load
from terroir.server import texts, wire
from terroir.server.api_games import FLUENT, fluent
from terroir.server.http_learning import (
    PracticeAnswer,
    PracticeAsked,
    PracticeBody,
    PracticeList,
    PracticeSolution,
    PracticeTurn,
    PracticeVerdict,
)
from terroir.server.posed import state_of
from terroir.server.questions import refused
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.table.practice import PracticeTable, shown

DAY = 86_400


@cache
def _all() -> tuple[Practice, ...]:
    # The board game goes first, as everywhere; the registry has them by name.
    return tuple(in_turn([load(name).practice for name in reversed(games())]))


@lru_cache(256)
def _body(practice: Practice) -> PracticeBody:
    tried = Practising(load(practice.game), practice, practice.answer)
    theme = tried.game.theme(tried.view, tried.turn)
    return PracticeBody(practice.game, practice.number, practice.players, theme)


def prepare() -> None:
    """Load all positions, and work out what is said about them."""
    for practice in _all():
        _body(practice)
        _solution(practice)


async def listed(ask: Ask) -> PracticeList:
    day, found = int(time.time()) // DAY, _all()
    return PracticeList([_body(each) for each in found], day, _body(of_day(found, day)) if found else None)


async def practise(ask: Ask) -> PracticeAnswer:
    """How a try stands after what was done, or what comes of doing or asking something more."""
    asked: PracticeAsked = ask.body
    practice, game = _practice(ask), load(ask.request.path_params["game"])
    table = PracticeTable(game, practice, asked.done, ask.who.name if ask.who else "")
    state = state_of(table, table.snapshot()) if asked.ask == "state" else None
    updates: list[bytes] = []
    refusal, answer, verdict = None, None, None
    try:
        match asked.ask:
            case "play":
                updates = table.go_on(asked.action)
            case "why_not":
                table.practising.judged(asked.action)
                answer = wire.Answer("", True)
            case "what_if":
                answer = wire.Answer("", True, preview=table.preview(asked.action))
            case "verdict" if table.practising.is_over:
                verdict = await _verdict(ask, table.practising, asked.done)
            case _:
                pass
    except TerroirError as error:
        refusal = refused(game, None, error)
    solved = asked.ask == "answer" or (verdict is not None and verdict.right)
    return PracticeAnswer(
        over=table.practising.is_over,
        state=state,
        updates=cast(Any, [Raw(update) for update in updates]),
        answer=answer,
        refused=refusal,
        verdict=verdict,
        solution=_solution(practice) if solved else None,
    )


async def _verdict(ask: Ask, tried: Practising, done: list[str]) -> PracticeVerdict:
    """What the turn is worth. What is not the answer is simulated by a worker, and counts as a hint."""
    if is_answer(tried):
        return PracticeVerdict(True, True, 0.0)
    practice = tried.practice
    found = await ask.server.workers.judge(await ask.payer(), practice.game, practice.number, done)
    return PracticeVerdict(found.right, found.same, round(found.loss, 3))


@lru_cache(256)
def _solution(practice: Practice) -> PracticeSolution:
    game = load(practice.game)

    def told(turn: tuple[str, ...], share: float) -> PracticeTurn:
        tried = Practising(game, practice, turn)
        reasons = list(game.reasons(tried.view, tried.turn))
        return PracticeTurn(shown(game, practice, turn), share, reasons)

    theme = _body(practice).theme
    return PracticeSolution(
        told(practice.answer, practice.share),
        told(practice.decoy, practice.decoy_share),
        Message(f"{theme.id}.why", theme.args),
    )


def _practice(ask: Ask) -> Practice:
    game, number = load(ask.request.path_params["game"]), ask.request.path_params["number"]
    found = [practice for practice in game.practice if str(practice.number) == number]
    if not found:
        raise Refusal("missing", "no such practice position")
    return found[0]


async def practice_text(ask: Ask) -> Response:
    game = load(ask.request.path_params["game"])
    return await fluent(ask, texts.beside(game.name, "practice", ask.request.path_params["language"]))


AT, TEXT = "/api/practice", "/text/{game}/practice/{language}.ftl"
ROUTES = (
    Route("GET", AT, listed, PracticeList, "The practice positions, and today's."),
    Route(
        "POST",
        f"{AT}/{{game}}/{{number}}",
        practise,
        PracticeAnswer,
        "A turn being tried in a practice position.",
        body=PracticeAsked,
        cost=6,
        work=5_000,
    ),
    Route("GET", TEXT, practice_text, FLUENT, "What practice positions say, in Fluent."),
)

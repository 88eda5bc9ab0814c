"""Examples of the rules: their pictures, which are always the same, and an example that somebody tries.

As with lessons, nothing is kept: whoever tries an example sends what they have done so far.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import Raw
from starlette.responses import Response

from terroir.core.errors import TerroirError
from terroir.core.example import Example
from terroir.core.game import AnyGame
from terroir.core.registry import load
from terroir.server import texts, wire
from terroir.server.api_games import FLUENT, fluent
from terroir.server.http_learning import ExampleAnswer, ExampleBody, ExampleFrame, Examples, LessonAsked
from terroir.server.packing import fixed
from terroir.server.posed import state_of
from terroir.server.questions import refused
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.table.examples import ExampleTable

JSON = "application/json"


async def drawn(ask: Ask) -> Response:
    """The examples of a game with all their pictures; whoever has them already is told so."""
    game = load(ask.request.path_params["game"])
    content = await asyncio.to_thread(prepare, game.name)  # the first time it takes a moment
    return await fixed(ask.request, content, JSON)


@lru_cache(16)
def prepare(name: str) -> bytes:
    """Return the examples of a game with all their pictures, drawn once."""
    return msgspec.json.encode(Examples(name, drawn_examples(name)))


def drawn_examples(name: str) -> list[ExampleBody]:
    """The examples of a game, with all that their pictures say."""
    game = load(name)
    return [_body(game, example) for example in game.examples]


def _body(game: AnyGame, example: Example) -> ExampleBody:
    table = ExampleTable(game, example)
    state = msgspec.json.encode(state_of(table, table.snapshot()))
    frames = []
    for frame, told, tried in table.frames():
        objection = None if frame.tried is None else _objection(table, frame.tried.action)
        frames.append(ExampleFrame(cast(Any, [Raw(one) for one in told]), tried, objection))
    rules, show = list(example.scenario.rules), list(example.scenario.show)
    return ExampleBody(example.name, rules, show, cast(Any, Raw(state)), frames)


def _objection(table: ExampleTable, text: str) -> wire.Refused | None:
    """Why this cannot be done now; None if it can."""
    try:
        table.trying.judged(text)
    except TerroirError as error:
        return refused(table.live.game, None, error)
    return None


async def tried(ask: Ask) -> ExampleAnswer:
    """How an example stands after what was done, or what comes of doing or asking something more."""
    asked: LessonAsked = ask.body
    game, name = load(ask.request.path_params["game"]), ask.request.path_params["example"]
    example = next((one for one in game.examples if one.name == name), None)
    if example is None:
        raise Refusal("missing", "no such example")
    table = ExampleTable(game, example, asked.done)
    try:
        match asked.ask:
            case "state":
                return ExampleAnswer(state=state_of(table, table.snapshot()))
            case "play":
                updates = [Raw(update) for update in table.go_on(asked.action)]
                return ExampleAnswer(updates=cast(Any, updates))
            case "why_not":
                table.trying.judged(asked.action)
                return ExampleAnswer(answer=wire.Answer("", True))
            case "what_if":
                action = table.trying.judged(asked.action)
                preview = game.preview(game.view(table.trying.match.state, table.seat), action)
                return ExampleAnswer(answer=wire.Answer("", True, preview=preview))
    except TerroirError as error:
        return ExampleAnswer(refused=refused(game, None, error))


async def example_text(ask: Ask) -> Response:
    game = load(ask.request.path_params["game"])
    return await fluent(ask, texts.beside(game.name, "examples", ask.request.path_params["language"]))


AT = "/api/games/{game}/examples"
ROUTES = (
    Route("GET", AT, drawn, Examples, "The examples of the rules of a game, with their pictures."),
    Route(
        "POST", f"{AT}/{{example}}", tried, ExampleAnswer, "An example being tried.", body=LessonAsked, cost=3
    ),
    Route("GET", "/text/{game}/examples/{language}.ftl", example_text, FLUENT, "A turn in words, in Fluent."),
)

"""Boards and decks that people make: read, and judged by the game. Browsers keep them, not we."""

from __future__ import annotations

from terroir.core.abilities import Makeable
from terroir.core.errors import BadPosition
from terroir.core.registry import load
from terroir.server.http_types import FaultBody, MadeAsked, MadeBody, Models
from terroir.server.refusal import Refusal, words
from terroir.server.routes import Ask, Route


async def models(ask: Ask) -> Models:
    """What comes with the game, to begin with."""
    game = _makeable(ask)
    return Models(game.makes, dict(game.models()))


async def made(ask: Ask) -> MadeBody:
    """What a file holds, and everything that is wrong with it."""
    asked: MadeAsked = ask.body
    game = _makeable(ask)
    try:
        found = game.made(asked.text)
    except BadPosition as error:
        return MadeBody("", {}, None, [FaultBody(words(error), [])])
    faults = [FaultBody(fault.message, list(fault.at)) for fault in found.faults]
    return MadeBody(found.title, dict(found.options), dict(found.content), faults)


def _makeable(ask: Ask) -> Makeable:
    game = load(ask.request.path_params["game"])
    if not isinstance(game, Makeable):
        raise Refusal("missing", f"nobody makes anything for {game.name}")
    return game


AT = "/api/games/{game}/made"
ROUTES = (
    Route("GET", AT, models, Models, "Boards or decks to begin with."),
    Route(
        "POST",
        AT,
        made,
        MadeBody,
        "A board or deck of one's own, checked.",
        body=MadeAsked,
    ),
)

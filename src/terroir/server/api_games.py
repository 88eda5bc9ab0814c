"""The games that can be played here, their rules and their texts."""

from __future__ import annotations

from starlette.responses import Response

from terroir.bots.levels import default_level, levels
from terroir.core.game import AnyGame
from terroir.core.registry import examples, games, load
from terroir.server import texts
from terroir.server.http_types import GameBody, Games, OptionBody, RuleBody, Rules
from terroir.server.packing import fixed
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route

FLUENT = "text/plain; charset=utf-8"


async def all_games(ask: Ask) -> Games:
    return Games([_body(load(name)) for name in (*games(), *examples())])


async def rules(ask: Ask) -> Rules:
    game = load(ask.request.path_params["game"])
    return Rules(game.name, [RuleBody(rule.id, rule.section, rule.ruling) for rule in game.rules.values()])


async def common_text(ask: Ask) -> Response:
    return await fluent(ask, texts.common(ask.request.path_params["language"]))


async def game_text(ask: Ask) -> Response:
    game = load(ask.request.path_params["game"])
    return await fluent(ask, texts.of_game(game.name, ask.request.path_params["language"]))


async def fluent(ask: Ask, text: str | None) -> Response:
    """Answer with a Fluent text; raise a Refusal if there is none."""
    if text is None:
        raise Refusal("missing", f"there is {', '.join(texts.LANGUAGES)}")
    return await fixed(ask.request, texts.encoded(text), FLUENT)


def _body(game: AnyGame) -> GameBody:
    options = [
        OptionBody(
            option.name,
            list(option.values),
            option.default,
            option.variant,
            option.free,
            list(option.live),
            option.seats,
            {value: {other: its} for value, other, its in option.needs},
            option.length,
            option.for_two or option.default,
        )
        for option in game.options
    ]
    offered = [level.code for level in levels(game)]
    languages = [language for language in texts.LANGUAGES if texts.of_game(game.name, language)]
    players, level, is_example = list(game.players), default_level(game).code, game.name in examples()
    return GameBody(game.name, game.version, players, options, offered, level, languages, is_example)


ROUTES = (
    Route("GET", "/api/games", all_games, Games, "The games that can be played here."),
    Route("GET", "/api/games/{game}/rules", rules, Rules, "The rules of a game."),
    Route("GET", "/text/{language}.ftl", common_text, FLUENT, "Messages that all games share, in Fluent."),
    Route("GET", "/text/{game}/{language}.ftl", game_text, FLUENT, "Messages of a game, in Fluent."),
)

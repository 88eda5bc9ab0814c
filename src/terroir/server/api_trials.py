"""Positions that are tried: put together by hand, or a moment of a finished game, which can be played on.

Nothing is kept of what is only tried. Games that still run are out of reach here, for whoever asks.
"""

from __future__ import annotations

from terroir.core.registry import load
from terroir.server import trials
from terroir.server.api_records import finished, line
from terroir.server.api_tables import body, count, level_of, sit, whole
from terroir.server.http_types import (
    PlayOn,
    PositionBody,
    Spread,
    SpreadAsked,
    TableBody,
    TrialAnswer,
    TrialAsked,
)
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Plain, Route
from terroir.table.setup import Setup

MOST_STEPS = 1_000_000
JSON = "application/json"


async def trial(ask: Ask) -> Plain:
    """What the rules say to a position, and to what is done there."""
    a: TrialAsked = ask.body
    answer = await ask.server.trials.work(
        await ask.payer(), trials.answered, a.text, a.seat, a.ask, a.action, a.luck
    )
    return Plain(answer, JSON, {"cache-control": "no-store"})


async def spread(ask: Ask) -> Spread:
    """Bots play a position to its end, some games at a time: whoever asks goes on asking."""
    asked: SpreadAsked = ask.body
    return await ask.server.trials.work(await ask.payer(), trials.spread, asked.text, asked.bot, asked.first)


async def position(ask: Ask) -> PositionBody:
    """A moment of a finished game, with everything that was hidden then."""
    row, text = await finished(ask)
    at = whole(ask.query, "at", MOST_STEPS) or 0
    found = await ask.server.workshop.position(await ask.payer(), text, at)
    return PositionBody(line(row), trials.written(row.game, f"{row.id} {at}", found.text), found.seats)


async def play_on(ask: Ask) -> TableBody:
    """A table that begins with a moment of a finished game: who asks has one seat, bots the others."""
    asked: PlayOn = ask.body
    row, text = await finished(ask)
    game = load(row.game)
    if row.version != game.version:
        raise Refusal("stale", "it was played by older rules")
    if asked.seat >= row.players:
        raise Refusal("options", f"there is no seat {asked.seat}")
    found = await ask.server.workshop.position(await ask.payer(), text, asked.at)
    if not found.seats:
        raise Refusal("stale", "the game is over there")
    bot = level_of(game, asked.level)
    setup = Setup(
        game=game.name,
        seats=tuple(None if seat == asked.seat else bot for seat in range(row.players)),
        host=ask.person.id,
        options=found.options,
        visibility="private" if row.visibility == "private" else "unlisted",
        absent_bot=bot,
        position=found.text,
    )
    await count(ask)
    session = await ask.server.make(setup)
    await sit(session, ask.person, asked.seat, ask.person.name)
    return body(session, ask.person)


AT = "/api/records/{record}"
ROUTES = (
    Route(
        "POST",
        "/api/trials",
        trial,
        TrialAnswer,
        "A position, tried by the rules.",
        body=TrialAsked,
        cost=3,
        work=20_000,
    ),
    Route(
        "POST",
        "/api/spreads",
        spread,
        Spread,
        "Bots play a position to its end.",
        "person",
        SpreadAsked,
        cost=16,
        work=20_000,
    ),
    Route(
        "GET",
        f"{AT}/position",
        position,
        PositionBody,
        "A moment of a finished game.",
        query={"at": "After this step, as replays count them."},
        cost=10,
        work=20_000,
    ),
    Route(
        "POST", f"{AT}/play", play_on, TableBody, "Play a moment on.", "person", PlayOn, cost=12, work=20_000
    ),
)

"""Find a game: say what one looks for, and whether others may see that one is here."""

from __future__ import annotations

from terroir.core.options import check_players
from terroir.core.registry import load
from terroir.server.api_ratings import rating
from terroir.server.http_lobby import NewSeek, Seeking, Shown
from terroir.server.http_types import Done, Nothing
from terroir.server.lobby import STAY_MS, seeking
from terroir.server.routes import Ask, Route
from terroir.store.people_rows import Seeker


async def seek(ask: Ask) -> Seeking:
    """Somebody looks for others; whoever asks again for the same keeps their place."""
    body: NewSeek = ask.body
    who, server, now_ms = ask.person, ask.server, ask.server.clock.now_ms()
    game = load(body.game)
    check_players(game.players, body.players)
    before = await server.store.seekers.of(who.id)
    if before is None or before.table is not None:
        await server.quotas.use("tables", who.id, ask.address, now_ms)
    standing = (await server.store.ratings.at(game.name, [who.id])).get(who.id)
    wanted = Seeker(
        who.id,
        who.name,
        game.name,
        body.players,
        body.pace,
        since_ms=now_ms,
        until_ms=now_ms + STAY_MS,
        rating=rating(standing).points if standing else None,
        within=body.within,
        bots=body.bots,
    )
    await server.store.seekers.seek(wanted)
    server.lobby.changed()
    return seeking(await server.store.seekers.of(who.id) or wanted, now_ms)


async def stop(ask: Ask) -> Done:
    """Do not look any more."""
    await ask.server.store.seekers.stop(ask.person.id)
    ask.server.lobby.changed()
    return Done()


async def show(ask: Ask) -> Done:
    """Whether others may see that I am here."""
    body: Shown = ask.body
    await ask.server.show(ask.person, ask.server.clock.now_ms() if body.shown else None)
    return Done()


ROUTES = (
    Route("POST", "/api/lobby/seek", seek, Seeking, "Find me a game.", "person", NewSeek, cost=4),
    Route("POST", "/api/lobby/stop", stop, Done, "Look no more.", "person", Nothing),
    Route("POST", "/api/me/shown", show, Done, "Who sees me online.", "person", Shown),
)

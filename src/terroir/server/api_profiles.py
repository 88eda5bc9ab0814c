"""People and what they have played, as far as who asks may know; and what I show of myself."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

from terroir.server import profiles
from terroir.server.api_ratings import rating
from terroir.server.api_records import line
from terroir.server.http_profiles import (
    History,
    Item,
    NewPrivacy,
    Privacy,
    Profile,
    RatingCourse,
    TableRating,
)
from terroir.server.profiles import OwnGame
from terroir.server.rating import Skill
from terroir.server.refusal import Refusal
from terroir.server.routes import Ask, Route
from terroir.store.rows import Filter
from terroir.table.analyses import FORMAT

MOST_GAMES = 500
"""The last games of somebody are summed up, no more."""
MOST_ANALYSES = 50
MOST_LATEST = 20
MOST_COURSE = 100


async def profile(ask: Ask) -> Profile:
    """Somebody's ratings, results and games; those whom they have blocked see no more than the name."""
    store, viewer = ask.server.store, ask.who.id if ask.who else None
    person = await store.person(ask.request.path_params["person"])
    if person is None:
        raise Refusal("missing", "no such person")
    yours, private = person.id == viewer, await store.profiles.private(person.id)
    if viewer is not None and viewer in await store.blocked(person.id):
        return Profile(person.id, person.name, person.created_ms, False, [], None, [], None, None, False)
    hidden = [] if yours else private
    rows = await store.tables(
        Filter(stages=("finished",), visibility=None, person=person.id, limit=MOST_GAMES)
    )
    await asyncio.sleep(0)  # there may be many games: others have their turn
    games = profiles.played(rows, person.id, viewer)
    names = [name for name, _ in Counter(game.row.game for game in games).most_common()]
    tables = [game.row.id for game in games]
    kept = await store.profiles.analyses(tables[:MOST_ANALYSES], FORMAT)
    looked = {table: profiles.looked.decode(data) for table, data in kept.items()}
    sources = await ask.server.sources.of([game.row for game in games])
    known = profiles.Known(sources.sources, looked)
    await asyncio.sleep(0)
    summed = [
        profiles.game_profile(name, [g for g in games if g.row.game == name], known, hidden) for name in names
    ]
    await asyncio.sleep(0)
    opponents = None if "opponents" in hidden else profiles.opponents(games)
    ratings, points = await _ratings(ask, person.id)
    shows_ratings = "ratings" not in hidden
    return Profile(
        person=person.id,
        name=person.name,
        since_ms=person.created_ms,
        yours=yours,
        private=cast("list[Item]", private) if yours else [],
        ratings=ratings if shows_ratings else None,
        games=summed,
        opponents=opponents,
        latest=None
        if "games" in hidden
        else [_history(game, points if shows_ratings else {}) for game in games[:MOST_LATEST]],
        counting=sources.more and "points" not in hidden,
    )


async def _ratings(ask: Ask, person: str) -> tuple[list[RatingCourse], dict[str, tuple[int, int]]]:
    """What somebody is rated, and what single games came to: points after them, and the change."""
    kept, found, changes = ask.server.store.ratings, list[RatingCourse](), dict[str, tuple[int, int]]()
    for standing in await kept.of(person):
        games = await kept.course(person, standing.game, MOST_COURSE)
        course = [Skill(game.mu, game.sigma).points for _, game in reversed(games)]
        found.append(RatingCourse(standing.game, rating(standing), course))
        before = [Skill().points if len(games) == standing.games else course[0], *course]
        for (table, _), old, new in zip(reversed(games), before, course, strict=False):
            changes[table] = new, new - old
    return found, changes


def _history(game: OwnGame, points: dict[str, tuple[int, int]]) -> History:
    after, change = points.get(game.row.id, (None, None))
    return History(line(game.row), game.mine.seat, game.won, after, change)


async def at_table(ask: Ask) -> TableRating:
    """What has become of the game of a table."""
    row = await ask.server.store.table(ask.session.id)
    state = row.rating if row and row.rating else "no"
    changes = (await _ratings(ask, ask.who.id))[1] if ask.who and state == "counted" else {}
    return TableRating(cast(Any, state), *changes.get(ask.session.id, ()))


async def set_privacy(ask: Ask) -> Privacy:
    body: NewPrivacy = ask.body
    kept = ask.server.store.profiles
    await kept.set_shown(ask.person.id, body.item, body.shown)
    return Privacy(cast("list[Item]", await kept.private(ask.person.id)))


ROUTES = (
    Route("GET", "/api/people/{person}", profile, Profile, "Somebody and their games.", cost=25),
    Route("GET", "/api/tables/{table}/rating", at_table, TableRating, "What a game did to me.", "viewer"),
    Route("POST", "/api/me/privacy", set_privacy, Privacy, "What I show of myself.", "person", NewPrivacy),
)  # fmt: skip

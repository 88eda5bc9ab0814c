"""Ratings: the list of a game."""

from __future__ import annotations

from terroir.core.registry import load
from terroir.server.http_ratings import RankedBot, RankedPerson, Ranking, RatingBody
from terroir.server.rating import PROVISIONAL, Skill
from terroir.server.ratings import anchors
from terroir.server.routes import Ask, Route
from terroir.store.people_rows import Standing

MOST = 200


async def ranking(ask: Ask) -> Ranking:
    """Everybody whose rating says something and who does not mind, with what they are measured by."""
    game, kept = load(ask.request.path_params["game"]), ask.server.store.ratings
    me = ask.who.id if ask.who else ""
    mine = (await kept.at(game.name, [me])).get(me)
    return Ranking(
        game=game.name,
        people=[
            RankedPerson(one.standing.person, one.name, rating(one.standing), one.standing.person == me)
            for one in await kept.leaders(game.name, PROVISIONAL, MOST)
        ],
        bots=[RankedBot(level, points) for level, points in anchors(game).items()],
        you=rating(mine) if mine else None,
        provisional=PROVISIONAL,
    )


def rating(standing: Standing) -> RatingBody:
    """A standing as it is shown."""
    skill = Skill(standing.mu, standing.sigma)
    few = standing.games < PROVISIONAL
    return RatingBody(skill.points, skill.give_or_take, standing.games, few)


ROUTES = (Route("GET", "/api/ratings/{game}", ranking, Ranking, "Who is how strong.", cost=3),)

"""What is answered about ratings."""

from __future__ import annotations

from msgspec import Struct


class RatingBody(Struct, frozen=True):
    """How strong somebody is at a game, as far as their games tell: docs/ratings.md."""

    points: int
    give_or_take: int
    """In 95 of 100 cases they are within so many points of it."""
    games: int
    provisional: bool
    """Too few games: it stands in no list."""


class MyRating(Struct, frozen=True):
    """What I am rated at a game."""

    game: str
    rating: RatingBody


class RankedPerson(Struct, frozen=True):
    """Somebody in the list of a game."""

    person: str
    name: str
    rating: RatingBody
    yours: bool


class RankedBot(Struct, frozen=True):
    """A bot whose strength never changes: what people are measured by."""

    level: str
    points: int


class Ranking(Struct, frozen=True):
    """The strongest people of a game first, and the bots beside them."""

    game: str
    people: list[RankedPerson]
    bots: list[RankedBot]
    you: RatingBody | None
    """What the one who asks is rated, in the list or not."""
    provisional: int
    """A rating is provisional with fewer games than this."""

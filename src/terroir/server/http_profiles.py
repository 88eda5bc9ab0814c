"""What is answered about people and what they have played. Null is what they do not show."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from terroir.server.http_ratings import RatingBody
from terroir.server.http_types import Asked, RecordLine

Item = Literal["ratings", "results", "points", "mistakes", "opponents", "games"]
"""What somebody may keep to themselves, each by itself."""


class RatingCourse(Struct, frozen=True):
    """What somebody is rated at a game, and how that came."""

    game: str
    rating: RatingBody
    course: list[int]
    """The points after their last games, the oldest first."""


class Tally(Struct, frozen=True):
    """So many games, and so many of them won."""

    games: int
    won: int


class Variant(Struct, frozen=True):
    """The games by some rules; without any, by the usual ones."""

    options: dict[str, str]
    tally: Tally


class Points(Struct, frozen=True):
    """What somebody makes in a game, on average."""

    average: float
    best: int
    sources: dict[str, float]
    """Where points came from, in games that were played out."""
    of: int
    """How many games those were."""


class Mistakes(Struct, frozen=True):
    """What somebody's own turns threw away in a game, on average, as a part of the victory."""

    lost: float
    of: int
    """In so many games that were looked back at."""


class GameProfile(Struct, frozen=True):
    """What somebody has done at a game."""

    game: str
    tally: Tally | None
    players: dict[int, Tally] | None
    """By the number of players."""
    variants: list[Variant] | None
    """The most played first."""
    favourite: tuple[str, str] | None
    """The option for boards or decks, and the one that they play most."""
    points: Points | None
    mistakes: Mistakes | None


class Opponent(Struct, frozen=True):
    """Somebody whom they have met; a bot has a level."""

    person: str | None
    name: str
    level: str
    tally: Tally
    """Won by the one whose profile it is."""


class History(Struct, frozen=True):
    """A game that is over."""

    record: RecordLine
    seat: int
    """Where they sat."""
    won: bool
    points: int | None
    """What they were rated after it, if it counted."""
    change: int | None


class Profile(Struct, frozen=True):
    """Somebody, as far as the one who asks may know."""

    person: str
    name: str
    since_ms: int
    yours: bool
    private: list[Item]
    """What they do not show; empty for others."""
    ratings: list[RatingCourse] | None
    games: list[GameProfile]
    opponents: list[Opponent] | None
    latest: list[History] | None
    counting: bool
    """Where points came from is still being found out for some games: ask again in a moment."""


class TableRating(Struct, frozen=True):
    """Whether a game counts for ratings, and what it did to that of who asks."""

    state: Literal["no", "yes", "due", "counted", "unfinished", "repeated", "alone", "unreadable"]
    """`yes` as long as it goes on, `due` from its end on until it is `counted` or said why it was not."""
    points: int | None = None
    change: int | None = None


class NewPrivacy(Asked, frozen=True):
    """Show this item to others, or do not."""

    item: Item
    shown: bool


class Privacy(Struct, frozen=True):
    """What I do not show to others."""

    private: list[Item]

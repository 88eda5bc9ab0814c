"""What is answered about the deal of the day."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DealLine(Struct, frozen=True):
    """How somebody did."""

    place: int
    name: str
    score: int
    lead: int
    """How far they were ahead of the best bot; less than 0: behind it."""
    percent: int
    """Of all others who played the same deal, how many they were ahead of; half of those who did as well."""
    you: bool


class DealBody(Struct, frozen=True):
    """A deal of the day."""

    id: str
    game: str
    seats: list[str]
    """The bot on each seat; empty where you sit."""
    commitment: str
    """The promise: it was made with the deal, before anybody played."""
    secret: str | None
    """What everything was drawn from, once the deal is closed: `terroir verify` checks a record with it."""
    closes_ms: int
    now_ms: int
    yours: Literal["no", "playing", "counted", "void"]
    table: str | None
    """Where you play it, or have played it."""
    players: int
    """How many have finished it."""
    standings: list[DealLine] | None
    """For whoever has finished it, and for everybody once it is closed."""


class Daily(Struct, frozen=True):
    """The deals of today, and those of yesterday."""

    today: list[DealBody]
    yesterday: list[DealBody]

"""Where the points of a finished game came from, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from terroir.core.abilities import Account, Missed
from terroir.core.game import Event, Message, Over, Seat
from terroir.games.citrus.board import material
from terroir.games.citrus.events import (
    FinalFincaScored,
    FincaScored,
    GameEnded,
    HorsesCounted,
    RegionHarvested,
    TilesReturned,
    UnusedTilesCounted,
)

SHORT = 2
"""Tiles fewer than whoever had most, at most, for a near miss."""
SOURCES = ("fincas", "harvest", "returned", "last-fincas", "last-harvest", "horses", "tiles")

WHOLE = {source: f"all-{source}" for source in ("fincas", "harvest", "last-fincas")}
"""How those are called together that come on several occasions."""


class Occasion(NamedTuple):
    """Points that came together: at one Finca, by one harvest, or counted at the end."""

    step: int
    source: str
    site: str


def account(over: Over, happened: Sequence[tuple[int, Event]]) -> Account:
    """Each source by seat, and the occasion without which the winner had not won, else the best source."""
    seats = range(len(over.scores))
    sources = {name: [0 for _ in seats] for name in SOURCES}
    occasions: dict[Occasion, list[int]] = {}
    last = False
    for step, event in happened:
        last = last or isinstance(event, GameEnded)
        if (scored := _scored(event, last)) is None:
            continue
        source, site, seat, points = scored
        sources[source][seat] += points
        occasions.setdefault(Occasion(step, source, site), [0 for _ in seats])[seat] += points
    told = {name: tuple(points) for name, points in sources.items() if any(points)}
    missed = tuple(_missed(happened))
    if len(seats) < 2:
        return Account(told, None, None, missed)
    winner, *level = over.winners
    if level:
        names = tuple(Message("seat-name", {}, seat) for seat in over.winners)
        shared = Message("account-citrus-shared", {"points": over.scores[winner], "list": names})
        return Account(told, shared, None, missed)
    other = max((seat for seat in seats if seat != winner), key=lambda seat: (over.scores[seat], -seat))

    def ahead(points: Sequence[int]) -> int:
        return points[winner] - points[other]

    best = max(occasions, key=lambda one: (ahead(occasions[one]), one.step), default=None)
    if best is not None and ahead(occasions[best]) >= ahead(over.scores):
        return Account(told, _decided(best, occasions[best], winner, other), best.step, missed)
    most = max(told, key=lambda source: ahead(told[source]), default=None)
    if most is None or ahead(told[most]) <= 0:  # who began from a position may have been ahead there already
        return Account(told, None, None, missed)
    whole = Occasion(0, WHOLE.get(most, most), "")
    return Account(told, _decided(whole, told[most], winner, other), None, missed)


def _missed(happened: Sequence[tuple[int, Event]]) -> Iterator[Missed]:
    """Fincas at which somebody was a tile or two short of the most, which pays the same to all. C-F3."""
    counted: dict[tuple[int, str], list[FincaScored | FinalFincaScored]] = {}
    for step, event in happened:
        if isinstance(event, FincaScored | FinalFincaScored):
            counted.setdefault((step, event.site), []).append(event)
    for (step, site), there in counted.items():
        best = max(there, key=lambda one: one.tiles)
        for one in there:
            more, points = best.tiles - one.tiles, best.points - one.points
            if 0 < more <= SHORT and points > 0:
                args: dict[str, str | int] = {
                    "site": site,
                    "points": points,
                    "more": more,
                    "tiles": best.tiles,
                }
                yield Missed(one.seat, step, points, Message("near-citrus-finca", args, best.seat))


def _scored(event: Event, last: bool) -> tuple[str, str, Seat, int] | None:
    """Source, site if it has one, seat and points of an event that counts."""
    match event:
        case FincaScored():
            return "fincas", event.site, event.seat, event.points
        case FinalFincaScored():
            return "last-fincas", event.site, event.seat, event.points
        case RegionHarvested():
            return "last-harvest" if last else "harvest", "", event.seat, event.points
        case HorsesCounted():
            return "horses", "", event.seat, event.points
        case UnusedTilesCounted():
            return "tiles", "", event.seat, event.points
        case TilesReturned():
            return "returned", "", event.seat, -material().penalty * event.tiles
    return None


def _decided(best: Occasion, points: Sequence[int], winner: Seat, other: Seat) -> Message:
    args: dict[str, str | int | Message] = {
        "what": best.source,
        "site": best.site,
        "points": points[winner],
        "less": points[other],
        "to": Message("seat-name", {}, other),
    }
    return Message("account-citrus-decided", args, winner)

"""What an action would bring, tried out on a copy of what its player knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from terroir.core.game import Event
from terroir.games.citrus.actions import (
    MOVES,
    BuyLine,
    CitrusAction,
    EndTurn,
    Landscape,
    Pass,
    PlaceTile,
    Tile,
    UseCart,
    tile_name,
)
from terroir.games.citrus.board import LETTERS, load, material, names_of, space_name, space_number
from terroir.games.citrus.events import (
    FinalFincaScored,
    FincaScored,
    GameEnded,
    IncomeReceived,
    LandscapeTaken,
    NeutralAbsorbed,
    RegionHarvested,
    RegionsJoined,
    TileCovered,
    TilesReturned,
    TurnEnded,
    WorkerPlaced,
)
from terroir.games.citrus.journal import read_journal
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, SCORED
from terroir.games.citrus.view import View


@dataclass(frozen=True, slots=True)
class RegionAfter:
    """The region that a tile would be in: its tiles, its points, a new one or grown together."""

    size: int
    harvest: int
    new: bool
    home: int
    """Workers that come home."""
    absorbed: int


@dataclass(frozen=True, slots=True)
class Buyable:
    """A tile that would be taken from a market space (from 1), and where it could go."""

    market: int
    tile: Tile
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MarketAfter:
    """What would be taken, how many tiles are left, and whether a Finca and a refill follow."""

    cost: int
    left: int
    finca: bool
    refill: bool
    tiles: tuple[Buyable, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player at a Finca; `to_lead`: so many more tiles for the most points."""

    seat: int
    before: int
    tiles: int
    points: int
    to_lead: int


@dataclass(frozen=True, slots=True)
class FincaAfter:
    """A Finca whose ring or majorities would change, best player first."""

    site: str
    space: str
    high: int
    low: int
    filled: int
    of: int
    closes: bool
    standing: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """The purse before and after, the region, the Fincas it touches and the market."""

    coins: tuple[int, int]
    workers: tuple[int, int]
    points: int
    income: int | None
    takes: Landscape | None
    covers: Tile | Literal["rock"] | None
    region: RegionAfter | None
    market: MarketAfter | None
    fincas: tuple[FincaAfter, ...]
    ends_turn: bool
    ends_game: bool


def preview(view: View, action: CitrusAction) -> Preview:
    """After a legal action of the viewer."""
    before, after = view.world(), view.world()
    events = list(read_journal(after.told(action.code)))
    seat = before.seat
    return Preview(
        coins=(before.written()["coins"][seat], after.written()["coins"][seat]),
        workers=(before.workers(seat), after.workers(seat)),
        points=_points(events),
        income=next((e.income for e in events if isinstance(e, IncomeReceived)), None),
        takes=next((e.tile for e in events if isinstance(e, LandscapeTaken)), None),
        covers=next((e.tile or "rock" for e in events if isinstance(e, TileCovered)), None),
        region=_region(after, seat, action, events) if isinstance(action, PlaceTile) else None,
        market=_market(before, after, action) if isinstance(action, BuyLine | UseCart) else None,
        fincas=_fincas(before, after, events, ends=isinstance(action, EndTurn | Pass)),
        ends_turn=any(isinstance(e, TurnEnded) for e in events),
        ends_game=any(isinstance(e, GameEnded) for e in events),
    )


def _points(events: Iterable[Event]) -> int:
    """What the player scores at once: harvested regions, or tiles returned. C-H1, C-B3."""
    points = 0
    for event in events:
        if isinstance(event, GameEnded):
            break
        if isinstance(event, RegionHarvested):
            points += event.points
        if isinstance(event, TilesReturned):
            points -= material().penalty * event.tiles
    return points


def _region(after: State, seat: int, action: PlaceTile, events: list[Event]) -> RegionAfter:
    """The region the tile would be in. C-P2, C-P3, C-P6, C-P7."""
    here = 1 << space_number(action.space)
    body = next((m for _, m in after.regions(seat) if m & here), here)
    return RegionAfter(
        size=body.bit_count(),
        harvest=body.bit_count() + (body & after.written()["wells"]).bit_count(),
        new=any(isinstance(e, WorkerPlaced) for e in events),
        home=sum(e.workers for e in events if isinstance(e, RegionsJoined)),
        absorbed=sum(e.tiles for e in events if isinstance(e, NeutralAbsorbed)),
    )


# ---- the market lens ----------------------------------------------------
def _market(before: State, after: State, action: BuyLine | UseCart) -> MarketAfter:
    """What would be taken, where each tile could go, and whether a Finca and a refill follow. C-B1, C-N1."""
    stocked, left = before.written()["market"], after.written()["market"]
    taken = [i for i, tile in enumerate(stocked) if tile >= 0 and left[i] < 0]
    spaces = _places(after)
    return MarketAfter(
        cost=len(taken) if isinstance(action, BuyLine) else 0,
        left=after.on_market,
        finca=bool(after.written()["finca_due"]) or after.finca_drawn >= 0,
        refill=bool(after.written()["refill_due"]),
        tiles=tuple(Buyable(i + 1, tile_name(stocked[i]), spaces(before.seat, stocked[i])) for i in taken),
    )


def _places(after: State) -> Callable[[int, int], tuple[str, ...]]:
    """Where a tile could go next: the legal spaces, or while a Finca is drawn, those of the bare rules."""
    placed: dict[int, list[str]] = {}
    for move in map(MOVES.__getitem__, after.legal_codes()):
        if isinstance(move, PlaceTile) and not move.bridge:
            placed.setdefault(move.code >> 4 & 15, []).append(move.space)

    def spaces(seat: int, tile: int) -> tuple[str, ...]:
        if placed:
            return tuple(placed.get(tile, ()))
        return names_of(after.spaces_for(seat, tile >> 1, False))

    return spaces


# ---- the Finca forecast -------------------------------------------------
def _fincas(before: State, after: State, events: list[Event], ends: bool) -> tuple[FincaAfter, ...]:
    """Every Finca whose ring or majorities the action changes, or that it scores. C-F1 to C-F3."""
    was, now = before.written(), after.written()
    rings = load(before.settings["board"]).layout.sets()["ring"]
    found = []
    for s, ring in rings.items():
        if now["site_state"][s] < BUILT or was["site_state"][s] == SCORED:
            continue
        tiles = before.tiles_around(s)
        told = _told(events, LETTERS[s], before.players)
        after_tiles = told or after.tiles_around(s)
        filled = (ring & ~_unoccupied(now)).bit_count()
        closes = filled == ring.bit_count()
        changed = after_tiles != tiles or filled != (ring & ~_unoccupied(was)).bit_count()
        if changed or was["site_state"][s] < BUILT or (ends and closes) or told:
            found.append(_forecast(after, s, ring, filled, tiles, after_tiles))
    return tuple(found)


def _forecast(
    after: State,
    s: int,
    ring: int,
    filled: int,
    tiles: Sequence[int],
    after_tiles: Sequence[int],
) -> FincaAfter:
    high, low, _ = material().fincas[after.written()["site_value"][s]]
    points = after.points_for(list(after_tiles), s)
    there = [p for p in range(after.players) if tiles[p] or after_tiles[p]]
    most = max(after_tiles)
    return FincaAfter(
        site=LETTERS[s],
        space=space_name(load(after.settings["board"]).sites[LETTERS[s]]),
        high=high,
        low=low,
        filled=filled,
        of=ring.bit_count(),
        closes=filled == ring.bit_count(),
        standing=tuple(
            Standing(
                seat=p,
                before=tiles[p],
                tiles=after_tiles[p],
                points=points[p],
                to_lead=most - after_tiles[p] + 1 if points[p] < high else 0,
            )
            for p in sorted(there, key=lambda p: (-after_tiles[p], p))
        ),
    )


def _told(events: list[Event], site: str, players: int) -> list[int]:
    """What was counted there if the action already scored it: afterwards the regions may be gone."""
    scored = [e for e in events if isinstance(e, FincaScored | FinalFincaScored) and e.site == site]
    told = {e.seat: e.tiles for e in scored}
    return [told.get(p, 0) for p in range(players)] if told else []


def _unoccupied(written: dict[str, Any]) -> int:
    bushes = 0
    for landscape in written["land"]:
        bushes |= landscape
    return int(written["open"]) & ~bushes

"""What a player or spectator sees: in Citrus everything, horses included (C-L1).

Horses were public when they were taken, so they are no secret to the engine; `horses` is what a screen shows
of them unless the table plays with open horses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from terroir.core.masking import own, public
from terroir.games.citrus.actions import FRUITS, LANDSCAPE, Fruit, Landscape, Tile, tile_name
from terroir.games.citrus.board import LETTERS, names_of
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, MONEY2, REVEALED, SCORED


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and how far it has come; `passes` in a row."""

    seat: int
    number: int
    main_done: bool
    passes: int


@dataclass(frozen=True, slots=True)
class Bought:
    """A tile that is to be built, and the market space (from 1) where it lay."""

    market: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Site:
    """A site of the board; `finca` is the one that stands there, such as `10/6`."""

    revealed: bool
    finca: str | None
    scored: bool


@dataclass(frozen=True, slots=True)
class AtFinca:
    """A player at a Finca that has not paid: tiles of regions that touch it, and points if it paid now."""

    seat: int
    tiles: int
    points: int


@dataclass(frozen=True, slots=True)
class Region:
    """Tiles of one fruit that hang together, with a worker on them; `points` if they are harvested. C-H1."""

    fruit: Fruit
    spaces: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Player:
    """The mat of a player. C-L1."""

    score: int
    coins: int
    workers: int
    regions: tuple[Region, ...]
    tiles: tuple[Landscape, ...]
    horse_tiles: int


class View:
    """The table as one seat sees it: a copy of its own, so that nothing done with it reaches the game."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self._state = state.clone()
        self._written: dict[str, Any] | None = None
        self.viewer = viewer

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self._state, self.viewer)

    def world(self) -> State:
        """A fresh copy of all that is known, to try things on."""
        return self._state.clone()

    @property
    def state(self) -> State:
        """All that is known; to be read only."""
        return self._state

    def written(self) -> dict[str, Any]:
        """All that is known, in plain numbers and sets; to be read only."""
        if self._written is None:
            self._written = self._state.written()
        return self._written

    @property
    def settings(self) -> dict[str, str]:
        return self._state.settings

    # ---- what screens are sent ----------------------------------------------
    # Most of it is as it was a move ago: what comes of the same numbers is the same object.
    @public
    def turn(self) -> Turn:
        d = self.written()
        return Turn(d["seat"], d["turns"], bool(d["main_done"]), d["passes"])

    @public
    def market(self) -> tuple[Tile | None, ...]:
        return _market(tuple(self.written()["market"]))

    @public
    def hand(self) -> tuple[Bought, ...]:
        return _hand(tuple(self.written()["hand"]))

    @public
    def bag(self) -> Mapping[Tile, int]:
        return _bag(tuple(self.written()["bag"]))

    @public
    def bag_short(self) -> bool:
        return bool(self.written()["bag_short"])

    @public
    def fincas_left(self) -> Mapping[str, int]:
        return _fincas_left(tuple(self.written()["finca_left"]))

    @public
    def finca_drawn(self) -> str | None:
        drawn = self._state.finca_drawn
        return finca_text(drawn) if drawn >= 0 else None

    @public
    def sites_left(self) -> tuple[str, ...]:
        """The sites still to be revealed, in no order."""
        return _letters(tuple(self.written()["stack"]))

    @public
    def sites(self) -> Mapping[str, Site]:
        d = self.written()
        return _sites(tuple(d["site_state"]), tuple(d["site_value"]))

    @public
    def standings(self) -> Mapping[str, tuple[AtFinca, ...]]:
        """Who has how many tiles at each Finca that has not paid yet, the most first. C-F2, C-F3."""
        lives = enumerate(self.written()["site_state"])
        built = [site for site, life in lives if life == BUILT]
        counted = [(site, self._state.tiles_around(site)) for site in built]
        points = [tuple(self._state.points_for(tiles, site)) for site, tiles in counted]
        return _standings(tuple([(s, tuple(t), p) for (s, t), p in zip(counted, points, strict=True)]))

    @public
    def neutral(self) -> Mapping[Fruit, tuple[str, ...]]:
        return _neutral(tuple(self.written()["neutral"]))

    @public
    def wells(self) -> tuple[str, ...]:
        return names_of(self.written()["wells"])

    @public
    def rocks(self) -> tuple[str, ...]:
        return names_of(self.written()["rocks"])

    @public
    def landscape(self) -> Mapping[str, Landscape]:
        """The landscape tiles that lie on the board."""
        return _landscape(tuple(self.written()["land"]))

    @public
    def players(self) -> tuple[Player, ...]:
        return tuple([self._player(seat) for seat in range(self._state.players)])

    @public
    def over(self) -> int:
        """Why the game has ended; 0 while it runs."""
        return self._state.reason

    @own
    def horses(self) -> tuple[int | None, ...]:
        """Horses of each seat as this viewer's screen shows them; null where they lie face down."""
        seats = range(self._state.players)
        return tuple([self._state.horse_points(seat) if self._shows(seat) else None for seat in seats])

    def _shows(self, seat: int) -> bool:
        return seat == self.viewer or bool(self._state.reason) or self.settings["open-horses"] == "yes"

    def _player(self, seat: int) -> Player:
        d = self.written()
        regions = [_region(fruit, spaces, spaces & d["wells"]) for fruit, spaces in self._state.regions(seat)]
        tiles, horse_tiles = _tiles(tuple(d["held"][seat]))
        workers = self._state.workers(seat)
        return Player(d["score"][seat], d["coins"][seat], workers, tuple(regions), tiles, horse_tiles)


@lru_cache(4096)
def _market(tiles: tuple[int, ...]) -> tuple[Tile | None, ...]:
    return tuple([None if tile < 0 else tile_name(tile) for tile in tiles])


@lru_cache(4096)
def _hand(tiles: tuple[int, ...]) -> tuple[Bought, ...]:
    return tuple([Bought(market, tile_name(tile)) for market, tile in enumerate(tiles, 1) if tile >= 0])


@lru_cache(4096)
def _bag(counts: tuple[int, ...]) -> Mapping[Tile, int]:
    return {tile_name(tile): count for tile, count in enumerate(counts)}


@lru_cache(4096)
def _fincas_left(counts: tuple[int, ...]) -> Mapping[str, int]:
    return {finca_text(kind): count for kind, count in enumerate(counts)}


@lru_cache(4096)
def _letters(sites: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([LETTERS[site] for site in sites])


@lru_cache(4096)
def _sites(lives: tuple[int, ...], values: tuple[int, ...]) -> Mapping[str, Site]:
    found = zip(LETTERS, lives, values, strict=True)
    return {letter: _site(life, value) for letter, life, value in found if life}


@lru_cache
def _site(life: int, value: int) -> Site:
    return Site(life == REVEALED, finca_text(value) if life >= BUILT else None, life == SCORED)


@lru_cache(4096)
def _standings(
    counted: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...],
) -> Mapping[str, tuple[AtFinca, ...]]:
    return {
        LETTERS[site]: tuple(
            [
                AtFinca(seat, tiles[seat], points[seat])
                for seat in sorted(range(len(tiles)), key=lambda seat: -tiles[seat])
                if tiles[seat]
            ]
        )
        for site, tiles, points in counted
    }


@lru_cache(4096)
def _neutral(tiles: tuple[int, ...]) -> Mapping[Fruit, tuple[str, ...]]:
    return {fruit: names_of(spaces) for fruit, spaces in zip(FRUITS, tiles, strict=True) if spaces}


@lru_cache(4096)
def _landscape(tiles: tuple[int, ...]) -> Mapping[str, Landscape]:
    return {space: tile for tile, on in zip(LANDSCAPE, tiles, strict=True) for space in names_of(on)}


@lru_cache(4096)
def _region(fruit: int, spaces: int, wells: int) -> Region:
    return Region(FRUITS[fruit], names_of(spaces), spaces.bit_count() + wells.bit_count())


@lru_cache
def _tiles(held: tuple[int, ...]) -> tuple[tuple[Landscape, ...], int]:
    """The tiles that a mat shows, and how many horse tiles lie face down."""
    shown = [LANDSCAPE[k] for k in range(MONEY2, len(LANDSCAPE)) for _ in range(held[k])]
    return tuple(shown), sum(held[:MONEY2])

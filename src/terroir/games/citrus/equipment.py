"""What a screen needs and no move changes: the board as printed, the market's shape, what is in the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from terroir.games.citrus.actions import LANDSCAPE, Landscape
from terroir.games.citrus.board import BUSH, LETTERS, load, material, names_of, space_name
from terroir.games.citrus.state import State

Spaces = tuple[str, ...]
"""By name, in reading order."""


@dataclass(frozen=True, slots=True)
class BoardName:
    """How a board is called; `ours`: it is no printed one."""

    name: str
    title: str
    side: Literal["long", "short"]
    ours: bool


@dataclass(frozen=True, slots=True)
class FincaKind:
    """Fincas of the same values."""

    high: int
    low: int
    count: int


@dataclass(frozen=True, slots=True)
class Equipment:
    """The board and the material. C-M1 to C-M6. Sites are known by their letters."""

    board: BoardName
    rows: int
    columns: int
    landscape: Spaces
    sites: Mapping[str, str]
    rings: Mapping[str, Spaces]
    roads: Mapping[str, Spaces]
    market: tuple[tuple[int, ...], ...]
    lines: tuple[tuple[int, ...], ...]
    income: tuple[int, ...]
    most_coins: int
    plain_tiles: int
    """Of each fruit; so many more have a well."""
    well_tiles: int
    fincas: tuple[FincaKind, ...]
    landscape_tiles: Mapping[Landscape, int]


def equipment(state: State) -> Equipment:
    """The board and the material of a game."""
    board = load(state.settings["board"])
    sets, box = board.layout.sets(), material()
    return Equipment(
        board=BoardName(board.name, board.title, board.side, board.ours),  # type: ignore[arg-type]
        rows=board.height,
        columns=board.width,
        landscape=names_of(board.printed(BUSH)),
        sites={letter: space_name(space) for letter, space in sorted(board.sites.items())},
        rings={LETTERS[site]: names_of(ring) for site, ring in sets["ring"].items()},
        roads={LETTERS[site]: names_of(roads) for site, roads in sets["roads"].items()},
        market=tuple(map(tuple, board.market)),
        lines=tuple(map(tuple, board.lines)),
        income=tuple(box.income),
        most_coins=box.most_coins,
        plain_tiles=int(box.sides[board.side]["plain"]),
        well_tiles=int(box.sides[board.side]["well"]),
        fincas=tuple(FincaKind(high, low, count) for high, low, count in box.fincas),
        landscape_tiles=dict(zip(LANDSCAPE, box.landscape, strict=True)),
    )

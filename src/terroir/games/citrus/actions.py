"""What players ask for and what chance may bring. Each has a number for the hot core.

A number holds the kind in bits 0-3, a small argument in 4-7, spaces of 8 bits each from 8 on
(harvests name up to five), and for a placement the bridge in bit 16.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Literal, get_args

from terroir.core.game import Action, Outcome
from terroir.games.citrus.board import LETTERS, space_name, space_number
from terroir.games.citrus.terms import (
    OP_BULL,
    OP_BUY,
    OP_CART,
    OP_END,
    OP_FINCA,
    OP_FIRST,
    OP_HARVEST,
    OP_LANDSCAPE,
    OP_LETTER,
    OP_MILESTONE,
    OP_MONEY,
    OP_PASS,
    OP_PLACE,
    OP_RETURN,
    OP_SITE,
    OP_TILE,
)

Fruit = Literal["lemon", "orange", "blood-orange", "lime", "grapefruit"]
Landscape = Literal[
    "horses2", "horses3", "horses4", "money2", "money3", "cart", "bull", "bridge", "milestone"
]
Tile = Literal[
    "lemon",
    "lemon*",
    "orange",
    "orange*",
    "blood-orange",
    "blood-orange*",
    "lime",
    "lime*",
    "grapefruit",
    "grapefruit*",
]
"""A fruit, with a star where the tile has a well."""
FRUITS: tuple[Fruit, ...] = get_args(Fruit)
LANDSCAPE: tuple[Landscape, ...] = get_args(Landscape)
TILES: tuple[Tile, ...] = get_args(Tile)


def tile_number(fruit: Fruit, well: bool) -> int:
    """Fruit times two, plus one for a well."""
    return FRUITS.index(fruit) * 2 + well


def tile_name(tile: int) -> Tile:
    """`lemon`, or `lemon*` with a well."""
    return TILES[tile]


class Numbered:
    """Has a number in the hot core, and the number says it all.

    Compared and shown here, not by what `dataclass` would write for each of the classes at every start.
    """

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()
    public: ClassVar[bool] = True
    """Nothing in Citrus is done in secret."""
    code: int

    def _number(self, code: int) -> None:
        object.__setattr__(self, "code", code)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Numbered) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"


def _code() -> Any:
    return field(init=False)


@dataclass(frozen=True, eq=False, repr=False)
class BuyLine(Numbered, Action):
    """Buy all tiles of a market line, counted from 1. C-B1."""

    line: int
    code: int = _code()

    def __post_init__(self) -> None:
        if not 1 <= self.line <= 16:
            raise ValueError(f"lines are counted from 1: {self.line}")
        self._number(OP_BUY | self.line - 1 << 4)


class Harvest(Numbered, Action):
    """Harvest regions, each named by its first space in reading order. C-H1.

    There are too many to keep one object for each.
    """

    __slots__ = ("code",)
    __match_args__ = ("regions",)

    def __init__(self, regions: tuple[str, ...]) -> None:
        if not 1 <= len(regions) <= 5:
            raise ValueError("a harvest names one to five regions")
        spaces = sorted({space_number(name) for name in regions})
        self.code = OP_HARVEST | sum(c << 8 * i for i, c in enumerate(spaces, 1))

    @property
    def regions(self) -> tuple[str, ...]:
        """The first space of each region."""
        return _named(self.code >> 8)


@lru_cache(1 << 10)
def _named(spaces: int) -> tuple[str, ...]:
    return tuple([space_name(spaces >> 8 * i & 255) for i in range((spaces.bit_length() + 7) // 8)])


@dataclass(frozen=True, eq=False, repr=False)
class PlaceTile(Numbered, Action):
    """Build a tile of the hand on a space, over a rock or neutral tile by bridge. C-B4, C-A4."""

    fruit: Fruit
    well: bool
    space: str
    bridge: bool = False
    code: int = _code()

    def __post_init__(self) -> None:
        tile = tile_number(self.fruit, self.well)
        self._number(OP_PLACE | tile << 4 | space_number(self.space) << 8 | self.bridge << 16)


@dataclass(frozen=True, eq=False, repr=False)
class UseMoney(Numbered, Action):
    """Turn a money tile of 2 or 3 into coins. C-A1."""

    coins: int
    code: int = _code()

    def __post_init__(self) -> None:
        if self.coins not in (2, 3):
            raise ValueError(f"money tiles are of 2 or 3 coins, not {self.coins}")
        self._number(OP_MONEY | self.coins << 4)


@dataclass(frozen=True, eq=False, repr=False)
class UseCart(Numbered, Action):
    """Take the tile of a market space, 1 to 12, for free. C-A2."""

    market: int
    code: int = _code()

    def __post_init__(self) -> None:
        if not 1 <= self.market <= 12:
            raise ValueError(f"market spaces run from 1 to 12, not {self.market}")
        self._number(OP_CART | self.market - 1 << 4)


@dataclass(frozen=True, eq=False, repr=False)
class PlaceBull(Numbered, Action):
    """Put a bull onto an unoccupied space. C-A3."""

    space: str
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_BULL | space_number(self.space) << 8)


@dataclass(frozen=True, eq=False, repr=False)
class UseMilestone(Numbered, Action):
    """Draw and build a Finca. C-A5."""

    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_MILESTONE)


@dataclass(frozen=True, eq=False, repr=False)
class ChooseSite(Numbered, Action):
    """Put the Finca drawn onto a revealed site. C-N1."""

    site: str
    code: int = _code()

    def __post_init__(self) -> None:
        if len(self.site) != 1 or self.site not in LETTERS:
            raise ValueError(f"sites are A to O, not {self.site!r}")
        self._number(OP_SITE | LETTERS.index(self.site) << 4)


@dataclass(frozen=True, eq=False, repr=False)
class EndTurn(Numbered, Action):
    """Say that the turn is over. C-T4."""

    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_END)


@dataclass(frozen=True, eq=False, repr=False)
class Pass(Numbered, Action):
    """Pass, having nothing to harvest or buy. C-T3."""

    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_PASS)


@dataclass(frozen=True, eq=False, repr=False)
class ReturnTiles(Numbered, Action):
    """Give back the tiles that cannot be built. C-B3."""

    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_RETURN)


@dataclass(frozen=True, eq=False, repr=False)
class LandscapeCame(Numbered, Outcome):
    """The landscape tile for the next landscape space. C-S1."""

    tile: Landscape
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_LANDSCAPE | LANDSCAPE.index(self.tile) << 4)


@dataclass(frozen=True, eq=False, repr=False)
class FincaCame(Numbered, Outcome):
    """The top Finca, by the place of its values in the material. C-S2, C-N1."""

    kind: int
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_FINCA | self.kind << 4)


@dataclass(frozen=True, eq=False, repr=False)
class TileCame(Numbered, Outcome):
    """A plantation tile out of the bag. C-S3, C-N2."""

    fruit: Fruit
    well: bool
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_TILE | tile_number(self.fruit, self.well) << 4)


@dataclass(frozen=True, eq=False, repr=False)
class LetterCame(Numbered, Outcome):
    """The next site tile. C-S4, C-N1."""

    site: str
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_LETTER | LETTERS.index(self.site) << 4)


@dataclass(frozen=True, eq=False, repr=False)
class FirstCame(Numbered, Outcome):
    """The starting player, counted from 0. C-S5."""

    seat: int
    code: int = _code()

    def __post_init__(self) -> None:
        self._number(OP_FIRST | self.seat << 4)


CitrusAction = (
    BuyLine
    | Harvest
    | PlaceTile
    | UseMoney
    | UseCart
    | PlaceBull
    | UseMilestone
    | ChooseSite
    | EndTurn
    | Pass
    | ReturnTiles
)
CitrusOutcome = LandscapeCame | FincaCame | TileCame | LetterCame | FirstCame
CitrusMove = CitrusAction | CitrusOutcome


def _placement(code: int) -> PlaceTile:
    tile = code >> 4 & 15
    return PlaceTile(FRUITS[tile >> 1], bool(tile & 1), space_name(code >> 8 & 255), bool(code >> 16 & 1))


_DECODERS: dict[int, Callable[[int], CitrusMove]] = {
    OP_BUY: lambda code: BuyLine((code >> 4 & 15) + 1),
    OP_PLACE: _placement,
    OP_MONEY: lambda code: UseMoney(code >> 4 & 15),
    OP_CART: lambda code: UseCart((code >> 4 & 15) + 1),
    OP_BULL: lambda code: PlaceBull(space_name(code >> 8 & 255)),
    OP_MILESTONE: lambda code: UseMilestone(),
    OP_SITE: lambda code: ChooseSite(LETTERS[code >> 4 & 15]),
    OP_END: lambda code: EndTurn(),
    OP_PASS: lambda code: Pass(),
    OP_RETURN: lambda code: ReturnTiles(),
    OP_LANDSCAPE: lambda code: LandscapeCame(LANDSCAPE[code >> 4 & 15]),
    OP_FINCA: lambda code: FincaCame(code >> 4 & 15),
    OP_TILE: lambda code: TileCame(FRUITS[code >> 5 & 7], bool(code >> 4 & 1)),
    OP_LETTER: lambda code: LetterCame(LETTERS[code >> 4 & 15]),
    OP_FIRST: lambda code: FirstCame(code >> 4 & 15),
}


class Moves(dict[int, CitrusMove]):
    """Every number met so far and the one object that stands for it: a legal list makes no objects."""

    def __missing__(self, code: int) -> CitrusMove:
        if code & 15 == OP_HARVEST:
            harvest = Harvest.__new__(Harvest)
            harvest.code = code
            return harvest
        self[code] = move = _DECODERS[code & 15](code)
        return move


MOVES = Moves()

"""Actions and outcomes as one short line each."""

from __future__ import annotations

from functools import cache, lru_cache

from terroir.core.game import Message
from terroir.core.notation import Form, Unfit, one_of, read, whole
from terroir.core.notation import seat as seat_number
from terroir.games.citrus.actions import (
    FRUITS,
    LANDSCAPE,
    TILES,
    BuyLine,
    ChooseSite,
    CitrusAction,
    CitrusMove,
    CitrusOutcome,
    EndTurn,
    FincaCame,
    FirstCame,
    Fruit,
    Harvest,
    LandscapeCame,
    LetterCame,
    Pass,
    PlaceBull,
    PlaceTile,
    ReturnTiles,
    TileCame,
    UseCart,
    UseMilestone,
    UseMoney,
)
from terroir.games.citrus.board import LETTERS, material, members, space_name, space_number
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import SEATS


def tile_text(fruit: str, well: bool) -> str:
    """`lemon`, or `lemon*` with a well."""
    return fruit + "*" if well else fruit


@cache
def finca_text(kind: int) -> str:
    """A Finca by its two values: `10/5`."""
    high, low, _ = material().fincas[kind]
    return f"{high}/{low}"


@lru_cache(1 << 12)
def move_text(move: CitrusMove) -> str:
    """One short line that reads back to the same move."""
    match move:
        case BuyLine(line):
            return f"buy {line}"
        case PlaceTile(fruit, well, space, bridge):
            return f"{'bridge' if bridge else 'place'} {tile_text(fruit, well)} {space}"
        case Harvest(regions):
            return "harvest " + " ".join(regions)
        case UseMoney(coins):
            return f"money {coins}"
        case UseCart(market):
            return f"cart {market}"
        case PlaceBull(space):
            return f"bull {space}"
        case UseMilestone():
            return "milestone"
        case ChooseSite(site):
            return f"site {site}"
        case EndTurn():
            return "end"
        case Pass():
            return "pass"
        case ReturnTiles():
            return "return"
        case LandscapeCame(tile):
            return f"landscape {tile}"
        case FincaCame(kind):
            return f"finca {finca_text(kind)}"
        case TileCame(fruit, well):
            return f"tile {tile_text(fruit, well)}"
        case LetterCame(site):
            return f"letter {site}"
        case FirstCame(seat):
            return f"first {seat + 1}"


def _tile(word: str) -> tuple[Fruit, bool]:
    number = TILES.index(one_of(word, TILES))
    return FRUITS[number >> 1], bool(number & 1)


def _space(word: str) -> str:
    try:
        space_number(word)
    except ValueError as error:
        raise Unfit(str(error), Message("citrus-space-off-board", {"cell": word[:8]})) from error
    return word


def _place(tile: str, space: str, bridge: bool = False) -> PlaceTile:
    return PlaceTile(*_tile(tile), _space(space), bridge)


ACTIONS: dict[str, Form[CitrusAction]] = {
    "buy": Form("buy 3", range(1, 2), lambda line: BuyLine(whole(line, 1, 16))),
    "place": Form("place lime* e2", range(2, 3), _place),
    "bridge": Form("bridge lemon d7", range(2, 3), lambda tile, space: _place(tile, space, bridge=True)),
    "harvest": Form("harvest a3 c5", range(1, 6), lambda *spaces: Harvest(tuple(map(_space, spaces)))),
    "money": Form("money 2", range(1, 2), lambda coins: UseMoney(whole(coins, 2, 3))),
    "cart": Form("cart 4", range(1, 2), lambda market: UseCart(whole(market, 1, 12))),
    "bull": Form("bull e9", range(1, 2), lambda space: PlaceBull(_space(space))),
    "milestone": Form("milestone", range(1), UseMilestone),
    "site": Form("site E", range(1, 2), lambda site: ChooseSite(one_of(site, tuple(LETTERS)))),
    "return": Form("return", range(1), ReturnTiles),
    "pass": Form("pass", range(1), Pass),
    "end": Form("end", range(1), EndTurn),
}
OUTCOMES: dict[str, Form[CitrusOutcome]] = {
    "landscape": Form("landscape bull", range(1, 2), lambda tile: LandscapeCame(one_of(tile, LANDSCAPE))),
    "finca": Form("finca 10/5", range(1, 2), lambda values: FincaCame(_finca(values))),
    "tile": Form("tile lime*", range(1, 2), lambda tile: TileCame(*_tile(tile))),
    "letter": Form("letter E", range(1, 2), lambda site: LetterCame(one_of(site, tuple(LETTERS)))),
    "first": Form("first 2", range(1, 2), lambda word: FirstCame(seat_number(word, SEATS))),
}


def _finca(values: str) -> int:
    kinds = [finca_text(kind) for kind in range(len(material().fincas))]
    return kinds.index(one_of(values, kinds))


LONGEST = 64
"""Signs of a line that is kept once it is read; none has to be so long."""


def parse_action(state: State, seat: int, text: str) -> CitrusAction:
    """An action as people write it; a region may be named by any of its spaces."""
    action = _action(text) if len(text) <= LONGEST else read(text, ACTIONS)
    return name_regions(state, seat, action) if isinstance(action, Harvest) else action


@lru_cache(1 << 11)
def _action(text: str) -> CitrusAction:
    return read(text, ACTIONS)


def parse_outcome(text: str) -> CitrusOutcome:
    """An outcome of chance as records write it."""
    return read(text, OUTCOMES)


def name_regions(state: State, seat: int, harvest: Harvest) -> Harvest:
    """Each region by its first space; a space in none of the seat's regions stays as it is."""
    if not 0 <= seat < state.players:
        return harvest
    first_of = {c: (m & -m).bit_length() - 1 for _, m in state.regions(seat) for c in members(m)}
    return Harvest(tuple(space_name(first_of.get(space_number(n), space_number(n))) for n in harvest.regions))

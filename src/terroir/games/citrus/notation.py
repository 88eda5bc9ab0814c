"""Actions and outcomes as one short line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from terroir.core.errors import MalformedAction
from terroir.games.citrus.actions import (
    FRUITS,
    LANDSCAPE,
    BuyLine,
    ChooseSite,
    CitrusAction,
    CitrusMove,
    CitrusOutcome,
    EndTurn,
    FincaCame,
    FirstCame,
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

T = TypeVar("T")

ACTIONS_HELP = (
    "buy LINE, place FRUIT[*] SPACE, bridge FRUIT[*] SPACE, harvest SPACE…, money 2|3, cart MARKET, "
    "bull SPACE, milestone, site LETTER, return, pass, end"
)
OUTCOMES_HELP = "landscape TILE, finca HIGH/LOW, tile FRUIT[*], letter SITE, first SEAT"


def tile_text(fruit: str, well: bool) -> str:
    """`lemon`, or `lemon*` with a well."""
    return fruit + "*" if well else fruit


def finca_text(kind: int) -> str:
    """A Finca by its two values: `10/5`."""
    high, low, _ = material().fincas[kind]
    return f"{high}/{low}"


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


def _tile(word: str) -> tuple[str, bool]:
    fruit = word.removesuffix("*")
    if fruit not in FRUITS:
        raise ValueError(f"{word!r} is no fruit: {', '.join(FRUITS)}, with * for a well")
    return fruit, word.endswith("*")


def _one_of(words: tuple[str, ...], word: str) -> str:
    if word not in words:
        raise ValueError(f"{word!r} is none of {', '.join(words)}")
    return word


_ACTIONS: dict[str, tuple[int, Callable[..., CitrusAction]]] = {
    "buy": (1, lambda line: BuyLine(_whole(line))),
    "place": (2, lambda tile, space: PlaceTile(*_tile(tile), space)),
    "bridge": (2, lambda tile, space: PlaceTile(*_tile(tile), space, bridge=True)),
    "harvest": (-1, lambda *spaces: Harvest(spaces)),
    "money": (1, lambda coins: UseMoney(_whole(coins))),
    "cart": (1, lambda market: UseCart(_whole(market))),
    "bull": (1, PlaceBull),
    "milestone": (0, UseMilestone),
    "site": (1, ChooseSite),
    "return": (0, ReturnTiles),
    "pass": (0, Pass),
    "end": (0, EndTurn),
}
_OUTCOMES: dict[str, tuple[int, Callable[..., CitrusOutcome]]] = {
    "landscape": (1, lambda tile: LandscapeCame(_one_of(LANDSCAPE, tile))),
    "finca": (1, lambda values: FincaCame(_finca(values))),
    "tile": (1, lambda tile: TileCame(*_tile(tile))),
    "letter": (1, lambda site: LetterCame(_one_of(tuple(LETTERS), site))),
    "first": (1, lambda seat: FirstCame(_whole(seat) - 1)),
}


def _whole(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 2:
        raise ValueError(f"{word!r} is no whole number that fits")
    return int(word)


def _finca(values: str) -> int:
    kinds = [finca_text(kind) for kind in range(len(material().fincas))]
    return kinds.index(_one_of(tuple(kinds), values))


def parse_action(state: State, seat: int, text: str) -> CitrusAction:
    """An action as people write it; a region may be named by any of its spaces."""
    action = _parse(text, _ACTIONS, ACTIONS_HELP)
    return name_regions(state, seat, action) if isinstance(action, Harvest) else action


def parse_outcome(text: str) -> CitrusOutcome:
    """An outcome of chance as records write it."""
    return _parse(text, _OUTCOMES, OUTCOMES_HELP)


def _parse(text: str, forms: dict[str, tuple[int, Callable[..., T]]], known: str) -> T:
    word, *arguments = text.split() or [""]
    count, make = forms.get(word, (0, None))
    if make is None:
        raise MalformedAction(text, known)
    if (count < 0 and not arguments) or count not in (-1, len(arguments)):
        raise MalformedAction(text, known)
    try:
        return make(*arguments)
    except ValueError as error:
        raise MalformedAction(text, str(error)) from error


def name_regions(state: State, seat: int, harvest: Harvest) -> Harvest:
    """Each region by its first space; a space in none of the seat's regions stays as it is."""
    first_of = {c: (m & -m).bit_length() - 1 for _, m in state.regions(seat) for c in members(m)}
    return Harvest(tuple(space_name(first_of.get(space_number(n), space_number(n))) for n in harvest.regions))

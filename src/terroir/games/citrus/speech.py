"""Events and actions in words: which message of the texts, with which arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from terroir.core.game import Action, Message, Offer
from terroir.games.citrus.actions import (
    FRUITS,
    BuyLine,
    ChooseSite,
    EndTurn,
    Harvest,
    Pass,
    PlaceBull,
    PlaceTile,
    ReturnTiles,
    UseCart,
    UseMilestone,
    UseMoney,
    tile_name,
)
from terroir.games.citrus.board import load, material, space_name
from terroir.games.citrus.view import View

PENALTY = 3

Args = Mapping[str, str | int | Message | tuple[Message, ...]]
Seen = Mapping[str, Any]


# ---- pieces -------------------------------------------------------------
def tile_args(tile: str) -> Args:
    """A tile such as `lemon*`, as the texts ask for it."""
    return {"fruit": tile.removesuffix("*"), "well": "yes" if tile.endswith("*") else "no"}


@cache
def tile_message(tile: str) -> Message:
    """A tile by its name alone."""
    return Message("citrus-tile", tile_args(tile))


def finca_args(kind: int) -> dict[str, int]:
    """The two values of a Finca. C-M5."""
    high, low, _ = material().fincas[kind]
    return {"high": high, "low": low}


# ---- events -------------------------------------------------------------
def tell(seen: Seen) -> Message | None:
    """An event in words. A worker placed is not told: it stands on the tile that was."""
    kind = "FincaStands" if seen["type"] == "FincaBuilt" and seen["seat"] is None else seen["type"]
    how = _TOLD.get(kind)
    if how is None:
        return None
    message, args = how
    minor = kind in _MINOR or seen.get("points") == 0
    return Message(f"event-citrus-{message}", args(seen), seen.get("seat"), minor)


def _fields(*names: str) -> Callable[[Seen], Args]:
    """Fields of the event under the same name, or `field:argument`."""
    pairs = [(name.partition(":")[0], name.partition(":")[2] or name) for name in names]
    return lambda seen: {argument: seen[name] for name, argument in pairs}


def _fruit(seen: Seen) -> Args:
    return {"fruit": tile_args(seen["tile"])["fruit"]}


def _covered(seen: Seen) -> Args:
    covered = "rock" if seen["tile"] is None else tile_args(seen["tile"])["fruit"]
    return {"cell": seen["space"], "covered": covered}


_TOLD: dict[str, tuple[str, Callable[[Seen], Args]]] = {
    "LandscapeLaid": ("landscape-laid", _fields("space:cell", "tile")),
    "FincaDrawn": ("finca-drawn", lambda seen: finca_args(seen["kind"])),
    "TileDrawn": ("tile-drawn", lambda seen: {"space": seen["market"], **tile_args(seen["tile"])}),
    "SiteRevealed": ("site-revealed", _fields("site")),
    "FirstPlayerNamed": ("first-player", _fields()),
    "LineBought": ("line-bought", _fields("line", "cost")),
    "TileCovered": ("tile-covered", _covered),
    "TilePlaced": ("tile-placed", lambda seen: {"cell": seen["space"], **_fruit(seen)}),
    "LandscapeTaken": ("landscape-taken", _fields("tile")),
    "RegionsJoined": ("regions-joined", _fields("fruit", "workers")),
    "NeutralAbsorbed": ("neutral-absorbed", _fields("fruit", "tiles")),
    "RegionHarvested": ("harvested", _fields("space:cells", "points")),
    "IncomeReceived": ("income", _fields("coins")),
    "MoneyUsed": ("money-used", _fields("coins")),
    "CartUsed": ("cart-used", lambda seen: {"space": seen["market"], **_fruit(seen)}),
    "BullPlaced": ("bull-placed", _fields("space:cell")),
    "MilestoneUsed": ("milestone-used", _fields()),
    "TilesReturned": (
        "tiles-returned",
        lambda seen: {"count": seen["tiles"], "points": PENALTY * seen["tiles"]},
    ),
    "FincaBuilt": ("finca-built", lambda seen: {"site": seen["site"], **finca_args(seen["kind"])}),
    "FincaStands": ("finca-stands", lambda seen: {"site": seen["site"], **finca_args(seen["kind"])}),
    "BagRanShort": ("bag-short", _fields()),
    "FincaScored": ("finca-scored", _fields("site", "tiles", "points")),
    "FinalFincaScored": ("final-finca", _fields("site", "points")),
    "Passed": ("passed", _fields()),
    "TurnEnded": ("turn-ended", _fields()),
    "TableBlocked": ("blocked", _fields()),
    "GameEnded": ("game-ended", _fields("reason")),
    "HorsesCounted": ("final-horses", _fields("points")),
    "UnusedTilesCounted": ("final-actions", _fields("points")),
}
_MINOR = {"LandscapeLaid", "FincaDrawn", "FincaStands", "TileDrawn", "TurnEnded"}


# ---- actions ------------------------------------------------------------
def offer(view: View, action: Action) -> Offer:
    """A legal action in words."""
    return _OFFERS[type(action)](view, action)


def _message(kind: str, **args: str | int) -> Message:
    return Message(f"action-citrus-{kind}", args)


@cache
def _place(fruit: str, well: bool, space: str, bridge: bool) -> Offer:
    return Offer(_placing(fruit, well, bridge), space=space, fixed=True)


@cache
def _placing(fruit: str, well: bool, bridge: bool) -> Message:
    return _message("bridge" if bridge else "place", fruit=fruit, well="yes" if well else "no")


def _line(view: View, action: BuyLine) -> Offer:
    """A market line with its price and tiles. C-B1."""
    market, line = view.written()["market"], action.line
    numbers = load(view.settings["board"]).lines[line - 1]
    return _line_of(line, tuple([market[n - 1] for n in numbers if market[n - 1] >= 0]))


_BUY, _HARVEST, _CART, _SITE = _message("buy"), _message("harvest"), _message("cart"), _message("site")


@lru_cache(1 << 11)
def _line_of(line: int, tiles: tuple[int, ...]) -> Offer:
    listed = tuple([tile_message(tile_name(tile)) for tile in tiles])
    args: Args = {"line": line, "cost": len(tiles), "list": listed}
    return Offer(_BUY, Message("action-citrus-buy-line", args), lasting=True)


def _harvest(view: View, action: Harvest) -> Offer:
    """What a harvest brings: points, and the income for the workers then at home. C-H1, C-H2."""
    yields, workers, room = view.yields()
    chosen = [yields[name] for name in action.regions]
    args: Args = {
        "list": tuple([_region_on(yields[name][0], name) for name in action.regions]),
        "points": sum([points for _, points in chosen]),
        "coins": min(material().income[workers + len(chosen)], room),
    }
    return Offer(_HARVEST, Message("action-citrus-harvest-regions", args))


@cache
def _region_on(fruit: int, space: str) -> Message:
    return Message("citrus-region-on", {"fruit": FRUITS[fruit], "cell": space})


@cache
def _cart(market: int, tile: int) -> Offer:
    item = Message("action-citrus-cart-space", {"space": market, **tile_args(tile_name(tile))})
    return Offer(_CART, item, lasting=True)


@cache
def _site(site: str, space: str) -> Offer:
    return Offer(_SITE, _message("site-letter", site=site, cell=space), space, lasting=True)


@cache
def _return(tiles: int) -> Offer:
    return Offer(_message("return", count=tiles), lasting=True)


_OFFERS: dict[type, Callable[[View, Any], Offer]] = {
    PlaceTile: lambda view, action: _place(action.fruit, action.well, action.space, action.bridge),
    BuyLine: _line,
    Harvest: _harvest,
    UseMoney: lambda view, action: Offer(_message("money", coins=action.coins), fixed=True),
    UseCart: lambda view, action: _cart(action.market, view.written()["market"][action.market - 1]),
    PlaceBull: lambda view, action: Offer(_message("bull"), space=action.space, fixed=True),
    UseMilestone: lambda view, action: Offer(_message("milestone"), fixed=True),
    ChooseSite: lambda view, action: _site(
        action.site, space_name(load(view.settings["board"]).sites[action.site])
    ),
    EndTurn: lambda view, action: Offer(_message("end"), fixed=True),
    Pass: lambda view, action: Offer(_message("pass"), fixed=True),
    ReturnTiles: lambda view, action: _return(sum(tile >= 0 for tile in view.written()["hand"])),
}

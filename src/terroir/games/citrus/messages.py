"""Events and actions in words: which message of the texts, with which arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from terroir.core.game import Action, Message, Offer
from terroir.games.citrus.actions import (
    BuyLine,
    ChooseSite,
    CitrusAction,
    EndTurn,
    Harvest,
    Pass,
    PlaceBull,
    PlaceTile,
    ReturnTiles,
    Tile,
    UseCart,
    UseMilestone,
    UseMoney,
)
from terroir.games.citrus.board import load, material, space_name
from terroir.games.citrus.view import View

Args = Mapping[str, str | int | Message | tuple[Message, ...]]
Seen = Mapping[str, Any]


# ---- pieces -------------------------------------------------------------
def tile_args(name: str) -> dict[str, str]:
    """A tile such as `lemon*`, as the texts ask for it."""
    return {"fruit": name.removesuffix("*"), "well": "yes" if name.endswith("*") else "no"}


def finca_args(kind: int) -> dict[str, int]:
    """The two values of a Finca. C-M5."""
    high, low, _ = material().fincas[kind]
    return {"high": high, "low": low}


# ---- events -------------------------------------------------------------
def message_for(seen: Seen) -> Message | None:
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
        lambda seen: {"count": seen["tiles"], "points": material().penalty * seen["tiles"]},
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
    assert isinstance(action, CitrusAction)
    match action:
        case PlaceTile(fruit, well, space, bridge):
            args = {"fruit": fruit, "well": "yes" if well else "no"}
            return Offer(_words("bridge" if bridge else "place", args), space=space, fixed=True)
        case PlaceBull(space):
            return Offer(_group("bull"), space=space, fixed=True)
        case BuyLine(line):
            return Offer(_group("buy"), _line(view, line))
        case Harvest():
            return Offer(_group("harvest"), _harvest(view, action))
        case UseCart(market):
            args = tile_args(view.market[market - 1] or "")
            return Offer(_group("cart"), _words("cart-space", {"space": market, **args}))
        case ChooseSite(site):
            space = space_name(load(view.settings["board"]).sites[site])
            return Offer(_group("site"), _words("site-letter", {"site": site, "cell": space}), space)
        case UseMoney(coins):
            return Offer(_words("money", {"coins": coins}), fixed=True)
        case ReturnTiles():
            return Offer(_words("return", {"count": len(view.hand)}))
        case UseMilestone():
            return Offer(_group("milestone"), fixed=True)
        case EndTurn():
            return Offer(_group("end"), fixed=True)
        case Pass():
            return Offer(_group("pass"), fixed=True)


def _words(name: str, args: Args) -> Message:
    return Message(f"action-citrus-{name}", args)


@cache
def _group(name: str) -> Message:
    return _words(name, {})


def _line(view: View, line: int) -> Message:
    """A market line with its price and tiles. C-B1."""
    market = view.market
    tiles = [market[space - 1] for space in load(view.settings["board"]).lines[line - 1]]
    return _tiles_of(line, tuple([tile for tile in tiles if tile is not None]))


@lru_cache(4096)
def _tiles_of(line: int, tiles: tuple[Tile, ...]) -> Message:
    listed = tuple([Message("citrus-tile", tile_args(tile)) for tile in tiles])
    return _words("buy-line", {"line": line, "cost": len(tiles), "list": listed})


def _harvest(view: View, action: Harvest) -> Message:
    """What a harvest brings: points, and the income for the workers then at home. C-H1, C-H2."""
    seat, named = view.turn.seat, action.regions
    mat = view.players[seat]
    chosen = [region for region in mat.regions if region.spaces[0] in named]
    listed = tuple([_region(region.fruit, region.spaces[0]) for region in chosen])
    coins = view.state.gains(seat, material().income[mat.workers + len(chosen)])
    points = sum([region.points for region in chosen])
    return _words("harvest-regions", {"list": listed, "points": points, "coins": coins})


@lru_cache(1024)
def _region(fruit: str, space: str) -> Message:
    return Message("citrus-region-on", {"fruit": fruit, "cell": space})

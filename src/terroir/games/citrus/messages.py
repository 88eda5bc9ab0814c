"""Events and actions in words: which message of the texts, with which arguments."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from terroir.core.game import Action, Message, Offer
from terroir.games.citrus.actions import CitrusAction
from terroir.games.citrus.board import material
from terroir.games.citrus.offering import offered, tile_args
from terroir.games.citrus.view import View

Args = Mapping[str, str | int | Message | tuple[Message, ...]]
Seen = Mapping[str, Any]


# ---- pieces -------------------------------------------------------------
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
    group, (_, space, item, _) = [json.loads(part) for part in offered(view.state, action.code)]
    return Offer(_message(group), item and _message(item), space)


def _message(written: dict[str, Any]) -> Message:
    args = {
        name: tuple([_message(one) for one in value]) if isinstance(value, list) else value
        for name, value in written["args"].items()
    }
    return Message(written["id"], args)

"""What happened, read off the journal of the hot core. Citrus has no secrets: every field is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from terroir.core.game import Event
from terroir.core.masking import public
from terroir.games.citrus import terms
from terroir.games.citrus.actions import FRUITS, LANDSCAPE, Fruit, Landscape, Tile, tile_name
from terroir.games.citrus.board import LETTERS, space_name
from terroir.games.citrus.journal import REASONS


class LandscapeLaid(Event):
    reveals: ClassVar[bool] = True
    tile: Landscape = public()
    space: str = public()


class FincaDrawn(Event):
    reveals: ClassVar[bool] = True
    kind: int = public()


class TileDrawn(Event):
    reveals: ClassVar[bool] = True
    market: int = public()
    tile: Tile = public()


class SiteRevealed(Event):
    reveals: ClassVar[bool] = True
    site: str = public()


class FirstPlayerNamed(Event):
    reveals: ClassVar[bool] = True
    seat: int = public()


class LineBought(Event):
    seat: int = public()
    line: int = public()
    cost: int = public()


class TileCovered(Event):
    """A bridge: over a rock (tile null) or a neutral tile, which leaves the game."""

    seat: int = public()
    tile: Tile | None = public()
    space: str = public()


class TilePlaced(Event):
    seat: int = public()
    tile: Tile = public()
    space: str = public()


class LandscapeTaken(Event):
    seat: int = public()
    tile: Landscape = public()
    space: str = public()


class WorkerPlaced(Event):
    seat: int = public()
    space: str = public()


class RegionsJoined(Event):
    seat: int = public()
    fruit: Fruit = public()
    workers: int = public()


class NeutralAbsorbed(Event):
    seat: int = public()
    fruit: Fruit = public()
    tiles: int = public()


class RegionHarvested(Event):
    seat: int = public()
    space: str = public()
    points: int = public()


class IncomeReceived(Event):
    """`coins` were received of the `income` due: above twelve is lost."""

    seat: int = public()
    coins: int = public()
    income: int = public()


class MoneyUsed(Event):
    seat: int = public()
    coins: int = public()
    worth: int = public()


class CartUsed(Event):
    seat: int = public()
    market: int = public()
    tile: Tile = public()


class BullPlaced(Event):
    seat: int = public()
    space: str = public()


class MilestoneUsed(Event):
    seat: int = public()


class TilesReturned(Event):
    seat: int = public()
    tiles: int = public()
    coins: int = public()


class FincaBuilt(Event):
    """`seat` is null for the starting Fincas."""

    seat: int | None = public()
    site: str = public()
    kind: int = public()


class BagRanShort(Event):
    pass


class FincaScored(Event):
    """What one player got at an encircled Finca."""

    seat: int = public()
    site: str = public()
    tiles: int = public()
    points: int = public()


class FinalFincaScored(Event):
    """What one player got at a Finca that was never encircled."""

    seat: int = public()
    site: str = public()
    tiles: int = public()
    points: int = public()


class Passed(Event):
    seat: int = public()


class TurnEnded(Event):
    seat: int = public()


class TableBlocked(Event):
    """All passed in a row; `seat` chooses the site of one more Finca."""

    seat: int = public()


class GameEnded(Event):
    reason: str = public()


class HorsesCounted(Event):
    seat: int = public()
    points: int = public()


class UnusedTilesCounted(Event):
    seat: int = public()
    points: int = public()


READERS: dict[int, Callable[[int, int, int], Event]] = {
    terms.TILE_PLACED: lambda p, t, c: TilePlaced(p, tile_name(t), space_name(c)),
    terms.TILE_COVERED: lambda p, t, c: TileCovered(p, tile_name(t) if t >= 0 else None, space_name(c)),
    terms.LANDSCAPE_TAKEN: lambda p, k, c: LandscapeTaken(p, LANDSCAPE[k], space_name(c)),
    terms.WORKER_PLACED: lambda p, c, _: WorkerPlaced(p, space_name(c)),
    terms.REGIONS_JOINED: lambda p, f, n: RegionsJoined(p, FRUITS[f], n),
    terms.NEUTRAL_ABSORBED: lambda p, f, n: NeutralAbsorbed(p, FRUITS[f], n),
    terms.REGION_HARVESTED: lambda p, c, points: RegionHarvested(p, space_name(c), points),
    terms.FINCA_SCORED: lambda ps, n, points: FincaScored(ps >> 4, LETTERS[ps & 15], n, points),
    terms.FINAL_FINCA: lambda ps, n, points: FinalFincaScored(ps >> 4, LETTERS[ps & 15], n, points),
    terms.LINE_BOUGHT: lambda p, k, cost: LineBought(p, k + 1, cost),
    terms.INCOME_RECEIVED: IncomeReceived,
    terms.MONEY_USED: MoneyUsed,
    terms.CART_USED: lambda p, i, t: CartUsed(p, i + 1, tile_name(t)),
    terms.BULL_PLACED: lambda p, c, _: BullPlaced(p, space_name(c)),
    terms.MILESTONE_USED: lambda p, a, b: MilestoneUsed(p),
    terms.TILES_RETURNED: TilesReturned,
    terms.LANDSCAPE_LAID: lambda k, c, _: LandscapeLaid(LANDSCAPE[k], space_name(c)),
    terms.FINCA_DRAWN: lambda v, a, b: FincaDrawn(v),
    terms.FINCA_BUILT: lambda p, s, v: FincaBuilt(p if p >= 0 else None, LETTERS[s], v),
    terms.TILE_DRAWN: lambda i, t, _: TileDrawn(i + 1, tile_name(t)),
    terms.BAG_RAN_SHORT: lambda a, b, c: BagRanShort(),
    terms.SITE_REVEALED: lambda s, a, b: SiteRevealed(LETTERS[s]),
    terms.FIRST_NAMED: lambda p, a, b: FirstPlayerNamed(p),
    terms.PASSED: lambda p, a, b: Passed(p),
    terms.TURN_ENDED: lambda p, a, b: TurnEnded(p),
    terms.TABLE_BLOCKED: lambda p, a, b: TableBlocked(p),
    terms.FINAL_HORSES: lambda p, n, _: HorsesCounted(p, n),
    terms.FINAL_ACTIONS: lambda p, n, _: UnusedTilesCounted(p, n),
    terms.GAME_ENDED: lambda reason, a, b: GameEnded(REASONS[reason]),
}

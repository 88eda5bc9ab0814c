"""The rules of Citrus once more, slow and obvious: to be right where the engine is quick.

Written from the rules alone, over dicts and sets of (row, column). A position is read from what
`State.written` says of it and from the grid of its board; nothing of the engine's own is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from terroir.games.citrus.board import Board, load
from terroir.games.citrus.state import State

Space = tuple[int, int]
FRUITS = range(5)
NEUTRAL = -1
WORKERS = 5
CART, BULL, BRIDGE, MILESTONE = 5, 6, 7, 8
REVEALED, BUILT, SCORED = 2, 3, 4


class TooLong(Exception):
    """The search has looked at more positions than it was allowed to."""


def beside(space: Space) -> list[Space]:
    """The up to four orthogonal neighbours; whoever asks knows which of them are on the board."""
    row, column = space
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def around(space: Space) -> list[Space]:
    """The up to eight spaces that touch one, also diagonally."""
    row, column = space
    return [(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]


def spaces(written: int) -> list[Space]:
    """A written set of spaces: bit 16 * (row + 1) + column."""
    found = []
    for n in range(192):
        if written >> n & 1:
            found.append((n // 16 - 1, n % 16))
    return found


def number(space: Space) -> int:
    """The bit of a space in a written set."""
    return 16 * (space[0] + 1) + space[1]


@dataclass(frozen=True)
class Ground:
    """What is printed: it never changes."""

    tokens: dict[Space, str]
    sites: dict[int, Space]
    family: bool

    @cached_property
    def roads(self) -> dict[int, list[Space]]:
        """Road spaces of every printed site; rocks are road spaces too, other sites are not. C-P2."""
        return {
            s: [n for n in beside(at) if n in self.tokens and n not in self.sites.values()]
            for s, at in self.sites.items()
        }

    @cached_property
    def roads_through(self) -> dict[Space, list[list[Space]]]:
        """For each space the roads it belongs to, each with all its spaces."""
        return {space: [road for road in self.roads.values() if space in road] for space in self.tokens}

    def ring(self, s: int) -> list[Space]:
        """The spaces around a site. C-F1."""
        return [n for n in around(self.sites[s]) if n in self.tokens]


def ground_of(board: Board, family: bool) -> Ground:
    """The printed board of a position."""
    tokens = {(r, c): token for r, row in enumerate(board.grid) for c, token in enumerate(row)}
    sites = {ord(token) - ord("A"): space for space, token in tokens.items() if token.isalpha()}
    return Ground(tokens, sites, family)


Plantation = tuple[int, int]
"""Fruit and owner."""


@dataclass(frozen=True)
class Field:
    """Plantations, rocks, landscape, and what one player has to build with."""

    ground: Ground
    player: int
    plantations: dict[Space, Plantation]
    rocks: frozenset[Space]
    landscape: dict[Space, int]
    bridges: int
    milestones: int
    fincas: int
    revealed: frozenset[int]
    built: frozenset[int]

    # ---- regions ---------------------------------------------------------
    @cached_property
    def region_of(self) -> dict[Space, frozenset[Space]]:
        """Connected plantations of one fruit and one owner."""
        found: dict[Space, frozenset[Space]] = {}
        for space, kind in self.plantations.items():
            if space not in found:
                region, edge = {space}, [space]
                while edge:
                    for n in beside(edge.pop()):
                        if n not in region and self.plantations.get(n) == kind:
                            region.add(n)
                            edge.append(n)
                for member in region:
                    found[member] = frozenset(region)
        return found

    def regions(self, owner: int) -> list[frozenset[Space]]:
        """All regions of a player."""
        return [
            region
            for region in set(self.region_of.values())
            if self.plantations[next(iter(region))][1] == owner
        ]

    @cached_property
    def workers(self) -> int:
        """Workers on the mat: each region has one of the five. C-P3."""
        return WORKERS - len(self.regions(self.player))

    # ---- where a tile may stand ------------------------------------------
    def may_build(self, fruit: int, at: Space, bridge: bool) -> bool:
        """C-P1 to C-P8 for one tile on one space, with a bridge C-A4."""
        if not (self.bridgeable(fruit, at) if bridge else self.is_open(at)):
            return False
        near = [n for n in beside(at) if self.plantations.get(n, (None,))[0] == fruit]
        if any(self.plantations[n][1] not in (self.player, NEUTRAL) for n in near):
            return False  # C-P5
        if self.breaks_a_road(fruit, at):
            return False
        own = {self.region_of[n] for n in near if self.plantations[n][1] == self.player}
        neutral = {self.region_of[n] for n in near if self.plantations[n][1] == NEUTRAL}
        if own:
            together = sum(len(region) for region in own)
            return all(len(region) <= together for region in neutral)  # C-P7
        return not neutral and self.workers > 0 and self.is_start(at)  # C-P7, C-P3, C-P2

    def is_open(self, at: Space) -> bool:
        """C-P1: an open or landscape space without a plantation."""
        return self.ground.tokens.get(at) in (".", "~") and at not in self.plantations

    def bridgeable(self, fruit: int, at: Space) -> bool:
        """C-A4: a rock, a neutral tile of another fruit, or a neutral region of just this tile."""
        if at in self.rocks:
            return True
        if at not in self.plantations or self.plantations[at][1] != NEUTRAL:
            return False
        return self.plantations[at][0] != fruit or len(self.region_of[at]) == 1

    def breaks_a_road(self, fruit: int, at: Space) -> bool:
        """C-P4: another plantation of the fruit on a road that the space belongs to. Not in C-V2."""
        if self.ground.family:
            return False
        return any(
            n != at and n in self.plantations and self.plantations[n][0] == fruit
            for road in self.ground.roads_through[at]
            for n in road
        )

    def is_start(self, at: Space) -> bool:
        """A road space of a built Finca, scored or not. C-P2."""
        return any(at in self.ground.roads[s] for s in self.built)

    def placements(self, fruit: int, bridge: bool) -> list[Space]:
        """All spaces that allow the fruit, in reading order."""
        mine = (fruit, self.player)
        candidates = {n for space, kind in self.plantations.items() if kind == mine for n in beside(space)}
        candidates |= {n for s in self.built for n in self.ground.roads[s]}
        return sorted(at for at in candidates if self.may_build(fruit, at, bridge))

    # ---- what building does ----------------------------------------------
    def after(self, fruit: int, at: Space, bridge: bool) -> Field:
        """The field with one tile more: landscape taken, neutral neighbours of the fruit absorbed."""
        plantations = dict(self.plantations)
        plantations[at] = (fruit, self.player)
        for n in beside(at):
            if self.plantations.get(n) == (fruit, NEUTRAL):
                for member in self.region_of[n]:
                    plantations[member] = (fruit, self.player)
        landscape = dict(self.landscape)
        taken = landscape.pop(at, None)
        return replace(
            self,
            plantations=plantations,
            rocks=self.rocks - {at},
            landscape=landscape,
            bridges=self.bridges - bridge + (taken == BRIDGE),
            milestones=self.milestones + (taken == MILESTONE),
        )

    def with_finca(self, s: int) -> Field:
        """The field with a Finca more, on one of the revealed sites; what is revealed next is unknown."""
        return replace(
            self, built=self.built | {s}, revealed=self.revealed - {s}, fincas=max(0, self.fincas - 1)
        )

    def key(self) -> object:
        """What tells this field from others of the same question."""
        return frozenset(self.plantations.items()), self.bridges, self.milestones, self.fincas, self.built


@dataclass
class Builder:
    """C-B2 by trying everything; positions met before are not tried again."""

    limit: int
    known: dict[object, bool] = field(default_factory=dict)

    def can_build(self, on: Field, need: Counter[int]) -> bool:
        """Some sequence of placements, bridges and milestones builds all tiles needed."""
        if need.total() == 0:
            return True
        key = on.key(), tuple(need[f] for f in FRUITS)
        if key not in self.known:
            if len(self.known) >= self.limit:
                raise TooLong
            self.known[key] = any(self.can_build(*step) for step in self.steps(on, need))
        return self.known[key]

    def steps(self, on: Field, need: Counter[int]) -> Iterator[tuple[Field, Counter[int]]]:
        """Everything that may be done next."""
        for f in FRUITS:
            if need[f]:
                rest = need - Counter([f])
                for bridge in (False, True)[: 1 + (on.bridges > 0)]:
                    for at in on.placements(f, bridge):
                        yield on.after(f, at, bridge), rest
        if on.milestones and on.fincas and on.revealed:
            spent = replace(on, milestones=on.milestones - 1)
            for s in sorted(on.revealed):
                yield spent.with_finca(s), need


class Oracle:
    """One position, and what may be done in it."""

    def __init__(self, state: State, limit: int = 30_000) -> None:
        self.d: dict[str, Any] = state.written()
        self.board = load(state.settings["board"])
        self.player: int = self.d["seat"]
        self.limit = limit
        self.builder = Builder(limit)
        self.field = self.field_of(self.player)

    def field_of(self, player: int) -> Field:
        """The board as the engine writes it, for one player to build on."""
        d = self.d
        plantations = {at: (f, NEUTRAL) for f in FRUITS for at in spaces(d["neutral"][f])}
        for p in range(d["players"]):
            plantations |= {at: (f, p) for f in FRUITS for at in spaces(d["own"][p][f])}
        return Field(
            ground_of(self.board, bool(d["family"])),
            player,
            plantations,
            frozenset(spaces(d["rocks"])),
            {at: k for k in range(9) for at in spaces(d["land"][k])},
            d["held"][player][BRIDGE],
            d["held"][player][MILESTONE],
            sum(d["finca_left"]),
            frozenset(s for s, life in enumerate(d["site_state"]) if life == REVEALED),
            frozenset(s for s, life in enumerate(d["site_state"]) if life >= BUILT),
        )

    # ---- C-B2 and what hangs on it ---------------------------------------
    def hand(self) -> Counter[int]:
        """Fruits in hand."""
        return Counter(t // 2 for t in self.d["hand"] if t >= 0)

    def line(self, k: int) -> Counter[int]:
        """Fruits on a market line. C-B1."""
        on_line = [self.d["market"][n - 1] for n in self.board.lines[k]]
        return Counter(t // 2 for t in on_line if t >= 0)

    def finca_comes(self, taken: int) -> bool:
        """Taking so many tiles leaves three or fewer, and a Finca can be built. C-N1, C-N3."""
        left = sum(t >= 0 for t in self.d["market"]) - taken
        closed = self.d["edition_2015"] and self.d["bag_short"]
        return left <= 3 and not closed and self.field.fincas > 0 and bool(self.field.revealed)

    def can_take(self, on: Field, need: Counter[int]) -> bool:
        """The tiles can be built, after the Finca that taking them brings if it brings one. C-B2, C-B5."""
        if not self.finca_comes(need.total()):
            return self.builder.can_build(on, need)
        return any(self.builder.can_build(on.with_finca(s), need) for s in sorted(on.revealed))

    def lines(self) -> set[int]:
        """The lines that may be bought, counted from 0. C-B1, C-B2; with the penalty option C-B3."""
        affordable = set(self.affordable())
        if self.d["penalty"]:
            return affordable
        return {k for k in affordable if self.can_take(self.field, self.line(k))}

    def affordable(self) -> Iterator[int]:
        """Lines with tiles that the coins at hand pay for."""
        for k in range(len(self.board.lines)):
            if 0 < self.line(k).total() <= self.d["coins"][self.player]:
                yield k

    def carts(self) -> set[int]:
        """Market spaces, counted from 0, whose tile a cart may take. C-A2."""
        if not self.d["held"][self.player][CART] or self.hand():
            return set()
        tiles = {i: t // 2 for i, t in enumerate(self.d["market"]) if t >= 0}
        return {i for i, f in tiles.items() if self.can_take(self.field, Counter([f]))}

    def placements(self) -> set[tuple[int, Space, bool]]:
        """Tile, space, bridge: every placement of the hand that keeps the rest buildable. C-B2, C-B3."""
        found = set()
        hand = self.hand()
        for f in hand:
            tiles = {t for t in self.d["hand"] if t >= 0 and t // 2 == f}
            for bridge in (False, True)[: 1 + (self.field.bridges > 0)]:
                for at in self.field.placements(f, bridge):
                    rest = hand - Counter([f])
                    if self.d["penalty"] or self.builder.can_build(self.field.after(f, at, bridge), rest):
                        found |= {(t, at, bridge) for t in tiles}
        return found

    def sites(self) -> set[int]:
        """Sites the Finca drawn may stand on: those that keep the hand buildable. C-N1, C-B2, C-B3."""
        revealed = sorted(self.field.revealed)
        if self.d["penalty"] and not self.d["carting"]:
            return set(revealed)
        drawn = replace(self.field, fincas=self.field.fincas + 1)  # it has left the stack already
        return {s for s in revealed if self.builder.can_build(drawn.with_finca(s), self.hand())}

    def may_pass(self) -> bool:
        """Nothing to harvest and no line to buy but with the help of action tiles. C-T3."""
        if self.d["main_done"] or self.hand() or self.tiles_left() == 0 or self.field.workers < WORKERS:
            return False
        without = {at: k for at, k in self.field.landscape.items() if k not in (BRIDGE, MILESTONE)}
        plain = replace(self.field, bridges=0, milestones=0, landscape=without)
        self.builder = Builder(self.limit)  # the same plantations mean something else without the landscape
        return not any(self.can_take(plain, self.line(k)) for k in self.affordable())

    def may_return(self) -> bool:
        """With the penalty option, when no tile in hand has a plain placement. C-B3."""
        if not self.d["penalty"] or self.d["carting"] or not self.hand():
            return False
        return not any(self.field.placements(f, False) for f in self.hand())

    def tiles_left(self) -> int:
        """Plantation tiles on the market and in the bag."""
        return sum(t >= 0 for t in self.d["market"]) + sum(self.d["bag"])

    def unoccupied(self, at: Space) -> bool:
        """Open, without plantation, landscape tile or bull."""
        return self.field.is_open(at) and at not in self.field.landscape

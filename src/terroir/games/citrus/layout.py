# compiled
"""What never changes during a game, as sets of spaces and limits: board, market lines, what is in the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games import fields
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.terms import *


class Layout:
    """A board and its material. C-M4, C-M5, C-M6."""

    open: Bits
    bushes: Bits
    rocks: Bits
    sites: Bits
    roads_any: Bits
    """The roads of all sites."""
    roads: Annotated[list[Bits], SITES]
    ring: Annotated[list[Bits], SITES]
    block: Annotated[list[Bits], SPACES]
    """For each space, the roads of the sites that it is a road of. C-P4."""
    around: Annotated[list[int], SPACES]
    """For each space, the sites that it touches, as a set."""
    site_space: Annotated[list[int], SITES]
    shared_roads: bool
    """A space is a road of two sites."""
    nlines: int
    line_len: Annotated[list[int], LINES]
    line_mask: Annotated[list[int], LINES]
    line: Annotated[list[list[int]], LINES, STALLS]
    longest: int
    ones: Annotated[list[Small], 4096]
    """How many members each set of market spaces has."""
    nvalues: int
    high: Annotated[list[int], FINCA_KINDS]
    low: Annotated[list[int], FINCA_KINDS]
    income: Annotated[list[int], INCOMES]
    workers: int
    most_coins: int
    penalty: int
    few: int
    reveals: int

    def __init__(
        self,
        opens: int,
        bushes: int,
        rocks: int,
        sites: dict[int, int],
        lines: Sequence[Sequence[int]],
        values: Sequence[tuple[int, int]],
        income: Sequence[int],
        limits: dict[str, int],
    ) -> None:
        """`sites` maps letter numbers to spaces, sets are plain ints, the limits those of material.toml."""
        if not cython.compiled:
            make_fields(self)
        self.open = from_int(opens | bushes)
        self.bushes = from_int(bushes)
        self.rocks = from_int(rocks)
        for s in sites:
            self.sites |= bit(sites[s])
        self.set_sites(sites)
        self.nlines = len(lines)
        for k in range(self.nlines):
            self.line_len[k] = len(lines[k])
            self.line_mask[k] = sum([1 << i for i in lines[k]])
            for i in range(len(lines[k])):
                self.line[k][i] = lines[k][i]
        for i in range(4096):
            self.ones[i] = i.bit_count()
        self.longest = max([len(line) for line in lines])
        self.nvalues = len(values)
        for i in range(self.nvalues):
            self.high[i], self.low[i] = values[i]
        for i in range(len(income)):
            self.income[i] = income[i]
        self.workers, self.most_coins, self.penalty = (
            limits["workers"],
            limits["most_coins"],
            limits["penalty"],
        )
        self.few, self.reveals = limits["few"], limits["reveals"]

    def set_sites(self, sites: dict[int, int]) -> None:
        """Roads are the orthogonal neighbours of a site, its ring all that touch it. C-P2, C-F1."""
        s: int
        board: Bits = self.open | self.rocks | self.sites
        for s in range(SITES):
            self.site_space[s] = -1
        for s in sites:
            here: Bits = bit(sites[s])
            self.site_space[s] = sites[s]
            across: Bits = here | here << 1 | here >> 1
            self.roads[s] = spread(here) & board
            self.ring[s] = (across | across << 16 | across >> 16) & board & ~here
            if self.roads_any & self.roads[s]:
                self.shared_roads = True
            self.roads_any |= self.roads[s]
        for c in range(SPACES):
            for s in sites:
                if self.roads[s] & bit(c):
                    self.block[c] |= self.roads[s]
                if self.ring[s] & bit(c):
                    self.around[c] |= 1 << s

    def sets(self) -> dict[str, Any]:
        """The sets as plain ints, for whoever explains or draws."""
        present = [s for s in range(SITES) if self.site_space[s] >= 0]
        return {
            "open": to_int(self.open),
            "bushes": to_int(self.bushes),
            "rocks": to_int(self.rocks),
            "sites": to_int(self.sites),
            "site_space": {s: self.site_space[s] for s in present},
            "roads": {s: to_int(self.roads[s]) for s in present},
            "ring": {s: to_int(self.ring[s]) for s in present},
        }


if not cython.compiled:
    make_fields = fields.maker(Layout)

"""What never changes during a game, as sets of spaces: board, market lines, Finca values, incomes."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import Bits, bit, first, from_int, spread, to_int

SPACES = 192  # rows 16 wide x 12: one pad column, one pad row above and below, so shifts need no edge masks
SITES = 15
ROW = 16


class Layout:
    """A board and its material. C-M4, C-M5, C-M6."""

    def __init__(self, opens, bushes, rocks, sites, lines, values, income):
        """`sites` maps letter numbers to spaces; all sets are plain ints here."""
        if not cython.compiled:
            self.roads, self.ring, self.block = [0] * SITES, [0] * SITES, [0] * SPACES
            self.site_space, self.around = [0] * SITES, [0] * SPACES
            self.line_len, self.line = [0] * 16, [[0] * 12 for _ in range(16)]
            self.line_mask, self.ones = [0] * 16, [0] * 4096
            self.high, self.low, self.income = [0] * 16, [0] * 16, [0] * 6
        self.open = from_int(opens | bushes)
        self.bushes = from_int(bushes)
        self.rocks = from_int(rocks)
        self.sites = Bits(0)
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
        for i in range(6):
            self.income[i] = income[i]

    def set_sites(self, sites):
        """Roads are the orthogonal neighbours of a site, its ring all that touch it. C-P2, C-F1."""
        board = self.open | self.rocks | self.sites
        self.roads_any = Bits(0)
        self.shared_roads = False
        for s in range(SITES):
            self.site_space[s] = -1
        for s in sites:
            here = bit(sites[s])
            self.site_space[s] = sites[s]
            across = here | here << 1 | here >> 1
            self.roads[s] = spread(here) & board
            self.ring[s] = (across | across << 16 | across >> 16) & board & ~here
            if self.roads_any & self.roads[s]:
                self.shared_roads = True
            self.roads_any |= self.roads[s]
        for c in range(SPACES):
            self.block[c] = Bits(0)
            self.around[c] = 0
            for s in sites:
                if self.roads[s] & bit(c):
                    self.block[c] |= self.roads[s]
                if self.ring[s] & bit(c):
                    self.around[c] |= 1 << s

    def sets(self):
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


def spaces(m):
    """The spaces of a set given as a plain int, in order."""
    rest = from_int(m)
    out = []
    while rest:
        c = first(rest)
        rest ^= bit(c)
        out.append(c)
    return out

"""The table: market, hand, bag, purses; and what the player in turn may do."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import Bits, bit, first, low
    from terroir.games.citrus.search import Buildability
    from terroir.games.citrus.terms import (
        BRIDGE,
        BULL,
        CART,
        CHOOSE_SITE,
        EMPTY,
        MILESTONE,
        MONEY2,
        MONEY3,
        REVEALED,
    )


class Table(Buildability):
    """Everything on the table, and whose turn it is.

    Sets beside the lists: `stocked` market spaces have a tile, `stock` by fruit; `in_hand_of` are the places
    in hand of each kind of tile, and `kinds` those that are there.
    """

    def make_lists(self):
        """Lists where the compiled rules have arrays."""
        if cython.compiled:
            return
        Buildability.make_lists(self)
        self.coins, self.bag, self.stack = [0] * 5, [0] * 10, [0] * 15
        self.market, self.hand, self.finca_left = [EMPTY] * 12, [EMPTY] * 12, [0] * 16
        self.land_left, self.used, self.spots, self.bridge_spots = [0] * 9, [0] * 9, [0] * 5, [0] * 5
        self.land_todo = self.luck = self.stocked = self.kinds = 0
        self.stock, self.in_hand_of = [0] * 5, [0] * 10
        self.barren, self.treasureless, self.closing = EMPTY, False, 0

    def nothing_more(self):
        """The main action is done and no action tile can be used. C-T4."""
        if not self.may_end():
            return False
        p = self.seat
        if not self.main_done and self.free[p] < 5:
            return False
        if self.held[p * 9 + MONEY2] or self.held[p * 9 + MONEY3]:
            return False
        if self.held[p * 9 + BULL] and self.open & ~self.bushes:
            return False
        if self.held[p * 9 + MILESTONE] and self.fincas and self.revealed:
            return False
        if self.held[p * 9 + CART]:
            for i in range(12):
                if self.may_cart(i):
                    return False
        return True

    def may_end(self):
        """Nothing in hand, and the main action done or no plantation tile left anywhere. C-T1, C-T4."""
        return self.in_hand == 0 and (self.main_done or self.on_market + self.in_bag == 0)

    def may_pass(self):
        """Nothing to harvest and no line to buy without action tiles. C-T3.

        `barren` coins bought nothing just now, when the player before passed on this very table.
        """
        if self.main_done or self.in_hand or self.on_market + self.in_bag == 0:
            return False
        if self.free[self.seat] < 5:
            return False
        if self.coins[self.seat] <= self.barren:
            return True
        self.measure_all()
        dead = 0
        for f in range(5):
            if not self.begins[f]:
                dead |= self.stock[f]  # without regions and action tiles only a Finca could help
        for k in range(self.layout.nlines):
            if self.affordable(k) and (
                not dead & self.layout.line_mask[k] or self.finca_due_after(self.line_cost(k))
            ):
                self.need_line(k)
                if self.plainly_buildable(self.seat, self.finca_due_after(self.needed)):
                    return False
        return True

    def affordable(self, k):
        """Line k has tiles, and the coins are at hand. C-B1, C-B2."""
        cost = self.line_cost(k)
        return 0 < cost <= self.coins[self.seat]

    def payable_lines(self):
        """The affordable lines, as a set."""
        lines = 0
        coins = self.coins[self.seat]
        for k in range(self.layout.nlines):
            cost = self.layout.ones[self.stocked & self.layout.line_mask[k]]
            lines |= ((cost > 0) & (cost <= coins)) << k
        return lines

    def helpless(self):
        """No action tile, at hand or in reach, could make a line buildable for somebody without regions.

        `treasureless` was the player before, who passed on this very table.
        """
        p = self.seat
        if self.held[p * 9 + BRIDGE] or self.held[p * 9 + MILESTONE]:
            return False
        if not self.treasureless:
            self.measure_all()
            for f in range(5):
                self.need[f] = self.layout.longest - 1  # one tile of the line is the one that needs help
            self.treasureless = not self.treasure_found(p)
        return self.treasureless

    def line_cost(self, k):
        """One coin for each tile of the line. C-B1."""
        return self.layout.ones[self.stocked & self.layout.line_mask[k]]

    def need_line(self, k):
        """Look at the tiles of line k as the ones to build."""
        spaces = self.layout.line_mask[k]
        wants = 0
        for f in range(5):
            n = self.layout.ones[self.stock[f] & spaces]
            self.need[f] = n
            if n:
                wants |= 1 << f
        self.wants = wants
        self.needed = self.line_cost(k)

    def need_hand(self):
        """Look at the tiles in hand as the ones to build."""
        self.need_nothing()
        rest = self.kinds
        while rest:
            t = low(rest)
            rest ^= 1 << t
            self.need[t >> 1] += self.layout.ones[self.in_hand_of[t]]
            self.wants |= 1 << (t >> 1)
        self.needed = self.in_hand

    def need_nothing(self):
        """No tile is to be built."""
        self.need[0] = self.need[1] = self.need[2] = self.need[3] = self.need[4] = 0
        self.wants = 0

    def measure_all(self):
        """Measure the room for every fruit: it serves all the lines."""
        for f in range(5):
            self.need[f] = 1
        self.wants = 31
        self.measure(self.seat)

    def line_fits(self, k):
        """All tiles of line k could be built, with a Finca first if one is due. C-B2."""
        self.need_line(k)
        self.measure(self.seat)
        if self.fits(self.free[self.seat], 0, EMPTY) or self.findable(self.seat):
            return True
        return self.finca_due_after(self.needed) and self.buildable_with_finca(self.seat, False)

    def finca_due_after(self, taken):
        """So many tiles taken leave three or fewer, and a Finca may and can be built. C-N1, C-N3."""
        if self.on_market - taken > 3 or self.fincas == 0 or self.revealed == 0:
            return False
        return not (self.edition_2015 and self.bag_short)

    def may_buy(self, k):
        """C-B2, or with the penalty option any line that can be paid. C-B3."""
        return self.affordable(k) and (self.penalty or self.line_fits(k))

    def may_cart(self, i):
        """A cart may bring the tile of market space i: it can be built. C-A2."""
        p = self.seat
        if not self.held[p * 9 + CART] or self.in_hand or self.market[i] == EMPTY:
            return False
        self.need_nothing()
        self.need[self.market[i] >> 1] = self.needed = 1
        self.wants = 1 << (self.market[i] >> 1)
        return self.buildable(p) or self.finca_due_after(1) and self.buildable_with_finca(p, False)

    def may_choose(self, s):
        """A revealed site on which the Finca leaves the tiles in hand buildable. C-N1, C-B2."""
        if self.phase != CHOOSE_SITE or self.site_state[s] != REVEALED:
            return False
        if self.in_hand == 0 or self.penalty and not self.carting:
            return True
        self.need_hand()
        self.scratch.sketch(self, self.seat)
        self.scratch.found(s)
        return self.scratch.buildable(self.seat)

    def may_return(self):
        """With the penalty option, when no bought tile has a plain placement. C-B3."""
        if not self.penalty or self.carting or self.in_hand == 0:
            return False
        self.need_hand()
        for f in range(5):
            if self.need[f] and self.plain_spaces(self.seat, f):
                return False
        return True

    def find_spots(self):
        """For each fruit in hand, the spaces that keep the rest buildable, plain and by bridge. C-B2."""
        p = self.seat
        self.need_hand()
        self.measure(p)
        free = self.penalty or self.in_hand == 1 or self.roomy(p)
        for f in range(5):
            self.spots[f] = Bits(0)
            self.bridge_spots[f] = Bits(0)
            if self.need[f]:
                if self.held[p * 9 + BRIDGE]:
                    self.bridge_spots[f] = self.bridge_spaces(p, f)
                if free:
                    self.spots[f] = self.grows[f] | self.begins[f] if self.free[p] else self.grows[f]
                else:
                    self.find_keeping_spots(p, f)

    def find_keeping_spots(self, p, f):
        """The same where room is tight: all of a kind where the rest fits anyhow, else one by one."""
        grown = self.rest_fits(f, self.free[p])
        self.spots[f] = self.grows[f] if grown else self.keeping(p, f, self.grows[f], False)
        if self.free[p]:
            begun = self.rest_fits(f, self.free[p] - 1)
            self.spots[f] |= self.begins[f] if begun else self.keeping(p, f, self.begins[f], False)
        self.bridge_spots[f] = self.keeping(p, f, self.bridge_spots[f], True)

    def rest_fits(self, f, workers):
        """Wherever a tile of fruit f goes, the others fit. Needs `measure`."""
        self.settled(f)
        fits = self.fits(workers, 1, f)
        self.need[f] += 1
        self.needed += 1
        self.wants |= 1 << f
        return fits

    def keeping(self, p, f, cells, bridge):
        """Of these spaces those that keep the rest buildable."""
        rest = cells
        while rest:
            c = first(rest)
            rest ^= bit(c)
            if not self.keeps(p, f, c, bridge):
                cells ^= bit(c)
        return cells

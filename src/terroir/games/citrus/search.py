"""C-B2: can these tiles all be built? Exact, and quick where there is room."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import Bits, bit, first
    from terroir.games.citrus.prospects import Prospects
    from terroir.games.citrus.terms import BRIDGE, BUILT, MILESTONE, REVEALED


class Buildability(Prospects):
    """The question asked by trying, on sheets of scratch paper."""

    def make_lists(self):
        """Lists where the compiled rules have arrays."""
        if cython.compiled:
            return
        Prospects.make_lists(self)
        self.scratch = None

    def sketch(self, o, p):
        """Become like another board with the same tiles to build, as far as p's building goes."""
        self.open, self.rocks, self.starts, self.bushes = o.open, o.rocks, o.starts, o.bushes
        self.land[:] = o.land
        self.fruit[:] = o.fruit
        self.neutral[:] = o.neutral
        self.blocked[:] = o.blocked
        self.site_state[:] = o.site_state
        self.need[:] = o.need
        self.own[:] = o.own
        self.region[:] = o.region
        self.region_fruit[:] = o.region_fruit
        self.held[:] = o.held
        self.free[p] = o.free[p]
        self.family = o.family
        self.needed, self.wants, self.fincas, self.revealed = o.needed, o.wants, o.fincas, o.revealed
        self.grows[:] = o.grows
        self.begins[:] = o.begins
        self.wide[:] = o.wide
        self.room[:] = o.room
        self.begins_known, self.grows_known = o.begins_known, o.grows_known

    def prepare(self):
        """Lay out the sheets the search works on: one below the other, a step tried on each."""
        if self.scratch is None:
            sheet = self
            for _ in range(20):
                below = Buildability.__new__(Buildability)
                below.make_lists()
                below.layout = self.layout
                sheet.scratch = below
                sheet = below

    def found(self, s):
        """A Finca stands on site s; its roads open new regions. C-N1, C-P2."""
        self.site_state[s] = BUILT
        self.revealed -= 1
        self.starts |= self.layout.roads[s]
        self.begins_known = 0

    def spend(self, p, k):
        """An action tile is used. C-L2."""
        self.held[p * 9 + k] -= 1

    def buildable(self, p):
        """Some sequence of placements, bridges and milestones places all tiles needed. C-B2."""
        if self.needed == 0:
            return True
        self.measure(p)
        return self.fits(self.free[p], 0, -1) or self.findable(p)

    def findable(self, p):
        """As `buildable`, by trying. Needs `measure`."""
        if self.held[p * 9 + MILESTONE] and self.fincas and self.revealed:
            return self.buildable_with_finca(p, True)
        if self.hopeless(p):
            return False
        tight = self.tightest(p)
        for i in range(5):
            f = (tight + i) % 5
            if self.need[f]:
                cells = self.grows[f] | self.begins[f] if self.free[p] else self.grows[f]
                if self.buildable_after(p, f, cells, False):
                    return True
                if self.held[p * 9 + BRIDGE]:
                    if self.buildable_after(p, f, self.bridge_spaces(p, f), True):
                        return True
        return False

    def tightest(self, p):
        """The fruit with the fewest places: trying it first settles the question soonest."""
        best = 0
        fewest = 999
        for f in range(5):
            if self.need[f]:
                n = self.wide[f] + (self.begins[f].bit_count() if self.free[p] else 0)
                if n < fewest:
                    fewest = n
                    best = f
        return best

    def buildable_with_finca(self, p, milestone):
        """As above after a Finca on one of the revealed sites: sooner is never worse than later."""
        before = self.starts
        spent = 1 if milestone else 0
        ok = False
        for s in range(15):
            if self.site_state[s] == REVEALED and not ok:
                self.found(s)
                self.fincas -= 1
                self.held[p * 9 + MILESTONE] -= spent
                ok = self.buildable(p)
                self.held[p * 9 + MILESTONE] += spent
                self.fincas += 1
                self.unfound(s, before)
        self.measure(p)
        return ok

    def unfound(self, s, before):
        """As if the Finca had not been tried."""
        self.site_state[s] = REVEALED
        self.revealed += 1
        self.starts = before
        self.begins_known = 0

    def buildable_after(self, p, f, cells, bridge):
        """As above after laying one tile of fruit f on one of these spaces."""
        while cells:
            c = first(cells)
            cells ^= bit(c)
            if self.keeps(p, f, c, bridge):
                return True
        return False

    def keeps(self, p, f, c, bridge):
        """The rest stays buildable after fruit f on space c."""
        if self.needed == 1:
            return True
        if self.needed == 2 and self.need[f] == 1 and not bridge and self.last_has_place(p, f, bit(c)):
            return True
        self.scratch.sketch(self, p)
        if bridge:
            self.scratch.spend(p, BRIDGE)
        self.scratch.put(p, f * 2, c)
        self.scratch.narrow(c)
        self.scratch.settled(f)
        return self.scratch.buildable(p)

    def last_has_place(self, p, f, b):
        """The one other tile, of another fruit, can be built after fruit f on b without a bridge."""
        for g in range(5):
            if g != f and self.need[g]:
                if self.grows[g] & ~b:
                    return True
                if self.begins[g] & ~b:
                    return self.free[p] > (0 if self.grows[f] & b else 1)
        return False

    def plainly_buildable(self, p, finca):
        """As `buildable`, a Finca first if one is due, without any action tile. C-T3. Needs `measure`."""
        if self.fits(self.free[p], 0, -1):
            return True
        bridges, milestones = self.held[p * 9 + BRIDGE], self.held[p * 9 + MILESTONE]
        bridge_land, milestone_land = self.land[BRIDGE], self.land[MILESTONE]
        self.held[p * 9 + BRIDGE] = self.held[p * 9 + MILESTONE] = 0
        self.land[BRIDGE] = self.land[MILESTONE] = Bits(0)
        ok = self.findable(p) or finca and self.buildable_with_finca(p, False)
        self.held[p * 9 + BRIDGE], self.held[p * 9 + MILESTONE] = bridges, milestones
        self.land[BRIDGE], self.land[MILESTONE] = bridge_land, milestone_land
        return ok

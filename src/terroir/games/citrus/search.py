"""C-B2: can these tiles all be built? Exact, and quick where there is room."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import Bits, bit, first, flood, low, spread
    from terroir.games.citrus.plantations import Plantations
    from terroir.games.citrus.terms import BRIDGE, BUILT, MILESTONE, REVEALED


class Buildability(Plantations):
    """The board with tiles that are to be built: `need` of each fruit, `needed` in all; `wants`: which."""

    def make_lists(self):
        """Lists where the compiled rules have arrays."""
        if cython.compiled:
            return
        Plantations.make_lists(self)
        self.need, self.room, self.wide = [0] * 5, [0] * 5, [0] * 5
        self.grows, self.begins = [0] * 5, [0] * 5
        self.growing, self.places = [0] * 5, [0] * 5
        self.needed = self.wants = self.fincas = self.revealed = 0
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

    def settled(self, f):
        """One tile of the fruit is built."""
        self.need[f] -= 1
        self.needed -= 1
        if not self.need[f]:
            self.wants ^= 1 << f

    # ---- the question ---------------------------------------------------
    def measure(self, p):
        """Where each fruit needed begins and grows for the player in turn, and how much room that is."""
        rest = self.wants & ~self.begins_known
        self.begins_known |= rest
        while rest:
            f = low(rest)
            rest ^= 1 << f
            self.begins[f] = self.fresh_starts(f, self.open)
        rest = self.wants & ~self.grows_known
        self.grows_known |= rest
        while rest:
            f = low(rest)
            rest ^= 1 << f
            self.grows[f] = self.own[p * 5 + f]
            self.wide[f] = self.room[f] = 0
            if self.grows[f]:
                self.grows[f] = self.extensions(p, f, self.open)
                self.wide[f] = self.room[f] = self.grows[f].bit_count()
                if not self.family:
                    self.room[f] = (self.grows[f] & ~self.layout.roads_any).bit_count()

    def narrow(self, c):
        """Space c has been built on: what is known of the other fruits has one space less."""
        b = bit(c)
        others = ~b
        for f in range(5):
            self.begins[f] &= others
            if self.grows[f] & b:
                self.grows[f] ^= b
                self.wide[f] -= 1
                if self.family or not self.layout.roads_any & b:
                    self.room[f] -= 1

    def entries(self, f, placed):
        """Places to begin of which any other tile can spoil but one: a start at each Finca.

        A lone tile may use all of them, unless a tile of its fruit is placed before.
        """
        if self.need[f] == 1 and not placed:
            return self.begins[f].bit_count()
        if self.layout.shared_roads:
            return 0
        doors = 0
        cells = self.begins[f]
        while cells:
            cells &= ~self.layout.block[first(cells)]
            doors += 1
        return doors

    def roomy(self, p):
        """So much room that every order of every placement works: true of many positions, never wrong.

        A tile spoils at most one of the places counted for any fruit: spaces off the roads stay legal
        once they are, and each Finca offers a fruit at most one start. Needs `measure`.
        """
        for f in range(5):
            if self.need[f]:
                room = self.wide[f] if self.need[f] == 1 else self.room[f]
                if room < self.needed:
                    if self.free[p] < self.needed or room + self.entries(f, False) < self.needed:
                        return False
        return True

    def fits(self, workers, others, placed):
        """Some order of some placements works, even if `others` more tiles each spoil a place first.

        The fruit with the fewest places is built first: it works if each has as many as there are tiles
        up to its own. `placed` is the fruit of the other tile (or none): its roads may be taken.
        True of most positions that can be built, never wrong. Needs `measure`.
        """
        n = self.needed + others
        tight = False
        rest = self.wants
        while rest:
            f = low(rest)
            rest ^= 1 << f
            # off the roads no other tile spoils more than one place; a lone tile may use the roads too
            alone = self.need[f] == 1 and f != placed
            self.growing[f] = self.places[f] = self.wide[f] if alone else self.room[f]
            if self.growing[f] < n:
                self.places[f] += self.entries(f, f == placed)
                if self.places[f] < self.need[f] + others and (others or not self.sprouts(f)):
                    return False
                tight = True
        return workers >= 0 and (not tight or workers >= self.starts_needed(others, n))

    def sprouts(self, f):
        """A new region, begun before anything else, has room beside it for the other tiles of its fruit."""
        if self.need[f] == 1:
            return False
        ground = self.open & ~self.layout.roads_any & ~spread(self.fruit[f])
        cells = self.begins[f]
        while cells:
            b = bit(first(cells))
            cells ^= b
            if (spread(b) & ground).bit_count() >= self.need[f] - 1:
                return True
        return False

    def starts_needed(self, others, n):
        """How many workers building in that order takes at most; more than there are if it does not work."""
        workers = 0
        rest = self.wants
        while rest:
            f = low(rest)
            rest ^= 1 << f
            if self.growing[f] < n:
                before = others
                for g in range(5):
                    before += self.need[g] * (self.places[g] * 8 + g < self.places[f] * 8 + f)
                if self.places[f] < before + self.need[f]:
                    if before or not self.sprouts(f):
                        return 99
                    workers += 1
                elif self.growing[f] <= before:
                    workers += self.need[f]
                elif self.growing[f] < before + self.need[f]:
                    workers += before + self.need[f] - self.growing[f]
        return workers

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

    # ---- seeing early that it cannot be ---------------------------------
    def hopeless(self, p):
        """Too few places or workers now, and nothing in reach that could bring more. Needs `measure`.

        New fruits need a worker each, whatever else is at hand; walled-in ones do unless a bridge leads out.
        """
        bridges = self.held[p * 9 + BRIDGE]
        new = 0
        walled = 0
        stuck = False
        rest = self.wants
        while rest:
            f = low(rest)
            rest ^= 1 << f
            if self.grows[f]:
                continue
            if not self.own[p * 5 + f]:
                new += 1
            elif not (
                bridges and (self.neutral[f] or self.extensions(p, f, self.rocks | self.all_neutral()))
            ):
                walled += 1
            if not self.begins[f]:
                stuck = True
        if not bridges and (stuck or self.crowded()) and not self.treasure_found(p):
            return True
        if new > self.free[p] and not self.worker_found(p) or self.bridgeless(p):
            return True
        if new + walled > self.free[p]:
            return not (self.treasure_found(p) or self.worker_found(p))
        return False

    def bridgeless(self, p):
        """More homeless fruits than bridges at hand, and too few to be picked up on the way.

        Only tiles that are not the first of a homeless fruit can pick up anything, one thing each: a bridge
        serves one homeless fruit, a milestone may serve them all.
        """
        bridges = self.held[p * 9 + BRIDGE]
        if self.homeless(p, bridges) <= bridges:
            return False
        if not self.treasure_found(p):
            return True
        if self.land[MILESTONE] and self.fincas and self.revealed:
            return False
        homeless = self.homeless(p, bridges + self.needed)
        return homeless > bridges + self.needed - homeless

    def homeless(self, p, bridges):
        """How many fruits are homeless."""
        n = 0
        for f in range(5):
            if self.need[f] and not self.grows[f] and not self.begins[f] and self.is_homeless(p, f, bridges):
                n += 1
        return n

    def is_homeless(self, p, f, bridges):
        """A fruit without a place gets none by so many bridges of others: its first tile needs one itself."""
        own = self.own[p * 5 + f]
        if own and spread(own) & self.open & ~spread(self.fruit[f] & ~own & ~self.neutral[f]):
            return False
        return not self.may_be_cleared(f, bridges)

    def may_be_cleared(self, f, bridges):
        """Bridges of other fruits over neutral tiles of this one could open a start for it."""
        if not bridges or not self.neutral[f]:
            return False
        firm = self.fruit[f] & ~self.neutral[f]
        cells = self.starts & self.open & ~spread(firm)
        while cells:
            near = bit(first(cells))
            cells ^= near
            near = spread(near) if self.family else spread(near) | self.layout.block[first(near)]
            if not near & firm and (near & self.neutral[f]).bit_count() <= bridges:
                return True
        return False

    def crowded(self):
        """Fewer places than fruits, all taken together."""
        fruits = 0
        places = Bits(0)
        for f in range(5):
            if self.need[f]:
                fruits += 1
                places |= self.grows[f] | self.begins[f]
        return places.bit_count() < fruits

    def all_neutral(self):
        """Every neutral tile."""
        return self.neutral[0] | self.neutral[1] | self.neutral[2] | self.neutral[3] | self.neutral[4]

    def treasure_found(self, p):
        """A bridge or milestone could be picked up on the way."""
        treasure = self.land[BRIDGE] | self.land[MILESTONE]
        if treasure:
            for f in range(5):
                if self.need[f] and self.treasure_in_reach(p, f, treasure):
                    return True
        return False

    def worker_found(self, p):
        """Own regions could be joined, which frees a worker."""
        for f in range(5):
            if self.need[f] and self.own[p * 5 + f] and self.could_join(p, f):
                return True
        return False

    def treasure_in_reach(self, p, f, treasure):
        """The tiles of fruit f could pick up a treasure, from a region or from a start.

        From the regions, not from where they grow now: larger ones may absorb what they may not yet.
        """
        bridges = self.held[p * 9 + BRIDGE]
        if not self.grows[f] and not self.begins[f]:
            if not bridges or self.need[f] == 1 and self.is_homeless(p, f, bridges):
                return False  # where a bridge leads there is no treasure
        if not bridges and self.need[f] == 1 and not (self.grows[f] | self.begins[f]) & treasure:
            return False
        ground = self.best_ground(p, f)
        m = self.reach(f, self.own[p * 5 + f], ground, 1)
        if self.free[p] or self.worker_found(p):
            m |= self.starts & ground if bridges else self.begins[f]
        if self.reach(f, m, ground, self.need[f] - 1) & treasure:
            return True
        return False

    def best_ground(self, p, f):
        """Where fruit f of p could ever go; with a bridge at hand others may open more of the roads."""
        rivals = self.fruit[f] & ~self.own[p * 5 + f] & ~self.neutral[f]
        if self.held[p * 9 + BRIDGE]:
            return (self.open | self.rocks | self.all_neutral()) & ~spread(rivals)
        return self.open & ~self.blocked[f] & ~spread(rivals)

    def reach(self, f, m, ground, steps):
        """All that so many tiles of fruit f could cover from m at the very best, absorbing on the way."""
        for _ in range(steps):
            if not m:
                break
            m |= flood(spread(m) & self.neutral[f], self.neutral[f])
            m |= spread(m) & ground
        return m

    def could_join(self, p, f):
        """Two own regions of the fruit lie near enough to be joined by the tiles needed. C-P6."""
        ground = self.best_ground(p, f)
        if self.land[BRIDGE]:
            ground = self.open | self.rocks | self.all_neutral()  # a bridge may be picked up on the way
        for i in range(p * 5, p * 5 + 5):
            if self.region[i] and self.region_fruit[i] == f and self.own[p * 5 + f] & ~self.region[i]:
                if (
                    spread(self.reach(f, self.region[i], ground, self.need[f]))
                    & self.own[p * 5 + f]
                    & ~self.region[i]
                ):
                    return True
        return False

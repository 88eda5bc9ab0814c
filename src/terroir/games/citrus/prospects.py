"""Seeing early that tiles cannot be built: what is wanting, and whether anything could bring it."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import Bits, bit, first, flood, low, spread
    from terroir.games.citrus.room import Room
    from terroir.games.citrus.terms import BRIDGE, MILESTONE


class Prospects(Room):
    """Never pessimistic: what is called hopeless cannot be built, what is not may be."""

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

    def worker_found(self, p):
        """Own regions could be joined, which frees a worker."""
        for f in range(5):
            if self.need[f] and self.own[p * 5 + f] and self.could_join(p, f):
                return True
        return False

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

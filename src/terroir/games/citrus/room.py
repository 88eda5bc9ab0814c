"""Room for tiles that are to be built: where each fruit begins and grows, and whether that is enough."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import bit, first, low, spread
    from terroir.games.citrus.plantations import Plantations


class Room(Plantations):
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

    def settled(self, f):
        """One tile of the fruit is built."""
        self.need[f] -= 1
        self.needed -= 1
        if not self.need[f]:
            self.wants ^= 1 << f

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

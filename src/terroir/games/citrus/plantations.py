"""What lies on the board: plantations, regions, neutral land, landscape tiles; and where a tile may go."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import Bits, bit, first, flood, spread
    from terroir.games.citrus.terms import (
        EMPTY,
        FINAL_FINCA,
        FINCA_SCORED,
        HORSES4,
        JOURNAL,
        LANDSCAPE_TAKEN,
        NEUTRAL_ABSORBED,
        REGION_HARVESTED,
        REGIONS_JOINED,
        TILE_COVERED,
        TILE_PLACED,
        WORKER_PLACED,
    )


class Plantations:
    """The board in play. A tile is fruit * 2 + well; a region is the slot of its worker.

    `free` counts the workers on the mat; an empty slot is one of them. C-P3. Where fruits begin and
    grow is worked out when it is asked for and then known, until something happens to that fruit.
    """

    def make_lists(self):
        """Lists where the compiled rules have arrays."""
        if cython.compiled:
            return
        self.land, self.site_state, self.site_value = [0] * 9, [0] * 15, [0] * 15
        self.fruit, self.neutral, self.blocked = [0] * 5, [0] * 5, [0] * 5
        self.own, self.region, self.region_fruit = [0] * 25, [0] * 25, [0] * 25
        self.held, self.horses, self.score, self.gone = [0] * 45, [0] * 5, [0] * 5, [0] * 10
        self.free = [5] * 5
        self.journal = [0] * JOURNAL
        self.open = self.rocks = self.starts = self.wells = self.bushes = 0
        self.family = False
        self.noted = self.begins_known = self.grows_known = 0
        self.noting = False

    def copy_board(self, o):
        """Become like another board of the same layout."""
        self.open, self.rocks, self.starts = o.open, o.rocks, o.starts
        self.wells, self.bushes, self.family = o.wells, o.bushes, o.family
        self.land[:] = o.land
        self.fruit[:] = o.fruit
        self.neutral[:] = o.neutral
        self.blocked[:] = o.blocked
        self.own[:] = o.own
        self.region[:] = o.region
        self.region_fruit[:] = o.region_fruit
        self.held[:] = o.held
        self.horses[:] = o.horses
        self.score[:] = o.score
        self.free[:] = o.free
        self.gone[:] = o.gone
        self.site_state[:] = o.site_state
        self.site_value[:] = o.site_value
        self.noted = self.begins_known = self.grows_known = 0

    def forget(self, f):
        """Tiles of fruit f came or went: where it may go has to be worked out anew."""
        self.begins_known &= ~(1 << f)
        self.grows_known &= ~(1 << f)

    def note(self, kind, a, b, c):
        """Write into the journal what just happened; a sheet for searching keeps none."""
        if self.noting and self.noted < JOURNAL:
            self.journal[self.noted] = kind
            self.journal[self.noted + 1] = a
            self.journal[self.noted + 2] = b
            self.journal[self.noted + 3] = c
            self.noted += 4

    # ---- where a tile may stand -----------------------------------------
    def extensions(self, p, f, ground):
        """Spaces of `ground` on which fruit f extends a region of p. C-P2, C-P4, C-P5, C-P7."""
        own = self.own[p * 5 + f]
        if not own:
            return own
        neutral = self.neutral[f]
        cells = spread(own) & ground & ~self.blocked[f] & ~spread(self.fruit[f] & ~own & ~neutral)
        if neutral:
            touching = cells & spread(neutral)
            while touching:
                c = first(touching)
                touching ^= bit(c)
                if not self.may_absorb(c, p, f):
                    cells ^= bit(c)
        return cells

    def may_absorb(self, c, p, f):
        """The own regions joined at c are together as large as each neutral region there. C-P7."""
        near = spread(bit(c))
        size = 0
        for i in range(p * 5, p * 5 + 5):
            if self.region_fruit[i] == f and self.region[i] & near:
                size += self.region[i].bit_count()
        touched = near & self.neutral[f]
        while touched:
            body = flood(bit(first(touched)), self.neutral[f])
            if body.bit_count() > size:
                return False
            touched &= ~body
        return True

    def fresh_starts(self, f, ground):
        """Spaces of `ground` on which a new region of fruit f may begin, given a worker. C-P2, C-P4, C-P7."""
        return self.starts & ground & ~self.blocked[f] & ~spread(self.fruit[f])

    def plain_spaces(self, p, f):
        """Where p may build fruit f without a bridge."""
        cells = self.extensions(p, f, self.open)
        if self.free[p]:
            cells |= self.fresh_starts(f, self.open)
        return cells

    def bridge_spaces(self, p, f):
        """Where p may build fruit f with a bridge: rocks and neutral tiles. C-A4."""
        ground = self.rocks
        for g in range(5):
            if g != f:
                ground |= self.neutral[g]
        cells = self.extensions(p, f, ground)
        if self.free[p]:
            cells |= self.fresh_starts(f, ground)
            # a lone neutral tile of the same fruit: it left the road free of others, so C-P4 holds
            cells |= self.neutral[f] & self.starts & ~spread(self.fruit[f])
        return cells

    # ---- what happens on the board --------------------------------------
    def put(self, p, t, c):
        """Lay tile t of player p on space c: take what lies there, extend, join, absorb. C-P3, C-P6, C-P7."""
        f = t >> 1
        b = bit(c)
        if self.open & b:
            self.open ^= b
        else:
            self.cover(b, p, c)
        self.fruit[f] |= b
        self.forget(f)
        if t & 1:
            self.wells |= b
        if not self.family:
            self.blocked[f] |= self.layout.block[c]
        if self.noting:
            self.note(TILE_PLACED, p, t, c)
        if self.bushes & b:
            self.take_landscape(p, b, c)
        near = spread(b)
        body = b
        absorbed = near & self.neutral[f]
        if absorbed:
            absorbed = flood(absorbed, self.neutral[f])
            self.neutral[f] &= ~absorbed
            body |= absorbed
            self.note(NEUTRAL_ABSORBED, p, f, absorbed.bit_count())
        self.gather(p, f, c, body, near)

    def gather(self, p, f, c, body, near):
        """One worker stands on the whole: of a region touched, else a new one. C-P3, C-P6."""
        home = -1
        free = -1
        joined = 0
        for i in range(p * 5, p * 5 + 5):
            if not self.region[i]:
                if free < 0:
                    free = i
            elif self.region_fruit[i] == f and self.region[i] & near:
                body |= self.region[i]
                if home < 0:
                    home = i
                else:
                    self.region[i] = Bits(0)
                    joined += 1
        if home < 0:
            home = free
            self.free[p] -= 1
            if self.noting:
                self.note(WORKER_PLACED, p, c, 0)
        elif joined:
            self.free[p] += joined
            self.note(REGIONS_JOINED, p, f, joined)
        self.region[home] = body
        self.region_fruit[home] = f
        self.own[p * 5 + f] |= body

    def cover(self, b, p, c):
        """A bridge: the rock is built over, or the neutral tile leaves the game with its well. C-A4."""
        if self.rocks & b:
            self.rocks ^= b
            self.note(TILE_COVERED, p, EMPTY, c)
            return
        for g in range(5):
            if self.neutral[g] & b:
                t = g * 2 + 1 if self.wells & b else g * 2
                self.neutral[g] ^= b
                self.fruit[g] ^= b
                self.wells &= ~b
                self.gone[t] += 1
                self.forget(g)
                self.unblock(g)
                self.note(TILE_COVERED, p, t, c)

    def unblock(self, g):
        """A road that lost its fruit may have it again. C-P4."""
        self.blocked[g] = Bits(0)
        if self.family:
            return
        for s in range(15):
            if self.layout.site_space[s] >= 0 and self.fruit[g] & self.layout.roads[s]:
                self.blocked[g] |= self.layout.roads[s]

    def take_landscape(self, p, b, c):
        """Building on a landscape tile takes it. C-L1."""
        self.bushes ^= b
        for k in range(9):
            if self.land[k] & b:
                self.land[k] ^= b
                if k <= HORSES4:
                    self.horses[p] += k + 2
                self.held[p * 9 + k] += 1
                self.note(LANDSCAPE_TAKEN, p, k, c)

    def harvest_region(self, i):
        """Points for a region, a well counting double; its worker goes home, its tiles are neutral. C-H1."""
        body = self.region[i]
        f = self.region_fruit[i]
        p = i // 5
        points = body.bit_count() + (body & self.wells).bit_count()
        self.score[p] += points
        self.own[p * 5 + f] ^= body
        self.neutral[f] |= body
        self.region[i] = Bits(0)
        self.grows_known &= ~(1 << f)
        self.free[p] += 1
        self.note(REGION_HARVESTED, p, first(body), points)

    def score_finca(self, s, players, final):
        """Most plantations around: the higher value; second most: the lower; at the end: C-E2. C-F2, C-F3."""
        if not cython.compiled:
            total = [0] * 5
        for p in range(5):
            total[p] = 0
        for i in range(5 * players):
            if self.region[i] & self.layout.ring[s]:
                total[i // 5] += self.region[i].bit_count()
        best = 0
        second = 0
        leaders = 0
        for p in range(players):
            if total[p] > best:
                second = best
                best = total[p]
                leaders = 1
            elif total[p] == best:
                leaders += 1
            elif total[p] > second:
                second = total[p]
        for p in range(players):
            if not total[p]:
                continue
            points = 0
            if total[p] == best:
                points = (
                    self.layout.low[self.site_value[s]] if final else self.layout.high[self.site_value[s]]
                )
            elif not final and leaders == 1 and total[p] == second:
                points = self.layout.low[self.site_value[s]]
            self.score[p] += points
            self.note(FINAL_FINCA if final else FINCA_SCORED, p * 16 + s, total[p], points)

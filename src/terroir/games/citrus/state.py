"""A game of Citrus as Python sees it: clone, list, write down, read back, look into."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import bit, first, flood, from_int, to_int
    from terroir.games.citrus.rules import Turns
    from terroir.games.citrus.terms import (
        BUILT,
        BULL,
        CART,
        CHOOSE_SITE,
        DRAW_FINCA,
        DRAW_TILE,
        EMPTY,
        HORSES4,
        LAY_LANDSCAPE,
        MILESTONE,
        MONEY2,
        NAME_FIRST,
        OP_BULL,
        OP_BUY,
        OP_CART,
        OP_END,
        OP_FINCA,
        OP_FIRST,
        OP_HARVEST,
        OP_LANDSCAPE,
        OP_LETTER,
        OP_MILESTONE,
        OP_MONEY,
        OP_PASS,
        OP_PLACE,
        OP_RETURN,
        OP_SITE,
        OP_TILE,
        OVER,
        REVEALED,
        TURN,
    )

COMPILED = cython.compiled
NEW = object.__new__

# What a state is, apart from its layout; `written` and `read` handle them by name.
NUMBERS = (
    "players edition_2015 family penalty random_start first_seat start_sites "
    "seat turns passes passed ending main_done carting returned built "
    "setup_left start_site finca_due finca_drawn why_finca refill_due refill_now refilling reveals_due "
    "bag_short reason"
).split()
FLAGS = (
    "edition_2015 family penalty random_start passed ending main_done carting returned "
    "finca_due refill_due refill_now refilling bag_short"
).split()


class State(Turns):
    """One game of Citrus, complete."""

    def clone(self):
        """Another state that goes its own way from here; the sheets for searching are shared."""
        s = State.__new__(State)
        s.make_lists()
        s.layout = self.layout
        s.scratch = self.scratch
        s.settings = self.settings
        s.noting = True
        s.copy(self)
        return s

    def apply(self, code):
        """Carry out a legal action or a possible outcome."""
        self.carry_out(code)

    def told(self, code):
        """Carry it out, and what it brought about: a kind and three numbers each."""
        self.carry_out(code)
        return self.journal_read()

    # ---- what may be done, as a list ------------------------------------
    def legal_codes(self):
        """Every legal action, in a fixed order."""
        out = []
        if self.phase == CHOOSE_SITE:
            for s in range(15):
                if self.may_choose(s):
                    out.append(OP_SITE | s << 4)
        elif self.phase == TURN:
            if self.in_hand:
                self.list_placements(out)
            elif not self.main_done:
                for k in range(self.layout.nlines):
                    if self.may_buy(k):
                        out.append(OP_BUY | k << 4)
                self.list_harvests(out)
                if self.may_pass():
                    out.append(OP_PASS)
            if self.may_end():
                out.append(OP_END)
            self.list_tiles(out)
        return out

    def legal_moves(self, moves, harvest):
        """Every legal action, by what stands for its number in a table; harvests are of the class given."""
        out = self.legal_codes()
        for i in range(len(out)):
            code = out[i]
            if code & 15 == OP_HARVEST:
                move = NEW(harvest)
                move.code = out[i]
                out[i] = move
            else:
                out[i] = moves[out[i]]
        return out

    def asks(self):
        """The decision that is owed: its seat, and from bit 3 on what for; EMPTY when none is.

        0 is what may follow the main action, 1 the turn, 1 + n the building of n tiles, and 16 + v the site
        for a Finca of kind v.
        """
        if self.phase == CHOOSE_SITE:
            return self.seat | (16 + self.finca_drawn) << 3
        if self.phase != TURN:
            return EMPTY
        if self.in_hand:
            return self.seat | (1 + self.in_hand) << 3
        return self.seat if self.main_done else self.seat | 1 << 3

    def list_placements(self, out):
        """Each kind of tile in hand on each of its spaces, then by bridge. C-B4."""
        self.find_spots()
        for t in range(10):
            if self.kinds >> t & 1:
                self.list_spaces(out, OP_PLACE | t << 4, self.spots[t >> 1])
                self.list_spaces(out, OP_PLACE | t << 4 | 1 << 16, self.bridge_spots[t >> 1])
        if self.may_return():
            out.append(OP_RETURN)

    def list_spaces(self, out, code, cells):
        """One action for each space of a set."""
        while cells:
            c = first(cells)
            cells ^= bit(c)
            out.append(code | c << 8)

    def list_harvests(self, out):
        """Every choice of one or more own regions, each named by its first space. C-H1."""
        if not cython.compiled:
            names = [0] * 5
        n = 0
        for i in range(self.seat * 5, self.seat * 5 + 5):
            if self.region[i]:
                c = first(self.region[i])
                j = n
                while j and names[j - 1] > c:
                    names[j] = names[j - 1]
                    j -= 1
                names[j] = c
                n += 1
        for chosen in range(1, 1 << n):
            code = 0
            for j in range(n - 1, -1, -1):
                if chosen >> j & 1:
                    code = code << 8 | names[j]
            out.append(OP_HARVEST | code << 8)

    def list_tiles(self, out):
        """The action tiles that can be used now. C-T2, C-A1 to C-A3, C-A5."""
        p = self.seat
        for n in range(2, 4):
            if self.held[p * 9 + MONEY2 + n - 2]:
                out.append(OP_MONEY | n << 4)
        if self.held[p * 9 + CART]:
            for i in range(12):
                if self.may_cart(i):
                    out.append(OP_CART | i << 4)
        if self.held[p * 9 + BULL]:
            self.list_spaces(out, OP_BULL, self.open & ~self.bushes)
        if self.held[p * 9 + MILESTONE] and self.fincas and self.revealed:
            out.append(OP_MILESTONE)

    def outcomes(self):
        """What chance may bring now, and how many pieces stand for each."""
        if self.phase == LAY_LANDSCAPE:
            counts, op = [self.land_left[k] for k in range(9)], OP_LANDSCAPE
        elif self.phase == DRAW_FINCA:
            counts, op = [self.finca_left[v] for v in range(self.layout.nvalues)], OP_FINCA
        elif self.phase == DRAW_TILE:
            counts, op = [self.bag[t] for t in range(10)], OP_TILE
        elif self.phase == NAME_FIRST:
            counts, op = [1] * self.players, OP_FIRST
        else:
            counts, op = [1 if self.stack[s] else 0 for s in range(15)], OP_LETTER
        return [(op | n << 4, count) for n, count in enumerate(counts) if count]

    # ---- written down and read back -------------------------------------
    def written(self):
        """Everything this state is, in plain numbers, lists and sets as ints."""
        out = {name: int(getattr(self, name)) for name in NUMBERS}
        out["land_todo"], out["open"], out["rocks"] = (
            to_int(self.land_todo),
            to_int(self.open),
            to_int(self.rocks),
        )
        out["wells"] = to_int(self.wells)
        out["land"] = [to_int(self.land[k]) for k in range(9)]
        out["fruit"] = [to_int(self.fruit[f]) for f in range(5)]
        out["neutral"] = [to_int(self.neutral[f]) for f in range(5)]
        out["own"] = [[to_int(self.own[p * 5 + f]) for f in range(5)] for p in range(self.players)]
        out["held"] = [[self.held[p * 9 + k] for k in range(9)] for p in range(self.players)]
        out["coins"] = [self.coins[p] for p in range(self.players)]
        out["score"] = [self.score[p] for p in range(self.players)]
        out["market"] = [self.market[i] for i in range(12)]
        out["hand"] = [self.hand[i] for i in range(12)]
        out["bag"] = [self.bag[t] for t in range(10)]
        out["gone"] = [self.gone[t] for t in range(10)]
        out["land_left"] = [self.land_left[k] for k in range(9)]
        out["used"] = [self.used[k] for k in range(9)]
        out["finca_left"] = [self.finca_left[v] for v in range(self.layout.nvalues)]
        out["stack"] = [s for s in range(15) if self.stack[s]]
        out["site_state"] = [self.site_state[s] for s in range(15)]
        out["site_value"] = [self.site_value[s] for s in range(15)]
        return out

    def read(self, layout, d):
        """Become the state that was written down; what follows from the rest is worked out anew."""
        self.make_lists()
        self.noting = True
        self.barren, self.treasureless, self.closing = EMPTY, False, (1 << 15) - 1
        self.begins_known = self.grows_known = 0
        self.layout = layout
        for name in NUMBERS:
            setattr(self, name, d[name] != 0 if name in FLAGS else d[name])
        self.land_todo, self.open = from_int(d["land_todo"]), from_int(d["open"])
        self.rocks, self.wells = from_int(d["rocks"]), from_int(d["wells"])
        for k in range(9):
            self.land[k] = from_int(d["land"][k])
            self.bushes |= self.land[k]
            self.land_left[k], self.used[k] = d["land_left"][k], d["used"][k]
        for t in range(10):
            self.bag[t], self.gone[t] = d["bag"][t], d["gone"][t]
        for i in range(12):
            self.market[i], self.hand[i] = d["market"][i], d["hand"][i]
            if self.market[i] != EMPTY:
                self.stocked |= 1 << i
                self.stock[self.market[i] >> 1] |= 1 << i
            if self.hand[i] != EMPTY:
                self.in_hand_of[self.hand[i]] |= 1 << i
                self.kinds |= 1 << self.hand[i]
        for v in range(layout.nvalues):
            self.finca_left[v] = d["finca_left"][v]
        self.read_players(d)
        self.read_sites(d)
        self.in_bag, self.fincas = sum(d["bag"]), sum(d["finca_left"])
        self.on_market = 12 - d["market"].count(EMPTY)
        self.in_hand = 12 - d["hand"].count(EMPTY)
        for f in range(5):
            self.fruit[f], self.neutral[f] = from_int(d["fruit"][f]), from_int(d["neutral"][f])
            self.unblock(f)
        self.prepare()
        self.settle_phase()

    def read_players(self, d):
        """Coins, points, tiles, and a worker on each connected region."""
        for p in range(self.players):
            self.coins[p], self.score[p], self.horses[p] = d["coins"][p], d["score"][p], 0
            for k in range(9):
                self.held[p * 9 + k] = d["held"][p][k]
                if k <= HORSES4:
                    self.horses[p] += (k + 2) * d["held"][p][k]
            self.free[p] = 5
            slot = p * 5
            for f in range(5):
                self.own[p * 5 + f] = from_int(d["own"][p][f])
                rest = self.own[p * 5 + f]
                while rest:
                    self.region[slot] = flood(bit(first(rest)), rest)
                    self.region_fruit[slot] = f
                    rest &= ~self.region[slot]
                    slot += 1
                    self.free[p] -= 1

    def read_sites(self, d):
        """Sites, Fincas and their roads."""
        for s in range(15):
            self.site_state[s], self.site_value[s] = d["site_state"][s], d["site_value"][s]
            self.stack[s] = s in d["stack"]
            if self.site_state[s] == REVEALED:
                self.revealed += 1
            elif self.site_state[s] >= BUILT:
                self.starts |= self.layout.roads[s]
        self.in_stack = len(d["stack"])

    def settle_phase(self):
        """What the game waits for follows from the rest; nothing happens on the way."""
        if self.reason:
            self.phase = OVER
        else:
            self.advance()

    # ---- looked into ----------------------------------------------------
    def journal_read(self):
        """What the last action brought about: a kind and three numbers each."""
        return [self.journal[i] for i in range(self.noted)]

    def spaces_for(self, p, f, bridge):
        """Where p might build fruit f by the placement rules alone, as a set."""
        return to_int(self.bridge_spaces(p, f) if bridge else self.plain_spaces(p, f))

    def price(self, k):
        """What line k costs."""
        return self.line_cost(k)

    def can_buy(self, k):
        """The player in turn may buy line k."""
        return self.may_buy(k)

    def can_cart(self, i):
        """The player in turn may cart the tile of market space i."""
        return self.may_cart(i)

    def can_choose(self, s):
        """The Finca drawn may stand on site s."""
        return self.may_choose(s)

    def workers(self, p):
        """Workers on the mat of p."""
        return self.free[p]

    def points(self):
        """The score of each player."""
        return [self.score[p] for p in range(self.players)]

    def horse_points(self, p):
        """Horses taken by p, on all tiles. C-L1."""
        return self.horses[p]

    def regions(self, p):
        """The regions of p: (fruit, set) each, by their first spaces."""
        found = []
        for i in range(p * 5, p * 5 + 5):
            if self.region[i]:
                found.append((first(self.region[i]), self.region_fruit[i], to_int(self.region[i])))
        return [(f, m) for _, f, m in sorted(found)]

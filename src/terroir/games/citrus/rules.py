"""The rules of Citrus over sets of spaces: ordinary Python, or the same file compiled with rules.pxd.

A state only ever waits for one thing (`phase`): an outcome of chance, a site, a move of the turn.
Actions and outcomes are whole numbers here; actions.py gives them names.
"""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import bit, first, low
    from terroir.games.citrus.table import Table
    from terroir.games.citrus.terms import (
        BAG_RAN_SHORT,
        BRIDGE,
        BUILT,
        BULL,
        BULL_PLACED,
        BY_BLOCK,
        BY_MARKET,
        BY_MILESTONE,
        BY_SETUP,
        CART,
        CART_USED,
        CHOOSE_SITE,
        DRAW_FINCA,
        DRAW_START_SITE,
        DRAW_TILE,
        EMPTY,
        END_BLOCKED,
        END_BUILT,
        FINAL_ACTIONS,
        FINAL_HORSES,
        FINCA_BUILT,
        FINCA_DRAWN,
        FIRST_NAMED,
        GAME_ENDED,
        INCOME_RECEIVED,
        LANDSCAPE_LAID,
        LAY_LANDSCAPE,
        LINE_BOUGHT,
        MILESTONE,
        MILESTONE_USED,
        MONEY2,
        MONEY_USED,
        MOST_COINS,
        NAME_FIRST,
        OP_BULL,
        OP_BUY,
        OP_CART,
        OP_END,
        OP_FINCA,
        OP_HARVEST,
        OP_LANDSCAPE,
        OP_LETTER,
        OP_MONEY,
        OP_PASS,
        OP_PLACE,
        OP_RETURN,
        OP_SITE,
        OP_TILE,
        OVER,
        PASSED,
        PRINTED,
        REVEAL_SITE,
        REVEALED,
        SCORED,
        SITE_REVEALED,
        TABLE_BLOCKED,
        TILE_DRAWN,
        TILES_RETURNED,
        TURN,
        TURN_ENDED,
    )


class Turns(Table):
    """A game of Citrus: what the game waits for, and what happens."""

    def set_up(self, layout, terms):
        """Everything in its box, the first outcome of chance awaited. C-S1 to C-S5, C-V1 to C-V4."""
        self.make_lists()
        self.noting = True
        self.layout = layout
        self.players, self.edition_2015 = terms["players"], terms["edition"] == 2015
        self.family, self.penalty = terms["family"], terms["penalty"]
        self.open, self.rocks, self.land_todo = layout.open, layout.rocks, layout.bushes
        for i in range(12):
            self.market[i] = self.hand[i] = EMPTY
        for f in range(5):
            self.stock[f] = 0
        for t in range(10):
            self.in_hand_of[t] = 0
            self.bag[t] = terms["bag"][t]
        self.in_bag = sum(terms["bag"])
        for k in range(9):
            self.land_left[k] = terms["landscape"][k]
        for v in range(layout.nvalues):
            self.finca_left[v] = terms["fincas"][v]
        self.fincas = sum(terms["fincas"])
        for s in range(15):
            self.site_state[s] = PRINTED if layout.site_space[s] >= 0 else 0
            self.stack[s] = s in terms["stack"]
        self.in_stack = len(terms["stack"])
        for p in range(self.players):
            self.coins[p] = terms["coins"]
            self.free[p] = 5
        self.start_site = EMPTY
        self.random_start, self.setup_left = terms["random_start"], len(terms["starters"])
        self.start_sites = sum([1 << s for s in terms["starters"]])
        self.reveals_due = 3
        self.refill_now = True
        self.seat = self.first_seat = terms["first"]
        self.finca_drawn = EMPTY
        self.turns = self.passes = self.reason = self.built = 0
        self.main_done = self.carting = self.returned = self.refill_due = self.finca_due = False
        self.refilling = self.ending = self.passed = False
        self.luck = 0
        self.barren, self.treasureless = EMPTY, False
        self.why_finca = BY_SETUP
        self.closing = (1 << 15) - 1
        self.on_market = self.in_hand = self.revealed = self.stocked = self.kinds = 0
        self.begins_known = self.grows_known = 0
        self.bag_short = False
        self.prepare()
        self.advance()

    def copy(self, o):
        """Become like another state of the same layout."""
        self.copy_board(o)
        self.fincas, self.revealed = o.fincas, o.revealed
        self.market[:] = o.market
        self.stock[:] = o.stock
        self.in_hand_of[:] = o.in_hand_of
        self.hand[:] = o.hand
        self.finca_left[:] = o.finca_left
        self.on_market, self.in_hand, self.stocked, self.kinds = o.on_market, o.in_hand, o.stocked, o.kinds
        self.bag_short = o.bag_short
        self.edition_2015 = o.edition_2015
        self.coins[:] = o.coins
        self.bag[:] = o.bag
        self.stack[:] = o.stack
        self.land_left[:] = o.land_left
        self.used[:] = o.used
        self.land_todo, self.luck = o.land_todo, o.luck
        self.barren, self.treasureless = o.barren, o.treasureless
        self.players, self.seat, self.first_seat, self.phase = o.players, o.seat, o.first_seat, o.phase
        self.penalty, self.random_start = o.penalty, o.random_start
        self.turns, self.passes, self.reason, self.built = o.turns, o.passes, o.reason, o.built
        self.in_bag, self.in_stack, self.setup_left = o.in_bag, o.in_stack, o.setup_left
        self.start_site, self.start_sites, self.reveals_due = o.start_site, o.start_sites, o.reveals_due
        self.finca_drawn, self.why_finca, self.finca_due = o.finca_drawn, o.why_finca, o.finca_due
        self.main_done, self.carting, self.returned = o.main_done, o.carting, o.returned
        self.refill_due, self.refill_now, self.refilling = o.refill_due, o.refill_now, o.refilling
        self.ending, self.passed, self.closing = o.ending, o.passed, o.closing

    # ---- what comes next ------------------------------------------------
    def advance(self):
        """Find the next thing the game waits for; what nobody decides happens on the way."""
        while True:
            if self.land_todo:
                self.phase = LAY_LANDSCAPE
            elif self.setup_left and self.random_start and self.start_site == EMPTY:
                self.phase = DRAW_START_SITE
            elif self.setup_left or self.finca_due:
                self.phase = DRAW_FINCA
            elif self.finca_drawn != EMPTY:
                self.phase = CHOOSE_SITE
            elif self.refill_now or self.refill_due and self.in_hand == 0:
                if not self.refill_step():
                    continue
                self.phase = DRAW_TILE
            elif self.reveals_due and self.in_stack:
                self.phase = REVEAL_SITE
            elif self.seat == EMPTY:
                self.phase = NAME_FIRST
            elif self.ending or self.nothing_more():
                if self.end_turn():
                    continue
                self.phase = OVER
            else:
                self.phase = TURN
            return

    def refill_step(self):
        """Refill goes on while there are free spaces and tiles; short of tiles: C-N3."""
        if not self.refilling:
            self.refilling = True
            if 12 - self.on_market > self.in_bag and not self.bag_short:
                self.bag_short = True
                self.note(BAG_RAN_SHORT, 0, 0, 0)
        if self.on_market < 12 and self.in_bag:
            return True
        self.refilling = self.refill_now = False
        if self.in_hand == 0:
            self.refill_due = False
        return False

    # ---- what players do ------------------------------------------------
    def carry_out(self, code):
        """Carry out a legal action or a possible outcome, and go on to what comes next."""
        self.noted = 0
        op = code & 15
        if op != OP_PASS:
            self.barren, self.treasureless = EMPTY, False
        n = code >> 4 & 15
        c = code >> 8 & 255
        if op >= OP_LANDSCAPE:
            self.outcome(op, n)
        elif op == OP_PLACE:
            self.place(n, c, code >> 16 & 1)
        elif op == OP_BUY:
            self.buy(n)
        elif op == OP_HARVEST:
            self.harvest(code >> 8)
        elif op == OP_SITE:
            self.choose_site(n)
        elif op == OP_END:
            self.ending = True
        elif op == OP_PASS:
            self.note(PASSED, self.seat, 0, 0)
            self.passed = self.ending = True
            if self.coins[self.seat] > self.barren:
                self.barren = self.coins[self.seat]
        elif op == OP_RETURN:
            self.return_tiles()
        else:
            self.use_tile(op, n, c)
        self.advance()

    def take(self, i):
        """The tile of market space i comes into the hand."""
        self.hand[i] = self.market[i]
        self.stock[self.market[i] >> 1] ^= 1 << i
        self.in_hand_of[self.market[i]] |= 1 << i
        self.kinds |= 1 << self.market[i]
        self.market[i] = EMPTY
        self.stocked ^= 1 << i
        self.on_market -= 1
        self.in_hand += 1

    def drop(self, t):
        """A tile leaves the hand: of equal ones that of the lowest market number."""
        i = low(self.in_hand_of[t])
        self.hand[i] = EMPTY
        self.in_hand_of[t] ^= 1 << i
        if not self.in_hand_of[t]:
            self.kinds ^= 1 << t
        self.in_hand -= 1

    def buy(self, k):
        """Take the whole line, pay one coin a tile. C-B1, C-B5."""
        cost = self.line_cost(k)
        for i in range(self.layout.line_len[k]):
            if self.market[self.layout.line[k][i]] != EMPTY:
                self.take(self.layout.line[k][i])
        self.coins[self.seat] -= cost
        self.main_done = True
        self.note(LINE_BOUGHT, self.seat, k, cost)
        self.after_taking()

    def after_taking(self):
        """Three or fewer left: a Finca at once if it may be, and a refill after building. C-N1, C-N2."""
        if self.on_market <= 3:
            self.refill_due = True
            if self.finca_due_after(0):
                self.finca_due = True
                self.why_finca = BY_MARKET

    def place(self, t, c, bridge):
        """Build a tile of the hand. C-B4."""
        self.drop(t)
        self.built += 1
        self.closing |= self.layout.around[c]
        if bridge:
            self.use_up(BRIDGE)
        self.put(self.seat, t, c)
        self.narrow(c)
        if self.in_hand == 0:
            self.carting = False

    def harvest(self, cells):
        """Points for each region named by its first space, then one income for all. C-H1, C-H2."""
        p = self.seat
        while cells:
            for i in range(p * 5, p * 5 + 5):
                if self.region[i] & bit(cells & 255):
                    self.harvest_region(i)
                    break
            cells >>= 8
        income = self.layout.income[self.free[p]]
        self.note(INCOME_RECEIVED, p, self.gain(p, income), income)
        self.main_done = True

    def gain(self, p, coins):
        """Coins for a player, never above twelve. C-M3, C-H2, C-A1."""
        before = self.coins[p]
        self.coins[p] = before + coins if before + coins < MOST_COINS else MOST_COINS
        return self.coins[p] - before

    def use_up(self, k):
        """A used action tile leaves the game. C-L2."""
        self.spend(self.seat, k)
        self.used[k] += 1

    def use_tile(self, op, n, c):
        """Money, cart, bull, milestone. C-A1, C-A2, C-A3, C-A5."""
        p = self.seat
        if op == OP_MONEY:
            self.use_up(MONEY2 + n - 2)
            self.note(MONEY_USED, p, self.gain(p, n), n)
        elif op == OP_CART:
            self.use_up(CART)
            self.note(CART_USED, p, n, self.market[n])
            self.take(n)
            self.carting = True
            self.after_taking()
        elif op == OP_BULL:
            self.spend(p, BULL)
            self.land[BULL] |= bit(c)
            self.bushes |= bit(c)
            self.closing |= self.layout.around[c]
            self.note(BULL_PLACED, p, c, 0)
        else:
            self.use_up(MILESTONE)
            self.finca_due = True
            self.why_finca = BY_MILESTONE
            self.note(MILESTONE_USED, p, 0, 0)

    def choose_site(self, s):
        """The Finca drawn stands there; a new site tile is due, after a milestone's refill. C-N1, C-A5."""
        self.site_value[s] = self.finca_drawn
        self.note(FINCA_BUILT, self.seat, s, self.finca_drawn)
        self.finca_drawn = EMPTY
        self.found(s)
        self.closing |= 1 << s
        self.reveals_due += 1
        if self.why_finca != BY_MARKET:
            self.refill_now = True

    def return_tiles(self):
        """All tiles in hand go back, coins too; three points each are lost. C-B3."""
        p = self.seat
        count = self.in_hand
        to = 0
        for i in range(12):
            if self.hand[i] == EMPTY:
                continue
            while to < 12 and self.market[to] != EMPTY:
                to += 1
            if to < 12:
                self.market[to] = self.hand[i]
                self.stock[self.hand[i] >> 1] |= 1 << to
                self.stocked |= 1 << to
                self.on_market += 1
            else:
                self.bag[self.hand[i]] += 1
                self.in_bag += 1
            self.in_hand_of[self.hand[i]] = 0
            self.hand[i] = EMPTY
        self.in_hand = self.kinds = 0
        self.returned = True
        self.score[p] -= 3 * count
        self.note(TILES_RETURNED, p, count, self.gain(p, count))

    # ---- what chance brings ---------------------------------------------
    def outcome(self, op, n):
        """Lay, draw, reveal or name what came. C-S1 to C-S5, C-N1, C-N2."""
        if op == OP_LANDSCAPE:
            c = first(self.land_todo)
            self.land_left[n] -= 1
            self.land[n] |= bit(c)
            self.bushes |= bit(c)
            self.land_todo ^= bit(c)
            self.note(LANDSCAPE_LAID, n, c, 0)
        elif op == OP_FINCA:
            self.draw_finca(n)
        elif op == OP_TILE:
            self.bag[n] -= 1
            self.in_bag -= 1
            i = 0
            while self.market[i] != EMPTY:
                i += 1
            self.market[i] = n
            self.stock[n >> 1] |= 1 << i
            self.stocked |= 1 << i
            self.on_market += 1
            self.note(TILE_DRAWN, i, n, 0)
        elif op == OP_LETTER:
            self.stack[n] = False
            self.in_stack -= 1
            if self.phase == DRAW_START_SITE:
                self.start_site = n
            else:
                self.site_state[n] = REVEALED
                self.revealed += 1
                self.reveals_due -= 1
                self.note(SITE_REVEALED, n, 0, 0)
        else:
            self.seat = self.first_seat = n
            self.note(FIRST_NAMED, n, 0, 0)

    def draw_finca(self, v):
        """A Finca of value v: onto the next starting site, or into the hand of who chooses. C-S2, C-N1."""
        self.finca_left[v] -= 1
        self.fincas -= 1
        self.note(FINCA_DRAWN, v, 0, 0)
        if not self.setup_left:
            self.finca_due = False
            self.finca_drawn = v
            return
        s = self.start_site if self.random_start else self.next_starter()
        self.setup_left -= 1
        self.start_site = EMPTY
        self.site_value[s] = v
        self.revealed += 1
        self.found(s)
        self.note(FINCA_BUILT, EMPTY, s, v)

    def next_starter(self):
        """The starting sites are served in order. C-S2."""
        for s in range(15):
            if self.start_sites >> s & 1 and self.site_state[s] == PRINTED:
                return s
        return EMPTY

    # ---- how turns and the game end -------------------------------------
    def end_turn(self):
        """Score encircled Fincas, then pass the turn on; False when the game is over. C-F1, C-F4, C-E1."""
        self.note(TURN_ENDED, self.seat, 0, 0)
        if self.closing:
            self.score_encircled()
        idle = self.passed or self.returned and self.built == 0
        self.passes = self.passes + 1 if idle else 0
        if self.on_market + self.in_bag == 0:
            self.finish(END_BUILT)
            return False
        self.seat = self.seat + 1 if self.seat + 1 < self.players else 0
        self.turns += 1
        self.built = self.grows_known = 0
        self.main_done = self.returned = self.ending = self.passed = False
        return self.passes < self.players or self.unblock_table()

    def score_encircled(self):
        """Every Finca around which no space is unoccupied, of those where something happened. C-F1."""
        unoccupied = self.open & ~self.bushes
        rest = self.closing
        self.closing = 0
        while rest:
            s = low(rest)
            rest ^= 1 << s
            if self.site_state[s] == BUILT and not self.layout.ring[s] & unoccupied:
                self.score_finca(s, self.players, False)
                self.site_state[s] = SCORED

    def unblock_table(self):
        """All passed in a row: one Finca more, or the end if there is none or no site for it. C-T3."""
        self.passes = 0
        if self.fincas == 0 or self.revealed == 0:
            self.finish(END_BLOCKED)
            return False
        self.note(TABLE_BLOCKED, self.seat, 0, 0)
        self.finca_due = True
        self.why_finca = BY_BLOCK
        return True

    def foremost(self, p):
        """The region of p that comes first in reading order."""
        best = EMPTY
        for i in range(p * 5, p * 5 + 5):
            if self.region[i] and (best == EMPTY or first(self.region[i]) < first(self.region[best])):
                best = i
        return best

    def finish(self, reason):
        """The Fincas left at their lower value, all regions, horses, unused tiles. C-E2 to C-E4."""
        self.reason = reason
        self.note(GAME_ENDED, reason, 0, 0)
        for s in range(15):
            if self.site_state[s] == BUILT:
                self.score_finca(s, self.players, True)
        for p in range(self.players):
            while self.free[p] < 5:
                self.harvest_region(self.foremost(p))
            unused = 0
            for k in range(MONEY2, MILESTONE + 1):
                unused += self.held[p * 9 + k]
            self.score[p] += self.horses[p] + unused
            self.note(FINAL_HORSES, p, self.horses[p], 0)
            self.note(FINAL_ACTIONS, p, unused, 0)

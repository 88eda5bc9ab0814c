# compiled
"""A game of Citrus: everything on the table, what may be done, and what happens.

Ordinary Python over sets of spaces, or the same file compiled: tools/declarations.py tells the compiler what
the annotations say. A state only ever waits for one thing (`phase`): an outcome of chance, a site, a move of
the turn. Actions and outcomes are whole numbers here; actions.py gives them names. Whether tiles can all be
built (C-B2) is asked in buildable.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games import fields
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.buildable import *
    from terroir.games.citrus.listing import Listing
    from terroir.games.citrus.terms import *
if TYPE_CHECKING:
    from terroir.games.citrus.layout import Layout

COMPILED = cython.compiled
NEW = object.__new__


class State:
    """One game of Citrus, complete.

    A tile is fruit * 2 + well. Rows with one value for each player and fruit, kind of landscape tile or
    worker come one player after the other: `own[p * 5 + f]`, `held[p * 9 + k]`, `region[p * 5 + worker]`.
    """

    layout: Layout
    """What never changes during a game."""
    settings: dict[str, str]
    """The options of the table."""
    players: int
    edition_2015: bool
    family: bool
    """C-P4 is dropped. C-V2."""
    penalty: bool
    """C-B3."""
    random_start: bool
    """C-V3."""
    first_seat: int
    start_sites: int
    """The starting sites, as a set of letters. C-S2."""

    # ---- whose turn it is, and how far it has come ----------------------
    seat: int
    turns: int
    passes: int
    """How many have passed in a row. C-T3."""
    passed: bool
    ending: bool
    main_done: bool
    carting: bool
    """The tile in hand came by cart."""
    returned: bool
    """Tiles were returned in this turn. C-B3."""
    built: int
    """How many tiles were built in this turn."""
    setup_left: int
    """How many starting Fincas are to come."""
    start_site: int
    """The starting site drawn for the next of them. C-V3."""
    finca_due: bool
    finca_drawn: int
    why_finca: int
    refill_due: bool
    """When the hand is empty. C-N2."""
    refill_now: bool
    refilling: bool
    reveals_due: int
    bag_short: bool
    """C-N3."""
    reason: int
    """How the game ended; 0 while it goes on."""
    phase: int
    """What the game waits for."""

    # ---- the board ------------------------------------------------------
    land_todo: Bits
    """Landscape spaces still without a tile. C-S1."""
    open: Bits
    """Spaces without a plantation, rock or site; `bushes` among them have a landscape tile or a bull."""
    rocks: Bits
    wells: Bits
    bushes: Bits
    starts: Bits
    """The roads of Fincas: where new regions begin. C-P2."""
    land: Annotated[list[Bits], LANDSCAPES]
    fruit: Annotated[list[Bits], FRUITS]
    """All plantations of a fruit; of these the `neutral` ones belong to nobody, the others are `own`."""
    neutral: Annotated[list[Bits], FRUITS]
    blocked: Annotated[list[Bits], FRUITS]
    """The roads that have a fruit already. C-P4."""
    own: Annotated[list[Bits], SEATS, FRUITS]
    region: Annotated[list[Bits], SEATS, WORKERS]
    """A region is the slot of its worker; an empty slot is a worker on the mat. C-P3."""
    region_fruit: Annotated[list[Small], SEATS, WORKERS]
    site_state: Annotated[list[Small], SITES]
    site_value: Annotated[list[Small], SITES]
    closing: int
    """The sites around which something has happened in this turn, as a set."""

    # ---- the players ----------------------------------------------------
    held: Annotated[list[Small], SEATS, LANDSCAPES]
    coins: Annotated[list[Small], SEATS]
    score: Annotated[list[Short], SEATS]
    horses: Annotated[list[Small], SEATS]
    """Horses on the tiles taken. C-L1."""
    free: Annotated[list[Small], SEATS]
    """Workers on the mat. C-P3."""

    # ---- market, hand, and what is still to come ------------------------
    market: Annotated[list[Small], STALLS]
    hand: Annotated[list[Small], STALLS]
    """Tiles that are to be built, where they lay on the market."""
    stocked: int
    """Market spaces with a tile, as a set; `stock` by fruit."""
    stock: Annotated[list[Short], FRUITS]
    kinds: int
    """The kinds of tile in hand, as a set; `in_hand_of` are their places."""
    in_hand_of: Annotated[list[Short], TILES]
    on_market: int
    in_hand: int
    bag: Annotated[list[Small], TILES]
    in_bag: int
    gone: Annotated[list[Small], TILES]
    """Plantation tiles that left the game. C-A4."""
    land_left: Annotated[list[Small], LANDSCAPES]
    used: Annotated[list[Small], LANDSCAPES]
    """Action tiles that left the game. C-L2."""
    finca_left: Annotated[list[Small], FINCA_KINDS]
    fincas: int
    stack: Annotated[list[Small], SITES]
    """Site tiles to come: 1 for each that does."""
    in_stack: int
    revealed: int
    """How many sites are revealed and free."""

    # ---- known until something happens ----------------------------------
    barren: int
    """So many coins bought nothing just now, when the player before passed on this very table; or EMPTY."""
    treasureless: bool
    """No action tile was in reach for the player before, who passed on this very table."""
    begins_known: int
    """Fruits for which `begins` is right: where a region of theirs may begin, given a worker."""
    begins: Annotated[list[Bits], FRUITS]
    grows_known: int
    """Fruits for which `grows`, `wide` and `room` are right: where the player in turn may extend a region,
    how many spaces that is, and how many of them no road."""
    grows: Annotated[list[Bits], FRUITS]
    wide: Annotated[list[Small], FRUITS]
    room: Annotated[list[Small], FRUITS]

    # ---- tiles to be built, as buildable.py looks at them ---------------
    need: Annotated[list[Small], FRUITS]
    needed: int
    wants: int
    """The fruits needed, as a set."""
    growing: Annotated[list[Small], FRUITS]
    places: Annotated[list[Small], FRUITS]
    spots: Annotated[list[Bits], FRUITS]
    """Where each fruit in hand may go, `bridge_spots` by bridge: what find_spots found."""
    bridge_spots: Annotated[list[Bits], FRUITS]
    scratch: State
    """A sheet to try a placement on; it has one of its own, and so on."""
    listing: Listing
    """The legal actions that were listed last."""

    # ---- what is noted on the way ---------------------------------------
    count: Annotated[list[int], SEATS]
    """Everybody's tiles at the Finca counted last, with the most, the next most, and how many have most."""
    most: int
    next_most: int
    leaders: int
    journal: Annotated[list[Short], JOURNAL]
    noted: int
    noting: bool
    luck: Word
    """Where the random numbers of simulated play come from; no part of the position."""
    untried: int
    """The main actions that random play has not tried yet, as a set."""

    # ---- made, copied, written, read ------------------------------------
    def set_up(self, layout: Layout, box: dict[str, Any]) -> None:
        """Everything in its box, the first outcome of chance awaited. C-S1 to C-S5, C-V1 to C-V4."""
        self.begin(layout)
        self.players, self.edition_2015 = box["players"], box["edition"] == 2015
        self.family, self.penalty = box["family"], box["penalty"]
        self.open, self.rocks, self.land_todo = layout.open, layout.rocks, layout.bushes
        for i in range(STALLS):
            self.market[i] = self.hand[i] = EMPTY
        for t in range(TILES):
            self.bag[t] = box["bag"][t]
        self.in_bag = sum(box["bag"])
        for k in range(LANDSCAPES):
            self.land_left[k] = box["landscape"][k]
        for v in range(layout.nvalues):
            self.finca_left[v] = box["fincas"][v]
        self.fincas = sum(box["fincas"])
        for s in range(SITES):
            self.site_state[s] = PRINTED if layout.site_space[s] >= 0 else 0
            self.stack[s] = s in box["stack"]
        self.in_stack = len(box["stack"])
        for p in range(self.players):
            self.coins[p] = box["coins"]
            self.free[p] = layout.workers
        self.start_site = self.finca_drawn = EMPTY
        self.random_start, self.setup_left = box["random_start"], len(box["starters"])
        self.start_sites = sum([1 << s for s in box["starters"]])
        self.reveals_due = layout.reveals
        self.refill_now = True
        self.seat = self.first_seat = box["first"]
        self.why_finca = BY_SETUP
        self.advance()

    def begin(self, layout: Layout) -> None:  # uses Python objects
        """A new object, with everything zero, on a board."""
        if not cython.compiled:
            make_fields(self)
        self.layout = layout
        self.noting = True
        self.barren, self.closing = EMPTY, (1 << SITES) - 1
        self.lay_out_sheets()

    def lay_out_sheets(self) -> None:  # uses Python objects
        """Sheets of scratch paper for the search of buildable.py, one below the other, and a list to fill."""
        self.listing = Listing()
        sheet = self
        for _ in range(SHEETS):
            sheet.scratch = State.__new__(State)
            sheet = sheet.scratch
            if not cython.compiled:
                make_fields(sheet)
            sheet.layout = self.layout

    def clone(self) -> State:
        """Another state that goes its own way from here; the sheets of scratch paper are shared."""
        s = State.__new__(State)
        if not cython.compiled:
            make_fields(s)
        s.layout, s.scratch, s.listing, s.settings = self.layout, self.scratch, self.listing, self.settings
        s.noting = True
        s.copy(self)
        return s

    def copy(self, o: State) -> None:
        """Become like another state of the same layout."""
        copy_fields(self, o)
        self.noted = self.begins_known = self.grows_known = 0

    def sketch(self, o: State) -> None:
        """Become like another state as far as building goes, with what is known of it."""
        copy_for_building(self, o)

    def written(self) -> dict[str, Any]:
        """Everything this state is, in plain numbers, lists and sets as ints."""
        out: dict[str, Any] = {}
        write_fields(self, out)
        out["finca_left"] = [self.finca_left[v] for v in range(self.layout.nvalues)]
        out["stack"] = [s for s in range(SITES) if self.stack[s]]
        return out

    def read(self, layout: Layout, d: dict[str, Any]) -> None:
        """Become the state that was written down; what follows from the rest is worked out anew."""
        self.begin(layout)
        read_fields(self, d)
        for k in range(LANDSCAPES):
            self.bushes |= self.land[k]
        for i in range(STALLS):
            if self.market[i] != EMPTY:
                self.stocked |= 1 << i
                self.stock[self.market[i] >> 1] |= 1 << i
                self.on_market += 1
            if self.hand[i] != EMPTY:
                self.in_hand_of[self.hand[i]] |= 1 << i
                self.kinds |= 1 << self.hand[i]
                self.in_hand += 1
        for v in range(layout.nvalues):
            self.finca_left[v] = d["finca_left"][v]
        for s in d["stack"]:
            self.stack[s] = 1
        self.in_bag, self.in_stack, self.fincas = sum(d["bag"]), len(d["stack"]), sum(d["finca_left"])
        self.work_out_players()
        self.work_out_sites()
        for f in range(FRUITS):
            self.unblock(f)
        if self.reason:
            self.phase = OVER
        else:
            self.advance()  # what the game waits for follows from the rest; nothing happens on the way

    def work_out_players(self) -> None:
        """Horses, and a worker on each connected region."""
        for p in range(self.players):
            for k in range(HORSES4 + 1):
                self.horses[p] += (k + 2) * self.held[p * 9 + k]
            self.free[p] = self.layout.workers
            slot = p * 5
            for f in range(FRUITS):
                rest: Bits = self.own[p * 5 + f]
                while rest:
                    self.region[slot] = flood(bit(first(rest)), rest)
                    self.region_fruit[slot] = f
                    rest &= ~self.region[slot]
                    slot += 1
                    self.free[p] -= 1

    def work_out_sites(self) -> None:
        """The sites revealed, and the roads of Fincas."""
        for s in range(SITES):
            if self.site_state[s] == REVEALED:
                self.revealed += 1
            elif self.site_state[s] >= BUILT:
                self.starts |= self.layout.roads[s]

    def forget(self, f: int) -> None:
        """Tiles of fruit f came or went: where it may go has to be worked out anew."""
        self.begins_known &= ~(1 << f)
        self.grows_known &= ~(1 << f)

    def note(self, kind: int, a: int, b: int, c: int) -> None:
        """Write into the journal what just happened; a sheet for searching keeps none."""
        if self.noting and self.noted < JOURNAL:
            self.journal[self.noted] = kind
            self.journal[self.noted + 1] = a
            self.journal[self.noted + 2] = b
            self.journal[self.noted + 3] = c
            self.noted += 4

    # ---- where a tile may stand -----------------------------------------
    # Each rule of placement is the set of spaces that it allows. A tile may stand where all of them do, and
    # the first that does not is the reason why not: `placement_rules`. For searching, `extensions` and
    # `fresh_starts` put the same sets together in the order that takes least time.
    def off_rivals(self, p: int, f: int) -> Bits:
        """Not next to another player's region of the same fruit. C-P5."""
        return ~spread(self.fruit[f] & ~self.own[p * 5 + f] & ~self.neutral[f])

    def absorbable(self, p: int, f: int, cells: Bits) -> Bits:
        """Those of `cells` next to no neutral region of the fruit but such as p may absorb there. C-P7."""
        if self.neutral[f]:
            touching: Bits = cells & spread(self.neutral[f])
            while touching:
                c = first(touching)
                touching ^= bit(c)
                if not self.may_absorb(c, p, f):
                    cells ^= bit(c)
        return cells

    def may_absorb(self, c: int, p: int, f: int) -> bool:
        """The own regions joined at c are together as large as each neutral region there. C-P7."""
        near: Bits = spread(bit(c))
        size = 0
        for i in range(p * 5, p * 5 + 5):
            if self.region_fruit[i] == f and self.region[i] & near:
                size += self.region[i].bit_count()
        touched: Bits = near & self.neutral[f]
        while touched:
            body: Bits = flood(bit(first(touched)), self.neutral[f])
            if body.bit_count() > size:
                return False
            touched &= ~body
        return True

    def extensions(self, p: int, f: int, ground: Bits) -> Bits:
        """Spaces of `ground` on which fruit f extends a region of p. C-P2, C-P4, C-P5, C-P7."""
        own: Bits = self.own[p * 5 + f]
        if not own:
            return own
        return self.absorbable(p, f, spread(own) & ground & ~self.blocked[f] & self.off_rivals(p, f))

    def fresh_starts(self, f: int, ground: Bits) -> Bits:
        """Spaces of `ground` on which a new region of fruit f may begin, given a worker. C-P2, C-P4, C-P7."""
        return self.starts & ground & ~self.blocked[f] & ~spread(self.fruit[f])

    def plain_spaces(self, p: int, f: int) -> Bits:
        """Where p may build fruit f without a bridge."""
        cells: Bits = self.extensions(p, f, self.open)
        if self.free[p]:
            cells |= self.fresh_starts(f, self.open)
        return cells

    def bridge_spaces(self, p: int, f: int) -> Bits:
        """Where p may build fruit f with a bridge: rocks and neutral tiles. C-A4."""
        ground: Bits = self.bridgeable(f)
        cells: Bits = self.extensions(p, f, ground)
        if self.free[p]:
            cells |= self.fresh_starts(f, ground)
            # a lone neutral tile of the same fruit: it left the road free of others, so C-P4 holds
            cells |= self.lone(f) & self.starts & ~spread(self.fruit[f])
        return cells

    def bridgeable(self, f: int) -> Bits:
        """Rocks, neutral tiles of other fruits, and lone ones of the same. C-A4."""
        ground: Bits = self.rocks | self.lone(f)
        for g in range(FRUITS):
            if g != f:
                ground |= self.neutral[g]
        return ground

    def lone(self, f: int) -> Bits:
        """Neutral regions of the fruit that are a single tile. C-A4."""
        return self.neutral[f] & ~spread(self.neutral[f])

    def placement_rules(self, p: int, f: int, bridge: bool) -> list[tuple[str, int]]:
        """Rules and the spaces that each allows, from the plainest to the deepest; C-B2 comes after all."""
        board: Bits = self.layout.open | self.layout.rocks
        beside: Bits = spread(self.own[p * 5 + f])
        roads: Bits = ~self.blocked[f]
        rules: list[tuple[str, int]] = []
        if bridge:
            roads |= self.lone(f)  # which goes, and was the only one there
            rules = [("C-P1", to_int(board)), ("C-A4", to_int(self.bridgeable(f)))]
        else:
            rules = [("C-P1", to_int(self.open))]
        return rules + [
            ("C-P5", to_int(board & self.off_rivals(p, f))),
            ("C-P4", to_int(board & roads)),
            ("C-P7", to_int(self.absorbable(p, f, board))),
            ("C-P2", to_int(board & (beside | self.starts))),
            ("C-P3", to_int(board if self.free[p] else board & beside)),
        ]

    # ---- what happens on the board --------------------------------------
    def put(self, p: int, t: int, c: int) -> None:
        """Lay tile t of player p on space c: take what lies there, extend, join, absorb. C-P3, C-P6, C-P7."""
        f = t >> 1
        b: Bits = bit(c)
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
        near: Bits = spread(b)
        body: Bits = b
        absorbed: Bits = near & self.neutral[f]
        if absorbed:
            absorbed = flood(absorbed, self.neutral[f])
            self.neutral[f] &= ~absorbed
            body |= absorbed
            self.note(NEUTRAL_ABSORBED, p, f, absorbed.bit_count())
        self.gather(p, f, c, body, near)

    def gather(self, p: int, f: int, c: int, body: Bits, near: Bits) -> None:
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

    def cover(self, b: Bits, p: int, c: int) -> None:
        """A bridge: the rock is built over, or the neutral tile leaves the game with its well. C-A4."""
        if self.rocks & b:
            self.rocks ^= b
            self.note(TILE_COVERED, p, EMPTY, c)
            return
        for g in range(FRUITS):
            if self.neutral[g] & b:
                t = g * 2 + 1 if self.wells & b else g * 2
                self.neutral[g] ^= b
                self.fruit[g] ^= b
                self.wells &= ~b
                self.gone[t] += 1
                self.forget(g)
                self.unblock(g)
                self.note(TILE_COVERED, p, t, c)

    def unblock(self, g: int) -> None:
        """A road that lost its fruit may have it again. C-P4."""
        self.blocked[g] = Bits(0)
        if self.family:
            return
        for s in range(SITES):
            if self.layout.site_space[s] >= 0 and self.fruit[g] & self.layout.roads[s]:
                self.blocked[g] |= self.layout.roads[s]

    def take_landscape(self, p: int, b: Bits, c: int) -> None:
        """Building on a landscape tile takes it. C-L1."""
        self.bushes ^= b
        for k in range(LANDSCAPES):
            if self.land[k] & b:
                self.land[k] ^= b
                if k <= HORSES4:
                    self.horses[p] += k + 2
                self.held[p * 9 + k] += 1
                self.note(LANDSCAPE_TAKEN, p, k, c)

    def harvest_region(self, i: int) -> None:
        """Points for a region, a well counting double; its worker goes home, its tiles are neutral. C-H1."""
        body: Bits = self.region[i]
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

    def count_around(self, s: int) -> None:
        """Everybody's tiles in regions that touch a Finca, each region whole. C-F2."""
        for p in range(self.players):
            self.count[p] = 0
        for i in range(WORKERS * self.players):
            if self.region[i] & self.layout.ring[s]:
                self.count[i // WORKERS] += self.region[i].bit_count()
        self.rank()

    def rank(self) -> None:
        """Who leads by the tiles counted. C-F3.

        `next_most` is the most that anybody else has: as many as `most` where several share the lead.
        """
        self.most = self.next_most = self.leaders = 0
        for p in range(self.players):
            if self.count[p] > self.most:
                self.next_most = self.most
                self.most = self.count[p]
                self.leaders = 1
            elif self.count[p] == self.most:
                self.next_most = self.most
                self.leaders += 1
            elif self.count[p] > self.next_most:
                self.next_most = self.count[p]

    def points_at(self, p: int, s: int) -> int:
        """What p gets at Finca s by the tiles counted. Needs `rank`. C-F3."""
        if not self.count[p]:
            return 0
        if self.count[p] == self.most:
            return self.layout.high[self.site_value[s]]
        if self.leaders == 1 and self.count[p] == self.next_most:
            return self.layout.low[self.site_value[s]]
        return 0

    def score_finca(self, s: int) -> None:
        """Most plantations around: the higher value; second most: the lower. C-F2, C-F3."""
        self.count_around(s)
        for p in range(self.players):
            if self.count[p]:
                points = self.points_at(p, s)
                self.score[p] += points
                self.note(FINCA_SCORED, p * 16 + s, self.count[p], points)

    def score_last_finca(self, s: int) -> None:
        """At the end of the game only the most plantations count, for the lower value. C-E2."""
        self.count_around(s)
        for p in range(self.players):
            if self.count[p]:
                points = self.layout.low[self.site_value[s]] if self.count[p] == self.most else 0
                self.score[p] += points
                self.note(FINAL_FINCA, p * 16 + s, self.count[p], points)

    # ---- what the player in turn may do ---------------------------------
    def nothing_more(self) -> bool:
        """The main action is done and no action tile can be used. C-T4."""
        if not self.may_end():
            return False
        p = self.seat
        if not self.main_done and self.free[p] < self.layout.workers:
            return False
        if self.held[p * 9 + MONEY2] or self.held[p * 9 + MONEY3]:
            return False
        if self.held[p * 9 + BULL] and self.open & ~self.bushes:
            return False
        if self.held[p * 9 + MILESTONE] and self.fincas and self.revealed:
            return False
        if self.held[p * 9 + CART]:
            for i in range(STALLS):
                if self.may_cart(i):
                    return False
        return True

    def may_end(self) -> bool:
        """Nothing in hand, and the main action done or no plantation tile left anywhere. C-T1, C-T4."""
        return self.in_hand == 0 and (self.main_done or self.on_market + self.in_bag == 0)

    def may_pass(self) -> bool:
        """Nothing to harvest and no line to buy without action tiles. C-T3.

        `barren` coins bought nothing just now, when the player before passed on this very table.
        """
        if self.main_done or self.in_hand or self.on_market + self.in_bag == 0:
            return False
        if self.free[self.seat] < self.layout.workers:
            return False
        if self.coins[self.seat] <= self.barren:
            return True
        measure_all(self)
        dead = 0
        for f in range(FRUITS):
            if not self.begins[f]:
                dead |= self.stock[f]  # without regions and action tiles only a Finca could help
        for k in range(self.layout.nlines):
            if self.affordable(k) and (
                not dead & self.layout.line_mask[k] or self.finca_due_after(self.line_cost(k))
            ):
                need_line(self, k)
                if plainly_buildable(self, self.seat, self.finca_due_after(self.needed)):
                    return False
        return True

    def affordable(self, k: int) -> bool:
        """Line k has tiles, and the coins are at hand. C-B1, C-B2."""
        cost = self.line_cost(k)
        return 0 < cost <= self.coins[self.seat]

    def payable_lines(self) -> int:
        """The affordable lines, as a set."""
        lines = 0
        coins = self.coins[self.seat]
        for k in range(self.layout.nlines):
            cost = self.layout.ones[self.stocked & self.layout.line_mask[k]]
            lines |= ((cost > 0) & (cost <= coins)) << k
        return lines

    def helpless(self) -> bool:
        """No action tile, at hand or in reach, could make a line buildable for somebody without regions.

        `treasureless` was the player before, who passed on this very table.
        """
        p = self.seat
        if self.held[p * 9 + BRIDGE] or self.held[p * 9 + MILESTONE]:
            return False
        if not self.treasureless:
            measure_all(self)
            for f in range(FRUITS):
                self.need[f] = self.layout.longest - 1  # one tile of the line is the one that needs help
            self.treasureless = not may_find_treasure(self, p)
        return self.treasureless

    def line_cost(self, k: int) -> int:
        """One coin for each tile of the line. C-B1."""
        return self.layout.ones[self.stocked & self.layout.line_mask[k]]

    def finca_due_after(self, taken: int) -> bool:
        """So many tiles taken leave three or fewer, and a Finca may and can be built. C-N1, C-N3."""
        if self.on_market - taken > self.layout.few or self.fincas == 0 or self.revealed == 0:
            return False
        return not (self.edition_2015 and self.bag_short)

    def may_buy(self, k: int) -> bool:
        """C-B2, or with the penalty option any line that can be paid. C-B3."""
        return self.affordable(k) and (self.penalty or line_can_be_built(self, k))

    def may_cart(self, i: int) -> bool:
        """A cart may bring the tile of market space i: it can be built. C-A2."""
        if not self.held[self.seat * 9 + CART] or self.in_hand or self.market[i] == EMPTY:
            return False
        return tile_can_be_carted(self, i)

    def may_choose(self, s: int) -> bool:
        """A revealed site on which the Finca leaves the tiles in hand buildable. C-N1, C-B2."""
        if self.phase != CHOOSE_SITE or self.site_state[s] != REVEALED:
            return False
        if self.in_hand == 0 or self.penalty and not self.carting:
            return True
        need_hand(self)
        self.scratch.sketch(self)
        self.scratch.build_finca(s)
        return can_build_all(self.scratch, self.seat)

    def may_return(self) -> bool:
        """With the penalty option, when no bought tile has a plain placement. C-B3."""
        if not self.penalty or self.carting or self.in_hand == 0:
            return False
        need_hand(self)
        for f in range(FRUITS):
            if self.need[f] and self.plain_spaces(self.seat, f):
                return False
        return True

    # ---- what comes next ------------------------------------------------
    def advance(self) -> None:
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

    def refill_step(self) -> bool:
        """Refill goes on while there are free spaces and tiles; short of tiles: C-N3."""
        if not self.refilling:
            self.refilling = True
            if STALLS - self.on_market > self.in_bag and not self.bag_short:
                self.bag_short = True
                self.note(BAG_RAN_SHORT, 0, 0, 0)
        if self.on_market < STALLS and self.in_bag:
            return True
        self.refilling = self.refill_now = False
        if self.in_hand == 0:
            self.refill_due = False
        return False

    # ---- what players do ------------------------------------------------
    def apply(self, code: Code) -> None:
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
            self.place(n, c, code >> 16 & 1 != 0)
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

    def take(self, i: int) -> None:
        """The tile of market space i comes into the hand."""
        self.hand[i] = self.market[i]
        self.stock[self.market[i] >> 1] ^= 1 << i
        self.in_hand_of[self.market[i]] |= 1 << i
        self.kinds |= 1 << self.market[i]
        self.market[i] = EMPTY
        self.stocked ^= 1 << i
        self.on_market -= 1
        self.in_hand += 1

    def drop(self, t: int) -> None:
        """A tile leaves the hand: of equal ones that of the lowest market number."""
        i = low(self.in_hand_of[t])
        self.hand[i] = EMPTY
        self.in_hand_of[t] ^= 1 << i
        if not self.in_hand_of[t]:
            self.kinds ^= 1 << t
        self.in_hand -= 1

    def buy(self, k: int) -> None:
        """Take the whole line, pay one coin a tile. C-B1, C-B5."""
        cost = self.line_cost(k)
        for i in range(self.layout.line_len[k]):
            if self.market[self.layout.line[k][i]] != EMPTY:
                self.take(self.layout.line[k][i])
        self.coins[self.seat] -= cost
        self.main_done = True
        self.note(LINE_BOUGHT, self.seat, k, cost)
        self.after_taking()

    def after_taking(self) -> None:
        """Three or fewer left: a Finca at once if it may be, and a refill after building. C-N1, C-N2."""
        if self.on_market <= self.layout.few:
            self.refill_due = True
            if self.finca_due_after(0):
                self.finca_due = True
                self.why_finca = BY_MARKET

    def place(self, t: int, c: int, bridge: bool) -> None:
        """Build a tile of the hand. C-B4."""
        self.drop(t)
        self.built += 1
        self.closing |= self.layout.around[c]
        if bridge:
            self.use_up(BRIDGE)
        self.put(self.seat, t, c)
        narrow(self, c)
        if self.in_hand == 0:
            self.carting = False

    def harvest(self, cells: Code) -> None:
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

    def gain(self, p: int, coins: int) -> int:
        """Coins for a player as far as the purse holds them; how many that is. C-M3, C-H2, C-A1."""
        gained = self.gains(p, coins)
        self.coins[p] += gained
        return gained

    def gains(self, p: int, coins: int) -> int:
        """How many of so many coins the purse of p still holds. C-M3."""
        free = self.layout.most_coins - self.coins[p]
        return coins if coins < free else free

    def use_up(self, k: int) -> None:
        """A used action tile leaves the game. C-L2."""
        self.spend(self.seat, k)
        self.used[k] += 1

    def use_tile(self, op: int, n: int, c: int) -> None:
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

    def choose_site(self, s: int) -> None:
        """The Finca drawn stands there; a new site tile is due, after a milestone's refill. C-N1, C-A5."""
        self.site_value[s] = self.finca_drawn
        self.note(FINCA_BUILT, self.seat, s, self.finca_drawn)
        self.finca_drawn = EMPTY
        self.build_finca(s)
        self.closing |= 1 << s
        self.reveals_due += 1
        if self.why_finca != BY_MARKET:
            self.refill_now = True

    def return_tiles(self) -> None:
        """All tiles in hand go back, coins too; three points each are lost. C-B3."""
        p = self.seat
        count = self.in_hand
        to = 0
        for i in range(STALLS):
            if self.hand[i] == EMPTY:
                continue
            while to < STALLS and self.market[to] != EMPTY:
                to += 1
            if to < STALLS:
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
        self.score[p] -= self.layout.penalty * count
        self.note(TILES_RETURNED, p, count, self.gain(p, count))

    # ---- what chance brings ---------------------------------------------
    def outcome(self, op: int, n: int) -> None:
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

    def draw_finca(self, v: int) -> None:
        """A Finca of value v: onto the next starting site, or into a chooser's hand. C-S2, C-N1."""
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
        self.build_finca(s)
        self.note(FINCA_BUILT, EMPTY, s, v)

    def next_starter(self) -> int:
        """The starting sites are served in order. C-S2."""
        for s in range(SITES):
            if self.start_sites >> s & 1 and self.site_state[s] == PRINTED:
                return s
        return EMPTY

    # ---- how turns and the game end -------------------------------------
    def end_turn(self) -> bool:
        """Score encircled Fincas, then pass the turn on; False when the game is over. C-F1, C-F4, C-E1."""
        self.note(TURN_ENDED, self.seat, 0, 0)
        if self.closing:
            self.score_encircled()
        idle: bool = self.passed or self.returned and self.built == 0
        self.passes = self.passes + 1 if idle else 0
        if self.on_market + self.in_bag == 0:
            self.finish(END_BUILT)
            return False
        self.seat = self.seat + 1 if self.seat + 1 < self.players else 0
        self.turns += 1
        self.built = self.grows_known = 0
        self.main_done = self.returned = self.ending = self.passed = False
        return self.passes < self.players or self.unblock_table()

    def score_encircled(self) -> None:
        """Every Finca around which no space is unoccupied, of those where something happened. C-F1."""
        unoccupied: Bits = self.open & ~self.bushes
        rest = self.closing
        self.closing = 0
        while rest:
            s = low(rest)
            rest ^= 1 << s
            if self.site_state[s] == BUILT and not self.layout.ring[s] & unoccupied:
                self.score_finca(s)
                self.site_state[s] = SCORED

    def unblock_table(self) -> bool:
        """All passed in a row: one Finca more, or the end if there is none or no site for it. C-T3."""
        self.passes = 0
        if self.fincas == 0 or self.revealed == 0:
            self.finish(END_BLOCKED)
            return False
        self.note(TABLE_BLOCKED, self.seat, 0, 0)
        self.finca_due = True
        self.why_finca = BY_BLOCK
        return True

    def foremost(self, p: int) -> int:
        """The region of p that comes first in reading order."""
        best = EMPTY
        for i in range(p * 5, p * 5 + 5):
            if self.region[i] and (best == EMPTY or first(self.region[i]) < first(self.region[best])):
                best = i
        return best

    def finish(self, reason: int) -> None:
        """The Fincas left at their lower value, all regions, horses, unused tiles. C-E2 to C-E4."""
        self.reason = reason
        self.note(GAME_ENDED, reason, 0, 0)
        for s in range(SITES):
            if self.site_state[s] == BUILT:
                self.score_last_finca(s)
        for p in range(self.players):
            while self.free[p] < self.layout.workers:
                self.harvest_region(self.foremost(p))
            unused = 0
            for k in range(MONEY2, MILESTONE + 1):
                unused += self.held[p * 9 + k]
            self.score[p] += self.horses[p] + unused
            self.note(FINAL_HORSES, p, self.horses[p], 0)
            self.note(FINAL_ACTIONS, p, unused, 0)

    def build_finca(self, s: int) -> None:
        """A Finca stands on site s; its roads open new regions. C-N1, C-P2."""
        self.site_state[s] = BUILT
        self.revealed -= 1
        self.starts |= self.layout.roads[s]
        self.begins_known = 0

    def spend(self, p: int, k: int) -> None:
        """An action tile is used. C-L2."""
        self.held[p * 9 + k] -= 1

    def told(self, code: Code) -> list[int]:
        """Carry it out, and what it brought about: a kind and three numbers each."""
        self.apply(code)
        return self.journal_read()

    # ---- what may be done, as a list ------------------------------------
    def legal_codes(self) -> list[int]:
        """Every legal action, in a fixed order."""
        self.list_legal()
        return self.listing.read()

    def list_legal(self) -> None:
        """The same, into `listing`."""
        self.listing.listed = 0
        if self.phase == CHOOSE_SITE:
            for s in range(SITES):
                if self.may_choose(s):
                    self.listing.add(OP_SITE | s << 4)
        elif self.phase == TURN:
            if self.in_hand:
                self.list_placements()
            elif not self.main_done:
                for k in range(self.layout.nlines):
                    if self.may_buy(k):
                        self.listing.add(OP_BUY | k << 4)
                self.list_harvests()
                if self.may_pass():
                    self.listing.add(OP_PASS)
            if self.may_end():
                self.listing.add(OP_END)
            self.list_tiles()

    def legal_moves(self, moves: Any, harvest: Any) -> list[Any]:
        """Every legal action, by what stands for its number in a table; harvests are of the class given."""
        out: list[Any] = self.legal_codes()
        for i in range(len(out)):
            code: Code = out[i]
            if code & 15 == OP_HARVEST:
                move = NEW(harvest)
                move.code = out[i]
                out[i] = move
            else:
                out[i] = moves[out[i]]
        return out

    def asks(self) -> int:
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

    def list_placements(self) -> None:
        """Each kind of tile in hand on each of its spaces, then by bridge. C-B4."""
        find_spots(self)
        for t in range(TILES):
            if self.kinds >> t & 1:
                self.list_spaces(OP_PLACE | t << 4, self.spots[t >> 1])
                self.list_spaces(OP_PLACE | t << 4 | 1 << 16, self.bridge_spots[t >> 1])
        if self.may_return():
            self.listing.add(OP_RETURN)

    def list_spaces(self, code: int, cells: Bits) -> None:
        """One action for each space of a set."""
        while cells:
            c = first(cells)
            cells ^= bit(c)
            self.listing.add(code | c << 8)

    def list_harvests(self) -> None:
        """Every choice of one or more own regions. C-H1."""
        names = self.region_names()
        for chosen in range(1, 1 << names.bit_count()):
            self.listing.add(self.harvest_code(names, chosen))

    def region_names(self) -> Bits:
        """The regions of the player in turn, each by its first space."""
        names: Bits = Bits(0)
        for i in range(self.seat * 5, self.seat * 5 + 5):
            if self.region[i]:
                names |= bit(first(self.region[i]))
        return names

    def harvest_code(self, names: Bits, chosen: int) -> Code:
        """The harvest of some of these regions: `chosen` is the set of their places in reading order."""
        code: Code = OP_HARVEST
        c: Code = 0
        place = 8
        while chosen:
            c = first(names)
            names ^= bit(first(names))
            if chosen & 1:
                code |= c << place
                place += 8
            chosen >>= 1
        return code

    def list_tiles(self) -> None:
        """The action tiles that can be used now. C-T2, C-A1 to C-A3, C-A5."""
        p = self.seat
        for n in range(2, 4):
            if self.held[p * 9 + MONEY2 + n - 2]:
                self.listing.add(OP_MONEY | n << 4)
        if self.held[p * 9 + CART]:
            for i in range(STALLS):
                if self.may_cart(i):
                    self.listing.add(OP_CART | i << 4)
        if self.held[p * 9 + BULL]:
            self.list_spaces(OP_BULL, self.open & ~self.bushes)
        if self.held[p * 9 + MILESTONE] and self.fincas and self.revealed:
            self.listing.add(OP_MILESTONE)

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring now, and how many pieces stand for each."""
        if self.phase == LAY_LANDSCAPE:
            counts, op = [self.land_left[k] for k in range(LANDSCAPES)], OP_LANDSCAPE
        elif self.phase == DRAW_FINCA:
            counts, op = [self.finca_left[v] for v in range(self.layout.nvalues)], OP_FINCA
        elif self.phase == DRAW_TILE:
            counts, op = [self.bag[t] for t in range(TILES)], OP_TILE
        elif self.phase == NAME_FIRST:
            counts, op = [1] * self.players, OP_FIRST
        else:
            counts, op = [1 if self.stack[s] else 0 for s in range(SITES)], OP_LETTER
        return [(op | n << 4, count) for n, count in enumerate(counts) if count]

    # ---- looked into ----------------------------------------------------
    def journal_read(self) -> list[int]:
        """What the last action brought about: a kind and three numbers each."""
        return [self.journal[i] for i in range(self.noted)]

    def spaces_for(self, p: int, f: int, bridge: bool) -> Any:
        """Where p might build fruit f by the placement rules alone, as a set."""
        return to_int(self.bridge_spaces(p, f) if bridge else self.plain_spaces(p, f))

    def workers(self, p: int) -> int:
        """Workers on the mat of p."""
        return self.free[p]

    def points(self) -> list[int]:
        """The score of each player."""
        return [self.score[p] for p in range(self.players)]

    def horse_points(self, p: int) -> int:
        """Horses taken by p, on all tiles. C-L1."""
        return self.horses[p]

    def tiles_around(self, s: int) -> list[int]:
        """Everybody's tiles in regions that touch a Finca. C-F2."""
        self.count_around(s)
        return [self.count[p] for p in range(self.players)]

    def points_for(self, tiles: list[int], s: int) -> list[int]:
        """What everybody would get for so many tiles at Finca s. C-F3."""
        for p in range(self.players):
            self.count[p] = tiles[p]
        self.rank()
        return [self.points_at(p, s) for p in range(self.players)]

    def regions(self, p: int) -> list[tuple[int, int]]:
        """The regions of p: (fruit, set) each, by their first spaces."""
        found = []
        for i in range(p * 5, p * 5 + 5):
            if self.region[i]:
                found.append((first(self.region[i]), self.region_fruit[i], to_int(self.region[i])))
        return [(f, m) for _, f, m in sorted(found)]


WORKED_OUT = """
    phase bushes starts blocked region region_fruit closing horses free stocked stock kinds
    in_hand_of on_market in_hand in_bag finca_left fincas stack in_stack revealed barren
    treasureless begins_known begins grows_known grows wide room need needed wants growing places
    spots bridge_spots count most next_most leaders journal noted noting luck untried
"""
"""Fields that are not written down, because they follow from those that are or are noted on the way."""
NOT_COPIED = """
    begins_known begins grows_known grows wide room need needed wants growing places spots
    bridge_spots count most next_most leaders journal noted noting untried
"""
"""Fields that a copy has of its own."""
NOT_FOR_BUILDING = """
    players edition_2015 penalty random_start first_seat start_sites seat turns passes passed ending
    main_done carting returned built setup_left start_site finca_due finca_drawn why_finca
    refill_due refill_now refilling reveals_due bag_short reason phase land_todo wells site_value
    closing coins score horses market hand stocked stock kinds in_hand_of on_market in_hand bag
    in_bag gone land_left used finca_left stack in_stack barren treasureless growing places spots
    bridge_spots count most next_most leaders journal noted noting luck untried
"""
"""Fields that the question of C-B2 never looks at."""

if not cython.compiled:
    State = fields.slotted(State)  # type: ignore[misc,assignment]
    make_fields = fields.maker(State)
    copy_fields = fields.copier(State, NOT_COPIED)
    copy_for_building = fields.copier(State, NOT_FOR_BUILDING)
    write_fields = fields.writer(State, WORKED_OUT)
    read_fields = fields.reader(State, WORKED_OUT)
    number_names = fields.namer(State, WORKED_OUT)

NUMBERS = number_names()
"""What is written of a state in single numbers, by name."""

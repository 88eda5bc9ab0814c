# compiled
"""C-B2: can these tiles all be built?

A line may be bought, a tile carted, a site chosen and a tile placed only if at least one sequence of
placements builds all the tiles that are then in hand. Bridges and milestones at hand help, and so do those
that are picked up on the way; a Finca that the market brings is built first. The answer is exact: what is
offered can be finished, and what can be finished is offered.

The question is asked of a state `s`, for player `p`, about the tiles in `need`: so many of each fruit,
`needed` in all, `wants` the set of fruits (need_line, need_hand, need_tile). `measure` then works out where
each fruit may go now, which stays known until something happens to it:

    begins[f]  spaces where a new region may begin, given a worker        (C-P2, C-P4, C-P7)
    grows[f]   spaces where a region of p may be extended, `wide` of them (C-P2 to C-P7)
    room[f]    how many of these are no road: C-P4 never takes them away

Searching is simple: try every space for every tile, on a sheet of scratch paper, and ask again for the rest
(`search`, `search_after`). In most positions that would be a waste, so two kinds of proof come first. They
look at numbers of places only, and each may fail to see what is so, but is never wrong:

    surely_fits            some order of some placements works. Why: a tile takes its own space, and spoils at
                           most one of the places that are counted for any other fruit. So if the fruit with
                           the fewest places goes first, and each fruit has as many places as there are
                           tiles up to and with its own, every tile finds one.
    surely_fits_anywhere   any order of any placements works: each fruit has a place for every tile.
    surely_impossible      a fruit has no place, or there are too few places or workers for the fruits, and
                           nothing in reach (a bridge, a milestone, a worker set free by joining regions)
                           could bring more. What may help is judged at its very best (`may_…`), so that
                           nothing that could be built is ever given up.

What remains undecided is searched: the fruit with the fewest places first, a step deeper for each tile. Lines
have at most four tiles, so that the search is never deep. The tests compare the answer with a plain search
without any proof, on thousands of crowded boards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import Bits, bit, first, flood, low, spread
    from terroir.games.citrus.terms import BRIDGE, EMPTY, MILESTONE, REVEALED
if TYPE_CHECKING:
    from terroir.games.citrus.state import State


# ---- the question ------------------------------------------------------------
def line_can_be_built(s: State, k: int) -> bool:
    """All tiles of line k could be built, with a Finca first if one is due. C-B2."""
    need_line(s, k)
    measure(s, s.seat)
    if surely_fits(s, s.free[s.seat], 0, EMPTY) or search(s, s.seat):
        return True
    return s.finca_due_after(s.needed) and search_with_finca(s, s.seat, False)


def tile_can_be_carted(s: State, i: int) -> bool:
    """The tile of market space i could be built, with a Finca first if one is due. C-A2."""
    need_tile(s, s.market[i])
    return can_build_all(s, s.seat) or s.finca_due_after(1) and search_with_finca(s, s.seat, False)


def can_build_all(s: State, p: int) -> bool:
    """Some sequence of placements, bridges and milestones places all tiles needed. C-B2."""
    if s.needed == 0:
        return True
    measure(s, p)
    return surely_fits(s, s.free[p], 0, -1) or search(s, p)


def plainly_buildable(s: State, p: int, finca: bool) -> bool:
    """As `can_build_all`, a Finca first if one is due, without any action tile. C-T3. Needs `measure`."""
    if surely_fits(s, s.free[p], 0, -1):
        return True
    bridges, milestones = s.held[p * 9 + BRIDGE], s.held[p * 9 + MILESTONE]
    bridge_land, milestone_land = s.land[BRIDGE], s.land[MILESTONE]
    s.held[p * 9 + BRIDGE] = s.held[p * 9 + MILESTONE] = 0
    s.land[BRIDGE] = s.land[MILESTONE] = Bits(0)
    ok = search(s, p) or finca and search_with_finca(s, p, False)
    s.held[p * 9 + BRIDGE], s.held[p * 9 + MILESTONE] = bridges, milestones
    s.land[BRIDGE], s.land[MILESTONE] = bridge_land, milestone_land
    return ok


# ---- the search --------------------------------------------------------------
def search(s: State, p: int) -> bool:
    """As `can_build_all`, by trying. Needs `measure`."""
    if s.held[p * 9 + MILESTONE] and s.fincas and s.revealed:
        return search_with_finca(s, p, True)
    if surely_impossible(s, p):
        return False
    tight = tightest(s, p)
    for i in range(5):
        f = (tight + i) % 5
        if s.need[f]:
            cells: Bits = s.grows[f] | s.begins[f] if s.free[p] else s.grows[f]
            if search_after(s, p, f, cells, False):
                return True
            if s.held[p * 9 + BRIDGE]:
                if search_after(s, p, f, s.bridge_spaces(p, f), True):
                    return True
    return False


def tightest(s: State, p: int) -> int:
    """The fruit with the fewest places: trying it first settles the question soonest."""
    best = 0
    fewest = 999
    for f in range(5):
        if s.need[f]:
            n = s.wide[f] + (s.begins[f].bit_count() if s.free[p] else 0)
            if n < fewest:
                fewest = n
                best = f
    return best


def search_after(s: State, p: int, f: int, cells: Bits, bridge: bool) -> bool:
    """As `search` after laying one tile of fruit f on one of these spaces."""
    while cells:
        c = first(cells)
        cells ^= bit(c)
        if keeps_rest_buildable(s, p, f, c, bridge):
            return True
    return False


def keeps_rest_buildable(s: State, p: int, f: int, c: int, bridge: bool) -> bool:
    """The rest stays buildable after fruit f on space c."""
    if s.needed == 1:
        return True
    if s.needed == 2 and s.need[f] == 1 and not bridge and last_surely_fits(s, p, f, bit(c)):
        return True
    s.scratch.sketch(s)
    if bridge:
        s.scratch.spend(p, BRIDGE)
    s.scratch.put(p, f * 2, c)
    narrow(s.scratch, c)
    settle_one(s.scratch, f)
    return can_build_all(s.scratch, p)


def last_surely_fits(s: State, p: int, f: int, b: Bits) -> bool:
    """The one other tile, of another fruit, can be built after fruit f on b without a bridge."""
    for g in range(5):
        if g != f and s.need[g]:
            if s.grows[g] & ~b:
                return True
            if s.begins[g] & ~b:
                return s.free[p] > (0 if s.grows[f] & b else 1)
    return False


def search_with_finca(s: State, p: int, milestone: bool) -> bool:
    """As `search` after a Finca on one of the revealed sites: sooner is never worse than later."""
    before: Bits = s.starts
    spent = 1 if milestone else 0
    ok = False
    for site in range(15):
        if s.site_state[site] == REVEALED and not ok:
            s.build_finca(site)
            s.fincas -= 1
            s.held[p * 9 + MILESTONE] -= spent
            ok = can_build_all(s, p)
            s.held[p * 9 + MILESTONE] += spent
            s.fincas += 1
            # as if it had not been tried
            s.site_state[site] = REVEALED
            s.revealed += 1
            s.starts = before
            s.begins_known = 0
    measure(s, p)
    return ok


# ---- what is to be built, and where it may go --------------------------------
def need_line(s: State, k: int) -> None:
    """Look at the tiles of line k as the ones to build."""
    spaces = s.layout.line_mask[k]
    wants = 0
    for f in range(5):
        n = s.layout.ones[s.stock[f] & spaces]
        s.need[f] = n
        if n:
            wants |= 1 << f
    s.wants = wants
    s.needed = s.line_cost(k)


def need_hand(s: State) -> None:
    """Look at the tiles in hand as the ones to build."""
    need_nothing(s)
    rest = s.kinds
    while rest:
        t = low(rest)
        rest ^= 1 << t
        s.need[t >> 1] += s.layout.ones[s.in_hand_of[t]]
        s.wants |= 1 << (t >> 1)
    s.needed = s.in_hand


def need_tile(s: State, t: int) -> None:
    """Look at one tile as the one to build."""
    need_nothing(s)
    s.need[t >> 1] = s.needed = 1
    s.wants = 1 << (t >> 1)


def need_nothing(s: State) -> None:
    """No tile is to be built."""
    s.need[0] = s.need[1] = s.need[2] = s.need[3] = s.need[4] = 0
    s.wants = 0


def settle_one(s: State, f: int) -> None:
    """One tile of the fruit is built."""
    s.need[f] -= 1
    s.needed -= 1
    if not s.need[f]:
        s.wants ^= 1 << f


def measure(s: State, p: int) -> None:
    """Where each fruit needed begins and grows for the player in turn, and how much room that is."""
    rest = s.wants & ~s.begins_known
    s.begins_known |= rest
    while rest:
        f = low(rest)
        rest ^= 1 << f
        s.begins[f] = s.fresh_starts(f, s.open)
    rest = s.wants & ~s.grows_known
    s.grows_known |= rest
    while rest:
        f = low(rest)
        rest ^= 1 << f
        s.grows[f] = s.own[p * 5 + f]
        s.wide[f] = s.room[f] = 0
        if s.grows[f]:
            s.grows[f] = s.extensions(p, f, s.open)
            s.wide[f] = s.room[f] = s.grows[f].bit_count()
            if not s.family:
                s.room[f] = (s.grows[f] & ~s.layout.roads_any).bit_count()


def measure_all(s: State) -> None:
    """Measure the room for every fruit: it serves all the lines."""
    for f in range(5):
        s.need[f] = 1
    s.wants = 31
    measure(s, s.seat)


def narrow(s: State, c: int) -> None:
    """Space c has been built on: what is known of the other fruits has one space less."""
    b: Bits = bit(c)
    others: Bits = ~b
    for f in range(5):
        s.begins[f] &= others
        if s.grows[f] & b:
            s.grows[f] ^= b
            s.wide[f] -= 1
            if s.family or not s.layout.roads_any & b:
                s.room[f] -= 1


# ---- proofs that there is a way ----------------------------------------------
def surely_fits(s: State, workers: int, others: int, placed: int) -> bool:
    """Some order of some placements works, even if `others` more tiles each spoil a place first.

    The fruit with the fewest places is built first: it works if each has as many as there are tiles
    up to its own. `placed` is the fruit of the other tile (or none): its roads may be taken.
    True of most positions that can be built, never wrong. Needs `measure`.
    """
    n = s.needed + others
    tight = False
    rest = s.wants
    while rest:
        f = low(rest)
        rest ^= 1 << f
        # off the roads no other tile spoils more than one place; a lone tile may use the roads too
        alone: bool = s.need[f] == 1 and f != placed
        s.growing[f] = s.places[f] = s.wide[f] if alone else s.room[f]
        if s.growing[f] < n:
            s.places[f] += count_entries(s, f, f == placed)
            if s.places[f] < s.need[f] + others and (others or not surely_sprouts(s, f)):
                return False
            tight = True
    return workers >= 0 and (not tight or workers >= workers_needed(s, others, n))


def count_entries(s: State, f: int, placed: bool) -> int:
    """Places to begin of which any other tile can spoil but one: a start at each Finca.

    A lone tile may use all of them, unless a tile of its fruit is placed before.
    """
    if s.need[f] == 1 and not placed:
        return s.begins[f].bit_count()
    if s.layout.shared_roads:
        return 0
    doors = 0
    cells: Bits = s.begins[f]
    while cells:
        cells &= ~s.layout.block[first(cells)]
        doors += 1
    return doors


def surely_sprouts(s: State, f: int) -> bool:
    """A new region, begun before anything else, has room beside it for the other tiles of its fruit."""
    if s.need[f] == 1:
        return False
    ground: Bits = s.open & ~s.layout.roads_any & ~spread(s.fruit[f])
    cells: Bits = s.begins[f]
    while cells:
        b: Bits = bit(first(cells))
        cells ^= b
        if (spread(b) & ground).bit_count() >= s.need[f] - 1:
            return True
    return False


def workers_needed(s: State, others: int, n: int) -> int:
    """How many workers building in that order takes at most; more than there are if it does not work."""
    workers = 0
    rest = s.wants
    while rest:
        f = low(rest)
        rest ^= 1 << f
        if s.growing[f] < n:
            before: int = others
            for g in range(5):
                before += s.need[g] * (s.places[g] * 8 + g < s.places[f] * 8 + f)
            if s.places[f] < before + s.need[f]:
                if before or not surely_sprouts(s, f):
                    return 99
                workers += 1
            elif s.growing[f] <= before:
                workers += s.need[f]
            elif s.growing[f] < before + s.need[f]:
                workers += before + s.need[f] - s.growing[f]
    return workers


def surely_fits_anywhere(s: State, p: int) -> bool:
    """So much room that every order of every placement works: true of many positions, never wrong.

    A tile spoils at most one of the places counted for any fruit: spaces off the roads stay legal
    once they are, and each Finca offers a fruit at most one start. Needs `measure`.
    """
    for f in range(5):
        if s.need[f]:
            room = s.wide[f] if s.need[f] == 1 else s.room[f]
            if room < s.needed:
                if s.free[p] < s.needed or room + count_entries(s, f, False) < s.needed:
                    return False
    return True


def rest_surely_fits(s: State, f: int, workers: int) -> bool:
    """Wherever a tile of fruit f goes, the others fit: it may spoil one place of each. Needs `measure`."""
    settle_one(s, f)
    fits = surely_fits(s, workers, 1, f)
    s.need[f] += 1
    s.needed += 1
    s.wants |= 1 << f
    return fits


# ---- proofs that there is none -----------------------------------------------
def surely_impossible(s: State, p: int) -> bool:
    """Too few places or workers now, and nothing in reach that could bring more. Needs `measure`.

    New fruits need a worker each, whatever else is at hand; walled-in ones do unless a bridge leads out.
    """
    bridges = s.held[p * 9 + BRIDGE]
    new = 0
    walled = 0
    stuck = False
    rest = s.wants
    while rest:
        f = low(rest)
        rest ^= 1 << f
        if s.grows[f]:
            continue
        if not s.own[p * 5 + f]:
            new += 1
        elif not (bridges and (s.neutral[f] or s.extensions(p, f, s.rocks | all_neutral(s)))):
            walled += 1
        if not s.begins[f]:
            stuck = True
    if not bridges and (stuck or surely_crowded(s)) and not may_find_treasure(s, p):
        return True
    if new > s.free[p] and not may_free_worker(s, p) or surely_lacks_bridges(s, p):
        return True
    if new + walled > s.free[p]:
        return not (may_find_treasure(s, p) or may_free_worker(s, p))
    return False


def surely_crowded(s: State) -> bool:
    """Fewer places than fruits, all taken together."""
    fruits = 0
    places: Bits = Bits(0)
    for f in range(5):
        if s.need[f]:
            fruits += 1
            places |= s.grows[f] | s.begins[f]
    return places.bit_count() < fruits


def surely_lacks_bridges(s: State, p: int) -> bool:
    """More homeless fruits than bridges at hand, and too few to be picked up on the way.

    Only tiles that are not the first of a homeless fruit can pick up anything, one thing each: a bridge
    serves one homeless fruit, a milestone may serve them all.
    """
    bridges = s.held[p * 9 + BRIDGE]
    if count_homeless(s, p, bridges) <= bridges:
        return False
    if not may_find_treasure(s, p):
        return True
    if s.land[MILESTONE] and s.fincas and s.revealed:
        return False
    homeless = count_homeless(s, p, bridges + s.needed)
    return homeless > bridges + s.needed - homeless


def count_homeless(s: State, p: int, bridges: int) -> int:
    """How many fruits are homeless."""
    n = 0
    for f in range(5):
        if s.need[f] and not s.grows[f] and not s.begins[f] and is_homeless(s, p, f, bridges):
            n += 1
    return n


def is_homeless(s: State, p: int, f: int, bridges: int) -> bool:
    """A fruit without a place gets none by so many bridges of others: its first tile needs one itself."""
    own: Bits = s.own[p * 5 + f]
    if own and spread(own) & s.open & ~spread(s.fruit[f] & ~own & ~s.neutral[f]):
        return False
    return not may_be_cleared(s, f, bridges)


def may_be_cleared(s: State, f: int, bridges: int) -> bool:
    """Bridges of other fruits over neutral tiles of this one could open a start for it."""
    if not bridges or not s.neutral[f]:
        return False
    firm: Bits = s.fruit[f] & ~s.neutral[f]
    cells: Bits = s.starts & s.open & ~spread(firm)
    while cells:
        near: Bits = bit(first(cells))
        cells ^= near
        near = spread(near) if s.family else spread(near) | s.layout.block[first(near)]
        if not near & firm and (near & s.neutral[f]).bit_count() <= bridges:
            return True
    return False


def may_find_treasure(s: State, p: int) -> bool:
    """A bridge or milestone could be picked up on the way."""
    treasure: Bits = s.land[BRIDGE] | s.land[MILESTONE]
    if treasure:
        for f in range(5):
            if s.need[f] and may_reach_treasure(s, p, f, treasure):
                return True
    return False


def may_reach_treasure(s: State, p: int, f: int, treasure: Bits) -> bool:
    """The tiles of fruit f could pick up a treasure, from a region or from a start.

    From the regions, not from where they grow now: larger ones may absorb what they may not yet.
    """
    bridges = s.held[p * 9 + BRIDGE]
    if not s.grows[f] and not s.begins[f]:
        if not bridges or s.need[f] == 1 and is_homeless(s, p, f, bridges):
            return False  # where a bridge leads there is no treasure
    if not bridges and s.need[f] == 1 and not (s.grows[f] | s.begins[f]) & treasure:
        return False
    ground: Bits = best_ground(s, p, f)
    m: Bits = reach(s, f, s.own[p * 5 + f], ground, 1)
    if s.free[p] or may_free_worker(s, p):
        m |= s.starts & ground if bridges else s.begins[f]
    if reach(s, f, m, ground, s.need[f] - 1) & treasure:
        return True
    return False


def may_free_worker(s: State, p: int) -> bool:
    """Own regions could be joined, which frees a worker."""
    for f in range(5):
        if s.need[f] and s.own[p * 5 + f] and may_join(s, p, f):
            return True
    return False


def may_join(s: State, p: int, f: int) -> bool:
    """Two own regions of the fruit lie near enough to be joined by the tiles needed. C-P6."""
    ground: Bits = best_ground(s, p, f)
    if s.land[BRIDGE]:
        ground = s.open | s.rocks | all_neutral(s)  # a bridge may be picked up on the way
    for i in range(p * 5, p * 5 + 5):
        if s.region[i] and s.region_fruit[i] == f and s.own[p * 5 + f] & ~s.region[i]:
            if spread(reach(s, f, s.region[i], ground, s.need[f])) & s.own[p * 5 + f] & ~s.region[i]:
                return True
    return False


def best_ground(s: State, p: int, f: int) -> Bits:
    """Where fruit f of p could ever go; with a bridge at hand others may open more of the roads."""
    rivals: Bits = s.fruit[f] & ~s.own[p * 5 + f] & ~s.neutral[f]
    if s.held[p * 9 + BRIDGE]:
        return (s.open | s.rocks | all_neutral(s)) & ~spread(rivals)
    return s.open & ~s.blocked[f] & ~spread(rivals)


def reach(s: State, f: int, m: Bits, ground: Bits, steps: int) -> Bits:
    """All that so many tiles of fruit f could cover from m at the very best, absorbing on the way."""
    for _ in range(steps):
        if not m:
            break
        m |= flood(spread(m) & s.neutral[f], s.neutral[f])
        m |= spread(m) & ground
    return m


def all_neutral(s: State) -> Bits:
    """Every neutral tile."""
    return s.neutral[0] | s.neutral[1] | s.neutral[2] | s.neutral[3] | s.neutral[4]


# ---- every space that keeps the rest buildable -------------------------------
def find_spots(s: State) -> None:
    """For each fruit in hand, the spaces that keep the rest buildable, plain and by bridge. C-B2."""
    p = s.seat
    need_hand(s)
    measure(s, p)
    free: bool = s.penalty or s.in_hand == 1 or surely_fits_anywhere(s, p)
    for f in range(5):
        s.spots[f] = Bits(0)
        s.bridge_spots[f] = Bits(0)
        if s.need[f]:
            if s.held[p * 9 + BRIDGE]:
                s.bridge_spots[f] = s.bridge_spaces(p, f)
            if free:
                s.spots[f] = s.grows[f] | s.begins[f] if s.free[p] else s.grows[f]
            else:
                find_tight_spots(s, p, f)


def find_tight_spots(s: State, p: int, f: int) -> None:
    """The same where room is tight: all of a kind where the rest fits anyhow, else one by one."""
    grown = rest_surely_fits(s, f, s.free[p])
    s.spots[f] = s.grows[f] if grown else keeping_rest_buildable(s, p, f, s.grows[f], False)
    if s.free[p]:
        begun = rest_surely_fits(s, f, s.free[p] - 1)
        s.spots[f] |= s.begins[f] if begun else keeping_rest_buildable(s, p, f, s.begins[f], False)
    s.bridge_spots[f] = keeping_rest_buildable(s, p, f, s.bridge_spots[f], True)


def keeping_rest_buildable(s: State, p: int, f: int, cells: Bits, bridge: bool) -> Bits:
    """Of these spaces those that keep the rest buildable."""
    rest: Bits = cells
    while rest:
        c = first(rest)
        rest ^= bit(c)
        if not keeps_rest_buildable(s, p, f, c, bridge):
            cells ^= bit(c)
    return cells

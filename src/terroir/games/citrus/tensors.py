# compiled
"""What a seat sees, as numbers in two arrays: planes of the board, and a row of everything else.

The viewer comes first, the others follow in the order of play; numbering.py says where each number stands.
In Citrus nothing is hidden from anybody but what the draws will bring, and that is nowhere in a state.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.buffers import *
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.ids import write_mask
    from terroir.games.citrus.numbering import *
    from terroir.games.citrus.state import State
    from terroir.games.citrus.terms import *


def observe(s: State, p: int, planes: FlagView, numbers: NumberView, mask: FlagView) -> bool:
    """What p sees and may do, into arrays of the caller; False if one of them is too short."""
    if len(planes) < PLANES * SQUARES or len(numbers) < NUMBERS_SEEN or len(mask) < IDS:
        return False
    write_planes(s, p, flags_from(planes, 0))
    write_numbers(s, p, numbers_from(numbers, 0))
    write_mask(s, p, flags_from(mask, 0))
    return True


def write_planes(s: State, p: int, out: Flags) -> None:
    """The board as p sees it."""
    clear_flags(out, PLANES * SQUARES)
    lay(s.layout.open | s.layout.rocks | s.layout.sites, out, ON_BOARD * SQUARES)
    lay(s.open, out, ON_OPEN * SQUARES)
    lay(s.rocks, out, ON_ROCK * SQUARES)
    lay(s.wells, out, ON_WELL * SQUARES)
    lay(s.starts, out, ON_ROAD * SQUARES)
    for k in range(LANDSCAPES):
        lay(s.land[k], out, (ON_LANDSCAPE + k) * SQUARES)
    for f in range(FRUITS):
        lay(s.fruit[f], out, (ON_FRUIT + f) * SQUARES)
        lay(s.neutral[f], out, ON_NEUTRAL * SQUARES)
    q = p
    for i in range(s.players):
        for f in range(FRUITS):
            lay(s.own[q * FRUITS + f], out, (ON_OWN + i) * SQUARES)
        q = q + 1 if q + 1 < s.players else 0
    write_sites(s, out)


def write_sites(s: State, out: Flags) -> None:
    """How far each site has come, and what the Finca on it pays."""
    for n in range(SITES):
        if s.layout.site_space[n] >= 0:
            at = square_of(s.layout.site_space[n])
            out[(ON_SITE + s.site_state[n] - PRINTED) * SQUARES + at] = 1
            if s.site_state[n] >= BUILT:
                out[ON_HIGH * SQUARES + at] = s.layout.high[s.site_value[n]]
                out[ON_LOW * SQUARES + at] = s.layout.low[s.site_value[n]]


def write_numbers(s: State, p: int, out: Numbers) -> None:
    """Everything that is not on the board, as p sees it."""
    clear_numbers(out, NUMBERS_SEEN)
    q = p
    for i in range(s.players):
        write_player(s, q, out, i * OF_PLAYER)
        q = q + 1 if q + 1 < s.players else 0
    for i in range(STALLS):
        if s.market[i] != EMPTY:
            out[AT_MARKET + i * TILES + s.market[i]] = 1
        if s.hand[i] != EMPTY:
            out[AT_HAND + s.hand[i]] += 1
    for t in range(TILES):
        out[AT_BAG + t] = s.bag[t]
        out[AT_GONE + t] = s.gone[t]
    for k in range(LANDSCAPES):
        out[AT_BOX + k] = s.land_left[k]
        out[AT_USED + k] = s.used[k]
    for v in range(FINCAS_SEEN):
        out[AT_FINCAS + v] = s.finca_left[v]
    if s.finca_drawn != EMPTY:
        out[AT_DRAWN + s.finca_drawn] = 1
    for n in range(SITES):
        out[AT_STACK + n] = s.stack[n]
    for k in range(s.layout.nlines):
        out[AT_LINES + k] = s.line_cost(k)
    write_moment(s, out)


def write_player(s: State, q: int, out: Numbers, at: int) -> None:
    """One player's mat."""
    out[at + OF_SEATED] = 1
    out[at + OF_COINS] = s.coins[q]
    out[at + OF_SCORE] = s.score[q]
    out[at + OF_WORKERS] = s.free[q]
    out[at + OF_HORSES] = s.horses[q]
    for k in range(LANDSCAPES):
        out[at + OF_HELD + k] = s.held[q * LANDSCAPES + k]
    if s.phase == TURN or s.phase == CHOOSE_SITE:
        out[at + OF_TURN] = 1 if q == s.seat else 0
    out[at + OF_FIRST] = 1 if q == s.first_seat else 0


def write_moment(s: State, out: Numbers) -> None:
    """How far the turn has come, and by which rules."""
    out[AT_CHOOSING] = 1 if s.phase == CHOOSE_SITE else 0
    out[AT_MAIN_DONE] = 1 if s.main_done else 0
    out[AT_CARTING] = 1 if s.carting else 0
    out[AT_RETURNED] = 1 if s.returned else 0
    out[AT_REFILL] = 1 if s.refill_due else 0
    out[AT_SHORT] = 1 if s.bag_short else 0
    out[AT_PASSES] = s.passes
    out[AT_BUILT] = s.built
    out[AT_EDITION] = 1 if s.edition_2015 else 0
    out[AT_FAMILY] = 1 if s.family else 0
    out[AT_PENALTY] = 1 if s.penalty else 0

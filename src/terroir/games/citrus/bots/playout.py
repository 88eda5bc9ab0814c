# compiled
"""Luck and random play inside the hot core: for search, simulation and measuring.

`luck` is a 64-bit number that every draw moves on; a state carries none of it in its position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.buildable import *
    from terroir.games.citrus.terms import *
if TYPE_CHECKING:
    from terroir.games.citrus.state import State

# The 64-bit congruential generator of Knuth's MMIX; its high bits serve.
FACTOR: Word = 6364136223846793005
ADDEND: Word = 1442695040888963407
WORD: Word = (1 << 64) - 1
# A golden ratio of 2^64 apart, numbers have nothing in common: seeds of simulated games, keys of turns.
GOLDEN: Word = 0x9E3779B97F4A7C15
PASSING: int = 1 << 11  # beside the lines, of which there are fewer


def randbelow(s: State, n: int) -> int:
    """A number from 0 to n-1 out of the state's luck."""
    s.luck = (s.luck * FACTOR + ADDEND) & WORD
    return ((s.luck >> 33) * n) >> 31


def outcome_code(s: State) -> Code:
    """One outcome of pending chance, each piece as likely as any other."""
    if s.phase == DRAW_TILE:
        return OP_TILE | counted(s, s.bag, s.in_bag) << 4
    if s.phase == DRAW_FINCA:
        return OP_FINCA | counted(s, s.finca_left, s.fincas) << 4
    if s.phase == LAY_LANDSCAPE:
        return OP_LANDSCAPE | counted(s, s.land_left, boxed(s)) << 4
    if s.phase == NAME_FIRST:
        return OP_FIRST | randbelow(s, s.players) << 4
    k = randbelow(s, s.in_stack)
    n = 0
    while not s.stack[n] or k:
        if s.stack[n]:
            k -= 1
        n += 1
    return OP_LETTER | n << 4


def counted(s: State, counts: Smalls, total: int) -> int:
    """Which kind a piece drawn from counted kinds is of."""
    k = randbelow(s, total)
    n = 0
    while k >= counts[n]:
        k -= counts[n]
        n += 1
    return n


def boxed(s: State) -> int:
    """Landscape tiles not yet laid."""
    n = 0
    for k in range(9):
        n += s.land_left[k]
    return n


def random_code(s: State) -> Code:
    """A legal action, each as likely as any other: any that could be, until one is."""
    s.untried = 0
    if s.in_hand:
        need_hand(s)
        measure(s, s.seat)
    elif s.phase != CHOOSE_SITE and not s.main_done:
        s.untried = main_actions(s)
    for _ in range(24):
        code = candidate(s)
        if code >= 0:
            return code
    return EMPTY


def main_actions(s: State) -> int:
    """The lines that may be legal, as a set, and to pass if that is."""
    passing = s.may_pass()
    if passing and not s.penalty and s.helpless():
        return PASSING
    return s.payable_lines() | PASSING if passing else s.payable_lines()


def candidate(s: State) -> Code:
    """An action drawn from all that could be legal at first sight, or EMPTY if it is not."""
    if s.phase == CHOOSE_SITE:
        return site_candidate(s)
    if s.in_hand:
        return hand_candidate(s)
    mains = s.layout.ones[s.untried]
    harvests = 0 if s.main_done else (1 << s.layout.workers - s.free[s.seat]) - 1
    ends = 1 if s.may_end() else 0
    k = randbelow(s, mains + harvests + ends + tiles(s))
    if k < mains:
        return main_candidate(s, k)
    k -= mains
    if k < harvests:
        return s.harvest_code(s.region_names(), k + 1)
    k -= harvests
    if k < ends:
        return OP_END
    return tile_candidate(s, k - ends)


def site_candidate(s: State) -> Code:
    """One of the revealed sites."""
    k = randbelow(s, s.revealed)
    n = 0
    while s.site_state[n] != REVEALED or k:
        if s.site_state[n] == REVEALED:
            k -= 1
        n += 1
    return OP_SITE | n << 4 if s.may_choose(n) else EMPTY


def main_candidate(s: State, k: int) -> Code:
    """The k-th line not yet tried, or to pass; what may not be is not tried again."""
    n = s.untried
    for _ in range(k):
        n &= n - 1
    n = low(n)
    s.untried ^= 1 << n
    if 1 << n == PASSING:
        return OP_PASS
    if s.penalty:
        return OP_BUY | n << 4
    return OP_BUY | n << 4 if line_can_be_built(s, n) else EMPTY


def hand_candidate(s: State) -> Code:
    """A tile in hand on a space, or an action tile. Needs `measure`."""
    p = s.seat
    n = 0
    rest = s.kinds
    while rest:
        t = low(rest)
        rest ^= 1 << t
        n += spot_count(s, p, t >> 1)
    if s.penalty and s.may_return():
        return EMPTY  # to return them is legal too: leave that to the full list
    k = randbelow(s, n + tiles(s))
    if k >= n:
        return tile_candidate(s, k - n)
    rest = s.kinds
    while rest:
        t = low(rest)
        rest ^= 1 << t
        n = spot_count(s, p, t >> 1)
        if k < n:
            return spot_candidate(s, p, t, k)
        k -= n
    return EMPTY


def spot_count(s: State, p: int, f: int) -> int:
    """Spaces for a fruit at first sight, plain and by bridge."""
    n = s.wide[f]
    if s.free[p]:
        n += s.begins[f].bit_count()
    if s.held[p * 9 + BRIDGE]:
        n += s.bridge_spaces(p, f).bit_count()
    return n


def spot_candidate(s: State, p: int, t: int, k: int) -> Code:
    """The k-th of these spaces, if it keeps the rest buildable."""
    f = t >> 1
    free: bool = s.penalty or s.in_hand == 1
    if k < s.wide[f]:
        c = nth(s.grows[f], k)
        if free or rest_surely_fits(s, f, s.free[p]) or keeps_rest_buildable(s, p, f, c, False):
            return OP_PLACE | t << 4 | c << 8
        return EMPTY
    k -= s.wide[f]
    if s.free[p]:
        n = s.begins[f].bit_count()
        if k < n:
            c = nth(s.begins[f], k)
            if free or rest_surely_fits(s, f, s.free[p] - 1) or keeps_rest_buildable(s, p, f, c, False):
                return OP_PLACE | t << 4 | c << 8
            return EMPTY
        k -= n
    c = nth(s.bridge_spaces(p, f), k)
    return OP_PLACE | t << 4 | c << 8 | 1 << 16 if free or keeps_rest_buildable(s, p, f, c, True) else EMPTY


def tiles(s: State) -> int:
    """Action tiles that could be used at first sight, a bull or cart counted for each place."""
    at = s.seat * 9
    n = 0
    if s.held[at + MONEY2]:
        n += 1
    if s.held[at + MONEY3]:
        n += 1
    if s.held[at + CART] and s.in_hand == 0:
        n += s.on_market
    if s.held[at + BULL]:
        n += (s.open & ~s.bushes).bit_count()
    if s.held[at + MILESTONE] and s.fincas and s.revealed:
        n += 1
    return n


def tile_candidate(s: State, k: int) -> Code:
    """The k-th of these."""
    at = s.seat * 9
    for n in range(2):
        if s.held[at + MONEY2 + n]:
            if k == 0:
                return OP_MONEY | (n + 2) << 4
            k -= 1
    if s.held[at + CART] and s.in_hand == 0:
        for i in range(12):
            if s.market[i] != EMPTY:
                if k == 0:
                    return OP_CART | i << 4 if s.may_cart(i) else EMPTY
                k -= 1
    if s.held[at + BULL]:
        n = (s.open & ~s.bushes).bit_count()
        if k < n:
            return OP_BULL | nth(s.open & ~s.bushes, k) << 8
    return OP_MILESTONE


def play_on(s: State) -> int:
    """Play at random until the game is over or the full list is needed; how many actions that took."""
    n = 0
    while s.phase != OVER:
        if s.phase <= NAME_FIRST:
            s.apply(outcome_code(s))
        else:
            code = random_code(s)
            if code < 0:
                return n
            s.apply(code)
            n += 1
    return n


def roll(s: State, luck: Word) -> Word:
    """Resolve pending chance; the luck that is left."""
    s.luck = luck
    while s.phase <= NAME_FIRST:
        s.apply(outcome_code(s))
    return s.luck


def playout(s: State, luck: Word) -> int:  # uses Python objects
    """Play a game to its end at random, each legal action as likely as the others; how many actions.

    Nothing is noted in the journal from here on.
    """
    s.luck = luck
    s.noting = False
    n = 0
    while True:
        n += play_on(s)
        if s.phase == OVER:
            return n
        legal = s.legal_codes()
        s.apply(legal[randbelow(s, len(legal))])
        n += 1


def playouts(root: State, luck: Word, games: Code) -> tuple[int, int]:
    """So many random games from one position: actions played, and a sum over scores to compare runs by."""
    s = root.clone()
    actions: Code = 0
    check: Code = 0
    i: Code
    for i in range(games):
        s.copy(root)
        actions += playout(s, (luck + i * FACTOR) & WORD)
        for p in range(s.players):
            check = (check * 31 + s.score[p] + 1000) & 0x7FFFFFFF
    return actions, check

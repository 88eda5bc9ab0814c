# compiled
"""Action ids: every action has a number from 0 to IDS - 1, and a position says which are legal.

An id and the position tell the action. A harvest is the set of own regions in reading order; where a rock
or a neutral tile lies, a tile is built by bridge, as it can be in no other way there.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.buffers import *
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.numbering import *
    from terroir.games.citrus.state import State
    from terroir.games.citrus.terms import *


def space_of(n: int) -> int:
    """The space of a square."""
    return (n // COLUMNS + 1) * 16 + n % COLUMNS


def id_of(s: State, code: Code) -> int:
    """The id of an action of the player in turn."""
    op: int = code & 15
    n: int = code >> 4 & 15
    c: int = code >> 8 & 255
    if op == OP_PLACE:
        return ID_PLACE + n * SQUARES + square_of(c)
    if op == OP_BUY:
        return ID_BUY + n
    if op == OP_HARVEST:
        return ID_HARVEST + chosen_regions(s, code >> 8) - 1
    if op == OP_BULL:
        return ID_BULL + square_of(c)
    if op == OP_SITE:
        return ID_SITE + n
    if op == OP_CART:
        return ID_CART + n
    if op == OP_MONEY:
        return ID_MONEY + n - 2
    if op == OP_MILESTONE:
        return ID_MILESTONE
    if op == OP_END:
        return ID_END
    return ID_PASS if op == OP_PASS else ID_RETURN


def chosen_regions(s: State, cells: Code) -> int:
    """The regions named by their first spaces, as a set of their places in reading order."""
    names: Bits = s.region_names()
    found, place = 0, 1
    while names:
        c = first(names)
        names ^= bit(c)
        rest: Code = cells
        while rest:
            if rest & 255 == c:
                found |= place
            rest >>= 8
        place <<= 1
    return found


def code_of(s: State, n: int) -> Code:
    """The action behind a legal id."""
    if n >= ID_PLACE:
        c = space_of((n - ID_PLACE) % SQUARES)
        code: Code = OP_PLACE | (n - ID_PLACE) // SQUARES << 4 | c << 8
        if not s.open & bit(c):
            code |= 1 << 16
        return code
    if n >= ID_BULL:
        return OP_BULL | space_of(n - ID_BULL) << 8
    if n < ID_HARVEST:
        return OP_BUY | n - ID_BUY << 4
    if n < ID_MONEY:
        return s.harvest_code(s.region_names(), n - ID_HARVEST + 1)
    if n < ID_CART:
        return OP_MONEY | n - ID_MONEY + 2 << 4
    if n < ID_MILESTONE:
        return OP_CART | n - ID_CART << 4
    if n == ID_MILESTONE:
        return OP_MILESTONE
    if n < ID_END:
        return OP_SITE | n - ID_SITE << 4
    if n == ID_END:
        return OP_END
    return OP_PASS if n == ID_PASS else OP_RETURN


def mover(s: State) -> int:
    """Who owes a decision, EMPTY if nobody does."""
    return s.seat if s.phase == TURN or s.phase == CHOOSE_SITE else EMPTY


def legal_ids(s: State, p: int) -> list[int]:
    """Every legal action of p, in the order of the rules."""
    if mover(s) != p:
        return []
    s.list_legal()
    return [id_of(s, s.listing.codes[i]) for i in range(s.listing.listed)]


def play_id(s: State, p: int, n: int) -> None:
    """Carry out a legal action of p, who is in turn, and go on to what comes next."""
    s.apply(code_of(s, n))


def write_mask(s: State, p: int, out: Flags) -> None:
    """1 for every legal action of p, 0 for all others."""
    clear_flags(out, IDS)
    if mover(s) == p:
        s.list_legal()
        for i in range(s.listing.listed):
            out[id_of(s, s.listing.codes[i])] = 1

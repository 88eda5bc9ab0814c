# compiled
"""Action ids: every action has a number from 0 to IDS - 1, and a position says which are legal.

Whom a special hits is counted from the player who plays it: 1 is the next clockwise. A bid of n tokens has
one id, whether it is sealed or called; who owns more than MOST_BID tokens cannot bid them all by an id.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.buffers import *
    from terroir.games.chicoree.numbering import *
    from terroir.games.chicoree.state import State
    from terroir.games.chicoree.terms import *


def id_of(s: State, p: int, code: int) -> int:
    """The id of an action of p, EMPTY for a bid that has none."""
    op = code & 15
    n = code >> 4
    if op in (OP_RAISE, OP_BID):
        return ID_BID + n if n <= MOST_BID else EMPTY
    if op == OP_PASS:
        return ID_PASS
    if op == OP_DRAW:
        return ID_DRAW
    if op == OP_SHOW:
        return ID_SHOW + n
    if op == OP_SEAL:
        return ID_SEAL
    if op == OP_STEP:
        return (ID_JOKER if n >> 3 else ID_STEP) + (n & 7) - 1
    if op == OP_PLAY:
        k = n & 31
        if k > COFFEE:
            return ID_OCHRE + k - FASHION
        return ID_TARGET + (k - DISEASE) * RIVALS + s.steps_from(p, (n >> 5) - 1) - 1
    return ID_START + n if op == OP_START else ID_OFFER + n


def code_of(s: State, p: int, n: int) -> int:
    """The action of p behind a legal id."""
    if n >= ID_BID:
        return (OP_BID if s.phase == SEALED_BIDS else OP_RAISE) | n - ID_BID << 4
    if n >= ID_OFFER:
        return OP_OFFER | n - ID_OFFER << 4
    if n >= ID_SHOW:
        return OP_SHOW | n - ID_SHOW << 4
    if n == ID_SEAL:
        return OP_SEAL
    if n == ID_PASS:
        return OP_PASS
    if n == ID_DRAW:
        return OP_DRAW
    if n >= ID_OCHRE:
        return OP_PLAY | n - ID_OCHRE + FASHION << 4
    if n >= ID_TARGET:
        q = (p + (n - ID_TARGET) % RIVALS + 1) % s.players
        return OP_PLAY | (n - ID_TARGET) // RIVALS + DISEASE << 4 | q + 1 << 9
    if n >= ID_JOKER:
        return OP_STEP | n - ID_JOKER + 1 << 4 | 1 << 7
    if n >= ID_STEP:
        return OP_STEP | n - ID_STEP + 1 << 4
    return OP_START | n - ID_START << 4


def mover(s: State) -> int:
    """Who is asked next, EMPTY if nobody is; of several at once the first clockwise from the last bidder."""
    asked = s.seats()
    if not asked:
        return EMPTY
    if s.phase == TURN or s.phase == OFFER:
        return s.seat if s.phase == TURN else s.debtor
    p = s.bidder
    while not asked >> p & 1:
        p = p + 1 if p + 1 < s.players else 0
    return p


def least_bid(s: State) -> int:
    """The lowest bid that may be made in this auction."""
    return 0 if s.phase == SEALED_BIDS else s.price + 1


def most_bid(s: State, p: int) -> int:
    """The highest bid of p that has an id."""
    return s.tokens[p] if s.tokens[p] < MOST_BID else MOST_BID


def legal_ids(s: State, p: int) -> list[int]:
    """Every legal action of p that has an id, in rising order."""
    if not s.seats() >> p & 1:
        return []
    if s.phase >= BIDDING and s.phase <= SEALED_BIDS:
        bids = [ID_BID + n for n in range(least_bid(s), most_bid(s, p) + 1)]
        return bids if s.phase == SEALED_BIDS else [ID_PASS, *bids]
    s.list_actions(p)
    return sorted([id_of(s, p, s.codes[i]) for i in range(s.listed)])


def play_id(s: State, p: int, n: int) -> None:
    """Carry out a legal action of p, and go on to what comes next."""
    s.carry_out(code_of(s, p, n), p)


def write_mask(s: State, p: int, out: Flags) -> None:
    """1 for every legal action of p that has an id, 0 for all others."""
    clear_flags(out, IDS)
    if not s.seats() >> p & 1:
        return
    if s.phase >= BIDDING and s.phase <= SEALED_BIDS:
        for n in range(least_bid(s), most_bid(s, p) + 1):
            out[ID_BID + n] = 1
        out[ID_PASS] = 0 if s.phase == SEALED_BIDS else 1
        return
    s.list_actions(p)
    for i in range(s.listed):
        out[id_of(s, p, s.codes[i])] = 1

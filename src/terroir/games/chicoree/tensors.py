# compiled
"""What a seat knows, as one row of numbers: what is public, its own, and what counting cards tells. K-T11.

The viewer comes first, the others follow in the order of play; numbering.py says where each number stands.
What `State.seen` leaves out is in none of them: the hands of others, what they have chosen or bid, the pile.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.buffers import *
    from terroir.games.chicoree.ids import write_mask
    from terroir.games.chicoree.numbering import *
    from terroir.games.chicoree.state import State
    from terroir.games.chicoree.terms import *


def observe(s: State, p: int, planes: FlagView, numbers: NumberView, mask: FlagView) -> bool:
    """What p knows and may do, into arrays of the caller; False if one is too short. There are no planes."""
    if len(numbers) < NUMBERS_SEEN or len(mask) < IDS:
        return False
    write_numbers(s, p, numbers_from(numbers, 0))
    write_mask(s, p, flags_from(mask, 0))
    return True


def write_numbers(s: State, p: int, out: Numbers) -> None:
    """All that p may know."""
    clear_numbers(out, NUMBERS_SEEN)
    asked = s.seats()
    q = p
    for i in range(s.players):
        write_player(s, q, out, i * OF_PLAYER)
        out[i * OF_PLAYER + OF_ASKED] = asked >> q & 1
        q = q + 1 if q + 1 < s.players else 0
    for k in range(CARDS):
        out[AT_HAND + k] = s.hand[p * CARDS + k]
        out[AT_CHOSEN + k] = s.chosen[p * CARDS + k]
        out[AT_OWN_OLD + k] = s.old[p * CARDS + k]
        out[AT_DISCARD + k] = s.discard[k]
        out[AT_WAITING + k] = s.waiting[k]
        out[AT_REFUSED + k] = s.refused[k]
        out[AT_UNSEEN + k] = s.pile[k]
    count_hidden(s, p, out)
    write_moment(s, p, out)


def write_player(s: State, q: int, out: Numbers, at: int) -> None:
    """What everybody knows of a player."""
    out[at + OF_ALIVE] = s.alive[q]
    out[at + OF_TOKENS] = visible(s.tokens[q])
    if s.start[q] != EMPTY:
        out[at + OF_START + s.start[q]] = 1
    for n in range(1, STEP_END):
        out[at + OF_LAID + n - 1] = s.laid[q * STEP_END + n]
        out[at + OF_JOKERS + n - 1] = s.jokers[q * STEP_END + n]
    out[at + OF_HELD] = s.held[q]
    out[at + OF_FRESH] = s.freshes[q]
    out[at + OF_OLD] = s.olds[q]
    out[at + OF_SURELY_OLD] = s.surely_old[q]
    out[at + OF_AFFLICTED] = s.afflicted[q]
    out[at + OF_OWED] = s.owed[q]
    out[at + OF_TURN] = 1 if q == s.seat else 0
    out[at + OF_DEBTOR] = 1 if q == s.debtor else 0
    if s.contest:
        out[at + OF_BIDDING] = s.bidding >> q & 1
        out[at + OF_SEALED] = s.sealed >> q & 1
        out[at + OF_LEADER] = 1 if q == s.leader else 0
    out[at + OF_FIRST] = 1 if q == s.first_seat else 0
    for k in range(CARDS):
        out[at + OF_KNOWN + k] = s.known[q * CARDS + k]
        out[at + OF_LOST + k] = s.lost[q * CARDS + k]


def count_hidden(s: State, p: int, out: Numbers) -> None:
    """Cards in the pile and those that others drew since it was shuffled; and what they held before."""
    for q in range(s.players):
        if q != p:
            for k in range(CARDS):
                out[AT_UNSEEN + k] += s.fresh[q * CARDS + k]
                out[AT_ELDERS + k] += s.old[q * CARDS + k]


def write_moment(s: State, p: int, out: Numbers) -> None:
    """What everybody plays for, and how far turn and game have come."""
    if s.contest:
        out[AT_CARD + s.card] = 1
        out[AT_CONTEST + s.contest - BIDDING] = 1
        out[AT_PRICE] = visible(s.price)
    if s.bids[p] != EMPTY:
        out[AT_OWN_BID] = visible(s.bids[p])
    out[AT_PILE] = s.in_pile
    out[AT_ROUNDS] = s.rounds
    out[AT_LIMIT] = s.limit
    out[AT_ACTING] = 1 if s.acting else 0
    out[AT_HAD_START] = 1 if s.had_start else 0
    out[AT_STEP_LAID] = 1 if s.step_laid else 0
    out[AT_HARVEST_LAID] = 1 if s.harvest_laid else 0
    out[AT_DREW] = 1 if s.drew else 0
    out[AT_LAID_ANY] = 1 if s.laid_any else 0
    out[AT_MELEE] = 1 if s.melee else 0


def visible(tokens: int) -> int:
    """As many as the numbers of an observation can tell."""
    return tokens if tokens < MOST_TOKENS_SEEN else MOST_TOKENS_SEEN

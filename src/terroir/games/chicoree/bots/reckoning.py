"""Small sums that whoever plans needs: what is lacking, who is there, who takes what; a stream of luck.

Compiled with reckoning.pxd.
"""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.terms import CARDS, CHAIN

# The 64-bit congruential generator of Knuth's MMIX; its high bits serve.
FACTOR, ADDEND, WORD = 6364136223846793005, 1442695040888963407, (1 << 64) - 1


class Luck:
    """A stream of luck out of a 64-bit number."""

    def __init__(self, seed):
        self.value = seed & WORD

    def below(self, n):
        """A number from 0 to n-1."""
        self.value = (self.value * FACTOR + ADDEND) & WORD
        return ((self.value >> 33) * n) >> 31


def lacking(s, p):
    """The steps that p has neither laid nor in hand, as bits."""
    found = 0
    for step in range(1, 8):
        if s.has(p, step) == 0 and s.hand[p * CARDS + CHAIN + step] == 0:
            found |= 1 << step
    return found


def count(steps):
    """How many steps are in the set."""
    n = 0
    for step in range(1, 8):
        n += steps >> step & 1
    return n


def opponents(s, p):
    """How many others are in the game."""
    n = 0
    for q in range(s.players):
        if q != p and s.alive[q]:
            n += 1
    return n


def claim(s, q):
    """What q takes from each other in the next turn. K-T2, K-X2."""
    return 0 if s.afflicted[q] else s.due(q)


def largest_hand(s, p):
    """The most cards that another holds."""
    most = 0
    for q in range(s.players):
        if q != p and s.alive[q] and s.held[q] > most:
            most = s.held[q]
    return most

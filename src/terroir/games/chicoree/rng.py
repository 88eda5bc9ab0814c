# compiled
"""The random generator of simulated games: a stream of numbers out of a 64-bit seed."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.widths import Code, Ints, Word

MASK: Word = (1 << 64) - 1
# The congruential generator of Knuth's MMIX; its high bits serve.
FACTOR: Word = 6364136223846793005
ADDEND: Word = 1442695040888963407
# The constants of SplitMix.
GOLDEN: Word = 0x9E3779B97F4A7C15
MIXER: Word = 0xBF58476D1CE4E5B9


class Rng:
    """A stream of random numbers."""

    value: Word
    """Where the stream is: a generator of this seed goes on from here."""

    def __init__(self, seed: int) -> None:
        self.value = seed & MASK

    def randbelow(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.value = (self.value * FACTOR + ADDEND) & MASK
        return ((self.value >> 33) * n) >> 31


def nth_card(cards: Ints, n: int) -> int:
    """The kind of card number n, where there are so many cards of each kind."""
    k = 0
    while n >= cards[k]:
        n -= cards[k]
        k += 1
    return k


def scattered(seed: Word, number: Code) -> Word:
    """A seed of its own for every number."""
    mixed: Word = (seed + number * GOLDEN) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * MIXER) & MASK
    return mixed ^ (mixed >> 27)

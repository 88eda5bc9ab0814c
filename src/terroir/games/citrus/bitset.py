"""Sets of spaces as plain ints: what bits.hpp is to the compiled rules; and names for kinds of numbers."""

Bits = int
"""A set of spaces."""
Small = int
Short = int
Code = int
Word = int
"""Numbers of 8, 16 and 64 bits, and of 64 bits without a sign, where they are compiled."""
Ints = list[int]
Smalls = list[int]
Codes = list[int]
"""C arrays of such numbers."""
Text = bytes
Texts = list[bytes]
"""Pieces of JSON, C++ strings where they are compiled."""


def bit(i: int) -> int:
    """The set of one space."""
    return 1 << i


def first(m: int) -> int:
    """The lowest space of a set that is not empty."""
    return (m & -m).bit_length() - 1


def nth(m: int, k: int) -> int:
    """The k-th space of a set, counted from 0."""
    for _ in range(k):
        m &= m - 1
    return first(m)


_LOW = [0]
for _i in range(15):
    _LOW += [_i, *_LOW[1:]]
low = _LOW.__getitem__
"""The lowest member of a small set of numbers, which is no set of spaces: of 0 to 14, and not empty."""


def square_of(c: int) -> int:
    """The number of a space among the squares of the largest board, without pads: 0 is a1, 149 is j15."""
    return c - (c >> 4) - 15


def lay(m: int, out: memoryview, at: int) -> None:
    """1 on the square of every space of a set, where the squares begin at a place of an array."""
    while m:
        c = first(m)
        m &= m - 1
        out[at + square_of(c)] = 1


def spread(m: int) -> int:
    """All spaces orthogonally next to a set of spaces."""
    return m << 1 | m >> 1 | m << 16 | m >> 16


def flood(m: int, within: int) -> int:
    """All that is connected to m inside a set."""
    while True:
        g = (m | spread(m)) & within
        if g == m:
            return m
        m = g


def to_int(m: int) -> int:
    """A set as Python sees it."""
    return m


def from_int(n: int) -> int:
    """A set as the rules see it."""
    return n

# compiled
"""A row of actions by their numbers, to be filled by the rules and read by whoever asked for it."""

from __future__ import annotations

from typing import Annotated

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games import fields
    from terroir.games.citrus.bitset import Code
    from terroir.games.citrus.terms import MOST_ACTIONS


class Listing:
    """So many `listed` actions, in the order in which they were added."""

    codes: Annotated[list[Code], MOST_ACTIONS]
    listed: int

    def __init__(self) -> None:
        if not cython.compiled:
            make_fields(self)

    def add(self, code: Code) -> None:
        """One more."""
        self.codes[self.listed] = code
        self.listed += 1

    def read(self) -> list[int]:
        """All of them."""
        return [self.codes[i] for i in range(self.listed)]


if not cython.compiled:
    make_fields = fields.maker(Listing)

"""Fields declared once, and declarations for the compiler made from annotations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import pytest

from terroir.games import fields
from tools.declarations import write_all

SEATS = 3
CARDS = 2
MODULE = '''# compiled
"""A game of plums."""

from __future__ import annotations

from typing import Annotated

import cython

if not cython.compiled:
    from math import sqrt

    from terroir.games import fields
    from terroir.games.plum.terms import *

LIMIT: int = 12


class Plums:
    """A bowl."""

    seats: int
    full: bool
    counts: Annotated[list[int], SEATS]
    held: Annotated[list[Small], SEATS, CARDS]
    notes: dict[str, str]

    def __init__(self) -> None:
        pass

    def take(self, p: int, n: int) -> bool:
        k = 0
        for i in range(n):
            k += i
        return k < LIMIT

    def clone(self) -> Plums:
        return self

    def spread(self, cells: Bits) -> Bits:
        code: Code = 0
        return cells

    def listed(self) -> None:  # uses Python objects
        print(self.notes)

    def said(self, words: list[str], *more: str) -> str:
        return ""


NOT_COPIED = "full"
if not cython.compiled:
    copy_fields = fields.copier(Plums, NOT_COPIED)
'''
DECLARED = """# compiled
# Made from rules.py: see tools/declarations.py.
cimport cython
cdef class Plums
from libc.math cimport sqrt
from terroir.games.plum.terms cimport *
cdef int LIMIT

@cython.final
cdef class Plums:
    cdef public int seats
    cdef public bint full
    cdef int[3] counts
    cdef Small[6] held
    cdef public dict notes
    @cython.locals(i=int, k=int)
    cpdef bint take(self, int p, int n) noexcept nogil
    cpdef Plums clone(self)
    @cython.locals(code=Code)
    cdef Bits spread(self, Bits cells) noexcept nogil
    cpdef listed(self)

cdef inline void copy_fields(Plums self, Plums o) noexcept nogil:
    self.seats = o.seats
    self.counts[:] = o.counts
    self.held[:] = o.held
"""


def test_declarations_follow_from_annotations(tmp_path: Path) -> None:
    """Constants, fields, functions with and without Python objects, local variables, what is copied."""
    folder = tmp_path / "src" / "terroir" / "games" / "plum"
    folder.mkdir(parents=True)
    folder.joinpath("terms.py").write_text("# compiled\nSEATS = 3\nCARDS = 2\n")
    folder.joinpath("rules.py").write_text(MODULE)
    folder.joinpath("moved.pxd").write_text("# compiled\n# Made from moved.py: see tools/declarations.py.\n")
    write_all(tmp_path / "src")
    assert folder.joinpath("rules.pxd").read_text() == DECLARED
    assert folder.joinpath("terms.pxd").read_text().splitlines()[1:] == [
        "cdef enum:",
        "    SEATS = 3",
        "    CARDS = 2",
    ]
    assert not folder.joinpath("moved.pxd").exists()


class Bowl:
    players: int
    open: bool
    coins: Annotated[list[int], SEATS]
    held: Annotated[list[int], SEATS, CARDS]
    grid: Annotated[list[list[int]], SEATS, CARDS]
    seen: int
    owner: str


def made() -> Any:
    bowl: Any = Bowl()
    fields.maker(Bowl)(bowl)
    return bowl


def test_fields_are_made_copied_written_and_read() -> None:
    """Objects are left alone, what is left out is left out, and only those who play are written."""
    bowl, other, third = made(), made(), made()
    assert (bowl.players, bowl.open, bowl.coins, bowl.grid) == (0, False, [0, 0, 0], [[0, 0]] * 3)
    assert not hasattr(bowl, "owner") and bowl.grid[0] is not bowl.grid[1]
    bowl.players, bowl.open, bowl.coins, bowl.held, bowl.seen = 2, True, [4, 5, 6], [1, 2, 3, 4, 5, 6], 9
    fields.copier(Bowl, "seen grid")(other, bowl)
    assert (other.players, other.open, other.coins, other.seen) == (2, True, [4, 5, 6], 0)
    assert other.coins is not bowl.coins
    d: dict[str, Any] = {}
    fields.writer(Bowl, "seen grid")(bowl, d)
    assert d == {"players": 2, "open": 1, "coins": [4, 5], "held": [[1, 2], [3, 4]]}
    fields.reader(Bowl, "seen grid")(third, d)
    assert (third.open, third.coins, third.held) == (True, [4, 5, 0], [1, 2, 3, 4, 0, 0])
    assert fields.namer(Bowl, "seen")() == ("players", "open")


def test_a_slotted_class_is_the_same_and_knows_no_other_field() -> None:
    slotted = fields.slotted(Bowl)
    bowl: Any = slotted()
    fields.maker(slotted)(bowl)
    assert bowl.coins == [0, 0, 0] and repr(slotted) == repr(Bowl) and not hasattr(bowl, "__dict__")
    with pytest.raises(AttributeError):
        bowl.coin = 1

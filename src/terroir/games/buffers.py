"""Arrays of a caller that the rules write into: flat memoryviews here, C arrays where they are compiled.

A `…View` is a whole array, as the caller gave it; `Flags` (8 bits each) and `Numbers` (16 bits) are rows in
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

Flags = memoryview
Numbers = memoryview
FlagView = memoryview
NumberView = memoryview
IntView = memoryview
"""32 bits each."""
if TYPE_CHECKING:
    FloatView = memoryview[float]
else:
    FloatView = memoryview
"""32 bits each."""


def flags_from(view: memoryview, i: int) -> memoryview:
    """The row that begins there."""
    return view[i:]


def numbers_from(view: memoryview, i: int) -> memoryview:
    """The row that begins there."""
    return view[i:]


def clear_flags(row: memoryview, count: int) -> None:
    """So many zeros."""
    row.cast("B")[:count] = bytes(count)


def clear_numbers(row: memoryview, count: int) -> None:
    """So many zeros."""
    row.cast("B")[: 2 * count] = bytes(2 * count)

"""Which commands were done, for as long as the table lives: a late copy must not be done again."""

from __future__ import annotations

from array import array

FIRST = 16
WORD = (1 << 64) - 1


class Memory:
    """From (person, command id) to what was asked and answered, in 16 bytes each or a few more.

    A dict would need ten times as much, and most tables of a server lie idle. Keys are the 64-bit hashes of
    this process, which nobody outside knows or can aim at.
    """

    __slots__ = ("_keys", "_used", "_values")

    def __init__(self) -> None:
        self._keys = array("Q", bytes(8 * FIRST))
        self._values = array("Q", bytes(8 * FIRST))
        self._used = 0

    def __len__(self) -> int:
        return self._used

    def get(self, person: str, command: str) -> tuple[int, int] | None:
        """Digest of the command that was done, and the number of the update it made."""
        at = self._find(_key(person, command))
        return divmod(self._values[at], 1 << 32) if self._keys[at] else None

    def put(self, person: str, command: str, digest: int, number: int) -> None:
        """It was done."""
        if 3 * self._used >= 2 * len(self._keys):
            self._grow()
        self._put(_key(person, command), digest << 32 | number)

    def _put(self, key: int, value: int) -> None:
        at = self._find(key)
        self._used += not self._keys[at]
        self._keys[at], self._values[at] = key, value

    def _find(self, key: int) -> int:
        """Where the key is, or the free place for it."""
        keys = self._keys
        mask = len(keys) - 1
        at = key & mask
        while keys[at] and keys[at] != key:
            at = at + 1 & mask
        return at

    def _grow(self) -> None:
        old = [(key, value) for key, value in zip(self._keys, self._values, strict=True) if key]
        size = 8 * 2 * len(self._keys)
        self._keys, self._values, self._used = array("Q", bytes(size)), array("Q", bytes(size)), 0
        for key, value in old:
            self._put(key, value)


def _key(person: str, command: str) -> int:
    """Never 0, which stands for a free place."""
    return hash((person, command)) & WORD or 1

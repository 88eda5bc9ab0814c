"""Which commands were done, for as long as the table lives: a late copy must not be done again."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import TypeAlias

FIRST = 16
Block: TypeAlias = "tuple[array[int], array[int]]"
"""Keys, 0 where a place is free, and values."""


class Memory:
    """From (person, command id) to what was asked and answered, in 16 bytes each or a few more.

    A dict would need ten times as much, and most tables of a server lie idle. Keys are 64-bit hashes that the
    secret of the table goes into, so nobody knows or can aim at them. Where one block is full, one of twice
    its size comes after it: nothing is ever moved, so nobody waits for it.
    """

    __slots__ = ("_blocks", "_room", "_secret", "_used")

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._blocks: list[Block] = []
        self._room = 0
        self._used = 0

    def __len__(self) -> int:
        return self._used

    def get(self, person: str, command: str) -> tuple[int, int] | None:
        """Digest of the command that was done, and the number of the update it made."""
        key = self._key(person, command)
        for keys, values in reversed(self._blocks):
            at = _find(keys, key)
            if keys[at]:
                return divmod(values[at], 1 << 32)
        return None

    def put(self, person: str, command: str, digest: int, number: int) -> None:
        """It was done."""
        if not self._room:
            self._add_block()
        keys, values = self._blocks[-1]
        key = self._key(person, command)
        at = _find(keys, key)
        keys[at], values[at] = key, digest << 32 | number
        self._room -= 1
        self._used += 1

    def written(self) -> list[tuple[bytes, bytes]]:
        """All of it, for `read`."""
        return [(keys.tobytes(), values.tobytes()) for keys, values in self._blocks]

    def read(self, written: list[tuple[bytes, bytes]], used: int) -> None:
        """What another memory of the same table had written."""
        self._blocks = [(array("Q", keys), array("Q", values)) for keys, values in written]
        self._used = used
        before = sum(2 * len(keys) // 3 for keys, _ in self._blocks)
        self._room = before - used

    def _key(self, person: str, command: str) -> int:
        """Never 0, which stands for a free place."""
        text = f"{person} {command}".encode(errors="surrogatepass")
        return int.from_bytes(blake2b(text, digest_size=8, key=self._secret).digest(), "big") or 1

    def _add_block(self) -> None:
        size = 2 * len(self._blocks[-1][0]) if self._blocks else FIRST
        self._blocks.append((array("Q", bytes(8 * size)), array("Q", bytes(8 * size))))
        self._room = 2 * size // 3


def _find(keys: array[int], key: int) -> int:
    """Where the key is in a block, or the free place for it."""
    mask = len(keys) - 1
    at = key & mask
    while keys[at] and keys[at] != key:
        at = at + 1 & mask
    return at

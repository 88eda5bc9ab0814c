"""A game with its players and options, and the arrays in which it is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from terroir.core.encoding import Block, Encodes, Encoding, total
from terroir.core.errors import BadOptions
from terroir.core.game import AnyGame, Decide, Over, Pending, Seat
from terroir.core.registry import load

if TYPE_CHECKING:
    from gymnasium import spaces

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
Array = NDArray[Any]
NOTHING: Array = np.zeros(0, np.int8)


def luck_of(seed: int) -> int:
    """64 random bits for a seed, the same on every machine; those of neighbours have nothing in common."""
    return Random(seed).getrandbits(64)


class Table:
    """What all environments of one game have in common."""

    def __init__(self, name: str, players: int, options: Mapping[str, str]) -> None:
        game: AnyGame = load(name)
        if not isinstance(game, Encodes):
            raise BadOptions(f"{name} has no action ids")
        self.game: AnyGame = game
        self.roll = game.roll
        self.encoding: Encoding = game.encoding
        self.players = players
        self.root = game.start(players, options)
        self.ids = total(self.encoding.ids)
        self.shapes: dict[str, tuple[int, ...]] = {}
        if self.encoding.planes:
            self.shapes["planes"] = (total(self.encoding.planes), *self.encoding.board)
        self.shapes["numbers"] = (total(self.encoding.numbers),)

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.game.name, self.players, dict(self.game.settings(self.root)))

    def arrays(self, *count: int) -> dict[str, Array]:
        """Arrays for so many observations: planes where there is a board, and numbers."""
        kinds = {"planes": np.int8, "numbers": np.int16}
        return {name: np.zeros((*count, *shape), kinds[name]) for name, shape in self.shapes.items()}

    def observe(self, state: Any, seat: int) -> tuple[dict[str, Array], Array]:
        """What the seat sees, and the mask of what it may do, in new arrays."""
        seen, mask = self.arrays(), np.zeros(self.ids, np.int8)
        planes = seen["planes"].reshape(-1) if "planes" in seen else NOTHING
        self.encoding.observe(state, seat, planes.data, seen["numbers"].data, mask.data)
        return seen, mask

    def asked(self, state: Any, pending: Pending) -> tuple[Seat, ...]:
        """Who decides now: all who choose in secret, or the one who is asked next; at the end nobody."""
        if not isinstance(pending, Decide):
            return ()
        return tuple(pending.seats) if pending.secret else (self.encoding.mover(state),)

    def fingerprint(self, state: Any) -> int:
        """64 bits for a position: the same for the same one, on every machine."""
        text = self.game.position_to_text(state)
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

    def returns(self, state: Any) -> list[float]:
        """What everybody gets for a game that is over, in all nothing: 1 for who wins alone."""
        over = self.game.pending(state)
        assert isinstance(over, Over)
        return self.rewards(over.winners)

    def rewards(self, winners: Sequence[Seat]) -> list[float]:
        """The same, by who has won; nothing for anybody if nobody has."""
        if not winners:
            return [0.0] * self.players
        shares = [self.players / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        return [(share - 1) / (self.players - 1) for share in shares]

    @cached_property
    def spaces(self) -> dict[str, spaces.Space[Any]]:
        """What arrays of an observation hold, as gymnasium says it."""
        from gymnasium import spaces

        low, high = _bounds(self.encoding.numbers)
        found: dict[str, spaces.Space[Any]] = {"numbers": spaces.Box(low, high, dtype=np.int16)}
        if "planes" in self.shapes:
            ends = [
                np.broadcast_to(end[:, None, None], self.shapes["planes"])
                for end in _bounds(self.encoding.planes)
            ]
            found["planes"] = spaces.Box(ends[0].astype(np.int8), ends[1].astype(np.int8), dtype=np.int8)
        return found


def _bounds(blocks: Sequence[Block]) -> tuple[Array, Array]:
    """The lowest and the highest of each number."""
    counts = [block.count for block in blocks]
    return (
        np.repeat(np.array([block.low for block in blocks], np.int16), counts),
        np.repeat(np.array([block.high for block in blocks], np.int16), counts),
    )

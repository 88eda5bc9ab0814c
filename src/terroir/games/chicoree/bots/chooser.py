# compiled
"""A player who takes whatever is worth most by some card values, for simulated games."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.bots.card_values import CardValues
    from terroir.games.chicoree.rng import Rng
    from terroir.games.chicoree.state import State
    from terroir.games.chicoree.terms import *


class Chooser:
    """Considers what is legal; the generator decides between equals."""

    values: CardValues
    rng: Rng
    code: int
    """The best action considered so far, what it is worth, and how many were as good."""
    best: int
    equals: int

    def __init__(self, values: CardValues, rng: Rng) -> None:
        self.values, self.rng = values, rng
        self.code = self.best = self.equals = 0

    def consider(self, code: int, value: int) -> None:
        """One more action of this worth."""
        if self.equals and value == self.best:
            self.equals += 1
            if self.rng.randbelow(self.equals) == 0:
                self.code = code
        elif self.equals == 0 or value > self.best:
            self.code, self.best, self.equals = code, value, 1

    def decide(self, s: State, p: int) -> int:
        """What p does."""
        if s.phase == BIDDING or s.phase == MELEE:
            return OP_RAISE | s.price + 1 << 4 if s.price < self.values.limit(s, p) else OP_PASS
        if s.phase == SEALED_BIDS:
            return OP_BID | self.values.sealed_bid(s, p) << 4
        self.equals = 0
        crowd = s.largest_hand(p) if s.phase == CHALLENGE else 0
        s.list_actions(p)
        if s.phase == TURN:
            self.consider(OP_DRAW, 0)
        for i in range(s.listed):
            if s.codes[i] != OP_DRAW:
                self.consider(s.codes[i], self.values.action(s, p, s.codes[i], crowd))
        return self.code

# compiled
"""The chance of every seat to win: features of the table, and the shares of the victory they promise.

The weights are fitted to games (bench/win_probability.py), one row for each number of players: data, in
win_probability.toml.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from math import exp

    from terroir.games import fields
    from terroir.games.chicoree.bots.terms import *
    from terroir.games.chicoree.state import State, flowers
    from terroir.games.chicoree.terms import *


class WinProbability:
    """What a state promises each seat; `weights` may be other ones, to fit them."""

    weights: Annotated[list[float], FEATURES]
    x: Annotated[list[float], FEATURES]
    """The features of one seat."""
    shares: Annotated[list[float], SEATS]
    """Each seat's part of the victory."""

    def __init__(self, weights: Sequence[float]) -> None:
        if not cython.compiled:
            make_fields(self)
        for i in range(FEATURES):
            self.weights[i] = weights[i]

    def look(self, s: State, p: int) -> None:
        """The features of p."""
        for i in range(FEATURES):
            self.x[i] = 0
        i = p * CARDS
        lack = s.lacking(p)
        jokers = s.hand[i + CHICORY]
        need, turns = -jokers, 1 if s.start[p] == EMPTY else 0
        for step in range(1, STEP_END):
            need += lack >> step & 1
            if step != SHOP_STEP and s.has(p, step) == 0:
                turns += 1
        if need < 0:
            need = 0
        self.x[NEED + need] = 1
        self.x[TURNS + turns] = 1
        if need == 0:
            self.x[READY + turns] = 1
        self.look_at_starts(s, p)
        self.look_at_tokens(s, p)
        n = NUMBERS + 8
        self.x[n] = lack >> SHOP_STEP & 1
        self.x[n + 1] = lack >> EXPORT_STEP & 1
        self.x[n + 2] = jokers
        for k in range(BLOSSOM + 1, CARDS):
            self.x[n + 3] += s.hand[i + k] * flowers(k)
        for k in range(COFFEE + 1, HEALTH + 1):
            self.x[n + 4] += s.hand[i + k]
        for k in range(OVERPRODUCTION, COFFEE + 1):
            self.x[n + 5] += s.hand[i + k]
        for k in range(DISEASE, FIRE + 1):
            self.x[n + 6] += s.hand[i + k]
        self.x[n + 7] = s.afflicted[p]
        # Who comes later in the round waits longer for every turn; the active player has drawn or not.
        ahead = p - s.seat if p >= s.seat else p - s.seat + s.players
        if ahead == 0 and not s.acting:
            ahead = s.players
        self.x[n + 8] = ahead
        self.x[n + 9] = ahead if need == 0 else 0
        self.x[n + 10] = s.held[p]

    def look_at_starts(self, s: State, p: int) -> None:
        """The income laid, or the best one in hand."""
        if s.start[p] != EMPTY:
            self.x[START + s.start[p]] = 1
            return
        self.x[START + 3] = 1
        for k in range(MONKS + 1):
            if s.hand[p * CARDS + k]:
                self.x[READY_START + k] = 1
                return
        self.x[READY_START + 3] = 1

    def look_at_tokens(self, s: State, p: int) -> None:
        """Tokens, what comes in and what goes out each round."""
        n = NUMBERS
        debts, rivals = 0, s.opponents(p)
        for q in range(s.players):
            if q != p and s.alive[q]:
                debts += s.due(q)
        tokens = s.tokens[p]
        self.x[n] = tokens if tokens < 6 else 6
        self.x[n + 1] = 0 if tokens < 6 else tokens - 6 if tokens < 16 else 10
        self.x[n + 2] = 0 if tokens < 16 else tokens - 16 if tokens < 46 else 30
        self.x[n + 3] = s.due(p) * rivals
        self.x[n + 4] = debts
        self.x[n + 5] = debts - tokens if debts > tokens else 0
        self.x[n + 6] = s.claim(p) * rivals if tokens < 8 else 0
        self.x[n + 7] = 1 if s.hand[p * CARDS + SHOP] and s.has(p, SHOP_STEP) == 0 else 0

    def judge(self, s: State) -> None:
        """Set `shares`: each seat's part of the victory, certain if the game is over."""
        total = 0.0
        for p in range(s.players):
            self.shares[p] = 0
            if s.alive[p]:
                self.shares[p] = s.has_won(p) if s.phase == OVER else self.promise(s, p)
            total += self.shares[p]
        for p in range(s.players):
            self.shares[p] = self.shares[p] / total

    def promise(self, s: State, p: int) -> float:
        """How good the prospects of p are, beside those of others."""
        self.look(s, p)
        total = 0.0
        for i in range(FEATURES):
            total += self.weights[i] * self.x[i]
        return exp(total)

    def shares_of(self, s: State) -> list[float]:
        """Each seat's part of the victory."""
        self.judge(s)
        return [self.shares[p] for p in range(s.players)]

    def features_of(self, s: State, p: int) -> list[float]:
        """The features of p, to fit weights to."""
        self.look(s, p)
        return [self.x[i] for i in range(FEATURES)]


if not cython.compiled:
    make_fields = fields.maker(WinProbability)

"""How good a seat's prospects are: features of the table, and the shares of the victory they promise.

The weights are fitted to games (bench/outlook.py), one column for each number of players: data, in
win_probability.toml. Compiled with win_probability.pxd.
"""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from math import exp

    from terroir.games.chicoree.bots.reckoning import claim, lacking
    from terroir.games.chicoree.terms import (
        BLOSSOM,
        CARDS,
        CHAIN,
        CHICORY,
        COFFEE,
        DISEASE,
        EMPTY,
        FIRE,
        HEALTH,
        MONKS,
        OVER,
        OVERPRODUCTION,
        SEATS,
    )

# Where each group of features begins.
NEED, TURNS, READY, START, READY_START, NUMBERS = 0, 8, 17, 26, 30, 34
FEATURES = NUMBERS + 19
FIRST_START, FIRST_NUMBER = START, NUMBERS  # for those who ask from Python


class Outlook:
    """What a state promises each seat; `weights` may be other ones, to fit them."""

    def __init__(self, weights):
        self.make_lists()
        for i in range(FEATURES):
            self.weights[i] = weights[i]

    def make_lists(self):
        """Lists where the compiled core has arrays."""
        if cython.compiled:
            return
        self.weights, self.x, self.shares = [0.0] * FEATURES, [0.0] * FEATURES, [0.0] * SEATS

    def look(self, s, p):
        """The features of p."""
        for i in range(FEATURES):
            self.x[i] = 0
        i = p * CARDS
        lack = lacking(s, p)
        jokers = s.hand[i + CHICORY]
        need, turns = -jokers, 1 if s.start[p] == EMPTY else 0
        for step in range(1, 8):
            need += lack >> step & 1
            if step != 6 and s.has(p, step) == 0:
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
        self.x[n] = lack >> 6 & 1
        self.x[n + 1] = lack >> 7 & 1
        self.x[n + 2] = jokers
        for k in range(BLOSSOM + 1, CARDS):
            self.x[n + 3] += s.hand[i + k] * (k - BLOSSOM)
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

    def look_at_starts(self, s, p):
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

    def look_at_tokens(self, s, p):
        """Tokens, what comes in and what goes out each round."""
        n = NUMBERS
        debts, rivals = 0, 0
        for q in range(s.players):
            if q != p and s.alive[q]:
                rivals += 1
                debts += s.due(q)
        tokens = s.tokens[p]
        self.x[n] = tokens if tokens < 6 else 6
        self.x[n + 1] = 0 if tokens < 6 else tokens - 6 if tokens < 16 else 10
        self.x[n + 2] = 0 if tokens < 16 else tokens - 16 if tokens < 46 else 30
        self.x[n + 3] = s.due(p) * rivals
        self.x[n + 4] = debts
        self.x[n + 5] = debts - tokens if debts > tokens else 0
        self.x[n + 6] = claim(s, p) * rivals if tokens < 8 else 0
        self.x[n + 7] = 1 if s.hand[p * CARDS + CHAIN + 6] and s.has(p, 6) == 0 else 0

    def judge(self, s):
        """Set `shares`: each seat's part of the victory, certain if the game is over."""
        total = 0.0
        for p in range(s.players):
            self.shares[p] = 0
            if s.alive[p]:
                self.shares[p] = self.final(s, p) if s.phase == OVER else self.promise(s, p)
            total += self.shares[p]
        for p in range(s.players):
            self.shares[p] = self.shares[p] / total

    def promise(self, s, p):
        """How good the prospects of p are, beside those of others."""
        self.look(s, p)
        sum = 0.0
        for i in range(FEATURES):
            sum += self.weights[i] * self.x[i]
        return exp(sum)

    def final(self, s, p):
        """1 for whoever has won. K-E1 to K-E3."""
        for q in range(s.players):
            if s.alive[q] and (
                s.distinct(q) > s.distinct(p) or s.distinct(q) == s.distinct(p) and s.tokens[q] > s.tokens[p]
            ):
                return 0
        return 1

    def shares_of(self, s):
        """Each seat's part of the victory."""
        self.judge(s)
        return [self.shares[p] for p in range(s.players)]

    def features_of(self, s, p):
        """The features of p, to fit weights to."""
        self.look(s, p)
        return [self.x[i] for i in range(FEATURES)]

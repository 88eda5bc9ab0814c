"""Games played on from a position by players who take what their prices tell them.

Everything here is imagined: states are worlds that a viewer cannot tell from the real one, and luck is drawn
anew every time. Compiled with playouts.pxd; the work is done without the interpreter's lock.
"""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.chooser import Chooser
    from terroir.games.chicoree.reckoning import Luck
    from terroir.games.chicoree.state import State
    from terroir.games.chicoree.terms import (
        CARDS,
        CHALLENGE,
        EMPTY,
        NAME_FIRST,
        OP_CARD,
        OP_FIRST,
        OVER,
        SEALED_BIDS,
        SEATS,
        TURN,
    )

PLANS = 64  # how many can be tried at once
CODES = 1024  # and how many actions they have together


class Playouts:
    """Plays on in a scratch state, and tells what comes of it. Seat 0 may have prices of its own."""

    def __init__(self, prices, outlook, seed, first=None):
        self.luck = Luck(seed)
        self.chooser = Chooser(prices, self.luck)
        self.first = Chooser(first or prices, self.luck)
        self.outlook = outlook
        self.scratch = State()
        self.make_lists()

    def make_lists(self):
        """Lists where the compiled core has arrays."""
        if cython.compiled:
            return
        self.scratch.make_lists()
        self.codes, self.ends = [0] * CODES, [0] * PLANS
        self.values, self.steps = [0.0] * (PLANS * SEATS), [0] * (PLANS * SEATS)

    def draw_from(self, seed):
        """The luck from here on."""
        self.luck.value = seed

    # ---- playing --------------------------------------------------------
    def roll(self, s):
        """One outcome of pending chance, each piece as likely as any other."""
        if s.phase == NAME_FIRST:
            s.carry_out(OP_FIRST | self.luck.below(s.players) << 4, EMPTY)
            return
        n = self.luck.below(s.in_pile)
        k = 0
        while n >= s.pile[k]:
            n -= s.pile[k]
            k += 1
        s.carry_out(OP_CARD | k << 4, EMPTY)

    def play_on(self, s, turns):
        """Until so many turns have been played in all, or the game is over."""
        while s.phase != OVER and s.turns < turns:
            if s.phase < TURN:
                self.roll(s)
            else:
                asked, p = s.seats(), 0
                while not asked >> p & 1:
                    p += 1
                s.carry_out(self.chooser.decide(s, p) if p else self.first.decide(s, p), p)

    def unseal(self, s, p):
        """What others have sealed is not known: they choose anew. K-A2, K-C1."""
        for q in range(s.players):
            if q == p or not s.sealed >> q & 1:
                continue
            if s.contest == SEALED_BIDS and s.tokens[q]:
                s.bids[q] = EMPTY
                s.sealed &= ~(1 << q)
            elif s.contest == CHALLENGE and s.held[q]:
                for k in range(CARDS):
                    s.chosen[q * CARDS + k] = 0
                s.sealed &= ~(1 << q)

    # ---- trying ---------------------------------------------------------
    def compare(self, world, p, plans, turns):
        """Carry out each plan of p in the world and play on for so many turns.

        Everybody's share of the victory after each plan, and everybody's steps. All plans meet the same
        luck. A plan is a list of codes, none for doing what p would do anyway.
        """
        n = 0
        for i, plan in enumerate(plans):
            for code in plan:
                self.codes[n] = code
                n += 1
            self.ends[i] = n
        self.unseal(world, p)
        seed, count = self.luck.value, len(plans)
        with cython.nogil:
            self.try_plans(world, p, count, turns, seed)
        return [
            (
                [self.values[i * SEATS + q] for q in range(world.players)],
                [self.steps[i * SEATS + q] for q in range(world.players)],
            )
            for i in range(count)
        ]

    def try_plans(self, world, p, plans, turns, seed):
        """Everybody's shares after each plan, into `values`."""
        at = 0
        for i in range(plans):
            self.scratch.copy(world)
            self.luck.value = seed
            while at < self.ends[i]:
                self.scratch.carry_out(self.codes[at], p)
                at += 1
            self.play_on(self.scratch, world.turns + turns)
            self.outlook.judge(self.scratch)
            for q in range(world.players):
                self.values[i * SEATS + q] = self.outlook.shares[q]
                self.steps[i * SEATS + q] = self.scratch.distinct(q) if self.scratch.alive[q] else -1
        self.luck.below(2)

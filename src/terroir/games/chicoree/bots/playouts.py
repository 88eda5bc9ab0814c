"""Games played on from a position by players who take what their prices tell them.

Everything here is imagined: states are worlds that a viewer cannot tell from the real one, and luck is drawn
anew every time. Compiled with playouts.pxd; the work is done without the interpreter's lock.
"""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.bots.chooser import Chooser
    from terroir.games.chicoree.bots.reckoning import Luck
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

CODES = 256  # actions that a plan has at most
GOLDEN, MIXER, WORD = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, (1 << 64) - 1


class Playouts:
    """Plays on in a scratch state, and tells what comes of it. Seat 0 may have prices of its own.

    After a plan, those with `rivals` as their prices are others by chance: nobody knows how they bid.
    """

    def __init__(self, prices, outlook, seed, first=None, rivals=None):
        self.luck = Luck(seed)
        self.chooser = Chooser(prices, self.luck)
        self.first = Chooser(first or prices, self.luck)
        self.rival = Chooser(rivals or prices, self.luck)
        self.manners = 2 if rivals else 1
        self.strangers = 0
        self.outlook = outlook
        self.scratch = State()
        self.make_lists()

    def make_lists(self):
        """Lists where the compiled core has arrays."""
        if cython.compiled:
            return
        self.scratch.make_lists()
        self.codes, self.shares, self.steps = [0] * CODES, [0] * SEATS, [0] * SEATS
        self.unseen, self.elders = [0] * CARDS, [0] * CARDS

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
                if self.strangers >> p & 1:
                    s.carry_out(self.rival.decide(s, p), p)
                else:
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

    def prospect(self, world, p, lost, tokens, winner):
        """The share of p as it would be without these cards, with so many more tokens, and the card won."""
        s = self.scratch
        s.copy(world)
        for k in lost:
            s.lose(p, k)
        s.tokens[p] += tokens
        if winner != EMPTY:
            s.gain(winner, s.card)
        self.outlook.judge(s)
        return self.outlook.shares[p]

    # ---- trying ---------------------------------------------------------
    def play_plan(self, world, p, plan, turns, luck, first, games):
        """Carry out a plan of p in so many simulated games, numbered from `first`, each for so many turns.

        What everybody gets in all of them together: shares of the victory in millionths and steps, and the
        squares of what p gets. What is hidden is dealt anew in every game where that is simple, else it lies
        as in the world. The same luck and number give the same game.
        """
        count = len(plan)
        for i in range(count):
            self.codes[i] = plan[i]
        for q in range(SEATS):
            self.shares[q] = self.steps[q] = 0
        self.squares = 0
        with cython.nogil:
            for number in range(first, first + games):
                self.luck.value = scattered(luck, number)
                self.play_game(world, self.scratch, p, count, turns)
        seats = range(world.players)
        return [self.shares[q] for q in seats], self.squares, [self.steps[q] for q in seats]

    def play_game(self, world, s, p, count, turns):
        """One simulated game in the state s, counted."""
        s.copy(world)
        self.unseal(s, p)
        self.redeal(s, p)
        self.meet(s, p)
        for i in range(count):
            s.carry_out(self.codes[i], p)
        self.play_on(s, world.turns + turns)
        self.strangers = 0
        self.outlook.judge(s)
        for q in range(s.players):
            part = round_share(self.outlook.shares[q])
            self.shares[q] += part
            self.steps[q] += s.distinct(q) if s.alive[q] else -1
            if q == p:
                self.squares += part * part

    def meet(self, s, p):
        """Who of the others plays by the other prices."""
        for q in range(s.players):
            if q != p and self.luck.below(self.manners):
                self.strangers |= 1 << q

    def redeal(self, s, p):
        """Deal anew what p has not seen, where that is simple."""
        if is_simple(s, p):
            self.deal(s, p)

    def deal(self, s, p):
        """Deal anew what p has not seen: hands of others, and the pile."""
        for k in range(CARDS):
            self.unseen[k] = s.pile[k]
            self.elders[k] = 0
        unseen, elders = s.in_pile, 0
        for q in range(s.players):
            if q != p:
                for k in range(CARDS):
                    self.unseen[k] += s.fresh[q * CARDS + k]
                    self.elders[k] += s.old[q * CARDS + k]
                    s.fresh[q * CARDS + k] = s.old[q * CARDS + k] = 0
                unseen += s.freshes[q]
                elders += s.olds[q]
        for q in range(s.players):
            if q != p:
                for _ in range(s.olds[q]):
                    s.old[q * CARDS + self.drawn(self.elders, elders)] += 1
                    elders -= 1
                for _ in range(s.freshes[q]):
                    s.fresh[q * CARDS + self.drawn(self.unseen, unseen)] += 1
                    unseen -= 1
                for k in range(CARDS):
                    i = q * CARDS + k
                    s.hand[i] = s.known[i] + s.old[i] + s.fresh[i]
        for k in range(CARDS):
            s.pile[k] = self.unseen[k]

    def drawn(self, cards, count):
        """One of so many cards, taken out."""
        n = self.luck.below(count)
        k = 0
        while n >= cards[k]:
            n -= cards[k]
            k += 1
        cards[k] -= 1
        return k


def is_simple(s, p):
    """Nobody but p has lost a card of which it is unclear when it was drawn: hands are what they seem."""
    for q in range(s.players):
        if q != p and s.losses[q]:
            return False
    return True


def round_share(share):
    """A share of the victory in millionths."""
    return int(share * 1_000_000 + 0.5)


def scattered(luck, number):
    """Luck of its own for every number: the constants of SplitMix scatter them."""
    mixed = (luck + number * GOLDEN) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * MIXER) & WORD
    return mixed ^ (mixed >> 27)

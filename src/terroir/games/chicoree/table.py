"""The cards and tokens on the table, and who can have seen them: ordinary Python, or compiled with table.pxd.

Cards are counts of kinds. A seat's hand is its `known` cards, which everybody saw on their way there, and
its hidden ones. Of these, `old` were hidden in the hand when the pile was last shuffled, `fresh` were drawn
since, and `lost` have left the hand since then without telling which of the two they were:

    hand = known + old + fresh - lost

What lies in all hands together at a shuffle is public, for the pile is empty then: whoever counts cards knows
that much, and imagined worlds must agree with it.
"""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.terms import (
        BLOSSOM,
        CARD_DESTROYED,
        CARD_SHOWN,
        CARDS,
        CHAIN,
        CHICORY,
        EMPTY,
        JOURNAL,
        PILE_SHUFFLED,
        SEATS,
    )


class Cards:
    """What everybody has."""

    def make_lists(self):
        """Lists where the compiled rules have arrays."""
        if cython.compiled:
            return
        self.hand, self.known, self.chosen = (
            [0] * (SEATS * CARDS),
            [0] * (SEATS * CARDS),
            [0] * (SEATS * CARDS),
        )
        self.old, self.fresh, self.lost = [0] * (SEATS * CARDS), [0] * (SEATS * CARDS), [0] * (SEATS * CARDS)
        self.held, self.olds, self.freshes, self.losses = [0] * SEATS, [0] * SEATS, [0] * SEATS, [0] * SEATS
        self.surely_old = [0] * SEATS
        self.pile, self.discard, self.waiting, self.refused = (
            [0] * CARDS,
            [0] * CARDS,
            [0] * CARDS,
            [0] * CARDS,
        )
        self.laid, self.jokers = [0] * (SEATS * 8), [0] * (SEATS * 8)
        self.start, self.tokens, self.afflicted, self.alive = (
            [EMPTY] * SEATS,
            [0] * SEATS,
            [0] * SEATS,
            [0] * SEATS,
        )
        self.bids, self.owed = [EMPTY] * SEATS, [0] * SEATS
        self.journal = [0] * JOURNAL
        self.noted = 0

    def copy_cards(self, o):
        """Have the same cards and tokens as another table."""
        self.hand[:] = o.hand[:]
        self.known[:] = o.known[:]
        self.chosen[:] = o.chosen[:]
        self.old[:] = o.old[:]
        self.fresh[:] = o.fresh[:]
        self.lost[:] = o.lost[:]
        self.held[:] = o.held[:]
        self.olds[:] = o.olds[:]
        self.freshes[:] = o.freshes[:]
        self.losses[:] = o.losses[:]
        self.surely_old[:] = o.surely_old[:]
        self.pile[:] = o.pile[:]
        self.discard[:] = o.discard[:]
        self.waiting[:] = o.waiting[:]
        self.refused[:] = o.refused[:]
        self.laid[:] = o.laid[:]
        self.jokers[:] = o.jokers[:]
        self.start[:] = o.start[:]
        self.tokens[:] = o.tokens[:]
        self.afflicted[:] = o.afflicted[:]
        self.alive[:] = o.alive[:]
        self.bids[:] = o.bids[:]
        self.owed[:] = o.owed[:]
        self.in_pile, self.in_discard, self.bank = o.in_pile, o.in_discard, o.bank

    def note(self, kind, a, b, c):
        """Write into the journal what just happened."""
        if self.noted < JOURNAL:
            self.journal[self.noted] = kind
            self.journal[self.noted + 1] = a
            self.journal[self.noted + 2] = b
            self.journal[self.noted + 3] = c
            self.noted += 4

    # ---- cards in and out of hands --------------------------------------
    def draw_unseen(self, p, k):
        """A card off the pile into a hand, seen by nobody else. K-T7, K-X3."""
        self.pile[k] -= 1
        self.in_pile -= 1
        i = p * CARDS + k
        self.hand[i] += 1
        self.fresh[i] += 1
        self.held[p] += 1
        self.freshes[p] += 1

    def gain(self, p, k):
        """A card that everybody saw comes into a hand. K-T8, K-A1, K-A2, K-D1."""
        self.hand[p * CARDS + k] += 1
        self.known[p * CARDS + k] += 1
        self.held[p] += 1

    def lose(self, p, k):
        """A card leaves a hand before everybody's eyes: a known copy, if there is one."""
        i = p * CARDS + k
        self.hand[i] -= 1
        self.held[p] -= 1
        if self.known[i]:
            self.known[i] -= 1
        else:
            self.unhide(p, k)

    def unhide(self, p, k):
        """A card was hidden in this hand and is so no longer; drawn before the last shuffle, or after?"""
        i = p * CARDS + k
        if self.olds[p] == 0:
            self.fresh[i] -= 1
            self.freshes[p] -= 1
        elif self.freshes[p] == 0:
            self.old[i] -= 1
            self.olds[p] -= 1
        else:
            self.lost[i] += 1
            self.losses[p] += 1
            if self.losses[p] - self.freshes[p] > self.surely_old[p]:
                self.surely_old[p] = self.losses[p] - self.freshes[p]

    def show(self, p, k, copies):
        """Everybody now knows of so many copies in this hand. K-D1."""
        i = p * CARDS + k
        while self.known[i] < copies:
            self.known[i] += 1
            self.unhide(p, k)

    # ---- piles ----------------------------------------------------------
    def throw(self, k):
        """Onto the discard pile. K-X5."""
        self.discard[k] += 1
        self.in_discard += 1

    def can_draw(self):
        """There is a card to draw, the discard pile shuffled if it has to be. K-T10."""
        if self.in_pile == 0 and self.in_discard:
            self.shuffle()
        return self.in_pile > 0

    def shuffle(self):
        """The discard pile becomes the draw pile; what was hidden until now is old. K-T10."""
        self.note(PILE_SHUFFLED, self.in_discard, 0, 0)
        for k in range(CARDS):
            self.pile[k] = self.discard[k]
            self.discard[k] = 0
        self.in_pile = self.in_discard
        self.in_discard = 0
        for p in range(SEATS):
            self.olds[p] += self.freshes[p] - self.losses[p]
            self.freshes[p] = self.losses[p] = self.surely_old[p] = 0
        for i in range(SEATS * CARDS):
            self.old[i] += self.fresh[i] - self.lost[i]
            self.fresh[i] = self.lost[i] = 0

    def clear_waiting(self):
        """The cards played and destroyed this turn join the discard pile. K-T10."""
        for k in range(CARDS):
            if self.waiting[k]:
                self.discard[k] += self.waiting[k]
                self.in_discard += self.waiting[k]
                self.waiting[k] = 0

    # ---- chains ---------------------------------------------------------
    def has(self, p, s):
        """How many cards of step s lie before p, jokers included. K-X4."""
        return self.laid[p * 8 + s] + self.jokers[p * 8 + s]

    def distinct(self, p):
        """How many of the seven steps lie before p. K-E1, K-E2."""
        steps = 0
        for s in range(1, 8):
            if self.laid[p * 8 + s] or self.jokers[p * 8 + s]:
                steps += 1
        return steps

    def next_step(self, p):
        """The lowest missing step of 1 to 5, or 6. K-T4."""
        s = 1
        while s < 6 and self.has(p, s):
            s += 1
        return s

    def due(self, p):
        """What each opponent owes p: 1 a Shop, 2 for the Export. K-T2, K-X0."""
        return self.has(p, 6) + 2 * self.has(p, 7)

    def destroy(self, q, s):
        """Step s of q is gone; its card waits beside the discard pile. K-X1, K-T10."""
        joker = self.jokers[q * 8 + s]
        if joker:
            self.jokers[q * 8 + s] -= 1
            self.waiting[CHICORY] += 1
        else:
            self.laid[q * 8 + s] -= 1
            self.waiting[CHAIN + s] += 1
        self.note(CARD_DESTROYED, q, s, joker)

    def discard_all(self, q):
        """Hand and table of q go to the discard pile at once, seen by all. K-D2."""
        for k in range(CARDS):
            if self.hand[q * CARDS + k]:
                self.note(CARD_SHOWN, q, k, self.hand[q * CARDS + k])
            while self.hand[q * CARDS + k]:
                self.lose(q, k)
                self.throw(k)
        for s in range(1, 8):
            while self.laid[q * 8 + s]:
                self.laid[q * 8 + s] -= 1
                self.throw(CHAIN + s)
            while self.jokers[q * 8 + s]:
                self.jokers[q * 8 + s] -= 1
                self.throw(CHICORY)
        if self.start[q] != EMPTY:
            self.throw(self.start[q])
            self.start[q] = EMPTY

    def flowers(self, k):
        """The chicory flowers on a card. K-M1."""
        return k - BLOSSOM if k > BLOSSOM else 0

    # ---- seats ----------------------------------------------------------
    def next_alive(self, p):
        """The next player in the game clockwise after p."""
        q = p
        while True:
            q = q + 1 if q + 1 < self.players else 0
            if self.alive[q]:
                return q

    def pay_bank(self, p, n):
        """Tokens to the bank. K-M2."""
        self.tokens[p] -= n
        self.bank += n

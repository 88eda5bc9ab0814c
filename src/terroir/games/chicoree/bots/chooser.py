"""A player who takes whatever is worth most by some prices, for simulated games. See chooser.pxd."""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.bots.reckoning import largest_hand
    from terroir.games.chicoree.terms import (
        BIDDING,
        CARDS,
        CHAIN,
        CHALLENGE,
        CHICORY,
        COFFEE,
        DISEASE,
        EMPTY,
        HEALTH,
        MELEE,
        MONKS,
        OFFER,
        OP_BID,
        OP_DRAW,
        OP_OFFER,
        OP_PASS,
        OP_PLAY,
        OP_RAISE,
        OP_SEAL,
        OP_SHOW,
        OP_START,
        OP_STEP,
        SEALED_BIDS,
        TURN,
    )


class Chooser:
    """Considers what is legal; luck decides between equals."""

    def __init__(self, prices, luck):
        self.prices = prices
        self.luck = luck
        self.clear()

    def clear(self):
        """Nothing has been considered yet."""
        self.code = EMPTY
        self.best = 0
        self.equals = 0

    def consider(self, code, value):
        """One more action of this worth."""
        if self.equals and value == self.best:
            self.equals += 1
            if self.luck.below(self.equals) == 0:
                self.code = code
        elif self.equals == 0 or value > self.best:
            self.code, self.best, self.equals = code, value, 1

    def decide(self, s, p):
        """What p does."""
        if s.phase == BIDDING or s.phase == MELEE:
            return OP_RAISE | s.price + 1 << 4 if s.price < self.prices.limit(s, p) else OP_PASS
        if s.phase == SEALED_BIDS:
            return OP_BID | self.prices.sealed_bid(s, p) << 4
        self.clear()
        if s.phase == TURN:
            self.consider_turn(s, p)
        elif s.phase == OFFER:
            for k in range(CARDS):
                if s.may_offer(k):
                    self.consider(OP_OFFER | k << 4, self.prices.offer(s, p, k))
        elif s.phase == CHALLENGE:
            self.consider_choice(s, p)
        return self.code

    def consider_choice(self, s, p):
        """One more card for the challenge, of a kind not before the last, or no more. K-C1, K-C5."""
        crowd = largest_hand(s, p)
        last = s.last_chosen(p)
        for k in range(last if last > 0 else 0, CARDS):
            if s.hand[p * CARDS + k] > s.chosen[p * CARDS + k]:
                self.consider(OP_SHOW | k << 4, self.prices.show(s, p, k, crowd))
        if last >= 0:
            self.consider(OP_SEAL, 0)

    def consider_turn(self, s, p):
        """Lay, play or draw. K-T3 to K-T7."""
        i = p * CARDS
        self.consider(OP_DRAW, 0)
        if s.had_start:
            for step in range(1, 8):
                if (s.hand[i + CHAIN + step] or s.hand[i + CHICORY]) and s.may_step(step):
                    if s.hand[i + CHAIN + step]:
                        self.consider(OP_STEP | step << 4, self.prices.lay_step(s, p, step, 0))
                    else:
                        self.consider(OP_STEP | step << 4 | 1 << 7, self.prices.lay_step(s, p, step, 1))
        elif s.start[p] == EMPTY:
            for k in range(MONKS + 1):
                if s.hand[i + k]:
                    self.consider(OP_START | k << 4, self.prices.lay_start(s, p, k))
        for k in range(DISEASE, HEALTH + 1):
            if s.hand[i + k]:
                self.consider_special(s, p, k)

    def consider_special(self, s, p, k):
        """A special, against everybody whom it may hit. K-X1 to K-X3."""
        if k > COFFEE:
            self.consider(OP_PLAY | k << 4, self.prices.special(s, p, k, EMPTY))
            return
        for q in range(s.players):
            if s.may_target(k, q):
                self.consider(OP_PLAY | k << 4 | q + 1 << 9, self.prices.special(s, p, k, q))

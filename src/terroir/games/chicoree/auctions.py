"""Auctions, challenges and debts. K-A, K-C, K-D. Compiled with auctions.pxd."""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.table import Cards
    from terroir.games.chicoree.terms import (
        AUCTION_OPENED,
        BANKRUPT,
        BID_PASSED,
        BID_RAISED,
        BID_SEALED,
        BID_SHOWN,
        BIDDING,
        BIDS_OPENED,
        BLOSSOM,
        CARD_KEPT,
        CARD_OFFERED,
        CARD_SHOWN,
        CARD_SOLD,
        CARD_UNSOLD,
        CARD_UNWANTED,
        CARD_WON,
        CARDS,
        CARDS_SHOWN,
        CHALLENGE,
        CHALLENGE_BLOCKED,
        CHALLENGE_CALLED,
        CHALLENGE_DRAWN,
        CHALLENGE_WON,
        CHICORY,
        CHOICE_SEALED,
        DEBT_ARISEN,
        DEBT_SETTLED,
        EMPTY,
        MELEE,
        MONKS,
        SEALED_BIDS,
        SHOP,
    )


class Auctions(Cards):
    """A card lies in the middle (`card`) and everybody plays for it (`contest`), or a debtor sells one."""

    def copy_auction(self, o):
        """Have the same auction, challenge and debts going on."""
        self.players, self.seat, self.melee = o.players, o.seat, o.melee
        self.contest, self.card, self.price, self.leader = o.contest, o.card, o.price, o.leader
        self.bidder, self.bidding, self.sealed, self.debtor = o.bidder, o.bidding, o.sealed, o.debtor

    def turn_up(self, k):
        """The second card is shown: into the hand, a challenge, or an auction. K-T8, K-A1, K-A2."""
        if k > BLOSSOM:
            self.contest = CHALLENGE
            self.note(CHALLENGE_CALLED, self.seat, k, 0)
        elif k >= CHICORY:
            self.gain(self.seat, k)
            self.note(CARD_KEPT, self.seat, k, 0)
            return
        else:
            if k <= MONKS or k >= SHOP:
                self.contest = SEALED_BIDS
            else:
                self.contest = MELEE if self.melee else BIDDING
            self.note(AUCTION_OPENED, k, self.contest, 0)
        self.card = k
        self.open_contest(self.seat, EMPTY)

    def open_contest(self, first, out):
        """Nobody has bid or sealed yet, `first` is asked first and `out` not at all."""
        self.price = self.bidding = self.sealed = 0
        self.leader = EMPTY
        self.bidder = first
        for q in range(self.players):
            if self.alive[q] and q != out:
                self.bidding |= 1 << q
                # Who owns nothing, or holds nothing, has nothing to choose; both are public.
                if self.contest == SEALED_BIDS and self.tokens[q] == 0:
                    self.bids[q] = 0
                    self.sealed |= 1 << q
                elif self.contest == CHALLENGE and self.held[q] == 0:
                    self.sealed |= 1 << q

    def asked(self):
        """The seats that may act now, as bits."""
        if self.contest == BIDDING:
            return 1 << self.bidder if self.seek_bidder() else 0
        if self.contest != MELEE:
            return self.bidding & ~self.sealed
        seats = 0
        for q in range(self.players):
            if self.bidding >> q & 1 and q != self.leader and self.tokens[q] > self.price:
                seats |= 1 << q
        return seats

    # ---- open auctions --------------------------------------------------
    def seek_bidder(self):
        """Find who bids next; who cannot raise is out. K-A1, K-A5."""
        for _ in range(self.players):
            q = self.bidder
            if self.bidding >> q & 1 and q != self.leader:
                if self.tokens[q] > self.price:
                    return True
                self.bidding &= ~(1 << q)
            self.bidder = q + 1 if q + 1 < self.players else 0
        return False

    def raise_bid(self, p, n):
        """A higher price; in the mêlée everybody may answer it. K-A1."""
        self.price = n
        self.leader = p
        self.bidder = p + 1 if p + 1 < self.players else 0
        if self.contest == MELEE:
            for q in range(self.players):
                if self.alive[q]:
                    self.bidding |= 1 << q
        self.note(BID_RAISED, p, n, 0)

    def pass_bid(self, p):
        """Out of this auction; in the mêlée, silent until the next raise. K-A1."""
        self.bidding &= ~(1 << p)
        self.bidder = p + 1 if p + 1 < self.players else 0
        self.note(BID_PASSED, p, 0, 0)

    def close_auction(self):
        """The last bid stands: the price to the bank, the card to the hand, or onto the pile. K-A1, K-A4."""
        k = self.card
        self.card = EMPTY
        self.contest = 0
        if self.leader == EMPTY:
            self.throw(k)
            self.note(CARD_UNWANTED, k, 0, 0)
            return
        self.pay_bank(self.leader, self.price)
        self.gain(self.leader, k)
        self.note(CARD_WON, self.leader, k, self.price)

    # ---- sealed bids ----------------------------------------------------
    def seal_bid(self, p, n):
        """Tokens in the closed hand. K-A2."""
        self.bids[p] = n
        self.sealed |= 1 << p
        self.note(BID_SEALED, p, n, 0)

    def open_bids(self):
        """All pay, the highest takes the card, the nearest to the active player of several. K-A2 to K-A4."""
        best = 0
        winner = EMPTY
        q = self.seat
        for _ in range(self.players):
            if self.alive[q] and self.bids[q] > best:
                best = self.bids[q]
                winner = q
            q = q + 1 if q + 1 < self.players else 0
        for q in range(self.players):
            if self.alive[q]:
                self.note(BID_SHOWN, q, self.bids[q], 0)
                self.pay_bank(q, self.bids[q])
            self.bids[q] = EMPTY
        k = self.card
        self.note(BIDS_OPENED, k, 0, 0)
        self.card = EMPTY
        self.contest = 0
        if winner == EMPTY:
            self.throw(k)
            self.note(CARD_UNWANTED, k, 0, 0)
        else:
            self.gain(winner, k)
            self.note(CARD_WON, winner, k, best)

    # ---- challenges -----------------------------------------------------
    def seal_choice(self, p):
        """No more cards from p. K-C1."""
        self.sealed |= 1 << p
        self.note(CHOICE_SEALED, p, 0, 0)

    def last_chosen(self, p):
        """The last kind p has chosen; kinds are chosen in order, so there is one way to a choice. K-C5."""
        k = CARDS - 1
        while k >= 0 and self.chosen[p * CARDS + k] == 0:
            k -= 1
        return k

    def shown_flowers(self, p):
        """Flowers on the cards p has chosen. K-C2."""
        count = 0
        for k in range(BLOSSOM + 1, CARDS):
            count += self.chosen[p * CARDS + k] * self.flowers(k)
        return count

    def open_challenge(self):
        """All show; the most flowers take as many tokens as there are flowers. K-C2 to K-C4."""
        total = self.flowers(self.card)
        best = 0
        for q in range(self.players):
            count = self.shown_flowers(q)
            total += count
            if count > best:
                best = count
        for q in range(self.players):
            if self.alive[q]:
                for k in range(CARDS):
                    if self.chosen[q * CARDS + k]:
                        self.note(CARD_SHOWN, q, k, self.chosen[q * CARDS + k])
                self.note(CARDS_SHOWN, q, self.shown_flowers(q), 0)
        if best == 0:
            self.note(CHALLENGE_DRAWN, 0, 0, 0)
        self.throw(self.card)
        self.card = EMPTY
        self.contest = 0
        for q in range(self.players):
            if best and self.shown_flowers(q) == best:
                self.win_challenge(q, total)
            for k in range(CARDS):
                while self.chosen[q * CARDS + k]:
                    self.chosen[q * CARDS + k] -= 1
                    self.lose(q, k)
                    self.throw(k)

    def win_challenge(self, q, total):
        """The full amount for each of several winners, nothing for an afflicted one. K-C3, K-C4."""
        if self.afflicted[q]:
            self.note(CHALLENGE_BLOCKED, q, total, 0)
        else:
            self.pay_bank(q, -total)
            self.note(CHALLENGE_WON, q, total, 0)

    # ---- debts ----------------------------------------------------------
    def next_debtor(self):
        """The next player clockwise who owes the active one hands over all tokens. K-D1."""
        q = self.next_alive(self.seat)
        while q != self.seat and self.owed[q] == 0:
            q = self.next_alive(q)
        if q == self.seat:
            return False
        self.debtor = q
        n = self.tokens[q]
        self.tokens[q] = 0
        self.tokens[self.seat] += n
        self.owed[q] -= n
        self.note(DEBT_ARISEN, q, n, self.owed[q])
        return True

    def may_offer(self, k):
        """The debtor holds a copy that nobody has refused. K-D1."""
        return self.hand[self.debtor * CARDS + k] > self.refused[k]

    def has_offer(self):
        """The debtor still has a card to sell. K-D1."""
        for k in range(CARDS):
            if self.may_offer(k):
                return True
        return False

    def offer(self, k):
        """A card of the debtor's hand is shown and sold in turn, from the left. K-D1."""
        self.show(self.debtor, k, self.refused[k] + 1)
        self.note(CARD_OFFERED, self.debtor, k, 0)
        self.card = k
        self.contest = BIDDING
        self.open_contest(self.next_alive(self.debtor), self.debtor)

    def close_sale(self):
        """The price pays the debt, what is over is the debtor's; an unsold card stays in hand. K-D1."""
        q = self.debtor
        k = self.card
        self.card = EMPTY
        self.contest = 0
        if self.leader == EMPTY:
            self.refused[k] += 1
            self.note(CARD_UNSOLD, q, k, 0)
            return
        paid = self.price if self.price < self.owed[q] else self.owed[q]
        self.tokens[self.leader] -= self.price
        self.tokens[self.seat] += paid
        self.tokens[q] += self.price - paid
        self.owed[q] -= paid
        self.lose(q, k)
        self.gain(self.leader, k)
        self.note(CARD_SOLD, q << 4 | self.leader, k, self.price)
        if self.owed[q] == 0:
            self.note(DEBT_SETTLED, q, self.seat, 0)
            self.forget_debt()

    def forget_debt(self):
        """This debt is over, one way or the other."""
        for k in range(CARDS):
            self.refused[k] = 0
        self.debtor = EMPTY

    def go_bankrupt(self):
        """The debtor leaves the game, all cards go to the discard pile. K-D2."""
        q = self.debtor
        self.discard_all(q)
        self.alive[q] = self.afflicted[q] = self.owed[q] = 0
        self.note(BANKRUPT, q, 0, 0)
        self.forget_debt()

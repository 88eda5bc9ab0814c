"""The rules of Chicorée over counts of cards: ordinary Python, or the same file compiled with rules.pxd.

A state only ever waits for one thing (`phase`): an outcome of chance, a move of the turn, bids or choices.
Actions and outcomes are whole numbers here; actions.py gives them names.
"""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.auctions import Auctions
    from terroir.games.chicoree.terms import (
        BIDDING,
        CARD_DRAWN,
        CARD_TURNED,
        CARDS,
        CHAIN,
        CHALLENGE,
        CHICORY,
        COFFEE,
        COLD_RAIN,
        DISEASE,
        DRAW_HIDDEN,
        DRAW_SHOWN,
        DRAW_SKIPPED,
        EMPTY,
        END_ALONE,
        END_CHAIN,
        END_ROUNDS,
        FIRE,
        FIRST_NAMED,
        GAME_ENDED,
        HAMMER_FELL,
        INCOME_BLOCKED,
        INCOME_RECEIVED,
        MELEE,
        NAME_FIRST,
        OFFER,
        OP_BID,
        OP_CARD,
        OP_DRAW,
        OP_FIRST,
        OP_OFFER,
        OP_PASS,
        OP_PLAY,
        OP_RAISE,
        OP_SEAL,
        OP_SHOW,
        OP_START,
        OP_STEP,
        OVER,
        OVERPRODUCTION,
        REVENUE_PAID,
        ROUND_ENDED,
        SEAT_AFFLICTED,
        SPECIAL_PLAYED,
        START_LAID,
        STEP_LAID,
        TURN,
        TURN_ENDED,
    )


class Turns(Auctions):
    """A game of Chicorée: what the game waits for, and what happens."""

    def set_up(self, terms):
        """All cards in one pile, tokens for everybody, no card for anybody. K-S1, K-S2."""
        self.make_lists()
        self.players, self.melee, self.limit = terms["players"], terms["melee"], terms["rounds"]
        for k in range(CARDS):
            self.pile[k] = terms["cards"][k]
        self.in_pile = sum(terms["cards"])
        for p in range(6):
            self.start[p] = self.bids[p] = EMPTY
        for p in range(self.players):
            self.alive[p] = 1
            self.tokens[p] = terms["tokens"]
        self.seat = self.first_seat = terms["first"]
        self.card = self.leader = self.debtor = EMPTY
        self.in_discard = self.bank = self.contest = self.price = self.bidder = self.bidding = self.sealed = 0
        self.turns = self.rounds = self.reason = self.hidden_due = 0
        self.harvest_laid = self.had_start = self.step_laid = self.begun = self.in_debt = False
        self.drew = self.laid_any = self.shown_due = False
        self.acting = True
        self.advance()

    def copy(self, o):
        """Become like another state."""
        self.copy_cards(o)
        self.copy_auction(o)
        self.phase, self.first_seat, self.limit = o.phase, o.first_seat, o.limit
        self.turns, self.rounds, self.reason = o.turns, o.rounds, o.reason
        self.harvest_laid, self.had_start, self.step_laid = o.harvest_laid, o.had_start, o.step_laid
        self.begun, self.acting, self.drew, self.laid_any = o.begun, o.acting, o.drew, o.laid_any
        self.in_debt = o.in_debt
        self.hidden_due, self.shown_due = o.hidden_due, o.shown_due

    # ---- what comes next ------------------------------------------------
    def advance(self):
        """Find the next thing the game waits for; what nobody decides happens on the way."""
        while True:
            if self.reason:
                self.phase = OVER
            elif self.seat == EMPTY:
                self.phase = NAME_FIRST
            elif not self.begun:
                self.begin_turn()
                continue
            elif self.contest:
                if not self.asked():
                    self.close_contest()
                    continue
                self.phase = self.contest
            elif self.debtor != EMPTY:
                if not self.has_offer():
                    self.go_bankrupt()
                    self.look_for_survivor()
                    continue
                self.phase = OFFER
            elif self.in_debt:
                self.in_debt = self.next_debtor()
                continue
            elif self.hidden_due:
                if not self.draw_or_skip():
                    self.hidden_due = 0
                    continue
                self.phase = DRAW_HIDDEN
            elif self.acting:
                self.phase = TURN
            elif self.shown_due:
                if not self.draw_or_skip():
                    self.shown_due = False
                    continue
                self.phase = DRAW_SHOWN
            else:
                self.end_turn()
                continue
            return

    def draw_or_skip(self):
        """There is a card to draw, or the draw is skipped. K-T10."""
        if self.can_draw():
            return True
        self.note(DRAW_SKIPPED, self.seat, 0, 0)
        return False

    def close_contest(self):
        """Nobody has anything to add: hammer or reveal."""
        if self.debtor != EMPTY:
            self.close_sale()
        elif self.contest == BIDDING or self.contest == MELEE:
            self.close_auction()
        elif self.contest == CHALLENGE:
            self.open_challenge()
        else:
            self.open_bids()

    def look_for_survivor(self):
        """One player left wins. K-E3."""
        if self.next_alive(self.seat) == self.seat:
            self.finish(END_ALONE)

    # ---- what players do ------------------------------------------------
    def carry_out(self, code, p):
        """Carry out a legal action of p or a possible outcome, and go on to what comes next."""
        self.noted = 0
        op = code & 15
        n = code >> 4
        if op == OP_RAISE:
            self.raise_bid(p, n)
        elif op == OP_PASS:
            self.pass_bid(p)
        elif op == OP_CARD:
            self.take_card(n)
        elif op == OP_DRAW:
            self.acting = False
            self.shown_due = True
            self.hidden_due = 1
        elif op == OP_BID:
            self.seal_bid(p, n)
        elif op == OP_SHOW:
            self.chosen[p * CARDS + n] += 1
        elif op == OP_SEAL:
            self.seal_choice(p)
        elif op == OP_STEP:
            self.lay_step(n & 7, n >> 3)
        elif op == OP_PLAY:
            self.play_special(n & 31, (n >> 5) - 1)
        elif op == OP_START:
            self.lay_start(n)
        elif op == OP_OFFER:
            self.offer(n)
        elif op == OP_FIRST:
            self.seat = self.first_seat = n
            self.note(FIRST_NAMED, n, 0, 0)
        else:
            self.note(HAMMER_FELL, 0, 0, 0)
            self.close_auction()
        self.advance()

    def take_card(self, k):
        """A drawn card: unseen into the hand, or turned up. K-T7, K-T8, K-X3."""
        self.drew = True
        if self.hidden_due:
            self.hidden_due -= 1
            self.draw_unseen(self.seat, k)
            self.note(CARD_DRAWN, self.seat, k, 0)
            return
        self.shown_due = False
        self.pile[k] -= 1
        self.in_pile -= 1
        self.note(CARD_TURNED, self.seat, k, 0)
        self.turn_up(k)

    def lay_start(self, k):
        """A start card: it pays from the next turn on. K-T5."""
        p = self.seat
        self.lose(p, k)
        self.start[p] = k
        self.laid_any = True
        self.note(START_LAID, p, k, 0)

    def lay_step(self, s, joker):
        """A card of the chain, or a joker for it; the seventh step ends the game. K-T3, K-T4, K-X4, K-E1."""
        p = self.seat
        if joker:
            self.lose(p, CHICORY)
            self.jokers[p * 8 + s] += 1
        else:
            self.lose(p, CHAIN + s)
            self.laid[p * 8 + s] += 1
        self.laid_any = True
        if s != 6:
            self.step_laid = True
        if s == 4:
            self.harvest_laid = True
        self.note(STEP_LAID, p, s, joker)
        if self.distinct(p) == 7:
            self.finish(END_CHAIN)

    def may_step(self, s):
        """The active player may lay step s, given the card. K-T3, K-T4."""
        p = self.seat
        if not self.had_start:
            return False
        if s == 6:
            return self.harvest_laid
        if self.step_laid:
            return False
        if s == 7:
            return self.has(p, 6) > 0 and self.has(p, 7) == 0
        return s == self.next_step(p)

    def may_target(self, k, q):
        """Special k may hit q: an opponent with something to destroy or lose. K-X1, K-X2, K-X5."""
        if q == self.seat or not self.alive[q]:
            return False
        if k <= COLD_RAIN:
            return self.has(q, 4) > 0
        return k != FIRE or self.has(q, 3) > 0

    def play_special(self, k, q):
        """Red specials hit q, ochre ones bring two cards. K-X1 to K-X3, K-X5."""
        self.lose(self.seat, k)
        self.waiting[k] += 1
        self.note(SPECIAL_PLAYED, self.seat, k, q)
        if DISEASE <= k <= COLD_RAIN:
            self.destroy(q, 4)
        elif k == FIRE:
            self.destroy(q, 3)
        elif OVERPRODUCTION <= k <= COFFEE:
            self.afflicted[q] += 2
            self.note(SEAT_AFFLICTED, q, self.afflicted[q], 0)
        else:
            self.hidden_due = 2

    # ---- how turns begin and end ----------------------------------------
    def begin_turn(self):
        """Income, then revenue from everybody who can pay; the others are debtors. K-T1, K-T2, K-X2, K-D1."""
        p = self.seat
        self.begun = self.acting = True
        self.step_laid = self.in_debt = False
        self.had_start = self.start[p] != EMPTY
        if not self.had_start:
            return
        if self.afflicted[p]:
            self.note(INCOME_BLOCKED, p, self.afflicted[p], 0)
            return
        income = 4 >> self.start[p]
        self.pay_bank(p, -income)
        self.note(INCOME_RECEIVED, p, income, 0)
        n = self.due(p)
        for q in range(self.players):
            if n and self.alive[q] and q != p:
                if self.tokens[q] >= n:
                    self.tokens[q] -= n
                    self.tokens[p] += n
                    self.note(REVENUE_PAID, q, p, n)
                else:
                    self.owed[q] = n
                    self.in_debt = True

    def end_turn(self):
        """The turn passes clockwise; a round may end with it, and the game with the round. K-T9, K-E2."""
        p = self.seat
        self.note(TURN_ENDED, p, 0, 0)
        if self.afflicted[p]:
            self.afflicted[p] -= 1
        self.clear_waiting()
        self.turns += 1
        self.begun = False
        self.seat = self.next_alive(p)
        if self.steps_from(p, self.first_seat) <= self.steps_from(p, self.seat):
            self.end_round()

    def steps_from(self, p, q):
        """How many seats clockwise from p to q, at least one."""
        return q - p if q > p else q - p + self.players

    def end_round(self):
        """After the last round, or one in which nothing could move, the game ends. K-E2."""
        self.rounds += 1
        self.note(ROUND_ENDED, self.rounds, 0, 0)
        if self.rounds >= self.limit or not (self.drew or self.laid_any):
            self.finish(END_ROUNDS)
        self.drew = self.laid_any = False

    def finish(self, reason):
        """The game is over; what waited lies on the discard pile. K-E1 to K-E3."""
        self.reason = reason
        self.clear_waiting()
        self.note(GAME_ENDED, reason, 0, 0)

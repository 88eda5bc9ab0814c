# compiled
"""A game of Chicorée: everything on the table, what may be done, and what happens.

Ordinary Python over counts of cards, or the same file compiled: declarations.py tells the compiler what the
annotations say. A state only ever waits for one thing (`phase`): an outcome of chance, a move of the turn,
bids or choices. Actions and outcomes are whole numbers here; actions.py gives them names.

A seat's hand is its `known` cards, which everybody saw on their way there, and its hidden ones. Of these,
`old` were hidden in the hand when the pile was last shuffled, `fresh` were drawn since, and `lost` have left
the hand since then without telling which of the two they were:

    hand = known + old + fresh - lost

What lies in all hands together at a shuffle is public, for the pile is empty then: whoever counts cards knows
that much, and imagined worlds must agree with it.
"""

from __future__ import annotations

from typing import Annotated, Any

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games import fields
    from terroir.games.chicoree.rng import Rng, nth_card
    from terroir.games.chicoree.terms import *
    from terroir.games.chicoree.widths import Code, Short, Word

COMPILED = cython.compiled


class State:
    """One game of Chicorée, complete.

    Rows with one value for each player and kind of card, or step of the chain, come one player after the
    other: `hand[p * CARDS + k]`, `laid[p * STEP_END + s]`.
    """

    settings: dict[str, str]
    """The options of the table."""
    players: int
    melee: bool
    """Open auctions are in the mêlée. K-A1."""
    limit: int
    """Rounds after which the game ends. K-E2."""
    incomes: Annotated[list[int], STARTS]
    """What each start pays. K-M1."""
    shop_revenue: int
    """What each opponent pays for a Shop, and for the Export. K-T2."""
    export_revenue: int
    afflicted_turns: int
    """How long one card of K-X2 lasts."""
    ochre_cards: int
    """How many cards one card of K-X3 brings."""

    # ---- whose turn it is, and how far it has come ----------------------
    first_seat: int
    seat: int
    turns: int
    rounds: int
    begun: bool
    acting: bool
    """The active player has not drawn yet. K-T9."""
    had_start: bool
    """The active player had a start when the turn began. K-T9."""
    step_laid: bool
    """One card of the chain has been laid in this turn. K-T4."""
    harvest_laid: bool
    """Somebody has laid a Harvest in this game. K-T3."""
    drew: bool
    """A card was drawn in this round; `laid_any`: one was laid. K-E2."""
    laid_any: bool
    hidden_due: int
    """Cards to draw unseen. K-T7, K-X3."""
    shown_due: bool
    """The second card is to be drawn. K-T8."""
    reason: int
    """How the game ended; 0 while it goes on."""
    phase: int
    """What the game waits for."""

    # ---- auctions, challenges, debts ------------------------------------
    contest: int
    """The auction or challenge that is going on, as a phase; 0 if there is none."""
    card: int
    """The card in the middle that everybody plays for, or that a debtor sells."""
    price: int
    leader: int
    bidder: int
    """Who is asked next. K-A1."""
    bidding: int
    """Who takes part, as a set of seats; of these `sealed` have sealed a bid or choice."""
    sealed: int
    debtor: int
    in_debt: bool
    """Somebody owes the active player something. K-D1."""
    bank: int
    """What the bank has taken in, less what it has paid out. K-M2."""

    # ---- piles ----------------------------------------------------------
    pile: Annotated[list[int], CARDS]
    in_pile: int
    discard: Annotated[list[int], CARDS]
    in_discard: int
    waiting: Annotated[list[int], CARDS]
    """Cards played or destroyed in this turn. K-T10."""
    refused: Annotated[list[int], CARDS]
    """Copies of the debtor's cards that nobody wanted to buy. K-D1."""

    # ---- the players ----------------------------------------------------
    alive: Annotated[list[int], SEATS]
    tokens: Annotated[list[int], SEATS]
    start: Annotated[list[int], SEATS]
    afflicted: Annotated[list[int], SEATS]
    """For how many more of their turns they receive nothing. K-X2."""
    bids: Annotated[list[int], SEATS]
    owed: Annotated[list[int], SEATS]
    laid: Annotated[list[int], SEATS, STEP_END]
    """Cards of the chain by step, `jokers` apart."""
    jokers: Annotated[list[int], SEATS, STEP_END]
    hand: Annotated[list[Short], SEATS, CARDS]
    known: Annotated[list[Short], SEATS, CARDS]
    chosen: Annotated[list[Short], SEATS, CARDS]
    """What is chosen for the challenge so far. K-C1."""
    old: Annotated[list[Short], SEATS, CARDS]
    fresh: Annotated[list[Short], SEATS, CARDS]
    lost: Annotated[list[Short], SEATS, CARDS]
    held: Annotated[list[int], SEATS]
    """How many cards are in hand; `olds`, `freshes` and `losses` how many of these."""
    olds: Annotated[list[int], SEATS]
    freshes: Annotated[list[int], SEATS]
    losses: Annotated[list[int], SEATS]
    surely_old: Annotated[list[int], SEATS]
    """How many of the lost cards must have been old."""

    # ---- scratch ---------------------------------------------------------
    journal: Annotated[list[int], JOURNAL]
    """What the last action brought about: a kind and three numbers each."""
    noted: int
    codes: Annotated[list[int], MOST_ACTIONS]
    """The actions that were listed last."""
    listed: int

    def __init__(self) -> None:
        if not cython.compiled:
            make_fields(self)

    def set_up(self, box: dict[str, Any]) -> None:
        """All cards in one pile, tokens for everybody, no card for anybody. K-S1, K-S2."""
        self.read_box(box)
        for k in range(CARDS):
            self.pile[k] = box["cards"][k]
            self.in_pile += self.pile[k]
        for p in range(SEATS):
            self.start[p] = self.bids[p] = EMPTY
        for p in range(self.players):
            self.alive[p] = 1
            self.tokens[p] = box["tokens"]
        self.seat = self.first_seat = box["first"]
        self.card = self.leader = self.debtor = EMPTY
        self.acting = True
        self.advance()

    def read_box(self, box: dict[str, Any]) -> None:
        """What the rules count with. K-M1, K-A1, K-E2."""
        self.players, self.melee, self.limit = box["players"], box["melee"], box["limit"]
        for k in range(STARTS):
            self.incomes[k] = box["incomes"][k]
        self.shop_revenue, self.export_revenue = box["shop_revenue"], box["export_revenue"]
        self.afflicted_turns, self.ochre_cards = box["afflicted_turns"], box["ochre_cards"]

    def clone(self) -> State:
        """Another state that goes its own way from here."""
        s = State()
        s.settings = self.settings
        copy_fields(s, self)
        return s

    def copy(self, o: State) -> None:
        """Become like another state of the same table."""
        copy_fields(self, o)

    def apply(self, code: int, p: int) -> list[int]:
        """Carry out a legal action of a seat or a possible outcome; the journal of what came of it."""
        self.carry_out(code, p)
        return self.journal_read()

    # ---- what comes next ------------------------------------------------
    def advance(self) -> None:
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

    def draw_or_skip(self) -> bool:
        """There is a card to draw, or the draw is skipped. K-T10."""
        if self.can_draw():
            return True
        self.note(DRAW_SKIPPED, self.seat, 0, 0)
        return False

    def close_contest(self) -> None:
        """Nobody has anything to add: hammer or reveal."""
        if self.debtor != EMPTY:
            self.close_sale()
        elif self.contest == BIDDING or self.contest == MELEE:
            self.close_auction()
        elif self.contest == CHALLENGE:
            self.open_challenge()
        else:
            self.open_bids()

    def look_for_survivor(self) -> None:
        """One player left wins. K-E3."""
        if self.next_alive(self.seat) == self.seat:
            self.finish(END_ALONE)

    # ---- what players do ------------------------------------------------
    def carry_out(self, code: int, p: int) -> None:
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

    def take_card(self, k: int) -> None:
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

    def lay_start(self, k: int) -> None:
        """A start card: it pays from the next turn on. K-T5."""
        p = self.seat
        self.lose(p, k)
        self.start[p] = k
        self.laid_any = True
        self.note(START_LAID, p, k, 0)

    def lay_step(self, s: int, joker: int) -> None:
        """A card of the chain, or a joker for it; the seventh step ends the game. K-T3, K-T4, K-X4, K-E1."""
        p = self.seat
        if joker:
            self.lose(p, CHICORY)
            self.jokers[p * STEP_END + s] += 1
        else:
            self.lose(p, CHAIN + s)
            self.laid[p * STEP_END + s] += 1
        self.laid_any = True
        if s != SHOP_STEP:
            self.step_laid = True
        if s == HARVEST_STEP:
            self.harvest_laid = True
        self.note(STEP_LAID, p, s, joker)
        if self.distinct(p) == EXPORT_STEP:
            self.finish(END_CHAIN)

    def play_special(self, k: int, q: int) -> None:
        """Red specials hit q, ochre ones bring two cards. K-X1 to K-X3, K-X5."""
        self.lose(self.seat, k)
        self.waiting[k] += 1
        self.note(SPECIAL_PLAYED, self.seat, k, q)
        if k <= FIRE:
            self.destroy(q, self.destroys(k))
        elif k <= COFFEE:
            self.afflicted[q] += self.afflicted_turns
            self.note(SEAT_AFFLICTED, q, self.afflicted[q], 0)
        else:
            self.hidden_due = self.ochre_cards

    def destroys(self, k: int) -> int:
        """The step that a special destroys. K-X1."""
        return FACTORY_STEP if k == FIRE else HARVEST_STEP

    # ---- how turns begin and end ----------------------------------------
    def begin_turn(self) -> None:
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
        self.pay_bank(p, -self.income(p))
        self.note(INCOME_RECEIVED, p, self.income(p), 0)
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

    def end_turn(self) -> None:
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

    def steps_from(self, p: int, q: int) -> int:
        """How many seats clockwise from p to q, at least one."""
        return q - p if q > p else q - p + self.players

    def end_round(self) -> None:
        """After the last round, or one in which nothing could move, the game ends. K-E2."""
        self.rounds += 1
        self.note(ROUND_ENDED, self.rounds, 0, 0)
        if self.rounds >= self.limit or not (self.drew or self.laid_any):
            self.finish(END_ROUNDS)
        self.drew = self.laid_any = False

    def finish(self, reason: int) -> None:
        """The game is over; what waited lies on the discard pile. K-E1 to K-E3."""
        self.reason = reason
        self.clear_waiting()
        self.note(GAME_ENDED, reason, 0, 0)

    # ---- auctions and challenges ----------------------------------------
    def turn_up(self, k: int) -> None:
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

    def open_contest(self, first: int, out: int) -> None:
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

    def asked(self) -> int:
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
    def seek_bidder(self) -> bool:
        """Find who bids next; who cannot raise is out. K-A1, K-A5."""
        for _ in range(self.players):
            q = self.bidder
            if self.bidding >> q & 1 and q != self.leader:
                if self.tokens[q] > self.price:
                    return True
                self.bidding &= ~(1 << q)
            self.bidder = q + 1 if q + 1 < self.players else 0
        return False

    def raise_bid(self, p: int, n: int) -> None:
        """A higher price; in the mêlée everybody may answer it. K-A1."""
        self.price = n
        self.leader = p
        self.bidder = p + 1 if p + 1 < self.players else 0
        if self.contest == MELEE:
            for q in range(self.players):
                if self.alive[q]:
                    self.bidding |= 1 << q
        self.note(BID_RAISED, p, n, 0)

    def pass_bid(self, p: int) -> None:
        """Out of this auction; in the mêlée, silent until the next raise. K-A1."""
        self.bidding &= ~(1 << p)
        self.bidder = p + 1 if p + 1 < self.players else 0
        self.note(BID_PASSED, p, 0, 0)

    def close_auction(self) -> None:
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
    def seal_bid(self, p: int, n: int) -> None:
        """Tokens in the closed hand. K-A2."""
        self.bids[p] = n
        self.sealed |= 1 << p
        self.note(BID_SEALED, p, n, 0)

    def open_bids(self) -> None:
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
    def seal_choice(self, p: int) -> None:
        """No more cards from p. K-C1."""
        self.sealed |= 1 << p
        self.note(CHOICE_SEALED, p, 0, 0)

    def last_chosen(self, p: int) -> int:
        """The last kind p has chosen; kinds are chosen in order, so there is one way to a choice. K-C5."""
        k = CARDS - 1
        while k >= 0 and self.chosen[p * CARDS + k] == 0:
            k -= 1
        return k

    def shown_flowers(self, p: int) -> int:
        """Flowers on the cards p has chosen. K-C2."""
        count = 0
        for k in range(BLOSSOM + 1, CARDS):
            count += self.chosen[p * CARDS + k] * flowers(k)
        return count

    def open_challenge(self) -> None:
        """All show; the most flowers take as many tokens as there are flowers. K-C2 to K-C4."""
        total = flowers(self.card)
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

    def win_challenge(self, q: int, total: int) -> None:
        """The full amount for each of several winners, nothing for an afflicted one. K-C3, K-C4."""
        if self.afflicted[q]:
            self.note(CHALLENGE_BLOCKED, q, total, 0)
        else:
            self.pay_bank(q, -total)
            self.note(CHALLENGE_WON, q, total, 0)

    # ---- debts ----------------------------------------------------------
    def next_debtor(self) -> bool:
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

    def has_offer(self) -> bool:
        """The debtor still has a card to sell. K-D1."""
        for k in range(CARDS):
            if self.why_not_offer(k) == 0:
                return True
        return False

    def offer(self, k: int) -> None:
        """A card of the debtor's hand is shown and sold in turn, from the left. K-D1."""
        self.show(self.debtor, k, self.refused[k] + 1)
        self.note(CARD_OFFERED, self.debtor, k, 0)
        self.card = k
        self.contest = BIDDING
        self.open_contest(self.next_alive(self.debtor), self.debtor)

    def close_sale(self) -> None:
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

    def forget_debt(self) -> None:
        """This debt is over, one way or the other."""
        for k in range(CARDS):
            self.refused[k] = 0
        self.debtor = EMPTY

    def go_bankrupt(self) -> None:
        """The debtor leaves the game, all cards go to the discard pile. K-D2."""
        q = self.debtor
        self.discard_all(q)
        self.alive[q] = self.afflicted[q] = self.owed[q] = 0
        self.note(BANKRUPT, q, 0, 0)
        self.forget_debt()

    # ---- the journal -----------------------------------------------------
    def note(self, kind: int, a: int, b: int, c: int) -> None:
        """Write into the journal what just happened."""
        if self.noted < JOURNAL:
            self.journal[self.noted] = kind
            self.journal[self.noted + 1] = a
            self.journal[self.noted + 2] = b
            self.journal[self.noted + 3] = c
            self.noted += 4

    # ---- cards in and out of hands --------------------------------------
    def draw_unseen(self, p: int, k: int) -> None:
        """A card off the pile into a hand, seen by nobody else. K-T7, K-X3."""
        self.pile[k] -= 1
        self.in_pile -= 1
        i = p * CARDS + k
        self.hand[i] += 1
        self.fresh[i] += 1
        self.held[p] += 1
        self.freshes[p] += 1

    def gain(self, p: int, k: int) -> None:
        """A card that everybody saw comes into a hand. K-T8, K-A1, K-A2, K-D1."""
        self.hand[p * CARDS + k] += 1
        self.known[p * CARDS + k] += 1
        self.held[p] += 1

    def lose(self, p: int, k: int) -> None:
        """A card leaves a hand before everybody's eyes: a known copy, if there is one."""
        i = p * CARDS + k
        self.hand[i] -= 1
        self.held[p] -= 1
        if self.known[i]:
            self.known[i] -= 1
        else:
            self.unhide(p, k)

    def unhide(self, p: int, k: int) -> None:
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

    def show(self, p: int, k: int, copies: int) -> None:
        """Everybody now knows of so many copies in this hand. K-D1."""
        i = p * CARDS + k
        while self.known[i] < copies:
            self.known[i] += 1
            self.unhide(p, k)

    # ---- piles ----------------------------------------------------------
    def throw(self, k: int) -> None:
        """Onto the discard pile. K-X5."""
        self.discard[k] += 1
        self.in_discard += 1

    def can_draw(self) -> bool:
        """There is a card to draw, the discard pile shuffled if it has to be. K-T10."""
        if self.in_pile == 0 and self.in_discard:
            self.shuffle()
        return self.in_pile > 0

    def shuffle(self) -> None:
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

    def clear_waiting(self) -> None:
        """The cards played and destroyed this turn join the discard pile. K-T10."""
        for k in range(CARDS):
            if self.waiting[k]:
                self.discard[k] += self.waiting[k]
                self.in_discard += self.waiting[k]
                self.waiting[k] = 0

    # ---- chains ---------------------------------------------------------
    def has(self, p: int, s: int) -> int:
        """How many cards of step s lie before p, jokers included. K-X4."""
        return self.laid[p * STEP_END + s] + self.jokers[p * STEP_END + s]

    def distinct(self, p: int) -> int:
        """How many of the seven steps lie before p. K-E1, K-E2."""
        steps = 0
        for s in range(1, STEP_END):
            if self.laid[p * STEP_END + s] or self.jokers[p * STEP_END + s]:
                steps += 1
        return steps

    def next_step(self, p: int) -> int:
        """The lowest missing step of 1 to 5, or 6. K-T4."""
        s = 1
        while s < SHOP_STEP and self.has(p, s):
            s += 1
        return s

    def due(self, p: int) -> int:
        """What each opponent owes p in a turn. K-T2, K-X0."""
        return self.has(p, SHOP_STEP) * self.shop_revenue + self.has(p, EXPORT_STEP) * self.export_revenue

    def claim(self, p: int) -> int:
        """What p takes from each opponent in the next turn. K-T2, K-X2."""
        return 0 if self.afflicted[p] else self.due(p)

    def income(self, p: int) -> int:
        """What the start of p pays, 0 without one. K-T1."""
        return 0 if self.start[p] == EMPTY else self.incomes[self.start[p]]

    def destroy(self, q: int, s: int) -> None:
        """Step s of q is gone; its card waits beside the discard pile. K-X1, K-T10."""
        joker = self.jokers[q * STEP_END + s]
        if joker:
            self.jokers[q * STEP_END + s] -= 1
            self.waiting[CHICORY] += 1
        else:
            self.laid[q * STEP_END + s] -= 1
            self.waiting[CHAIN + s] += 1
        self.note(CARD_DESTROYED, q, s, joker)

    def discard_all(self, q: int) -> None:
        """Hand and table of q go to the discard pile at once, seen by all. K-D2."""
        for k in range(CARDS):
            if self.hand[q * CARDS + k]:
                self.note(CARD_SHOWN, q, k, self.hand[q * CARDS + k])
            while self.hand[q * CARDS + k]:
                self.lose(q, k)
                self.throw(k)
        for s in range(1, STEP_END):
            while self.laid[q * STEP_END + s]:
                self.laid[q * STEP_END + s] -= 1
                self.throw(CHAIN + s)
            while self.jokers[q * STEP_END + s]:
                self.jokers[q * STEP_END + s] -= 1
                self.throw(CHICORY)
        if self.start[q] != EMPTY:
            self.throw(self.start[q])
            self.start[q] = EMPTY

    # ---- seats ----------------------------------------------------------
    def next_alive(self, p: int) -> int:
        """The next player in the game clockwise after p."""
        q = p
        while True:
            q = q + 1 if q + 1 < self.players else 0
            if self.alive[q]:
                return q

    def pay_bank(self, p: int, n: int) -> None:
        """Tokens to the bank. K-M2."""
        self.tokens[p] -= n
        self.bank += n

    # ---- what may be done -----------------------------------------------
    def seats(self) -> int:
        """The seats that owe a decision, as bits."""
        if self.phase == TURN:
            return 1 << self.seat
        if self.phase == OFFER:
            return 1 << self.debtor
        return 0 if self.phase < TURN or self.phase == OVER else self.asked()

    def may(self, code: int, p: int) -> bool:
        """The action is legal for p now."""
        return self.why_not(code, p) == 0

    def why_not(self, code: int, p: int) -> int:
        """The first reason why p may not do this now, 0 if there is none: the one truth, in constant time."""
        op = code & 15
        n = code >> 4
        if self.phase < TURN:
            return NOT_CHANCE
        if self.phase == OVER:
            return NOT_OVER
        if not self.seats() >> p & 1:
            return self.why_not_asked(p)
        if self.phase != self.phase_of(op):
            return NOT_NOW
        if op == OP_START:
            return self.why_not_start(n)
        if op == OP_STEP:
            return self.why_not_step(n & 7, n >> 3)
        if op == OP_PLAY:
            return self.why_not_special(n & 31, (n >> 5) - 1)
        if op == OP_RAISE:
            return NOT_MORE if n <= self.price else NOT_AFFORDED if n > self.tokens[p] else 0
        if op == OP_BID:
            return NOT_AFFORDED if n > self.tokens[p] else 0
        if op == OP_SHOW:
            return self.why_not_show(p, n)
        if op == OP_SEAL:
            return NOT_ONE_CHOSEN if self.last_chosen(p) < 0 else 0
        if op == OP_OFFER:
            return self.why_not_offer(n)
        return 0

    def phase_of(self, op: int) -> int:
        """When an action of this kind belongs."""
        if op in (OP_RAISE, OP_PASS):
            return MELEE if self.phase == MELEE else BIDDING
        if op == OP_BID:
            return SEALED_BIDS
        if op in (OP_SHOW, OP_SEAL):
            return CHALLENGE
        if op == OP_OFFER:
            return OFFER
        return TURN if op <= OP_DRAW else EMPTY

    def why_not_asked(self, p: int) -> int:
        """p owes no decision now: why."""
        if not self.alive[p]:
            return NOT_BANKRUPT
        if self.phase == SEALED_BIDS or self.phase == CHALLENGE:
            return NOT_AGAIN
        if self.phase != MELEE:
            return NOT_YOUR_TURN
        if p == self.leader:
            return NOT_LEADER
        return NOT_AFFORDED if self.tokens[p] <= self.price else NOT_AFTER_PASS

    def why_not_start(self, k: int) -> int:
        """A start card may be laid once. K-T5."""
        if k > MONKS:
            return NOT_A_START
        if self.start[self.seat] != EMPTY:
            return NOT_A_SECOND_START
        return NOT_IN_HAND if self.hand[self.seat * CARDS + k] == 0 else 0

    def why_not_step(self, s: int, joker: int) -> int:
        """A card of the chain, or a joker for it. K-T3, K-T4, K-X4."""
        if self.hand[self.seat * CARDS + (CHICORY if joker else CHAIN + s)] == 0:
            return NOT_IN_HAND
        return self.why_not_lay(s)

    def why_not_lay(self, s: int) -> int:
        """Step s, for an active player who has a card for it. K-T3, K-T4, K-T9."""
        p = self.seat
        if not self.had_start:
            return NOT_WITHOUT_START if self.start[p] == EMPTY else NOT_YET
        if s == SHOP_STEP:
            return 0 if self.harvest_laid else NOT_BEFORE_HARVEST
        if self.step_laid:
            return NOT_A_SECOND_STEP
        if self.has(p, s):
            return NOT_THERE_ALREADY
        if s == EXPORT_STEP:
            return 0 if self.has(p, SHOP_STEP) else NOT_WITHOUT_SHOP
        return 0 if s == self.next_step(p) else NOT_IN_ORDER

    def why_not_special(self, k: int, q: int) -> int:
        """A special, against q if that is a seat. K-T6, K-X1 to K-X3, K-X5."""
        if k < DISEASE or k > HEALTH:
            return NOT_A_SPECIAL
        if self.hand[self.seat * CARDS + k] == 0:
            return NOT_IN_HAND
        if k > COFFEE:
            return 0 if q == EMPTY else NOT_AGAINST_ANYBODY
        return self.why_not_target(k, q)

    def why_not_target(self, k: int, q: int) -> int:
        """A red special hits an opponent who has something to lose. K-X1, K-X2, K-X5."""
        if q == EMPTY:
            return NOT_WITHOUT_TARGET
        if q == self.seat:
            return NOT_YOURSELF
        if not self.alive[q]:
            return NOT_AGAINST_BANKRUPT
        if k <= FIRE and self.has(q, self.destroys(k)) == 0:
            return NOTHING_TO_DESTROY
        return 0

    def why_not_show(self, p: int, k: int) -> int:
        """A card of a kind not before the last one chosen. K-C1, K-C5."""
        if self.hand[p * CARDS + k] == 0:
            return NOT_IN_HAND
        if self.hand[p * CARDS + k] == self.chosen[p * CARDS + k]:
            return NOT_MORE_OF_THEM
        return NOT_BEFORE_LAST if k < self.last_chosen(p) else 0

    def why_not_offer(self, k: int) -> int:
        """The debtor holds a copy that nobody has refused. K-D1."""
        if self.hand[self.debtor * CARDS + k] == 0:
            return NOT_IN_HAND
        return NOT_REFUSED if self.hand[self.debtor * CARDS + k] <= self.refused[k] else 0

    def legal_codes(self, p: int) -> list[int]:
        """Every legal action of p, in a fixed order."""
        if not self.seats() >> p & 1:
            return []
        if self.phase == SEALED_BIDS:
            return [OP_BID | n << 4 for n in range(self.tokens[p] + 1)]
        if self.phase == BIDDING or self.phase == MELEE:
            out = [OP_RAISE | n << 4 for n in range(self.price + 1, self.tokens[p] + 1)]
            out.append(OP_PASS)
            return out
        self.list_actions(p)
        return [self.codes[i] for i in range(self.listed)]

    def list_actions(self, p: int) -> None:
        """Set `codes` to all that p, who is asked, may do, in a fixed order; bids are too many to list."""
        n = 0
        if self.phase == TURN:
            n = self.list_turn()
        elif self.phase == OFFER:
            for k in range(CARDS):
                if self.why_not_offer(k) == 0:
                    self.codes[n] = OP_OFFER | k << 4
                    n += 1
        elif self.phase == CHALLENGE:
            last = self.last_chosen(p)
            for k in range(last if last > 0 else 0, CARDS):
                if self.hand[p * CARDS + k] > self.chosen[p * CARDS + k]:
                    self.codes[n] = OP_SHOW | k << 4
                    n += 1
            if last >= 0:
                self.codes[n] = OP_SEAL
                n += 1
        self.listed = n

    def list_turn(self) -> int:
        """Starts, steps and jokers, specials and their targets, the draw that ends it. K-T3 to K-T7."""
        i, n = self.seat * CARDS, 0
        if self.had_start:
            for s in range(1, STEP_END):
                if (self.hand[i + CHAIN + s] or self.hand[i + CHICORY]) and self.why_not_lay(s) == 0:
                    if self.hand[i + CHAIN + s]:
                        self.codes[n] = OP_STEP | s << 4
                        n += 1
                    if self.hand[i + CHICORY]:
                        self.codes[n] = OP_STEP | s << 4 | 1 << 7
                        n += 1
        elif self.start[self.seat] == EMPTY:
            for k in range(STARTS):
                if self.hand[i + k]:
                    self.codes[n] = OP_START | k << 4
                    n += 1
        for k in range(DISEASE, COFFEE + 1):
            if self.hand[i + k]:
                for q in range(self.players):
                    if self.why_not_target(k, q) == 0:
                        self.codes[n] = OP_PLAY | k << 4 | q + 1 << 9
                        n += 1
        for k in range(COFFEE + 1, HEALTH + 1):
            if self.hand[i + k]:
                self.codes[n] = OP_PLAY | k << 4
                n += 1
        self.codes[n] = OP_DRAW
        return n + 1

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring now, and how many pieces stand for each."""
        if self.phase == NAME_FIRST:
            return [(OP_FIRST | p << 4, 1) for p in range(self.players)]
        return [(OP_CARD | k << 4, self.pile[k]) for k in range(CARDS) if self.pile[k]]

    def roll(self, seed: Word) -> Word:  # uses Python objects
        """Resolve pending chance out of a 64-bit seed; the seed of what comes next."""
        if self.phase >= TURN:
            return seed
        rng = Rng(seed)
        while self.phase < TURN:
            self.draw(rng)
        return rng.value

    def draw(self, rng: Rng) -> None:
        """One outcome of pending chance, each piece as likely as any other."""
        if self.phase == NAME_FIRST:
            self.carry_out(OP_FIRST | rng.randbelow(self.players) << 4, EMPTY)
        else:
            self.carry_out(OP_CARD | nth_card(self.pile, rng.randbelow(self.in_pile)) << 4, EMPTY)

    # ---- written down and read back -------------------------------------
    def written(self) -> dict[str, Any]:
        """Everything this state is, in plain numbers and lists."""
        out: dict[str, Any] = {}
        write_fields(self, out)
        return out

    def seen(self, viewer: int) -> dict[str, Any]:
        """What a seat may know, or with -1 a spectator: what is public, its own, what counting cards tells.

        `unseen` lies in the pile or was drawn by others since it was last shuffled; `elders` lay hidden in
        the hands of others at that time. K-T11.
        """
        out: dict[str, Any] = {}
        write_public(self, out)
        unseen = [self.pile[k] for k in range(CARDS)]
        elders = [0] * CARDS
        for q in range(self.players):
            if q != viewer:
                for k in range(CARDS):
                    unseen[k] += self.fresh[q * CARDS + k]
                    elders[k] += self.old[q * CARDS + k]
        out["unseen"], out["elders"] = unseen, elders
        if viewer >= 0:
            i = viewer * CARDS
            out["hand"], out["bid"] = self.hand_of(viewer), self.bids[viewer]
            out["old"] = [self.old[i + k] for k in range(CARDS)]
            out["chosen"] = [self.chosen[i + k] for k in range(CARDS)]
        return out

    def hand_of(self, p: int) -> list[int]:
        """The hand of p."""
        return [self.hand[p * CARDS + k] for k in range(CARDS)]

    def read(self, d: dict[str, Any]) -> None:
        """Become the state that was written down; what follows from the rest is worked out anew."""
        for p in range(SEATS):
            self.start[p] = self.bids[p] = EMPTY
        read_fields(self, d)
        for k in range(CARDS):
            self.in_pile += self.pile[k]
            self.in_discard += self.discard[k]
        for p in range(self.players):
            for k in range(CARDS):
                i = p * CARDS + k
                self.fresh[i] = self.hand[i] - self.known[i] - self.old[i] + self.lost[i]
                self.held[p] += self.hand[i]
                self.olds[p] += self.old[i]
                self.freshes[p] += self.fresh[i]
                self.losses[p] += self.lost[i]
            self.in_debt = self.in_debt or self.owed[p] > 0
        self.advance()

    # ---- looked into ----------------------------------------------------
    def journal_read(self) -> list[int]:
        """What the last action brought about: a kind and three numbers each."""
        return [self.journal[i] for i in range(self.noted)]

    def decision(self) -> Code:
        """What the pending decision depends on, as one number: phase, seats, card, price and debt."""
        seats: Code = self.seats()
        card: Code = self.card + 1
        price: Code = self.price
        debt: Code = self.debt()
        return self.phase | seats << 4 | card << 10 | price << 16 | debt << 40

    def lacking(self, p: int) -> int:
        """The steps that p has neither laid nor in hand, as bits."""
        found = 0
        for s in range(1, STEP_END):
            if self.has(p, s) == 0 and self.hand[p * CARDS + CHAIN + s] == 0:
                found |= 1 << s
        return found

    def opponents(self, p: int) -> int:
        """How many others are in the game."""
        n = 0
        for q in range(self.players):
            if q != p and self.alive[q]:
                n += 1
        return n

    def largest_hand(self, p: int) -> int:
        """The most cards that another holds."""
        most = 0
        for q in range(self.players):
            if q != p and self.alive[q] and self.held[q] > most:
                most = self.held[q]
        return most

    def purse(self, p: int) -> int:
        """The tokens of p."""
        return self.tokens[p]

    def start_of(self, p: int) -> int:
        """The start card before p."""
        return self.start[p]

    def pays(self, k: int) -> int:
        """What a start card brings each turn. K-M1."""
        return self.incomes[k]

    def afflicted_for(self, p: int) -> int:
        """For how many more turns p receives no tokens. K-X2."""
        return self.afflicted[p]

    def steps(self, p: int) -> int:
        """How many distinct steps lie before p, -1 when bankrupt. K-E2."""
        return self.distinct(p) if self.alive[p] else -1

    def has_won(self, p: int) -> bool:
        """Nobody in the game has more steps, or as many and more tokens. K-E1 to K-E3."""
        if not self.alive[p]:
            return False
        for q in range(self.players):
            if self.alive[q] and (
                self.distinct(q) > self.distinct(p)
                or self.distinct(q) == self.distinct(p)
                and self.tokens[q] > self.tokens[p]
            ):
                return False
        return True

    def survivors(self) -> list[int]:
        """The seats still in the game."""
        return [p for p in range(self.players) if self.alive[p]]

    def debt(self) -> int:
        """What the debtor still owes, 0 if nobody does."""
        return self.owed[self.debtor] if self.debtor != EMPTY else 0


def flowers(k: int) -> int:
    """The chicory flowers on a card. K-M1."""
    return k - BLOSSOM if k > BLOSSOM else 0


NOT_COPIED = "journal noted codes listed"
"""Fields that a copy has of its own."""
NOT_WRITTEN = NOT_COPIED + " phase in_pile in_discard in_debt held olds freshes losses"
WORKED_OUT = NOT_WRITTEN + " fresh"
"""What is worked out anew when a state is read."""
NOT_PUBLIC = NOT_COPIED + " phase in_discard in_debt losses pile bids hand old fresh chosen"

if not cython.compiled:
    State = fields.slotted(State)  # type: ignore[misc,assignment]
    make_fields = fields.maker(State)
    copy_fields = fields.copier(State, NOT_COPIED)
    write_fields = fields.writer(State, NOT_WRITTEN)
    write_public = fields.writer(State, NOT_PUBLIC)
    read_fields = fields.reader(State, WORKED_OUT)

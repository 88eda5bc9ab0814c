"""A game of Chicorée as Python sees it: clone, list, write down, read back, look into."""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.rules import Turns
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
        SEALED_BIDS,
        TURN,
    )

COMPILED = cython.compiled

# What a state is apart from what its seats and piles hold; `written` and `read` handle them by name.
NUMBERS = (
    "players melee limit first_seat seat turns rounds begun acting had_start step_laid harvest_laid "
    "drew laid_any hidden_due shown_due contest card price leader bidder bidding sealed debtor bank reason"
).split()


class State(Turns):
    """One game of Chicorée, complete."""

    def clone(self):
        """Another state that goes its own way from here."""
        s = State.__new__(State)
        s.make_lists()
        s.settings = self.settings
        s.copy(self)
        return s

    def apply(self, code, p):
        """Carry out a legal action of a seat or a possible outcome; the journal of what came of it."""
        self.carry_out(code, p)
        return self.journal_read()

    def roll(self, luck):
        """Resolve pending chance out of a 64-bit luck; the luck that is left."""
        while self.phase < TURN:
            # The congruential generator of Knuth's MMIX; its high bits serve.
            luck = (luck * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            if self.phase == NAME_FIRST:
                self.carry_out(OP_FIRST | ((luck >> 33) * self.players >> 31) << 4, EMPTY)
            else:
                n = (luck >> 33) * self.in_pile >> 31
                k = 0
                while n >= self.pile[k]:
                    n -= self.pile[k]
                    k += 1
                self.carry_out(OP_CARD | k << 4, EMPTY)
        return luck

    # ---- what may be done -----------------------------------------------
    def seats(self):
        """The seats that owe a decision, as bits."""
        if self.phase == TURN:
            return 1 << self.seat
        if self.phase == OFFER:
            return 1 << self.debtor
        return 0 if self.phase < TURN or self.phase == OVER else self.asked()

    def may(self, code, p):
        """Whether the action is legal for p now: the one truth, in constant time."""
        op = code & 15
        n = code >> 4
        if not self.seats() >> p & 1:
            return False
        if op in (OP_RAISE, OP_PASS):
            if self.phase != BIDDING and self.phase != MELEE:
                return False
            return op == OP_PASS or self.price < n <= self.tokens[p]
        if op == OP_BID:
            return self.phase == SEALED_BIDS and n <= self.tokens[p]
        if op == OP_SHOW:
            return self.phase == CHALLENGE and self.may_show(p, n)
        if op == OP_SEAL:
            return self.phase == CHALLENGE and self.last_chosen(p) >= 0
        if op == OP_OFFER:
            return self.phase == OFFER and self.may_offer(n)
        return self.phase == TURN and self.may_act(op, n)

    def may_show(self, p, k):
        """A card of a kind not before the last one chosen. K-C1, K-C5."""
        return self.hand[p * CARDS + k] > self.chosen[p * CARDS + k] and k >= self.last_chosen(p)

    def may_act(self, op, n):
        """Lay, play or draw: what the active player may do before drawing. K-T3 to K-T7."""
        i = self.seat * CARDS
        if op == OP_DRAW:
            return True
        if op == OP_START:
            return n <= MONKS and self.start[self.seat] == EMPTY and self.hand[i + n] > 0
        if op == OP_STEP:
            return self.hand[i + (CHICORY if n >> 3 else CHAIN + (n & 7))] > 0 and self.may_step(n & 7)
        k = n & 31
        if op != OP_PLAY or k < DISEASE or k > HEALTH or self.hand[i + k] == 0:
            return False
        return n >> 5 == 0 if k > COFFEE else n >> 5 and self.may_target(k, (n >> 5) - 1)

    def legal_codes(self, p):
        """Every legal action of p, in a fixed order."""
        out = []
        if not self.seats() >> p & 1:
            return out
        if self.phase == TURN:
            self.list_turn(out)
        elif self.phase == CHALLENGE:
            last = self.last_chosen(p)
            for k in range(last if last > 0 else 0, CARDS):
                if self.hand[p * CARDS + k] > self.chosen[p * CARDS + k]:
                    out.append(OP_SHOW | k << 4)
            if last >= 0:
                out.append(OP_SEAL)
        elif self.phase == OFFER:
            for k in range(CARDS):
                if self.may_offer(k):
                    out.append(OP_OFFER | k << 4)
        elif self.phase == SEALED_BIDS:
            for n in range(self.tokens[p] + 1):
                out.append(OP_BID | n << 4)
        else:
            for n in range(self.price + 1, self.tokens[p] + 1):
                out.append(OP_RAISE | n << 4)
            out.append(OP_PASS)
        return out

    def list_turn(self, out):
        """Starts, steps and jokers, specials and their targets, the draw that ends it. K-T3 to K-T7."""
        p = self.seat
        i = p * CARDS
        if self.had_start:
            for s in range(1, 8):
                if (self.hand[i + CHAIN + s] or self.hand[i + CHICORY]) and self.may_step(s):
                    if self.hand[i + CHAIN + s]:
                        out.append(OP_STEP | s << 4)
                    if self.hand[i + CHICORY]:
                        out.append(OP_STEP | s << 4 | 1 << 7)
        elif self.start[p] == EMPTY:
            for k in range(MONKS + 1):
                if self.hand[i + k]:
                    out.append(OP_START | k << 4)
        for k in range(DISEASE, COFFEE + 1):
            if self.hand[i + k]:
                for q in range(self.players):
                    if self.may_target(k, q):
                        out.append(OP_PLAY | k << 4 | q + 1 << 9)
        for k in range(COFFEE + 1, HEALTH + 1):
            if self.hand[i + k]:
                out.append(OP_PLAY | k << 4)
        out.append(OP_DRAW)

    def outcomes(self):
        """What chance may bring now, and how many pieces stand for each."""
        if self.phase == NAME_FIRST:
            return [(OP_FIRST | p << 4, 1) for p in range(self.players)]
        return [(OP_CARD | k << 4, self.pile[k]) for k in range(CARDS) if self.pile[k]]

    # ---- written down and read back -------------------------------------
    def written(self):
        """Everything this state is, in plain numbers and lists."""
        out = self.public()
        seats = range(self.players)
        out["pile"] = [self.pile[k] for k in range(CARDS)]
        out["bids"] = [self.bids[p] for p in seats]
        out["hand"] = [self.hand_of(p) for p in seats]
        out["old"] = [self.old_of(p) for p in seats]
        out["fresh"] = [[self.fresh[p * CARDS + k] for k in range(CARDS)] for p in seats]
        out["chosen"] = [self.choice_of(p) for p in seats]
        return out

    def public(self):
        """What everybody may know. K-T11."""
        seats = range(self.players)
        out = {name: int(getattr(self, name)) for name in NUMBERS}
        out["discard"] = [self.discard[k] for k in range(CARDS)]
        out["waiting"] = [self.waiting[k] for k in range(CARDS)]
        out["refused"] = [self.refused[k] for k in range(CARDS)]
        out["tokens"] = [self.tokens[p] for p in seats]
        out["start"] = [self.start[p] for p in seats]
        out["afflicted"] = [self.afflicted[p] for p in seats]
        out["alive"] = [self.alive[p] for p in seats]
        out["owed"] = [self.owed[p] for p in seats]
        out["surely_old"] = [self.surely_old[p] for p in seats]
        out["known"] = [[self.known[p * CARDS + k] for k in range(CARDS)] for p in seats]
        out["lost"] = [[self.lost[p * CARDS + k] for k in range(CARDS)] for p in seats]
        out["laid"] = [[self.laid[p * 8 + s] for s in range(8)] for p in seats]
        out["jokers"] = [[self.jokers[p * 8 + s] for s in range(8)] for p in seats]
        return out

    def seen(self, viewer):
        """What a seat may know, or with -1 a spectator: what is public, its own, what counting cards tells.

        `unseen` lies in the pile or was drawn by others since it was last shuffled; `elders` lay hidden in
        the hands of others at that time.
        """
        out = self.public()
        out["in_pile"] = self.in_pile
        out["held"] = [self.held[p] for p in range(self.players)]
        out["olds"] = [self.olds[p] for p in range(self.players)]
        out["freshes"] = [self.freshes[p] for p in range(self.players)]
        unseen = [self.pile[k] for k in range(CARDS)]
        elders = [0] * CARDS
        for q in range(self.players):
            if q != viewer:
                for k in range(CARDS):
                    unseen[k] += self.fresh[q * CARDS + k]
                    elders[k] += self.old[q * CARDS + k]
        out["unseen"], out["elders"] = unseen, elders
        if viewer >= 0:
            out["hand"], out["old"] = self.hand_of(viewer), self.old_of(viewer)
            out["chosen"], out["bid"] = self.choice_of(viewer), self.bids[viewer]
        return out

    def hand_of(self, p):
        """The hand of p."""
        return [self.hand[p * CARDS + k] for k in range(CARDS)]

    def old_of(self, p):
        """What p had hidden in hand when the pile was last shuffled, as far as it has not surely left."""
        return [self.old[p * CARDS + k] for k in range(CARDS)]

    def choice_of(self, p):
        """What p has chosen for the challenge so far."""
        return [self.chosen[p * CARDS + k] for k in range(CARDS)]

    def read(self, d):
        """Become the state that was written down; what follows from the rest is worked out anew."""
        self.make_lists()
        for name in NUMBERS:
            setattr(self, name, d[name])
        for k in range(CARDS):
            self.pile[k], self.discard[k] = d["pile"][k], d["discard"][k]
            self.waiting[k], self.refused[k] = d["waiting"][k], d["refused"][k]
        self.in_pile, self.in_discard = sum(d["pile"]), sum(d["discard"])
        for p in range(6):
            self.start[p] = self.bids[p] = EMPTY
        for p in range(self.players):
            self.read_seat(d, p)
        self.in_debt = any(d["owed"])
        self.advance()

    def read_seat(self, d, p):
        """What one seat has; hidden cards that are not old were drawn since the last shuffle."""
        self.tokens[p], self.start[p], self.alive[p] = d["tokens"][p], d["start"][p], d["alive"][p]
        self.afflicted[p], self.bids[p], self.owed[p] = d["afflicted"][p], d["bids"][p], d["owed"][p]
        self.surely_old[p] = d["surely_old"][p]
        self.held[p], self.olds[p], self.losses[p] = sum(d["hand"][p]), sum(d["old"][p]), sum(d["lost"][p])
        self.freshes[p] = self.held[p] - sum(d["known"][p]) - self.olds[p] + self.losses[p]
        for k in range(CARDS):
            i = p * CARDS + k
            self.hand[i], self.known[i], self.chosen[i] = d["hand"][p][k], d["known"][p][k], d["chosen"][p][k]
            self.old[i], self.lost[i] = d["old"][p][k], d["lost"][p][k]
            self.fresh[i] = self.hand[i] - self.known[i] - self.old[i] + self.lost[i]
        for s in range(8):
            self.laid[p * 8 + s], self.jokers[p * 8 + s] = d["laid"][p][s], d["jokers"][p][s]

    # ---- looked into ----------------------------------------------------
    def journal_read(self):
        """What the last action brought about: a kind and three numbers each."""
        return [self.journal[i] for i in range(self.noted)]

    def decision(self):
        """What the pending decision depends on, as one number: phase, seats, card, price and debt."""
        seats, card, debt = self.seats(), self.card + 1, self.debt()
        return self.phase | seats << 4 | card << 10 | self.price << 16 | debt << 40

    def purse(self, p):
        """The tokens of p."""
        return self.tokens[p]

    def is_afflicted(self, p):
        """p receives no tokens. K-X2."""
        return self.afflicted[p] > 0

    def steps(self, p):
        """How many distinct steps lie before p, -1 when bankrupt. K-E2."""
        return self.distinct(p) if self.alive[p] else -1

    def survivors(self):
        """The seats still in the game."""
        return [p for p in range(self.players) if self.alive[p]]

    def debt(self):
        """What the debtor still owes, 0 if nobody does."""
        return self.owed[self.debtor] if self.debtor != EMPTY else 0

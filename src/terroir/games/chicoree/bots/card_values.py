"""What cards and actions are worth to a seat at first sight, in hundredths of a token.

Prices are what a card is worth to somebody who can use it soon. They know the seat's own cards and what lies
on the table, nothing else. The weights are data: card_values.toml. Compiled with card_values.pxd.
"""

try:
    import cython
except ImportError:
    from terroir.games.chicoree import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.bots.reckoning import claim, count, lacking, opponents
    from terroir.games.chicoree.terms import (
        BLOSSOM,
        CARDS,
        CHAIN,
        CHICORY,
        COFFEE,
        DISEASE,
        EMPTY,
        FIRE,
        MONKS,
        OP_BID,
        OP_OFFER,
        OP_PLAY,
        OP_RAISE,
        OP_SHOW,
        OP_START,
        OP_STEP,
        OVERPRODUCTION,
    )

TOKEN = 100
NEVER = -10_000


class Prices:
    """What things are worth to somebody who weighs them so."""

    def __init__(self, weights):
        for name, value in weights.items():
            setattr(self, name, value)

    def spare(self, s, p):
        """Tokens that need not be kept for debts: those of a round, or more every round for those to come."""
        debts = 0
        for q in range(s.players):
            if q != p and s.alive[q]:
                debts += claim(s, q)
        debts = debts * self.debts // 100
        saved = s.rounds if s.rounds < self.savings else self.savings
        left = s.tokens[p] - (debts if debts > saved else saved)
        return left if left > 0 else 0

    # ---- cards ----------------------------------------------------------
    def card(self, s, p, k):
        """What one more of card k in hand is worth to p."""
        if k <= MONKS:
            return self.start_card(s, p, k)
        if k < CHICORY:
            return self.step_card(s, p, k - CHAIN)
        if k == CHICORY:
            return self.joker_card(s, p)
        if k > BLOSSOM:
            return self.flower * (k - BLOSSOM)
        return self.ochre if k > COFFEE else self.afflicter if k >= OVERPRODUCTION else self.destroyer

    def start_card(self, s, p, k):
        """A start is needed once: better than what is at hand by what it earns more."""
        if s.start[p] != EMPTY:
            return 0
        best = 0
        for other in range(MONKS, -1, -1):
            if s.hand[p * CARDS + other]:
                best = 4 >> other
        more = (4 >> k) - best
        return (more if more > 0 else 0) * self.ahead * TOKEN // 20 + (0 if best else self.step)

    def step_card(self, s, p, step):
        """A missing step, dearer the fewer are lacking; more Shops only earn."""
        revenue = self.ahead * TOKEN * opponents(s, p) * (2 if step == 7 else 1) // 20
        if s.has(p, step):
            return revenue * self.more_shops // 100 if step == 6 else 0
        lack = lacking(s, p)
        if not lack >> step & 1:
            return revenue // 2 if step == 6 else self.second
        value = self.step + self.last // count(lack) + self.finishing(s, p, lack)
        if step < 6:
            return value - self.far * (step - s.next_step(p))
        return value + (revenue if step == 6 or not lack >> 6 & 1 else revenue // 2)

    def joker_card(self, s, p):
        """A joker stands for what is lacking; beyond that it is another card to show."""
        lack = lacking(s, p)
        if count(lack) <= s.hand[p * CARDS + CHICORY]:
            return self.flower
        return self.joker + self.finishing(s, p, lack)

    def finishing(self, s, p, lack):
        """More for the last card that is lacking, jokers counted."""
        return self.finish if count(lack) - s.hand[p * CARDS + CHICORY] == 1 else 0

    # ---- laying and playing ---------------------------------------------
    def lay_start(self, s, p, k):
        """The best one at hand; a poor one only once waiting has become dear."""
        for better in range(k):
            if s.hand[p * CARDS + better]:
                return NEVER
        return 1000 if k < MONKS or s.rounds >= self.patience else -1

    def lay_step(self, s, p, step, joker):
        """Whatever can be laid is; a joker only for a step that is not at hand and not there."""
        value = 2000 + (500 if step == 7 else 300 if step == 6 else 20 * step)
        if not joker:
            return value
        lack = lacking(s, p)
        if not lack >> step & 1 or s.hand[p * CARDS + CHICORY] <= kept_jokers(step, lack):
            return NEVER
        return value - 1500

    def special(self, s, p, k, q):
        """Cards first; then harm to whoever is nearest to winning or earns most."""
        if k > COFFEE:
            return 3000
        ahead = s.distinct(q)
        if k >= OVERPRODUCTION:
            earns = claim(s, q) * opponents(s, p) + (4 >> s.start[q] if s.start[q] != EMPTY else 0)
            return 50 * ahead + 100 * earns if earns > self.harm and not s.afflicted[q] else NEVER
        for other in range(s.players):
            if other != p and s.alive[other] and s.distinct(other) > ahead:
                return NEVER
        return 300 + 60 * ahead if ahead >= self.ahead_steps else NEVER

    # ---- bids, challenges and debts -------------------------------------
    def limit(self, s, p):
        """How many tokens p would give at most for the card in the middle."""
        most, free = self.card(s, p, s.card) * self.open // 100 // TOKEN, self.spare(s, p)
        return most if most < free else free

    def sealed_bid(self, s, p):
        """What p bids under seal. Losers pay too: a part of the most."""
        return self.limit(s, p) * self.sealed // 1000

    def show(self, s, p, k, crowd):
        """All flowers when they are enough to hope for the most, else the cheapest card alone."""
        if self.hopeful(s, p, crowd):
            return 200 if k > BLOSSOM else NEVER
        if s.last_chosen(p) >= 0:
            return NEVER
        return -self.card(s, p, k) if k <= BLOSSOM else -2 * self.flower * (k - BLOSSOM)

    def hopeful(self, s, p, crowd):
        """More flowers than somebody with so many cards is likely to show."""
        flowers = 0
        for k in range(BLOSSOM + 1, CARDS):
            flowers += s.hand[p * CARDS + k] * (k - BLOSSOM)
        return flowers > 0 and flowers >= (self.hope + self.crowd * crowd) // 100 and not s.afflicted[p]

    def offer(self, s, p, k):
        """What others may want and is worth least at home."""
        wanted = 500 if k <= CHICORY else 100 if DISEASE <= k <= FIRE else 200
        return wanted - self.card(s, p, k) // 2

    # ---- any action -----------------------------------------------------
    def action(self, s, p, code, crowd):
        """What a legal action is worth to p; `crowd` is the most cards that another holds."""
        op = code & 15
        n = code >> 4
        if op == OP_RAISE:  # the least raise, while the price is below what the card is worth
            return TOKEN * (self.limit(s, p) - n) + TOKEN // 2 if n == s.price + 1 else NEVER - n + s.price
        if op == OP_BID:
            off = n - self.sealed_bid(s, p)
            return -TOKEN * (off if off > 0 else -off)
        if op == OP_SHOW:
            return self.show(s, p, n, crowd)
        if op == OP_OFFER:
            return self.offer(s, p, n)
        if op == OP_STEP:
            return self.lay_step(s, p, n & 7, n >> 3)
        if op == OP_START:
            return self.lay_start(s, p, n)
        return self.special(s, p, n & 31, (n >> 5) - 1) if op == OP_PLAY else 0

    def actions(self, s, p, codes, crowd):
        """What each of these legal actions is worth to p."""
        return [self.action(s, p, code, crowd) for code in codes]


def kept_jokers(step, lack):
    """Jokers to keep for what is harder to come by: Shop and Export, until little else is lacking."""
    return 0 if step >= 6 or count(lack) <= 2 or not lack >> 6 else 1

# compiled
"""What cards and actions are worth to a seat at first sight, in hundredths of a token.

A card is worth what it is to somebody who can use it soon. Known are the seat's own cards and what lies on
the table, nothing else. The weights are data: card_values.toml.
"""

from __future__ import annotations

from collections.abc import Mapping

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from terroir.games.chicoree.bots.terms import *
    from terroir.games.chicoree.state import State, flowers
    from terroir.games.chicoree.terms import *


class CardValues:
    """What things are worth to somebody who weighs them so; card_values.toml says what each weight means."""

    ahead: int
    step: int
    last: int
    finish: int
    joker: int
    ochre: int
    flower: int
    afflicter: int
    destroyer: int
    far: int
    second: int
    more_shops: int
    open: int
    sealed: int
    savings: int
    debts: int
    hope: int
    crowd: int
    harm: int
    ahead_steps: int
    patience: int

    def __init__(self, weights: Mapping[str, int]) -> None:
        for name, value in weights.items():
            setattr(self, name, value)

    def spare(self, s: State, p: int) -> int:
        """Tokens that need not be kept for debts: those of a round, or more every round for those to come."""
        debts = 0
        for q in range(s.players):
            if q != p and s.alive[q]:
                debts += s.claim(q)
        debts = debts * self.debts // 100
        saved = s.rounds if s.rounds < self.savings else self.savings
        left = s.tokens[p] - (debts if debts > saved else saved)
        return left if left > 0 else 0

    # ---- cards ----------------------------------------------------------
    def card(self, s: State, p: int, k: int) -> int:
        """What one more of card k in hand is worth to p."""
        if k <= MONKS:
            return self.start_card(s, p, k)
        if k < CHICORY:
            return self.step_card(s, p, k - CHAIN)
        if k == CHICORY:
            return self.joker_card(s, p)
        if k > BLOSSOM:
            return self.flower * flowers(k)
        return self.ochre if k > COFFEE else self.afflicter if k >= OVERPRODUCTION else self.destroyer

    def start_card(self, s: State, p: int, k: int) -> int:
        """A start is needed once: better than what is at hand by what it earns more."""
        if s.start[p] != EMPTY:
            return 0
        best = 0
        for other in range(MONKS, -1, -1):
            if s.hand[p * CARDS + other]:
                best = s.incomes[other]
        more = s.incomes[k] - best
        return (more if more > 0 else 0) * self.ahead * TOKEN // 20 + (0 if best else self.step)

    def step_card(self, s: State, p: int, step: int) -> int:
        """A missing step, dearer the fewer are lacking; more Shops only earn."""
        each = s.export_revenue if step == EXPORT_STEP else s.shop_revenue
        revenue = self.ahead * TOKEN * s.opponents(p) * each // 20
        if s.has(p, step):
            return revenue * self.more_shops // 100 if step == SHOP_STEP else 0
        lack = s.lacking(p)
        if not lack >> step & 1:
            return revenue // 2 if step == SHOP_STEP else self.second
        value = self.step + self.last // count_steps(lack) + self.finishing(s, p, lack)
        if step < SHOP_STEP:
            return value - self.far * (step - s.next_step(p))
        return value + (revenue if step == SHOP_STEP or not lack >> SHOP_STEP & 1 else revenue // 2)

    def joker_card(self, s: State, p: int) -> int:
        """A joker stands for what is lacking; beyond that it is another card to show."""
        lack = s.lacking(p)
        if count_steps(lack) <= s.hand[p * CARDS + CHICORY]:
            return self.flower
        return self.joker + self.finishing(s, p, lack)

    def finishing(self, s: State, p: int, lack: int) -> int:
        """More for the last card that is lacking, jokers counted."""
        return self.finish if count_steps(lack) - s.hand[p * CARDS + CHICORY] == 1 else 0

    # ---- laying and playing ---------------------------------------------
    def lay_start(self, s: State, p: int, k: int) -> int:
        """The best one at hand; a poor one only once waiting has become dear."""
        for better in range(k):
            if s.hand[p * CARDS + better]:
                return NEVER
        return 1000 if k < MONKS or s.rounds >= self.patience else -1

    def lay_step(self, s: State, p: int, step: int, joker: int) -> int:
        """Whatever can be laid is; a joker only for a step that is not at hand and not there."""
        value = 2000 + (500 if step == EXPORT_STEP else 300 if step == SHOP_STEP else 20 * step)
        if not joker:
            return value
        lack = s.lacking(p)
        if not lack >> step & 1 or s.hand[p * CARDS + CHICORY] <= kept_jokers(step, lack):
            return NEVER
        return value - 1500

    def special(self, s: State, p: int, k: int, q: int) -> int:
        """Cards first; then harm to whoever is nearest to winning or earns most."""
        if k > COFFEE:
            return 3000
        ahead = s.distinct(q)
        if k >= OVERPRODUCTION:
            earns = s.claim(q) * s.opponents(p) + s.income(q)
            return 50 * ahead + 100 * earns if earns > self.harm and not s.afflicted[q] else NEVER
        for other in range(s.players):
            if other != p and s.alive[other] and s.distinct(other) > ahead:
                return NEVER
        return 300 + 60 * ahead if ahead >= self.ahead_steps else NEVER

    # ---- bids, challenges and debts -------------------------------------
    def limit(self, s: State, p: int) -> int:
        """How many tokens p would give at most for the card in the middle."""
        most, free = self.card(s, p, s.card) * self.open // 100 // TOKEN, self.spare(s, p)
        return most if most < free else free

    def sealed_bid(self, s: State, p: int) -> int:
        """What p bids under seal. Losers pay too: a part of the most."""
        return self.limit(s, p) * self.sealed // 1000

    def show(self, s: State, p: int, k: int, crowd: int) -> int:
        """All flowers when they are enough to hope for the most, else the cheapest card alone."""
        if self.hopeful(s, p, crowd):
            return 200 if k > BLOSSOM else NEVER
        if s.last_chosen(p) >= 0:
            return NEVER
        return -self.card(s, p, k) if k <= BLOSSOM else -2 * self.flower * flowers(k)

    def hopeful(self, s: State, p: int, crowd: int) -> bool:
        """More flowers than somebody with so many cards is likely to show."""
        held = 0
        for k in range(BLOSSOM + 1, CARDS):
            held += s.hand[p * CARDS + k] * flowers(k)
        return held > 0 and held >= (self.hope + self.crowd * crowd) // 100 and not s.afflicted[p]

    def offer(self, s: State, p: int, k: int) -> int:
        """What others may want and is worth least at home."""
        wanted = 500 if k <= CHICORY else 100 if DISEASE <= k <= FIRE else 200
        return wanted - self.card(s, p, k) // 2

    # ---- any action -----------------------------------------------------
    def action(self, s: State, p: int, code: int, crowd: int) -> int:
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

    def actions(self, s: State, p: int, codes: list[int], crowd: int) -> list[int]:
        """What each of these legal actions is worth to p."""
        return [self.action(s, p, code, crowd) for code in codes]


def kept_jokers(step: int, lack: int) -> int:
    """Jokers to keep for what is harder to come by: Shop and Export, until little else is lacking."""
    return 0 if step >= SHOP_STEP or count_steps(lack) <= 2 or not lack >> SHOP_STEP else 1


def count_steps(steps: int) -> int:
    """How many steps are in the set."""
    n = 0
    for step in range(1, STEP_END):
        n += steps >> step & 1
    return n

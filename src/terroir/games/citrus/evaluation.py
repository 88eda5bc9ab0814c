"""What a position is worth to everybody, in hundredths of a point: a weighted look, no search.

The weights are data (weights.toml), tuned by play against themselves.
"""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from math import exp

    from terroir.games.citrus.bitset import spread
    from terroir.games.citrus.terms import BRIDGE, BUILT, BULL, CART, MILESTONE, MONEY2, MONEY3

MILLION = 1_000_000


class Evaluation:
    """The weights, and what they make of a position."""

    def __init__(self, weights):
        if not cython.compiled:
            self.action, self.purse, self.mat, self.total = [0] * 9, [0] * 13, [0] * 6, [0] * 5
            self.size, self.grown = [0] * 25, [0] * 25
        self.many = 0
        self.tile, self.hand, self.tempo = weights["tile"], weights["hand"], weights["tempo"]
        self.action[MONEY2], self.action[MONEY3] = weights["money2"], weights["money3"]
        self.action[CART], self.action[BULL] = weights["cart"], weights["bull"]
        self.action[BRIDGE], self.action[MILESTONE] = weights["bridge"], weights["milestone"]
        self.fade, self.room = weights["fade"], weights["room"]
        self.elbow, self.crowded = weights["elbow"], weights["crowded"]
        self.closing, self.distance = weights["closing"], weights["distance"]
        self.lead, self.trust, self.rival = weights["lead"], weights["trust"], weights["rival"]
        self.doubt, self.doubt_left = weights["doubt"], weights["doubt_left"]
        self.fill_tables(weights)

    def fill_tables(self, weights):
        """The worth of so many coins, and of so many workers on the mat."""
        brackets = [weights["coin_first"]] * 4 + [weights["coin_second"]] * 4 + [weights["coin_third"]] * 4
        for coins in range(13):
            self.purse[coins] = sum(brackets[:coins]) - weights["short"] * max(0, 4 - coins)
            self.purse[coins] -= weights["broke"] * max(0, 2 - coins)
        for workers in range(6):
            first = weights["worker_first"] if workers else 0
            self.mat[workers] = first + weights["worker_more"] * max(0, workers - 1)

    # ---- points and promises --------------------------------------------
    def values(self, s, out):
        """What the position is worth to each player, into `out`; once the game is over, the scores."""
        self.many = 0
        for p in range(s.players):
            out[p] = 100 * s.score[p]
            if not s.reason:
                out[p] += self.holdings(s, p)
        if not s.reason:
            for site in range(15):
                if s.site_state[site] == BUILT:
                    self.add_finca(s, site, out)

    def holdings(self, s, p):
        """Horses, tiles, regions, coins and workers of a player; notes the regions and how large they are."""
        value = 100 * s.horses[p]
        if p == s.seat:
            value += self.hand * s.in_hand
            if not s.main_done:
                value += self.tempo
        for k in range(MONEY2, MILESTONE + 1):
            value += self.action[k] * s.held[p * 9 + k]
        spaces = 0
        for i in range(p * 5, p * 5 + 5):
            self.size[i] = s.region[i].bit_count()
            if self.size[i]:
                self.grown[self.many] = i
                self.many += 1
                k = (spread(s.region[i]) & s.open & ~s.blocked[s.region_fruit[i]]).bit_count()
                value += self.tile * (self.size[i] + (s.region[i] & s.wells).bit_count())
                value += self.room * (k if k < 3 else 3)
                spaces += k
        return value + self.means(s, p, spaces)

    def means(self, s, p, spaces):
        """What coins and workers are worth as long as tiles are left, and room to use them."""
        left = s.in_bag + s.on_market
        if left == 0:
            return 0
        value = self.purse[s.coins[p] if s.coins[p] < left else left] + self.mat[s.free[p]]
        if s.free[p]:
            spaces += (s.starts & s.open).bit_count()
        if spaces < self.elbow:
            value -= self.crowded * (self.elbow - spaces)
        if left < self.fade and value > 0:
            value = value * left // self.fade
        return value

    def add_finca(self, s, site, out):
        """What a Finca promises to each: more the nearer to closing, and the greater the lead. C-F3."""
        best = 0
        second = 0
        for p in range(s.players):
            self.total[p] = 0
        for k in range(self.many):
            i = self.grown[k]
            if s.region[i] & s.layout.ring[site]:
                self.total[i // 5] += self.size[i]
        for p in range(s.players):
            if self.total[p] > best:
                second = best
                best = self.total[p]
            elif self.total[p] > second:
                second = self.total[p]
        if best == 0:
            return
        free = (s.layout.ring[site] & s.open & ~s.bushes).bit_count()
        closing = self.closing - self.distance * free
        if closing < 5:
            closing = 5
        high = s.layout.high[s.site_value[site]]
        low = s.layout.low[s.site_value[site]]
        # Percent of percent of points: the leader of a Finca that never closes has the lower value. C-E2.
        most = closing * high + (100 - closing) * low
        for p in range(s.players):
            if self.total[p]:
                out[p] += self.promise(p, best, second, most, closing * low) * self.trust // 10000

    def promise(self, p, best, second, most, next_most):
        """A hundred times the points expected by a player with a part in a Finca."""
        ahead = self.total[p] - (second if self.total[p] == best else best)
        sure = 50 + self.lead * ahead
        sure = 5 if sure < 5 else 95 if sure > 95 else sure
        return sure * most + ((100 - sure) * next_most if self.total[p] >= second else 0)

    # ---- one number ------------------------------------------------------
    def margin(self, s, p):
        """What the position is worth to p, less what it is to the others: half to the best, half on average.

        In units that the number of players decides: it compares positions of one game.
        """
        if not cython.compiled:
            out = [0] * 5
        self.values(s, out)
        others = 0
        best = -MILLION
        for q in range(s.players):
            if q != p:
                others += out[q]
                if out[q] > best:
                    best = out[q]
        n = s.players - 1
        return 200 * n * out[p] - self.rival * (n * best + others)

    def shares(self, s, out):
        """Each player's part of the victory as it is to be expected, in millionths, into `out`."""
        if not cython.compiled:
            value, part = [0] * 5, [0.0] * 5
        self.values(s, value)
        best = value[0]
        for p in range(s.players):
            if value[p] > best:
                best = value[p]
        whole = 0.0
        doubt = 1.0 * self.doubt + self.doubt_left * (s.in_bag + s.on_market + s.in_hand)
        for p in range(s.players):
            if s.reason:
                part[p] = 1.0 if value[p] == best else 0.0
            else:
                part[p] = exp((value[p] - best) / doubt)
            whole += part[p]
        for p in range(s.players):
            out[p] = int(part[p] / whole * MILLION)

    # ---- as Python sees it ----------------------------------------------
    def worths(self, s):
        """What the position is worth to each player, and each one's part of the victory in millionths."""
        if not cython.compiled:
            value, share = [0] * 5, [0] * 5
        self.values(s, value)
        self.shares(s, share)
        return [(value[p], share[p]) for p in range(s.players)]

# compiled
"""What a position is worth to everybody, in hundredths of a point: a weighted look, no search.

The weights are data (weights.toml), tuned by play against themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

if not cython.compiled:
    from math import exp

    from terroir.games import fields
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.terms import *
if TYPE_CHECKING:
    from terroir.games.citrus.state import State

MILLION: int = 1_000_000


class Evaluation:
    """The weights, and what they make of a position."""

    tile: int
    hand: int
    tempo: int
    fade: int
    room: int
    elbow: int
    crowded: int
    closing: int
    distance: int
    lead: int
    trust: int
    rival: int
    doubt: int
    doubt_left: int
    action: Annotated[list[int], LANDSCAPES]
    purse: Annotated[list[int], PURSES]
    mat: Annotated[list[int], INCOMES]
    value: Annotated[list[int], SEATS]
    """What the position judged last is worth to each player."""
    part: Annotated[list[float], SEATS]
    share: Annotated[list[Code], SEATS]

    def __init__(self, weights: Mapping[str, int]) -> None:
        if not cython.compiled:
            make_fields(self)
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

    def fill_tables(self, weights: Mapping[str, int]) -> None:
        """The worth of so many coins, and of so many workers on the mat."""
        brackets = [weights["coin_first"]] * 4 + [weights["coin_second"]] * 4
        brackets += [weights["coin_third"]] * (PURSES - 8)
        for coins in range(PURSES):
            self.purse[coins] = sum(brackets[:coins]) - weights["short"] * max(0, 4 - coins)
            self.purse[coins] -= weights["broke"] * max(0, 2 - coins)
        for workers in range(INCOMES):
            first = weights["worker_first"] if workers else 0
            self.mat[workers] = first + weights["worker_more"] * max(0, workers - 1)

    # ---- points and promises --------------------------------------------
    def values(self, s: State, out: Ints) -> None:
        """What the position is worth to each player, into `out`; once the game is over, the scores."""
        for p in range(s.players):
            out[p] = 100 * s.score[p]
            if not s.reason:
                out[p] += self.holdings(s, p)
        if not s.reason:
            for site in range(15):
                if s.site_state[site] == BUILT:
                    self.add_finca(s, site, out)

    def holdings(self, s: State, p: int) -> int:
        """Horses, tiles, regions, coins and workers of a player."""
        value: int = 100 * s.horses[p]
        if p == s.seat:
            value += self.hand * s.in_hand
            if not s.main_done:
                value += self.tempo
        for k in range(MONEY2, MILESTONE + 1):
            value += self.action[k] * s.held[p * 9 + k]
        spaces = 0
        for i in range(p * 5, p * 5 + 5):
            if s.region[i]:
                k = (spread(s.region[i]) & s.open & ~s.blocked[s.region_fruit[i]]).bit_count()
                value += self.tile * (s.region[i].bit_count() + (s.region[i] & s.wells).bit_count())
                value += self.room * (k if k < 3 else 3)
                spaces += k
        return value + self.means(s, p, spaces)

    def means(self, s: State, p: int, spaces: int) -> int:
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

    def add_finca(self, s: State, site: int, out: Ints) -> None:
        """What a Finca promises to each: more the nearer to closing, and the greater the lead. C-F3."""
        s.count_around(site)
        if s.most == 0:
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
            if s.count[p]:
                out[p] += self.promise(s, p, most, closing * low) * self.trust // 10000

    def promise(self, s: State, p: int, most: int, next_most: int) -> int:
        """A hundred times the points expected by a player with a part in a Finca."""
        ahead = s.count[p] - (s.next_most if s.count[p] == s.most else s.most)
        sure = 50 + self.lead * ahead
        sure = 5 if sure < 5 else 95 if sure > 95 else sure
        return sure * most + ((100 - sure) * next_most if s.count[p] >= s.next_most else 0)

    # ---- one number ------------------------------------------------------
    def margin(self, s: State, p: int) -> int:
        """What the position is worth to p, less what it is to the others: half to the best, half on average.

        In units that the number of players decides: it compares positions of one game.
        """
        self.values(s, self.value)
        others = 0
        best = -MILLION
        for q in range(s.players):
            if q != p:
                others += self.value[q]
                if self.value[q] > best:
                    best = self.value[q]
        n = s.players - 1
        return 200 * n * self.value[p] - self.rival * (n * best + others)

    def shares(self, s: State, out: Codes) -> None:
        """Each player's part of the victory as it is to be expected, in millionths, into `out`."""
        self.values(s, self.value)
        best = self.value[0]
        for p in range(s.players):
            if self.value[p] > best:
                best = self.value[p]
        whole = 0.0
        doubt = 1.0 * self.doubt + self.doubt_left * (s.in_bag + s.on_market + s.in_hand)
        for p in range(s.players):
            if s.reason:
                self.part[p] = 1.0 if self.value[p] == best else 0.0
            else:
                self.part[p] = exp((self.value[p] - best) / doubt)
            whole += self.part[p]
        for p in range(s.players):
            out[p] = int(self.part[p] / whole * MILLION)

    # ---- as Python sees it ----------------------------------------------
    def worths(self, s: State) -> list[tuple[int, int]]:
        """What the position is worth to each player, and each one's part of the victory in millionths."""
        self.shares(s, self.share)
        return [(self.value[p], self.share[p]) for p in range(s.players)]


if not cython.compiled:
    make_fields = fields.maker(Evaluation)

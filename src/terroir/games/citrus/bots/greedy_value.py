# compiled
"""What a position is worth to a player at first sight, in hundredths of a point: one look, no search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

from terroir.games.citrus.actions import Numbered

if not cython.compiled:
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.terms import *
if TYPE_CHECKING:
    from terroir.core.game import Action
    from terroir.games.citrus.state import State
    from terroir.games.citrus.view import View

# A tile that stands is worth a little more than its point: it can still win a Finca, so regions are
# harvested for coins and workers, not for points.
TILE: int = 104
HAND: int = 117
WORKER: int = 110
COIN: int = 33
ACTION: int = 110
# Who cannot pay the longest line, or no line at all, must harvest next.
SHORT_OF_COINS: int = 80
OUT_OF_COINS: int = 40
# Spaces to build on: up to three are good for each region, and with fewer than ten in all one is soon stuck.
ROOM: int = 10
ELBOW_ROOM: int = 10
CROWDED: int = 50
# A lead of two tiles at a Finca is as good as so many more points; rivals' points count so many percent.
SAFE_LEAD: int = 3
RIVAL: int = 60


def worth(s: State, p: int) -> int:
    """Points, and what regions, Fincas, coins, workers and tiles promise."""
    value: int = 100 * s.score[p]
    if s.reason:
        return value
    value += 100 * s.horses[p] + HAND * s.in_hand
    for k in range(MONEY2, MILESTONE + 1):
        value += ACTION * s.held[p * 9 + k]
    room = 0
    for i in range(p * 5, p * 5 + 5):
        if s.region[i]:
            k = (spread(s.region[i]) & s.open & ~s.blocked[s.region_fruit[i]]).bit_count()
            value += TILE * (s.region[i].bit_count() + (s.region[i] & s.wells).bit_count())
            value += ROOM * (k if k < 3 else 3)
            room += k
    for site in range(15):
        if s.site_state[site] == BUILT:
            value += finca_hope(s, site, p)
    return value + means(s, p, room)


def means(s: State, p: int, room: int) -> int:
    """What workers and coins are worth as long as tiles are left, and room to use them."""
    left = s.in_bag + s.on_market
    if left == 0:
        return 0
    coins = s.coins[p] if s.coins[p] < left else left
    value = WORKER * s.free[p] + COIN * coins
    if coins < 4:
        value -= SHORT_OF_COINS
    if coins < 2:
        value -= OUT_OF_COINS
    if s.free[p]:
        room += (s.starts & s.open).bit_count()
    if room < ELBOW_ROOM:
        value -= CROWDED * (ELBOW_ROOM - room)
    return value


def finca_hope(s: State, site: int, p: int) -> int:
    """What a Finca promises: more the nearer it is to closing, less what rivals would get."""
    s.count_around(site)
    if s.most == 0:
        return 0
    free = (s.layout.ring[site] & s.open & ~s.bushes).bit_count()
    hope = 56 - 5 * free if free else 90
    mine = 0
    theirs = 0
    for q in range(s.players):
        if q == p:
            mine = s.points_at(q, site)
            if s.count[q] == s.most and s.leaders == 1 and s.most - s.next_most >= 2:
                mine += SAFE_LEAD
        else:
            theirs += s.points_at(q, site)
    # What is divided is never negative: compiled and interpreted division would round it differently.
    return hope * mine - hope * RIVAL * theirs // (100 * (s.players - 1))


def appraise(view: View, actions: Sequence[Action]) -> list[int]:
    """The worth of the position after each action, less its worth now, in hundredths of a point."""
    seat = 0 if view.viewer is None else view.viewer
    return appraise_codes(view.world(), seat, [a.code for a in actions if isinstance(a, Numbered)])


def appraise_codes(s: State, p: int, codes: list[int]) -> list[int]:
    """The worth of the position after each action, less its worth now."""
    t = s.clone()
    base = worth(s, p)
    out: list[int] = []
    code: Code
    for code in codes:
        t.copy(s)
        t.apply(code)
        out.append(worth(t, p) - base)
    return out

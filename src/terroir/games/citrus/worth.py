"""What a position is worth to a player at first sight, in hundredths of a point: one look, no search."""

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

if not cython.compiled:
    from terroir.games.citrus.terms import BUILT, MILESTONE, MONEY2

# A tile that stands will be harvested; a worker, a coin and a tile in hand are points to come.
TILE, WELL, HAND, WORKER, COIN, ACTION = 92, 92, 105, 70, 38, 130


def worth(s, p):
    """Points, and what regions, Fincas, coins, workers and tiles promise."""
    value = 100 * s.score[p]
    if s.reason:
        return value
    value += 100 * s.horses[p] + HAND * s.in_hand
    for k in range(MONEY2, MILESTONE + 1):
        value += ACTION * s.held[p * 9 + k]
    for i in range(p * 5, p * 5 + 5):
        value += TILE * s.region[i].bit_count() + WELL * (s.region[i] & s.wells).bit_count()
    left = s.in_bag + s.on_market
    if left:
        value += WORKER * s.free[p] + COIN * (s.coins[p] if s.coins[p] < left else left)
        if s.coins[p] < 2:
            value -= 60
    for site in range(15):
        if s.site_state[site] == BUILT:
            value += finca_hope(s, site, p)
    return value


def finca_hope(s, site, p):
    """What a Finca promises: more the nearer it is to closing, less what rivals would get."""
    if not cython.compiled:
        total = [0] * 5
    for q in range(5):
        total[q] = 0
    for i in range(5 * s.players):
        if s.region[i] & s.layout.ring[site]:
            total[i // 5] += s.region[i].bit_count()
    best = 0
    second = 0
    leaders = 0
    for q in range(s.players):
        if total[q] > best:
            second = best
            best = total[q]
            leaders = 1
        elif total[q] == best:
            leaders += 1
        elif total[q] > second:
            second = total[q]
    if best == 0:
        return 0
    ring = s.layout.ring[site].bit_count()
    free = (s.layout.ring[site] & s.open & ~s.bushes).bit_count()
    hope = 35 + 60 * (ring - free) // ring
    high = s.layout.high[s.site_value[site]]
    low = s.layout.low[s.site_value[site]]
    mine = 0
    theirs = 0
    for q in range(s.players):
        points = 0
        if total[q] and total[q] == best:
            points = high
        elif total[q] and leaders == 1 and total[q] == second:
            points = low
        if q == p:
            mine = points
        else:
            theirs += points
    return hope * (2 * mine - theirs // (s.players - 1)) // 2


def appraise_codes(s, p, codes):
    """The worth of the position after each action, less its worth now."""
    t = s.clone()
    base = worth(s, p)
    out = []
    for code in codes:
        t.copy(s)
        t.carry_out(code)
        out.append(worth(t, p) - base)
    return out

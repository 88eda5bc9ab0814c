"""What clients get of a game, as JSON straight from the state: many look on, and after every move.

Bytes are quickly compared with those that were sent before. Messages are those of the texts.
"""

import json

try:
    import cython
except ImportError:
    from terroir.games.citrus import _cython as cython

from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, material, space_name

if not cython.compiled:
    from terroir.games.citrus.bitset import bit, first
    from terroir.games.citrus.terms import (
        BUILT,
        MONEY2,
        MOST_COINS,
        OP_BUY,
        OP_CART,
        OP_HARVEST,
        OP_RETURN,
        OP_SITE,
        REVEALED,
        SCORED,
    )


def written(value):
    """Anything as JSON."""
    return json.dumps(value, separators=(",", ":")).encode()


def message(name, args):
    """Words for people."""
    return {"id": name, "args": args, "seat": None, "minor": False}


def action(kind, args):
    """An action in words."""
    return message("action-citrus-" + kind, args)


def tile_args(name):
    """A tile such as `lemon*`, as the texts ask for it."""
    return {"fruit": name.removesuffix("*"), "well": "yes" if name.endswith("*") else "no"}


NAMES = [space_name(c) if 16 <= c < 176 and c % 16 < 15 else "" for c in range(192)]
NAME_BYTES = [name.encode() for name in NAMES]
SPACES = [written(name) for name in NAMES]
TILE_NAMES = [tile_name(t) for t in range(10)]
TILES = [written(name) for name in TILE_NAMES]
TILE_WORDS = [written(message("citrus-tile", tile_args(name))) for name in TILE_NAMES]
FRUIT_NAMES = [written(name) for name in FRUITS]
LAND_NAMES = [written(name) for name in LANDSCAPE]
LETTER_NAMES = [written(letter) for letter in LETTERS]
FINCAS = [written(f"{high}/{low}") for high, low, _ in material().fincas]
REGION_WORDS = [
    [written(message("citrus-region-on", {"fruit": fruit, "cell": name})) for name in NAMES]
    for fruit in FRUITS
]
CART_WORDS = [
    [written(action("cart-space", {"space": i + 1, **tile_args(name)})) for name in TILE_NAMES]
    for i in range(12)
]
BAG = [name + b":" for name in TILES]
FINCAS_LEFT = [name + b":" for name in FINCAS]
NUMBERS = [b"%d" % n for n in range(400)]
TRUTH = [b"false", b"true"]
BUY, HARVEST = written(action("buy", {})), written(action("harvest", {}))
CART, SITE = written(action("cart", {})), written(action("site", {}))
RETURN = [written(action("return", {"count": n})) for n in range(13)]


def number(n):
    """A number; nearly all of them are known."""
    return NUMBERS[n] if 0 <= n < 400 else b"%d" % n


def listed(out):
    """A list of what is written already."""
    return b"[" + b",".join(out) + b"]"


def spaces(cells):
    """A set of spaces by name, in reading order."""
    out = []
    while cells:
        c = first(cells)
        cells ^= bit(c)
        out.append(SPACES[c])
    return listed(out)


# ---- the view ---------------------------------------------------------------
def common(s, o, known, out):
    """What every viewer sees, by the keys of the view, into `out`.

    Of an earlier state it may be `known`: what is the same in both is not written again.
    """
    same = o is not None
    out["turn"] = turn(s)
    out["market"] = known["market"] if same and same_market(s, o) else market(s)
    out["hand"] = hand(s) if s.in_hand else b"[]"
    out["bag"] = known["bag"] if same and same_bag(s, o) else bag(s)
    out["bag_short"] = TRUTH[s.bag_short]
    out["fincas_left"] = known["fincas_left"] if same and same_fincas(s, o) else fincas(s)
    out["finca_drawn"] = FINCAS[s.finca_drawn] if s.finca_drawn >= 0 else b"null"
    out["sites_left"] = known["sites_left"] if same and same_stack(s, o) else sites_left(s)
    out["sites"] = known["sites"] if same and same_sites(s, o) else sites(s)
    out["neutral"] = known["neutral"] if same and same_neutral(s, o) else neutral(s)
    out["wells"] = known["wells"] if same and s.wells == o.wells else spaces(s.wells)
    out["rocks"] = known["rocks"] if same and s.rocks == o.rocks else spaces(s.rocks)
    out["landscape"] = known["landscape"] if same and same_landscape(s, o) else landscape(s)
    out["over"] = number(s.reason)


def same_market(s, o):
    """The same tiles lie on the market."""
    for i in range(12):
        if s.market[i] != o.market[i]:
            return False
    return True


def same_bag(s, o):
    """The same tiles are in the bag."""
    for i in range(10):
        if s.bag[i] != o.bag[i]:
            return False
    return True


def same_fincas(s, o):
    """The same Fincas are to come."""
    for i in range(s.layout.nvalues):
        if s.finca_left[i] != o.finca_left[i]:
            return False
    return True


def same_stack(s, o):
    """The same sites are still to be revealed."""
    for i in range(15):
        if s.stack[i] != o.stack[i]:
            return False
    return True


def same_sites(s, o):
    """Nothing has happened on the sites."""
    for i in range(15):
        if s.site_state[i] != o.site_state[i] or s.site_value[i] != o.site_value[i]:
            return False
    return True


def same_neutral(s, o):
    """No neutral tile has come or gone."""
    for i in range(5):
        if s.neutral[i] != o.neutral[i]:
            return False
    return True


def same_landscape(s, o):
    """The same landscape tiles lie on the board."""
    for i in range(9):
        if s.land[i] != o.land[i]:
            return False
    return True


def turn(s):
    """Whose turn it is, and how far it has come."""
    done, passes = TRUTH[s.main_done], number(s.passes)
    seat, turns = number(s.seat), number(s.turns)
    return b"".join(
        [b'{"seat":', seat, b',"number":', turns, b',"main_done":', done, b',"passes":', passes, b"}"]
    )


def market(s):
    """The tile of each market space."""
    out = []
    for i in range(12):
        out.append(TILES[s.market[i]] if s.market[i] >= 0 else b"null")
    return listed(out)


def hand(s):
    """The tiles that are to be built, and where on the market they lay."""
    out = []
    for i in range(12):
        if s.hand[i] >= 0:
            out.append(b'{"market":' + number(i + 1) + b',"tile":' + TILES[s.hand[i]] + b"}")
    return listed(out)


def bag(s):
    """How many of each tile are in the bag."""
    out = []
    for t in range(10):
        out.append(BAG[t] + number(s.bag[t]))
    return b"{" + b",".join(out) + b"}"


def fincas(s):
    """How many of each Finca are to come."""
    out = []
    for v in range(s.layout.nvalues):
        out.append(FINCAS_LEFT[v] + number(s.finca_left[v]))
    return b"{" + b",".join(out) + b"}"


def sites_left(s):
    """The sites that are still to be revealed, in no order."""
    out = []
    for i in range(15):
        if s.stack[i]:
            out.append(LETTER_NAMES[i])
    return listed(out)


def sites(s):
    """The sites of the board: revealed or not, their Fincas, scored or not."""
    out = []
    for i in range(15):
        life = s.site_state[i]
        if life:
            finca = FINCAS[s.site_value[i]] if life >= BUILT else b"null"
            how = [b':{"revealed":', TRUTH[life == REVEALED], b',"finca":', finca, b',"scored":']
            out.append(LETTER_NAMES[i] + b"".join(how) + TRUTH[life == SCORED] + b"}")
    return b"{" + b",".join(out) + b"}"


def neutral(s):
    """The neutral tiles by fruit."""
    out = []
    for f in range(5):
        if s.neutral[f]:
            out.append(FRUIT_NAMES[f] + b":" + spaces(s.neutral[f]))
    return b"{" + b",".join(out) + b"}"


def landscape(s):
    """The landscape tiles that lie on the board."""
    out = []
    for k in range(9):
        cells = s.land[k]
        while cells:
            c = first(cells)
            cells ^= bit(c)
            out.append(SPACES[c] + b":" + LAND_NAMES[k])
    return b"{" + b",".join(out) + b"}"


def players(s, shown, mats):
    """Everybody's mat; `shown` are those whose horses this viewer sees. `mats` are those written already."""
    out = []
    for p in range(s.players):
        mat = mats.get(p)
        if mat is None:
            mats[p] = mat = player(s, p)
        out.append(mat)
        out.append(number(s.horses[p]) if shown >> p & 1 else b"null")
        out.append(b"}," if p + 1 < s.players else b"}]")
    return b"[" + b"".join(out)


def unchanged(s, o, mats):
    """Of the mats of an earlier state, those that are the same in this one."""
    kept = {}
    for p, mat in mats.items():
        if same_mat(s, o, p):
            kept[p] = mat
    return kept


def same_mat(s, o, p):
    """Nothing has happened to a player."""
    if s.score[p] != o.score[p] or s.coins[p] != o.coins[p] or s.free[p] != o.free[p]:
        return False
    for k in range(p * 9, p * 9 + 9):
        if s.held[k] != o.held[k]:
            return False
    for i in range(p * 5, p * 5 + 5):
        if s.region[i] != o.region[i] or s.region_fruit[i] != o.region_fruit[i]:
            return False
    return True


def player(s, p):
    """The mat of a player, but for the number of horses, which comes last. C-L1."""
    tiles = []
    for k in range(MONEY2, 9):
        for _ in range(s.held[p * 9 + k]):
            tiles.append(LAND_NAMES[k])
    horse_tiles = s.held[p * 9] + s.held[p * 9 + 1] + s.held[p * 9 + 2]
    return b"".join(
        [
            b'{"score":',
            number(s.score[p]),
            b',"coins":',
            number(s.coins[p]),
            b',"workers":',
            number(s.free[p]),
            b',"regions":',
            regions(s, p),
            b',"tiles":',
            listed(tiles),
            b',"horse_tiles":',
            number(horse_tiles),
            b',"horses":',
        ]
    )


def regions(s, p):
    """The regions of a player, by their first spaces."""
    found = []
    for i in range(p * 5, p * 5 + 5):
        if s.region[i]:
            found.append(first(s.region[i]) << 8 | i)
    found.sort()
    out = []
    for place in found:
        i = place & 255
        out.append(b'{"fruit":' + FRUIT_NAMES[s.region_fruit[i]] + b',"spaces":' + spaces(s.region[i]) + b"}")
    return listed(out)


# ---- what may be done -------------------------------------------------------
def choices(s, fixed):
    """Every legal action as it is offered, those with the same words together.

    `fixed` has those by their numbers that are offered in the same way whenever they are legal.
    """
    groups = {}
    for code in s.legal_codes():
        known = choice(s, code)
        group, text = fixed[code] if known is None else known
        of = groups.get(group)
        if of is None:
            groups[group] = of = []
        of.append(text)
    return listed([b'{"group":' + group + b',"actions":' + listed(of) + b"}" for group, of in groups.items()])


def choice(s, code):
    """The group of an action and how it stands there; None for one that is always offered alike."""
    op, n = code & 15, code >> 4 & 15
    if op == OP_HARVEST:
        return HARVEST, harvest(s, code)
    if op == OP_BUY:
        return BUY, buy(s, n)
    if op == OP_CART:
        return CART, b'["cart %d",null,%b,null]' % (n + 1, CART_WORDS[n][s.market[n]])
    if op == OP_SITE:
        name = NAMES[s.layout.site_space[n]]
        item = action("site-letter", {"site": LETTERS[n], "cell": name})
        return SITE, written(["site " + LETTERS[n], name, item, None])
    if op == OP_RETURN:
        return RETURN[s.in_hand], b'["return",null,null,null]'
    return None


def buy(s, k):
    """A market line with its price and tiles. C-B1."""
    tiles = []
    for j in range(s.layout.line_len[k]):
        t = s.market[s.layout.line[k][j]]
        if t >= 0:
            tiles.append(TILE_WORDS[t])
    line, cost = number(k + 1), number(len(tiles))
    head = (
        b'["buy '
        + line
        + b'",null,{"id":"action-citrus-buy-line","args":{"line":'
        + line
        + b',"cost":'
        + cost
    )
    return head + b',"list":' + listed(tiles) + b'},"seat":null,"minor":false},null]'


def harvest(s, code):
    """What a harvest brings: points, and the income for the workers then at home. C-H1, C-H2."""
    rest, points, workers = code >> 8, 0, s.free[s.seat]
    names, bodies = [], []
    while rest:
        c = rest & 255
        rest >>= 8
        for i in range(s.seat * 5, s.seat * 5 + 5):
            if s.region[i] and first(s.region[i]) == c:
                points += s.region[i].bit_count() + (s.region[i] & s.wells).bit_count()
                bodies.append(REGION_WORDS[s.region_fruit[i]][c])
        names.append(NAME_BYTES[c])
        workers += 1
    coins = min(s.layout.income[workers], MOST_COINS - s.coins[s.seat])
    return b"".join(
        [
            b'["harvest ',
            b" ".join(names),
            b'",null,{"id":"action-citrus-harvest-regions","args":{"list":',
            listed(bodies),
            b',"points":',
            number(points),
            b',"coins":',
            number(coins),
            b'},"seat":null,"minor":false},null]',
        ]
    )

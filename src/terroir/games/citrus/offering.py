# compiled
"""What a player may do, as it is offered to clients: JSON straight from the state, like writing.py.

The words are messages of the texts; `messages.py` reads them back for everybody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

from terroir.games.citrus.actions import FRUITS, tile_name
from terroir.games.citrus.board import LETTERS, space_name
from terroir.games.citrus.writing import written

if not cython.compiled:
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.terms import (
        OP_BULL,
        OP_BUY,
        OP_CART,
        OP_END,
        OP_HARVEST,
        OP_MILESTONE,
        OP_MONEY,
        OP_PLACE,
        OP_RETURN,
        OP_SITE,
    )
    from terroir.games.citrus.writing import number, text
if TYPE_CHECKING:
    from terroir.games.citrus.state import State


SAME: int = 1 << 16 | 255
"""What of the number of an action is the same for all of a group: not the space."""


def message(name: str, args: dict[str, Any]) -> bytes:
    """Words for people."""
    return written({"id": name, "args": args, "seat": None, "minor": False})


def words(kind: str, **args: str | int) -> bytes:
    """An action in words."""
    return message(f"action-citrus-{kind}", args)


def begun(kind: str) -> bytes:
    """An action in words whose arguments are to follow."""
    return f'{{"id":"action-citrus-{kind}","args":{{'.encode()


def tile_args(name: str) -> dict[str, str]:
    """A tile such as `lemon*`, as the texts ask for it."""
    return {"fruit": name.removesuffix("*"), "well": "yes" if name.endswith("*") else "no"}


def alone(notation: str) -> bytes:
    """An action without a space and without words of its own."""
    return written([notation, None, None, None])


TILES = [tile_name(t) for t in range(10)]
NAMES = [space_name(c) if 16 <= c < 176 and c % 16 < 15 else "" for c in range(192)]
SPACE: Texts = [name.encode() for name in NAMES]
LETTER: Texts = [letter.encode() for letter in LETTERS]
TILE_WORDS: Texts = [message("citrus-tile", tile_args(name)) for name in TILES]
REGION_WORDS: Texts = [
    message("citrus-region-on", {"fruit": fruit, "cell": name}) for fruit in FRUITS for name in NAMES
]
PLACE: Texts = [words("place", **tile_args(name)) for name in TILES]
BRIDGE: Texts = [words("bridge", **tile_args(name)) for name in TILES]
RETURN: Texts = [words("return", count=n) for n in range(13)]
MONEY: Texts = [words("money", coins=n) for n in range(4)]
PLACING: Texts = [f'["place {name} '.encode() for name in TILES]
BRIDGING: Texts = [f'["bridge {name} '.encode() for name in TILES]
CARTING: Texts = [
    b'["cart %d",null,%b,null]' % (i + 1, words("cart-space", space=i + 1, **tile_args(name)))
    for i in range(12)
    for name in TILES
]
MONEY_OF: Texts = [alone(f"money {n}") for n in range(4)]
BULL_ON: Text = b'["bull '
RETURNING: Text = alone("return")
MILESTONE_OUT: Text = alone("milestone")
ENDING: Text = alone("end")
PASSING: Text = alone("pass")
BUY_LINE: Text = begun("buy-line")
HARVEST_REGIONS: Text = begun("harvest-regions")
SITE_LETTER: Text = begun("site-letter")
BUY: Text = words("buy")
HARVEST: Text = words("harvest")
CART: Text = words("cart")
SITE: Text = words("site")
BULL: Text = words("bull")
MILESTONE: Text = words("milestone")
END: Text = words("end")
PASS: Text = words("pass")


def choices(s: State) -> bytes:
    """Every legal action as it is offered; those with the same words come one after the other."""
    out: Text = b"["
    last = -1
    code: Code
    for code in s.legal_codes():
        same = code & SAME if code & 15 in (OP_PLACE, OP_MONEY) else code & 15
        if same == last:
            out += text(b",")
        else:
            if last >= 0:
                out += text(b"]},")
            out += text(b'{"group":')
            out += group(s, code)
            out += text(b',"actions":[')
            last = same
        out += choice(s, code)
    if last >= 0:
        out += text(b"]}")
    out += text(b"]")
    return out


def offered(s: State, code: Code) -> tuple[bytes, bytes]:
    """The words of an action's group, and the action as it stands there."""
    return group(s, code), choice(s, code)


def group(s: State, code: Code) -> Text:
    """The words that an action shares with others."""
    op, n = code & 15, code >> 4 & 15
    if op == OP_PLACE:
        return BRIDGE[n] if code >> 16 & 1 else PLACE[n]
    if op == OP_HARVEST:
        return HARVEST
    if op == OP_BUY:
        return BUY
    if op == OP_CART:
        return CART
    if op == OP_SITE:
        return SITE
    if op == OP_BULL:
        return BULL
    if op == OP_RETURN:
        return RETURN[s.in_hand]
    if op == OP_MONEY:
        return MONEY[n]
    if op == OP_MILESTONE:
        return MILESTONE
    return END if op == OP_END else PASS


def choice(s: State, code: Code) -> Text:
    """An action in notation, its space, its own words."""
    op, n, c = code & 15, code >> 4 & 15, code >> 8 & 255
    if op == OP_PLACE:
        return on_space(BRIDGING[n] if code >> 16 & 1 else PLACING[n], c)
    if op == OP_BULL:
        return on_space(BULL_ON, c)
    if op == OP_HARVEST:
        return harvest(s, code)
    if op == OP_BUY:
        return buy(s, n)
    if op == OP_SITE:
        return site(s, n)
    if op == OP_CART:
        return CARTING[n * 10 + s.market[n]]
    if op == OP_MONEY:
        return MONEY_OF[n]
    if op == OP_RETURN:
        return RETURNING
    if op == OP_MILESTONE:
        return MILESTONE_OUT
    return ENDING if op == OP_END else PASSING


def on_space(how: Text, c: int) -> Text:
    """Something on a space that says it all."""
    out: Text = how
    out += SPACE[c]
    out += text(b'","')
    out += SPACE[c]
    out += text(b'",null,null]')
    return out


def site(s: State, n: int) -> Text:
    """A site, by its letter."""
    out: Text = b'["site '
    out += LETTER[n]
    out += text(b'","')
    out += SPACE[s.layout.site_space[n]]
    out += text(b'",')
    out += SITE_LETTER
    out += text(b'"site":"')
    out += LETTER[n]
    out += text(b'","cell":"')
    out += SPACE[s.layout.site_space[n]]
    out += text(b'"},"seat":null,"minor":false},null]')
    return out


def buy(s: State, k: int) -> Text:
    """A market line with its price and tiles. C-B1."""
    tiles: Text = b""
    cost = 0
    for j in range(s.layout.line_len[k]):
        t = s.market[s.layout.line[k][j]]
        if t >= 0:
            if cost:
                tiles += text(b",")
            tiles += TILE_WORDS[t]
            cost += 1
    out: Text = b'["buy '
    out += number(k + 1)
    out += text(b'",null,')
    out += BUY_LINE
    out += text(b'"line":')
    out += number(k + 1)
    out += text(b',"cost":')
    out += number(cost)
    out += text(b',"list":[')
    out += tiles
    out += text(b']},"seat":null,"minor":false},null]')
    return out


def harvest(s: State, code: Code) -> Text:
    """What a harvest brings: points, and the income for the workers then at home. C-H1, C-H2."""
    rest: Code = code >> 8
    points = 0
    workers = s.free[s.seat]
    out: Text = b'["harvest'
    bodies: Text = b""
    while rest:
        c = rest & 255
        rest >>= 8
        if points:
            bodies += text(b",")
        for i in range(s.seat * 5, s.seat * 5 + 5):
            if s.region[i] and first(s.region[i]) == c:
                points += s.region[i].bit_count() + (s.region[i] & s.wells).bit_count()
                bodies += REGION_WORDS[s.region_fruit[i] * 192 + c]
        out += text(b" ")
        out += SPACE[c]
        workers += 1
    coins = s.gains(s.seat, s.layout.income[workers])
    out += text(b'",null,')
    out += HARVEST_REGIONS
    out += text(b'"list":[')
    out += bodies
    out += text(b'],"points":')
    out += number(points)
    out += text(b',"coins":')
    out += number(coins)
    out += text(b'},"seat":null,"minor":false},null]')
    return out

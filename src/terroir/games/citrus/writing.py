# compiled
"""What clients get of a game, as JSON straight from the state: many look on, and after every move.

Bytes are quickly compared with those that were sent before. What may be done is in offering.py.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from terroir.games import _cython as cython

from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, material, space_name

if not cython.compiled:
    from terroir.games.citrus.bitset import *
    from terroir.games.citrus.terms import BUILT, EMPTY, MONEY2, REVEALED, SCORED
if TYPE_CHECKING:
    from terroir.games.citrus.state import State


def written(value: Any) -> bytes:
    """Anything as JSON."""
    return json.dumps(value, separators=(",", ":")).encode()


SPACE_NAMES: Texts = [written(space_name(c)) if 16 <= c < 176 and c % 16 < 15 else b"" for c in range(192)]
TILE_NAMES: Texts = [written(tile_name(t)) for t in range(10)]
FRUIT_NAMES: Texts = [written(name) for name in FRUITS]
LAND_NAMES: Texts = [written(name) for name in LANDSCAPE]
LETTER_NAMES: Texts = [written(letter) for letter in LETTERS]
FINCAS: Texts = [written(f"{high}/{low}") for high, low, _ in material().fincas]
NUMBERS: Texts = [b"%d" % n for n in range(400)]


def text(piece: Text) -> Text:
    """A piece of text as the compiled rules put it together."""
    return piece


def number(n: int) -> Text:
    """A number; nearly all of them are known."""
    return NUMBERS[n] if 0 <= n < 400 else b"%d" % n


def truth(is_so: bool) -> Text:
    """Yes or no."""
    return b"true" if is_so else b"false"


def spaces(cells: Bits) -> Text:
    """A set of spaces by name, in reading order."""
    out: Text = b"["
    while cells:
        c = first(cells)
        cells ^= bit(c)
        out += SPACE_NAMES[c]
        if cells:
            out += text(b",")
    out += text(b"]")
    return out


# ---- the view ---------------------------------------------------------------
def common(s: State, o: State, known: dict[str, Any], out: dict[str, Any]) -> None:
    """What every viewer sees, by the keys of the view, into `out`.

    Of an earlier state `o` it may be `known`: what is the same in both is not written again.
    """
    same = len(known) > 0
    out["turn"] = turn(s)
    out["market"] = known["market"] if same and same_market(s, o) else market(s)
    out["hand"] = hand(s) if s.in_hand else b"[]"
    out["bag"] = known["bag"] if same and same_bag(s, o) else bag(s)
    out["bag_short"] = truth(s.bag_short)
    out["fincas_left"] = known["fincas_left"] if same and same_fincas(s, o) else fincas(s)
    out["finca_drawn"] = FINCAS[s.finca_drawn] if s.finca_drawn >= 0 else b"null"
    out["sites_left"] = known["sites_left"] if same and same_stack(s, o) else sites_left(s)
    out["sites"] = known["sites"] if same and same_sites(s, o) else sites(s)
    out["neutral"] = known["neutral"] if same and same_neutral(s, o) else neutral(s)
    out["wells"] = known["wells"] if same and s.wells == o.wells else spaces(s.wells)
    out["rocks"] = known["rocks"] if same and s.rocks == o.rocks else spaces(s.rocks)
    out["landscape"] = known["landscape"] if same and same_landscape(s, o) else landscape(s)
    out["over"] = number(s.reason)


def same_market(s: State, o: State) -> bool:
    """The same tiles lie on the market."""
    for i in range(12):
        if s.market[i] != o.market[i]:
            return False
    return True


def same_bag(s: State, o: State) -> bool:
    """The same tiles are in the bag."""
    for i in range(10):
        if s.bag[i] != o.bag[i]:
            return False
    return True


def same_fincas(s: State, o: State) -> bool:
    """The same Fincas are to come."""
    for i in range(s.layout.nvalues):
        if s.finca_left[i] != o.finca_left[i]:
            return False
    return True


def same_stack(s: State, o: State) -> bool:
    """The same sites are still to be revealed."""
    for i in range(15):
        if s.stack[i] != o.stack[i]:
            return False
    return True


def same_sites(s: State, o: State) -> bool:
    """Nothing has happened on the sites."""
    for i in range(15):
        if s.site_state[i] != o.site_state[i] or s.site_value[i] != o.site_value[i]:
            return False
    return True


def same_neutral(s: State, o: State) -> bool:
    """No neutral tile has come or gone."""
    for i in range(5):
        if s.neutral[i] != o.neutral[i]:
            return False
    return True


def same_landscape(s: State, o: State) -> bool:
    """The same landscape tiles lie on the board."""
    for i in range(9):
        if s.land[i] != o.land[i]:
            return False
    return True


def turn(s: State) -> Text:
    """Whose turn it is, and how far it has come."""
    out: Text = b'{"seat":'
    out += number(s.seat)
    out += text(b',"number":')
    out += number(s.turns)
    out += text(b',"main_done":')
    out += truth(s.main_done)
    out += text(b',"passes":')
    out += number(s.passes)
    out += text(b"}")
    return out


def market(s: State) -> Text:
    """The tile of each market space."""
    out: Text = b"["
    for i in range(12):
        if i:
            out += text(b",")
        if s.market[i] >= 0:
            out += TILE_NAMES[s.market[i]]
        else:
            out += text(b"null")
    out += text(b"]")
    return out


def hand(s: State) -> Text:
    """The tiles that are to be built, and where on the market they lay."""
    out: Text = b"["
    n = 0
    for i in range(12):
        if s.hand[i] >= 0:
            if n:
                out += text(b",")
            n += 1
            out += text(b'{"market":')
            out += number(i + 1)
            out += text(b',"tile":')
            out += TILE_NAMES[s.hand[i]]
            out += text(b"}")
    out += text(b"]")
    return out


def bag(s: State) -> Text:
    """How many of each tile are in the bag."""
    out: Text = b"{"
    for t in range(10):
        if t:
            out += text(b",")
        out += TILE_NAMES[t]
        out += text(b":")
        out += number(s.bag[t])
    out += text(b"}")
    return out


def fincas(s: State) -> Text:
    """How many of each Finca are to come."""
    out: Text = b"{"
    for v in range(s.layout.nvalues):
        if v:
            out += text(b",")
        out += FINCAS[v]
        out += text(b":")
        out += number(s.finca_left[v])
    out += text(b"}")
    return out


def sites_left(s: State) -> Text:
    """The sites that are still to be revealed, in no order."""
    out: Text = b"["
    n = 0
    for i in range(15):
        if s.stack[i]:
            if n:
                out += text(b",")
            out += LETTER_NAMES[i]
            n += 1
    out += text(b"]")
    return out


def sites(s: State) -> Text:
    """The sites of the board: revealed or not, their Fincas, scored or not."""
    out: Text = b"{"
    n = 0
    for i in range(15):
        life = s.site_state[i]
        if life:
            if n:
                out += text(b",")
            out += LETTER_NAMES[i]
            out += text(b':{"revealed":')
            out += truth(life == REVEALED)
            out += text(b',"finca":')
            if life >= BUILT:
                out += FINCAS[s.site_value[i]]
            else:
                out += text(b"null")
            out += text(b',"scored":')
            out += truth(life == SCORED)
            out += text(b"}")
            n += 1
    out += text(b"}")
    return out


def neutral(s: State) -> Text:
    """The neutral tiles by fruit."""
    out: Text = b"{"
    n = 0
    for f in range(5):
        if s.neutral[f]:
            if n:
                out += text(b",")
            out += FRUIT_NAMES[f]
            out += text(b":")
            out += spaces(s.neutral[f])
            n += 1
    out += text(b"}")
    return out


def landscape(s: State) -> Text:
    """The landscape tiles that lie on the board."""
    out: Text = b"{"
    n = 0
    for k in range(9):
        cells: Bits = s.land[k]
        while cells:
            c = first(cells)
            cells ^= bit(c)
            if n:
                out += text(b",")
            out += SPACE_NAMES[c]
            out += text(b":")
            out += LAND_NAMES[k]
            n += 1
    out += text(b"}")
    return out


def players(s: State, shown: int, mats: dict[int, bytes]) -> bytes:
    """Everybody's mat; `shown` are those whose horses this viewer sees. `mats` are those written already."""
    out: Text = b"["
    for p in range(s.players):
        if p:
            out += text(b",")
        mat = mats.get(p)
        if mat is None:
            mats[p] = mat = player(s, p)
        out += text(mat)
        if shown >> p & 1:
            out += number(s.horses[p])
        else:
            out += text(b"null")
        out += text(b"}")
    out += text(b"]")
    return out


def unchanged(s: State, o: State, mats: dict[int, bytes]) -> dict[int, bytes]:
    """Of the mats of an earlier state, those that are the same in this one."""
    kept = {}
    for p, mat in mats.items():
        if same_mat(s, o, p):
            kept[p] = mat
    return kept


def same_mat(s: State, o: State, p: int) -> bool:
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


def player(s: State, p: int) -> Text:
    """The mat of a player, but for the number of horses, which comes last. C-L1."""
    out: Text = b'{"score":'
    out += number(s.score[p])
    out += text(b',"coins":')
    out += number(s.coins[p])
    out += text(b',"workers":')
    out += number(s.free[p])
    out += text(b',"regions":')
    out += regions(s, p)
    out += text(b',"tiles":[')
    n = 0
    for k in range(MONEY2, 9):
        for _ in range(s.held[p * 9 + k]):
            if n:
                out += text(b",")
            out += LAND_NAMES[k]
            n += 1
    out += text(b'],"horse_tiles":')
    out += number(s.held[p * 9] + s.held[p * 9 + 1] + s.held[p * 9 + 2])
    out += text(b',"horses":')
    return out


def regions(s: State, p: int) -> Text:
    """The regions of a player, by their first spaces."""
    out: Text = b"["
    last = EMPTY
    for _ in range(5):
        least, place = 255, EMPTY
        for i in range(p * 5, p * 5 + 5):
            if s.region[i] and last < first(s.region[i]) < least:
                least, place = first(s.region[i]), i
        if place == EMPTY:
            break
        if last != EMPTY:
            out += text(b",")
        last = least
        out += text(b'{"fruit":')
        out += FRUIT_NAMES[s.region_fruit[place]]
        out += text(b',"spaces":')
        out += spaces(s.region[place])
        out += text(b"}")
    out += text(b"]")
    return out

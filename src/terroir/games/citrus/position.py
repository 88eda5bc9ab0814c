"""A position as text that people can read, write and diff; what is left out is worked out.

citrus
board vega
options edition=2015 family=yes
players 3
turn seat=2 turns=14 main_done=1
seat 1 score=12 coins=5 tiles=bridge,horses4
market lemon . lime* . . . . . . . . .
hand 3:orange
sites A=10/5 B=8/6! E?
grid
      1   2   3
  a   .  L1 L1*
  b   #   A  h4
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from terroir.core.errors import BadPosition
from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name, tile_number
from terroir.games.citrus.board import BUSH, LETTERS, OPEN, ROCK, ROWS, Board, load, material, space_at
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.setup import OPTIONS, box, settle
from terroir.games.citrus.state import NUMBERS, State
from terroir.games.citrus.terms import BUILT, PRINTED, REVEALED, SCORED

FRUIT_LETTERS = "LOBIG"
LAND_MARKS = ("h2", "h3", "h4", "m2", "m3", "ca", "bu", "br", "mi")
_SETTINGS = ("players", "edition_2015", "family", "penalty", "random_start", "first_seat", "start_sites")
_COUNTERS = tuple(name for name in NUMBERS if name not in _SETTINGS)
_EMPTY_IS_ZERO = {"start_site", "finca_drawn"}  # written +1, so that the default of every counter is 0


# ---- writing ------------------------------------------------------------
def to_text(state: State) -> str:
    """Everything the position is, one fact a line; defaults are left out."""
    d = state.written()
    options = [f"{o.name}={state.settings[o.name]}" for o in OPTIONS if o.name != "board"]
    lines = ["citrus", f"board {state.settings['board']}", "options " + " ".join(options)]
    lines += [f"players {d['players']}", "turn " + " ".join(_counters(d))]
    lines += [_seat_line(d, p) for p in range(d["players"])]
    lines.append("market " + " ".join(tile_name(t) if t >= 0 else "." for t in d["market"]))
    hand = [f"{i + 1}:{tile_name(t)}" for i, t in enumerate(d["hand"]) if t >= 0]
    lines.append(" ".join(["hand", *hand]))
    lines.append(" ".join(["bag", *_counted(d["bag"], tile_name)]))
    lines.append(" ".join(["gone", *_counted(d["gone"], tile_name)]))
    lines.append(" ".join(["box", *_counted(d["land_left"], LANDSCAPE.__getitem__)]))
    lines.append(" ".join(["used", *_counted(d["used"], LANDSCAPE.__getitem__)]))
    lines.append(" ".join(["fincas", *_counted(d["finca_left"], finca_text)]))
    lines.append(" ".join(["letters", *(LETTERS[s] for s in d["stack"])]))
    lines.append(" ".join(["sites", *_site_words(d)]))
    return "\n".join([*lines, "grid", *grid_lines(load(state.settings["board"]), d)]) + "\n"


def _counters(d: dict[str, Any]) -> Iterable[str]:
    for name in _COUNTERS:
        value = d[name] + (name in _EMPTY_IS_ZERO)
        if value or name == "seat":
            yield f"{name}={value + (name == 'seat')}"


def _seat_line(d: dict[str, Any], p: int) -> str:
    tiles = [LANDSCAPE[k] for k in range(9) for _ in range(d["held"][p][k])]
    end = f" tiles={','.join(tiles)}" if tiles else ""
    return f"seat {p + 1} score={d['score'][p]} coins={d['coins'][p]}{end}"


def _counted(counts: Sequence[int], name: Any) -> Iterable[str]:
    return (f"{name(i)}={count}" for i, count in enumerate(counts) if count)


def _site_words(d: dict[str, Any]) -> Iterable[str]:
    for s, life in enumerate(d["site_state"]):
        if life == REVEALED:
            yield f"{LETTERS[s]}?"
        elif life >= BUILT:
            yield f"{LETTERS[s]}={finca_text(d['site_value'][s])}{'!' if life == SCORED else ''}"


def grid_lines(board: Board, d: dict[str, Any]) -> list[str]:
    """The board as rows of marks, with coordinates."""
    lines = ["     " + "".join(f"{c + 1:>4}" for c in range(board.width))]
    for r in range(board.height):
        marks = [mark(board, d, r, c) for c in range(board.width)]
        lines.append(f"  {ROWS[r]}  " + "".join(f"{m:>4}" for m in marks))
    return lines


def mark(board: Board, d: dict[str, Any], row: int, column: int) -> str:
    """What lies on a space: `.` `#` `A` `h4`, or a plantation such as `L2*` (0: neutral)."""
    b = 1 << space_at(row, column)
    for f in range(5):
        if d["fruit"][f] & b:
            owner = next((p + 1 for p in range(d["players"]) if d["own"][p][f] & b), 0)
            return f"{FRUIT_LETTERS[f]}{owner}{'*' if d['wells'] & b else ''}"
    for k in range(9):
        if d["land"][k] & b:
            return LAND_MARKS[k]
    printed = board.grid[row][column]
    return OPEN if printed == BUSH and not d["land_todo"] & b else printed


def pieces(state: State) -> dict[str, int]:
    """Every kind of piece and how many there are, wherever they lie."""
    d = state.written()
    count: dict[str, int] = {}
    for t in range(10):
        ground = d["fruit"][t >> 1] & (d["wells"] if t & 1 else ~d["wells"])
        loose = d["market"].count(t) + d["hand"].count(t) + d["bag"][t] + d["gone"][t]
        count[tile_name(t)] = ground.bit_count() + loose
    for k, name in enumerate(LANDSCAPE):
        held = sum(tiles[k] for tiles in d["held"])
        count[name] = d["land"][k].bit_count() + d["land_left"][k] + d["used"][k] + held
    standing = sum(life >= BUILT for life in d["site_state"])
    count["fincas"] = sum(d["finca_left"]) + standing + (d["finca_drawn"] >= 0)
    for p in range(d["players"]):
        count[f"workers of {p + 1}"] = state.workers(p) + len(state.regions(p))
    return count


# ---- reading ------------------------------------------------------------
def from_text(text: str) -> State:
    """Read a position; whatever is not said is as at the start, or follows from the rest."""
    facts, grid = _split(text)
    given = dict(_pairs("options", facts.pop("options", [])))
    players = _number("players", facts.pop("players", ["2"]))
    named = facts.pop("board", [])
    if not named and len(grid) < 2:
        raise BadPosition("name a board, or draw a grid of two rows or more")
    own = "/".join("".join(_printed(m) for m in row) for row in grid)
    settings = settle(players, {**given, "board": " ".join(named) or own})
    board = load(settings["board"])
    d = _blank(players, settings, board)
    if grid:
        _read_grid(d, board, grid)
    _read_facts(d, facts)
    _complete(d, facts, board, box(players, settings))
    state = State()
    state.settings = settings
    state.read(board.layout, d)
    return state


def _split(text: str) -> tuple[dict[str, list[str]], list[list[str]]]:
    facts: dict[str, list[str]] = {}
    grid: list[list[str]] = []
    in_grid = False
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition(" #!")[0].split()
        if not words or (number == 1 and words == ["citrus"]) or words[0] == "//":
            continue
        if in_grid:
            if not words[0].isdigit():
                grid.append(words[1:] if words[0] == ROWS[min(len(grid), 9)] else words)
            continue
        key = f"seat {words[1]}" if words[0] == "seat" and len(words) > 1 else words[0]
        in_grid = key == "grid"
        if key in facts:
            raise BadPosition(f"line {number}: {key} is said twice")
        if not in_grid:
            facts[key] = words[2:] if words[0] == "seat" else words[1:]
    return facts, grid


def _printed(token: str) -> str:
    """What the board under a mark shows, for a position that draws its own board."""
    if token in (OPEN, ROCK, BUSH) or (len(token) == 1 and token in LETTERS):
        return token
    return BUSH if token in LAND_MARKS else OPEN


def _pairs(key: str, words: Iterable[str]) -> Iterable[tuple[str, str]]:
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadPosition(f"{key}: {word!r} should be NAME=VALUE")
        yield name, value


def _number(key: str, words: Sequence[str], low: int = 0, high: int = 32000) -> int:
    word = words[0] if len(words) == 1 else " ".join(words)
    if not word.lstrip("-").isdigit() or not low <= int(word) <= high:
        raise BadPosition(f"{key}: {word!r} should be a whole number from {low} to {high}")
    return int(word)


def _blank(players: int, settings: dict[str, str], board: Board) -> dict[str, Any]:
    terms = box(players, settings)
    d: dict[str, Any] = dict.fromkeys(NUMBERS, 0)
    d |= {"players": players, "edition_2015": terms["edition"] == 2015, "family": terms["family"]}
    d |= {
        "penalty": terms["penalty"],
        "random_start": terms["random_start"],
        "first_seat": max(terms["first"], 0),
    }
    d |= {"start_site": -1, "finca_drawn": -1, "start_sites": sum(1 << s for s in terms["starters"])}
    sets = board.layout.sets()
    d |= {"open": sets["open"], "rocks": sets["rocks"], "wells": 0, "land_todo": 0}
    d |= {"land": [0] * 9, "fruit": [0] * 5, "neutral": [0] * 5, "gone": [0] * 10}
    d |= {"own": [[0] * 5 for _ in range(players)], "held": [[0] * 9 for _ in range(players)]}
    d |= {"coins": [terms["coins"]] * players, "score": [0] * players}
    d |= {"market": [-1] * 12, "hand": [-1] * 12, "site_value": [0] * 15}
    d["site_state"] = [PRINTED if s in sets["site_space"] else 0 for s in range(15)]
    return d


def _read_grid(d: dict[str, Any], board: Board, grid: list[list[str]]) -> None:
    if len(grid) != board.height or any(len(row) != board.width for row in grid):
        raise BadPosition(f"the grid must have {board.height} rows of {board.width} marks")
    for r, row in enumerate(grid):
        for c, token in enumerate(row):
            _read_mark(d, board, r, c, token)


def _read_mark(d: dict[str, Any], board: Board, r: int, c: int, token: str) -> None:
    b = 1 << space_at(r, c)
    where = f"{ROWS[r]}{c + 1}"
    printed = board.grid[r][c]
    if token in LAND_MARKS:
        d["land"][LAND_MARKS.index(token)] |= b
    elif token[:1] in FRUIT_LETTERS and token[1:].rstrip("*").isdigit():
        owner = int(token[1:].rstrip("*"))
        if owner > d["players"]:
            raise BadPosition(f"{where}: there is no player {owner}")
        f = FRUIT_LETTERS.index(token[0])
        d["fruit"][f] |= b
        if owner:
            d["own"][owner - 1][f] |= b
        else:
            d["neutral"][f] |= b
        if token.endswith("*"):
            d["wells"] |= b
        d["open"] &= ~b
        d["rocks"] &= ~b
    elif token == BUSH == printed:
        d["land_todo"] |= b
    elif token != (OPEN if printed == BUSH else printed):
        raise BadPosition(f"{where}: {token!r} cannot lie there; the board shows {printed!r}")
    if token != printed and printed in LETTERS:
        raise BadPosition(f"{where}: nothing but a Finca stands on a site")


def _read_facts(d: dict[str, Any], facts: dict[str, list[str]]) -> None:
    for key, words in facts.items():
        match key.split():
            case ["seat", number]:
                _read_seat(d, _number("seat", [number], 1, d["players"]) - 1, words)
            case ["turn"]:
                for name, value in _pairs("turn", words):
                    if name not in _COUNTERS:
                        raise BadPosition(f"turn: no {name!r}; known are {', '.join(_COUNTERS)}")
                    shift = name == "seat" or name in _EMPTY_IS_ZERO
                    d[name] = _number(name, [value]) - shift
            case ["market"]:
                if len(words) > 12:
                    raise BadPosition("market: twelve spaces, a fruit or . each")
                d["market"] = [_tile(w) if w != "." else -1 for w in words] + [-1] * (12 - len(words))
            case ["hand"]:
                for word in words:
                    place, _, tile = word.rpartition(":")
                    free = d["hand"].index(-1)
                    d["hand"][_number("hand", [place], 1, 12) - 1 if place else free] = _tile(tile)
            case ["sites"]:
                for word in words:
                    _read_site(d, word)
            case ["bag"] | ["gone"] | ["box"] | ["used"] | ["fincas"] | ["letters"]:
                pass  # counts: see _complete
            case _:
                raise BadPosition(f"unknown line {key!r}")


def _read_seat(d: dict[str, Any], p: int, words: list[str]) -> None:
    for name, value in _pairs(f"seat {p + 1}", words):
        if name == "score":
            d["score"][p] = _number("score", [value], -32000)
        elif name == "coins":
            d["coins"][p] = _number("coins", [value], 0, 12)
        elif name == "tiles":
            for tile in filter(None, value.split(",")):
                if tile not in LANDSCAPE:
                    raise BadPosition(f"seat {p + 1}: {tile!r} is none of {', '.join(LANDSCAPE)}")
                d["held"][p][LANDSCAPE.index(tile)] += 1
        else:
            raise BadPosition(f"seat {p + 1}: no {name!r}; known are score, coins, tiles")


def _tile(word: str) -> int:
    fruit = word.removesuffix("*")
    if fruit not in FRUITS:
        raise BadPosition(f"{word!r} is no fruit: {', '.join(FRUITS)}, with * for a well")
    return tile_number(fruit, word.endswith("*"))


def _read_site(d: dict[str, Any], word: str) -> None:
    letter, rest = word[:1], word[1:]
    if letter not in LETTERS or not d["site_state"][LETTERS.index(letter)]:
        raise BadPosition(f"sites: {letter!r} is not on this board")
    s = LETTERS.index(letter)
    kinds = [finca_text(kind) for kind in range(len(material().fincas))]
    if rest == "?":
        d["site_state"][s] = REVEALED
    elif rest[:1] == "=" and rest[1:].rstrip("!") in kinds:
        d["site_state"][s] = SCORED if rest.endswith("!") else BUILT
        d["site_value"][s] = kinds.index(rest[1:].rstrip("!"))
    else:
        raise BadPosition(f"sites: {word!r} should be {letter}? or {letter}=10/5, with ! when scored")


def _complete(d: dict[str, Any], facts: dict[str, list[str]], board: Board, terms: dict[str, Any]) -> None:
    """Counts as given, else all there are less all that is seen."""
    seen = [0] * 10
    for f in range(5):
        wells = (d["fruit"][f] & d["wells"]).bit_count()
        seen[2 * f], seen[2 * f + 1] = d["fruit"][f].bit_count() - wells, wells
    for t in (*d["market"], *d["hand"]):
        if t >= 0:
            seen[t] += 1
    d["gone"] = _counts("gone", facts, [tile_name(t) for t in range(10)]) or [0] * 10
    left = [n - seen[t] - d["gone"][t] for t, n in enumerate(terms["bag"])]
    d["bag"] = _counts("bag", facts, [tile_name(t) for t in range(10)]) or [max(0, n) for n in left]
    used = [0] * len(terms["fincas"])
    for s in range(15):
        if d["site_state"][s] >= BUILT:
            used[d["site_value"][s]] += 1
    if d["finca_drawn"] >= 0:
        used[d["finca_drawn"]] += 1
    kinds = [finca_text(kind) for kind in range(len(used))]
    rest = [max(0, n - u) for n, u in zip(terms["fincas"], used, strict=True)]
    d["finca_left"] = _counts("fincas", facts, kinds) or rest
    laid = [d["land"][k].bit_count() + sum(held[k] for held in d["held"]) for k in range(9)]
    boxed = [max(0, n - u) for n, u in zip(terms["landscape"], laid, strict=True)]
    d["used"] = _counts("used", facts, list(LANDSCAPE)) or [0] * 9
    d["land_left"] = _counts("box", facts, list(LANDSCAPE)) or boxed
    letters = facts.get("letters")
    unseen = [s for s in terms["stack"] if d["site_state"][s] == PRINTED]
    d["stack"] = unseen if letters is None else [LETTERS.index(w) for w in letters if w in LETTERS]
    _check(d)


def _counts(key: str, facts: dict[str, list[str]], names: list[str]) -> list[int] | None:
    if key not in facts:
        return None
    counts = [0] * len(names)
    for name, value in _pairs(key, facts[key]):
        if name not in names:
            raise BadPosition(f"{key}: {name!r} is none of {', '.join(names)}")
        counts[names.index(name)] = _number(key, [value], 0, 120)
    return counts


def _check(d: dict[str, Any]) -> None:
    """Numbers that the hot core would not survive are refused here."""
    if d["seat"] >= d["players"]:
        raise BadPosition(f"turn: there is no seat {d['seat'] + 1}")
    if d["start_site"] >= 15 or d["finca_drawn"] >= len(d["finca_left"]) or d["why_finca"] > 3:
        raise BadPosition("turn: no such site or Finca")
    for p, masks in enumerate(d["own"]):
        regions = sum(_pieces(m) for m in masks)
        if regions > 5:
            raise BadPosition(f"player {p + 1} has {regions} regions, but only 5 workers")


def _pieces(spaces: int) -> int:
    """How many connected parts a set has."""
    count = 0
    while spaces:
        part, grown = 0, spaces & -spaces
        while grown != part:
            part = grown
            grown = (part | part << 1 | part >> 1 | part << 16 | part >> 16) & spaces
        spaces &= ~part
        count += 1
    return count

"""A position as text that people can read, write and diff; position_reader.py reads it back.

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

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from terroir.games.citrus.actions import LANDSCAPE, tile_name
from terroir.games.citrus.board import BUSH, LETTERS, OPEN, ROWS, Board, load, members, space_at
from terroir.games.citrus.journal import REASONS
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.setup import OPTIONS
from terroir.games.citrus.state import NUMBERS, State
from terroir.games.citrus.terms import BUILT, REVEALED, SCORED

FRUIT_LETTERS = "LOBIG"
LAND_MARKS = ("h2", "h3", "h4", "m2", "m3", "ca", "bu", "br", "mi")
OCCASIONS = ("setup", "market", "milestone", "block")
_SETTINGS = ("players", "edition_2015", "family", "penalty", "random_start", "first_seat", "start_sites")
COUNTERS = tuple(name for name in NUMBERS if name not in _SETTINGS)
UNSET = {"start_site": -1, "finca_drawn": -1}
"""What a counter is when nothing is said of it, where that is not 0."""


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
    words: dict[str, Callable[[int], str]] = {
        "seat": lambda seat: str(seat + 1),
        "start_site": LETTERS.__getitem__,
        "finca_drawn": finca_text,
        "why_finca": OCCASIONS.__getitem__,
        "reason": REASONS.__getitem__,
    }
    for name in COUNTERS:
        if d[name] != UNSET.get(name, 0) or name == "seat":
            yield f"{name}={words.get(name, str)(d[name])}"


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
    laid = _pieces_laid(d)
    lines = ["     " + "".join(f"{c + 1:>4}" for c in range(board.width))]
    for r in range(board.height):
        marks = [laid.get(space_at(r, c)) or _ground(board, d, r, c) for c in range(board.width)]
        lines.append(f"  {ROWS[r]}  " + "".join(f"{m:>4}" for m in marks))
    return lines


def mark(board: Board, d: dict[str, Any], row: int, column: int) -> str:
    """What lies on a space: `.` `#` `A` `h4`, or a plantation such as `L2*` (0: neutral)."""
    return _pieces_laid(d).get(space_at(row, column)) or _ground(board, d, row, column)


def _pieces_laid(d: dict[str, Any]) -> dict[int, str]:
    """The marks of all pieces by their spaces; plantations lie above landscape tiles."""
    laid = {s: LAND_MARKS[k] for k, tiles in enumerate(d["land"]) for s in members(tiles)}
    for f, grown in enumerate(d["fruit"]):
        for s in members(grown):
            owner = next((p + 1 for p in range(d["players"]) if d["own"][p][f] >> s & 1), 0)
            laid[s] = f"{FRUIT_LETTERS[f]}{owner}{'*' if d['wells'] >> s & 1 else ''}"
    return laid


def _ground(board: Board, d: dict[str, Any], row: int, column: int) -> str:
    """What is printed on a space, but for the bushes that are gone."""
    printed = board.grid[row][column]
    is_open = printed == BUSH and not d["land_todo"] >> space_at(row, column) & 1
    return OPEN if is_open else printed


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

"""What a screen needs and no move changes: the board as printed, the market's shape, what is in the box."""

from __future__ import annotations

from typing import Any

from terroir.games.citrus.actions import FRUITS, LANDSCAPE
from terroir.games.citrus.board import BUSH, LETTERS, Board, load, material, names_of, space_name
from terroir.games.citrus.state import State


def stage(state: State) -> dict[str, Any]:
    """The board and the material, spaces by name. C-M1 to C-M6."""
    board = load(state.settings["board"])
    sets = board.layout.sets()
    return {
        "board": {"name": board.name, "title": board.title, "side": board.side, "ours": board.ours},
        "rows": board.height,
        "columns": board.width,
        "landscape": list(names_of(board.printed(BUSH))),
        "sites": {letter: space_name(space) for letter, space in sorted(board.sites.items())},
        "rings": {LETTERS[s]: list(names_of(ring)) for s, ring in sets["ring"].items()},
        "roads": {LETTERS[s]: list(names_of(roads)) for s, roads in sets["roads"].items()},
        "market": [list(row) for row in board.market],
        "lines": [list(line) for line in board.lines],
        **_box(board),
    }


def _box(board: Board) -> dict[str, Any]:
    box = material()
    side = box.sides[board.side]
    return {
        "income": list(box.income),
        "most_coins": box.most_coins,
        "tiles": {fruit: {"plain": side["plain"], "well": side["well"]} for fruit in FRUITS},
        "fincas": [{"high": high, "low": low, "count": count} for high, low, count in box.fincas],
        "landscape_tiles": dict(zip(LANDSCAPE, box.landscape, strict=True)),
    }

"""Make docs/images/board-NAME.svg: every board that comes with Citrus, drawn from its file.

./run python -m tools.board_pictures     write them anew; tests/tools/test_board_pictures.py compares
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from terroir.core.abilities import HasBoards
from terroir.core.registry import load
from terroir.games.citrus.board import ROWS, Board, material, parse
from tools.environment import ROOT

FOLDER = ROOT / "docs" / "images"
SIDE = 40
EDGE = 30
STYLE = """
text { font: 600 16px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central }
.edge { font-weight: 400; font-size: 13px; fill: #857a6c }
.open { fill: #f3ead9 }
.bush { fill: #b9cb97 }
.rock { fill: #d9d2c6 }
.site { fill: #f8e2d2; stroke: #a4512c; stroke-width: 2 }
.leaf { fill: #56753a }
.stone { fill: #857a6c }
.letter { fill: #a4512c }
.start { fill: #a4512c; stroke: #a4512c }
.start + .letter { fill: #fff }
"""


def drawn(board: Board) -> str:
    """The board as an SVG: sites with their letters, those where Fincas stand at the start filled."""
    width, height = board.width * SIDE + 2 * EDGE, board.height * SIDE + 2 * EDGE
    body = "\n".join(_parts(board))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">\n'
        f"<title>{board.name.capitalize()}</title>\n<style>{STYLE}</style>\n"
        f'<rect width="{width}" height="{height}" rx="14" fill="#fffdf8"/>\n{body}\n</svg>\n'
    )


def _parts(board: Board) -> Iterator[str]:
    start = str(material().sides[board.side]["starting_sites"])
    for c in range(board.width):
        for y in (EDGE / 2, board.height * SIDE + 1.5 * EDGE):
            yield f'<text class="edge" x="{_middle(c):g}" y="{y:g}">{c + 1}</text>'
    for r, row in enumerate(board.grid):
        for x in (EDGE / 2, board.width * SIDE + 1.5 * EDGE):
            yield f'<text class="edge" x="{x:g}" y="{_middle(r):g}">{ROWS[r]}</text>'
        for c, token in enumerate(row):
            yield from _space(token, _middle(c), _middle(r), token in start)


def _middle(place: int) -> float:
    return EDGE + (place + 0.5) * SIDE


def _space(token: str, x: float, y: float, has_finca: bool) -> Iterator[str]:
    half = SIDE / 2 - 1.5
    kind = {".": "open", "~": "bush", "#": "rock"}.get(token, "site start" if has_finca else "site")
    corner = f'x="{x - half:g}" y="{y - half:g}"'
    yield f'<rect class="{kind}" {corner} width="{2 * half:g}" height="{2 * half:g}" rx="5"/>'
    if token == "~":
        yield f'<path class="leaf" d="M{x - 8:g} {y + 6:g}q0 -14 16 -14q0 16 -16 14z"/>'
    elif token == "#":
        yield f'<path class="stone" d="M{x - 11:g} {y + 8:g}l8 -15l5 8l3 -4l6 11z"/>'
    elif token != ".":
        yield f'<text class="letter" x="{x:g}" y="{y:g}">{token}</text>'


def pictures() -> dict[Path, str]:
    """The file of every board, and what is drawn in it."""
    game = load("citrus")
    assert isinstance(game, HasBoards)
    return {FOLDER / f"board-{name}.svg": drawn(parse(name, game.board_text(name))) for name in game.boards}


if __name__ == "__main__":
    for file, text in pictures().items():
        file.write_text(text, "utf-8")

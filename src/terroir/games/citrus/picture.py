"""The table in plain characters, with coordinates; styles are words, colours are the terminal's business."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from terroir.core.game import Picture, Span
from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, ROWS, Board, load, space_at, space_name
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.position import FRUIT_LETTERS, LAND_MARKS
from terroir.games.citrus.terms import BUILT, REVEALED, SCORED
from terroir.games.citrus.view import View

WIDTH = 5


def draw(view: View, lit: Mapping[str, str]) -> Picture:
    """Board, market and mats; a `lit` space shows the mark given for it."""
    d = view.written()
    board = load(view.settings["board"])
    return (*_board(board, d, lit), (), *_market(board, d), (), *_mats(view, d))


def draw_board(board: Board) -> Picture:
    """A bare board, as printed."""
    lines = [_columns(board)]
    for r, row in enumerate(board.grid):
        spans = [Span(f" {ROWS[r]} ", "quiet")]
        for token in row:
            style = {"#": "rock", "~": "bush", ".": "open"}.get(token, "site")
            spans.append(Span(token.center(WIDTH), style))
        lines.append(tuple(spans))
    return tuple(lines)


def _columns(board: Board) -> tuple[Span, ...]:
    return (Span("   " + "".join(str(c + 1).center(WIDTH) for c in range(board.width)), "quiet"),)


def _board(board: Board, d: dict[str, Any], lit: Mapping[str, str]) -> Iterator[tuple[Span, ...]]:
    yield _columns(board)
    for r in range(board.height):
        spans = [Span(f" {ROWS[r]} ", "quiet")]
        for c in range(board.width):
            name = space_name(space_at(r, c))
            span = _space(board, d, r, c)
            spans.append(Span(f"[{lit[name]}]".center(WIDTH), "lit") if name in lit else span)
        spans.append(Span(f" {ROWS[r]}", "quiet"))
        yield tuple(spans)
    yield _columns(board)


def _space(board: Board, d: dict[str, Any], r: int, c: int) -> Span:
    """A fruit letter and its owner's number, `w` for a well; lower case when neutral."""
    b = 1 << space_at(r, c)
    for f in range(5):
        if d["fruit"][f] & b:
            owner = next((p + 1 for p in range(d["players"]) if d["own"][p][f] & b), 0)
            letter = FRUIT_LETTERS[f] if owner else FRUIT_LETTERS[f].lower()
            mark = f"{letter}{owner or '-'}{'w' if d['wells'] & b else ' '}"
            return Span(f" {mark} ", FRUITS[f] if owner else f"neutral {FRUITS[f]}")
    for k in range(9):
        if d["land"][k] & b:
            return Span(LAND_MARKS[k].center(WIDTH), "bush")
    printed = board.grid[r][c]
    if printed in LETTERS:
        return _site(d, printed)
    if d["rocks"] & b:
        return Span("▲".center(WIDTH), "rock")
    return Span("·".center(WIDTH), "open")


def _site(d: dict[str, Any], letter: str) -> Span:
    s = LETTERS.index(letter)
    life = d["site_state"][s]
    if life == SCORED:
        return Span(f"{letter}✓".center(WIDTH), "scored")
    if life == BUILT:
        return Span(finca_text(d["site_value"][s]).center(WIDTH), "finca")
    return Span((f"<{letter}>" if life == REVEALED else f"({letter})").center(WIDTH), "site")


def _market(board: Board, d: dict[str, Any]) -> Iterator[tuple[Span, ...]]:
    """The market grid: numbers, tiles, and the lines by the numbers they are bought by."""
    rows = len(board.market)
    yield (Span(" market", "title"), Span(f"  bag {sum(d['bag'])}", "quiet"))
    columns = "".join(f"↓{rows + 1 + i}".center(14) for i in range(len(board.market[0])))
    yield (Span("     " + columns, "quiet"),)
    for i, row in enumerate(board.market):
        spans = [Span(f"  →{i + 1} ", "quiet")]
        for n in row:
            tile = d["market"][n - 1] if n else -1
            if n == 0:
                spans.append(Span(" " * 14))
            elif tile < 0:
                spans.append(Span(f"{n:>2} –".ljust(14), "quiet"))
            else:
                spans.append(Span(f"{n:>2} ", "quiet"))
                spans.append(Span(f"{_short(tile)}".ljust(11), FRUITS[tile >> 1]))
        yield tuple(spans)
    stock = "  ".join(f"{finca_text(v)}×{n}" for v, n in enumerate(d["finca_left"]))
    yield (Span(f"  Fincas {stock}   sites in the stack {len(d['stack'])}", "quiet"),)


def _short(tile: int) -> str:
    return f"{FRUIT_LETTERS[tile >> 1]} {tile_name(tile).replace('blood-orange', 'blood or.')}"


def _mats(view: View, d: dict[str, Any]) -> Iterator[tuple[Span, ...]]:
    state = view.world()
    for p in range(d["players"]):
        workers = state.workers(p)
        tiles = [LANDSCAPE[k] for k in range(3, 9) for _ in range(d["held"][p][k])]
        horses = view.shown_horses(p)
        stable = f"{sum(d['held'][p][:3])} face down" if horses is None else str(horses)
        turn = "►" if p == d["seat"] else " "
        yield (
            Span(f" {turn} {p + 1} ", f"seat-{p + 1}"),
            Span(f"{d['score'][p]:>4} points  {d['coins'][p]:>2} coins  "),
            Span(f"workers {'♟' * workers}{'·' * (5 - workers)}"),
            Span(f"  horses {stable}" if sum(d["held"][p][:3]) else ""),
            Span(f"  {', '.join(tiles)}" if tiles else "", "bush"),
        )

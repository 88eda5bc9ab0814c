"""The table in plain characters, with coordinates; styles are words, colours are the terminal's business."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from terroir.core.game import Message, Picture, Span
from terroir.games.citrus.actions import FRUITS, BuyLine
from terroir.games.citrus.board import LETTERS, ROWS, Board, load, material, space_at, space_name
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.position import LAND_MARKS
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, REVEALED, SCORED
from terroir.games.citrus.view import View

WIDTH = 5
MARKET_WIDTH = 7
# Grounds are nearly grey: terminals of 256 colours turn a dark brown into red.
STYLES = {
    "open": "8F8476 on 2F2C28",
    "rock": "D6CCBC on 4B4843",
    "bush": "F4F6DC on 56753A",
    "site": "C4BAAA on 2F2C28",
    "revealed": "bold FFFFFF on 7A4A2E",
    "finca": "bold FFFFFF on B24E2E",
    "scored": "C9603B on 3C2A1F",
    "lemon": "bold 2A2018 on F6D03C",
    "orange": "bold 2A2018 on F08C22",
    "blood-orange": "bold FFFFFF on 8C1B2D",
    "lime": "bold FFFFFF on 417F25",
    "grapefruit": "bold 2A2018 on F3A49B",
    "neutral lemon": "E9C22F on 5E5446",
    "neutral orange": "F0A050 on 5E5446",
    "neutral blood-orange": "FFB3BD on 5E5446",
    "neutral lime": "A5DE8B on 5E5446",
    "neutral grapefruit": "F8C9C3 on 5E5446",
    "held": "F4F6DC on 56753A",
}
Row = tuple[Span, ...]


def draw(view: View, lit: Mapping[str, str]) -> Picture:
    """Board, market and mats; a `lit` space shows the mark given for it."""
    d, state = view.written(), view.world()
    board = load(view.settings["board"])
    return (*_board(board, d, lit), (), *_market(board, state, d), (), *_mats(view, state, d))


def draw_board(board: Board) -> Picture:
    """A bare board and its market, as printed."""
    lines = [_columns(board)]
    for r, row in enumerate(board.grid):
        spans = [Span(f" {ROWS[r]} ", "quiet"), *(_printed(token) for token in row)]
        lines.append((*spans, Span(f" {ROWS[r]}", "quiet")))
    market = [
        (Span("  "), *(Span((str(n) if n else "").rjust(4), "quiet") for n in row)) for row in board.market
    ]
    return (*lines, _columns(board), (), (Span(Message("picture-citrus-market"), "title"),), *market)


def _printed(token: str) -> Span:
    shown = {"#": "▲", ".": "·"}.get(token, token)
    return Span(shown.center(WIDTH), {"#": "rock", "~": "bush", ".": "open"}.get(token, "site"))


def _columns(board: Board) -> Row:
    return (Span("   " + "".join(str(c + 1).center(WIDTH) for c in range(board.width)), "quiet"),)


# ---- the board ----------------------------------------------------------
def _board(board: Board, d: dict[str, Any], lit: Mapping[str, str]) -> Iterator[Row]:
    yield _columns(board)
    for r in range(board.height):
        spans = [Span(f" {ROWS[r]} ", "quiet")]
        for c in range(board.width):
            spans += _space(board, d, r, c, lit.get(space_name(space_at(r, c))))
        spans.append(Span(f" {ROWS[r]}", "quiet"))
        yield tuple(spans)
    yield _columns(board)


def _space(board: Board, d: dict[str, Any], r: int, c: int, mark: str | None) -> Row:
    """What lies on a space; a lit one shows its mark, and what may be won or covered there."""
    b = 1 << space_at(r, c)
    printed = board.grid[r][c]
    for f in range(5):
        if d["fruit"][f] & b:
            return _plantation(d, f, b, mark)
    for k in range(9):
        if d["land"][k] & b:
            return (_lit(mark, LAND_MARKS[k]) if mark else Span(LAND_MARKS[k].center(WIDTH), "bush"),)
    if printed in LETTERS:
        return (_lit(mark, printed) if mark else _site(d, printed),)
    if d["rocks"] & b:
        return (_lit(mark, "▲") if mark else Span("▲".center(WIDTH), "rock"),)
    return (_lit(mark, "") if mark else Span("·".center(WIDTH), "open"),)


def _plantation(d: dict[str, Any], f: int, b: int, mark: str | None) -> Row:
    """The letters of the fruit, the number of the owner or `-` for nobody, `*` for a well."""
    if mark:
        return (_lit(mark, "-"),)
    owner = next((p + 1 for p in range(d["players"]) if d["own"][p][f] & b), 0)
    style = FRUITS[f] if owner else f"neutral {FRUITS[f]}"
    return (
        Span(" ", "open"),
        Span(Message(f"fruit-letters-{FRUITS[f]}"), style),
        Span(str(owner or "-"), f"seat-{owner}" if owner else style),
        Span("*" if d["wells"] & b else " ", style),
    )


def _lit(mark: str, lies: str) -> Span:
    text = f"{mark}:{lies}" if lies else f"[{mark}]"
    return Span(text.center(WIDTH), "lit")


def _site(d: dict[str, Any], letter: str) -> Span:
    s = LETTERS.index(letter)
    life = d["site_state"][s]
    if life == SCORED:
        return Span(f"{letter} ✓".center(WIDTH), "scored")
    if life == BUILT:
        return Span(finca_text(d["site_value"][s]).center(WIDTH), "finca")
    if life == REVEALED:
        return Span(f"<{letter}>".center(WIDTH), "revealed")
    return Span(f"({letter})".center(WIDTH), "site")


# ---- the market ---------------------------------------------------------
def _market(board: Board, state: State, d: dict[str, Any]) -> Iterator[Row]:
    """Tiles by number; each line with its arrow and its price, lit where it can be bought now. C-B1, C-B2."""
    rows, legal = len(board.market), set(state.legal_codes())

    def price(k: int, width: int) -> Span:
        cost = state.line_cost(k)
        style = "lit" if BuyLine(k + 1).code in legal else "quiet"
        return Span((f"{cost}¢" if cost else "").center(width), style if cost else "")

    columns = range(rows, rows + len(board.market[0]))
    bag = Message("picture-citrus-bag", {"count": sum(d["bag"])})
    yield (Span(" "), Span(Message("picture-citrus-market"), "title"), Span("   "), Span(bag, "quiet"))
    yield (Span("     "), *(Span(f"{k + 1}↓".center(MARKET_WIDTH)) for k in columns))
    for k, row in enumerate(board.market):
        tiles = [span for n in row for span in _stall(d, n)]
        yield (Span(f" {k + 1} → "), *tiles, Span(" "), price(k, 4))
    yield (Span("     "), *(span for k in columns for span in (Span("  "), price(k, 4), Span(" "))))
    yield from _stock(d)


def _stall(d: dict[str, Any], n: int) -> Row:
    tile = d["market"][n - 1] if n else -1
    if tile < 0:
        return (Span((f"{n:>2} ·" if n else "").ljust(MARKET_WIDTH), "quiet"),)
    return (Span(f"{n:>2} ", "quiet"), *_tile(tile), Span(" "))


def _tile(tile: int) -> Row:
    fruit = FRUITS[tile >> 1]
    return Span(Message(f"fruit-letters-{fruit}"), fruit), Span("*" if tile & 1 else " ", fruit)


def _stock(d: dict[str, Any]) -> Iterator[Row]:
    """Fincas and sites to come, and what is between market and board."""
    left = "  ".join(f"{finca_text(v)}×{n}" for v, n in enumerate(d["finca_left"]))
    yield (Span(" "), Span(Message("picture-citrus-fincas"), "quiet"), Span(f" {left}", "quiet"))
    yield (Span(" "), Span(Message("picture-citrus-sites", {"count": len(d["stack"])}), "quiet"))
    if d["finca_drawn"] >= 0:
        drawn = Span(f" {finca_text(d['finca_drawn'])} ", "finca")
        yield (Span(" "), Span(Message("picture-citrus-drawn")), Span(" "), drawn)
    hand = [tile for tile in d["hand"] if tile >= 0]
    if hand:
        tiles = [span for tile in hand for span in (Span(" "), *_tile(tile))]
        yield (Span(" "), Span(Message("picture-citrus-hand")), *tiles)


# ---- the mats -----------------------------------------------------------
def _mats(view: View, state: State, d: dict[str, Any]) -> Iterator[Row]:
    """A line for each player, `►` for the one in turn, and below it the tiles in front of them."""
    titles = {"points": 7, "coins": 8, "workers": 0}
    yield (
        Span(" " * 17),
        *(Span(Message(f"picture-citrus-{title}"), "quiet", width) for title, width in titles.items()),
    )
    for p in range(d["players"]):
        workers = state.workers(p)
        yield (
            Span(" ► " if p == d["seat"] and not d["reason"] else "   ", "turn"),
            Span(f" {p + 1} ", f"seat-{p + 1}"),
            Span(" "),
            Span(Message("seat-name", seat=p), "name", 10),
            Span(f"{d['score'][p]:>4}", "score", 7),
            Span(f"{d['coins'][p]:>3}", "", 8),
            Span("♟" * workers + "·" * (material().workers - workers)),
        )
        if held := _held(view, d, p):
            yield (Span(" " * 7), *held)


def _held(view: View, d: dict[str, Any], p: int) -> Row:
    """Action tiles lie open; horses are counted as far as the viewer may see them. C-L1, C-L2."""
    spans: list[Span] = []
    for k in range(3, 9):
        spans += [Span(LAND_MARKS[k], "held"), Span(" ")] * d["held"][p][k]
    tiles, horses = sum(d["held"][p][:3]), view.horses[p]
    if tiles and horses is not None:
        return (*spans, Span(Message("picture-citrus-horses", {"count": horses}), "quiet"))
    return (*spans, *[Span("h·", "held"), Span(" ")] * tiles)

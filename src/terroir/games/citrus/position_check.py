"""Proves that a position can be played on: each number of it is one that the rules allow.

Compiled rules check no index. This is the one place that keeps them from a number that points nowhere.
A position that a table has kept is a promise: what the rules can go on from stays readable (`playable`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from terroir.games.citrus.actions import LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, Board, material, parts
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.terms import (
    BUILT,
    END_BLOCKED,
    FRUITS,
    LANDSCAPES,
    PRINTED,
    REVEALED,
    SCORED,
    SITES,
    TILES,
)

MOST = 120
"""Tiles of a kind that the hot core can count; drawn positions may have more than the box."""
MOST_POINTS = 32_767
"""What 16 bits hold."""
FAR = 9_999_999
"""How far numbers that point nowhere may have come in a game; far from the end of a C integer."""
BEGIN = 32_000
"""Points and turns that a position which is handed in may begin with."""
NO_YES = (0, 1)
COUNTER_LIMITS: Mapping[str, tuple[int, int]] = {
    "turns": (0, FAR),
    "passes": (0, FAR),
    "passed": (0, FAR),
    "ending": (0, FAR),
    "main_done": (0, FAR),
    "carting": (0, FAR),
    "returned": (0, FAR),
    "built": (0, FAR),
    "setup_left": (0, SITES),
    "start_site": (-1, SITES - 1),
    "finca_due": (0, FAR),
    "finca_drawn": (-1, len(material().fincas) - 1),
    "why_finca": (0, 3),
    "refill_due": (0, FAR),
    "refill_now": (0, FAR),
    "refilling": (0, FAR),
    "reveals_due": (0, FAR),
    "bag_short": (0, FAR),
    "reason": (0, END_BLOCKED),
}
"""From which number to which each counter of the line `turn` goes, whatever the board and the players.

Any number but 0 is a yes.
"""
BEGIN_LIMITS: Mapping[str, tuple[int, int]] = {
    "turns": (0, BEGIN),
    "passes": (0, 5),
    "built": (0, MOST),
    "reveals_due": (0, SITES),
    "passed": NO_YES,
    "ending": NO_YES,
    "main_done": NO_YES,
    "carting": NO_YES,
    "returned": NO_YES,
    "finca_due": NO_YES,
    "refill_due": NO_YES,
    "refill_now": NO_YES,
    "refilling": NO_YES,
    "bag_short": NO_YES,
}
"""The same for a position that is handed in."""


class Impossible(NamedTuple):
    """What cannot be: the line that says so, the words, and the rule."""

    line: str
    why: str
    rule: str
    playable: bool = False
    """The rules can go on from it all the same, so only a position that is handed in is refused for it."""


def faults(d: Mapping[str, Any], board: Board, box: Mapping[str, Any]) -> Iterator[Impossible]:
    """Yield everything in a position that no game comes to or that the rules could not go on from."""
    yield from _range_faults(d)
    yield from _ground_faults(d, board)
    yield from _region_faults(d)
    yield from _piece_faults(d, board, box)
    yield from _site_faults(d, board, box)
    yield from _setup_faults(d)


# ---- ranges -----------------------------------------------------------------
def _range_faults(d: Mapping[str, Any]) -> Iterator[Impossible]:
    """Check every number on its own, and that there are as many of each as there have to be."""
    players, kinds, landscape = d["players"], len(material().fincas), max(material().landscape)
    for name, (low, high) in {**COUNTER_LIMITS, "seat": (-1, players - 1)}.items():
        if not low <= d[name] <= high:
            yield Impossible("turn", f"{name} is {d[name]}: from {low} to {high}", "C-T1")
    for name, (low, high) in BEGIN_LIMITS.items():
        if not low <= d[name] <= high:
            yield Impossible("turn", f"{name} is {d[name]}: from {low} to {high}", "C-T1", playable=True)
    for p, points in enumerate(d["score"]):
        if abs(points) > BEGIN:
            why = f"score is {points}: from {-BEGIN} to {BEGIN}"
            yield Impossible(f"seat {p + 1}", why, "C-M3", playable=True)
    rows = {
        "seat": (("coins", players, 0, material().most_coins), ("score", players, -MOST_POINTS, MOST_POINTS)),
        "market": (("market", 12, -1, TILES - 1),),
        "hand": (("hand", 12, -1, TILES - 1),),
        "bag": (("bag", TILES, 0, MOST),),
        "gone": (("gone", TILES, 0, MOST),),
        "box": (("land_left", LANDSCAPES, 0, landscape),),
        "used": (("used", LANDSCAPES, 0, landscape),),
        "fincas": (("finca_left", kinds, 0, MOST),),
        "sites": (("site_state", SITES, 0, SCORED), ("site_value", SITES, 0, kinds - 1)),
        "letters": (("stack", len(d["stack"]), 0, SITES - 1),),
    }
    rules = {"seat": "C-M3", "bag": "C-M1", "gone": "C-M1", "box": "C-M2", "used": "C-M2", "market": "C-M4"}
    for line, fields in rows.items():
        for name, length, low, high in fields:
            if len(d[name]) != length or not all(low <= value <= high for value in d[name]):
                yield Impossible(
                    line, f"{name} are {length} numbers from {low} to {high}", rules.get(line, "C-M5")
                )
    for p, held in enumerate(d["held"]):
        if len(held) != LANDSCAPES or not all(0 <= count <= landscape for count in held):
            yield Impossible(
                f"seat {p + 1}", f"player {p + 1} has more tiles of a kind than there are", "C-M2"
            )


def _ground_faults(d: Mapping[str, Any], board: Board) -> Iterator[Impossible]:
    """Check that pieces lie on the board, and no two plantations or rocks on one space. C-P1."""
    sets = board.layout.sets()
    free, taken = sets["open"] | sets["rocks"], 0
    for spaces in (d["open"], d["rocks"], *d["fruit"]):
        if spaces & ~free or spaces & taken:
            yield Impossible("grid", "a space is taken twice, or is not on the board", "C-P1")
        taken |= spaces
    if d["wells"] & ~taken or d["land_todo"] & ~d["open"]:
        yield Impossible("grid", "a well without a tile, or a landscape space that is built on", "C-P1")
    for f in range(FRUITS):
        owned = d["neutral"][f]
        for own in d["own"]:
            if own[f] & owned:
                yield Impossible("grid", "a plantation has two owners", "C-P1")
            owned |= own[f]
        if owned != d["fruit"][f]:
            yield Impossible("grid", "a plantation has no owner", "C-P1")
    laid = 0
    for spaces in d["land"]:
        if spaces & ~d["open"] or spaces & laid:
            yield Impossible("grid", "a landscape tile lies where no open space is", "C-S1")
        laid |= spaces


def _region_faults(d: Mapping[str, Any]) -> Iterator[Impossible]:
    """Check that there are no more regions than workers. C-P3."""
    for p, masks in enumerate(d["own"]):
        regions = sum(1 for m in masks for _ in parts(m))
        if regions > material().workers:
            why = f"player {p + 1} has {regions} regions, but only {material().workers} workers"
            yield Impossible("grid", why, "C-P3")


# ---- pieces -----------------------------------------------------------------
def _piece_faults(d: Mapping[str, Any], board: Board, box: Mapping[str, Any]) -> Iterator[Impossible]:
    """Check that there are no more pieces than in the box, and the hand. C-M1, C-M2, C-M5, C-B1, C-B4."""
    for k, there in enumerate(material().landscape):
        loose = d["land_left"][k] + d["used"][k] + sum(held[k] for held in d["held"])
        count = d["land"][k].bit_count() + loose
        if count > there:
            yield Impossible("box", f"{count} {LANDSCAPE[k]} tiles, but there are only {there}", "C-M2")
    for t in range(TILES):
        loose = d["bag"][t] + d["gone"][t] + d["market"].count(t) + d["hand"].count(t)
        if loose + d["fruit"][t >> 1].bit_count() > MOST:
            yield Impossible("bag", f"more than {MOST} tiles of {tile_name(t)}", "C-M1")
    hand = sum(t >= 0 for t in d["hand"])
    if hand and not (d["main_done"] or d["carting"]):
        yield Impossible("hand", "tiles in hand, but nothing was bought", "C-B1")
    if hand and d["ending"]:
        yield Impossible("hand", "tiles in hand, but the turn is ending", "C-B4")
    longest = max(len(line) for line in board.lines)
    if hand > longest:
        yield Impossible("hand", f"{hand} tiles in hand, but no market line has more than {longest}", "C-B1")
    standing = [d["site_value"][s] for s in range(SITES) if d["site_state"][s] >= BUILT]
    for v, there in enumerate(box["fincas"]):
        count = d["finca_left"][v] + standing.count(v) + (d["finca_drawn"] == v)
        if count > there:
            why = f"{count} Fincas {finca_text(v)}, but there are only {there}"
            yield Impossible("fincas", why, "C-M5", playable=True)


def _site_faults(d: Mapping[str, Any], board: Board, box: Mapping[str, Any]) -> Iterator[Impossible]:
    """Check site tiles, and that a Finca which is due or drawn has a place to go. C-N1, C-S4."""
    for s in range(SITES):
        if bool(d["site_state"][s]) != (LETTERS[s] in board.sites):
            yield Impossible("sites", f"{LETTERS[s]} is not on this board", "C-M5")
    for s in d["stack"]:
        if d["site_state"][s] != PRINTED:
            yield Impossible("letters", f"site tile {LETTERS[s]} cannot be in the stack", "C-S4")
    drawn = d["finca_drawn"] >= 0
    if d["finca_due"] and (drawn or not sum(d["finca_left"])):
        yield Impossible("turn", "a Finca is due, but none can be drawn", "C-N1")
    if (d["finca_due"] or drawn) and not d["site_state"].count(REVEALED):
        yield Impossible("turn", "no site is revealed for the Finca", "C-N1")
    if d["land_todo"].bit_count() > sum(d["land_left"]):
        yield Impossible("box", "too few landscape tiles in the box for the spaces without one", "C-S1")


# ---- moments ----------------------------------------------------------------
def _setup_faults(d: Mapping[str, Any]) -> Iterator[Impossible]:
    """Check that starting Fincas have sites, and who is in turn. C-S2, C-S5, C-V3."""
    unused = [s for s, life in enumerate(d["site_state"]) if life == PRINTED]
    first = d["start_site"]
    if first >= 0 and (first not in unused or first in d["stack"] or not d["random_start"]):
        yield Impossible("turn", f"{LETTERS[first]} cannot be the next starting site", "C-V3")
    if d["random_start"]:
        sites = len(d["stack"]) + (first >= 0)
    else:
        starters = [s for s in unused if d["start_sites"] >> s & 1]
        sites = len(starters)
        for s in starters:
            if d["setup_left"] and s in d["stack"]:
                why = f"site tile {LETTERS[s]} cannot be in the stack: a starting Finca goes there"
                yield Impossible("letters", why, "C-S2")
    if d["setup_left"] > min(sites, sum(d["finca_left"]) - bool(d["finca_due"])):
        yield Impossible("turn", f"setup_left={d['setup_left']}: too few sites or Fincas for that", "C-S2")
    begun = d["finca_drawn"] >= 0 or d["finca_due"] or any(t >= 0 for t in d["hand"])
    moved = any(d[name] for name in ("turns", "main_done", "ending", "passed", "reason"))
    if d["seat"] < 0 and (begun or moved):
        yield Impossible("turn", "nobody is in turn", "C-S5")

"""Written positions that the hot core must never meet: it counts in small numbers and checks no bounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from terroir.games.citrus.actions import LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, Board, material, parts
from terroir.games.citrus.terms import PRINTED, REVEALED

Written = dict[str, Any]
MOST = 120
"""Tiles of a kind that the hot core can count; drawn positions may have more than the box."""


def faults(d: Written, board: Board) -> Iterator[str]:
    """Everything in a written position that no game could come to and that the rules could not go on from."""
    yield from _region_faults(d)
    yield from _piece_faults(d, board)
    yield from _site_faults(d)
    yield from _setup_faults(d)


def _region_faults(d: Written) -> Iterator[str]:
    for p, masks in enumerate(d["own"]):
        regions = sum(1 for m in masks for _ in parts(m))
        if regions > material().workers:
            yield f"player {p + 1} has {regions} regions, but only {material().workers} workers"


def _piece_faults(d: Written, board: Board) -> Iterator[str]:
    """No more landscape tiles than there are, no larger hand than a market line. C-M2, C-B1."""
    for k, there in enumerate(material().landscape):
        loose = d["land_left"][k] + d["used"][k] + sum(held[k] for held in d["held"])
        count = d["land"][k].bit_count() + loose
        if count > there:
            yield f"{count} {LANDSCAPE[k]} tiles, but there are only {there}"
    for spaces in d["land"]:
        if spaces & d["rocks"]:
            yield "a landscape tile lies on a rock"
    for t in range(10):
        loose = d["bag"][t] + d["gone"][t] + d["market"].count(t) + d["hand"].count(t)
        if loose + d["fruit"][t >> 1].bit_count() > MOST:
            yield f"more than {MOST} tiles of {tile_name(t)}"
    hand = sum(t >= 0 for t in d["hand"])
    longest = max(len(line) for line in board.lines)
    if hand > longest:
        yield f"{hand} tiles in hand, but no market line has more than {longest}"


def _site_faults(d: Written) -> Iterator[str]:
    """Site tiles of unused sites only; a Finca that is due or drawn has a place to go. C-N1, C-S4."""
    for s in d["stack"]:
        if d["site_state"][s] != PRINTED:
            yield f"site tile {LETTERS[s]} cannot be in the stack"
    revealed = d["site_state"].count(REVEALED)
    drawn = d["finca_drawn"] >= 0
    if d["finca_due"] and (drawn or not sum(d["finca_left"])):
        yield "a Finca is due, but none can be drawn"
    if (d["finca_due"] or drawn) and not revealed:
        yield "no site is revealed for the Finca"
    if d["land_todo"].bit_count() > sum(d["land_left"]):
        yield "too few landscape tiles in the box for the spaces without one"


def _setup_faults(d: Written) -> Iterator[str]:
    """Starting Fincas to come have sites; nobody is in turn only before the first turn. C-S2, C-S5, C-V3."""
    unused = [s for s, life in enumerate(d["site_state"]) if life == PRINTED]
    first = d["start_site"]
    if first >= 0 and (first not in unused or first in d["stack"] or not d["random_start"]):
        yield f"{LETTERS[first]} cannot be the next starting site"
    if d["random_start"]:
        sites = len(d["stack"]) + (d["start_site"] >= 0)
    else:
        sites = sum(d["start_sites"] >> s & 1 for s in unused)
    if d["setup_left"] > min(sites, sum(d["finca_left"])):
        yield f"setup_left={d['setup_left']}: too few sites or Fincas for that"
    begun = d["finca_drawn"] >= 0 or d["finca_due"] or any(t >= 0 for t in d["hand"])
    if d["seat"] < 0 and (begun or any(d[name] for name in ("turns", "main_done", "ending", "passed"))):
        yield "nobody is in turn"

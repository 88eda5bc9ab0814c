"""What a player or spectator sees: in Citrus everything, horses included (C-L1).

Horses were public when they were taken, so they are no secret to the engine; `shown_horses` is what a
screen shows of them unless the table plays with open horses.
"""

from __future__ import annotations

from typing import Any

from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, names_of
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, REVEALED, SCORED


class View:
    """The table as one seat sees it: a copy of its own, so that nothing done with it reaches the game."""

    __slots__ = ("_state", "viewer")

    def __init__(self, state: State, viewer: int | None) -> None:
        self._state = state.clone()
        self.viewer = viewer

    def world(self) -> State:
        """A fresh copy of all that is known, to try things on."""
        return self._state.clone()

    def written(self) -> dict[str, Any]:
        """All that is known, in plain numbers and sets."""
        return self._state.written()

    @property
    def settings(self) -> dict[str, str]:
        return self._state.settings

    def shown_horses(self, seat: int) -> int | None:
        """Horses of a seat as a screen shows them; None where they lie face down."""
        shown = seat == self.viewer or self.settings["open-horses"] == "yes" or self._state.reason
        return self._state.horse_points(seat) if shown else None


def to_json(view: View) -> dict[str, Any]:
    """The view as clients get it: spaces and pieces by name."""
    d = view.written()
    state = view.world()
    return {
        "game": "citrus",
        "viewer": view.viewer,
        "options": view.settings,
        "turn": {
            "seat": d["seat"],
            "number": d["turns"],
            "main_done": bool(d["main_done"]),
            "passes": d["passes"],
        },
        "players": [_player(view, state, d, p) for p in range(d["players"])],
        "market": [tile_name(t) if t >= 0 else None for t in d["market"]],
        "hand": [{"market": i + 1, "tile": tile_name(t)} for i, t in enumerate(d["hand"]) if t >= 0],
        "bag": {tile_name(t): n for t, n in enumerate(d["bag"])},
        "bag_short": bool(d["bag_short"]),
        "fincas_left": {finca_text(v): n for v, n in enumerate(d["finca_left"])},
        "finca_drawn": finca_text(d["finca_drawn"]) if d["finca_drawn"] >= 0 else None,
        "sites_left": [LETTERS[s] for s in d["stack"]],
        "sites": {LETTERS[s]: _site(d, s) for s, life in enumerate(d["site_state"]) if life},
        "neutral": {FRUITS[f]: list(names_of(m)) for f, m in enumerate(d["neutral"]) if m},
        "wells": list(names_of(d["wells"])),
        "rocks": list(names_of(d["rocks"])),
        "landscape": {s: LANDSCAPE[k] for k in range(9) for s in names_of(d["land"][k])},
        "over": d["reason"],
    }


def _player(view: View, state: State, d: dict[str, Any], p: int) -> dict[str, Any]:
    workers = state.workers(p)
    return {
        "score": d["score"][p],
        "coins": d["coins"][p],
        "workers": workers,
        "regions": [{"fruit": FRUITS[f], "spaces": list(names_of(m))} for f, m in state.regions(p)],
        "tiles": [LANDSCAPE[k] for k in range(3, 9) for _ in range(d["held"][p][k])],
        "horses": view.shown_horses(p),
        "horse_tiles": sum(d["held"][p][:3]),
    }


def _site(d: dict[str, Any], s: int) -> dict[str, Any]:
    life = d["site_state"][s]
    return {
        "revealed": life == REVEALED,
        "finca": finca_text(d["site_value"][s]) if life >= BUILT else None,
        "scored": life == SCORED,
    }

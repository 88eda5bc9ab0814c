"""What a player or spectator sees: in Citrus everything, horses included (C-L1).

Horses were public when they were taken, so they are no secret to the engine; `shown_horses` is what a
screen shows of them unless the table plays with open horses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, load, names_of
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, REVEALED, SCORED

TILES = [tile_name(t) for t in range(10)]


class View:
    """The table as one seat sees it: a copy of its own, so that nothing done with it reaches the game."""

    __slots__ = ("_common", "_state", "_written", "viewer")

    def __init__(self, state: State, viewer: int | None) -> None:
        self._state = state.clone()
        self._written: dict[str, Any] | None = None
        self._common: dict[str, Any] | None = None
        self.viewer = viewer

    def through(self, viewer: int | None) -> View:
        """The same moment with other eyes. What is the same for all is worked out once."""
        other = View.__new__(View)
        other._state, other._written, other._common = self._state, self.written(), self.common()
        other.viewer = viewer
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (self.written(), self.settings, self.viewer)

    def world(self) -> State:
        """A fresh copy of all that is known, to try things on."""
        return self._state.clone()

    def written(self) -> dict[str, Any]:
        """All that is known, in plain numbers and sets; to be read only."""
        if self._written is None:
            self._written = self._state.written()
        return self._written

    def common(self) -> dict[str, Any]:
        """What of the JSON is the same for all viewers; to be read only."""
        if self._common is None:
            self._common = _common(self.written(), self.settings)
        return self._common

    @property
    def settings(self) -> dict[str, str]:
        return self._state.settings

    def workers(self, seat: int) -> int:
        """Workers on the mat of a seat."""
        return self._state.workers(seat)

    def regions(self, seat: int) -> list[tuple[int, int]]:
        """The regions of a seat: (fruit, set) each, by their first spaces."""
        return self._state.regions(seat)

    def shown_horses(self, seat: int) -> int | None:
        """Horses of a seat as a screen shows them; None where they lie face down."""
        shown = seat == self.viewer or self.settings["open-horses"] == "yes" or self._state.reason
        return self._state.horse_points(seat) if shown else None


def _read(d: dict[str, Any], settings: dict[str, str], viewer: int | None) -> View:
    """A view that came from another process."""
    state = State()
    state.settings = settings
    state.read(load(settings["board"]).layout, d)
    return View(state, viewer)


def to_json(view: View) -> dict[str, Any]:
    """The view as clients get it: spaces and pieces by name."""
    d = view.written()
    players = [_player(view, d, p) for p in range(d["players"])]
    return {**view.common(), "viewer": view.viewer, "players": players}


def _common(d: dict[str, Any], settings: dict[str, str]) -> dict[str, Any]:
    return {
        "game": "citrus",
        "viewer": None,
        "options": settings,
        "turn": {
            "seat": d["seat"],
            "number": d["turns"],
            "main_done": bool(d["main_done"]),
            "passes": d["passes"],
        },
        "players": [],
        "market": [TILES[t] if t >= 0 else None for t in d["market"]],
        "hand": [{"market": i + 1, "tile": TILES[t]} for i, t in enumerate(d["hand"]) if t >= 0],
        "bag": dict(zip(TILES, d["bag"], strict=True)),
        "bag_short": bool(d["bag_short"]),
        "fincas_left": {finca_text(v): n for v, n in enumerate(d["finca_left"])},
        "finca_drawn": finca_text(d["finca_drawn"]) if d["finca_drawn"] >= 0 else None,
        "sites_left": [LETTERS[s] for s in d["stack"]],
        "sites": _sites(tuple(d["site_state"]), tuple(d["site_value"])),
        "neutral": {FRUITS[f]: list(names_of(m)) for f, m in enumerate(d["neutral"]) if m},
        "wells": list(names_of(d["wells"])),
        "rocks": list(names_of(d["rocks"])),
        "landscape": _landscape(tuple(d["land"])),
        "over": d["reason"],
    }


def _player(view: View, d: dict[str, Any], p: int) -> dict[str, Any]:
    held = d["held"][p]
    return {
        "score": d["score"][p],
        "coins": d["coins"][p],
        "workers": view.workers(p),
        "regions": [{"fruit": FRUITS[f], "spaces": list(names_of(m))} for f, m in view.regions(p)],
        "tiles": [LANDSCAPE[k] for k in range(3, 9) for _ in range(held[k])],
        "horses": view.shown_horses(p),
        "horse_tiles": sum(held[:3]),
    }


# What changes seldom is worked out once, for all viewers and until it changes.
@lru_cache(1 << 9)
def _sites(lives: tuple[int, ...], values: tuple[int, ...]) -> dict[str, dict[str, Any]]:
    return {
        LETTERS[s]: {
            "revealed": life == REVEALED,
            "finca": finca_text(values[s]) if life >= BUILT else None,
            "scored": life == SCORED,
        }
        for s, life in enumerate(lives)
        if life
    }


@lru_cache(1 << 9)
def _landscape(land: tuple[int, ...]) -> dict[str, str]:
    return {space: LANDSCAPE[k] for k in range(9) for space in names_of(land[k])}

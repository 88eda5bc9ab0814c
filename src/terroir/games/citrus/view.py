"""What a player or spectator sees: in Citrus everything, horses included (C-L1).

Horses were public when they were taken, so they are no secret to the engine; `shown_horses` is what a
screen shows of them unless the table plays with open horses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from terroir.games.citrus.actions import FRUITS, LANDSCAPE, tile_name
from terroir.games.citrus.board import LETTERS, load, names_of
from terroir.games.citrus.notation import finca_text
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import BUILT, REVEALED, SCORED

TILES = [tile_name(t) for t in range(10)]
Player: TypeAlias = tuple[int, int, int, list[tuple[int, int]], list[int]]
"""What everybody sees of a player: points, coins, workers at home, regions, landscape tiles."""
Yields: TypeAlias = tuple[dict[str, tuple[int, int]], int, int]
"""Fruit and points of each region by its first space, workers at home, coins that there is room for."""
MOST_COINS = 12


class View:
    """The table as one seat sees it: a copy of its own, so that nothing done with it reaches the game."""

    __slots__ = ("_common", "_state", "_written", "_yields", "viewer")

    def __init__(self, state: State, viewer: int | None) -> None:
        self._state = state.clone()
        self._written: dict[str, Any] | None = None
        self._common: dict[str, Any] | None = None
        self._yields: Yields | None = None
        self.viewer = viewer

    def through(self, viewer: int | None) -> View:
        """The same moment with other eyes. What is the same for all is worked out once."""
        other = View.__new__(View)
        other._state, other._written, other._common = self._state, self.written(), self.common()
        other._yields, other.viewer = None, viewer
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

    def parts(self) -> dict[str, Any]:
        """What clients get, by its keys, in plain numbers and sets; to be read only."""
        common = self.common()
        players = [(known, self.shown_horses(seat)) for seat, known in enumerate(common["players"])]
        return {**common, "viewer": self.viewer, "players": players}

    def common(self) -> dict[str, Any]:
        """The parts as far as they are the same for all viewers; to be read only."""
        if self._common is None:
            self._common = self._work_out()
        return self._common

    def _work_out(self) -> dict[str, Any]:
        d = self.written()
        return {
            "game": "citrus",
            "viewer": None,
            "options": self.settings,
            "turn": (d["seat"], d["turns"], d["main_done"], d["passes"]),
            "players": [
                (d["score"][p], d["coins"][p], self.workers(p), self.regions(p), d["held"][p])
                for p in range(d["players"])
            ],
            "market": d["market"],
            "hand": d["hand"],
            "bag": d["bag"],
            "bag_short": d["bag_short"],
            "fincas_left": d["finca_left"],
            "finca_drawn": d["finca_drawn"],
            "sites_left": d["stack"],
            "sites": (d["site_state"], d["site_value"]),
            "neutral": d["neutral"],
            "wells": d["wells"],
            "rocks": d["rocks"],
            "landscape": d["land"],
            "over": d["reason"],
        }

    @property
    def settings(self) -> dict[str, str]:
        return self._state.settings

    def workers(self, seat: int) -> int:
        """Workers on the mat of a seat."""
        return self._state.workers(seat)

    def regions(self, seat: int) -> list[tuple[int, int]]:
        """The regions of a seat: (fruit, set) each, by their first spaces."""
        return self._state.regions(seat)

    def yields(self) -> Yields:
        """What a harvest could bring the viewer. C-H1, C-H2."""
        if self._yields is None:
            d, seat = self.written(), self.viewer
            assert seat is not None
            wells: int = d["wells"]
            points = {
                names_of(body)[0]: (f, body.bit_count() + (body & wells).bit_count())
                for f, body in self.regions(seat)
            }
            self._yields = points, self.workers(seat), MOST_COINS - d["coins"][seat]
        return self._yields

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
    return {key: part_to_json(key, part) for key, part in view.parts().items()}


def part_to_json(key: str, part: Any) -> Any:
    """A part of the view as clients get it."""
    written = _WRITTEN.get(key)
    return part if written is None else written(part)


def _turn(part: tuple[int, int, int, int]) -> dict[str, Any]:
    seat, number, main_done, passes = part
    return {"seat": seat, "number": number, "main_done": bool(main_done), "passes": passes}


def _players(part: list[tuple[Player, int | None]]) -> list[dict[str, Any]]:
    return [_player(known, horses) for known, horses in part]


def _player(known: Player, horses: int | None) -> dict[str, Any]:
    score, coins, workers, regions, held = known
    return {
        "score": score,
        "coins": coins,
        "workers": workers,
        "regions": [{"fruit": FRUITS[f], "spaces": list(names_of(m))} for f, m in regions],
        "tiles": [LANDSCAPE[k] for k in range(3, 9) for _ in range(held[k])],
        "horses": horses,
        "horse_tiles": sum(held[:3]),
    }


def _hand(part: list[int]) -> list[dict[str, Any]]:
    return [{"market": i + 1, "tile": TILES[t]} for i, t in enumerate(part) if t >= 0]


def _sites(part: tuple[list[int], list[int]]) -> dict[str, dict[str, Any]]:
    lives, values = part
    return {
        LETTERS[s]: {
            "revealed": life == REVEALED,
            "finca": finca_text(values[s]) if life >= BUILT else None,
            "scored": life == SCORED,
        }
        for s, life in enumerate(lives)
        if life
    }


_WRITTEN: dict[str, Callable[[Any], Any]] = {
    "turn": _turn,
    "players": _players,
    "market": lambda part: [TILES[t] if t >= 0 else None for t in part],
    "hand": _hand,
    "bag": lambda part: dict(zip(TILES, part, strict=True)),
    "bag_short": bool,
    "fincas_left": lambda part: {finca_text(v): n for v, n in enumerate(part)},
    "finca_drawn": lambda part: finca_text(part) if part >= 0 else None,
    "sites_left": lambda part: [LETTERS[s] for s in part],
    "sites": _sites,
    "neutral": lambda part: {FRUITS[f]: list(names_of(m)) for f, m in enumerate(part) if m},
    "wells": lambda part: list(names_of(part)),
    "rocks": lambda part: list(names_of(part)),
    "landscape": lambda part: {space: LANDSCAPE[k] for k in range(9) for space in names_of(part[k])},
}
"""How the parts are written that are not plain already."""

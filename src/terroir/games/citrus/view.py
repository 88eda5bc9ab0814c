"""What a player or spectator sees: in Citrus everything, horses included (C-L1).

Horses were public when they were taken, so they are no secret to the engine; `shown_horses` is what a
screen shows of them unless the table plays with open horses.
"""

from __future__ import annotations

from typing import Any

from terroir.games.citrus.board import load
from terroir.games.citrus.state import State


class View:
    """The table as one seat sees it: a copy of its own, so that nothing done with it reaches the game."""

    __slots__ = ("_state", "_written", "common", "mats", "viewer")

    def __init__(self, state: State, viewer: int | None) -> None:
        self._state = state.clone()
        self._written: dict[str, Any] | None = None
        self.common: dict[str, bytes] = {}
        """What is written alike for all viewers of this moment, once it is."""
        self.mats: dict[int, bytes] = {}
        """The players as they are written, by seat, but for their horses."""
        self.viewer = viewer

    def through(self, viewer: int | None) -> View:
        """The same moment with other eyes. What is the same for all is worked out once."""
        other = View.__new__(View)
        other._state, other._written, other.viewer = self._state, self._written, viewer
        other.common, other.mats = self.common, self.mats
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (self.written(), self.settings, self.viewer)

    def world(self) -> State:
        """A fresh copy of all that is known, to try things on."""
        return self._state.clone()

    @property
    def state(self) -> State:
        """All that is known; to be read only."""
        return self._state

    def written(self) -> dict[str, Any]:
        """All that is known, in plain numbers and sets; to be read only."""
        if self._written is None:
            self._written = self._state.written()
        return self._written

    @property
    def settings(self) -> dict[str, str]:
        return self._state.settings

    def shown(self) -> int:
        """The seats whose horses a screen shows, as a set; the others lie face down."""
        if self._state.reason or self.settings["open-horses"] == "yes":
            return (1 << self._state.players) - 1
        return 0 if self.viewer is None else 1 << self.viewer

    def shown_horses(self, seat: int) -> int | None:
        """Horses of a seat as a screen shows them; None where they lie face down."""
        return self._state.horse_points(seat) if self.shown() >> seat & 1 else None


def _read(d: dict[str, Any], settings: dict[str, str], viewer: int | None) -> View:
    """A view that came from another process."""
    state = State()
    state.settings = settings
    state.read(load(settings["board"]).layout, d)
    return View(state, viewer)

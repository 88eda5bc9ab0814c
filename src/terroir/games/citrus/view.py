"""What a player or spectator sees: in Citrus everything, horses included (C-L1).

Horses were public when they were taken, so they are no secret to the engine; `shown_horses` is what a
screen shows of them unless the table plays with open horses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from terroir.games.citrus.board import load
from terroir.games.citrus.state import State


class View:
    """The table as one seat sees it: a copy of its own, so that nothing done with it reaches the game."""

    __slots__ = ("_common", "_state", "_written", "viewer")

    def __init__(self, state: State, viewer: int | None) -> None:
        self._state = state.clone()
        self._written: dict[str, Any] | None = None
        self._common: dict[str, bytes] | None = None
        self.viewer = viewer

    def through(self, viewer: int | None) -> View:
        """The same moment with other eyes. What is the same for all is worked out once."""
        other = View.__new__(View)
        other._state, other._written, other._common = self._state, self._written, self.common()
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

    def parts(self) -> tuple[dict[str, bytes], dict[str, bytes]]:
        """What clients get, as JSON by its keys: what is common to all, and the rest; to be read only."""
        from terroir.games.citrus import writing

        seats = range(self._state.players)
        shown = sum([1 << seat for seat in seats if self.shows_horses(seat)])
        viewer = b"null" if self.viewer is None else b"%d" % self.viewer
        return self.common(), {"viewer": viewer, "players": writing.players(self._state, shown)}

    def common(self) -> dict[str, bytes]:
        """The parts that are the same for all viewers; to be read only."""
        if self._common is None:
            from terroir.games.citrus import writing

            settings = self.settings
            fixed = {"game": b'"citrus"', "options": _options(tuple(settings), tuple(settings.values()))}
            self._common = {**fixed, **writing.common(self._state)}
        return self._common

    def choices(self) -> bytes:
        """The legal actions of the player in turn, as they are offered; as JSON."""
        from terroir.games.citrus import writing
        from terroir.games.citrus.speech import FIXED

        return writing.choices(self._state, FIXED)

    def choice(self, code: int) -> tuple[bytes, bytes] | None:
        """The group of a legal action and how it stands there, as JSON; None if always in the same way."""
        from terroir.games.citrus import writing

        return writing.choice(self._state, code)

    @property
    def settings(self) -> dict[str, str]:
        return self._state.settings

    def workers(self, seat: int) -> int:
        """Workers on the mat of a seat."""
        return self._state.workers(seat)

    def regions(self, seat: int) -> list[tuple[int, int]]:
        """The regions of a seat: (fruit, set) each, by their first spaces."""
        return self._state.regions(seat)

    def shows_horses(self, seat: int) -> bool:
        """Whether a screen shows the horses of a seat; else they lie face down."""
        return seat == self.viewer or bool(self._state.reason) or self.settings["open-horses"] == "yes"

    def shown_horses(self, seat: int) -> int | None:
        """Horses of a seat as a screen shows them; None where they lie face down."""
        return self._state.horse_points(seat) if self.shows_horses(seat) else None


@lru_cache
def _options(names: tuple[str, ...], values: tuple[str, ...]) -> bytes:
    from terroir.games.citrus import writing

    return writing.written(dict(zip(names, values, strict=True)))


def _read(d: dict[str, Any], settings: dict[str, str], viewer: int | None) -> View:
    """A view that came from another process."""
    state = State()
    state.settings = settings
    state.read(load(settings["board"]).layout, d)
    return View(state, viewer)


def to_json(view: View) -> dict[str, Any]:
    """The view as clients get it: spaces and pieces by name."""
    import json

    return {key: json.loads(part) for some in view.parts() for key, part in some.items()}

"""Views as clients get them: what the hot core writes, put together for each viewer."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from terroir.games.citrus import writing
from terroir.games.citrus.speech import FIXED
from terroir.games.citrus.view import View


def parts(view: View) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The view as JSON by its keys: what is common to all, and the rest; to be read only."""
    if not view.common:
        settings = view.settings
        view.common["game"] = b'"citrus"'
        view.common["options"] = _options(tuple(settings), tuple(settings.values()))
        view.common.update(writing.common(view.state))
    viewer = b"null" if view.viewer is None else b"%d" % view.viewer
    return view.common, {"viewer": viewer, "players": writing.players(view.state, view.shown())}


@lru_cache
def _options(names: tuple[str, ...], values: tuple[str, ...]) -> bytes:
    return writing.written(dict(zip(names, values, strict=True)))


def choices(view: View) -> bytes:
    """The legal actions of the player in turn, as they are offered; as JSON."""
    return writing.choices(view.state, FIXED)


def to_json(view: View) -> dict[str, Any]:
    """The view as clients get it: spaces and pieces by name."""
    return {key: json.loads(part) for some in parts(view) for key, part in some.items()}

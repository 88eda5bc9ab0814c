"""Views as clients get them: what the hot core writes, put together for each viewer."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from terroir.games.citrus import offering, writing
from terroir.games.citrus.view import View


def parts(view: View, last: View | None = None) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The view as JSON by its keys: what is common to all, and the rest; to be read only.

    What has not changed since a `last` view is not written again.
    """
    if not view.common:
        _write_common(view, last)
    viewer = b"null" if view.viewer is None else b"%d" % view.viewer
    return view.common, {"viewer": viewer, "players": writing.players(view.state, view.shown(), view.mats)}


def _write_common(view: View, last: View | None) -> None:
    settings, state = view.settings, view.state
    view.common["game"] = b'"citrus"'
    view.common["options"] = _options(tuple(settings), tuple(settings.values()))
    if last is None or not last.common:
        writing.common(state, state, {}, view.common)
    else:
        writing.common(state, last.state, last.common, view.common)
        view.mats.update(writing.unchanged(state, last.state, last.mats))


@lru_cache
def _options(names: tuple[str, ...], values: tuple[str, ...]) -> bytes:
    return writing.written(dict(zip(names, values, strict=True)))


def choices(view: View) -> bytes:
    """The legal actions of the player in turn, as they are offered; as JSON."""
    return offering.choices(view.state)


def to_json(view: View) -> dict[str, Any]:
    """The view as clients get it: spaces and pieces by name."""
    return {key: json.loads(part) for some in parts(view) for key, part in some.items()}

"""The games there are: every folder of `terroir.games` with a `game.py` that holds a `GAME`."""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from terroir.core.errors import UnknownGame
from terroir.core.game import AnyGame

FOLDER = "terroir.games"


@cache
def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    if find_spec(FOLDER) is None:
        return ()
    folders = [found.name for found in pkgutil.iter_modules(import_module(FOLDER).__path__) if found.ispkg]
    return tuple(sorted(name for name in folders if find_spec(f"{FOLDER}.{name}.game")))


def load(name: str) -> AnyGame:
    """The game of that name."""
    # Only a name from the folder is ever imported, so that no text from outside chooses a module.
    if name not in games():
        raise UnknownGame(f"no game {name[:40]!r}: {_suggestion(name)}")
    game: AnyGame = import_module(f"{FOLDER}.{name}.game").GAME
    return game


def _suggestion(name: str) -> str:
    close = get_close_matches(name[:40].lower(), games(), n=1)
    return f"did you mean {close[0]}?" if close else f"there is {', '.join(games()) or 'none'}"

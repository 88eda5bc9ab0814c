"""The games there are: folders of `terroir.games` with a GAME in their `game.py`, and installed packages.

A package brings games by entry points of the group `terroir.games`: the name, and where the GAME is.
Folders of `terroir.examples` are games to learn from: they can be played, and are in no list of games.
"""

from __future__ import annotations

import pkgutil
import re
import warnings
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from terroir.core.errors import OtherRules, UnknownGame
from terroir.core.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

FOLDER = "terroir.games"
EXAMPLES = "terroir.examples"
GROUP = "terroir.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


@cache
def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order; examples are none of them."""
    return tuple(sorted({*_folders(FOLDER), *filter(_can_be_loaded, _installed())}))


@cache
def examples() -> tuple[str, ...]:
    """The names of the games to learn from."""
    return _folders(EXAMPLES)


def load(name: str) -> AnyGame:
    """The game of that name, examples too."""
    # Only a name that was found is ever imported, so that no text from outside chooses a module.
    for folder in (FOLDER, EXAMPLES):
        if name in _folders(folder):
            game: AnyGame = import_module(f"{folder}.{name}.game").GAME
            return game
    if name in _installed():
        return _load(_installed()[name])
    raise UnknownGame(f"no game {name[:40]!r}: {_suggestion(name)}")


def by_rules(game: AnyGame, version: int) -> AnyGame:
    """The game by the rules of that version; OtherRules if this release does not have them."""
    found = game.at(version)
    if found is None:
        raise OtherRules(f"begun by version {version} of the rules of {game.name}, this is {game.version}")
    return found


def forget() -> None:
    """Look again at the next question."""
    for answer in (games, examples, _folders, _installed):
        answer.cache_clear()


@cache
def _folders(package: str) -> tuple[str, ...]:
    if find_spec(package) is None:
        return ()
    folders = [found.name for found in pkgutil.iter_modules(import_module(package).__path__) if found.ispkg]
    return tuple(sorted(name for name in folders if find_spec(f"{package}.{name}.game")))


@cache
def _installed() -> Mapping[str, EntryPoint]:
    from importlib.metadata import entry_points  # late: it takes longer to import than a whole game

    return {found.name: found for found in entry_points(group=GROUP) if NAME.fullmatch(found.name)}


def _can_be_loaded(name: str) -> bool:
    """A game from outside that is broken is not listed, so that all others can be; a warning says why."""
    try:
        _load(_installed()[name])
    except UnknownGame as error:
        warnings.warn(str(error), stacklevel=3)
        return False
    return True


@cache
def _load(found: EntryPoint) -> AnyGame:
    """A game from outside: whatever is wrong with it is said in one line."""
    try:
        game = found.load()
    except Exception as error:
        raise UnknownGame(f"the game {found.name} cannot be loaded from {found.value}: {error!r}") from error
    if not isinstance(game, Game) or game.name != found.name:
        raise UnknownGame(f"{found.value} is not a game called {found.name}")
    return game


def _suggestion(name: str) -> str:
    close = get_close_matches(name[:40].lower(), (*games(), *examples()), n=1)
    return f"did you mean {close[0]}?" if close else f"there is {', '.join(games()) or 'none'}"

"""Terroir: tabletop games as engine, server and client.

What a program needs to play is here, and described in docs/api.md; everything else may change.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from terroir.bots.analysis import analyse as analyse
    from terroir.bots.budget import Budget as Budget
    from terroir.bots.codes import bot as bot
    from terroir.bots.levels import levels as levels
    from terroir.bots.playing import play as play
    from terroir.core.errors import TerroirError as TerroirError
    from terroir.core.game import Action as Action
    from terroir.core.game import Chance as Chance
    from terroir.core.game import Decide as Decide
    from terroir.core.game import Event as Event
    from terroir.core.game import Game as Game
    from terroir.core.game import Objection as Objection
    from terroir.core.game import OpenGame as OpenGame
    from terroir.core.game import Outcome as Outcome
    from terroir.core.game import Over as Over
    from terroir.core.play import Match as Match
    from terroir.core.record import parse as parse
    from terroir.core.registry import games as list_games  # noqa: F401
    from terroir.core.registry import load as load
    from terroir.core.replay import from_match as from_match
    from terroir.core.replay import replay as replay
    from terroir.core.verify import verify as verify

# Imported when they are asked for, so that `import terroir` takes no time. In the order of docs/api.md.
_WHERE = {
    "list_games": "core.registry:games",  # `terroir.games` is the folder of the games
    "load": "core.registry",
    "play": "bots.playing",
    "Match": "core.play",
    "Decide": "core.game",
    "Chance": "core.game",
    "Over": "core.game",
    "Objection": "core.game",
    "Action": "core.game",
    "Outcome": "core.game",
    "Event": "core.game",
    "from_match": "core.replay",
    "parse": "core.record",
    "replay": "core.replay",
    "verify": "core.verify",
    "bot": "bots.codes",
    "levels": "bots.levels",
    "Budget": "bots.budget",
    "analyse": "bots.analysis",
    "Game": "core.game",
    "OpenGame": "core.game",
    "TerroirError": "core.errors",
}
__all__ = tuple(_WHERE)


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'terroir' has no attribute {name!r}")
    module, _, known_as = _WHERE[name].partition(":")
    value = globals()[name] = getattr(import_module(f"terroir.{module}"), known_as or name)
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_WHERE])

"""How strong a bot is, for people: a few named levels for every game, each a bot of fixed nodes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from terroir.bots.bot import Bot
from terroir.bots.codes import KINDS, bot, no_bot
from terroir.core.abilities import HasLevels
from terroir.core.registry import load

FALLBACK = (("practised", "greedy"),)
"""For a game that has no levels of its own."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of a game. `message` is the Fluent message of its name, with `.text` to explain it."""

    code: str
    message: str
    bot: str


def levels(game_name: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first; UnknownGame if there is no such game."""
    game = load(game_name)
    offered = game.levels if isinstance(game, HasLevels) else FALLBACK
    return tuple(Level(name, f"level-{name}", code) for name, code in offered)


def default_level(game_name: str) -> Level:
    """The level for somebody who has not chosen one: the middle of them."""
    offered = levels(game_name)
    return offered[len(offered) // 2]


@lru_cache(64)
def robot(game_name: str, code: str) -> Bot:
    """The bot of a level of the game, or of a code; UnknownBot if it is neither."""
    offered = {level.code: level.bot for level in levels(game_name)}
    if (name := code.partition(":")[0]) not in (*offered, *KINDS):
        raise no_bot(name, (*offered, *KINDS))
    return bot(offered.get(code, code))

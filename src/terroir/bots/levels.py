"""How strong a bot is, for people: a few named levels for every game, each a bot of fixed nodes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from terroir.bots.bot import Bot
from terroir.bots.codes import KINDS, bot, no_bot
from terroir.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Level:
    """A level of a game. `message` is the Fluent message of its name, with `.text` to explain it."""

    code: str
    message: str
    bot: str


def levels(game: AnyGame) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return tuple(Level(name, f"level-{name}", code) for name, code in game.levels)


def default_level(game: AnyGame) -> Level:
    """The level for somebody who has not chosen one: the middle of them."""
    offered = levels(game)
    return offered[len(offered) // 2]


@lru_cache(64)
def robot(game: AnyGame, code: str) -> Bot:
    """The bot of a level of the game, or of a code; UnknownBot if it is neither."""
    offered = {level.code: level.bot for level in levels(game)}
    if (name := code.partition(":")[0]) not in (*offered, *KINDS):
        raise no_bot(name, (*offered, *KINDS))
    return bot(offered.get(code, code))

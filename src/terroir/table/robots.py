"""The bots that may sit at a table: a level of its game, or any bot by its code."""

from __future__ import annotations

from functools import lru_cache

from terroir.bots.bot import Bot
from terroir.bots.codes import bot
from terroir.bots.levels import levels


@lru_cache(64)
def robot(game: str, code: str) -> Bot:
    """The bot of that level or code; UnknownBot if there is none."""
    named = {level.code: level.bot for level in levels(game)}
    return bot(named.get(code, code))

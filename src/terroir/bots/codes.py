"""Bots by short code, with parameters after a colon: `random`, `greedy`, `greedy:noise=50`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches

from terroir.bots.bot import Bot
from terroir.bots.rung0_random import RandomBot
from terroir.bots.rung1_greedy import GreedyBot
from terroir.core.errors import TerroirError

MOST = 1_000_000


class UnknownBot(TerroirError):
    """A code that no bot has, or parameters that the bot does not know."""

    code = "bot"


@dataclass(frozen=True, slots=True)
class Kind:
    """A rung of the ladder: how it is made, and its whole-number parameters."""

    make: Callable[..., Bot]
    parameters: tuple[str, ...] = ()


KINDS = {"random": Kind(RandomBot), "greedy": Kind(GreedyBot, ("noise",))}


def bot(code: str) -> Bot:
    """The bot of that code."""
    name, _, parameters = code.partition(":")
    if name not in KINDS:
        close = get_close_matches(name[:40].lower(), KINDS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(KINDS)}"
        raise UnknownBot(f"no bot {name[:40]!r}: {hint}")
    kind = KINDS[name]
    given = [_parameter(name, kind, text) for text in parameters.split(":") if text]
    if len(dict(given)) != len(given):
        raise UnknownBot(f"bot {name}: a parameter is given twice")
    return kind.make(**dict(given))


def _parameter(name: str, kind: Kind, text: str) -> tuple[str, int]:
    key, _, value = text.partition("=")
    if key not in kind.parameters:
        known = ", ".join(f"{parameter}=NUMBER" for parameter in kind.parameters) or "none"
        raise UnknownBot(f"bot {name} has no parameter {key[:40]!r}: there is {known}")
    if not (value.isascii() and value.isdigit()) or len(value) > 7 or int(value) > MOST:
        raise UnknownBot(f"bot {name}: {key} is a whole number up to {MOST}, not {value[:40]!r}")
    return key, int(value)

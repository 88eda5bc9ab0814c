"""Bots by short code, parameters after a colon, by place or by name: `greedy:noise=50`, `mc:1000`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from terroir.bots.bot import Bot
from terroir.bots.budget import Budget
from terroir.bots.rung0_random import RandomBot
from terroir.bots.rung1_greedy import GreedyBot
from terroir.bots.rung2_beam import BeamBot
from terroir.bots.rung3_mc import MonteCarloBot
from terroir.bots.rung4_mcts import TreeBot
from terroir.bots.rung4_mix import MixingBot
from terroir.core.errors import TerroirError

MOST = 1_000_000


class UnknownBot(TerroirError):
    """A code that no bot has, or parameters that the bot does not know."""

    code = "bot"


@dataclass(frozen=True, slots=True)
class Parameter:
    """How a parameter is read (ValueError says what it should be), and what stands for it in a list."""

    read: Callable[[str], Any]
    shown: str


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 7 or int(text) > MOST:
        raise ValueError(f"a whole number up to {MOST}")
    return int(text)


def _spots(text: str) -> tuple[str, ...]:
    if not re.fullmatch(r"[a-z-]{1,20}(\+[a-z-]{1,20}){0,4}", text):
        raise ValueError("one blind spot or several, joined by +")
    return tuple(text.split("+"))


def _word(text: str) -> str:
    if not re.fullmatch(r"[a-z]{1,20}", text):
        raise ValueError("a word")
    return text


NUMBER = Parameter(_number, "NUMBER")
BUDGET = Parameter(Budget.parse, "NODES|TIME")
SPOTS = Parameter(_spots, "SPOT+SPOT")
WORD = Parameter(_word, "WORD")


@dataclass(frozen=True, slots=True)
class Kind:
    """A rung of the ladder: how it is made, and its parameters in the order in which they may be given."""

    make: Callable[..., Bot]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


FLAT = {"budget": BUDGET, "threads": NUMBER, "loss": NUMBER, "blind": SPOTS, "play": WORD}

KINDS = {
    "random": Kind(RandomBot),
    "greedy": Kind(GreedyBot, {"noise": NUMBER}),
    "beam": Kind(BeamBot, {"width": NUMBER}),
    "mc": Kind(MonteCarloBot, FLAT),
    "mix": Kind(MixingBot, FLAT),
    "mcts": Kind(TreeBot, {"budget": BUDGET, "threads": NUMBER, "play": WORD}),
}


def no_bot(name: str, known: Collection[str]) -> UnknownBot:
    """What to say of a name that is none of those known."""
    close = get_close_matches(name[:40].lower(), known, n=1)
    hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(known)}"
    return UnknownBot(f"no bot {name[:40]!r}: {hint}")


def bot(code: str) -> Bot:
    """The bot of that code."""
    name, _, parameters = code.partition(":")
    if name not in KINDS:
        raise no_bot(name, KINDS)
    kind = KINDS[name]
    texts = [text for text in parameters.split(":") if text]
    given = [_parameter(name, kind, place, text) for place, text in enumerate(texts)]
    if len(dict(given)) != len(given):
        raise UnknownBot(f"bot {name}: a parameter is given twice")
    return kind.make(**dict(given))


def _parameter(name: str, kind: Kind, place: int, text: str) -> tuple[str, Any]:
    key, named, value = text.partition("=")
    if not named and place < len(kind.parameters):
        key, value = list(kind.parameters)[place], text
    if key not in kind.parameters:
        known = ", ".join(f"{known}={p.shown}" for known, p in kind.parameters.items()) or "none"
        raise UnknownBot(f"bot {name} has no parameter {key[:40]!r}: there is {known}")
    try:
        return key, kind.parameters[key].read(value)
    except ValueError as error:
        raise UnknownBot(f"bot {name}: {key} is {error}, not {value[:40]!r}") from error

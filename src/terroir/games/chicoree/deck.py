"""Decks as data: how many cards there are of each kind, for how many players. K-M1, K-M3.

A deck is named (`house`), or named and changed (`house,shop=6,export=3`), so that whoever owns the printed
game can write its counts down without touching a file. docs/chicoree-deck.md tells how.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Literal

from terroir.core.abilities import Fault, Made
from terroir.core.errors import BadOptions, BadPosition
from terroir.core.game import Message
from terroir.games import data
from terroir.games.chicoree.terms import BLOSSOM, CARDS, CHAIN, EXPORT, SEEDS

HOUSE = "house"
STARTS = ("egypt", "greece", "monks")
STEPS = ("seeds", "sow", "factory", "harvest", "roast", "shop", "export")
JOKER = "chicory"
DESTROYERS = ("disease", "storm", "cold-rain", "fire")
AFFLICTERS = ("overproduction", "coffee-tea-cocoa")
OCHRE = ("in-fashion", "blockade", "health")
MOST_FLOWERS = CARDS - 1 - BLOSSOM
CHALLENGES = tuple(f"challenge{flowers}" for flowers in range(1, MOST_FLOWERS + 1))
NAMES = (*STARTS, *STEPS, JOKER, *DESTROYERS, *AFFLICTERS, *OCHRE, *CHALLENGES)
NUMBER = {name: k for k, name in enumerate(NAMES)}
Sort = Literal["start", "step", "joker", "destroyer", "afflicter", "ochre", "challenge"]
SORTS: dict[Sort, tuple[str, ...]] = {
    "start": STARTS,
    "step": STEPS,
    "joker": (JOKER,),
    "destroyer": DESTROYERS,
    "afflicter": AFFLICTERS,
    "ochre": OCHRE,
    "challenge": CHALLENGES,
}
SORT = {name: sort for sort, names in SORTS.items() for name in names}


@cache
def material() -> dict[str, Any]:
    """What the rules count with, beside the cards."""
    return data.read_table(__package__, "material.toml")


def most() -> int:
    """Cards of one kind in a deck."""
    return int(material()["most_of_a_kind"])


def step_card(step: int) -> str:
    """The card of a step of the chain, 1 to 7."""
    return NAMES[CHAIN + step]


@cache
def names() -> tuple[str, ...]:
    """The decks there are, the house deck first."""
    return (HOUSE, *(name for name in data.names(__package__, "decks", ".toml") if name != HOUSE))


def load(text: str, players: int) -> tuple[int, ...]:
    """How many cards there are of each kind, in the order of `NAMES`, for so many players."""
    return _load(tidy(text), players)


@lru_cache(64)
def _load(text: str, players: int) -> tuple[int, ...]:
    name, *changes = _parts(text)
    if name not in names():
        raise BadOptions(f"no deck {name[:40]!r}: there is {', '.join(names())}")
    table = data.read_table(__package__, "decks", f"{name}.toml")
    counts = _counts(
        name, {**table["cards"], **table.get("players", {}).get(str(players), {}), **_given(changes)}
    )
    for fault in faults(counts):
        raise BadOptions(f"deck {name}: {fault}")
    return counts


def tidy(text: str) -> str:
    """The same deck, always written in the same way."""
    name, *changes = _parts(text)
    given = _given(changes)
    return ",".join([name, *(f"{card}={given[card]}" for card in NAMES if card in given)])


def faults(counts: tuple[int, ...]) -> list[Fault]:
    """What keeps the game from being played with so many cards of each kind: a missing step, no start."""
    found: list[Fault] = []
    missing = tuple(NAMES[k] for k in range(SEEDS, EXPORT + 1) if counts[k] == 0)
    if missing and not counts[NUMBER[JOKER]]:
        text = f"nobody can complete the chain without {', '.join(missing)}"
        cards = tuple(Message(f"card-{card}") for card in missing)
        found.append(Fault(text, Message("deck-fault-chain", {"list": cards}), missing))
    if not any(counts[: len(STARTS)]):
        found.append(Fault("nobody can lay a start, there is none", Message("deck-fault-start"), STARTS))
    return found


def made(text: str) -> Made:
    """A deck as its file tells it: a title, and how many cards there are of each kind, else none."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of many digits is a plain ValueError
        raise BadPosition(f"deck: {error}") from error
    if odd := [key for key in table if key not in ("title", "cards")]:
        raise BadPosition(f"deck: {odd[0][:40]!r} is neither title nor cards")
    title, cards = table.get("title", ""), table.get("cards")
    if not isinstance(title, str) or not isinstance(cards, dict):
        raise BadPosition("deck: there is no title, or no table [cards]")
    try:
        counts = _counts(title, cards)
    except BadOptions as error:
        raise BadPosition(str(error)) from error
    content = dict(zip(NAMES, counts, strict=True))
    deck = ",".join([HOUSE, *(f"{card}={count}" for card, count in content.items())])
    return Made(title, {"deck": deck}, {"cards": content}, tuple(faults(counts)))


def model(name: str) -> str:
    """The file of a deck that comes with the game, as it is for most numbers of players."""
    cards = data.read_table(__package__, "decks", f"{name}.toml")["cards"]
    counts = [f"{card} = {cards.get(card, 0)}" for card in NAMES]
    return "\n".join([f'title = "{name}"', "[cards]", *counts, ""])


def _parts(text: str) -> list[str]:
    return text.replace(",", " ").split() or [HOUSE]


def _given(changes: list[str]) -> dict[str, int]:
    given: dict[str, int] = {}
    for change in changes:
        card, equals, count = change.partition("=")
        if card not in NUMBER:
            raise BadOptions(f"deck: {card[:40]!r} is none of {', '.join(NAMES)}")
        if not equals or not count.isascii() or not count.isdigit() or len(count) > 2:
            raise BadOptions(f"deck: {change[:40]!r} should be CARD=COUNT, the count at most {most()}")
        given[card] = int(count)
    return given


def _counts(name: str, given: Mapping[str, Any]) -> tuple[int, ...]:
    for card, count in given.items():
        if card not in NUMBER:
            raise BadOptions(f"deck {name}: {card[:40]!r} is none of {', '.join(NAMES)}")
        if type(count) is not int or not 0 <= count <= most():
            raise BadOptions(f"deck {name}: there cannot be {count!r} of {card}")
    return tuple(given.get(card, 0) for card in NAMES)

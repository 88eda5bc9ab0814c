"""What a screen needs and no move changes: the deck, and what each kind of card is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from terroir.games.chicoree import deck
from terroir.games.chicoree.deck import Sort
from terroir.games.chicoree.state import State, flowers
from terroir.games.chicoree.terms import CHAIN, FACTORY, FIRE, HARVEST


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card; `number` is on its corner: income, step or flowers; `hits` is what it destroys."""

    name: str
    sort: Sort
    number: int | None
    count: int
    hits: str | None
    revenue: int
    """What it brings each turn from every opponent. K-T2."""


@dataclass(frozen=True, slots=True)
class Equipment:
    """The kinds of cards, in the order in which hands are sorted, and how many there are. K-M1, K-M3."""

    deck: str
    rounds: int
    tokens: int
    cards: tuple[CardKind, ...]
    afflicted_turns: int
    """Without tokens, for each card that afflicts. K-X2."""
    ochre_cards: int
    """Drawn for each ochre card. K-X3."""


def equipment(state: State) -> Equipment:
    """The deck of a game."""
    counts = deck.load(state.settings["deck"], state.players)
    return Equipment(
        deck=state.settings["deck"],
        rounds=int(state.settings["rounds"]),
        tokens=deck.material()["tokens"],
        cards=kinds(dict(zip(deck.NAMES, counts, strict=True))),
        afflicted_turns=deck.material()["afflicted_turns"],
        ochre_cards=deck.material()["ochre_cards"],
    )


def kinds(counts: Mapping[str, int]) -> tuple[CardKind, ...]:
    """The kinds of cards of a deck that has so many of each."""
    return tuple(_card(name, count) for name, count in counts.items())


def _card(name: str, count: int) -> CardKind:
    k, sort = deck.NUMBER[name], deck.SORT[name]
    numbers = {"start": deck.material()["incomes"].get(name), "step": k - CHAIN, "challenge": flowers(k)}
    hits = deck.NAMES[FACTORY if k == FIRE else HARVEST] if sort == "destroyer" else None
    return CardKind(name, sort, numbers.get(sort), count, hits, deck.material()["revenue"].get(name, 0))

"""What a screen needs and no move changes: the deck, and what each kind of card is."""

from __future__ import annotations

from typing import Any

from terroir.games.chicoree import deck
from terroir.games.chicoree.state import State, flowers
from terroir.games.chicoree.terms import CHAIN


def stage(state: State) -> dict[str, Any]:
    """The kinds of cards in their order, with how many there are of each. K-M1, K-M3."""
    counts = deck.load(state.settings["deck"], state.players)
    return {
        "deck": state.settings["deck"],
        "rounds": int(state.settings["rounds"]),
        "tokens": deck.material()["tokens"],
        "cards": [_card(name, n) for name, n in zip(deck.NAMES, counts, strict=True)],
    }


def _card(name: str, count: int) -> dict[str, Any]:
    """`number` is what its corner says: income, step or flowers."""
    k, sort = deck.NUMBER[name], deck.SORT[name]
    numbers = {"start": deck.material()["incomes"].get(name), "step": k - CHAIN, "challenge": flowers(k)}
    return {"name": name, "sort": sort, "number": numbers.get(sort), "count": count}

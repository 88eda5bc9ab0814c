"""What a screen needs and no move changes: the deck, and what each kind of card is."""

from __future__ import annotations

from typing import Any

from terroir.games.chicoree import deck
from terroir.games.chicoree.setup import TOKENS
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import BLOSSOM, CHAIN

_SORTS = {
    "start": deck.STARTS,
    "step": deck.STEPS,
    "joker": (deck.JOKER,),
    "destroyer": deck.DESTROYERS,
    "afflicter": deck.AFFLICTERS,
    "ochre": deck.OCHRE,
    "challenge": deck.CHALLENGES,
}


def stage(state: State) -> dict[str, Any]:
    """The kinds of cards in their order, with how many there are of each. K-M1, K-M3."""
    counts = deck.load(state.settings["deck"], state.players)
    return {
        "deck": state.settings["deck"],
        "rounds": int(state.settings["rounds"]),
        "tokens": TOKENS,
        "cards": [_card(sort, name, counts[deck.NUMBER[name]]) for sort in _SORTS for name in _SORTS[sort]],
    }


def start_pays(card: int) -> int:
    """What a start brings each turn. K-M1."""
    return 4 >> card


def _card(sort: str, name: str, count: int) -> dict[str, Any]:
    """`number` is what its corner says: income, step or flowers."""
    k = deck.NUMBER[name]
    numbers = {"start": start_pays(k), "step": k - CHAIN, "challenge": k - BLOSSOM}
    return {"name": name, "sort": sort, "number": numbers.get(sort), "count": count}

"""From the host's choices to the cards on the table. K-S, K-M3."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from typing import Any

from terroir.core.errors import BadOptions
from terroir.core.game import Option
from terroir.core.options import check_players, complete
from terroir.games.chicoree import deck
from terroir.games.chicoree.state import State
from terroir.games.chicoree.terms import EMPTY, SEATS

PLAYERS = range(2, SEATS + 1)
OPTIONS = (
    Option("auction", ("turn", "melee"), "turn", live=("melee",)),  # K-A1
    Option("rounds", ("50", "20", "30", "100"), "50", free=True, length=True),
    Option("first", ("random", "1", "2", "3", "4", "5", "6"), "random", seats=True),
    Option("deck", deck.names(), deck.HOUSE, free=True),
)


def settle(players: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options, checked together."""
    check_players(PLAYERS, players)
    settings = complete(OPTIONS, given)
    rounds = settings["rounds"]
    longest = deck.material()["most_rounds"]
    if not rounds.isascii() or not rounds.isdigit() or len(rounds) > 3 or not 1 <= int(rounds) <= longest:
        raise BadOptions(f"rounds cannot be {rounds[:40]!r}: a whole number from 1 to {longest}")
    settings["rounds"] = str(int(rounds))
    if settings["first"] != "random" and int(settings["first"]) > players:
        raise BadOptions(f"first cannot be seat {settings['first']} of {players} players")
    settings["deck"] = deck.tidy(settings["deck"])
    deck.load(settings["deck"], players)
    return settings


def box(players: int, settings: Mapping[str, str]) -> dict[str, Any]:
    """What the rules need to know of the options and the material. K-M1, K-S1, K-S2, K-E2, K-A1."""
    material = deck.material()
    return {
        "players": players,
        "melee": settings["auction"] == "melee",
        "limit": int(settings["rounds"]),
        "incomes": [material["incomes"][start] for start in deck.STARTS],
        "shop_revenue": material["revenue"]["shop"],
        "export_revenue": material["revenue"]["export"],
        "afflicted_turns": material["afflicted_turns"],
        "ochre_cards": material["ochre_cards"],
        "cards": deck.load(settings["deck"], players),
        "tokens": material["tokens"],
        "first": EMPTY if settings["first"] == "random" else int(settings["first"]) - 1,
    }


def start(players: int, given: Mapping[str, str]) -> State:
    """A game about to begin."""
    settings = settle(players, given)
    state = State()
    state.settings = settings
    state.set_up(box(players, settings))
    return state


def restored(settings: dict[str, str], written: dict[str, Any]) -> State:
    """The state that was written down."""
    state = State()
    state.settings = settings
    state.read(written)
    return state


copyreg.pickle(State, lambda state: (restored, (state.settings, state.written())))

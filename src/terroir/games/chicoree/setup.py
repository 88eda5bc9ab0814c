"""From the host's choices to the cards on the table. K-S, K-M3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terroir.core.errors import BadOptions
from terroir.core.game import Option
from terroir.core.options import check_players, complete
from terroir.games.chicoree import deck
from terroir.games.chicoree.state import State

PLAYERS = range(2, 7)
TOKENS = 12
LONGEST = 999
OPTIONS = (
    Option("auction", ("turn", "melee"), "turn", live=("melee",)),  # K-A1
    Option("rounds", ("50", "20", "30", "100"), "50", free=True),
    Option("first", ("random", "1", "2", "3", "4", "5", "6"), "random"),
    Option("deck", deck.names(), deck.HOUSE, free=True),
)


def settle(players: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options, checked together."""
    check_players(PLAYERS, players)
    settings = complete(OPTIONS, given)
    rounds = settings["rounds"]
    if not rounds.isascii() or not rounds.isdigit() or len(rounds) > 3 or not 1 <= int(rounds) <= LONGEST:
        raise BadOptions(f"rounds cannot be {rounds[:40]!r}: a whole number from 1 to {LONGEST}")
    settings["rounds"] = str(int(rounds))
    if settings["first"] != "random" and int(settings["first"]) > players:
        raise BadOptions(f"first cannot be seat {settings['first']} of {players} players")
    settings["deck"] = deck.tidy(settings["deck"])
    deck.load(settings["deck"], players)
    return settings


def box(players: int, settings: Mapping[str, str]) -> dict[str, Any]:
    """What the rules need to know of the options. K-S1, K-S2, K-E2, K-A1."""
    return {
        "players": players,
        "melee": settings["auction"] == "melee",
        "rounds": int(settings["rounds"]),
        "cards": deck.load(settings["deck"], players),
        "tokens": TOKENS,
        "first": -1 if settings["first"] == "random" else int(settings["first"]) - 1,
    }


def start(players: int, given: Mapping[str, str]) -> State:
    """A game about to begin."""
    settings = settle(players, given)
    state = State()
    state.settings = settings
    state.set_up(box(players, settings))
    return state

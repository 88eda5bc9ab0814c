"""From the host's choices to the box on the table. C-S, C-V."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from terroir.core.abilities import Fault
from terroir.core.errors import BadOptions
from terroir.core.game import Message, Option
from terroir.core.options import check_players, complete
from terroir.games.citrus.board import HOUSE, LETTERS, Board, load, material, names, problems
from terroir.games.citrus.state import State
from terroir.games.citrus.terms import SEATS

PLAYERS = range(2, SEATS + 1)
NO_YES = ("no", "yes")
OPTIONS = (
    Option("edition", ("2015", "2013"), "2015", variant=True),
    Option("short", NO_YES, "no", variant=True, length=True, for_two="yes"),
    Option("family", NO_YES, "no", variant=True),
    Option("random-start", NO_YES, "no", variant=True),
    Option("three-fincas", NO_YES, "no", variant=True),
    Option("penalty", NO_YES, "no"),
    Option("open-horses", NO_YES, "no"),
    Option("first", ("random", "1", "2", "3", "4", "5"), "random", seats=True),
    Option(
        "board",
        ("house", *HOUSE.values()),
        "house",
        free=True,
        needs=tuple((HOUSE[side], "short", value) for side, value in (("long", "no"), ("short", "yes"))),
    ),
)


def board_of(settings: Mapping[str, str]) -> Board:
    """The board a game is played on."""
    return load(settings["board"])


def side_of(settings: Mapping[str, str]) -> str:
    """The side of the board that the game asks for. C-V1."""
    return "short" if settings["short"] == "yes" else "long"


@lru_cache(maxsize=64)
def faults(board: str, side: str) -> tuple[Fault, ...]:
    """What keeps a board from serving a game of that side. C-M7."""
    return tuple(problems(replace(load(board), side=side)))


def settle(players: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options, checked together; the house board is named. C-V5."""
    check_players(PLAYERS, players)
    settings = complete(OPTIONS, given)
    side = side_of(settings)
    if settings["board"] == "house":
        settings["board"] = HOUSE[side]
    board = load(settings["board"])
    if board.name in names() and board.side != side:
        raise BadOptions(
            f"board {board.name} is for the {board.side} game; set short={'no' if side == 'short' else 'yes'}"
        )
    if settings["first"] != "random" and int(settings["first"]) > players:
        raise BadOptions(f"first cannot be seat {settings['first']} of {players} players")
    return settings


def advice(players: int, given: Mapping[str, str]) -> tuple[Message, ...]:
    """Four or five players are advised the long board: a warning, not a ban. C-V5."""
    if players < material().crowd or side_of(complete(OPTIONS, given)) == "long":
        return ()
    return (Message("advice-citrus-long-board", {"count": players}),)


def tiles(settings: Mapping[str, str]) -> int:
    """How many plantation tiles are in the game. C-M1, C-V1."""
    content = material()
    side = content.sides[side_of(settings)]
    return content.fruits * (int(side["plain"]) + int(side["well"]))


def box(players: int, settings: Mapping[str, str]) -> dict[str, Any]:
    """Counts, the stack of site tiles, the starting sites. C-S, C-V1, C-V3, C-V4."""
    content = material()
    side = content.sides[side_of(settings)]
    on_board = load(settings["board"]).sites
    letters = [s for s in str(side["sites"]) if s in on_board]
    if settings["edition"] == "2013":
        letters = [s for s in letters if s not in str(side.get("never_built_2013", ""))]
    starters = [s for s in str(side["starting_sites"]) if s in letters]
    if settings["three-fincas"] == "yes":
        starters = starters[: content.three_fincas]
    random_start = settings["random-start"] == "yes"
    return {
        "players": players,
        "edition": int(settings["edition"]),
        "family": settings["family"] == "yes",
        "penalty": settings["penalty"] == "yes",
        "random_start": random_start,
        "bag": [int(side["plain"]), int(side["well"])] * content.fruits,
        "landscape": list(content.landscape),
        "fincas": [count for *_, count in content.fincas],
        "stack": [LETTERS.index(s) for s in letters if random_start or s not in starters],
        "starters": [LETTERS.index(s) for s in starters],
        "coins": content.coins,
        "first": -1 if settings["first"] == "random" else int(settings["first"]) - 1,
    }


def start(players: int, given: Mapping[str, str]) -> State:
    """A game about to be set up by chance, on a valid board. C-M6, C-M7."""
    return _unbegun(players, tuple(given.items())).clone()


@lru_cache(maxsize=64)
def _unbegun(players: int, given: tuple[tuple[str, str], ...]) -> State:
    """The same for all games with these choices."""
    settings = settle(players, dict(given))
    if found := faults(settings["board"], side_of(settings)):
        raise BadOptions(f"not a board to play the {side_of(settings)} game on: {'; '.join(map(str, found))}")
    state = State()
    state.settings = settings
    state.set_up(board_of(settings).layout, box(players, settings))
    return state


def restored(settings: dict[str, str], written: dict[str, Any]) -> State:
    """The state that was written down."""
    state = State()
    state.settings = settings
    state.read(board_of(settings).layout, written)
    return state


copyreg.pickle(State, lambda state: (restored, (state.settings, state.written())))

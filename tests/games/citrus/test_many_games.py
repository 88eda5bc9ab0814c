"""Very many random games: they end, nothing is lost, and no rule of the board is ever in breach.

TERROIR_MANY_GAMES sets the number of games.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from terroir.games.citrus.board import LETTERS, load, material
from terroir.games.citrus.terms import OVER
from tests.games.citrus.driving import POLICIES, steps
from tests.sampling import many

GAMES = many(30, 200, 400, "TERROIR_MANY_GAMES")
PARTS = 4

Written = dict[str, Any]


def beside(m: int) -> int:
    """Orthogonal neighbours in a written set: rows are 16 wide."""
    return m << 1 | m >> 1 | m << 16 | m >> 16


def parts(m: int) -> int:
    """How many connected parts a written set has."""
    count = 0
    while m:
        part, grown = 0, m & -m
        while grown != part:
            part, grown = grown, (grown | beside(grown)) & m
        m &= ~part
        count += 1
    return count


@cache
def roads(board: str) -> tuple[int, ...]:
    """The road spaces of every printed site."""
    drawn = load(board)
    every = sum(1 << space for space, _ in drawn.tokens())
    sites = sum(1 << space for space in drawn.sites.values())
    return tuple(beside(1 << space) & every & ~sites for space in drawn.sites.values())


def tiles(d: Written) -> list[int]:
    """Plantation tiles of each kind, wherever they are."""
    counts = []
    for t in range(10):
        standing = d["fruit"][t >> 1] & (d["wells"] if t & 1 else ~d["wells"])
        loose = d["market"].count(t) + d["hand"].count(t) + d["bag"][t] + d["gone"][t]
        counts.append(standing.bit_count() + loose)
    return counts


def landscape(d: Written) -> list[int]:
    """Landscape tiles of each kind, wherever they are."""
    return [
        d["land"][k].bit_count() + d["land_left"][k] + d["used"][k] + sum(held[k] for held in d["held"])
        for k in range(9)
    ]


def fincas(d: Written) -> list[int]:
    """Fincas of each kind: in the stack, drawn, standing."""
    standing = [v for v, life in zip(d["site_value"], d["site_state"], strict=True) if life >= 3]
    drawn = d["finca_drawn"]
    return [n + standing.count(v) + (drawn == v) for v, n in enumerate(d["finca_left"])]


def check_pieces(d: Written, short: bool) -> None:
    side = material().sides["short" if short else "long"]
    assert tiles(d) == [side["plain"], side["well"]] * 5
    assert landscape(d) == list(material().landscape)
    assert fincas(d) == [count for *_, count in material().fincas]
    assert all(0 <= coins <= 12 for coins in d["coins"]), "C-M3"
    assert all(n >= 0 for key in ("bag", "gone", "land_left", "used", "finca_left") for n in d[key])
    assert sum(life == 2 for life in d["site_state"]) <= 3, "C-N1: three revealed sites at most"


def check_board(d: Written, state: Any) -> None:
    taken = 0
    for f in range(5):
        owned = 0
        for p in range(d["players"]):
            own = d["own"][p][f]
            assert not own & owned, "a tile of two owners"
            assert not beside(own) & (d["fruit"][f] & ~own), f"C-P5, C-P7: fruit {f} of player {p + 1}"
            owned |= own
        assert owned | d["neutral"][f] == d["fruit"][f] and not owned & d["neutral"][f]
        assert not taken & d["fruit"][f], "two tiles on a space"
        taken |= d["fruit"][f]
        if not d["family"]:
            assert all((d["fruit"][f] & road).bit_count() <= 1 for road in roads(state.settings["board"])), (
                "C-P4"
            )
    assert not d["wells"] & ~taken and not taken & (d["open"] | d["rocks"])
    for p in range(d["players"]):
        regions = sum(parts(own) for own in d["own"][p])
        assert state.workers(p) + regions == 5 and len(state.regions(p)) == regions, "C-P3"


@pytest.mark.parametrize("part", range(PARTS))
def test_many_games(part: int) -> None:
    """Games of every variant and number of players, checked after every step."""
    variants = set()
    for seed in range(part, GAMES, PARTS):
        written: Written | None = None
        for state, _ in steps(seed, POLICIES[seed // PARTS % len(POLICIES)]):
            d = state.written()
            check_pieces(d, state.settings["short"] == "yes")
            if written is None or d["fruit"] != written["fruit"] or d["neutral"] != written["neutral"]:
                check_board(d, state)
            written = d
        assert state.phase == OVER and len(state.points()) == state.players
        check_board(state.written(), state)
        variants.add((state.players, state.settings["short"], state.settings["family"]))
    assert len(variants) > min(GAMES // 20, 12), "few variants were played"


def test_every_letter_is_a_site_of_the_long_board() -> None:
    """The boards these games are played on have all their sites, so that every road is looked at."""
    assert sorted(load("vega").sites) == list(LETTERS) and len(roads("patio")) == 12

"""Material, set-up and variants: counts that read better in Python than as scenarios."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from terroir.core.errors import BadOptions
from terroir.core.game import Chance, Decide
from terroir.core.play import Match
from terroir.games.citrus.board import load, material, names, problems
from terroir.games.citrus.game import GAME

FRUITS = ("lemon", "orange", "blood-orange", "lime", "grapefruit")
SEEDS = range(8)


def table(players: int = 3, seed: int = 1, **options: str) -> Match[Any]:
    """A game set up, the first player about to move."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Match(GAME, GAME.start(players, given), Random(seed).randrange)


def fact(match: Match[Any], question: str) -> str:
    return GAME.fact(match.state, question)


def drawn(match: Match[Any], kind: str) -> list[str]:
    """What chance brought so far, of one kind."""
    texts = [GAME.move_to_text(step.move) for step in match.steps if step.seat is None]
    return [text.split()[1] for text in texts if text.split()[0] == kind]


def built(match: Match[Any]) -> set[str]:
    return {letter for letter in "ABCDEFGHIJKLMNO" if "/" in fact(match, f"finca {letter}")}


# ---- material -----------------------------------------------------------
def test_90_plantation_tiles_and_15_fincas_c_m1() -> None:
    """C-M1: 18 tiles of each fruit, 6 of them with a well; 15 Fincas with two values; 15 sites."""
    pieces = GAME.pieces(GAME.start(2, {}))
    for fruit in FRUITS:
        assert (pieces[fruit], pieces[f"{fruit}*"]) == (12, 6)
    assert pieces["fincas"] == 15
    assert sorted(load("vega").sites) == list("ABCDEFGHIJKLMNO")


def test_30_landscape_tiles_c_m2() -> None:
    """C-M2: horses 4, 4, 4; money 2, 2; 4 carts, 4 bulls, 4 bridges, 2 milestones."""
    pieces = GAME.pieces(GAME.start(2, {}))
    counts = {"horses2": 4, "horses3": 4, "horses4": 4, "money2": 2, "money3": 2}
    counts |= {"cart": 4, "bull": 4, "bridge": 4, "milestone": 2}
    assert {name: pieces[name] for name in counts} == counts and sum(counts.values()) == 30


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_begins_with_5_workers_6_coins_no_points_c_m3(players: int) -> None:
    """C-M3: 2 to 5 players, each with five workers, six coins, no points."""
    match = table(players)
    for seat in range(1, players + 1):
        facts = [fact(match, f"{what} {seat}") for what in ("workers", "coins", "score", "horses", "tiles")]
        assert facts == ["5", "6", "0", "0", "none"]


@pytest.mark.parametrize("players", [1, 6])
def test_not_for_one_nor_for_six_c_m3(players: int) -> None:
    """C-M3: 2 to 5 players, no others."""
    with pytest.raises(BadOptions):
        GAME.start(players, {})


@pytest.mark.parametrize("board", names())
def test_market_lines_c_m4(board: str) -> None:
    """C-M4: rows of 2, 3, 4, 3 spaces and columns of 3, 4, 3, 2, numbered in reading order."""
    rows = [(1, 2), (3, 4, 5), (6, 7, 8, 9), (10, 11, 12)]
    columns = [(1, 3, 6), (2, 4, 7, 10), (5, 8, 11), (9, 12)]
    assert list(load(board).lines) == rows + columns


def test_five_fincas_of_each_pair_of_values_c_m5() -> None:
    """C-M5: 10/5, 8/6 and 12/4, five of each."""
    assert material().fincas == ((10, 5, 5), (8, 6, 5), (12, 4, 5))


@pytest.mark.parametrize("board", names())
def test_boards_of_the_package_are_ours_and_valid_c_m6_c_m7(board: str) -> None:
    """C-M6, C-M7: boards are this project's own, say so, and pass the validator."""
    assert load(board).ours
    assert problems(load(board)) == []


def test_an_invalid_board_is_refused_with_reasons_c_m7() -> None:
    """C-M7: sites that touch, sites that are missing and too few spaces are all told."""
    found = "; ".join(map(str, problems(load("A.B/.../CD."))))
    assert "sites C and D touch" in found
    assert "a2 is a road of both A and B" not in found  # a drawn board may share roads
    assert "site E is there 0 times" in found
    assert "too few" in found
    with pytest.raises(BadOptions, match="touch"):
        GAME.start(2, {"board": "A.B/.../CD.", "short": "yes"})


# ---- set-up -------------------------------------------------------------
@pytest.mark.parametrize("seed", SEEDS)
def test_one_landscape_tile_on_each_landscape_space_c_s1(seed: int) -> None:
    """C-S1: one face up on each landscape space; the rest leave the game unseen."""
    match = table(seed=seed)
    bushes = load("vega").layout.sets()["bushes"]
    assert len(drawn(match, "landscape")) == bushes.bit_count()
    left = sum(match.state.written()["land_left"])
    assert left == 30 - bushes.bit_count() and fact(match, "used") == "none"


@pytest.mark.parametrize("seed", SEEDS)
def test_starting_fincas_on_a_to_d_c_s2(seed: int) -> None:
    """C-S2: the top four Fincas on A, B, C, D."""
    match = table(seed=seed)
    assert built(match) == set("ABCD")
    assert fact(match, "fincas") == "11"


@pytest.mark.parametrize("seed", SEEDS)
def test_twelve_tiles_on_the_market_c_s3(seed: int) -> None:
    """C-S3: twelve tiles from the bag onto spaces 1 to 12, in the order they come."""
    match = table(seed=seed)
    assert fact(match, "market").split() == drawn(match, "tile")
    assert len(drawn(match, "tile")) == 12 and fact(match, "bag") == "78"
    assert fact(match, "short") == "no"


@pytest.mark.parametrize("seed", SEEDS)
def test_three_sites_are_revealed_c_s4(seed: int) -> None:
    """C-S4: site tiles A to D leave the game; three of the others are revealed, eight stay in the stack."""
    match = table(seed=seed)
    sites, letters = fact(match, "sites").split(), fact(match, "letters").split()
    assert sorted(drawn(match, "letter")) == sites and len(sites) == 3 and len(letters) == 8
    assert set(sites) | set(letters) == set("EFGHIJKLMNO")


def test_the_starting_player_is_drawn_or_chosen_c_s5() -> None:
    """C-S5: at random by default, each seat as likely as the others, or chosen by the host."""
    state = GAME.start(3, {})
    while isinstance(chance := GAME.pending(state), Chance) and chance.kind != "first":
        GAME.apply(state, chance.outcomes[0][0])
    assert isinstance(chance, Chance) and [count for _, count in chance.outcomes] == [1, 1, 1]
    assert {table(3, seed).pending.seats for seed in range(30)} == {(0,), (1,), (2,)}  # type: ignore[union-attr]
    chosen = table(3, first="2")
    assert chosen.pending == Decide((1,), chosen.pending.prompt)  # type: ignore[union-attr]
    assert drawn(chosen, "first") == []
    with pytest.raises(BadOptions):
        GAME.start(3, {"first": "4"})


# ---- variants -----------------------------------------------------------
@pytest.mark.parametrize(("edition", "letters"), [("2015", "DEFGHIJKL"), ("2013", "DEFGHIJK")])
def test_short_game_c_v1(edition: str, letters: str) -> None:
    """C-V1: 65 tiles, 9 plain and 4 with a well of each fruit; Fincas on A, B, C; no L in 2013."""
    match = table(2, short="yes", edition=edition)
    pieces = GAME.pieces(match.state)
    assert all((pieces[fruit], pieces[f"{fruit}*"]) == (9, 4) for fruit in FRUITS)
    assert fact(match, "bag") == str(65 - 12) and built(match) == set("ABC")
    assert fact(match, "fincas") == "12"
    revealed, stack = fact(match, "sites").split(), fact(match, "letters").split()
    assert sorted(revealed + stack) == list(letters) and len(revealed) == 3
    assert sorted(load(GAME.settings(match.state)["board"]).sites) == list("ABCDEFGHIJKL")


@pytest.mark.parametrize(
    ("options", "count", "letters"),
    [
        ({}, 4, "ABCDEFGHIJKLMNO"),
        ({"short": "yes"}, 3, "ABCDEFGHIJKL"),
        ({"short": "yes", "edition": "2013"}, 3, "ABCDEFGHIJK"),
        ({"three_fincas": "yes"}, 3, "ABCDEFGHIJKLMNO"),
    ],
)
def test_random_start_c_v3(options: dict[str, str], count: int, letters: str) -> None:
    """C-V3: the starting Fincas stand on the first sites drawn of all in play; those tiles are gone."""
    starts = Counter[str]()
    for seed in range(40):
        match = table(2, seed, random_start="yes", **options)
        first = drawn(match, "letter")[:count]
        assert built(match) == set(first) and len(set(first)) == count
        starts.update(first)
        seen = built(match) | set(fact(match, "sites").split()) | set(fact(match, "letters").split())
        assert seen == set(letters)
        assert len(fact(match, "sites").split()) == 3
    assert set(starts) == set(letters), "some site was never drawn in 40 games"


def test_three_starting_fincas_c_v4() -> None:
    """C-V4: Fincas on A, B, C; only their site tiles leave the game, so D is among the others."""
    match = table(4, three_fincas="yes")
    assert built(match) == set("ABC") and fact(match, "fincas") == "12"
    sites, letters = fact(match, "sites").split(), fact(match, "letters").split()
    assert sorted(sites + letters) == list("DEFGHIJKLMNO") and len(sites) == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("short", ["no", "yes"])
def test_either_board_for_any_number_c_v5(players: int, short: str) -> None:
    """C-V5: the long board is advised for 4 and 5, the short one not banned."""
    assert isinstance(table(players, short=short).pending, Decide)
    told = GAME.advice(players, {"short": short})
    advised = players > 3 and short == "yes"
    assert [(message.id, message.args) for message in told] == (
        [("advice-citrus-long-board", {"count": players})] if advised else []
    )


def test_the_advice_can_be_asked_for_with_the_settings_of_a_game_c_v5() -> None:
    """C-V5: what `settings` tells is what `advice` takes, with the house board by its name."""
    settings = GAME.settings(table(4, short="yes").state)
    assert GAME.advice(4, settings) == GAME.advice(4, {"short": "yes"}) != ()


def test_variants_combine_freely_c_v2() -> None:
    """C-V2, C-V3, C-V4: all variants at once in both editions."""
    for edition in ("2013", "2015"):
        match = table(5, family="yes", random_start="yes", three_fincas="yes", short="yes", edition=edition)
        assert isinstance(match.pending, Decide) and len(built(match)) == 3


def test_a_board_of_the_other_side_is_refused_c_v1() -> None:
    """C-V1: the short game is played on a short board."""
    with pytest.raises(BadOptions):
        GAME.start(2, {"board": "vega", "short": "yes"})

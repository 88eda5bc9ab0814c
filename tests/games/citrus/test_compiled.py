"""The compiled rules and the same files as plain Python: alike at every step.

TERROIR_COMPILED_GAMES sets the number of games.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any

import pytest

from terroir.games.citrus import setup
from terroir.games.citrus.bots import greedy_value, playout
from terroir.games.citrus.terms import NAME_FIRST, OVER
from terroir.games.interpreted import load_interpreted
from tests.games.citrus.driving import POLICIES, options, steps
from tests.sampling import many

GAMES = many(10, 50, 100, "TERROIR_COMPILED_GAMES")

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def plain() -> Mapping[str, ModuleType]:
    modules = load_interpreted("terroir.games.citrus")
    assert not modules["state"].COMPILED
    return modules


def everything(game: Any) -> dict[str, Any]:
    """All that can be asked of a state by number."""
    seen: dict[str, Any] = {"written": game.written(), "journal": game.journal_read(), "phase": game.phase}
    seen["legal"] = game.legal_codes()
    seen["outcomes"] = game.outcomes() if game.phase < OVER and not seen["legal"] else []
    seen["regions"] = [(game.workers(p), game.horse_points(p), game.regions(p)) for p in range(game.players)]
    return seen


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_compiled_and_interpreted_say_the_same(policy: Any, plain: Mapping[str, ModuleType]) -> None:
    """Legal actions, outcomes, journal and state after every step, over games of every variant."""
    for seed in range(-(-GAMES // len(POLICIES))):
        twin: Any = None
        for game, code in steps(seed, policy):
            if twin is None:
                twin = plain["setup"].start(game.players, game.settings)
            assert everything(game) == everything(twin), f"seed {seed}"
            last, step = game, code
            twin.apply(code)
        assert last.phase == OVER and everything(last) == everything(twin), f"seed {seed}, after {step}"


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_compiled_and_interpreted_appraise_alike(policy: Any, plain: Mapping[str, ModuleType]) -> None:
    """The worth of every legal action, at moments of a few games."""
    for seed in range(1 + GAMES // 50):
        for number, (game, _) in enumerate(steps(seed, policy)):
            codes = game.legal_codes()
            if codes and number % 9 == 0:
                twin = plain["state"].State()
                twin.settings = game.settings
                twin.read(plain["board"].load(game.settings["board"]).layout, game.written())
                ours = greedy_value.appraise_codes(game, game.seat, codes)
                assert plain["greedy_value"].appraise_codes(twin, game.seat, codes) == ours


def test_random_play_inside_the_core_is_alike(plain: Mapping[str, ModuleType]) -> None:
    """The same luck leads to the same games, and the core's own random actions are legal ones."""
    rng = Random(1)
    for seed in range(1 + GAMES // 5):
        players, settings = options(rng)
        ours, theirs = setup.start(players, settings), plain["setup"].start(players, settings)
        assert playout.playouts(ours, seed, 3) == plain["playout"].playouts(theirs, seed, 3), f"seed {seed}"
        theirs.luck = seed
        while theirs.phase != OVER:
            if theirs.phase <= NAME_FIRST:
                code = plain["playout"].outcome_code(theirs)
                assert code in dict(theirs.outcomes())
            else:
                legal = theirs.legal_codes()
                code = plain["playout"].random_code(theirs)
                assert code in legal or code < 0, f"seed {seed}: {code}"
                code = legal[0] if code < 0 else code
            theirs.apply(code)


def test_both_begin_alike(plain: Mapping[str, ModuleType]) -> None:
    """A new game of every number of players."""
    for players in setup.PLAYERS:
        ours, theirs = setup.start(players, {}), plain["setup"].start(players, {})
        assert everything(ours) == everything(theirs)

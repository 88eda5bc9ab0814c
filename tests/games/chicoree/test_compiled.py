"""The compiled rules and the same files as plain Python: alike at every step.

TERROIR_COMPILED_GAMES sets the number of games.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import pytest

from terroir.games.chicoree import setup
from terroir.games.chicoree.terms import OVER, TURN
from terroir.games.interpreted import load_interpreted
from tests.games.chicoree.driving import POLICIES, steps
from tests.sampling import many

GAMES = many(3, 6, 9, "TERROIR_COMPILED_GAMES")

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def plain() -> Mapping[str, ModuleType]:
    modules = load_interpreted("terroir.games.chicoree")
    assert not modules["state"].COMPILED
    return modules


def everything(game: Any) -> dict[str, Any]:
    """All that can be asked of a state by number."""
    seen: dict[str, Any] = {"written": game.written(), "journal": game.journal_read(), "phase": game.phase}
    seen["seats"] = game.seats()
    seen["legal"] = [game.legal_codes(p) for p in range(game.players)]
    seen["may"] = [all(game.may(code, p) for code in codes) for p, codes in enumerate(seen["legal"])]
    seen["outcomes"] = game.outcomes() if game.phase < TURN else []
    seen["views"] = [game.seen(p) for p in range(-1, game.players)]
    return seen


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_compiled_and_interpreted_say_the_same(policy: Any, plain: Mapping[str, ModuleType]) -> None:
    """Legal actions, outcomes, journal, views and state after every step, over games of every kind."""
    for seed in range(-(-GAMES // len(POLICIES))):
        twin: Any = None
        for game, code, seat in steps(seed, policy):
            if twin is None:
                twin = plain["setup"].start(game.players, game.settings)
            assert everything(game) == everything(twin), f"seed {seed}"
            last = game
            twin.apply(code, seat)
        assert last.phase == OVER and everything(last) == everything(twin), f"seed {seed}"


def test_both_begin_alike(plain: Mapping[str, ModuleType]) -> None:
    """A new game of every number of players."""
    for players in setup.PLAYERS:
        ours, theirs = setup.start(players, {}), plain["setup"].start(players, {})
        assert everything(ours) == everything(theirs)

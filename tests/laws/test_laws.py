"""Every law for every game there is, for the toy that has what is hard, and for the smallest one."""

import os
import time
from collections.abc import Callable

import pytest

from terroir.core.game import AnyGame
from terroir.core.registry import examples, games, load
from tests.core import pebbles, toy
from tests.laws import laws, secrecy

TOYS: dict[str, AnyGame] = {"parcels": toy.GAME, "pebbles": pebbles.GAME}
SHORT = os.environ.get("TERROIR_TEST_PROFILE") == "short"
MANY = os.environ.get("TERROIR_LAW_GAMES")
SEEDS = int(MANY or (2 if SHORT else 40))
SECONDS = float("inf") if MANY else 2 if SHORT else 4
"""Random games for each law: TERROIR_LAW_GAMES; else as many as begin in so many seconds."""


@pytest.mark.parametrize("law", [*laws.LAWS, *secrecy.LAWS], ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", [*TOYS, *games(), *examples()])
def test_law(name: str, law: Callable[[AnyGame, int], None]) -> None:
    game = TOYS.get(name) or load(name)
    start = time.monotonic()
    for seed in range(SEEDS):
        if time.monotonic() - start < SECONDS:
            law(game, seed)

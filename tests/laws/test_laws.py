"""Every law for every game there is, for the toy that has what is hard, and for the smallest one."""

import os
import time
from collections.abc import Callable

import pytest

from terroir.core.game import AnyGame
from terroir.core.registry import examples, games, load
from tests.core import pebbles, toy
from tests.laws import laws, secrecy
from tests.sampling import many

TOYS: dict[str, AnyGame] = {"parcels": toy.GAME, "pebbles": pebbles.GAME}
SEEDS = many(2, 40, 40, "TERROIR_LAW_GAMES")
SECONDS = float("inf") if "TERROIR_LAW_GAMES" in os.environ else many(1, 2, 4)
"""Random games for each law: TERROIR_LAW_GAMES; else as many as begin in so many seconds."""


@pytest.mark.parametrize("law", [*laws.LAWS, *secrecy.LAWS], ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", [*TOYS, *games(), *examples()])
def test_law(name: str, law: Callable[[AnyGame, int], None]) -> None:
    game = TOYS.get(name) or load(name)
    start = time.monotonic()
    for seed in range(SEEDS):
        if time.monotonic() - start < SECONDS:
            law(game, seed)

"""Every law for every game there is, and for the toy that has what is hard."""

import os
import time
from collections.abc import Callable

import pytest

from terroir.core.game import AnyGame
from terroir.core.registry import games, load
from tests.core import toy
from tests.laws import laws, secrecy

GAMES: list[AnyGame] = [toy.GAME, *map(load, games())]
SHORT = os.environ.get("TERROIR_TEST_PROFILE") == "short"
SEEDS, SECONDS = (2, 2) if SHORT else (40, 10)
"""Random games for each law: so many, or, where games are long, as many as begin in so many seconds."""


@pytest.mark.parametrize("law", [*laws.LAWS, *secrecy.LAWS], ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_law(game: AnyGame, law: Callable[[AnyGame, int], None]) -> None:
    start = time.monotonic()
    for seed in range(SEEDS):
        if time.monotonic() - start < SECONDS:
            law(game, seed)

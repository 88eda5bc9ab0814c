"""How far off chances are: as chance makes them where they come true, and farther where they do not."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bench.calibration import Promises, Series, by_chance, off
from bench.kept import Row
from terroir.core.registry import games, load


def played(bend: float) -> Promises:
    """Games for two in which a chance comes true by so much of its distance from a half."""
    rng, found = Random(1), list[Row]()
    for number in range(6000):
        share = rng.random()
        won = float(rng.random() < 0.5 + bend * (share - 0.5))
        moment = {"progress": rng.randrange(101), "shares": (share, 1 - share)}
        found.append({"number": number, "won": (won, 1 - won), "moments": [moment]})
    return Promises(found)


def test_chances_that_come_true_are_off_as_far_as_chance_makes_them() -> None:
    right, bent = played(1.0), played(0.7)
    expected = by_chance(right.shares, right.number)
    assert 0.005 < expected < 0.025
    assert off(right.shares, right.won) == pytest.approx(expected, abs=0.01)
    assert off(bent.shares, bent.won) == pytest.approx(0.3 * 0.25, abs=0.02)
    assert set(np.unique(right.third)) == {0, 1, 2}


@pytest.mark.compiled
@pytest.mark.parametrize("name", games())
def test_a_game_gives_chances_that_add_up(name: str) -> None:
    game = Series(load(name), 2, 4, 10).chances(3)
    assert sum(game["won"]) == pytest.approx(1)
    assert game["moments"]
    for moment in game["moments"]:
        assert sum(moment["shares"]) == pytest.approx(1, abs=1e-4)
        assert 0 <= moment["progress"] <= 100

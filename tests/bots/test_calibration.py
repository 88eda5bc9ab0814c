"""Chances as people are told them: they add up, certainty stays certain, and a fit finds what was bent."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bench.calibration import Promises, off
from terroir.bots.calibration import Trust
from terroir.core.abilities import Calibrated
from terroir.core.registry import games, load

BENT = Trust(0.7, -0.2)


def test_chances_are_stretched_and_stay_whole() -> None:
    assert Trust().told((0.2, 0.5, 0.3), 0) == pytest.approx((0.2, 0.5, 0.3))
    told = BENT.told((0.1, 0.7, 0.2), 1)
    assert sum(told) == pytest.approx(1)
    assert 0.5 < told[1] < 0.7 and told[0] > 0.1
    assert BENT.told((0.0, 1.0), 0) == (0, 1)


def test_an_error_is_stretched_as_the_chance_is() -> None:
    for share, other in pairwise((0.3, 0.3001, 0.3002)):
        before, after = (BENT.told((s, 1 - s), 0)[0] for s in (share, other))
        slope = (after - before) / (other - share)
        assert BENT.slope(share, before) == pytest.approx(slope, rel=1e-3)
    assert BENT.slope(1.0, 1.0) == 1


def test_a_fit_finds_how_far_chances_were_bent() -> None:
    """Games in which victories come as often as the bent chances say."""
    rng, played = Random(1), []
    for number in range(6000):
        share, seat = rng.random(), rng.randrange(2)
        chance = BENT.told((share, 1 - share), seat)[0]
        won = float(rng.random() < chance)
        moment = {"progress": 50, "seat": seat, "shares": (share, 1 - share)}
        played.append({"number": number, "won": (won, 1 - won), "moments": [moment]})
    found = Promises(played)
    assert found.fit(found.third >= 0) == pytest.approx(BENT, abs=0.1)
    assert off(found.told_by_others(), found.won) < 0.02 < 0.04 < off(found.simulated, found.won)


@pytest.mark.parametrize("name", games())
def test_what_was_fitted_fits_the_game(name: str) -> None:
    game = load(name)
    if isinstance(game, Calibrated):
        assert set(game.calibration) <= set(game.players)
        for weights in game.calibration.values():
            trust = Trust(*weights)
            assert 0.5 < trust.stretch < 2 and abs(trust.chooser) < 0.5

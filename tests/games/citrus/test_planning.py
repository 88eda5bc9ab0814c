"""A turn tried out before it is due: from what its player sees, and nothing at the table changes."""

from __future__ import annotations

from random import Random

import pytest

from terroir.core.game import Decide, Over
from terroir.core.play import Match
from terroir.games.citrus.game import GAME


@pytest.mark.parametrize("seed", range(3))
def test_in_every_position_the_others_can_plan_as_if_it_were_their_turn(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME, GAME.start(3, {"short": "yes"}), rng.randrange)
    planned = 0
    while not isinstance(pending := match.pending, Over):
        assert isinstance(pending, Decide)
        before = GAME.position_to_text(match.state)
        for seat in {0, 1, 2} - set(pending.seats):
            world = GAME.as_if_turn(GAME.view(match.state, seat))
            if world is None:  # no tile is left to buy
                assert not any(GAME.view(match.state, seat).market)
                continue
            asked = GAME.pending(world)
            assert isinstance(asked, Decide) and asked.seats == (seat,)
            action = rng.choice(GAME.legal(world, seat))
            assert GAME.objection(world, seat, action) is None
            GAME.preview(GAME.view(world, seat), action)
            GAME.apply(world, action, seat)
            planned += 1
        assert GAME.position_to_text(match.state) == before
        match.play(pending.seats[0], rng.choice(match.legal(pending.seats[0])))
    assert planned > 50
    assert GAME.as_if_turn(GAME.view(match.state, 0)) is None
    assert GAME.as_if_turn(GAME.view(match.state, None)) is None

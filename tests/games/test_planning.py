"""A turn that is planned: at its beginning the same can be done as can be planned, and it can be before."""

from random import Random

import pytest

from terroir.core.abilities import Plans
from terroir.core.game import Decide
from terroir.core.play import Match
from terroir.core.registry import games, load


@pytest.mark.parametrize("name", [name for name in games() if isinstance(load(name), Plans)])
def test_what_can_be_planned_is_what_can_be_done(name: str) -> None:
    game, luck = load(name), Random(3)
    assert isinstance(game, Plans)
    same = between = early = 0
    for players in (2, 3, 4):
        match = Match(game, game.start(players, {}), luck.randrange)
        turns: dict[int, int] = {}
        while isinstance(pending := match.pending, Decide):
            for seat in range(players):
                world = game.as_if_turn(game.view(match.state, seat))
                if world is None:
                    continue
                asked = game.pending(world)
                assert isinstance(asked, Decide) and asked.seats == (seat,) and game.is_turn(world)
                planned = [game.move_to_text(action) for action in game.legal(world, seat)]
                assert planned
                if seat not in pending.seats:
                    early += 1
                elif not game.is_turn(match.state):
                    between += 1
                elif turns.get(seat) != (turn := game.turn(match.state)):  # the first decision of its turn
                    turns[seat] = turn
                    legal = [game.move_to_text(action) for action in game.legal(match.state, seat)]
                    assert planned == legal
                    same += 1
            seat = luck.choice(pending.seats)
            match.play(seat, luck.choice(game.legal(match.state, seat)))
    assert same > 20 and early > 50 and (between > 20 or name != "chicoree")

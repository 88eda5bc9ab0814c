"""A view made of another viewer's is the same as one made of the state."""

from random import Random
from typing import Any

import pytest

from terroir.core.abilities import Shares
from terroir.core.game import Decide
from terroir.core.play import Match
from terroir.core.registry import games, load

SHARING = [name for name in games() if isinstance(load(name), Shares)]


@pytest.mark.parametrize("name", SHARING)
def test_other_eyes_see_what_they_would_see(name: str) -> None:
    game, luck = load(name), Random(3)
    assert isinstance(game, Shares)
    for players in game.players:
        options = {option.name: luck.choice(option.values) for option in game.options if not option.variant}
        options = {key: value for key, value in options.items() if key not in ("board", "first")}
        match = Match(game, game.start(players, options), luck.randrange)
        while isinstance(decision := match.pending, Decide):
            match.play(decision.seats[0], luck.choice(match.legal(decision.seats[0])))
            if luck.randrange(4):
                continue
            base = game.view(match.state, luck.choice([None, *range(players)]))
            for viewer in (None, *range(players)):
                shared = game.through(base, viewer)
                honest = game.view(match.state, viewer)
                assert game.view_to_json(shared) == game.view_to_json(honest)
                assert game.legal_in(shared) == game.legal_in(honest)


@pytest.mark.parametrize("name", SHARING)
def test_a_part_is_the_same_exactly_when_its_json_is(name: str) -> None:
    game, luck = load(name), Random(4)
    assert isinstance(game, Shares)
    for players in game.players:
        match = Match(game, game.start(players, {}), luck.randrange)
        before: dict[str, tuple[Any, Any]] = {}
        while isinstance(decision := match.pending, Decide):
            view = game.view(match.state, luck.choice([None, *range(players)]))
            parts, whole = game.parts(view), game.view_to_json(view)
            assert list(parts) == list(whole)
            for key, part in parts.items():
                assert game.part_to_json(key, part) == whole[key]
                if key in before:
                    assert (part == before[key][0]) == (whole[key] == before[key][1]), key
            before = {key: (part, whole[key]) for key, part in parts.items()}
            match.play(decision.seats[0], luck.choice(match.legal(decision.seats[0])))

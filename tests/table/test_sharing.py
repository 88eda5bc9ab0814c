"""A view made of another viewer's is the same as one made of the state."""

from random import Random

import pytest
from msgspec.json import decode, encode

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
def test_choices_are_the_offers_of_all_legal_actions(name: str) -> None:
    game, luck = load(name), Random(6)
    assert isinstance(game, Shares)
    for players in game.players:
        match = Match(game, game.start(players, {}), luck.randrange)
        while isinstance(decision := match.pending, Decide):
            seat = decision.seats[0]
            view = game.view(match.state, seat)
            listed = [
                (group["group"], choice)
                for group in decode(game.choices(view))
                for choice in group["actions"]
            ]
            offered = []
            for action in match.legal(seat):
                offer = game.offer(view, action)
                choice = [game.move_to_text(action), offer.space, offer.item, None]
                offered.append((decode(encode(offer.group)), decode(encode(choice))))
            assert sorted(listed, key=repr) == sorted(offered, key=repr)
            match.play(seat, luck.choice(match.legal(seat)))


@pytest.mark.parametrize("name", SHARING)
def test_what_is_common_is_one_object_for_all_eyes_and_hides_nothing(name: str) -> None:
    game, luck = load(name), Random(5)
    assert isinstance(game, Shares)
    match = Match(game, game.start(game.players[-1], {}), luck.randrange)
    while isinstance(decision := match.pending, Decide):
        view = game.view(match.state, 0)
        for viewer in (None, *range(game.players[-1])):
            assert game.parts(game.through(view, viewer), None)[0] is game.parts(view, None)[0]
            assert game.parts(game.view(match.state, viewer), None)[0] == game.parts(view, None)[0]
        match.play(decision.seats[0], luck.choice(match.legal(decision.seats[0])))


@pytest.mark.parametrize("name", SHARING)
def test_what_was_written_before_is_taken_over_only_where_it_is_still_so(name: str) -> None:
    game, luck = load(name), Random(7)
    assert isinstance(game, Shares)
    for players in game.players:
        match = Match(game, game.start(players, {}), luck.randrange)
        last = None
        while isinstance(decision := match.pending, Decide):
            base = game.view(match.state, luck.choice([None, *range(players)]))
            for viewer in (None, *range(players)):
                view = game.through(base, viewer)
                assert game.parts(view, last) == game.parts(game.view(match.state, viewer), None)
            last = base if luck.randrange(3) else last
            match.play(decision.seats[0], luck.choice(match.legal(decision.seats[0])))

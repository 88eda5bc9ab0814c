"""Levels for people: named in every language, of fixed nodes, with a default that answers in time."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource

from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.bots.levels import default_level, levels
from terroir.core.errors import BadOptions
from terroir.core.play import Match
from terroir.core.registry import examples, games, load
from terroir.games import data


@pytest.mark.parametrize("name", (*games(), *examples()))
def test_a_game_has_four_or_five_levels_each_a_bot_of_fixed_nodes(name: str) -> None:
    offered = levels(load(name))
    assert 4 <= len(offered) <= 5
    assert len({level.code for level in offered}) == len({level.bot for level in offered}) == len(offered)
    for level in offered:
        player = bot(level.bot)
        assert player.code == level.bot
        budget = getattr(player, "budget", None)
        assert budget is None or budget.milliseconds is None, "a level is as strong on a slow machine"
    assert default_level(load(name)) in offered[1:-1]


@pytest.mark.parametrize("name", games())
def test_levels_have_the_same_names_interpreted_and_bots_that_think_no_more(name: str) -> None:
    package = type(load(name)).__module__.rpartition(".")[0]
    quick, slow = (dict(data.levels(package, compiled)) for compiled in (True, False))
    assert list(quick) == list(slow) and len(set(slow.values())) == len(slow)
    for level, code in slow.items():
        player = bot(code)
        assert player.code == code
        assert nodes(code) <= nodes(quick[level]), level


def nodes(code: str) -> int:
    """How many games a bot simulates for a turn."""
    budget = getattr(bot(code), "budget", None)
    return 0 if budget is None else budget.nodes


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_every_level_has_a_name_and_a_description(language: str) -> None:
    bundle = FluentBundle([language])
    text = resources.files("terroir.core").joinpath("text", f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    for level in (level for name in games() for level in levels(load(name))):
        message = bundle.get_message(level.message)
        assert message.value and message.attributes["text"]


@pytest.mark.parametrize("name", [name for name in games() if hasattr(load(name), "look_ahead")])
def test_an_unknown_blind_spot_or_play_is_refused(name: str) -> None:
    game = load(name)
    match = Match(game, game.start(game.players[0], {}), seeded(1))
    seat = match.pending.seats[0]  # type: ignore[union-attr]
    for code, why in (
        ("mc:9:blind=colours", "no blind spot 'colours'"),
        ("mc:9:play=wild", "no play 'wild'"),
    ):
        with pytest.raises(BadOptions, match=why):
            bot(code).choose(game, game.view(match.state, seat), match.legal(seat), seeded(1))

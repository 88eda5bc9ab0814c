"""Every example of the rules is played by the engine, and every rule about places or cards has one."""

from functools import cache

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from terroir.core import scenario
from terroir.core.errors import BadScenario, IllegalAction
from terroir.core.example import Example, Trying, read
from terroir.core.registry import games, load
from terroir.core.scenario_text import Refused
from terroir.server.api_examples import drawn_examples
from terroir.server.http_learning import ExampleBody
from terroir.server.texts import LANGUAGES, beside
from terroir.table.examples import ExampleTable

EXAMPLES = [(name, example) for name in games() for example in load(name).examples]
every_example = pytest.mark.parametrize(
    ("game", "example"), EXAMPLES, ids=[f"{game}-{example.name}" for game, example in EXAMPLES]
)
MOST_FRAMES = 4
"""Of one example: more are no picture at a glance."""


@pytest.mark.parametrize("game", games())
def test_every_rule_about_places_or_cards_has_an_example_and_no_other(game: str) -> None:
    shown = {example.rule for example in load(game).examples if not example.name.startswith("turn-")}
    assert {rule.id for rule in load(game).rules.values() if rule.drawn} == shown
    assert len(shown) > 30


@pytest.mark.parametrize("game", games())
def test_a_turn_has_six_pictures_with_their_words(game: str) -> None:
    names = [example.name for example in load(game).examples if example.name.startswith("turn-")]
    assert sorted(name.split("-")[1] for name in names) == list("123456")
    for language in LANGUAGES:
        messages = FluentParser().parse(beside(game, "examples", language) or "").body
        said = {
            one.id.name: [each.id.name for each in one.attributes]
            for one in messages
            if isinstance(one, Message)
        }
        assert said == {name: ["text"] for name in names}, language


@every_example
def test_an_example_holds_by_the_rules(game: str, example: Example) -> None:
    tried = scenario.run(example.scenario)
    assert example.scenario.game == game
    assert tried.ok, [str(difference) for difference in tried.differences]
    assert 1 <= len(example.frames) <= MOST_FRAMES


@every_example
def test_what_a_picture_shows_as_refused_is_refused_by_a_rule_that_is_named(
    game: str, example: Example
) -> None:
    """The page says what the engine says: rule and words come from there, and the file agrees."""
    demands = [entry.demand for entry in example.scenario.entries if entry.text.startswith("refused")]
    assert all(isinstance(demand, Refused) and demand.rule for demand in demands)
    told = next(one for one in drawn(game) if one.name == example.name)
    shown = [frame for frame in told.frames if frame.tried]
    for frame, demand in zip(shown, demands, strict=True):
        assert isinstance(demand, Refused) and frame.refused is not None
        assert frame.refused.rule == demand.rule


@every_example
def test_whoever_follows_an_example_comes_where_its_pictures_end(game: str, example: Example) -> None:
    table = ExampleTable(load(game), example)
    for _ in table.frames():
        pass
    own = [move.action for frame in example.frames for move in frame.moves if move.seat == example.seat]
    again = ExampleTable(load(game), example, own)
    assert plain(again) == plain(table)
    assert again.live.seq == table.live.seq


def test_another_way_is_tried_and_judged_by_the_rules() -> None:
    game = load("citrus")
    example = next(one for one in game.examples if one.name == "p4-road")
    trying = Trying(game, example)
    with pytest.raises(IllegalAction, match="C-P4"):
        trying.go_on("place lemon b1")
    assert [move.action for move in trying.go_on("place orange c2")] == ["place orange c2"]
    assert game.fact(trying.match.state, "owner c2") == "1"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("rules C-P1\nstart 2", "needs a position"),
        ("position\n  grid\n    A .\n    . .", "what is it an example of"),
    ],
)
def test_a_file_that_cannot_be_an_example_says_why(text: str, complaint: str) -> None:
    with pytest.raises(BadScenario, match=complaint):
        read("try", f"game citrus\ntitle x\n{text}\nexpect\n  turn = 1\n")


@cache
def drawn(game: str) -> list[ExampleBody]:
    return drawn_examples(game)


def plain(table: ExampleTable) -> object:
    """What the screen shows, but for the words that led there."""
    shown = msgspec.json.decode(msgspec.json.encode(table.snapshot()))
    return {key: value for key, value in shown.items() if key != "log"}

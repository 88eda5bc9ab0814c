"""Practice positions: every one is solved, what comes to the same is right, and nothing hidden is in them."""

import msgspec
import pytest

from terroir.bots.practice import verdict
from terroir.core import practice
from terroir.core.errors import BadScenario, IllegalAction, StaleAction
from terroir.core.lesson import LEARNER
from terroir.core.practice import Practice, Practising, in_turn, is_answer, of_day
from terroir.core.registry import games, load
from terroir.table.practice import PracticeTable, shown

POSITIONS = in_turn([load(name).practice for name in games()])
every_position = pytest.mark.parametrize(
    "position", POSITIONS, ids=[f"{each.game}-{each.number}" for each in POSITIONS]
)


@pytest.mark.parametrize("name", games())
def test_each_game_has_a_dozen_or_more_that_ask_different_things(name: str) -> None:
    game = load(name)
    assert [each.number for each in game.practice] == list(range(1, len(game.practice) + 1))
    assert len(game.practice) >= 12
    assert len({each.position for each in game.practice}) == len(game.practice)
    assert len({game.theme(tried.view, tried.turn).id for tried in map(answered, game.practice)}) >= 3


@every_position
def test_the_answer_is_a_whole_turn_by_the_rules_and_the_decoy_another(position: Practice) -> None:
    answer, decoy = answered(position), Practising(load(position.game), position, position.decoy)
    assert answer.is_over and decoy.is_over and is_answer(answer) and not is_answer(decoy)
    assert position.share - position.decoy_share >= 0.1
    assert verdict(answer).right
    with pytest.raises(StaleAction):
        answer.go_on(position.answer[0])


@every_position
def test_a_position_is_all_imagined_from_what_the_seat_knows(position: Practice) -> None:
    """Whatever world is imagined from the view, the seat sees the same and may do the same."""
    game = load(position.game)
    tried = Practising(game, position)
    other = game.imagine(tried.view, lambda n: n - 1)
    again = game.view(other, LEARNER)
    assert game.view_to_json(again) == game.view_to_json(tried.view)
    assert game.legal_in(again) == game.legal_in(tried.view)
    assert game.theme(again, answered(position).turn) == game.theme(tried.view, answered(position).turn)


@every_position
def test_a_position_is_played_as_at_a_table(position: Practice) -> None:
    game = load(position.game)
    table = PracticeTable(game, position)
    view = plain(table)
    for action in position.answer:
        for update in table.go_on(action):
            view |= msgspec.json.decode(update)["changed"]
        assert view == plain(table)
    assert plain(PracticeTable(game, position, position.answer)) == view
    assert [each.action for each in shown(game, position, position.answer)] == list(position.answer)


def test_a_bad_turn_is_told_by_what_it_gives_up_and_the_same_in_another_order_is_right() -> None:
    position = next(each for each in POSITIONS if each.game == "citrus" and len(each.answer) >= 3)
    wrong, again = (verdict(Practising(load("citrus"), position, position.decoy)) for _ in range(2))
    assert not wrong.right and not wrong.same and wrong.loss >= 0.05
    assert wrong == again, "it is judged alike each time"
    swapped = next(turn for each in POSITIONS if (turn := reordered(each)) is not None)
    assert verdict(swapped).same


def reordered(position: Practice) -> Practising | None:
    """The answer with two actions the other way round, where the rules allow it."""
    game, done = load(position.game), list(position.answer)
    for n in range(1, len(done) - 1):
        order = [*done[:n], done[n + 1], done[n], *done[n + 2 :]]
        try:
            tried = Practising(game, position, order)
        except (IllegalAction, StaleAction):
            continue
        if tried.is_over and order != done:
            return tried
    return None


def test_days_go_through_all_positions_in_turn() -> None:
    days = [of_day(POSITIONS, day) for day in range(20_000, 20_000 + len(POSITIONS))]
    assert sorted(days, key=POSITIONS.index) == POSITIONS
    assert of_day(POSITIONS, 20_000) == of_day(POSITIONS, 20_000 + len(POSITIONS))
    assert in_turn([[1, 2, 3], [4]]) == [1, 4, 2, 3]  # type: ignore[list-item]


def test_a_file_that_cannot_be_a_position_says_why() -> None:
    good = {"players": 2, "mined": "x", "position": "x", "answer": ["pass"], "share": 0.5, "decoy": ["buy 1"]}
    good |= {"decoy_share": 0.3}
    assert practice.read("citrus", 1, good).answer == ("pass",)
    with pytest.raises(BadScenario, match="'luck' is none of"):
        practice.read("citrus", 1, good | {"luck": 1})
    with pytest.raises(BadScenario, match="answer should be a list"):
        practice.read("citrus", 1, good | {"answer": []})


def answered(position: Practice) -> Practising:
    return Practising(load(position.game), position, position.answer)


def plain(table: PracticeTable) -> dict[str, object]:
    view: dict[str, object] = msgspec.json.decode(msgspec.json.encode(table.snapshot()))["view"]
    return view

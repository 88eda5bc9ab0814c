"""Bots that know nothing of a game but its rules: they find what wins, and peek at nothing."""

from random import Random
from typing import Any

import pytest

from terroir.bots.analysis import analyse, choices, judge
from terroir.bots.budget import Budget
from terroir.bots.codes import bot
from terroir.bots.playing import play
from terroir.bots.simulation import Simulation
from terroir.core.errors import BadOptions
from terroir.core.game import AnyGame, Over
from terroir.core.registry import examples, load

NOUGHTS, HIGHCARD = load("noughts"), load("highcard")


def chosen(game: AnyGame, view: Any, code: str, seed: int = 1) -> str:
    legal = game.legal_in(view)
    return game.move_to_text(bot(code).choose(game, view, legal, Random(seed).randrange))


@pytest.mark.parametrize("code", ["mc:200", "mcts:200"])
@pytest.mark.parametrize(
    ("cells", "seat", "wanted"),
    [("XX.OO....", 0, "mark c3"), ("XX.O.....", 1, "mark c3"), ("OO.XX....", 0, "mark c2")],
    ids=["wins", "blocks", "rather wins than blocks"],
)
def test_what_wins_or_saves_is_found(code: str, cells: str, seat: int, wanted: str) -> None:
    state = NOUGHTS.position_from_text(f'{{"cells":"{cells}"}}')
    assert chosen(NOUGHTS, NOUGHTS.view(state, seat), code) == wanted


def test_the_highest_level_is_not_beaten_at_noughts_and_crosses() -> None:
    for seed in range(3):
        for seats in (["random", "master"], ["master", "novice"]):
            over = play(NOUGHTS, seats, seed).pending
            assert isinstance(over, Over) and seats.index("master") in over.winners


@pytest.mark.parametrize("name", examples())
@pytest.mark.parametrize("code", ["mc:60", "mcts:60", "mix:60", "beam"])
def test_the_same_luck_gives_the_same_choice(name: str, code: str) -> None:
    game = load(name)
    assert play(game, [code, "random"], 5).steps == play(game, [code, "random"], 5).steps


def test_a_choice_depends_on_the_view_alone() -> None:
    """Two worlds that look the same to a seat, with other cards in other hands: the bot does the same."""
    match = play(HIGHCARD, ["random", "random"], 2)
    state = HIGHCARD.start(2, {})
    for step in match.steps[:8]:
        HIGHCARD.apply(state, step.move, step.seat)
    twin = HIGHCARD.imagine(HIGHCARD.view(state, 0), Random(9).randrange)
    assert twin.hands[1] != state.hands[1]
    for code in ("mc:100", "mcts:100"):
        assert chosen(HIGHCARD, HIGHCARD.view(state, 0), code) == chosen(
            HIGHCARD, HIGHCARD.view(twin, 0), code
        )


def test_a_position_is_analysed_and_a_game_looked_back_at() -> None:
    state = NOUGHTS.position_from_text('{"cells":"XX.OO...."}')
    best, *others = analyse(NOUGHTS, NOUGHTS.view(state, 0), Random(1).randrange, Budget(nodes=300))
    assert NOUGHTS.move_to_text(best.actions[0]) == "mark c3" and best.shares == (1.0, 0.0)
    assert 1 <= len(others) <= 2
    match = play(NOUGHTS, ["random", "random"], 3)
    turns = choices(NOUGHTS, NOUGHTS.start(2, {}), match.steps)
    moments = [judge(NOUGHTS, turn, Random(1).randrange, Budget(nodes=100)) for turn in turns]
    assert [moment.seat for moment in moments] == [n % 2 for n in range(len(moments))] and moments
    assert all(0 <= moment.loss <= 1 for moment in moments)


def test_what_only_a_search_of_its_own_knows_is_refused() -> None:
    view = NOUGHTS.view(NOUGHTS.start(2, {}), 0)
    with pytest.raises(BadOptions, match="noughts knows no careful"):
        chosen(NOUGHTS, view, "mc:10:play=careful")
    with pytest.raises(BadOptions, match="noughts knows no hand, debts"):
        chosen(NOUGHTS, view, "mc:10:blind=hand+debts")


def test_simulated_games_are_numbered() -> None:
    """The same number, the same luck: in one go or one by one."""
    view = HIGHCARD.view(play(HIGHCARD, ["random", "random"], 1).state, 0)
    match = Simulation(NOUGHTS, NOUGHTS.view(NOUGHTS.start(2, {}), 0), 7)
    whole, parts = match.play(0, 0, 6), match.play(0, 0, 2) + match.play(0, 2, 4)
    assert whole == parts and whole.games == 6
    assert HIGHCARD.legal_in(view) == []


def test_a_misspelt_method_of_a_search_is_an_error() -> None:
    with pytest.raises(TypeError, match="chance is nothing that a lookahead has"):
        type("Slip", (Simulation,), {"chance": lambda self, shares: shares})

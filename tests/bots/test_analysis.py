"""Hints and looking back: the best turns with shares that add up, computed reasons, and flagged blunders."""

from __future__ import annotations

import time
from typing import Any

import pytest

from terroir.bots.analysis import Judged, Moment, analyse, choices, errors, judge
from terroir.bots.bot import seeded
from terroir.bots.budget import Budget
from terroir.bots.codes import bot
from terroir.core.game import AnyGame, Over
from terroir.core.lookahead import MILLION, Tally
from terroir.core.play import Match
from terroir.core.registry import games, load
from tests.waiting import hold

SEARCHING = games()
FEW = Budget(nodes=200)
SHORT = {"citrus": {"short": "yes"}}


def played(game: AnyGame, codes: list[str], seed: int, **options: str) -> Match[Any]:
    """A finished game between bots."""
    match = Match(game, game.start(len(codes), options), seeded(seed, "draws"))
    bots, randbelow = [bot(code) for code in codes], seeded(seed, "bots")
    while not isinstance(pending := match.pending, Over):
        seat = pending.seats[0]  # type: ignore[union-attr]
        view, legal = game.view(match.state, seat), match.legal(seat)
        for action in bots[seat].plan(game, view, legal, randbelow):
            match.play(seat, action)
    return match


@pytest.mark.compiled
@pytest.mark.parametrize("name", SEARCHING)
def test_a_hint_names_legal_turns_with_shares_that_add_up(name: str) -> None:
    game = load(name)
    match = Match(game, game.start(game.players[0], {}), seeded(1, "draws"))
    seat = match.pending.seats[0]  # type: ignore[union-attr]
    begun = time.process_time()
    found = analyse(game, game.view(match.state, seat), seeded(1))
    took = time.process_time() - begun
    hold(1, took)
    assert took < 5
    assert 1 <= len(found) <= 3
    for judged in found:
        assert judged.actions[0] in match.legal(seat)
        assert sum(judged.shares) == pytest.approx(1, abs=1e-4)
        assert all(0 <= error < 0.2 for error in judged.errors)
        assert len(judged.scores) == game.players[0]
    shares = [judged.shares[seat] for judged in found]
    assert shares[0] >= max(shares) - 0.02


@pytest.mark.compiled
@pytest.mark.parametrize("name", SEARCHING)
def test_hints_differ_in_what_is_to_be_done_now(name: str) -> None:
    """Turns that go on differently only after luck has had its say are one hint."""
    game = load(name)
    match = played(game, ["beam", "beam"], 6, **SHORT.get(name, {}))
    seen = 0
    for choice in list(choices(game, game.start(2, game.settings(match.state)), match.steps))[::3]:
        found = analyse(game, choice.view, seeded(seen), Budget(nodes=24))
        assert len({judged.actions for judged in found}) == len(found)
        seen += len(found) > 1
    assert seen > 5


def test_reasons_are_what_the_turn_brings() -> None:
    game = load("citrus")
    match = Match(game, game.start(2, {"first": "1"}), seeded(3, "draws"))
    view = game.view(match.state, 0)
    best = analyse(game, view, seeded(3), FEW)[0]
    said = {message.id: message.args for message in best.reasons}
    bought = [action for action in best.actions if game.move_to_text(action).startswith("place")]
    assert bought and said["reason-citrus-points"]["points"] >= len(bought)  # type: ignore[operator]
    assert said["reason-citrus-coins"]["coins"] == f"−{len(bought)}"
    assert "reason-citrus-majority" in said


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("citrus", {"points", "majority"}),
        ("chicoree", {"card", "debt", "last-step", "steps", "income"}),
    ],
)
def test_reasons_say_what_a_turn_prevents_and_risks_and_never_more_than_its_player_knows(
    name: str, kinds: set[str]
) -> None:
    """In worlds that the player cannot tell apart, the reasons are the same."""
    game = load(name)
    said: set[str] = set()
    for seed in range(2):
        match = played(game, ["random", "beam", "beam"], seed)
        for choice in choices(game, game.start(3, game.settings(match.state)), match.steps):
            reasons = list(game.reasons(choice.view, choice.actions))
            twin = game.view(game.imagine(choice.view, seeded(seed)), choice.seat)
            assert list(game.reasons(twin, choice.actions)) == reasons
            said |= {message.id for message in reasons}
    prevented = {id.rpartition(f"-{name}-")[2] for id in said if id.startswith("prevents-")}
    risked = {id.rpartition(f"-{name}-")[2] for id in said if id.startswith("risks-")}
    assert prevented and risked and prevented | risked == kinds


@pytest.mark.parametrize("name", SEARCHING)
def test_a_game_says_how_far_it_has_come_and_all_see_the_same(name: str) -> None:
    game = load(name)
    match = Match(game, game.start(2, {}), seeded(4, "draws"))
    randbelow, seen = seeded(4, "bots"), []
    while not isinstance(pending := match.pending, Over):
        at = {game.progress(game.view(match.state, viewer)) for viewer in (0, 1, None)}
        assert len(at) == 1
        seen += at
        seat = pending.seats[0]  # type: ignore[union-attr]
        legal = match.legal(seat)
        match.play(seat, legal[randbelow(len(legal))])
    assert seen[0] == 0 and max(seen) > 50
    assert 0 <= min(seen) <= max(seen) <= 100
    if name == "citrus":
        assert seen == sorted(seen)


@pytest.mark.compiled
def test_looking_back_finds_the_blunders_of_a_weak_player() -> None:
    """A game of a random player against a strong one: the random one throws away far more."""
    game = load("citrus")
    match = played(game, ["random", "beam"], 3, **SHORT["citrus"])
    start = game.start(2, game.settings(match.state))
    few = Budget(nodes=60)
    moments = [
        judge(game, choice, seeded(2, choice.ply), few) for choice in choices(game, start, match.steps)
    ]
    lost = [sum(m.loss for m in moments if m.seat == seat) for seat in range(2)]
    assert lost[0] > 0.5 and lost[0] > 2 * lost[1]
    flagged = [sum(m.flag for m in moments if m.seat == seat) for seat in range(2)]
    assert max(m.flag for m in moments if m.seat == 0) >= 2 and flagged[0] > flagged[1]
    assert game.position_to_text(start) == game.position_to_text(match.state)


def test_what_may_be_chance_is_not_flagged() -> None:
    def judged(share: float, error: float) -> Judged:
        return Judged((), (share, 1 - share), (error, error), (0, 0), ())

    assert Moment(0, 0, judged(0.40, 0.01), judged(0.62, 0.01)).flag == 3
    assert Moment(0, 0, judged(0.40, 0.01), judged(0.52, 0.01)).flag == 2
    assert Moment(0, 0, judged(0.40, 0.01), judged(0.46, 0.01)).flag == 1
    assert Moment(0, 0, judged(0.40, 0.01), judged(0.44, 0.01)).flag == 0
    assert Moment(0, 0, judged(0.40, 0.09), judged(0.62, 0.09)).flag == 0
    assert Moment(0, 0, judged(0.40, 0.09), judged(0.62, 0.09)).slip == 0


def test_a_turn_is_found_if_it_was_better_than_all_else_beyond_chance() -> None:
    def judged(share: float, error: float) -> Judged:
        return Judged((), (share, 1 - share), (error, error), (0, 0), ())

    best = judged(0.62, 0.01)
    assert Moment(0, 0, best, best, judged(0.40, 0.01)).found == pytest.approx(0.22)
    assert Moment(0, 0, best, best, judged(0.61, 0.01)).found == 0
    assert Moment(0, 0, best, best).found == 0, "there was nothing else to do"


def test_everybody_has_a_standard_error_and_the_one_who_acts_the_counted_one() -> None:
    """Games that are all won or lost: the error of a share is that of a coin."""
    tally = Tally(100, (30 * MILLION, 70 * MILLION), 30 * MILLION**2, (0, 0))
    assert errors((0.3, 0.7), tally, 0) == pytest.approx((0.0458, 0.0458), abs=1e-3)
    halves = Tally(100, (50 * MILLION, 25 * MILLION, 25 * MILLION), 25 * MILLION**2, (0, 0, 0))
    assert errors((0.5, 0.25, 0.25), halves, 0) == (0, 0, 0), "every game came to the same"

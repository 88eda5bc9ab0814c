"""Looking ahead in Citrus: whole turns are legal, chance is drawn, and compiled and interpreted agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import ModuleType
from typing import Any

import pytest

from terroir.core.game import Chance, Decide, Over
from terroir.core.play import pick
from terroir.core.registry import load
from terroir.games.citrus.bots import lookahead
from terroir.games.interpreted import load_interpreted

GAME = load("citrus")


def positions(seed: int, players: int, every: int, options: Mapping[str, str] | None = None) -> Iterator[Any]:
    """States of a random game in which somebody owes a decision, one of `every` so many."""
    rng = Random(seed)
    at, number = GAME.start(players, options or {}), 0
    while not isinstance(pending := GAME.pending(at), Over):
        if isinstance(pending, Chance):
            GAME.apply(at, rng.choice([outcome for outcome, count in pending.outcomes if count]))
            continue
        if number % every == 0:
            yield GAME.clone(at)
        seat = pending.seats[0]
        GAME.apply(at, rng.choice(GAME.legal(at, seat)), seat)
        number += 1


def look(at: Any, luck: int = 1, width: int = 4, keep: int = 2) -> Any:
    return GAME.look_ahead(GAME.view(at, GAME.pending(at).seats[0]), luck, width, keep)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, {"short": "yes", "penalty": "yes"}, {"family": "yes"}], ids=str)
def test_every_turn_found_is_legal_to_its_end_or_to_the_next_draw(
    players: int, options: Mapping[str, str]
) -> None:
    for at in positions(players, players, 7, options):
        seat, turn = GAME.pending(at).seats[0], GAME.turn(at)
        found = look(at).turns
        assert found and [t.worth for t in found] == sorted((t.worth for t in found), reverse=True)
        for turn_found in found:
            world = GAME.clone(at)
            for action in turn_found.actions:
                assert action in GAME.legal(world, seat), GAME.position_to_text(world)
                GAME.apply(world, action, seat)
            pending = GAME.pending(world)
            assert not isinstance(pending, Decide) or GAME.turn(world) != turn


def test_nothing_that_was_looked_at_has_changed() -> None:
    for at in positions(3, 2, 20):
        before = GAME.position_to_text(at)
        view = GAME.view(at, GAME.pending(at).seats[0])
        ahead = GAME.look_ahead(view, 5, 4, 2)
        ahead.play(0, 0, 5)
        assert (
            GAME.position_to_text(at)
            == before
            == GAME.position_to_text(GAME.imagine(view, Random(1).randrange))
        )


@pytest.mark.compiled
def test_simulated_games_are_counted_exactly_and_in_any_order() -> None:
    for at in positions(4, 3, 25):
        ahead = look(at)
        once = ahead.play(0, 0, 12)
        assert ahead.play(0, 5, 7) + ahead.play(0, 0, 5) == once == look(at).play(0, 0, 12)
        assert once.games == 12 and 12_000_000 - 60 <= sum(once.shares) <= 12_000_000


@pytest.mark.compiled
def test_a_tree_counts_every_simulation_once_and_prefers_what_wins() -> None:
    for at in positions(6, 2, 30):
        ahead = look(at)
        ahead.grow(300)
        tallies = [ahead.tally(n) for n in range(len(ahead.turns))]
        assert sum(t.games for t in tallies) == 300
        most = max(tallies, key=lambda t: t.games)
        best = max(t.shares[at.seat] / t.games for t in tallies if t.games > 20)
        assert most.shares[at.seat] / most.games > best - 100_000


@pytest.mark.compiled
def test_simulations_draw_luck_anew() -> None:
    """Where the market is filled up soon, games come to different ends."""
    ends = [{look(at).play(0, number, 1).scores for number in range(20)} for at in positions(1, 4, 60)]
    assert max(map(len, ends)) > 10


def test_simulated_games_differ_also_where_luck_has_no_say() -> None:
    """Nobody takes the same turn every time: or else more games would tell no more than one."""
    ends = []
    for at in positions(11, 2, 1):
        if at.in_bag + at.fincas == 0:
            ahead = look(at)
            ends.append(len({ahead.play(0, number, 1).scores for number in range(12)}))
    assert max(ends) > 1


def test_the_evaluation_has_its_opinion_of_a_turn_before_any_game_is_simulated() -> None:
    """It sees the position at the end of the turn: what is worth far less promises less."""
    compared = 0
    for at in positions(8, 2, 25):
        ahead = look(at)
        best, last = ahead.expect(0), ahead.expect(len(ahead.turns) - 1)
        assert sum(best) in (999_999, 1_000_000)
        if ahead.turns[-1].worth < ahead.turns[0].worth - 300:
            compared += 1
            assert best[at.seat] > last[at.seat]
    assert compared > 3


@pytest.mark.compiled
def test_compiled_and_interpreted_think_alike() -> None:
    plain: Mapping[str, ModuleType] = load_interpreted("terroir.games.citrus", "bots.lookahead")
    weights = lookahead.weights()
    for seed in range(3):
        for at in positions(seed, 2 + seed, 100):
            twin = plain["state"].State()
            twin.settings = at.settings
            twin.read(plain["board"].load(at.settings["board"]).layout, at.written())
            ours = lookahead.CitrusLookahead(GAME.view(at, at.seat), seed, 2, 2, weights)
            theirs = plain["lookahead"].CitrusLookahead(
                plain["view"].View(twin, at.seat), seed, 2, 2, weights
            )
            written = [([GAME.move_to_text(a) for a in t.actions], t.worth) for t in ours.turns]
            twins = plain["notation"].move_text
            assert [([twins(a) for a in t.actions], t.worth) for t in theirs.turns] == written
            ours.grow(12)
            theirs.grow(12)
            assert [theirs.tally(n).shares for n in range(5)] == [ours.tally(n).shares for n in range(5)]
            last = len(ours.turns) - 1
            assert tuple(theirs.play(last, 3, 2).shares) == tuple(ours.play(last, 3, 2).shares)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_final_scores_are_foretold_and_not_what_the_next_rounds_bring(players: int) -> None:
    """In the middle of games of rung 2, whose results differ by some ten points by themselves."""
    off = []
    for seed in range(4):
        rng, at, foretold = Random(seed), GAME.start(players, {}), []
        while not isinstance(pending := GAME.pending(at), Over):
            if isinstance(pending, Chance):
                GAME.apply(at, pick(pending, rng.randrange))
                continue
            ahead = look(at, rng.getrandbits(64), 2, 1)
            if rng.randrange(5) == 0:
                foretold.append(ahead.final_scores(ahead.play(0, 0, 8)))
            for action in ahead.turns[0].actions:
                GAME.apply(at, action, pending.seats[0])
        off += [
            score - final for scores in foretold for score, final in zip(scores, pending.scores, strict=True)
        ]
    assert len(off) > 40 and abs(sum(off) / len(off)) < 8


def test_chances_to_win_are_corrected_where_simulated_games_are_too_sure() -> None:
    two, three = (look(next(positions(1, players, 1))) for players in (2, 3))
    assert two.chances([0.5, 0.5]) == pytest.approx([0.5, 0.5]) and two.chances([1.0, 0.0]) == [1, 0]
    assert two.chances([0.9, 0.1])[0] == pytest.approx(9**0.88 / (1 + 9**0.88))
    assert three.chances([0.7, 0.2, 0.1]) == pytest.approx([0.7, 0.2, 0.1])

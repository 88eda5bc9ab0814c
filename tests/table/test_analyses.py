"""Analyses of games: the same part by part as at once, sums that add up, and sentences in every language."""

from __future__ import annotations

from importlib import resources

import msgspec
import pytest
from fluent.runtime import FluentResource

from terroir.bots.playing import play
from terroir.core.errors import BadRecord
from terroir.core.game import Message
from terroir.core.play import Match
from terroir.core.registry import games, load
from terroir.core.replay import from_match
from terroir.table import analyses
from terroir.table.analyses import Analysis, JudgedTurn, analysis, part, whole
from terroir.table.coach import Coached, advise
from tests.games.spoken import bundle, say

BETTER = {"en": "Better", "fr": "Mieux\N{NO-BREAK SPACE}", "it": "Meglio", "de": "Besser"}
"""Behind these words a turn stands in the middle of a sentence; in German it may begin with a noun."""
QUICK = {"citrus": {"short": "yes"}, "chicoree": {"rounds": "6"}}


def record(name: str, players: int) -> str:
    """A short game of a weak player among better ones."""
    match = play(load(name), ["random", *["beam"] * (players - 1)], 5, QUICK[name])
    return from_match(match, ["A", "B", "C"][:players]).to_text()


@pytest.fixture(scope="module", params=games())
def analysed(request: pytest.FixtureRequest) -> Analysis:
    return analysis(record(request.param, 2 if request.param == "citrus" else 3), nodes=24)


@pytest.mark.compiled
def test_the_sums_of_everybody_lead_from_the_first_chance_to_the_result(analysed: Analysis) -> None:
    for seat, balance in enumerate(analysed.balances):
        way = balance.own + balance.luck + balance.others
        assert analysed.first[seat] + way == pytest.approx(analysed.result[seat], abs=1e-3)
        assert balance.own <= 0
    assert sum(analysed.result) == pytest.approx(1)
    for turn in analysed.turns:
        assert [sum(turn.shares), sum(turn.chances)] == pytest.approx([1, 1], abs=1e-3)
        assert turn.chances == turn.shares or analysed.game == "chicoree", "where all know the same"
        assert all(0 <= error < 0.3 for error in turn.errors)
        assert turn.step < turn.until and turn.played
        assert bool(turn.better) == (turn.best != turn.shares) or not turn.slip
        assert turn.slip == 0 or turn.slip == pytest.approx(
            turn.best[turn.seat] - turn.shares[turn.seat], abs=1e-3
        )
    assert sum(turn.decided for turn in analysed.turns) == analyses.DECIDING
    assert sum(sum(points) for points in analysed.sources.values()) > 0
    assert msgspec.json.decode(msgspec.json.encode(analysed), type=Analysis) == analysed


@pytest.mark.compiled
def test_the_coach_says_three_things_to_each_in_every_language(analysed: Analysis) -> None:
    reasons = [reason for turn in analysed.turns for reason in (*turn.reasons, *turn.why)]
    deals = [deal.what for deal in analysed.deals]
    for language in ("en", "fr", "it", "de"):
        words = bundle(analysed.game, language)
        text = resources.files("terroir.table").joinpath("text", f"{language}.ftl").read_text("utf-8")
        words.add_resource(FluentResource(text))
        for seat, sentences in enumerate(analysed.coach):
            assert len(sentences) == 3, seat
            assert len({advice.said for advice in sentences}) == 3
            for advice in sentences:
                said = say(words, advice.said)
                assert said.endswith(".")
                better = said.partition(f"{BETTER[language]}: ")[2]
                assert language == "de" or better == better[:1].lower() + better[1:], said
                assert 0 <= advice.turn < len(analysed.turns)
        for message in (*reasons, *deals):
            assert say(words, message)


@pytest.mark.compiled
def test_part_by_part_it_is_the_same_as_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record("chicoree", 2)
    monkeypatch.setattr(analyses, "SLICE_S", 0)
    turns = part(text, 0, 50).turns
    for number in range(1, part(text, 0, 50).of):
        some = part(text, number, 50).turns
        assert len(some) == 1
        turns += some
    monkeypatch.undo()
    assert whole(text, turns, 50) == analysis(text, 50)


def test_a_game_in_which_nobody_decided_anything_cannot_be_analysed() -> None:
    game = load("citrus")
    text = from_match(Match(game, game.start(2, {}), None), ["A", "B"]).to_text()
    with pytest.raises(BadRecord, match="nobody"):
        part(text, 0)


def turn(seat: int, shares: tuple[float, float], best: tuple[float, float], flag: int = 0) -> JudgedTurn:
    slip = best[seat] - shares[seat]
    some = [0.01, 0.01]
    return JudgedTurn(0, 1, seat, [], [], list(shares), some, list(best), slip, flag, 0.0, [], [])


def test_where_hands_are_hidden_chances_are_the_mean_of_what_each_last_had_to_think() -> None:
    turns = [
        turn(0, (0.4, 0.6), (0.4, 0.6)),
        turn(1, (0.8, 0.2), (0.8, 0.2)),
        turn(0, (0.6, 0.4), (0.6, 0.4)),
    ]
    hidden = [one.chances for one in analyses._known(turns, True)]
    assert hidden == [pytest.approx(each) for each in ([0.4, 0.6], [0.6, 0.4], [0.7, 0.3])]
    assert [one.chances for one in analyses._known(turns, False)] == [one.shares for one in turns]


def test_luck_is_what_changed_between_own_turns_and_nobody_threw_away() -> None:
    turns = [
        turn(0, (0.4, 0.6), (0.5, 0.5), 2),
        turn(1, (0.55, 0.45), (0.3, 0.7), 3),
        turn(0, (0.6, 0.4), (0.6, 0.4)),
    ]
    found = analyses._with_luck(turns)
    assert [one.luck for one in found] == pytest.approx([0, 0, -0.05]), "the other's slip is no luck"
    balance = analyses._balance(turns, (1.0, 0.0), 0)
    assert (balance.own, balance.others) == pytest.approx((-0.1, 0.25))
    assert 0.5 + balance.own + balance.others + balance.luck == pytest.approx(1)


def test_the_coach_begins_with_the_worst_turn_and_praises_where_there_is_none() -> None:
    turns = [turn(0, (0.4, 0.6), (0.5, 0.5), 2), turn(1, (0.5, 0.5), (0.5, 0.5))]
    balances = [analyses._balance(turns, (1.0, 0.0), seat) for seat in range(2)]
    worst, *_ = advise(Coached(turns, (), balances[0], 0))
    assert worst.turn == 0 and worst.said.id == "coach-slip-bare" and worst.said.args["points"] == 10
    good, *_ = advise(Coached(turns, (), balances[1], 1))
    assert good.said == Message("coach-steady")

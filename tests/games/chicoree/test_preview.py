"""What the screen is told in advance is what then happens; what it is told once never changes."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from terroir.core.game import Decide, Over
from terroir.core.plain import to_json
from terroir.core.play import Match
from terroir.core.registry import load
from terroir.games.chicoree import deck
from terroir.games.chicoree.actions import LayStart, LayStep, PlaySpecial, RaiseBid, SealBid
from terroir.games.chicoree.events import GameEnded, IncomeReceived, RevenuePaid
from terroir.games.chicoree.preview import Earnings, Preview, earns

GAME = load("chicoree")


def play(seed: int, players: int, **options: str) -> Iterator[tuple[Any, int, Any, Preview, list[Any]]]:
    """A game of small random bids, step by step: (match, seat, action, forecast, events)."""
    luck = Random(seed)
    match = Match(GAME, GAME.start(players, options), luck.randrange)
    while isinstance(pending := GAME.pending(match.state), Decide):
        seat = luck.choice(pending.seats)
        legal = [a for a in match.legal(seat) if getattr(a, "tokens", 0) < 4]
        action = luck.choice(legal)
        forecast = GAME.preview(GAME.view(match.state, seat), action)
        yield match, seat, action, forecast, list(match.play(seat, action))
    assert isinstance(pending, Over)


@pytest.mark.parametrize("seed, players", [(1, 3), (2, 4), (3, 6)])
def test_the_forecast_comes_true(seed: int, players: int) -> None:
    """Steps, tokens and victims after laying and playing, and what each turn then brings."""
    laid = hit = 0
    for match, seat, action, forecast, events in play(seed, players):
        json.dumps(to_json(forecast))
        state = match.state
        if isinstance(action, LayStart | LayStep):
            laid += 1
            assert forecast.steps[1] == state.steps(seat)
            assert forecast.earns[1] == earns(state, seat)
            assert forecast.ends_game == any(isinstance(e, GameEnded) for e in events)
        if isinstance(action, PlaySpecial) and action.target is not None:
            hit += 1
            target = forecast.target
            assert target.seat == action.target
            assert target.steps[1] == state.steps(action.target)
            assert target.turns[1] == state.written()["afflicted"][action.target]
        if isinstance(action, RaiseBid | SealBid):
            assert forecast.tokens[0] - forecast.tokens[1] == action.tokens
            assert forecast.lot.card in deck.NAMES
    assert laid and hit


@pytest.mark.parametrize("seed", [4, 5])
def test_earnings_are_what_a_turn_brings(seed: int) -> None:
    """K-T1, K-T2: unless somebody cannot pay or is afflicted, the next turn brings what was told."""
    brought = 0
    told: dict[int, Earnings] = {}
    for match, _, _, _, events in play(seed, 3):
        paid = {e.seat: e.tokens for e in events if isinstance(e, IncomeReceived)}
        for seat, tokens in paid.items():
            assert tokens == told[seat].start
            gifts = [e.tokens for e in events if isinstance(e, RevenuePaid) and e.to == seat]
            assert all(gift == told[seat].each for gift in gifts)
            brought += len(gifts)
        told = {p: earns(match.state, p) for p in range(3)}
    assert brought


def test_looking_ahead_changes_nothing() -> None:
    for match, seat, _, _, _ in play(6, 3):
        view = GAME.view(match.state, seat)
        seen = json.dumps(GAME.view_to_json(view))
        for action in GAME.legal_in(view)[:3]:
            GAME.preview(view, action)
        assert json.dumps(GAME.view_to_json(view)) == seen


def test_what_others_hide_changes_no_forecast() -> None:
    """The same view gives the same forecast, whatever the others hold: it is asked of the view alone."""
    for match, seat, _, _, _ in play(7, 3):
        if isinstance(GAME.pending(match.state), Over):
            break
        view = GAME.view(match.state, seat)
        other = GAME.view(GAME.imagine(view, Random(1).randrange), seat)
        for action in GAME.legal_in(view)[:2]:
            assert GAME.preview(view, action) == GAME.preview(other, action)


def test_what_no_move_changes_stays_the_same() -> None:
    games = play(8, 3, deck="house,shop=9")
    written = [json.dumps(to_json(GAME.equipment(match.state))) for match, *_ in games]
    assert len(set(written)) == 1
    cards = {card["name"]: card for card in json.loads(written[0])["cards"]}
    assert list(cards) == list(deck.NAMES)
    assert cards["shop"] == {
        "name": "shop",
        "sort": "step",
        "number": 6,
        "count": 9,
        "hits": None,
        "revenue": 1,
    }
    assert [cards[start]["number"] for start in deck.STARTS] == [4, 2, 1]
    assert cards["challenge3"]["number"] == 3

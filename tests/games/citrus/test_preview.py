"""What the screen is told in advance is what then happens; what it is told once never changes."""

import json
from random import Random
from typing import Any

import pytest

from terroir.core.game import Over
from terroir.core.plain import to_json
from terroir.core.play import Match
from terroir.core.registry import load
from terroir.games.citrus.actions import BuyLine, Harvest, PlaceTile
from terroir.games.citrus.events import FincaScored, GameEnded, IncomeReceived, RegionHarvested, TurnEnded

GAME = load("citrus")


def play(seed: int, players: int, **options: str) -> Any:
    """A random game, step by step: (match, seat, action, forecast, events)."""
    luck = Random(seed)
    match = Match(GAME, GAME.start(players, options), luck.randrange)
    while not isinstance(pending := GAME.pending(match.state), Over):
        seat = pending.seats[0]
        legal = [a for a in match.legal(seat) if not isinstance(a, Harvest)] or match.legal(seat)
        action = luck.choice(legal if luck.random() < 0.9 else match.legal(seat))
        forecast = GAME.preview(GAME.view(match.state, seat), action)
        yield match, seat, action, forecast, list(match.play(seat, action))


@pytest.mark.parametrize(
    "seed, players, options", [(1, 2, {"short": "yes"}), (2, 4, {}), (3, 5, {"penalty": "yes"})]
)
def test_the_forecast_comes_true(seed: int, players: int, options: dict[str, str]) -> None:
    closings = 0
    told: dict[str, dict[int, tuple[int, int]]] = {}
    for match, seat, action, forecast, events in play(seed, players, **options):
        json.dumps(to_json(forecast))
        assert forecast.coins[1] == match.state.written()["coins"][seat]
        if forecast.ends_turn:
            assert any(isinstance(e, TurnEnded) for e in events)
        if isinstance(action, Harvest):
            end = next((i for i, e in enumerate(events) if isinstance(e, GameEnded)), len(events))
            assert forecast.points == sum(e.points for e in events[:end] if isinstance(e, RegionHarvested))
            assert [forecast.income] == [e.income for e in events if isinstance(e, IncomeReceived)]
        for finca in forecast.fincas:
            told[finca.site] = {s.seat: (s.tiles, s.points) for s in finca.standing if s.tiles}
        scored: dict[str, dict[int, tuple[int, int]]] = {}
        for e in events:
            if isinstance(e, FincaScored):
                scored.setdefault(e.site, {})[e.seat] = e.tiles, e.points
        assert all(told[site] == shares for site, shares in scored.items())
        closings += len(scored)
    assert closings


@pytest.mark.parametrize("seed", [4, 5])
def test_a_line_tells_where_its_tiles_can_go(seed: int) -> None:
    for match, seat, action, forecast, _ in play(seed, 3, short="yes"):
        if isinstance(action, BuyLine) and not forecast.market.finca:
            lens = {tile.tile: tile.spaces for tile in forecast.market.tiles}
            for move in match.legal(seat):
                if isinstance(move, PlaceTile) and not move.bridge:
                    assert move.space in lens[move.fruit + "*" * move.well]
            assert forecast.market.cost == len(forecast.market.tiles)


def test_looking_ahead_changes_nothing() -> None:
    for match, seat, *_ in play(6, 2, short="yes"):
        view = GAME.view(match.state, seat) if not isinstance(GAME.pending(match.state), Over) else None
        if view is None:
            break
        written = view.written()
        for legal in GAME.legal_in(view)[:3]:
            GAME.preview(view, legal)
        assert view.written() == written


def test_what_no_move_changes_stays_the_same() -> None:
    written = [json.dumps(to_json(GAME.equipment(match.state))) for match, *_ in play(7, 2, short="yes")]
    assert len(set(written)) == 1
    equipment = json.loads(written[0])
    assert (equipment["rows"], equipment["columns"]) == (10, 12)
    assert (
        equipment["sites"]["A"] == "c9"
        and "b8" in equipment["rings"]["A"]
        and equipment["roads"]["A"] == ["b9", "c8", "c10", "d9"]
    )
    assert len(equipment["lines"]) == 8 and equipment["market"][0] == [1, 2, 0, 0]


@pytest.mark.parametrize(
    "tiles, points",
    [
        ([7, 5, 5, 3], [10, 5, 5, 0]),  # the example of the book, C-F3
        ([4, 4, 3, 0], [10, 10, 0, 0]),
        ([0, 0, 1, 0], [0, 0, 10, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_points_for_tiles_at_a_finca(tiles: list[int], points: list[int]) -> None:
    """C-F3, at a Finca of 10/5, which is the first kind."""
    assert GAME.start(4, {}).points_for(tiles, 0) == points

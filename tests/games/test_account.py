"""The account of a finished game: its parts add up, and what decided it can be said."""

from __future__ import annotations

from random import Random

import pytest

from terroir.core.abilities import Account, GivesAccount
from terroir.core.game import Event, Over
from terroir.core.play import Match
from terroir.core.registry import games, load
from tests.games.spoken import bundle, say


def played(name: str, seed: int) -> tuple[Over, Account]:
    """A game by chance to its end, and its account."""
    game, rng = load(name), Random(seed)
    assert isinstance(game, GivesAccount)
    match = Match(game, game.start(min(game.players) + seed % 2, {}), rng.randrange)
    happened: list[tuple[int, Event]] = [(0, event) for event in match.events]
    while not isinstance(over := match.pending, Over):
        told = len(match.events)
        seat = over.seats[0]  # type: ignore[union-attr]
        match.play(seat, rng.choice(match.legal(seat)))
        happened += [(len(match.steps), event) for event in match.events[told:]]
    return over, game.account(over, happened)


@pytest.mark.parametrize("seed", range(6))
def test_points_of_citrus_add_up_and_one_occasion_stands_out(seed: int) -> None:
    over, account = played("citrus", seed)
    totals = [sum(points) for points in zip(*account.sources.values(), strict=True)]
    assert tuple(totals) == over.scores
    assert (account.decided is None) == (len(over.winners) > 1)
    if account.decided is not None:
        assert account.decided.seat == over.winners[0]
        assert account.decided.args["points"] > account.decided.args["less"]  # type: ignore[operator]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", games())
def test_it_can_be_said_in_every_language(name: str, seed: int) -> None:
    _, account = played(name, seed)
    if account.decided is not None:
        for language in ("en", "fr", "it", "de"):
            said = say(bundle(name, language), account.decided)
            assert said.endswith(".") and "{" not in said, said

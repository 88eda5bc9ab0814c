"""The account of a finished game: its parts add up, and what decided it can be said."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from terroir.core import scenario
from terroir.core.abilities import Account, GivesAccount, WeighsDeals
from terroir.core.game import Event, Over
from terroir.core.play import Match
from terroir.core.registry import games, load
from terroir.games.chicoree.events import BidsOpened
from tests.games.spoken import bundle, say

LANGUAGES = ("en", "fr", "it", "de")
FOLDER = Path(__file__).parent
TIES = {
    "chicoree/scenarios/end-the-last-round.scenario": {
        "en": "The rounds were over with Anna and Anna level on steps (2)."
        " More tokens broke the tie: 9 against 3 (K-E2).",
        "fr": "Les manches étaient finies, Anna et Anna à égalité d’étapes (2)."
        " Les pions ont départagé\xa0: 9 contre 3 (K-E2).",
        "it": "I giri erano finiti con Anna e Anna pari per tappe (2)."
        " A spareggiare sono stati i gettoni: 9 contro 3 (K-E2).",
        "de": "Die Runden waren vorbei, Anna und Anna hatten gleich viele Stufen (2)."
        " Den Gleichstand brachen die Chips: 9 gegen 3 (K-E2).",
    },
    "chicoree/scenarios/end-shared.scenario": {
        "en": "Level on steps (0) and on tokens (9): Anna, Anna. They share the victory (K-E2).",
        "fr": "À égalité d’étapes (0) et de pions (9)\xa0: Anna, Anna. La victoire est partagée (K-E2).",
        "it": "Pari per tappe (0) e per gettoni (9): Anna, Anna. La vittoria è condivisa (K-E2).",
        "de": "Gleich viele Stufen (0) und Chips (9): Anna, Anna. Der Sieg wird geteilt (K-E2).",
    },
    "citrus/scenarios/end-shared.scenario": {
        "en": "Level at 8 points: Anna, Anna. There is no tie-break: they share the victory (C-E4).",
        "fr": "À égalité, 8 points\xa0: Anna, Anna. Rien ne départage\xa0: la victoire est partagée (C-E4).",
        "it": "Pari a 8 punti: Anna, Anna. Non c’è spareggio: la vittoria è condivisa (C-E4).",
        "de": "Gleichstand, 8 Punkte: Anna, Anna."
        " Einen Stichentscheid gibt es nicht: Der Sieg wird geteilt (C-E4).",
    },
}
"""Ends at which somebody is level, and what is said then; whoever it is about is called Anna here."""


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
    return over, game.account(match.state, happened)


@pytest.mark.parametrize("seed", range(6))
def test_points_of_citrus_add_up_and_one_occasion_stands_out(seed: int) -> None:
    over, account = played("citrus", seed)
    totals = [sum(points) for points in zip(*account.sources.values(), strict=True)]
    assert tuple(totals) == over.scores
    assert account.decided is not None
    if len(over.winners) == 1:
        assert account.decided.seat == over.winners[0]
        assert account.decided.args["points"] > account.decided.args["less"]  # type: ignore[operator]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", games())
def test_it_can_be_said_in_every_language(name: str, seed: int) -> None:
    _, account = played(name, seed)
    assert account.decided is not None
    for language in LANGUAGES:
        said = say(bundle(name, language), account.decided)
        assert said.endswith(".") and "{" not in said, said


@pytest.mark.parametrize(
    ("grid", "said"),
    [
        (".  A  I1 .  .  B  O2 O2", None),
        (
            ".  A  I1 .  .  B  O1 O1",
            "Anna won above all at Fincas left open to the end: 12 points, against 0 for Anna.",
        ),
    ],
    ids=["before", "here"],
)
def test_what_came_before_a_position_is_not_told_as_if_it_came_now(grid: str, said: str | None) -> None:
    """The first player is 50 points ahead where they begin, and then level, or ahead at two Fincas."""
    text = (FOLDER / "citrus/scenarios/end-shared.scenario").read_text("utf-8").partition("expect")[0]
    text = text.replace(".  A  I1 .  .  B  O2 O2", grid).replace("  market", "  seat 1 score=50\n  market")
    result = scenario.run(scenario.read(text, "position"))
    game = load("citrus")
    assert isinstance(game, GivesAccount)
    decided = game.account(result.match.state, [(1, event) for event in result.match.events]).decided
    assert (decided and say(bundle("citrus", "en"), decided)) == said


@pytest.mark.parametrize("end", TIES)
def test_a_tie_is_told_with_the_rule_that_broke_it_or_did_not(end: str) -> None:
    result = scenario.run(scenario.read((FOLDER / end).read_text("utf-8"), end))
    assert result.ok, result.differences
    name = result.scenario.game
    game = load(name)
    assert isinstance(game, GivesAccount)
    decided = game.account(result.match.state, [(1, event) for event in result.match.events]).decided
    assert decided is not None
    assert {language: say(bundle(name, language), decided) for language in LANGUAGES} == TIES[end]


@pytest.mark.parametrize("name", games())
def test_near_misses_are_those_of_people_who_lacked_little(name: str) -> None:
    found = [missed for seed in range(3) for missed in played(name, seed)[1].missed]
    assert found
    words = [bundle(name, language) for language in LANGUAGES]
    for missed in found:
        assert missed.points > 0 and missed.said.seat != missed.seat
        assert all(say(each, missed.said).endswith(".") for each in words)


def test_bids_are_weighed_against_what_was_paid_and_nobody_else_pays() -> None:
    game, rng = load("chicoree"), Random(3)
    assert isinstance(game, WeighsDeals)
    match = Match(game, game.start(3, {}), rng.randrange)
    told: list[tuple[int, Any, tuple[Event, ...]]] = []
    paid = [0, 0, 0]
    while not isinstance(over := match.pending, Over):
        seat = over.seats[0]  # type: ignore[union-attr]
        happened = match.play(seat, rng.choice(match.legal(seat)))
        told.append((len(match.steps), game.clone(match.state), happened))
        for event in happened:
            if isinstance(event, BidsOpened):
                for bidder, tokens in zip(event.seats, event.tokens, strict=True):
                    paid[bidder] += tokens
    deals = [deal for deal in game.deals(told) if "challenge" not in deal.what.id]
    assert {deal.what.id.rpartition("-chicoree-")[2] for deal in deals} >= {"bought", "lost"}
    for seat in range(3):
        assert sum(deal.paid for deal in deals if deal.seat == seat) >= paid[seat] > 0

"""Moves that no level ever plays: scenarios in `absurd` folders name them, legal as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from terroir.bots.bot import seeded
from terroir.bots.codes import bot
from terroir.core import scenario
from terroir.core.game import AnyGame, Chance, Decide
from terroir.core.play import pick
from terroir.core.registry import load
from terroir.core.scenario_text import Legal, Scenario, read
from terroir.games import data

FILES = sorted((Path(__file__).parent.parent / "games").glob("*/absurd/*.scenario"))
TRIES = 12


def scenario_of(file: Path) -> Scenario:
    return read(file.read_text("utf-8"), file.name)


def absurd(found: Scenario) -> set[str]:
    return {entry.demand.action for entry in found.entries if isinstance(entry.demand, Legal)}


def turn_of(game: AnyGame, state: Any, code: str, seed: int) -> list[str]:
    """All that a bot does until its turn is over, or others have their say."""
    randbelow, played = seeded(seed, code), []
    seat, turn = game.pending(state).seats[0], game.turn(state)  # type: ignore[union-attr]
    while game.turn(state) == turn and isinstance(pending := game.pending(state), Decide | Chance):
        if isinstance(pending, Chance):
            game.apply(state, pick(pending, randbelow))
            continue
        if seat not in pending.seats:
            break
        for action in bot(code).plan(game, game.view(state, seat), game.legal(state, seat), randbelow):
            played.append(game.move_to_text(action))
            game.apply(state, action, seat)
    return played


@pytest.mark.compiled
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_no_level_plays_an_absurd_move(file: Path) -> None:
    found = scenario_of(file)
    game = load(found.game)
    package = type(game).__module__.rpartition(".")[0]
    # A bot plays the same compiled and interpreted, so the levels of interpreted rules can be asked here too.
    asked = dict.fromkeys((*data.levels(package, compiled=True), *data.levels(package, compiled=False)))
    for level, code in asked:
        for seed in range(TRIES):
            state = game.position_from_text(found.beginning.text)
            played = turn_of(game, state, code, seed)
            assert not absurd(found) & set(played), f"{level} ({code}): {played}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_an_absurd_move_is_legal(file: Path) -> None:
    found = scenario_of(file)
    assert absurd(found)
    result = scenario.run(found)
    assert result.ok, "\n".join(map(str, result.differences))


def test_a_random_player_does_play_absurd_moves() -> None:
    """So that the test above can fail."""
    seen = 0
    for file in FILES:
        found = scenario_of(file)
        game = load(found.game)
        turns = (turn_of(game, game.position_from_text(found.beginning.text), "random", n) for n in range(60))
        seen += any(absurd(found) & set(turn) for turn in turns)
    assert seen == len(FILES) > 0

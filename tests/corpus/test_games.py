"""Records, tables and bots of release 0.1.0: they replay to the same states, and bots answer as they did.

Of what bots that simulate did a part is done again: all of it with TERROIR_TEST_PROFILE=long.
"""

import json
from typing import Any

import pytest

from terroir.bots.levels import levels
from terroir.core.game import Decide
from terroir.core.record import parse
from terroir.core.registry import games, load
from terroir.core.replay import from_match
from terroir.core.verify import verify
from terroir.table.exporting import record
from tests.corpus.reading import (
    CHEAP,
    FOLDER,
    answer,
    entries,
    first_difference,
    lines,
    played_by_bots,
    promises,
    record_views,
    states,
    table_views,
    trace,
)
from tests.sampling import many

RECORDS = lines("records.jsonl.gz")
TABLES = lines("tables.jsonl.gz")
BOTS = lines("bots.jsonl")
VIEWS = json.loads((FOLDER / "views.json").read_text("utf-8"))
ONE_IN, SIMULATED_IN = many(5, 1, 1), many(5, 5, 1)
"""One of so many is done again."""
GAMES = sorted({one["name"].partition("-")[0] for one in RECORDS})


def of_game(kept: list[dict[str, Any]], game: str) -> list[dict[str, Any]]:
    return [one for one in kept if one["name"].startswith(game)][::ONE_IN]


@pytest.mark.parametrize("game", GAMES)
def test_every_record_replays_to_the_same_positions(game: str) -> None:
    for one in of_game(RECORDS, game):
        steps, position = trace(one["text"])
        assert not (found := first_difference(one["steps"], steps)), f"{one['name']}: {found}"
        assert position == one["position"], one["name"]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_comes_to_the_same(game: str) -> None:
    for one in of_game(TABLES, game):
        now, kept = promises(one["table"], one["secret"], one["log"]), one["promises"]
        assert not (found := first_difference(kept["steps"], now["steps"])), f"{one['name']}: entry {found}"
        assert now == kept, one["name"]


@pytest.mark.parametrize("game", GAMES)
def test_the_luck_of_every_finished_table_can_be_verified(game: str) -> None:
    verified = 0
    for one in of_game(TABLES, game):
        if one["promises"]["status"] == "over" and not one["name"].endswith("cancelled"):
            text = record(entries(one["table"], one["log"]), None).to_text()
            found = verify(parse(text), load(game))
            assert found.shown == "redrawn"
            verified += found.draws
    assert verified


@pytest.mark.parametrize("game", GAMES)
def test_views_are_what_they_were(game: str) -> None:
    """No promise: where they change on purpose, `python -m tests.corpus.make_views` writes them anew."""
    for one in of_game(RECORDS, game):
        assert record_views(one["text"]) == VIEWS[one["name"]], one["name"]
    for one in of_game(TABLES, game):
        seen = table_views(one["table"], one["secret"], one["log"])
        assert seen == VIEWS[f"table {one['name']}"], one["name"]


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_bots_that_do_not_simulate_play_the_same_games(game: str) -> None:
    _play_again([one for one in of_game(RECORDS, game) if set(one["bots"]) <= set(CHEAP)])


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_bots_that_simulate_play_the_same_games(game: str) -> None:
    kept = [one for one in of_game(RECORDS, game) if not set(one["bots"]) <= set(CHEAP)]
    again = kept[:: SIMULATED_IN // ONE_IN]
    everybody = {bot for one in kept for bot in one["bots"]}
    assert everybody == {bot for one in again for bot in one["bots"]}
    _play_again(again)


def _play_again(kept: list[dict[str, Any]]) -> None:
    assert kept
    for one in kept:
        match = played_by_bots(load(one["name"].partition("-")[0]), one["options"], one["bots"], one["seed"])
        now = from_match(match, one["bots"]).to_text()
        if now != one["text"]:
            found = first_difference(one["steps"], trace(now)[0])
            raise AssertionError(f"{one['name']}: another game from {found} on")


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_every_rung_and_level_answers_as_it_did(game: str) -> None:
    kept = [one for one in BOTS if one["record"].startswith(game)][::SIMULATED_IN]
    texts = {one["name"]: one["text"] for one in RECORDS}
    for one in kept:
        _answers_as_it_did(texts[one["record"]], one)


def test_some_answers_are_the_same_interpreted() -> None:
    """Few, as simulated games take long there."""
    texts = {one["name"]: one["text"] for one in RECORDS}
    for game in GAMES:
        for one in [one for one in BOTS if one["record"].startswith(game)][:2]:
            _answers_as_it_did(texts[one["record"]], one, ("random", "greedy", "beam", "mc:24:loss=4"))


def _answers_as_it_did(text: str, one: dict[str, Any], only: tuple[str, ...] = ()) -> None:
    words = f"{one['record']} {one['step']}"
    match = next(match for step, match in enumerate(states(text)) if step == one["step"])
    assert isinstance(match.pending, Decide) and one["seat"] in match.pending.seats
    for code, actions in one["answers"].items():
        if not only or code in only:
            assert answer(match, one["seat"], code, words) == actions, f"{words}: {code}"


# ---- that there is all of it --------------------------------------------------
def test_there_are_records_of_every_option_and_number_of_players() -> None:
    for name in GAMES:
        game = load(name)
        found = [parse(one["text"]) for one in RECORDS if one["name"].startswith(name)]
        assert {int(record.value("Players") or 0) for record in found} == set(game.players)
        for option in game.options:
            values = {record.value(f"Option.{option.name}") for record in found}
            assert len(values) > 1, option.name
            if option.variant:
                assert values == set(option.values)


def test_there_are_tables_in_every_state_with_all_that_can_happen_at_them() -> None:
    for game in GAMES:
        found = [one for one in TABLES if one["name"].startswith(game)]
        assert {one["promises"]["status"] for one in found} == {"open", "running", "over"}
        kinds = {kind for one in found for _, kind, _ in one["log"]}
        wanted = {
            "created", "seat-taken", "started", "moved", "conceded", "end-offered", "end-answered",
            "timed-out", "seat-warned", "seat-absent", "seat-returned", "resumed", "ended",
        }  # fmt: skip
        assert wanted <= kinds, wanted - kinds
        assert any(one["promises"]["result"] for one in found)
    assert any(kind == "undone" for one in TABLES for _, kind, _ in one["log"])
    assert any(kind == "clock-struck" for one in TABLES for _, kind, _ in one["log"])
    sealed = [one for one in TABLES if one["name"].endswith("-sealed")]
    assert sealed and all(one["promises"]["secret"] and one["promises"]["owing"] for one in sealed)


def test_every_rung_of_the_corpus_is_asked_in_every_game() -> None:
    for game in GAMES:
        found = {
            code.partition(":")[0]
            for one in BOTS
            if one["record"].startswith(game)
            for code in one["answers"]
        }
        assert found == {"random", "greedy", "beam", "mc", "mcts", "mix"}
        assert set(GAMES) <= set(games()) and len(levels(load(game))) > 1

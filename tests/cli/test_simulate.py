"""`terroir simulate`: the same games whatever the format and the number of processes."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from terroir.core.registry import games, load
from tests.cli.conftest import Terroir

GAME = games()[0]


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, str]]:
    return [{key: str(value) for key, value in row.items() if key != "seconds"} for row in rows]


def played(terroir: Terroir, *args: str) -> list[dict[str, Any]]:
    ran = terroir("simulate", GAME, "--num", "6", "--seed", "2", "--output", "json", *args)
    assert ran.code == 0, ran.err
    return [json.loads(line) for line in ran.out.splitlines()]


def test_rows_tell_everything_about_a_game(terroir: Terroir) -> None:
    rows = played(terroir)
    assert [row["game"] for row in rows] == list(range(6))
    for row in rows:
        seats = {(row["bot_1"], row["bot_2"])}
        assert seats == {("greedy", "random") if row["game"] % 2 == 0 else ("random", "greedy")}
        best = max(row["score_1"], row["score_2"])
        assert row["winners"] == " ".join(str(seat) for seat in (1, 2) if row[f"score_{seat}"] == best)
        assert row["reason"] in load(GAME).rules
        assert row["players"] == 2 and 0 < row["turns"] <= row["decisions"] <= row["options"]
        assert row["seconds"] > 0


def test_two_processes_give_the_same_rows(terroir: Terroir) -> None:
    assert timeless(played(terroir, "--jobs", "2")) == timeless(played(terroir))


def test_another_seed_gives_other_games(terroir: Terroir) -> None:
    assert timeless(played(terroir, "--seed", "3")) != timeless(played(terroir))


def test_json_csv_and_parquet_hold_the_same(terroir: Terroir) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = timeless(played(terroir))
    ran = terroir("simulate", GAME, "--num", "6", "--seed", "2", "--output", "csv")
    assert timeless(list(csv.DictReader(io.StringIO(ran.out)))) == rows
    for form in ("json", "csv", "parquet"):
        ran = terroir("simulate", GAME, "--num", "6", "--seed", "2", "--output", f"games.{form}")
        assert ran.code == 0 and "greedy" in ran.out
    assert timeless([json.loads(line) for line in Path("games.json").read_text().splitlines()]) == rows
    assert timeless(list(csv.DictReader(Path("games.csv").read_text().splitlines()))) == rows
    assert timeless(parquet.read_table("games.parquet").to_pylist()) == rows


def test_the_table_shows_shares_and_scores_with_confidence(terroir: Terroir) -> None:
    ran = terroir("simulate", GAME, "--num", "6", "--bots", "greedy,random")
    bot, seat = ran.out.index("Bot"), ran.out.index("Seat")
    assert bot < ran.out.index("greedy") < ran.out.index("random") < seat
    assert ran.out.count("95 %") == 4 and "6 games" in ran.out
    with_data = terroir("simulate", GAME, "--num", "6", "--output", "json")
    assert "95 %" in with_data.err and "95 %" not in with_data.out


def test_one_bot_may_play_every_seat_and_variants_are_heeded(terroir: Terroir) -> None:
    most = load(GAME).players[-1]
    rows = played(terroir, "--bots", "random", "--players", str(most))
    assert all(row["players"] == most and row[f"bot_{most}"] == "random" for row in rows)
    switch = next((o.name for o in load(GAME).options if set(o.values) == {"no", "yes"} and o.variant), None)
    if switch is not None:
        assert timeless(played(terroir, "--variant", switch)) != timeless(played(terroir))
        assert timeless(played(terroir, "--option", f"{switch}=no")) == timeless(played(terroir))

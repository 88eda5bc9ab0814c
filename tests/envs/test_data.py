"""Positions and records of bots' games: what is in them, killed and gone on with, read back as arrays."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from terroir import data
from terroir.arena.keeping import JOURNAL, Records, keep
from terroir.arena.match import Result, Table
from terroir.bots.bot import seeded
from terroir.core.encoding import Encodes
from terroir.core.play import Match
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.replay import replay
from terroir.envs.table import Table as Seen
from tests.envs.test_batched import ENCODED
from tests.waiting import PATIENCE

QUICK: Mapping[str, tuple[tuple[str, str], ...]] = {"citrus": (("short", "yes"),)}


def series(name: str, *bots: str, seed: int = 5) -> Table:
    return Table(name, 3, QUICK.get(name, ()), bots, seed)


def kept(folder: Path, table: Table, games: int, **more: Any) -> list[Result]:
    """Games in FOLDER/positions.parquet and FOLDER/records."""
    chances = more.pop("chances", 0)
    keepers = (
        data.PositionsFile(folder / "positions.parquet", table, chances),
        Records(folder / "records", table),
    )
    return list(keep(keepers, table, games, **more))


def matches(folder: Path) -> Iterator[Match[Any]]:
    for file in sorted(folder.glob("*.game")):
        record = parse(file.read_text("utf-8"))
        yield replay(record, load(record.value("Game") or ""))


@pytest.mark.parametrize("name", ENCODED)
def test_positions_are_those_of_the_games_that_the_records_hold(name: str, tmp_path: Path) -> None:
    results = kept(tmp_path, series(name, "greedy", "random"), 3)
    read = data.load(tmp_path / "positions.parquet")
    row = 0
    for result, match in zip(results, matches(tmp_path / "records"), strict=True):
        game: Any = match.game
        table = Seen(name, 3, game.settings(match.state))
        state, ply = match.first_state(3), 0
        for step in match.steps:
            if step.seat is not None:
                seen, mask = table.observe(state, step.seat)
                assert all((read.observations[key][row] == seen[key]).all() for key in seen)
                assert (read.masks[row] == mask).all() and mask.sum() == read.columns["legal"][row]
                told = {key: values[row] for key, values in read.columns.items()}
                assert (told["number"], told["ply"], told["seat"]) == (result.number, ply, step.seat)
                assert (told["seed"], told["bot"]) == (5, result.bots[step.seat])
                assert told["score"] == result.scores[step.seat] and not told["fault"]
                assert (told["reward"] > 0) == (step.seat in result.winners)
                if told["action"] >= 0:
                    assert mask[told["action"]]
                    assert game.encoding.action_of(state, step.seat, told["action"]) == step.move
                row, ply = row + 1, ply + 1
            game.apply(state, step.move, step.seat)
    assert row == len(read)


@pytest.mark.parametrize("name", ENCODED)
def test_a_row_is_the_same_in_every_world_that_its_seat_cannot_tell_from_the_real_one(
    name: str, tmp_path: Path
) -> None:
    kept(tmp_path, series(name, "random"), 1)
    read = data.load(tmp_path / "positions.parquet")
    (match,) = matches(tmp_path / "records")
    game, row, other = match.game, 0, 0
    assert isinstance(game, Encodes)
    table, state = Seen(name, 3, game.settings(match.state)), match.first_state(3)
    for step in match.steps:
        if step.seat is not None:
            twin = game.imagine(game.view(state, step.seat), seeded(row))
            other += game.position_to_text(twin) != game.position_to_text(state)
            seen, mask = table.observe(twin, step.seat)
            assert all(read.observations[key][row].tobytes() == seen[key].tobytes() for key in seen)
            assert read.masks[row].tobytes() == mask.tobytes()
            row += 1
        game.apply(state, step.move, step.seat)
    assert row == len(read) and (other > row / 2 or not game.encoding.secrets)


@pytest.mark.parametrize("name", ENCODED)
def test_a_folder_of_records_is_read_as_the_same_rows(name: str, tmp_path: Path) -> None:
    kept(tmp_path, series(name, "greedy", "random"), 2)
    one, two = data.load(tmp_path / "positions.parquet"), data.load(tmp_path / "records")
    for key, values in {**one.observations, "mask": one.masks, **one.columns}.items():
        other = {**two.observations, "mask": two.masks, **two.columns}[key]
        assert np.array_equal(values, other, equal_nan=key == "chances"), key


@pytest.mark.compiled
@pytest.mark.parametrize("name", ENCODED)
def test_chances_are_those_of_the_seat_and_the_ones_after_it(name: str, tmp_path: Path) -> None:
    table = series(name, "beam", "random")
    kept(tmp_path, table, 1, chances=4)
    read = data.load(tmp_path / "positions.parquet")
    chances, late = read.columns["chances"], slice(-len(read) // 10, None)
    assert chances.shape == (len(read), 3) and np.allclose(chances.sum(axis=1), 1, atol=1e-3)
    won = read.columns["reward"][late] > 0
    assert chances[late, 0][won].mean() > chances[late, 0][~won].mean()  # near the end it is clear who wins
    assert data.card(tmp_path / "positions.parquet")["simulated games for chances"] == 4


KILLED = """
import os, signal
from terroir import data
from terroir.cli.main import app

add, games = data.PositionsFile.add, []

def add_some(*given):
    add(*given)
    games.append(given)
    if len(games) == 5:
        os.kill(os.getpid(), signal.SIGKILL)

data.PositionsFile.add = add_some
app()
"""


def killed_in_the_middle(arguments: list[str], folder: Path) -> int:
    """A run that is killed as soon as it has kept some games; how many it had kept."""
    ran = subprocess.run([sys.executable, "-c", KILLED, *arguments], cwd=folder, stderr=subprocess.DEVNULL)
    assert ran.returncode == -signal.SIGKILL
    with closing(sqlite3.connect(folder / "positions.parquet.draft", timeout=PATIENCE)) as games:
        return int(games.execute("select count(*) from games").fetchone()[0])


@pytest.mark.compiled
def test_a_run_that_was_killed_goes_on_and_has_every_game_once(tmp_path: Path) -> None:
    """Byte by byte what a run has that nobody disturbs, on another number of processes."""
    games = 60
    kept(tmp_path, series("citrus", "greedy", "random"), games)
    (broken := tmp_path / "broken").mkdir()
    said = f"simulate citrus --variant short --bots greedy,random --players 3 --seed 5 --num {games} --jobs 2"
    said += " --positions positions.parquet --records records"
    command = [str(Path(sys.executable).with_name("terroir")), *said.split()]
    assert killed_in_the_middle(command[1:], broken) == 5 and not (broken / "positions.parquet").exists()
    ran = subprocess.run(command, cwd=broken, capture_output=True, text=True)
    assert ran.returncode == 0 and "60 games" in ran.stdout, ran.stderr
    assert (broken / "positions.parquet").read_bytes() == (tmp_path / "positions.parquet").read_bytes()
    whole = {file.name: file.read_bytes() for file in (tmp_path / "records").glob("*.game")}
    assert {file.name: file.read_bytes() for file in (broken / "records").glob("*.game")} == whole
    lines = (broken / "records" / JOURNAL).read_text().splitlines()[1:]
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(games))
    assert sorted(file.name for file in broken.iterdir()) == ["positions.parquet", "records"]
    again = subprocess.run(command, cwd=broken, capture_output=True, text=True)
    assert again.returncode == 2 and "positions.parquet is there, and whole" in again.stderr


def test_a_game_that_one_keeper_has_is_played_for_the_other_only(tmp_path: Path) -> None:
    table = series("citrus", "random")
    list(keep([Records(tmp_path / "records", table)], table, 2))
    told = (tmp_path / "records" / JOURNAL).read_text()
    assert [result.number for result in kept(tmp_path, table, 2)] == [0, 1]
    assert (tmp_path / "records" / JOURNAL).read_text() == told
    assert set(data.load(tmp_path / "positions.parquet").columns["number"]) == {0, 1}


def test_files_of_other_games_are_left_alone(tmp_path: Path) -> None:
    table, file = series("citrus", "random"), tmp_path / "positions.parquet"
    data.PositionsFile(file, table)
    with pytest.raises(data.BadData, match="holds other positions: its seed is 5, not 6"):
        data.PositionsFile(file, series("citrus", "random", seed=6))
    with pytest.raises(data.BadData, match="the games for it are not all played"):
        data.load(file)
    with pytest.raises(data.BadData, match="seeds of 64 bits"):
        data.PositionsFile(tmp_path / "other.parquet", series("citrus", "random", seed=2**63))
    (tmp_path / "text.parquet").write_text("no parquet")
    for wrong in ("text.parquet", "nowhere.parquet"):
        with pytest.raises(data.BadData, match="no Parquet file that can be read"):
            data.load(tmp_path / wrong)
    with pytest.raises(data.BadData, match="there are no records"):
        data.load(tmp_path)


def test_a_bot_that_has_lost_by_a_fault_is_marked_in_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.py").write_text(
        "from terroir.bots.bot import Bot\n"
        "class Bad(Bot):\n    def plan(self, *given): raise ValueError('no \"idea\"')\n"
    )
    (result,) = kept(tmp_path, series("citrus", "bad.py:Bad", "random"), 1)
    assert result.faults
    for read in (data.load("positions.parquet"), data.load("records")):
        lost = np.isin(read.columns["seat"], [seat for seat, _ in result.faults])
        assert (read.columns["fault"] == lost).all() and lost.any()
        assert (read.columns["reward"][lost] < 0).all() and (read.columns["reward"][~lost] > 0).all()

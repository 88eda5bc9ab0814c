"""`terroir db` on both databases, with real games in them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from terroir.core.game import Over
from terroir.core.play import Match
from terroir.core.registry import games, load
from terroir.core.replay import from_match
from terroir.store.checking import check_all
from terroir.store.opening import open_store
from terroir.store.rows import SCHEMA, Facts, Filter, Person, SeatRow
from terroir.store.snapshot import snapshot
from terroir.store.store import Store
from terroir.table.entries import Created, Entry, encode
from terroir.table.live import LiveTable
from terroir.table.setup import Setup, create
from tests.store.samples import SECRET, plain_sql, table

pytestmark = pytest.mark.anyio
Terroir = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def terroir(tmp_path: Path) -> Terroir:
    def run(*args: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "LC_ALL": "C", "TERROIR_HOME": str(tmp_path / "home")}
        command = [sys.executable, "-c", "from terroir.cli.main import app; app()", *args]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)

    return run


async def play(store: Store, name: str, moves: int, seed: int) -> str:
    """A table of bots that has come so far, or to its end."""
    luck = Random(seed)
    game = load(name)
    id = f"{name[:6]}{seed:06}"
    players = min(game.players)
    first = create(id, Setup(game=name, seats=("greedy",) * players, host="anna"), SECRET, 1000)
    live = LiveTable(first, SECRET)
    assert isinstance(first.body, Created)
    row = table(id, game=name, version=first.body.version, players=players)
    head = await store.create(row, first.at_ms, first.kind, encode(first.body))
    for _ in range(moves):
        entry: Entry | None = live.due_entry(2000)
        if entry is None:
            if live.decision is None:
                break
            seat = live.decision.seats[0]
            assert live.course is not None
            action = luck.choice(game.legal(live.course.state, seat))
            entry = live.decide_for_bot(
                seat, game.move_to_text(action), live.numbers.of(seat, live.seq), 2000
            )
        stage = {"started": "running", "ended": "finished"}.get(entry.kind)
        facts = Facts(stage=stage) if stage else None  # type: ignore[arg-type]
        head = await store.append(id, head, entry.at_ms, entry.kind, encode(entry.body), facts)
        live.apply(entry)
    return id


async def fill(address: str) -> None:
    store = await open_store(address)
    for seed, name in enumerate(games()):
        await play(store, name, 2_000, seed)
        await play(store, name, 30, seed + 10)
        match = Match(load(name), load(name).start(2, {}), Random(seed).randrange)
        while not isinstance(match.pending, Over):
            seat = match.pending.seats[0]
            match.play(seat, Random(seed).choice(match.legal(seat)))
        seats = (SeatRow(0, "Émile", score=1, won=True), SeatRow(1, "Bo", score=0, won=False))
        row = table(f"import{name}", game=name, version=load(name).version, stage="imported", seats=seats)
        await store.add_import(row, from_match(match, ["Émile", "Bo"]).to_text())
        await store.say(f"{name[:6]}{seed:06}", "anna", "Anna", "good luck", 5)
        await store.mute(f"{name[:6]}{seed:06}", "anna", "bea")
    await store.add_person(Person("anna", "Anna", 1), b"1" * 32)
    await store.close()


@pytest.fixture(scope="module")
async def filled(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> Path:
    """A file with games, running, finished and imported, of every kind."""
    file = tmp_path_factory.mktemp("filled") / "terroir.db"
    await fill(f"sqlite:///{file}")
    return file


async def test_a_database_in_order_is_said_to_be(address: str, terroir: Terroir) -> None:
    await fill(address)
    done = terroir("db", "check", "--db", address)
    assert done.returncode == 0, done.stderr
    number = len(games())
    assert (
        f"Games replayed by the rules: {3 * number}; of other versions of the rules, not replayed: 0."
        in done.stdout
    )
    assert done.stdout.endswith("All is as it was written.\n") and done.stderr == ""


ALTERATIONS = {
    "entry 3 is not what was written": "UPDATE entries SET body = '{}' WHERE seq = 3",
    "listed as open, and its log ends finished": "UPDATE tables SET stage = 'open' WHERE stage = 'finished'",
    "listed as finished, and its log ends running": "DELETE FROM entries WHERE kind = 'ended'",
    "and is in no list": "DELETE FROM tables WHERE stage = 'finished'",
    "it has no log": "DELETE FROM entries WHERE table_id IN (SELECT id FROM tables WHERE stage = 'running')",
    "line ": "UPDATE imports SET text = replace(text, '1 ', '2 ')",
}


@pytest.mark.parametrize("finding", ALTERATIONS)
async def test_what_is_not_in_order_is_found(filled: Path, tmp_path: Path, finding: str) -> None:
    address = f"sqlite:///{shutil.copy(filled, tmp_path / 'terroir.db')}"
    await plain_sql(address, ALTERATIONS[finding])
    async with snapshot(address) as source:
        report = await check_all(source, lambda _: None)
    assert any(finding in found for found in report.findings), report.findings


async def test_a_finding_is_printed_and_the_exit_code_1(
    filled: Path, tmp_path: Path, terroir: Terroir
) -> None:
    address = f"sqlite:///{shutil.copy(filled, tmp_path / 'terroir.db')}"
    await plain_sql(address, "UPDATE entries SET body = '{}' WHERE seq = 3")
    done = terroir("db", "check", "--db", address)
    assert done.returncode == 1 and "entry 3 is not what was written" in done.stderr
    assert "not in order" in done.stdout


async def test_games_of_other_rules_are_not_replayed_and_no_error(filled: Path, tmp_path: Path) -> None:
    address = f"sqlite:///{shutil.copy(filled, tmp_path / 'terroir.db')}"
    await plain_sql(address, "UPDATE tables SET version = 999")
    async with snapshot(address) as source:
        report = await check_all(source, lambda _: None)
    assert (report.findings, report.replayed, report.other_version) == ([], 0, 3 * len(games()))


async def content(address: str) -> list[list[tuple[object, ...]]]:
    found = []
    for one in SCHEMA:
        rows = await plain_sql(address, f"SELECT {one.names(one.all)} FROM {one.name} ORDER BY {one.key}")
        found.append([tuple(bool(v) if isinstance(v, bool) else v for v in row) for row in rows])
    return found


async def test_a_backup_restores_all_into_either_database(
    address: str, postgres_address: str, terroir: Terroir, tmp_path: Path
) -> None:
    await fill(address)
    done = terroir("db", "backup", "monday.db", "--db", address)
    assert done.returncode == 0 and "rows were written to monday.db" in done.stdout, done.stderr
    assert sorted(path.name for path in tmp_path.glob("*monday*")) == ["monday.db"]
    whole = await content(address)
    assert sum(map(len, whole)) > 100
    for target in (f"sqlite:///{tmp_path}/restored.db", postgres_address):
        done = terroir("db", "restore", "monday.db", "--db", target)
        assert done.returncode == 0, done.stderr
        assert await content(target) == whole
        again = terroir("db", "restore", "monday.db", "--db", target)
        assert again.returncode == 2 and "holds something already" in again.stderr
        store = await open_store(target)
        assert len(await store.tables(Filter(stages=("finished",)))) == len(games())
        await store.close()


async def test_a_backup_is_made_while_a_server_writes(address: str, terroir: Terroir, tmp_path: Path) -> None:
    await fill(address)
    store = await open_store(address)
    done = terroir("db", "backup", "live.db", "--db", address)
    assert done.returncode == 0, done.stderr
    await store.close()
    done = terroir("db", "check", "--db", f"sqlite:///{tmp_path}/live.db")
    assert done.returncode == 0, done.stderr


def test_what_cannot_be_done_is_one_line_and_nothing_is_overwritten(terroir: Terroir, tmp_path: Path) -> None:
    assert terroir("db", "upgrade").stdout == "The database has schema 0005, the newest.\n"
    assert (tmp_path / "home" / "terroir.db").exists()
    (tmp_path / "old.db").write_text("precious")
    for args in (
        ["check", "--db", "sqlite:///nowhere.db"],
        ["check", "--db", "sqlite:///old.db"],
        ["check", "--db", "mysql://x"],
        ["backup", "old.db"],
        ["backup", "old.db/x.db"],
        ["restore", "nowhere.db"],
        ["restore", "old.db", "--db", "sqlite:///new.db"],
    ):
        done = terroir("db", *args)
        assert done.returncode == 2, args
        assert done.stderr.startswith("terroir: ") and done.stderr.count("\n") == 1, done.stderr
    assert (tmp_path / "old.db").read_text() == "precious"
    assert not (tmp_path / "nowhere.db").exists()

"""Fault 13: games stored by every earlier release replay to the same state, in both databases."""

from pathlib import Path

import pytest

from terroir.core.registry import games
from terroir.store.checking import check_all
from terroir.store.rows import NewTable
from terroir.store.snapshot import snapshot
from terroir.store.store import Store
from tests.store.make_corpus import CORPUS, lines, played, read, replayed, state_hash
from tests.store.samples import table, write_log

FILES = sorted(CORPUS.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_replays_to_the_same_state(file: Path) -> None:
    first, entries = read(file)
    live = replayed(first, entries)
    assert live.seq == first["entries"] and live.status == "over"
    assert state_hash(live) == first["state"]


@pytest.mark.anyio
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_a_stored_game_goes_through_either_database_and_its_check(
    store: Store, address: str, file: Path
) -> None:
    first, entries = read(file)
    row = table(first["table"], game=first["game"], version=first["version"], stage="finished")
    head = await store.create(NewTable(row.row, bytes.fromhex(first["secret"])), *entries[0])
    head = await write_log(address, first["table"], entries[1:], head)
    assert head.hash.hex() == first["head"]
    read_back = await store.entries(first["table"])
    assert [(one.at_ms, one.kind, one.body.encode()) for one in read_back] == entries
    async with snapshot(address) as source:
        report = await check_all(source, lambda _: None)
    assert report.findings == [] and report.replayed == 1


def test_there_are_games_of_every_kind_with_all_that_happens_at_tables() -> None:
    found = [(read(file)[0]["game"], kind) for file in FILES for _, kind, _ in read(file)[1]]
    assert {game for game, _ in found} == set(games())
    kinds = {kind for _, kind in found}
    assert {"created", "seat-taken", "started", "moved", "undone", "conceded", "ended"} <= kinds


def test_what_is_made_now_reads_back() -> None:
    for game in games():
        first, *entries = lines(played(game, 5, True))
        live = replayed(first, [(at_ms, kind, body.encode()) for at_ms, kind, body in entries])
        assert state_hash(live) == first["state"]

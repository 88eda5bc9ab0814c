"""The life of data: what is counted, what is erased and leaves every chain whole, what goes by itself."""

import json
import stat
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from terroir.core.registry import games
from terroir.store import quoting
from terroir.store.chain import check
from terroir.store.checking import check_all
from terroir.store.copying import backup
from terroir.store.errors import BadValue, InUse
from terroir.store.keeping import DAY, Due, Rules, close, due, prune
from terroir.store.opening import open_store
from terroir.store.rows import SCHEMA, Facts, Filter, Person, Report, SeatRow
from terroir.store.snapshot import snapshot
from terroir.store.store import Store
from terroir.table.commands import Join
from terroir.table.entries import Entry, SeatTaken, decode
from terroir.table.live import LiveTable
from tests.store.make_corpus import state_hash
from tests.store.samples import SECRET, begin, go_on, plain_sql, table, write_log
from tests.table.driving import TABLE, Party, finish, nonce_of, setup_of

pytestmark = pytest.mark.anyio
NAME = "Zsuzsanna 🍊"
CLOCK = '{"type":"none"}'


async def everything(address: str) -> str:
    """All that a database holds, as text that can be searched."""
    rows = [await plain_sql(address, f"SELECT * FROM {one.name}") for one in SCHEMA]
    return repr(rows)


async def findings(address: str) -> list[str]:
    async with snapshot(address) as source:
        return (await check_all(source, lambda _: None)).findings


def played(name: str) -> Party:
    """A finished game in which the first player has this name."""
    rng = Random(3)
    party = Party(setup_of(games()[0], rng))
    party.ask(Join("first", 0, name, nonce_of(0)), "p0")
    party.sit()
    finish(party, rng)
    return party


async def keep(store: Store, party: Party, past: str | None = None) -> None:
    """The game in a database, by way of the store, or past it as release 0.1.0 wrote it."""
    created = party.table.created
    seats = tuple(SeatRow(seat, chair.name, chair.person) for seat, chair in enumerate(party.table.chairs))
    new = table(TABLE, game=created.game, version=created.version, players=len(seats), seats=seats, host="p1")
    log = [(at_ms, entry.kind, body) for entry, (at_ms, body) in zip(party.stored(), party.log, strict=True)]
    head = await store.create(new, *log[0])
    if past is None:
        for at_ms, kind, body in log[1:]:
            facts = Facts(stage="finished") if kind == "ended" else None
            head = await store.append(TABLE, head, at_ms, kind, body, facts)
    else:
        await write_log(past, TABLE, log[1:], head)
        await plain_sql(past, "UPDATE tables SET stage = 'finished'")


async def fold(store: Store) -> LiveTable:
    entries = await store.entries(TABLE)
    return LiveTable.replay(Entry(TABLE, one.seq, one.at_ms, decode(one.seq, one.body)) for one in entries)


async def test_names_stand_beside_the_log_and_are_read_with_it(store: Store, address: str) -> None:
    party = played(NAME)
    await keep(store, party)
    stored = await plain_sql(address, "SELECT body FROM entries")
    assert NAME not in repr(stored)
    live = await fold(store)
    assert live.chairs[0].name == NAME and state_hash(live) == state_hash(party.table)
    assert [body for _, body in party.log] == [entry.body.encode() for entry in await store.entries(TABLE)]
    assert await findings(address) == []


async def test_who_is_erased_is_found_nowhere_and_every_hash_still_follows(
    store: Store, address: str
) -> None:
    party = played(NAME)
    for person, name in (("p0", NAME), ("p1", "Bert")):
        await store.add_person(Person(person, name, 1), person.encode() * 16)
    await keep(store, party)
    await store.say(TABLE, "p0", NAME, f"I am {NAME}", 1)
    await store.say(TABLE, "p1", "Bert", "good evening", 2)
    await store.mute(TABLE, "p1", "p0")
    lines: list[quoting.Line] = [(1, "p0", f"I am {NAME}"), (2, "p1", "good evening"), (3, None, "nobody")]
    await store.add_report(Report("r1", 3, "p1", "p2", TABLE, "rude", quoting.written(lines)))
    record = table("import", stage="imported", host="p0", seats=(SeatRow(0, NAME),))
    await store.add_import(record, f"[Seat1 {NAME}]")
    before = await plain_sql(address, "SELECT seq, hash FROM entries ORDER BY seq")
    assert NAME in await everything(address)
    assert [said.text for _, said in await store.lines_of("p0")] == [f"I am {NAME}"]
    assert await store.imported("import") == f"[Seat1 {NAME}]"

    await store.erase("p0", 1)
    whole = await everything(address)
    assert NAME not in whole and NAME.casefold() not in whole and "Bert" in whole
    assert await plain_sql(address, "SELECT seq, hash FROM entries ORDER BY seq") == before
    live = await fold(store)
    assert live.chairs[0].name == "" and live.chairs[1].name != ""
    assert state_hash(live) == state_hash(party.table)
    assert await findings(address) == []
    assert await store.person("p0") is None and await store.person_of(b"p0" * 16) is None
    assert [said.text for said in await store.chat(TABLE)] == ["good evening"]
    assert [report.lines for report in await store.reports()] == [quoting.written(lines[1:])]


async def test_a_name_that_release_0_1_0_wrote_into_a_log_is_taken_out_and_the_log_chained_anew(
    store: Store, address: str
) -> None:
    party = played(NAME)
    await store.add_person(Person("p0", NAME, 1), b"1" * 32)
    await keep(store, party, past=address)
    await plain_sql(address, "UPDATE alembic_version SET version_num = '0001'")
    for one in reversed(SCHEMA):
        if one.since > 1:
            await plain_sql(address, f"DROP TABLE {one.name}")
            continue
        for index in (index for index in one.indexes if index.since > 1):
            await plain_sql(address, f"DROP INDEX {index.name}")
        for column in (column for column in one.all if column.since > 1):
            await plain_sql(address, f"ALTER TABLE {one.name} DROP COLUMN {column.name}")
    await store.close()

    upgraded = await open_store(address)
    assert (await fold(upgraded)).chairs[0].name == NAME
    old_head = (await upgraded.entries(TABLE))[-1].hash
    await upgraded.erase("p0", 1)
    assert NAME not in await everything(address)
    log = await upgraded.entries(TABLE)
    assert check(TABLE, log).hash != old_head
    live = await fold(upgraded)
    assert live.chairs[0].name == "" and state_hash(live) == state_hash(party.table)
    assert await findings(address) == []
    ((what, person, detail),) = await plain_sql(address, "SELECT what, person_id, detail FROM deeds")
    assert (what, person) == ("chained-anew", "p0")
    assert detail == f"{old_head.hex()} {log[-1].hash.hex()}"
    await upgraded.close()


async def test_a_log_of_release_0_1_0_that_runs_keeps_its_hashes_until_it_is_over(
    store: Store, address: str
) -> None:
    party = played(NAME)
    await keep(store, party, past=address)
    await plain_sql(address, "UPDATE tables SET stage = 'running'")
    taken = [one for one in party.stored() if isinstance(one.body, SeatTaken)]
    for one in taken:
        body = one.body
        assert isinstance(body, SeatTaken)
        await plain_sql(
            address, f"INSERT INTO names VALUES ('{TABLE}', {one.seq}, '{body.person}', '{body.name}')"
        )
    head = (await store.entries(TABLE))[-1].head
    await store.erase("p0", 1)
    assert (await store.entries(TABLE))[-1].head == head and NAME in await everything(address)
    await plain_sql(address, "UPDATE tables SET stage = 'finished'")
    await store.erase_remains(0)
    assert await plain_sql(address, "SELECT person_id FROM erasures") == [("p0",)]
    await store.erase_remains(2)
    assert await plain_sql(address, "SELECT person_id FROM erasures") == []
    assert NAME not in await everything(address) and await findings(address) == []


async def test_a_day_has_so_many_of_each_for_a_person_and_an_address(store: Store) -> None:
    most = {"anna": 3, "192.0.2.1": 4}
    assert [await store.use("tables", 7, most) for _ in range(4)] == [True, True, True, False]
    assert await store.use("tables", 7, {"bea": 3, "192.0.2.1": 4})
    assert not await store.use("tables", 7, {"carl": 3, "192.0.2.1": 4})
    assert await store.use("imports", 7, most) and await store.use("tables", 8, most)
    await store.give_back("tables", 7, most)
    assert await store.use("tables", 7, most) and not await store.use("tables", 7, most)
    await store.forget_quotas(8)
    assert await store.use("tables", 7, most) and await store.use("tables", 8, most)


async def test_two_processes_count_together(postgres_address: str) -> None:
    stores = [await open_store(postgres_address) for _ in range(2)]
    used = [await store.use("tables", 1, {"anna": 5}) for _ in range(4) for store in stores]
    assert used == [True] * 5 + [False] * 3
    for store in stores:
        await store.close()


async def test_what_has_to_go_goes_and_nothing_else(store: Store, address: str) -> None:
    now = 400 * DAY
    per_move = json.dumps({"type": "per-move", "ms": 60 * DAY})

    async def at(id: str, days_ago: float, **more: object) -> None:
        ms = now - int(days_ago * DAY)
        new = table(id, **{"created_ms": ms, "listed_ms": ms, "clock": CLOCK, **more})
        await store.create(new, ms, "created", b'{"kind":"created"}')

    await at("open-new", 0.9)
    await at("open-old", 1.1)
    await at("cancelled", 1.1, stage="finished", reason="cancelled")
    await at("running", 29, stage="running", started_ms=1)
    await at("abandoned", 31, stage="running", started_ms=1)
    await at("slow", 31, stage="running", started_ms=1, clock=per_move)
    await at("slower", 61, stage="running", started_ms=1, clock=per_move)
    await at("finished", 300, stage="finished", started_ms=1)
    found = await due(store, Rules(), now)
    assert found == Due({"cancelled": 1, "open-old": 1}, {"abandoned": 1, "slower": 1}, {})
    assert (await due(store, Rules(finished=299), now)).finished == {"finished": 1}
    assert (await due(store, Rules(finished=301), now)).finished == {}
    heard: list[int] = []
    await prune(store, found, now, heard.append)
    assert sum(heard) == found.total == 4
    left = ["abandoned", "finished", "open-new", "running", "slow", "slower"]
    assert await store.ids() == left
    logs = await plain_sql(address, "SELECT DISTINCT table_id FROM entries")
    assert sorted(str(row[0]) for row in logs) == left
    closed = await store.table("abandoned")
    assert closed is not None and (closed.stage, closed.reason) == ("finished", "cancelled")
    last = (await store.entries("abandoned"))[-1]
    assert last.kind == "ended" and SECRET.hex() in last.body
    assert (await due(store, Rules(), now)).total == 0


async def test_a_table_at_which_somebody_acts_meanwhile_stays(store: Store) -> None:
    head = await begin(store)
    found = await due(store, Rules(), 9 * DAY)
    await go_on(store, head, 1)
    await prune(store, found, 9 * DAY, lambda _: None)
    assert list(found.unbegun) == await store.ids() and len(await store.entries(found_id(found))) == 2


def found_id(found: Due) -> str:
    (table,) = found.unbegun
    return table


async def test_a_table_is_closed_once_and_its_log_folds(store: Store, address: str) -> None:
    party = Party(setup_of(games()[0], Random(5)))
    party.sit()
    created = party.table.created
    new = table(TABLE, game=created.game, version=created.version, stage="running")
    log = [(at_ms, entry.kind, body) for entry, (at_ms, body) in zip(party.stored(), party.log, strict=True)]
    head = await store.create(new, *log[0])
    for one in log[1:]:
        head = await store.append(TABLE, head, *one)
    assert await close(store, TABLE, 10**13) and not await close(store, TABLE, 10**13)
    assert not await close(store, "nowhere", 1)
    assert (await fold(store)).status == "over" and await findings(address) == []


async def test_nobody_else_reads_a_database_or_a_backup(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    old.touch(0o644)
    for name in ("new.db", "old.db"):
        store = await open_store(f"sqlite:///{tmp_path}/{name}")
        await begin(store)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob(f"{name}*")}
        assert len(modes) >= 4 and not any(mode & 0o007 for mode in modes.values()), modes
        await store.close()
    assert stat.S_IMODE((tmp_path / "new.db").stat().st_mode) == 0o600
    await backup(f"sqlite:///{tmp_path}/new.db", tmp_path / "backup.db", lambda _: None)
    assert stat.S_IMODE((tmp_path / "backup.db").stat().st_mode) == 0o600


async def test_a_replaced_secret_is_noticed(store: Store, address: str) -> None:
    await keep(store, played("Anna"))
    assert await findings(address) == []
    other = "X'00'" if address.startswith("sqlite") else "'\\x00'::bytea"
    await plain_sql(address, f"UPDATE tables SET secret = {other}")
    assert any("its secret is not the one that was promised" in one for one in await findings(address))


async def test_somebody_beside_a_server_may_write_and_no_second_server(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/terroir.db"
    server = await open_store(address)
    with pytest.raises(InUse):
        await open_store(address)
    beside = await open_store(address, beside=True)
    await beside.add_person(Person("anna", "Anna", 1), b"1" * 32)
    assert await server.person("anna") == Person("anna", "Anna", 1)
    await beside.close()
    await server.close()


async def test_what_no_database_holds_is_refused_in_our_words(store: Store) -> None:
    for asked in (Filter(name="a\ud800"), Filter(after=(2**70, "x")), Filter(players=2**70)):
        with pytest.raises(BadValue, match="cannot hold"):
            await store.tables(asked)
    with pytest.raises(BadValue):
        await store.add_person(Person("anna", "Anna", 2**70), b"1" * 32)
    with suppress(BadValue):  # PostgreSQL has no texts with a NUL
        assert await store.tables(Filter(name="a\0b")) == []

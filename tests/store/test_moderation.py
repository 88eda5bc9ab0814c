"""Bans, blocks, reports and what was done about people, in both databases."""

import pytest

from terroir.store.errors import Conflict
from terroir.store.keeping import DAY, Rules, due
from terroir.store.moderating import Moderating
from terroir.store.rows import Ban, Block, Deed, Person, Report, SeatRow
from terroir.store.store import Store
from tests.store.samples import begin

pytestmark = pytest.mark.anyio
TABLE = "abcdefghijkl"


def deed(what: str, at_ms: int = 1) -> Deed:
    return Deed(f"deed-{what}", at_ms, "admin", what)


async def test_bans_and_blocks_are_kept_and_taken_back(store: Store) -> None:
    await begin(store)
    for person in ("anna", "bea"):
        await store.add_person(Person(person, person.title(), 1), person[0].encode() * 32)
    for until in (5, None):
        await store.ban(TABLE, Ban("bea", until))
    assert await store.bans(TABLE) == [Ban("bea")] and await store.bans("nowhere") == []
    await store.ban(TABLE, Ban("bea"), on=False)
    assert await store.bans(TABLE) == []
    for _ in range(2):
        await store.block(Block("anna", "bea", 1))
    assert await store.blocked("anna") == ["bea"] and await store.blocked("bea") == []
    await store.block(Block("anna", "bea", 1), on=False)
    assert await store.blocked("anna") == []
    with pytest.raises(Conflict):
        await store.ban("nowhere", Ban("bea"))


async def test_a_report_keeps_its_table_until_it_is_settled(store: Store) -> None:
    await begin(store, stage="finished", started_ms=1)
    report = Report("r1", 1, "anna", "bea", TABLE, "rude", '[[1,"bea","something"]]')
    await store.add_report(report)
    assert await store.reports() == await store.reports_by("anna") == [report]
    assert (await due(store, Rules(finished=1), 9 * DAY)).finished == {}
    await store.settle("r1", 2, deed("settled"))
    assert await store.reports() == []
    (settled,) = await store.reports(settled=True)
    assert (settled.closed_ms, settled.lines) == (2, "[]")
    assert (await due(store, Rules(finished=1), 9 * DAY)).finished == {TABLE: 1}
    with pytest.raises(Conflict):
        await store.settle("r1", 3, deed("again"))
    await store.forget_reports(3)
    assert await store.reports(settled=True) == []
    assert [one.what for one in await store.deeds(9)] == ["settled"]


async def test_who_is_banned_is_known_by_every_token_and_renamed_everywhere(store: Store) -> None:
    await begin(store, seats=(SeatRow(0, "Insult", person="bea"), SeatRow(1, "Anna", person="anna")))
    await store.add_person(Person("bea", "Insult", 1), b"b" * 32)
    await store.say(TABLE, "bea", "Insult", "hello", 1)
    await store.mark("banned", "bea", 7, deed("banned"))
    assert await store.person_of(b"b" * 32) == Person("bea", "Insult", 1, 7)
    assert await store.banned_since(7) == ["bea"] and await store.banned_since(8) == []
    await store.mark("banned", "bea", None, deed("unbanned", 2))
    assert await store.banned_since(0) == []
    await store.rename_everywhere("bea", "Guest", deed("renamed", 3))
    row = await store.table(TABLE)
    assert row is not None and [seat.name for seat in row.seats] == ["Guest", "Anna"]
    assert [said.name for said in await store.chat(TABLE)] == ["Guest"]
    for change in (
        store.mark("banned", "nobody", 1, deed("a")),
        store.rename_everywhere("nobody", "x", deed("b")),
    ):
        with pytest.raises(Conflict):
            await change
    assert [one.what for one in await store.deeds(2)] == ["renamed", "unbanned"]


async def test_the_same_command_is_one_line(store: Store) -> None:
    await begin(store)
    first = await store.say(TABLE, "anna", "Anna", "hello", 1, "c1")
    for text in ("hello", "something else"):
        assert await store.say(TABLE, "anna", "Anna", text, 2, "c1") == first
    await store.say(TABLE, "bea", "Bea", "hello", 3, "c1")
    await store.say(TABLE, "anna", "Anna", "hello", 4, "c2")
    assert [said.number for said in await store.chat(TABLE)] == [1, 2, 3]


async def test_moderators_and_who_is_restrained_are_found(store: Store) -> None:
    for person in ("anna", "bea", "cleo"):
        await store.add_person(Person(person, "Anna", 1), person[0].encode() * 32)
    admin = Moderating(store, "admin", 5)
    await admin.appoint("anna", True)
    await admin.mute("bea", True, "loud")
    await Moderating(store, "anna", 6).ban("cleo", True, "rude")
    assert [one.id for one in await store.moderators()] == ["anna"]
    assert [one.id for one in await store.restrained(9)] == ["cleo", "bea"]
    assert [one.id for one in await store.named("Anna")] == ["anna", "bea", "cleo"]
    await store.note(deed("banned-at-table", 7))
    done = [(one.by, one.what, one.detail) for one in await store.deeds(2, by_hosts=False)]
    assert done == [("anna", "banned", "rude"), *[one for one in done if one[0] == "admin"]]
    await admin.appoint("anna", False)
    await admin.mute("bea", False, "")
    await admin.ban("cleo", False, "")
    assert await store.moderators() == await store.restrained(9) == []
    with pytest.raises(Conflict):
        await admin.appoint("nobody", True)

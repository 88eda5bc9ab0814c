"""The queue of notices: what is sent together has one name, and only one process sends."""

import pytest

from terroir.store.errors import Conflict
from terroir.store.opening import open_store
from terroir.store.people_rows import Channel, Notice
from terroir.store.rows import Head, Person
from terroir.store.store import Store
from tests.store.samples import table

pytestmark = pytest.mark.anyio
BODY = b"{}"


async def a_person_with_two_tables(store: Store) -> dict[str, Head]:
    await store.add_person(Person("p", "Anna", 0), b"h" * 32)
    await store.notices.set_channel(Channel("c", "p", "webhook", "json://x", "", "http://here", 1))
    return {id: await store.create(table(id), 1, "created", BODY) for id in ("t1", "t2")}


async def due(store: Store, now_ms: int) -> list[str]:
    """By which channels something has to be sent, those that failed last."""
    each = [await store.notices.due(now_ms, 2, 5, failed) for failed in (False, True)]
    return [channel.id for some in each for channel in some]


async def test_a_notice_is_written_with_the_move_and_settled_once(store: Store) -> None:
    heads = await a_person_with_two_tables(store)
    assert await store.notices.wanting() == {"p"} and await store.notices.stirred(9) == []
    head = await store.append("t1", heads["t1"], 2, "moved", BODY, stirs=True)
    with pytest.raises(Conflict):  # what is refused stirs nothing
        await store.append("t2", head, 2, "moved", BODY, stirs=True)
    assert await store.notices.stirred(9) == [("t1", 2)]
    await store.append("t1", head, 3, "moved", BODY, stirs=True)
    notice = Notice("c", "t1", 2, 10)
    with pytest.raises(Conflict):  # the table has gone on
        await store.notices.settle("t1", 2, {"p": 2}, (), [notice])
    await store.notices.settle("t1", 3, {"p": 2}, (), [notice])
    assert await store.notices.told("t1") == {"p": 2} and await store.notices.stirred(9) == []
    with pytest.raises(Conflict):  # another process was first
        await store.notices.settle("t1", 3, {"p": 2}, (), [notice])
    assert await due(store, 9) == [] and await due(store, 10) == ["c"]


async def test_what_is_due_is_one_batch_whose_name_stays(store: Store) -> None:
    heads = await a_person_with_two_tables(store)
    for id, head in heads.items():
        await store.append(id, head, 2, "moved", BODY, stirs=True)
        await store.notices.settle(id, 2, {"p": 2}, (), [Notice("c", id, 2, 10)])
    (batch,) = await store.notices.batches("c", "first", 10)
    assert batch.name == "first" and set(batch.games) == {"t1", "t2"} and batch.tries == 0
    assert await store.notices.batches("c", "second", 10) == [batch], "after a crash it is the same again"
    await store.notices.later("c", "first", 20)
    assert await store.notices.batches("c", "third", 10) == []
    (again,) = await store.notices.batches("c", "fourth", 20)
    assert again.name == "first" and again.tries == 1
    await store.notices.sent("c", "first", 21)
    assert await due(store, 99) == []
    found = await store.notices.channel("c")
    assert found is not None and found.told and found.sent_ms == 21 and found.failed == 0
    await store.notices.looked("p")
    found = await store.notices.channel("c")
    assert found is not None and not found.told


async def test_who_looks_while_a_letter_is_on_its_way_is_sent_the_next(store: Store) -> None:
    heads = await a_person_with_two_tables(store)
    await store.notices.set_channel(Channel("m", "p", "mail", "", "", "http://here", 1))
    await store.append("t1", heads["t1"], 2, "moved", BODY, stirs=True)
    notices = [Notice(channel, "t1", 2, 10) for channel in ("c", "m")]
    await store.notices.settle("t1", 2, {"p": 2}, (), notices)
    for channel in ("c", "m"):
        await store.notices.batches(channel, channel, 10)
    await store.notices.looked("p")
    assert await due(store, 10) == ["c"], "other ways wait for no look"
    await store.notices.sent("m", "m", 11)
    found = await store.notices.channel("m")
    assert found is not None and not found.told and found.sent_ms == 11


async def test_who_has_moved_need_not_be_told_and_who_is_erased_is_told_nothing(store: Store) -> None:
    heads = await a_person_with_two_tables(store)
    head = await store.append("t1", heads["t1"], 2, "moved", BODY, stirs=True)
    await store.notices.settle("t1", 2, {"p": 2}, (), [Notice("c", "t1", 2, 10)])
    await store.append("t1", head, 3, "moved", BODY, stirs=True)
    await store.notices.settle("t1", 3, {}, ["p"], [])
    assert await due(store, 99) == []
    await store.append("t2", heads["t2"], 2, "moved", BODY, stirs=True)
    await store.notices.settle("t2", 2, {"p": 2}, (), [Notice("c", "t2", 2, 10)])
    await store.erase("p", 1)
    assert await due(store, 99) == [] and await store.notices.told("t2") == {}


async def test_a_key_is_made_once(store: Store) -> None:
    assert await store.notices.key("vapid", lambda: b"k" * 32) == b"k" * 32
    assert await store.notices.key("vapid", lambda: b"x" * 32) == b"k" * 32


async def test_of_several_processes_one_is_on_duty_until_it_is_gone(postgres_address: str) -> None:
    store = await open_store(postgres_address)
    for process in ("a", "b"):
        await store.enter(process, 60_000)
    assert await store.notices.on_duty("a", "other") and not await store.notices.on_duty("b", "other")
    assert await store.notices.on_duty("a", "other")
    await store.resign("a")
    assert await store.notices.on_duty("b", "other") and not await store.notices.on_duty("a", "other")
    await store.close()


async def test_what_is_due_longest_is_sent_first_and_not_more_than_a_few_of_one_person(store: Store) -> None:
    await a_person_with_two_tables(store)
    await store.add_person(Person("q", "Quinn", 1), b"q")
    for number in range(4):
        await store.notices.set_channel(Channel(f"a{number}", "p", "webhook", "x", "", "http://here", 1))
        await store.notices.add(Notice(f"a{number}", "t1", 1, 20 - 2 * number))
    await store.notices.set_channel(Channel("z", "q", "webhook", "x", "", "http://here", 1))
    await store.notices.add(Notice("z", "t1", 1, 15))
    await store.notices.add(Notice("z", "t2", 1, 30))
    assert await due(store, 99) == ["a3", "z", "a2"]
    assert [one.id for one in await store.notices.due(99, 2, 1)] == ["a3"]
    await store.notices.batches("a3", "failing", 99)
    await store.notices.later("a3", "failing", 15)
    assert await due(store, 99) == ["z", "a2", "a1", "a3"], "what has failed is apart"


async def test_tables_that_have_stirred_come_in_turn(store: Store) -> None:
    heads = await a_person_with_two_tables(store)
    for one in ("t1", "t2"):
        await store.append(one, heads[one], 2, "moved", BODY, stirs=True)
    assert await store.notices.stirred(1) == [("t1", 2)]
    assert await store.notices.stirred(2, "t1") == [("t2", 2), ("t1", 2)]

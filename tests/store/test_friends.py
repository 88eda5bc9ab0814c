"""Friends, invitations and those who look for a game: the same in every database."""

import pytest

from terroir.store.errors import Conflict
from terroir.store.people_rows import Friend, Invitation, Seeker
from terroir.store.rows import Block, Person, SeatRow
from terroir.store.store import Store
from tests.store.samples import table

pytestmark = pytest.mark.anyio
BODY = b"{}"


async def people(store: Store, *ids: str) -> None:
    for id in ids:
        await store.add_person(Person(id, id.upper(), 0), id.encode() * 32)


def seeker(person: str, since_ms: int, **more: object) -> Seeker:
    return Seeker(person, person.upper(), "g", 2, "quick", since_ms, since_ms + 10, **more)  # type: ignore[arg-type]


async def test_friends_are_two_who_both_want_to_be_and_go_with_one_of_them(store: Store) -> None:
    await people(store, "a", "b", "c")
    await store.friends.ask(Friend("a", "b", 1))
    await store.friends.ask(Friend("a", "b", 2))  # twice is once
    assert [one.id for one in await store.friends.asking("b")] == ["a"]
    assert [one.id for one in await store.friends.asked("a")] == ["b"]
    assert await store.friends.friends("a") == []
    await store.friends.ask(Friend("b", "a", 3))
    assert [one.id for one in await store.friends.friends("a")] == ["b"]
    assert await store.friends.wanted("a") == ["b"] and await store.friends.asking("b") == []
    await store.block(Block("c", "a", 4))
    assert await store.friends.apart("a") == {"c"}
    assert await store.friends.apart("c") == {"a"} and await store.friends.apart("b") == set()
    assert await store.friends.shown("B") == []
    await store.show("b", 5)
    assert [one.id for one in await store.friends.shown("B")] == ["b"]
    await store.erase("b", 6)
    assert await store.friends.wanted("a") == [] and await store.friends.friends("a") == []


async def test_who_was_asked_to_a_table_may_come_in_and_who_played_is_remembered(store: Store) -> None:
    await people(store, "a", "b", "c")
    seats = (SeatRow(0, "A", "a"), SeatRow(1, "C", "c"))
    await store.create(table("over", stage="finished", host="a", seats=seats), 1, "created", BODY)
    assert [one.id for one in await store.friends.played_with("a", 9)] == ["c"]
    await store.create(table("here", visibility="private", host="a"), 1, "created", BODY)
    door = await store.door("here", "b")
    assert door is not None and not door.is_open
    assert await store.friends.invite("here", Invitation("b", "a", 2))
    assert not await store.friends.invite("here", Invitation("b", "c", 3)), "they were asked already"
    door = await store.door("here", "b")
    assert door is not None and door.is_open
    (asked,) = await store.friends.invited("b")
    assert (asked.table, asked.by, asked.name) == ("here", "a", "A")
    await store.friends.uninvite("here", "b")
    assert await store.friends.invited("b") == []


async def test_nobody_is_seated_twice_and_who_asks_again_keeps_their_place(store: Store) -> None:
    await people(store, "a", "b", "c")
    for number, person in enumerate("abc"):
        await store.seekers.seek(seeker(person, number))
    await store.seekers.seek(seeker("a", 5))
    assert [(one.person, one.since_ms) for one in await store.seekers.all(9)] == [
        ("a", 0),
        ("b", 1),
        ("c", 2),
    ]
    await store.seekers.seat(["a", "b"], "t1", 9)
    with pytest.raises(Conflict):
        await store.seekers.seat(["c", "b"], "t2", 9)
    assert [one.table for one in await store.seekers.all(9)] == ["t1", "t1", None], "nor is c, then"
    with pytest.raises(Conflict):  # who has gone is not seated
        await store.seekers.seat(["c"], "t2", 13)
    await store.seekers.seek(seeker("a", 7))
    found = await store.seekers.of("a")
    assert found is not None and found.table is None and found.since_ms == 7
    await store.block(Block("a", "b", 4))
    assert await store.seekers.apart() == {"a": {"b"}}
    await store.seekers.stay(["c"], 30, 20)
    assert [one.person for one in await store.seekers.all(0)] == ["c"]
    await store.erase("c", 1)
    assert await store.seekers.all(0) == []

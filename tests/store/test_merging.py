"""What of a guest becomes an account's: the same in every database."""

import pytest

from terroir.store.people_rows import Entrant, EventGame, Friend
from terroir.store.rows import Block, Head, Person, SeatRow
from terroir.store.store import Store
from terroir.table.entries import SeatTaken, encode
from tests.store.samples import table
from tests.store.test_events import EVENT

pytestmark = pytest.mark.anyio


async def played(store: Store, id: str, *people: str, **more: object) -> Head:
    """A finished table of these people."""
    seats = tuple(SeatRow(seat, person.upper(), person) for seat, person in enumerate(people))
    made = table(id, **{"stage": "finished", "host": people[0], "seats": seats, **more})
    head = await store.create(made, 1, "created", b"{}")
    for seat, person in enumerate(people):
        taken = SeatTaken(seat=seat, person=person, name=person.upper(), nonce="", command="", digest=0)
        head = await store.append(id, head, 2, "seat-taken", encode(taken))
    return head


async def owners(store: Store, id: str) -> list[str | None]:
    row = await store.table(id)
    assert row is not None
    return [seat.person for seat in row.seats]


async def test_what_can_become_the_accounts_does_and_the_rest_stays(store: Store) -> None:
    for id in ("a", "g", "b", "x", "f"):
        await store.add_person(Person(id, id.upper(), 0), id.encode() * 32)
    await played(store, "free", "g", "b")
    await played(store, "screen", "g", "g", hot_seat=True)
    await played(store, "both", "a", "g")
    await played(store, "apart", "x", "g")
    await store.block(Block("x", "a", 1))
    await store.block(Block("g", "f", 1))
    await store.friends.ask(Friend("g", "b", 1))
    await store.friends.ask(Friend("b", "g", 1))
    await store.friends.ask(Friend("g", "a", 1))  # nobody is a friend of themselves
    assert await store.merging.tables("a", "g") == {"free": "finished", "screen": "finished"}
    await store.merging.move("a", "g")
    assert await owners(store, "free") == ["a", "b"] and await owners(store, "screen") == ["a", "a"]
    assert await owners(store, "both") == ["a", "g"] and await owners(store, "apart") == ["x", "g"]
    assert await store.merging.left("g") == 2 and await store.blocked("a") == ["f"]
    assert [one.id for one in await store.friends.friends("a")] == ["b"]
    row = await store.table("free")
    assert row is not None and row.host == "a"
    await store.merging.move("a", "g")  # once more changes nothing
    assert await store.merging.left("g") == 2
    await store.erase("a", 9)
    (named,) = [page async for page in store.pages("free")]
    assert '"name":"G"' not in "".join(entry.body for entry in named), "their name goes with the account"


async def test_nobody_plays_an_event_twice(store: Store) -> None:
    for id in ("a", "g", "b"):
        await store.add_person(Person(id, id.upper(), 0), id.encode() * 32)
    await played(store, "table", "g", "b")
    assert await store.merging.tables("a", "g") == {"table": "finished"}
    await store.events.add(EVENT)
    await store.events.enter(*(Entrant("event", n, who.upper(), who) for n, who in enumerate("agb")))
    await store.events.begin_round(EVENT, 1, [EventGame("event", 0, 1, "table", "1 2", 6)])
    assert await store.merging.tables("a", "g") == {}

"""What opens once, one letter at a time, guests who are forgotten: the same in every database."""

import asyncio

import pytest

from terroir.store import accounts, keeping
from terroir.store.people_rows import Mail, OneTime
from terroir.store.rows import SCHEMA, Person
from terroir.store.sql import Column
from terroir.store.store import Store
from tests.store.samples import begin, plain_sql


@pytest.mark.anyio
async def test_one_link_is_laid_until_it_is_used_or_too_old(store: Store) -> None:
    for person in ("a", "b"):
        await store.add_person(Person(person, person.upper(), 0), person.encode() * 32)
        await store.accounts.set_mail(Mail(person, f"{person}@example.org", 0))

    async def laid(person: str, now_ms: int, count: int = 20) -> int:
        hashes = [f"{person}{now_ms}{number}".encode() for number in range(count)]
        links = [OneTime(one, "sign-in", person, until_ms=now_ms + 10) for one in hashes]
        return sum(await asyncio.gather(*(store.accounts.lay_alone(one, now_ms) for one in links)))

    assert await laid("a", 100) == 1 and await laid("b", 100) == 1
    assert await laid("a", 109) == 0 and await laid("a", 110) == 1
    used = [await store.accounts.open(f"a110{n}".encode(), 111) for n in range(20)]
    assert len([one for one in used if one]) == 1 and await laid("a", 112) == 1


DAY = 86_400_000
NOW = 100 * DAY
OTHERS = {("tokens", "person_id"), ("seekers", "person_id")}
"""What a guest leaves without having done anything: it goes with them."""
OF_A_TABLE = {
    (table, name) for table in ("mutes", "bans", "hushed", "told") for name in ("person_id", "muted_id")
} - {(table, "muted_id") for table in ("bans", "hushed", "told")}
"""What matters only to who is at the table, where a seat or a line says who is."""


def test_whatever_names_a_person_keeps_them() -> None:
    """A new table of the database has to be on one of these lists."""
    people = ("person_id", "by_id", "friend_id", "blocked_id", "muted_id", "host_id", "host")
    named = {(table.name, one.name) for table in SCHEMA for one in table.all if one.name in people}
    named -= {("erasures", "person_id")}  # of people who are gone
    assert named == {*accounts.KEPT_BY, *accounts.KEPT_BY_FEW, *OTHERS, *OF_A_TABLE}


def filled(name: str, column: str, person: str, number: int, address: str) -> str:
    """A row in which this column names the person; what it refers to is called `other`."""
    table = next(one for one in SCHEMA if one.name == name)
    some = {int: str(number), float: "1.0", bool: "true", dict: "'{}'"}
    some[bytes] = f"CAST('{person}' AS {'BLOB' if address.startswith('sqlite') else 'bytea'})"

    def value(one: Column) -> str:
        if one.name == column:
            return f"'{person}'"
        if one.name in table.references or one.name == "table_id":
            return "'other'"
        return f"'{one.allowed[0] if one.allowed else person}'" if one.python is str else some[one.python]

    values = ", ".join(map(value, table.all))
    return f"INSERT INTO {name} ({table.names(table.all)}) VALUES ({values})"


@pytest.mark.anyio
async def test_guests_who_never_did_anything_are_forgotten(store: Store, address: str) -> None:
    async def guest(id: str, created: int, seen: int | None = None) -> str:
        await store.add_person(Person(id, id.title(), created * DAY), id.encode())
        if seen is not None:
            await store.accounts.seen(id.encode(), seen * DAY, "")
        return id

    many = [await guest(f"idle{number:03}", 1) for number in range(250)]
    young, visitor = await guest("young", 71), await guest("visitor", 1, 71)
    kept = {young, visitor, "other"}
    await begin(store, "other", host="other", seats=())
    await store.add_person(Person("other", "Other", NOW), b"other")
    for number, (name, column) in enumerate((("events", "host_id"), ("deals", ""))):
        await plain_sql(address, filled(name, column, "other", number, address))
    for number, (name, column) in enumerate((*accounts.KEPT_BY, *accounts.KEPT_BY_FEW)):
        kept.add(person := await guest(f"kept{number:02}", 1))
        await plain_sql(address, filled(name, column, person, number + 10, address))
    for mark in ("banned_ms", "muted_ms", "moderator_ms", "shown_ms"):
        kept.add(person := await guest(mark, 1))
        await plain_sql(address, f"UPDATE people SET {mark} = 1 WHERE id = '{person}'")
    await guest("seen", 1, 69)
    assert await keeping.forget_guests(store, NOW) == len(many) + 1
    assert {row[0] for row in await plain_sql(address, "SELECT id FROM people")} == kept
    assert await store.person_of(b"idle000") is None and await store.person_of(b"visitor") is not None
    assert await keeping.forget_guests(store, NOW) == 0

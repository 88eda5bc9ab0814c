"""What opens once, and only one letter at a time: the same in every database."""

import asyncio

import pytest

from terroir.store.people_rows import Mail, OneTime
from terroir.store.rows import Person
from terroir.store.store import Store

pytestmark = pytest.mark.anyio


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

"""Lists of tables, people, chat and imported games."""

import asyncio

import pytest

from terroir.store.answers import Rest
from terroir.store.errors import Conflict
from terroir.store.rows import Facts, Filter, Person, SeatRow, TableRow
from terroir.store.store import Store
from tests.store.samples import SECRET, begin, go_on, table

pytestmark = pytest.mark.anyio
TABLE = "abcdefghijkl"


def seats(*names: str, bot: bool = False) -> tuple[SeatRow, ...]:
    people = tuple(SeatRow(seat, name, person=name.lower()) for seat, name in enumerate(names))
    return (*people, SeatRow(len(names), "Robot", bot="greedy")) if bot else people


async def fill(store: Store) -> None:
    await begin(store, "lobby1", listed_ms=10, seats=seats("Anna", bot=True))
    await begin(store, "lobby2", listed_ms=20, game="stones", players=3, seats=seats("Bea"), host="bea")
    await begin(store, "hidden", listed_ms=30, visibility="unlisted", seats=seats("Anna"))
    await begin(store, "running", listed_ms=40, stage="running", seats=seats("Anna", "50%_Bea"))
    await begin(store, "ended1", listed_ms=50, stage="finished", reason="C-E1", seats=seats("Émile", "Bea"))
    await begin(
        store, "ended2", listed_ms=50, stage="finished", reason="C-E2", version=2, seats=seats("Carl")
    )
    new = table("import", stage="imported", listed_ms=70, seats=(SeatRow(0, "Anna"),), host="bea")
    await store.add_import(new, "[Game pebbles]\n")


def ids(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


DONE = ("finished", "imported")
LISTS: list[tuple[Filter, list[str]]] = [
    (Filter(), ["running", "lobby2", "lobby1"]),
    (Filter(stages=("open",)), ["lobby2", "lobby1"]),
    (Filter(stages=("open",), game="stones"), ["lobby2"]),
    (Filter(stages=("open",), players=2), ["lobby1"]),
    (Filter(stages=("open",), bots=True), ["lobby1"]),
    (Filter(stages=("open",), bots=False), ["lobby2"]),
    (Filter(visibility=None, person="anna"), ["running", "hidden", "lobby1"]),
    (Filter(visibility=None, person="bea"), ["lobby2"]),
    (Filter(stages=DONE), ["import", "ended2", "ended1"]),
    (Filter(stages=DONE, name="émi"), ["ended1"]),
    (Filter(stages=DONE, name="ANNA"), ["import"]),
    (Filter(name="50%_b"), ["running"]),
    (Filter(name="%"), []),
    (Filter(stages=DONE, reason="C-E2"), ["ended2"]),
    (Filter(stages=DONE, version=1), ["import", "ended1"]),
    (Filter(stages=DONE, since_ms=51), ["import"]),
    (Filter(stages=DONE, until_ms=50), ["ended2", "ended1"]),
    (Filter(stages=DONE, person="bea"), ["import", "ended1"]),
    (Filter(name="'; DROP TABLE entries; --"), []),
]


async def test_lists_show_what_fits_and_nothing_else_the_latest_first(store: Store) -> None:
    await fill(store)
    for asked, expected in LISTS:
        assert ids(await store.tables(asked)) == expected, asked


async def test_pages_follow_each_other_without_gap_or_repetition(store: Store) -> None:
    for number in range(23):
        await begin(store, f"table{number:07}", stage="finished", listed_ms=1000 + number // 5)
    seen: list[str] = []
    after = None
    while page := await store.tables(Filter(stages=("finished",), after=after, limit=4)):
        seen += ids(page)
        after = (page[-1].listed_ms, page[-1].id)
    assert seen == sorted(seen, reverse=True) and len(set(seen)) == 23


async def test_tables_that_have_to_act_on_their_own(store: Store) -> None:
    head = await begin(store, "one", due_ms=500)
    await begin(store, "two", due_ms=100)
    await begin(store, "none")
    assert await store.due(99) == []
    assert await store.due(500) == ["two", "one"]
    await store.append("one", head, 1, "moved", b"{}", Facts(due_ms=None))
    assert await store.due(500) == ["two"]
    assert await store.due_later(50) == {"two": 100}


async def test_a_running_table_rests_until_it_is_due_or_goes_on(store: Store) -> None:
    head = await begin(store, stage="running", due_ms=900)
    assert await store.due(50) == [TABLE], "of a table that never rested only the log knows"
    await store.note_due(Rest(TABLE, head, 700, "[{}, 1]"))
    assert await store.owed([TABLE, "other"]) == {TABLE: "[{}, 1]"}
    assert await store.due(600) == [] and await store.due_later(600) == {TABLE: 700}
    assert await store.due(700) == [TABLE] and await store.due_later(700) == {}
    head = await go_on(store, head, 1)
    assert await store.owed([TABLE]) == {}, "something has happened since"
    assert await store.due(600) == [TABLE] and await store.due_later(600) == {}
    await store.note_due(Rest(TABLE, head, None))
    assert await store.due(9000) == []


async def test_tables_are_gone_through_page_by_page(store: Store) -> None:
    for name in ("one", "two", "none"):
        await begin(store, name)
    assert await store.ids() == ["none", "one", "two"] and await store.ids("none", 1) == ["one"]


async def test_secret_and_invitation_are_kept_apart_from_the_lists(store: Store) -> None:
    await begin(store)
    assert await store.secret(TABLE) == SECRET and await store.secret("nowhere") is None
    row = await store.table(TABLE)
    assert SECRET.hex() not in repr(table()) and repr(SECRET) not in repr((row, table()))
    assert await store.invite_hash(TABLE) is None
    await store.set_invite(TABLE, b"h" * 32)
    assert await store.invite_hash(TABLE) == b"h" * 32
    await store.set_invite(TABLE, None)
    assert await store.invite_hash(TABLE) is None
    with pytest.raises(Conflict):
        await store.set_invite("nowhere", b"h" * 32)


async def test_imported_games_have_their_record(store: Store) -> None:
    await fill(store)
    assert await store.imported("import") == "[Game pebbles]\n"
    assert await store.imported("ended1") is None
    with pytest.raises(Conflict):
        await store.add_import(table("import", stage="imported"), "another")
    assert await store.imported("import") == "[Game pebbles]\n"


async def test_people_are_known_by_their_tokens_until_these_are_revoked(store: Store) -> None:
    anna = Person("anna", "Anna", 5)
    await store.add_person(anna, b"1" * 32)
    await store.add_token("anna", b"2" * 32, 6)
    assert [await store.person_of(token * 32) for token in (b"1", b"2", b"3")] == [anna, anna, None]
    await store.rename("anna", "Änna")
    assert await store.person("anna") == await store.person_of(b"2" * 32) == Person("anna", "Änna", 5)
    await store.accounts.end(b"1" * 32)
    assert await store.person_of(b"1" * 32) is None and await store.person_of(b"2" * 32) is not None
    await store.erase("anna", 7)
    assert await store.person_of(b"2" * 32) is None and await store.person("anna") is None


async def test_nobody_takes_the_token_or_the_id_of_another(store: Store) -> None:
    await store.add_person(Person("anna", "Anna", 5), b"1" * 32)
    for person, token in (("bea", b"1"), ("anna", b"2")):
        with pytest.raises(Conflict):
            await store.add_person(Person(person, "Bea", 6), token * 32)
    with pytest.raises(Conflict):
        await store.add_token("nobody", b"3" * 32, 7)
    with pytest.raises(Conflict):
        await store.rename("nobody", "x")
    assert await store.person("bea") is None and await store.person_of(b"2" * 32) is None


async def test_chat_is_numbered_without_gaps_whoever_speaks_at_once(store: Store) -> None:
    await begin(store)
    lines = [store.say(TABLE, "anna", "Anna", f"line {i}", i) for i in range(20)]
    numbers = {said.text: said.number for said in await asyncio.gather(*lines)}
    chat = await store.chat(TABLE)
    assert [said.number for said in chat] == list(range(1, 21)) == sorted(numbers.values())
    assert {said.text: said.number for said in chat} == numbers
    assert [said.number for said in await store.chat(TABLE, after=5, limit=3)] == [18, 19, 20]
    assert chat[0].person == "anna" and chat[0].name == "Anna"
    with pytest.raises(Conflict):
        await store.say("nowhere", None, "Anna", "hello", 1)


async def test_mutes_are_kept_for_each_table(store: Store) -> None:
    await begin(store)
    for _ in range(2):
        await store.mute(TABLE, "anna", "bea")
    await store.mute(TABLE, "bea", "carl")
    assert await store.mutes(TABLE) == [("anna", "bea"), ("bea", "carl")]
    await store.mute(TABLE, "anna", "bea", on=False)
    assert await store.mutes(TABLE) == [("bea", "carl")]
    assert await store.mutes("nowhere") == []

"""Ratings in either database: a game counts once, and from the standing that it was counted from."""

import pytest

from terroir.store.errors import Conflict
from terroir.store.people_rows import RatedGame, Standing
from terroir.store.rows import AnalysisRow, Person
from terroir.store.store import Store
from tests.store.samples import begin

GAME = "pebbles"


def moved(person: str, games: int, mu: float, at_ms: int = 5000) -> tuple[Standing, RatedGame]:
    return (
        Standing(person, GAME, mu, 4.5, 0.25, games, at_ms),
        RatedGame(person, GAME, at_ms, 1, mu, 4.5),
    )


@pytest.mark.anyio
async def test_a_game_counts_once_and_from_what_was_known(store: Store) -> None:
    for person in ("anna", "bert", "carl"):
        await store.add_person(Person(person, person.title(), 1), person.encode())
    for number in range(3):
        await begin(store, f"table{number:07}", rating="due", listed_ms=3000 - number)
    assert await store.ratings.due(2) == ["table0000002", "table0000001"]
    first = [moved("anna", 1, 26.5), moved("bert", 1, 23.5)]
    await store.ratings.count("table0000000", first)
    for again in (first, [moved("anna", 2, 27.0)]):
        with pytest.raises(Conflict):
            await store.ratings.count("table0000000", again)
    with pytest.raises(Conflict):  # another game has counted meanwhile
        await store.ratings.count("table0000001", [moved("anna", 1, 28.0), moved("carl", 1, 25.0)])
    await store.ratings.count("table0000001", [moved("anna", 2, 27.25, 6000), moved("bert", 2, 22.75, 6000)])
    await store.ratings.leave_out("table0000002", "repeated")
    assert await store.ratings.due(9) == []
    known = await store.ratings.at(GAME, ["anna", "carl"])
    assert known == {"anna": Standing("anna", GAME, 27.25, 4.5, 0.25, 2, 6000)}
    assert [game.mu for _, game in await store.ratings.course("anna", GAME, 5)] == [27.25, 26.5]
    assert await store.ratings.together(GAME, {"anna", "bert"}, 5500) == 1
    assert await store.ratings.together(GAME, {"anna"}, 0) == 0


@pytest.mark.anyio
async def test_lists_leave_out_who_does_not_want_to_be_seen_and_nothing_stays_of_who_is_erased(
    store: Store,
) -> None:
    for number, person in enumerate(("anna", "bert", "carl")):
        await store.add_person(Person(person, person.title(), 1), person.encode())
        await begin(store, f"table{number:07}", rating="due")
        await store.ratings.count(f"table{number:07}", [moved(person, 1, 20.0 + number)])
    leaders = await store.ratings.leaders(GAME, 1, 10)
    assert [one.name for one in leaders] == ["Carl", "Bert", "Anna"]
    assert await store.ratings.leaders(GAME, 2, 10) == []
    await store.profiles.set_shown("carl", "ratings", False)
    await store.profiles.set_shown("carl", "ratings", False)
    assert await store.profiles.private("carl") == ["ratings"]
    await store.erase("bert", 9000)
    assert [one.name for one in await store.ratings.leaders(GAME, 1, 10)] == ["Anna"]
    assert await store.ratings.of("bert") == await store.ratings.course("bert", GAME, 9) == []
    await store.profiles.set_shown("carl", "ratings", True)
    assert [one.name for one in await store.ratings.leaders(GAME, 1, 10)] == ["Carl", "Anna"]
    await store.keep_analysis("table0000000", AnalysisRow(1, b"{}"))
    found = await store.profiles.analyses(["table0000000", "table0000001"], 1)
    assert found == {"table0000000": b"{}"}
    await store.profiles.keep_sources("table0000001", {"harvest": [3, 4]})
    await store.profiles.keep_sources("table0000001", {"harvest": [3, 4]})
    assert await store.profiles.sources(["table0000000", "table0000001"]) == {
        "table0000001": {"harvest": [3, 4]}
    }

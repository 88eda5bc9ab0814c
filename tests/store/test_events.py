"""Events and deals in both databases: what an event does by itself is done once, whoever tries again."""

import pytest
from msgspec.structs import replace

from terroir.store.errors import Conflict
from terroir.store.people_rows import Deal, DealPlay, Entrant, EventGame, EventRow
from terroir.store.rows import Person
from terroir.store.store import Store
from tests.store.samples import begin

pytestmark = pytest.mark.anyio
EVENT = EventRow(
    id="event", kind="swiss", title="Evening", host="p", game="pebbles", options={}, seats=2, rounds=0,
    clock="{}", patience_ms=1, pause_ms=0, stage="open", created_ms=1,
)  # fmt: skip


async def test_a_round_and_a_result_are_written_once(store: Store) -> None:
    events = store.events
    await events.add(EVENT)
    await events.enter(Entrant("event", 0, "Anna", "p"), Entrant("event", 1, "", bot="random"))
    with pytest.raises(Conflict):  # one person, one number
        await events.enter(Entrant("event", 2, "Anna", "p"))
    assert await events.active(10) == [] and [one.id for one in await events.of_person("p", 9)] == ["event"]
    await events.start("event", 5)
    assert await events.active(10) == ["event"]
    games = [EventGame("event", 0, 1, "t", "0 1", 6)]
    await events.begin_round(EVENT, 1, games)
    with pytest.raises(Conflict):  # another process was first
        await events.begin_round(EVENT, 1, games)
    with pytest.raises(Conflict):  # it has begun
        await events.enter(Entrant("event", 2, "Bo", "q"))
    await events.set_points(games[0], "0 120", [0])
    with pytest.raises(Conflict):
        await events.set_points(games[0], "120 0", [])
    assert [game.points for game in await events.games("event")] == ["0 120"]
    assert [one.stage for one in await events.entrants("event")] == ["away", "in"]
    running = await events.event("event")
    assert running is not None and (running.stage, running.round, running.rounds) == ("running", 1, 1)
    await events.set_next(running, 20)
    await events.end("event", "finished", 30)
    with pytest.raises(Conflict):
        await events.end("event", "cancelled", 31)
    await events.forget(30)
    assert await events.event("event") is not None
    await events.forget(31)
    assert await events.event("event") is None and await events.entrants("event") == []


async def test_an_arena_takes_people_while_it_runs(store: Store) -> None:
    await store.events.add(replace(EVENT, kind="arena"))
    await store.events.open_arena("event", 99)
    await store.events.enter(Entrant("event", 0, "Anna", "p"))
    waiting = Entrant("event", 0, "Anna", "p", waiting_ms=7)
    await store.events.set_entrant(waiting)
    assert await store.events.entrants("event") == [waiting]
    await store.events.leave_out("event", 0)
    assert await store.events.entrants("event") == []


async def test_a_deal_is_the_first_that_was_made_and_played_once(store: Store) -> None:
    deals = store.deals
    deal = Deal("pebbles-2026-01-31", "pebbles", "- random", b"s" * 32, "promise", 0, 100)
    assert await deals.add(deal) == deal
    assert await deals.add(replace(deal, secret=b"t" * 32)) == deal, "whoever comes second has the same"
    for id, name in (("p", "Anna"), ("q", "Bo")):
        await store.add_person(Person(id, name, 0), id.encode() * 32)
    play = DealPlay(deal.id, "p", "t1", 1)
    assert await deals.begin(play) == play
    assert await deals.begin(replace(play, table="t2")) == play, "nobody has two tables"
    assert await deals.over(deal.id) == []
    await begin(store, "t1", stage="finished")
    assert await deals.over(deal.id) == [play]
    await deals.settle(replace(play, stage="counted", score=9, lead=2))
    await deals.settle(replace(play, stage="void"))
    assert await deals.counted(deal.id) == [("p", "Anna", 9, 2)] and await deals.over(deal.id) == []
    assert await deals.of_person("p") == [deal.id]
    await store.erase("p", 5)
    assert await deals.counted(deal.id) == [] and await deals.play(deal.id, "p") is None

"""Rated games that are over, as a server would have stored them that was killed at that moment."""

from random import Random
from typing import Any

from terroir.core.registry import games
from terroir.server import listing
from terroir.server.identity import token_hash
from terroir.store.opening import open_store
from terroir.store.people_rows import Standing
from terroir.store.rows import Person
from terroir.table.commands import Concede
from terroir.table.entries import Entry, Moved
from tests.table.driving import SECRET, TABLE, Party, setup_of

GAME = games()[0]


def party(now: int = 1_000, **more: Any) -> Party:
    """A rated table at which everybody has moved."""
    setup = setup_of(GAME, Random(4), **{"seats": (None, None, None), "rated": True, "options": {}, **more})
    made = Party(setup, now=now)
    made.sit()
    while not set(made.table.people) <= {move.seat for move in moves_of(made)}:
        made.play_any(Random(4))
    return made


def moves_of(made: Party) -> list[Moved]:
    return [entry.body for entry in made.stored() if isinstance(entry.body, Moved)]


def finished(now: int) -> Party:
    made = party(now, seats=(None, None))
    made.ask(Concede(made.command(), 0), "p0")
    made.run_due()
    return made


async def stored(address: str, made: Party, table: str = TABLE) -> None:
    """The party's log as a server would have left it that was killed as soon as it had written the end."""
    store = await open_store(address)
    for seat in made.seats:
        if await store.person(f"p{seat}") is None:
            await store.add_person(Person(f"p{seat}", f"Name {seat}", 1), token_hash(f"token-{seat}"))
    live = made.kind.replay([first := made.stored()[0]], made.secret)
    head = await store.create(
        listing.new_row(of_table(first, table), SECRET), first.at_ms, first.kind, made.log[0][1]
    )
    for entry, (at_ms, body) in zip(made.stored()[1:], made.log[1:], strict=True):
        facts = listing.facts(live, entry)
        live.apply(entry)
        head = await store.append(table, head, at_ms, entry.kind, body, facts)
    await store.close()


def of_table(entry: Entry, table: str) -> Entry:
    """The same entry in the log of another table."""
    return Entry(table, entry.seq, entry.at_ms, entry.body)


async def standings(address: str) -> dict[str, Standing]:
    store = await open_store(address)
    found = await store.ratings.at(GAME, ["p0", "p1"])
    await store.close()
    return found

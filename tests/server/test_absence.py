"""Somebody for whom a bot stood in comes back: the seat is theirs again as soon as they look."""

import asyncio
import time
from pathlib import Path
from random import Random

from terroir.core.registry import games
from terroir.server import listing
from terroir.server.identity import token_hash
from terroir.store.opening import open_store
from terroir.store.rows import Person
from tests.server.conftest import Serve
from tests.table.driving import SECRET, TABLE, Party, setup_of

GAME = games()[0]
TOKEN = "x" * 43


async def stored(address: str, party: Party) -> None:
    """The party's log as a server would have stored it."""
    store = await open_store(address)
    await store.add_person(Person("p0", "Name 0", 1), token_hash(TOKEN))
    first, *others = party.stored()
    body = party.log[0][1]
    head = await store.create(listing.new_row(first, SECRET), first.at_ms, first.kind, body)
    for entry, (at_ms, body) in zip(others, party.log[1:], strict=True):
        head = await store.append(TABLE, head, at_ms, entry.kind, body)
    await store.close()


def abandoned() -> Party:
    """A table whose first player has not come for too long."""
    for seed in range(100):
        # Not long ago: what was abandoned for a month is closed.
        party = Party(setup_of(GAME, Random(seed), patience_ms=20_000), now=int(time.time() * 1000) - 120_000)
        party.sit()
        party.now += 60_000
        party.run_due()
        if party.table.chairs[0].away == "absent":
            return party
    raise AssertionError("the first player is always there")


def test_who_comes_back_has_their_seat_again(serve: Serve, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'terroir.db'}"
    asyncio.run(stored(address, abandoned()))
    guest = serve(database=address).guest()
    guest.http.cookies.set("terroir", TOKEN)
    eyes = guest.look(TABLE)
    seat = eyes.state["seats"][0]
    assert seat["yours"] and seat["played_by"] == "person" and seat["why"] == ""
    words = [said["id"] for line in eyes.state["log"] for said in line["words"]]
    assert "table-seat-absent" in words and "table-seat-returned" in words

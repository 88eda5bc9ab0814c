"""On whose account work is done: that of all guests of an address, or that of a person with an account."""

from __future__ import annotations

from pathlib import Path

import anyio
import msgspec
import pytest

from terroir.server.bot_seats import MOST_ASKED
from terroir.server.limits import network
from terroir.server.metrics import Metrics
from terroir.server.neighbours import ProcessMessage
from terroir.server.people import People
from terroir.server.readiness import Readiness
from terroir.server.server import Server
from terroir.server.settings import Settings
from terroir.store.opening import open_store
from terroir.store.people_rows import OneTime
from terroir.table.fair_queue import GUESTS
from terroir.table.setup import Setup
from tests.server.conftest import Serve
from tests.server.people import BOT

V6 = "2001:db8:1:2::3"


@pytest.mark.parametrize(
    ("address", "shares"),
    [("192.0.2.1", ["192.0.2.1"]), (V6, ["2001:db8:1::/48", "2001:db8:1::/56", "2001:db8:1:2::/64"])],
)
def test_guests_of_an_address_share_and_people_with_an_account_have_their_own(
    address: str, shares: list[str], tmp_path: Path
) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'terroir.db'}")
        people = People(store)
        guest, _ = await people.greet("Guest")
        other, _ = await people.greet("Other")
        kept, _ = await people.greet("Kept")
        await store.accounts.lay(OneTime(b"hash", "recovery", kept.id))
        theirs = network(address)
        for person in (None, guest.id, other.id):
            assert await people.payer(person, theirs) == (*shares, GUESTS, person or "")
        assert await people.payer(kept.id, theirs) == (*shares, kept.id)
        await store.close()

    anyio.run(run)


def test_more_bots_of_an_address_than_may_wait_at_once_all_play(serve: Serve) -> None:
    server = serve("--workers", "1")
    anna = server.guest("Anna", "127.0.0.2")
    eyes = [anna.look(anna.table("noughts", seats=[{}, BOT])) for _ in range(MOST_ASKED + 4)]
    for seat in eyes:
        seat.play(seat.actions()[0])
    for seat in eyes:
        while not seat.state["choices"]:
            seat.receive()


def test_other_processes_say_from_where_players_look(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 'terroir.db'}"
        store = await open_store(address)
        metrics = Metrics()
        server = Server(Settings(address, workers=1), store, metrics, Readiness(store, metrics))
        anna, _ = await server.people.greet("Anna")
        session = await server.make(Setup(game="noughts", seats=("random", None), host=anna.id))
        said = ProcessMessage("other", here={session.id: {anna.id: "Anna"}}, at={anna.id: "192.0.2.1"})
        server.neighbours._hear(msgspec.json.encode(said).decode())
        assert session.addresses() == {anna.id: "192.0.2.1"}
        gone = ProcessMessage("other", here={session.id: {}})
        server.neighbours._hear(msgspec.json.encode(gone).decode())
        assert session.addresses() == {}
        await server.close()

    anyio.run(run)

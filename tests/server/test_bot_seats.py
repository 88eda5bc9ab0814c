"""Bots at tables of a server: whatever becomes of a thought, the game goes on."""

from __future__ import annotations

from pathlib import Path

import anyio
from msgspec.structs import replace

from terroir.server import listing
from terroir.server.metrics import Metrics
from terroir.server.readiness import Readiness
from terroir.server.server import Server
from terroir.server.settings import Settings
from terroir.store.opening import open_store
from terroir.table.entries import Created, encode
from terroir.table.setup import Setup, create
from tests.waiting import reached

AT_A_LIMIT = "sites A=10/5\nturn 1 turns=32000\nmarket lemon lime\nbag lemon=5\ngrid\n. A L1 .\n. . . .\n"
BEYOND = "table seat=1\nseat 2 tokens=4\ncontest kind=turn card=sow price=5 leader=2 bidder=1 bidding=2\n"
"""Its leader has fewer tokens than nothing soon, which no text may say."""


def test_bots_think_on_where_a_game_goes_beyond_the_limits_of_its_beginning(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 'terroir.db'}"
        store = await open_store(address)
        metrics = Metrics()
        server = Server(Settings(address, workers=1), store, metrics, Readiness(store, metrics))
        bots = ("random", "random")
        session = await server.make(Setup(game="citrus", seats=bots, host="anna", position=AT_A_LIMIT))
        await session.wake()
        await reached(lambda: session.live.seq > 12 or session.live.ended is not None, "the bots stand still")
        assert not server.workers.given_up
        await server.close()

    anyio.run(run)


def test_a_kept_table_opens_and_its_bots_go_on_whatever_becomes_of_its_position(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 'terroir.db'}"
        store = await open_store(address)
        metrics = Metrics()
        server = Server(Settings(address, workers=1), store, metrics, Readiness(store, metrics))
        setup = Setup(game="chicoree", seats=("random", "random"), host="anna")
        entry = create("kept00000000", setup, bytes(32), 0)
        assert isinstance(entry.body, Created)
        kept = replace(entry.body, position=BEYOND)
        await store.create(listing.new_row(entry, bytes(32)), 0, entry.kind, encode(kept))
        session = await server.session(entry.table)
        await session.wake()
        await reached(lambda: session.live.seq > 2, "the bots stand still")
        assert server.workers.given_up
        await server.close()

    anyio.run(run)

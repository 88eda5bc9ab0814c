"""Bots at tables of a server: whatever becomes of a thought, the game goes on."""

from __future__ import annotations

from pathlib import Path

import anyio

from terroir.server.metrics import Metrics
from terroir.server.readiness import Readiness
from terroir.server.server import Server
from terroir.server.settings import Settings
from terroir.store.opening import open_store
from terroir.table.setup import Setup
from tests.waiting import reached

AT_A_LIMIT = "sites A=10/5\nturn 1 turns=32000\nmarket lemon lime\nbag lemon=5\ngrid\n. A L1 .\n. . . .\n"


def test_bots_play_on_where_a_position_goes_beyond_what_its_text_may_say(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 'terroir.db'}"
        store = await open_store(address)
        metrics = Metrics()
        server = Server(Settings(address, workers=1), store, metrics, Readiness(store, metrics))
        bots = ("random", "random")
        session = await server.make(Setup(game="citrus", seats=bots, host="anna", position=AT_A_LIMIT))
        await session.wake()
        await reached(lambda: session.live.seq > 12 or session.live.ended is not None, "the bots stand still")
        assert server.workers.given_up
        await server.close()

    anyio.run(run)

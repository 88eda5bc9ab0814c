"""What whoever runs a server watches tells the truth: a late loop, a store that makes everybody wait."""

from __future__ import annotations

import signal
import sqlite3
import threading
import time
from pathlib import Path

from tests.server.conftest import Serve
from tests.waiting import PATIENCE, wait_for


def test_a_loop_that_is_late_shows(serve: Serve) -> None:
    server = serve()

    def late() -> float:
        counted = server.metric("terroir_loop_lag_seconds_count")
        return counted - server.metric('terroir_loop_lag_seconds_bucket{le="0.5"}')

    wait_for(lambda: server.metric("terroir_loop_lag_seconds_count"), "nobody measures")
    before = late()
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(1.0)
    server.process.send_signal(signal.SIGCONT)
    wait_for(lambda: late() > before, "a second without the server was not noticed")
    assert server.metric("process_resident_memory_bytes") > 10e6


def test_writes_that_wait_show(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    anna = server.guest("Anna")
    wait_for(lambda: server.metric("terroir_store_queue") == 0, "something waits from the beginning")
    other = sqlite3.connect(tmp_path / "terroir.db", PATIENCE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asking = threading.Thread(target=anna.table, args=("citrus",))
    asking.start()
    wait_for(lambda: server.metric("terroir_store_queue") >= 1, "nothing waits")
    other.execute("ROLLBACK")
    asking.join()
    wait_for(lambda: server.metric("terroir_store_queue") == 0, "something still waits")

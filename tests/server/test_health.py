"""Whether a server says that it cannot do its work, soon and in the log, and that it can again."""

import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.needs import failing_disk, small_disk
from tests.server.conftest import Serve, Served
from tests.store.conftest import cluster
from tests.waiting import PATIENCE, promised, wait_for
from tools.postgres import Cluster

__all__ = ["cluster"]

RED_WITHIN = 2.0
Fault = Callable[[Served], AbstractContextManager[None]]


def ask(served: Served, path: str) -> httpx.Response:
    return httpx.get(f"{served.address}{path}", timeout=PATIENCE)


def becomes(served: Served, status: int) -> dict[str, object]:
    def answer() -> dict[str, object] | None:
        found = ask(served, "/ready")
        return found.json() if found.status_code == status else None

    return wait_for(answer, f"/ready is never {status}")


def tells_of(served: Served, fault: Fault, why: str) -> None:
    """The server says that it is not ready while the fault lasts, and is ready again after it."""
    assert becomes(served, 200) == {"ok": True, "why": ""}
    with fault(served):
        with promised(RED_WITHIN):
            assert becomes(served, 503) == {"ok": False, "why": why}
        assert ask(served, "/live").status_code == 200
        found = ask(served, "/health")
        assert found.status_code == 503 and found.json()["ok"] is False and found.json()["why"] == why
        lines = wait_for(
            lambda: [one for one in served.log if "the store fails" in one], "no line in the log"
        )
        assert f'"kind":"{why}"' in lines[0] and '"level":"warning"' in lines[0]
        assert served.metric("terroir_store_errors_total") > 0 == served.metric("terroir_ready")
    becomes(served, 200)
    wait_for(lambda: any("the store works again" in one for one in served.log) or None, "it does not say so")
    assert ask(served, "/health").json()["ok"] is True and served.metric("terroir_ready") == 1


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path, megabytes=16) as disk:
        yield disk


def test_a_full_disk(serve: Serve, disk: Path) -> None:
    @contextmanager
    def full(served: Served) -> Iterator[None]:
        with (disk / "ballast").open("wb", buffering=0) as ballast:
            try:
                while ballast.write(bytes(4096)) == 4096:
                    pass
            except OSError:
                pass
        yield
        (disk / "ballast").unlink()

    served = serve("--log", "warning", database=f"sqlite:///{disk}/terroir.db")
    tells_of(served, full, "full")


@pytest.mark.parametrize(("error", "why"), [("EIO", "io"), ("EROFS", "io")])
def test_a_disk_that_fails_or_is_read_only(serve: Serve, tmp_path: Path, error: str, why: str) -> None:
    served = serve("--log", "warning")
    file = tmp_path / "terroir.db"
    tells_of(served, lambda served: failing_disk(served.process.pid, file, error), why)


def test_postgresql_away(serve: Serve, cluster: Cluster) -> None:
    @contextmanager
    def away(served: Served) -> Iterator[None]:
        cluster.stop()
        yield
        cluster.start()

    served = serve("--log", "warning", database=cluster.create("health"))
    becomes(served, 200)
    with away(served):
        with promised(RED_WITHIN):
            assert becomes(served, 503)["why"] in ("slow", "away")
        wait_for(lambda: any("the store fails" in one for one in served.log) or None, "no line in the log")
        assert ask(served, "/live").status_code == 200 and ask(served, "/health").status_code == 503
    becomes(served, 200)


def test_trial_writes_are_few_however_many_ask(serve: Serve, tmp_path: Path) -> None:
    begun, beats, asked = time.monotonic(), set[int](), 0
    served = serve("--rate", "10000")
    with closing(sqlite3.connect(tmp_path / "terroir.db")) as database:
        while len(beats) < 3:
            assert ask(served, "/ready").status_code == 200
            asked += 1
            beats |= {row[0] for row in database.execute("SELECT at_ms FROM heartbeats")}
    assert len(beats) <= time.monotonic() - begun + 1 and asked > 2 * len(beats)


def test_a_server_that_ends_says_so_before_it_does(serve: Serve) -> None:
    served = serve("--grace", "3")
    becomes(served, 200)
    served.process.send_signal(signal.SIGTERM)
    assert becomes(served, 503) == {"ok": False, "why": "draining"}
    assert ask(served, "/live").status_code == 200 and served.guest("Anna").cookie
    assert served.process.wait(PATIENCE) == 0


def test_lines_of_one_kind_of_trouble_come_once_in_a_minute(serve: Serve, cluster: Cluster) -> None:
    served = serve("--log", "warning", database=cluster.create("lines"))
    becomes(served, 200)
    cluster.stop()
    try:
        wait_for(lambda: served.metric("terroir_store_errors_total") > 20 or None, "nothing fails")
    finally:
        cluster.start()
    becomes(served, 200)
    kinds = [line.split('"kind":"')[1].split('"')[0] for line in served.log if "the store fails" in line]
    assert kinds and len(kinds) == len(set(kinds))

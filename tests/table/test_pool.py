"""Worker processes: what they may do, what they answer, and how they end."""

from __future__ import annotations

import asyncio
import fcntl
import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import anyio
import pytest

from terroir.core.errors import BadRecord
from terroir.table import confinement, pool
from terroir.table.pool import JobDeclined, JobFailed, Pool, WorkerDied
from tests.waiting import PATIENCE, reached, wait_for

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "terroir"
IS_FILTERED = sys.platform == "linux" and os.uname().machine in confinement.MACHINES


def double(numbers: list[int]) -> tuple[int, ...]:
    print("a game that prints")
    return tuple(2 * number for number in numbers)


def who(_: str) -> int:
    return os.getpid()


def secrets(_: str) -> list[str]:
    return sorted(os.environ)


def limits(_: str) -> list[tuple[int, int]]:
    names = ("RLIMIT_DATA", "RLIMIT_NOFILE", "RLIMIT_FSIZE", "RLIMIT_CORE")
    return [resource.getrlimit(getattr(resource, name)) for name in names]


def bad_record(_: str) -> str:
    raise BadRecord(7, "nobody does that", "C-P4")


def hoard(_: str) -> int:
    return len(bytearray(confinement.MEMORY + 1))


def flood(_: str) -> bytes:
    return bytes(pool.MOST_BYTES)


def long(_: str) -> bytes:
    return bytes(5_000_000)


def burn(_: str) -> None:
    while True:
        pass


def escape(way: str) -> str:
    """Try to get out of a worker; the system's answer."""
    try:
        match way:
            case "socket":
                socket.socket()
            case "fork":
                os.fork()
            case "exec":
                os.execv("/bin/true", ["true"])
            case "kill":
                os.kill(os.getppid(), signal.SIGTERM)
            case "kill by a file":
                fcntl.fcntl(0, fcntl.F_SETOWN, os.getppid())
            case "lock":
                fcntl.lockf(os.open(__file__, os.O_RDONLY), fcntl.LOCK_SH)
            case "limits of others":
                resource.prlimit(os.getppid(), resource.RLIMIT_CPU, (1, 1))
            case _:
                Path(way).open("a").close()
    except OSError as error:
        return type(error).__name__
    return "out"


def alone(work: object, *args: object, seconds: float = PATIENCE) -> object:
    """What one job comes to in a new pool."""

    async def run() -> object:
        return await Pool(1, 3).run(seconds, work, *args)  # type: ignore[arg-type]

    return anyio.run(run)


def is_running(pid: int) -> bool:
    """Whether a process runs; what has ended and is not yet waited for does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_arguments_and_answers_keep_their_types() -> None:
    assert alone(double, [1, 2, 3]) == (2, 4, 6)


def test_nothing_is_pickled_between_processes() -> None:
    for folder in ("table", "server"):
        for file in (SOURCES / folder).rglob("*.py"):
            text = file.read_text("utf-8")
            assert "import pickle" not in text and "to_process" not in text, file


def test_a_worker_gives_way_to_the_process_that_serves_people() -> None:
    async def run() -> int:
        return os.getpriority(os.PRIO_PROCESS, await Pool(1, 3).run(PATIENCE, who, ""))

    assert anyio.run(run) == min(19, os.nice(0) + 3)


def test_a_worker_is_told_nothing_of_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERROIR_DATABASE", "postgresql://terroir:secret@localhost/terroir")
    names = alone(secrets, "")
    assert isinstance(names, list) and "TERROIR_DATABASE" not in names and "PYTHONPATH" in names


def test_a_worker_has_limits() -> None:
    assert alone(limits, "") == [(most, most) for most in (confinement.MEMORY, confinement.DESCRIPTORS, 0, 0)]


@pytest.mark.skipif(not IS_FILTERED, reason="no filter of system calls for this system")
@pytest.mark.parametrize(
    "way",
    ["socket", "fork", "exec", "kill", "kill by a file", "lock", "limits of others", "a-file-in-the-way"],
)
def test_a_worker_does_not_get_out(way: str, tmp_path: Path) -> None:
    place = str(tmp_path / way) if way.startswith("a-file") else way
    assert alone(escape, place) == "PermissionError"
    assert not list(tmp_path.iterdir())


def test_the_filter_is_made_for_both_processors() -> None:
    for machine in confinement.MACHINES:
        lines = confinement.filter_of(machine)
        assert len(lines) % 8 == 0 and 100 < len(lines) // 8 < 256, "jumps of a filter are bytes"


def test_the_event_loop_ends_though_a_long_answer_was_given_up() -> None:
    async def run() -> None:
        workers = Pool(1)
        task = asyncio.create_task(workers.run(PATIENCE, long, ""))
        await reached(lambda: workers._all, "no worker is started")
        pipe: Any = workers._all[0].stdout
        while not pipe._paused:  # so much of the answer has come that no more is read for now
            assert not task.done()
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])

    thread = Thread(target=anyio.run, args=[run], daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_errors_are_data_and_the_worker_goes_on() -> None:
    async def run() -> None:
        workers = Pool(1)
        first = await workers.run(PATIENCE, who, "")
        with pytest.raises(JobDeclined) as error:
            await workers.run(PATIENCE, bad_record, "")
        assert (error.value.code, error.value.line, error.value.rule) == ("record", 7, "C-P4")
        with pytest.raises(JobFailed, match="MemoryError"):
            await workers.run(PATIENCE, hoard, "")
        assert await workers.run(PATIENCE, who, "") == first

    anyio.run(run)


def test_a_worker_that_computes_too_long_is_ended_by_the_system() -> None:
    async def run() -> None:
        workers = Pool(1)
        first = await workers.run(PATIENCE, who, "")
        with pytest.raises(WorkerDied):
            await workers.run(0.1, burn, "")
        assert await workers.run(PATIENCE, who, "") != first

    anyio.run(run)


def test_an_answer_that_is_too_long_is_not_read() -> None:
    with pytest.raises(WorkerDied, match=r"answers with 6[0-9]+ bytes"):
        alone(flood, "")


def test_a_worker_whose_job_is_cancelled_is_killed() -> None:
    async def run() -> None:
        workers = Pool(1)
        first = await workers.run(PATIENCE, who, "")
        job = asyncio.create_task(workers.run(PATIENCE, burn, ""))
        await reached(lambda: not workers._idle, "the job does not begin")
        job.cancel()
        second = await workers.run(PATIENCE, who, "")
        assert second != first
        await reached(lambda: not is_running(first), "it goes on computing")

    anyio.run(run)


def test_workers_end_with_the_event_loop() -> None:
    async def run() -> int:
        return await Pool(1).run(PATIENCE, who, "")

    assert not is_running(anyio.run(run))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process of its parent's death")
def test_no_worker_outlives_a_parent_that_is_killed() -> None:
    """Neither one that waits nor one that computes."""
    program = """
import asyncio
from tests.table.test_pool import Pool, burn, who
async def run():
    workers = Pool(2)
    one, other = await asyncio.gather(workers.run(60, who, ""), workers.run(60, who, ""))
    job = asyncio.create_task(workers.run(60, burn, ""))
    print(one, other, flush=True)
    await job
asyncio.run(run())
"""
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2 and all(map(is_running, pids))
        parent.kill()
    wait_for(lambda: not any(map(is_running, pids)), "a worker is left behind")

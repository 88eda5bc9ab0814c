"""What some tests need of the machine; without it they are skipped, with the command that would help."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from tools.programs import Missing, program

Found = TypeVar("Found")


def needed(find: Callable[[], Found]) -> Found:
    """What is found; without it the test is skipped."""
    try:
        return find()
    except Missing as missing:
        pytest.skip(str(missing))


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A file system of its own with so much room."""
    disk = folder / "disk"
    with _mounted(disk, "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs"):
        yield disk


@contextmanager
def copy_of_the_machine(folder: Path) -> Iterator[Path]:
    """A root to change into, where everything is as on this machine, and what is changed leaves no trace."""
    with small_disk(folder, 1_000) as disk, ExitStack() as mounts:
        for name in ("changed", "work"):
            (disk / name).mkdir()
        layers = f"lowerdir=/,upperdir={disk}/changed,workdir={disk}/work"
        root = disk / "root"
        mounts.enter_context(_mounted(root, "-t", "overlay", "-o", layers, "overlay"))
        mounts.enter_context(_mounted(root / "proc", "-t", "proc", "proc"))
        _copy_devices(root / "dev")
        yield root


@contextmanager
def failing_disk(process: int, file: Path, error: str) -> Iterator[None]:
    """Let every write of a process to a file, and beside it as SQLite has it, end with an error as `EIO`."""
    calls = "write,pwrite64,pwritev,ftruncate,fsync,fdatasync"
    files = [word for path in (file, f"{file}-wal", f"{file}-journal") for word in ("-P", str(path))]
    command = [needed(lambda: program("strace")), "-f", "-p", str(process), *files]
    command += ["-e", f"trace={calls}", "-e", f"inject={calls}:error={error}", "-o", os.devnull]
    tracing = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert tracing.stderr is not None
    said = tracing.stderr.readline()
    if "attached" not in said:
        tracing.wait()
        pytest.skip(f"no process may be traced here, {said.strip()}: run on a machine of your own")
    try:
        yield
    finally:
        tracing.terminate()
        tracing.wait()


def _copy_devices(folder: Path) -> None:
    """Copies, not a mount of the real ones: whoever removes the folder of a killed test removes no device."""
    for name in ("null", "zero", "full", "random", "urandom", "tty"):
        if not (folder / name).exists():
            real = os.stat(f"/dev/{name}")
            os.mknod(folder / name, real.st_mode, real.st_rdev)
            (folder / name).chmod(0o666)
    for name in ("fd", "stdin", "stdout", "stderr"):
        if not (folder / name).is_symlink():
            (folder / name).symlink_to(os.readlink(f"/dev/{name}"))
    (folder / "shm").mkdir(exist_ok=True)


@contextmanager
def _mounted(where: Path, *what: str) -> Iterator[None]:
    if os.geteuid() != 0:
        pytest.skip(
            "only root may mount: in another clone, sudo ./run test tests/store tests/faults tests/packaging"
        )
    where.mkdir(exist_ok=True)
    command = [needed(lambda: program("mount")), *what, str(where)]
    mounted = subprocess.run(command, capture_output=True, text=True)
    if mounted.returncode:
        pytest.skip(f"this root may not mount, {mounted.stderr.strip()}: run on a machine of your own")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(where)], check=True)

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
        mounts.enter_context(_mounted(root / "dev", "--bind", "/dev"))
        yield root


@contextmanager
def _mounted(where: Path, *what: str) -> Iterator[None]:
    if os.geteuid() != 0:
        pytest.skip("only root may mount: sudo ./run test tests/store tests/faults tests/packaging")
    where.mkdir(exist_ok=True)
    command = [needed(lambda: program("mount")), *what, str(where)]
    mounted = subprocess.run(command, capture_output=True, text=True)
    if mounted.returncode:
        pytest.skip(f"this root may not mount, {mounted.stderr.strip()}: run on a machine of your own")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(where)], check=True)

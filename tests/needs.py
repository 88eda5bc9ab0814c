"""What some tests need of the machine; without it they are skipped, with the command that would help."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
    if os.geteuid() != 0:
        pytest.skip("only root may mount a disk that can be filled: sudo ./run test tests/store tests/faults")
    mount, disk = needed(lambda: program("mount")), folder / "disk"
    disk.mkdir()
    command = [mount, "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(disk)]
    mounted = subprocess.run(command, capture_output=True, text=True)
    if mounted.returncode:
        pytest.skip(f"this root may not mount a disk, {mounted.stderr.strip()}: run on a machine of your own")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)

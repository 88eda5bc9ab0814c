"""uv, which installs everything else: the machine's own, or a pinned one fetched by the standard library."""

import functools
import hashlib
import io
import os
import platform
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools import registry
from tools.progress import NETWORK, ROOT, Failure, run, step

LOCK = ROOT / "requirements" / "uv.txt"
TOOL = ROOT / ".tool" / "uv"


def uv(what: str, *args: str, hint: str = NETWORK, **changes: str) -> None:
    """Run uv; what it prints goes to the log."""
    run(what, [find(), "--no-progress", *args], hint, **{**registry.for_uv(), **changes})


@functools.cache
def find() -> str:
    """The uv on the path if it works (a version manager's stub may not), else our own."""
    found = shutil.which("uv")
    if found and subprocess.run([found, "--version"], capture_output=True).returncode == 0:
        return found
    version, hashes = locked()
    program = TOOL / version / ("uv.exe" if os.name == "nt" else "uv")
    if not program.exists():
        with step(f"fetching uv {version}, which installs the rest"):
            unpack(fetch(version, hashes), program)
    return str(program)


def locked() -> tuple[str, set[str]]:
    """The pinned version, and the hashes of its files for all systems."""
    text = LOCK.read_text()
    version = re.match(r"uv==(\S+)", text)
    assert version is not None
    return version[1], set(re.findall(r"--hash=sha256:([0-9a-f]{64})", text))


def fetch(version: str, hashes: set[str]) -> bytes:
    """The wheel of uv for this system, if it is one of those that the lock knows."""
    try:
        files = registry.files_of("uv")
        wheel = next((f for f in files if f[1] in hashes and fits_this_system(f[0])), None)
        if wheel is None:
            raise Failure(f"there is no uv {version} for {platform.platform()}: install uv, and try again")
        content = registry.fetch(wheel[2])
    except OSError as error:
        reason = getattr(error, "reason", error)
        raise Failure(f"uv could not be fetched from the package index ({reason}); {NETWORK}") from None
    if hashlib.sha256(content).hexdigest() != wheel[1]:
        raise Failure(f"{wheel[0]} is not what it should be (its SHA-256 differs); {NETWORK}")
    return content


def fits_this_system(wheel: str) -> bool:
    """Is a wheel like uv-1.2.3-py3-none-manylinux_2_17_x86_64.whl for this system and processor?"""
    tags = wheel.removesuffix(".whl").rpartition("-")[2]
    machine = platform.machine().lower()
    machine = {"amd64": "x86_64", "arm64": "aarch64"}.get(machine, machine)
    if sys.platform == "darwin":
        return tags.startswith("macosx") and tags.endswith("arm64" if machine == "aarch64" else machine)
    if sys.platform == "win32":
        return tags == {"x86_64": "win_amd64", "aarch64": "win_arm64"}.get(machine, "win32")
    libc = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    return libc in tags and tags.endswith(f"_{machine}")


def unpack(wheel: bytes, program: Path) -> None:
    """The one file of the wheel that matters, in its place at once or not at all."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        inside = next(name for name in archive.namelist() if name.endswith(f"/scripts/{program.name}"))
        content = archive.read(inside)
    program.parent.mkdir(parents=True, exist_ok=True)
    new = program.with_suffix(".new")
    new.write_bytes(content)
    new.chmod(0o755)
    new.replace(program)

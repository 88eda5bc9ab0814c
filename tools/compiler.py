"""What compiles the rules: the machine's own compiler and Python headers, or ones that need no administrator.

A compiler comes from the package index (ziglang, a Clang in a wheel) where the machine has none. Python.h
is unpacked from the system's package into .tool/ without being installed, or comes with a Python by uv.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.installer import uv
from tools.progress import ROOT, Failure, run, step

TOOL = ROOT / ".tool"
ZIG_LOCK = ROOT / "requirements" / "zig.txt"
# One command for whoever may install system packages.
INSTALLS = {
    "apt-get": "sudo apt-get install g++ python3-dev",
    "dnf": "sudo dnf install gcc-c++ python3-devel",
    "zypper": "sudo zypper install gcc-c++ python3-devel",
    "pacman": "sudo pacman -S gcc python",
    "apk": "sudo apk add g++ python3-dev",
    "xcode-select": "xcode-select --install",
    "winget": "winget install Microsoft.VisualStudio.2022.BuildTools",
}


def on_machine() -> list[str]:
    """The C++ compilers of this machine."""
    if sys.platform == "darwin" and subprocess.run(["xcode-select", "-p"], capture_output=True).returncode:
        return []  # c++ is then a stub that only asks to be installed
    names = [os.environ.get("CXX", ""), "c++", "g++", "clang++", "cl"]
    found = (shutil.which(name.split()[0]) for name in names if name)
    return [path for path in found if path]


def advice() -> str:
    """The command that would bring a compiler and the headers."""
    return next((how for tool, how in INSTALLS.items() if shutil.which(tool)), "install a C++ compiler")


def variables(include: str, version: str) -> dict[str, str]:
    """What tells a build for this Python which compiler and headers to take, where the machine has none.

    Failure says what could not be had.
    """
    told = _compiler()
    if folders := header_folders(include, version):
        flags = [os.environ.get("CPPFLAGS", ""), *(shlex.quote(f"-I{folder}") for folder in folders)]
        told["CPPFLAGS"] = " ".join(flags).strip()
    return told


def _compiler() -> dict[str, str]:
    if sys.platform == "win32" or _builds_by_itself():
        return {}
    if found := on_machine():
        return _instead(shlex.quote(found[0]), shlex.quote(found[0]))
    zig = TOOL / "zig" / "ziglang" / "zig"
    if not zig.exists():
        install = ["pip", "install", "--python", sys.executable, "--target", str(TOOL / "zig")]
        with step("fetching a C++ compiler (100 MB), since the machine has none"):
            try:
                uv("fetching a compiler", *install, "--require-hashes", "-r", str(ZIG_LOCK))
            except Failure:
                raise Failure("there is no C++ compiler, and none could be fetched") from None
    program = shlex.quote(str(zig))
    return {**_instead(f"{program} cc", f"{program} c++"), "ZIG_GLOBAL_CACHE_DIR": str(TOOL / "zig-cache")}


def _builds_by_itself() -> bool:
    """Is the compiler here that this Python was built with, or another that was asked for?"""
    usual = os.environ.get("CXX") or sysconfig.get_config_var("CXX") or "c++"
    return bool(on_machine()) and shutil.which(usual.split()[0]) is not None


def _instead(c: str, cxx: str) -> dict[str, str]:
    """Said whole, since Python would add the flags of the compiler that it was built with itself."""
    shared = "-bundle -undefined dynamic_lookup" if sys.platform == "darwin" else "-shared"
    return {"CC": c, "CXX": cxx, "LDSHARED": f"{c} {shared}", "LDCXXSHARED": f"{cxx} {shared}"}


def header_folders(include: str, version: str) -> list[str]:
    """Where Python.h of this version is, if the build does not find it by itself."""
    if Path(include, "Python.h").exists():
        return []
    folder = TOOL / f"headers-{version}"
    if not (found := sorted(folder.rglob("Python.h"))):
        with step(f"fetching the headers of Python {version}"):
            for fetch in (_by_apt, _by_uv):
                fetch(folder, version)
                if found := sorted(folder.rglob("Python.h")):
                    break
    if not found:
        raise Failure(f"Python.h of Python {version} is not on this machine, and could not be fetched")
    # Debian's pyconfig.h includes another one by its path below the parent.
    return [str(found[0].parent), str(found[0].parent.parent)]


def _by_apt(folder: Path, version: str) -> None:
    """Unpack Debian's package: with the lists the system has, else with lists of our own."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return
    for place in ("lists/partial", "cache/archives/partial"):
        (folder / place).mkdir(parents=True, exist_ok=True)
    own = [
        f"Dir::State::lists={folder / 'lists'}",
        f"Dir::Cache={folder / 'cache'}",
        "Acquire::Languages=none",
    ]
    as_user = [word for setting in own for word in ("-o", setting)]
    download = ["download", f"libpython{version}-dev"]
    for commands in ([download], [[*as_user, "update"], [*as_user, *download]]):
        try:
            for command in commands:
                run("fetching the headers", ["apt-get", "-q", *command], cwd=folder)
            package = next(folder.glob("*.deb"))
            run("unpacking the headers", ["dpkg-deb", "-x", package.name, "."], cwd=folder)
            break
        except (Failure, StopIteration):
            continue
    for place in ("lists", "cache"):
        shutil.rmtree(folder / place, ignore_errors=True)


def _by_uv(folder: Path, version: str) -> None:
    """A whole Python of the same version, of which only the headers are used."""
    install = ["python", "install", "--install-dir", str(folder), "--no-bin", version]
    try:
        uv("fetching a Python with headers", *install, UV_PYTHON_DOWNLOADS="automatic")
    except Failure:
        return

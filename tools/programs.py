"""Programs that tests use and a machine may lack: Debian's package is installed where that is allowed."""

import os
import shutil
import subprocess
from functools import cache

from tools.environment import Failure, alone, say


class Missing(Failure):
    """A program is not here and could not be installed; the line ends with the command that installs it."""

    def __init__(self, name: str, package: str) -> None:
        command = f"sudo apt-get install {package}" if shutil.which("apt-get") else f"install {package}"
        super().__init__(f"no {name} on this machine, and none could be installed: {command}")


def program(name: str, package: str = "") -> str:
    """Return the path of a program; its package has the same name unless told otherwise."""
    path = shutil.which(name) or (install(package or name) and shutil.which(name))
    if not path:
        raise Missing(name, package or name)
    return path


@cache
def install(package: str) -> bool:
    """Whether Debian's package could be installed: only root may, and only where there is apt."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    say(f"setting up: installing {package}…")
    with alone("apt.lock"):  # tests run in several processes
        _update()
        done = _apt("install", "--no-install-recommends", package)
    if done.returncode:
        say(f"apt-get could not install {package}: {''.join(done.stderr.strip().splitlines()[-1:])}")
    return done.returncode == 0


@cache
def _update() -> None:
    """The lists of packages, once."""
    _apt("update")


def _apt(*args: str) -> subprocess.CompletedProcess[str]:
    command = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=600", *args]
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=variables, capture_output=True, text=True)

"""A Chromium for the end-to-end tests: the machine's own, Playwright's, or one that is installed now."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tools.environment import Failure, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


@cache
def chromium() -> str:
    """The path of a browser that starts; Failure where there is none and none can be installed."""
    for find in (_on_path, _of_playwright, _from_system, _from_playwright):
        if (path := find()) and _starts(path):
            return path
    raise Failure("the end-to-end tests need Chromium: install it, or run `playwright install chromium`")


def _starts(path: str) -> bool:
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _on_path() -> str | None:
    given = os.environ.get("TERROIR_CHROMIUM")
    return given or next(filter(None, map(shutil.which, NAMES)), None)


def _of_playwright() -> str | None:
    """Playwright's own, if it was ever downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _from_system() -> str | None:
    """The system's package, where we may install one."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    say("setting up: installing chromium…")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update"], env=environment, **quiet)
    subprocess.run(["apt-get", "install", "-y", "chromium"], env=environment, **quiet)
    return _on_path()


def _from_playwright() -> str | None:
    say("setting up: downloading Playwright's chromium…")
    subprocess.run(["playwright", "install", "chromium"], capture_output=True)
    return _of_playwright()

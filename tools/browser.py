"""A Chromium for the end-to-end tests: the machine's own, Playwright's, or one that is installed now.

Most tests do with one that has no windows: it opens and draws a page with a third of the work.

./run python -m tools.browser      its path; exit code 1 where there is none
"""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools.environment import say
from tools.programs import Missing, install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WITHOUT_WINDOWS = "chromium-headless-shell"
GIVEN = "TERROIR_CHROMIUM"
"""The path of a browser to use; empty where it is known that there is none."""
# Asked in a process of its own: where Playwright runs already it cannot be started a second time.
WHERE = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def chromium() -> str:
    """The path of a browser that starts; Missing where there is none and none can be installed."""
    path = os.environ[GIVEN] if GIVEN in os.environ else _found()
    if not path:
        raise Missing("Chromium", "chromium")
    return path


def without_windows() -> str:
    """The path of one that cannot show windows or notices, where Debian has it; else of a whole one."""
    on_path = shutil.which(WITHOUT_WINDOWS)
    return on_path or (install(WITHOUT_WINDOWS) and shutil.which(WITHOUT_WINDOWS)) or chromium()


@cache
def _found() -> str:
    searches = (_on_path, _of_playwright, _from_system, _from_playwright)
    return next((path for search in searches if (path := search()) and _starts(path)), "")


def _starts(path: str) -> bool:
    try:
        return subprocess.run([path, "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _of_playwright() -> str | None:
    """Playwright's own, if it was ever downloaded."""
    path = subprocess.run([sys.executable, "-c", WHERE], capture_output=True, text=True).stdout.strip()
    return path if Path(path).is_file() else None


def _from_system() -> str | None:
    return _on_path() if install("chromium") else None


def _from_playwright() -> str | None:
    say("setting up: downloading Playwright's chromium…")
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True)
    return _of_playwright()


if __name__ == "__main__":
    try:
        print(chromium())
    except Missing as missing:
        sys.exit(str(missing))

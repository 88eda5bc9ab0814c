"""A real server and a real browser. Tests share a server, unless what others did there is in their way."""

import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.needs import needed
from tests.waiting import PATIENCE
from tools import browser as browsers

expect.set_options(timeout=PATIENCE * 1000)
KEEP_COPIES = (
    "if (navigator.clipboard) navigator.clipboard.writeText = async (text) => { window.copied = text; }"
)
"""What a page copies is kept in the page. The clipboard is the machine's: now and then a context that had
used it could not be closed, and nothing went on."""


AT_PACE = """try {
    const kept = JSON.parse(localStorage.getItem("terroir-settings") ?? "{}");
    localStorage.setItem("terroir-settings", JSON.stringify({ pace: "%s", ...kept }));
} catch { /* a page without a place to keep things */ }"""
"""How long what others do is shown: not at all, where a test is about something else."""


ASKED = 'try { localStorage.setItem("terroir-asked-to-learn", "1"); } catch { /* as above */ }'
"""Whoever plays for the first time is asked whether to learn: not where a test is about something else."""


class Server:
    """A server of our own on a free port, which can go away and come back with its database."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.options = options
        self.address = ""
        self.start()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        program = str(Path(sys.executable).with_name("terroir"))
        options = ["--port", port, "--rate", "100", "--db", self.database, "--log", "error", *self.options]
        self.process = subprocess.Popen(
            [program, "serve", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = ""
        for line in self.process.stdout:
            said += line
            if found := re.search(r"http://\S+?:\d+", line):
                self.address = found[0]
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return
        pytest.fail(f"the server did not start: {said}")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def shared_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this process: each has people and tables of its own there."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server with an empty database."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> str:
    """The address of the one that is shared, or of an empty one for tests that are marked so."""
    is_empty = request.node.get_closest_marker("empty_server") is not None
    running: Server = request.getfixturevalue("own_server" if is_empty else "shared_server")
    return running.address


@pytest.fixture(scope="package")
def driver() -> Iterator[Playwright]:
    """For as long as these tests follow one another: its event loop would be in the way of others' own."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def shared_browser(driver: Playwright) -> Iterator[Browser]:
    with launched(driver, needed(browsers.without_windows)) as shown:
        yield shown


@pytest.fixture(scope="module")
def chromium(shared_browser: Browser) -> Iterator[Browser]:
    """A browser in which no page of another file is open."""
    yield shared_browser
    for context in shared_browser.contexts:
        context.close()


@contextmanager
def launched(driver: Playwright, path: str) -> Iterator[Browser]:
    shown = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
    yield shown
    shown.close()


def patient(page: Page) -> Page:
    """The same page: nothing that its context waits for, windows and requests among it, is given up early."""
    page.context.set_default_timeout(PATIENCE * 1000)
    return page


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Open a page in a browser context of its own; what its console complains about fails the test.

    Pages hold still, which takes a third less of the processor, except in files that are marked `motion`.
    """
    motion = "no-preference" if request.node.get_closest_marker("motion") else "reduce"
    usual = {"viewport": {"width": 1280, "height": 860}, "reduced_motion": motion}
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(address: str, pace: str = "at-once", newcomer: bool = False, **options: object) -> Page:
        context = chromium.new_context(**{**usual, **options})  # type: ignore[arg-type]
        contexts.append(context)
        context.add_init_script(KEEP_COPIES)
        context.add_init_script(AT_PACE % pace)
        if not newcomer:
            context.add_init_script(ASKED)
        page = patient(context.new_page())
        page.on("console", lambda said: said.type == "error" and complaints.append(said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not [text for text in complaints if "ERR_CONNECTION" not in text and "WebSocket" not in text]

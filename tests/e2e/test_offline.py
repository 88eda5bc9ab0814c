"""Without a connection: it is said at once, in a colour of its own, and what was clicked is kept."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Server
from tests.e2e.hands import seat_against_bots, stop_clock
from tests.waiting import wait_for

Visit = Callable[..., Page]


@contextmanager
def frozen(server: Server) -> Iterator[None]:
    """The server is there and takes whatever comes, but does not answer: as behind a dead line."""
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


def test_a_move_that_is_not_answered_is_kept_and_said_so(own_server: Server, visit: Visit) -> None:
    page = visit(own_server.address, bypass_csp=True)
    seat_against_bots(page, first="1")
    lost = page.get_by_role("alert").filter(has_text="No connection")
    page.locator(".tag.can").last.click()
    page.locator(".button.go").click()
    page.locator("[data-space].can").first.click()
    with frozen(own_server):
        page.locator(".button.go").click()
        expect(lost).to_contain_text("What you chose is kept and sent")
        expect(page.locator(".status.offline")).to_be_visible()
        assert page.locator("[data-tile]").count() == 0
        assert not violations(page)
    expect(page.locator("[data-tile]")).to_have_count(1)
    expect(lost).to_have_count(0)
    expect(page.locator(".status.offline")).to_have_count(0)


def test_a_browser_that_goes_offline_says_so_at_once(own_server: Server, visit: Visit) -> None:
    page = visit(own_server.address)
    page.clock.install()
    seat_against_bots(page, first="1")
    lost = page.get_by_role("alert").filter(has_text="No connection")
    stop_clock(page)  # no time passes: only the event can tell
    with frozen(own_server):
        page.context.set_offline(True)
        expect(lost).to_contain_text("trying again")
        page.context.set_offline(False)
    expect(lost).to_have_count(0)


def test_a_dead_line_is_noticed_in_ten_seconds(own_server: Server, visit: Visit) -> None:
    page, heard = visit(own_server.address), list[str]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.clock.install()
    seat_against_bots(page, first="1")
    lost = page.get_by_role("alert").filter(has_text="No connection")
    stop_clock(page)
    heard.clear()
    page.clock.run_for(5_000)  # it asks whether the server is there; after the answer nothing is on its way
    wait_for(lambda: page.evaluate("1") and any("pong" in frame for frame in heard), "no answer")
    with frozen(own_server):
        page.clock.run_for(9_500)
        expect(lost).to_be_visible()
    expect(lost).to_have_count(0)

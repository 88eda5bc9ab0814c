"""The installed app: its icons, the page without a connection, and a page that outlives a release."""

import re
import struct
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import patient
from tests.e2e.test_word import REGISTERED
from tests.waiting import wait_for

Visit = Callable[..., Page]
KEPT = "async () => (await (await caches.open('terroir')).keys()).map(({ url }) => url)"


def test_the_icons_are_there_in_the_sizes_that_are_said(server: str, visit: Visit) -> None:
    page = visit(server)
    icons = page.request.get(f"{server}/manifest.webmanifest").json()["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    drawn = {icon["src"]: icon["sizes"] for icon in icons if icon["type"] == "image/png"}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for src, sizes in [*drawn.items(), (str(touch).lstrip("/"), "180x180")]:
        answer = page.request.get(f"{server}/{src}")
        assert answer.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", answer.body()[16:24])
        assert sizes == f"{width}x{height}"
    assert {"192x192", "512x512"} <= set(drawn.values())


@pytest.fixture
def page(server: str, chromium: Browser) -> Iterator[Page]:
    """A page whose console may complain: what it asks for is not there."""
    context = chromium.new_context(bypass_csp=True, locale="fr")
    page = patient(context.new_page())
    page.goto(server)
    expect(page.locator("#solo-title")).to_be_visible()
    yield page
    context.close()


def test_the_app_opens_offline_and_says_so(server: str, page: Page) -> None:
    page.evaluate(REGISTERED)
    page.reload()
    expect(page.locator("#solo-title")).to_be_visible()

    def is_kept() -> bool:
        kept = page.evaluate(KEPT)
        return f"{server}/" in kept and any("/text/" in url for url in kept)

    wait_for(lambda: is_kept() or None, "the page is not kept")
    assert not [url for url in page.evaluate(KEPT) if "/api/" in url], "nobody's games are kept"
    page.context.set_offline(True)
    page.goto(f"{server}/")
    expect(page.get_by_text("Vous êtes hors ligne.")).to_be_visible()
    assert not violations(page)
    page.context.set_offline(False)
    expect(page.get_by_text("Vous êtes hors ligne.")).to_have_count(0)


def test_a_page_of_the_last_release_loads_itself_anew(server: str, page: Page) -> None:
    loads: list[str] = []
    page.on("request", lambda asked: asked.is_navigation_request() and loads.append(asked.url))

    def gone(route: Route) -> None:
        route.continue_() if loads else route.fulfill(status=404, body="")

    # A part that is not there by a moment's bad luck: the page stays, and offers to load again.
    page.context.route(re.compile(r"/assets/LobbyPage-[^/]*\.js"), gone)
    page.get_by_role("link", name="Trouver une partie").click()
    expect(page.get_by_role("button", name="Recharger")).to_be_visible()
    assert not loads
    page.goto(server)
    loads.clear()

    def newer(route: Route) -> None:
        """The page of the next release: its script has another name."""
        answer = route.fetch()
        if route.request.resource_type == "document":
            route.fulfill(response=answer)
        else:
            route.fulfill(response=answer, body=re.sub(r"index-[^.]*\.js", "index-next.js", answer.text()))

    expect(page.locator("#solo-title")).to_be_visible()
    page.context.route(re.compile(rf"^{server}/(lobby)?$"), newer)
    page.get_by_role("link", name="Trouver une partie").click()
    expect(page.locator("#quick-title")).to_be_visible()
    assert loads == [f"{server}/lobby"]

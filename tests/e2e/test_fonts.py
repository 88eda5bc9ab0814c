"""The typefaces in the browser: they come with the page, and when they come late, nothing jumps."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.waiting import wait_for

Visit = Callable[..., Page]
FIRST = {"nunito-sans-latin", "newsreader-latin"}
WATCH = """
window.moves = [];
new PerformanceObserver((seen) => window.moves.push(...seen.getEntries()))
    .observe({ type: "layout-shift", buffered: true });
"""
MOVED = """(since) => window.moves
    .filter(({ startTime }) => startTime > since)
    .reduce((sum, { value }) => sum + value, 0)"""
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))))"
LITTLE = 0.01
"""Of the layout-shift score, of which 0.1 is called good."""
WIDTHS = """() => ["--sans", "--serif"].flatMap((family) => [400, 600, 700].map((weight) => {
    const text = document.createElement("span");
    Object.assign(text.style, { font: `${weight} 40px var(${family})`, position: "absolute" });
    document.body.append(text);
    return ["1111", "0000", "8888"].map((figures) => {
        text.textContent = figures;
        return Math.round(text.getBoundingClientRect().width);
    });
}))"""


def test_they_are_asked_for_with_the_page_and_kept(server: str, visit: Visit) -> None:
    page = visit("about:blank")
    files: list[Response] = []
    page.on("response", lambda response: response.url.endswith(".woff2") and files.append(response))
    page.goto(server)
    expect(page.get_by_role("button", name="Play Citrus against 2 bots")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    assert {file.url.rpartition("/")[2].rpartition("-")[0] for file in files} == FIRST
    for file in files:
        assert file.headers["content-type"] == "font/woff2"
        assert "immutable" in file.headers["cache-control"]
        assert "content-encoding" not in file.headers
    for figures in page.evaluate(WIDTHS):
        assert len(set(figures)) == 1
    licence = page.request.get(f"{server}/OFL.txt")
    assert "SIL OPEN FONT LICENSE" in licence.text()


@pytest.mark.parametrize(("path", "width"), [("/", 1280), ("/", 390), ("/rules/citrus", 1280)])
def test_when_they_come_late_nothing_jumps(server: str, visit: Visit, path: str, width: int) -> None:
    page = visit("about:blank", viewport={"width": width, "height": 860})
    page.add_init_script(WATCH)
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    asked: list[str] = []
    page.on("request", lambda each: each.url.endswith(".woff2") or asked.append(each.url))
    page.on("requestfinished", lambda each: each.url in asked and asked.remove(each.url))
    page.on("requestfailed", lambda each: each.url in asked and asked.remove(each.url))
    page.goto(server + path, wait_until="commit")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("main section")).not_to_have_count(0)

    def all_came() -> bool:
        """All but the typefaces: what else comes late moves the page too."""
        page.evaluate(DRAWN)
        return not asked and len(held) == len(FIRST)

    wait_for(all_came, "the page does not come to rest")
    before = page.evaluate("performance.now()")
    for route in held:
        route.continue_()
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    page.wait_for_timeout(300)
    assert page.evaluate("document.fonts.check('16px \"Nunito Sans\"')")
    assert page.evaluate(MOVED, before) <= LITTLE

"""What a browser has to load before a page is there: at most 200 kB of script and style, compressed."""

import gzip
from collections.abc import Callable
from pathlib import PurePosixPath

from playwright.sync_api import Page, expect

from tests.e2e.hands import ask, seat_against_bots
from tools.client import DIST

Visit = Callable[..., Page]
MOST = 200_000
LOADED = "() => performance.getEntriesByType('resource').map(each => new URL(each.name).pathname)"


def weight(page: Page) -> int:
    """Bytes of the scripts and styles that the page has loaded, each compressed by itself."""
    paths = {path for path in page.evaluate(LOADED) if PurePosixPath(path).suffix in {".js", ".css"}}
    assert len(paths) > 3
    return sum(len(gzip.compress((DIST / path[1:]).read_bytes())) for path in paths)


def test_no_page_weighs_more_than_200_kb(server: str, visit: Visit) -> None:
    first = visit(server)
    expect(first.get_by_role("button", name="Play Citrus against 2 bots")).to_be_visible()
    weights = {"/": weight(first)}
    table = seat_against_bots(first)
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    other = ask(first, "/api/tables", {"game": "chicoree", "players": 3, "seats": seats})["table"]["id"]
    for path in (f"/{table}", f"/{other}", "/rules/citrus", "/rules/chicoree"):
        page = visit(server + path)
        expect(page.locator("main[data-turn], main article, main h1").first).to_be_visible()
        weights[path] = weight(page)
    assert max(weights.values()) <= MOST, weights

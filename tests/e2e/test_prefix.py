"""A server below a path, as behind a proxy that has other pages beside it."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server

Visit = Callable[..., Page]


def test_everything_is_below_the_prefix(built: None, tmp_path: Path, visit: Visit) -> None:
    server = Server(tmp_path, "--prefix", "/our/games")
    try:
        page = visit(f"{server.address}/our/games")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
        page.get_by_role("button", name="Play Citrus").click()
        expect(page.locator("main[data-turn]")).to_be_visible()
        page.reload()
        expect(page.locator("main[data-turn]")).to_be_visible()
        page.locator("a.logo").click()
        page.get_by_role("link", name="Rules of Citrus").click()
        expect(page.locator("h3").first).to_be_visible()
        expect(page).to_have_url(f"{server.address}/our/games/rules/citrus")
        assert any(url.endswith("/socket") for url in asked)
        assert not [url for url in asked if not url.startswith(f"{server.address}/our/games/")]
    finally:
        server.stop()

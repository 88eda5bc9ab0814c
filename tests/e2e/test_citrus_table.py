"""The Citrus table in a real browser against the real server."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.hands import play_on, seat_against_bots

Visit = Callable[..., Page]


def test_a_whole_game_against_a_bot_by_clicks(server: str, visit: Visit) -> None:
    page = visit(server)
    seat_against_bots(page, short="yes")
    assert play_on(page, Random(1)) > 30
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("region", name="Result").locator("li")).to_have_count(2)

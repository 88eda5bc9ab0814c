"""axe-core finds nothing at the Chicorée table, whatever is asked, light and dark, wide and narrow."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.test_chicoree_table import PHONE, move, seat_against_bots

Visit = Callable[..., Page]
SCREENS = {"wide": {"width": 1440, "height": 900}, "medium": {"width": 900, "height": 1000}}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_question_of_some_turns(server: str, visit: Visit, theme: str, screen: str) -> None:
    """Each kind of question is looked at once, with the settled screen and not in the middle of a fade."""
    page = visit(
        server, viewport=SCREENS[screen], color_scheme=theme, bypass_csp=True, reduced_motion="reduce"
    )
    seat_against_bots(page, players=6, first="1")
    seen: set[str] = set()
    luck = Random(3)
    for _ in range(14):
        expect(page.locator(".decide")).to_be_visible(timeout=30_000)
        mode = page.locator(".decide").get_attribute("data-mode") or ""
        if mode not in seen:
            seen.add(mode)
            page.wait_for_timeout(200)
            assert not violations(page), mode
        move(page, luck)
    assert len(seen) > 1
    page.get_by_role("tab", name="Deck").click()
    assert not violations(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_with_every_sheet(server: str, visit: Visit, theme: str) -> None:
    page = visit(server, color_scheme=theme, bypass_csp=True, reduced_motion="reduce", **PHONE)
    seat_against_bots(page, players=4, first="1")
    expect(page.locator(".decide")).to_be_visible()
    assert not violations(page)
    for sheet in ("Players", "Deck", "Log"):
        page.locator(".dock nav").get_by_role("button", name=sheet).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_timeout(200)
        assert not violations(page), sheet
        page.keyboard.press("Escape")

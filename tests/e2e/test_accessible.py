"""axe-core finds nothing on any page of the Citrus table, light and dark, wide and narrow."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import at_step, outside, seat_against_bots, step_of

Visit = Callable[..., Page]
SCREENS: dict[str, dict[str, object]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "medium": {"viewport": {"width": 900, "height": 1000}, "color_scheme": "dark"},
}


@pytest.mark.parametrize("screen", SCREENS)
def test_the_table_from_the_first_choice_to_the_preview(server: str, visit: Visit, screen: str) -> None:
    page = visit(outside(server), bypass_csp=True, **SCREENS[screen])
    seat_against_bots(page, first="1", players=4)
    assert not violations(page)
    page.locator(".tag.can").first.click()
    page.locator(".button.go").click()
    page.locator("[data-space].can").first.click()
    expect(page.locator(".forecast, .brief")).to_be_visible()
    assert not violations(page)
    page.locator('[data-space="e8"]').click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("region", name="Look back")).to_be_visible()
    assert not violations(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_on_a_phone_with_every_sheet(server: str, visit: Visit, theme: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(outside(server), color_scheme=theme, bypass_csp=True, **phone)
    seat_against_bots(page, first="1", players=4)
    assert not violations(page)
    here = step_of(page)
    for sheet in ("Market", "Mats", "Log"):
        page.get_by_role("button", name=sheet, exact=True).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not violations(page)
        page.keyboard.press("Escape")
        at_step(page, here)

"""axe-core finds nothing at the Chicorée table, whatever is asked, light and dark, wide and narrow."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import PHONE, ask, at_step, outside, step_of
from tests.e2e.test_chicoree_table import move, seat_against_bots

Visit = Callable[..., Page]
RECORD = Path(__file__).parents[1] / "games" / "chicoree" / "records" / "six-players.txt"
SOLD, TWO_OUT = 585, 700
"""The step of it that sells a Chicory, and one after which two are bankrupt."""
SCREENS: dict[str, dict[str, object]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "medium": {"viewport": {"width": 900, "height": 1000}, "color_scheme": "dark"},
}


@pytest.mark.parametrize("screen", SCREENS)
def test_every_question_of_some_turns(server: str, visit: Visit, screen: str) -> None:
    """Each kind of question is looked at once, with the settled screen and not in the middle of a fade."""
    page = visit(outside(server), bypass_csp=True, **SCREENS[screen])
    seat_against_bots(page, players=6, first="1")
    seen: set[str] = set()
    luck = Random(3)
    for _ in range(14):
        expect(page.locator(".decide")).to_be_visible()
        mode = page.locator(".decide").get_attribute("data-mode") or ""
        if mode not in seen:
            seen.add(mode)
            assert not violations(page), mode
        move(page, luck)
    assert len(seen) > 1
    page.get_by_role("tab", name="Deck").click()
    assert not violations(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_with_every_sheet(server: str, visit: Visit, theme: str) -> None:
    page = visit(outside(server), color_scheme=theme, bypass_csp=True, **PHONE)
    seat_against_bots(page, players=4, first="1")
    expect(page.locator(".decide")).to_be_visible()
    assert not violations(page)
    here = step_of(page)
    for sheet in ("Players", "Deck", "Log"):
        page.locator(".dock nav").get_by_role("button", name=sheet).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not violations(page), sheet
        page.keyboard.press("Escape")
        at_step(page, here)


@pytest.fixture
def replay(server: str, visit: Visit) -> Callable[..., Page]:
    """A game in which two go bankrupt, at a moment of it."""

    def show(step: int, **options: object) -> Page:
        page = visit(outside(server), bypass_csp=True, **options)
        ask(page, "/api/me", {"name": "Keeper"})
        kept = ask(page, "/api/records", {"text": RECORD.read_text("utf-8")})["id"]
        page.goto(f"{server}/replay/{kept}?ply={step}")
        expect(page.locator("main[data-n]")).to_have_attribute("data-n", str(step))
        return page

    return show


@pytest.mark.parametrize("phone", [False, True])
def test_who_is_bankrupt_can_still_be_read(replay: Callable[..., Page], phone: bool) -> None:
    page = replay(TWO_OUT, **(PHONE if phone else {}))
    expect(page.locator(".out:visible")).to_have_count(2)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert not violations(page), theme


@pytest.mark.motion
def test_a_card_that_went_away_leaves_no_ghost(replay: Callable[..., Page]) -> None:
    page = replay(SOLD - 1)
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # what is shown for a moment is shown until we have looked
    page.keyboard.press("ArrowRight")
    lot = page.locator(".lot.goes")
    expect(lot).to_be_visible()
    lot.evaluate("it => it.getAnimations().forEach((each) => each.finish())")
    assert not lot.is_visible()
    assert lot.count() == 1

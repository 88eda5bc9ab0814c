"""Everything explains itself: by pointing, by the keyboard, and how to harvest."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import move, outside, seat_against_bots

Visit = Callable[..., Page]


def test_a_finca_tells_what_it_is_how_it_stands_and_the_rule(server: str, visit: Visit) -> None:
    page = visit(outside(server), bypass_csp=True)
    seat_against_bots(page, first="1")
    finca = page.locator("[data-space][aria-label*='Finca A']")
    tip = page.get_by_role("tooltip")
    finca.hover()
    expect(tip).to_contain_text("Finca A")
    expect(tip).to_contain_text("Nobody has a tile here yet.")
    expect(tip.get_by_role("link").first).to_have_attribute("href", "/rules/citrus#C-F1")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.mouse.move(5, 5)
    finca.focus()
    page.keyboard.press("i")
    expect(tip).to_be_visible()
    page.keyboard.press("Tab")
    expect(tip.get_by_role("link").first).to_be_focused()
    page.keyboard.press("Escape")
    page.locator("[data-piece^=workers]").first.hover()
    expect(tip).to_contain_text("Income of a harvest now: 8 coins.")


def test_what_can_be_harvested_is_lit_with_its_points(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    seat_against_bots(page, first="1")
    table = page.locator("main[data-turn]")
    luck = Random(1)
    # buy, build, end the turn; the bot plays; then what was built is ripe
    while not page.locator(".lights .ripe").count():
        expect(table).to_have_attribute("data-turn", "yours")
        move(page, luck)
        expect(table).to_have_attribute("data-turn", "yours")
    expect(page.locator(".lights text").first).to_have_text(re.compile(r"\+\d"))
    page.locator("[data-space].can[aria-label*='harvest']").first.click()
    expect(page.locator(".button.go:visible")).to_contain_text("Harvest")


def test_a_pile_of_cards_explains_itself_in_german(server: str, visit: Visit) -> None:
    page = visit(server, locale="de", bypass_csp=True)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    origin = page.evaluate("location.origin")
    page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers={"origin": origin})
    body = {"game": "chicoree", "players": 3, "seats": seats, "options": {"first": "1"}}
    made = page.request.post(f"{origin}/api/tables", data=body, headers={"origin": origin}).json()
    page.goto(f"{origin}/{made['table']['id']}")
    page.locator("[data-piece=pile]").hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Karten im Stapel")
    expect(tip.get_by_role("link").first).to_contain_text("K-T7")
    assert not violations(page)

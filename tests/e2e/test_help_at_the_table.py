"""Help at the table: the rules on one page, hints, and why something is not allowed."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import ask, seat_against_bots

Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_the_rules_on_one_page_lead_to_each_rule(server: str, visit: Visit) -> None:
    page = visit(server, bypass_csp=True)
    seat_against_bots(page, first="1")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Rules in short")
    expect(sheet.get_by_text("Where a tile may stand")).to_be_visible()
    expect(sheet.get_by_role("link", name="C-P4")).to_have_attribute("href", "/rules/citrus#C-P4")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    page.get_by_role("button", name="Rules").click()
    with page.context.expect_page() as opened:
        sheet.get_by_role("link", name="C-F3").click()
    expect(opened.value.locator("#C-F3")).to_be_in_viewport()


def test_a_hint_is_shown_on_the_board_and_followed(server: str, visit: Visit) -> None:
    page = visit(server, bypass_csp=True)
    seat_against_bots(page, first="1")
    page.keyboard.press("h")
    hints = page.get_by_role("complementary", name="What you might do")
    turns = hints.get_by_role("button", name="Show it on the table")
    expect(turns.first).to_be_visible()
    expect(hints).to_contain_text(re.compile(r"\d+ %"))
    assert not violations(page)
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-pressed", "true")
    before = page.locator("main").get_attribute("data-n") or ""
    page.keyboard.press("Escape")
    turns.first.click()
    page.locator(".button.go:enabled").click()
    expect(page.locator("main")).not_to_have_attribute("data-n", before)
    expect(hints).not_to_be_visible()


def test_a_phone_has_the_hint_in_its_status_bar(server: str, visit: Visit) -> None:
    page = visit(server, **PHONE)
    seat_against_bots(page, first="1")
    page.get_by_role("button", name="Hint").tap()
    page.get_by_role("button", name="Show it on the table").first.tap()
    expect(page.get_by_role("complementary")).not_to_be_visible()
    expect(page.locator(".dock .button.go")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_among_people_hints_are_refused_with_a_reason(server: str, visit: Visit) -> None:
    ada, bo = visit(server), visit(server)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        ask(page, "/api/me", {"name": name})
    body = {"game": "citrus", "players": 2, "options": {"first": "1"}, "visibility": "unlisted"}
    table = ask(ada, "/api/tables", body)["table"]["id"]
    ask(bo, f"/api/tables/{table}/join", {})
    for page in (bo, ada):
        page.goto(f"{server}/{table}")
    ada.get_by_role("button", name="Hint").click()
    expect(ada.get_by_role("alert")).to_contain_text("nobody is given hints")


def test_what_is_not_allowed_says_why_when_it_is_pointed_at(server: str, visit: Visit) -> None:
    page = visit(server)
    seat_against_bots(page, first="1")
    page.locator(".tag.can").first.click()
    page.locator(".button.go").click()
    expect(page.get_by_role("radiogroup")).to_be_visible()
    page.locator(".tag").last.hover()
    expect(page.locator(".pointed")).to_contain_text(re.compile("C-[A-Z]"))
    page.locator("h1").hover()
    expect(page.locator(".pointed")).to_have_count(0)

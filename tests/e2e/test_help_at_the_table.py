"""Help at the table: the rules on one page, hints, and why something is not allowed."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import PHONE, ask, at_step, outside, seat_against_bots, step_of

Visit = Callable[..., Page]


def test_the_rules_on_one_page_lead_to_each_rule(server: str, visit: Visit) -> None:
    page = visit(outside(server), bypass_csp=True)
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
    page = visit(outside(server), bypass_csp=True)
    seat_against_bots(page, first="1")
    expect(page.locator("main[data-turn=yours]")).to_be_visible()
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
    page = visit(outside(server), **PHONE)
    seat_against_bots(page, first="1")
    page.get_by_role("button", name="Hint").tap()
    page.get_by_role("button", name="Show it on the table").first.tap()
    expect(page.get_by_role("complementary")).not_to_be_visible()
    expect(page.locator(".dock .button.go")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_among_people_no_hint_is_offered(server: str, visit: Visit) -> None:
    """Neither in the header nor by its key nor on a phone; where the host allows hints, it is there."""
    ada, bo = visit(outside(server)), visit(outside(server), **PHONE)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        ask(page, "/api/me", {"name": name})
    for hints in (None, True):
        body = {"game": "citrus", "players": 2, "options": {"first": "1"}, "visibility": "unlisted"}
        table = ask(ada, "/api/tables", {**body, "hints": hints})["table"]["id"]
        ask(bo, f"/api/tables/{table}/join", {})
        for page in (bo, ada):
            page.goto(f"{server}/{table}")
        expect(ada.locator("main[data-turn=yours]")).to_be_visible()
        expect(ada.get_by_role("button", name="Hint")).to_have_count(1 if hints else 0)
        bo.get_by_role("button", name="Menu").tap()
        expect(bo.get_by_role("dialog").get_by_role("button", name="Hint")).to_have_count(1 if hints else 0)
        ada.keyboard.press("h")
        expect(ada.get_by_role("complementary", name="What you might do")).to_have_count(1 if hints else 0)


def test_menus_close_after_their_click(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    table = seat_against_bots(page, first="1")
    panel = page.locator("header details .panel")
    for leave in (lambda: page.locator("h1").click(), lambda: page.keyboard.press("Escape")):
        page.locator("header summary").click()
        expect(panel).to_be_visible()
        leave()
        expect(panel).not_to_be_visible()
    page.once("dialog", lambda asked: asked.dismiss())
    page.locator("header summary").click()
    panel.get_by_role("button", name="Concede").click()
    expect(panel).not_to_be_visible()
    phone = visit(outside(server), **PHONE)
    phone.context.add_cookies(page.context.cookies())
    phone.goto(f"{server}/{table}")
    opens = {"Settings": "Settings", "Rules": "Rules in short", "At the table": "At the table"}
    for name, opened in opens.items():
        phone.get_by_role("button", name="Menu").tap()
        phone.get_by_role("dialog", name="Menu").get_by_role("button", name=name).tap()
        expect(phone.get_by_role("dialog", name="Menu")).to_have_count(0)
        expect(phone.get_by_role("dialog", name=opened)).to_be_visible()
        phone.keyboard.press("Escape")
        expect(phone.get_by_role("dialog")).to_have_count(0)
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("dialog", name="Menu").get_by_role("button", name="Hint").tap()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone.get_by_role("complementary", name="What you might do")).to_be_visible()


def test_the_back_button_closes_a_sheet_first(server: str, visit: Visit) -> None:
    """Then it leaves the page; what was closed otherwise leaves no step behind."""
    page = visit(server, **PHONE)
    table = seat_against_bots(page, first="1")
    here, step = f"{server}/{table}", step_of(page)
    for sheet in ("Market", "Mats"):
        page.get_by_role("button", name=sheet, exact=True).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.url == here
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    at_step(page, step + 1)  # the menu has left its own
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Log", exact=True).tap()
    page.get_by_role("dialog").get_by_role("button", name="Back to the board").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    at_step(page, step)
    expect(page.locator("main[data-turn]")).to_be_visible()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("link", name="To the first page").tap()
    expect(page.get_by_role("region", name="Play alone")).to_be_visible()
    page.go_back()
    expect(page.locator("main[data-turn]")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("region", name="Play alone")).to_be_visible()


def test_what_is_not_allowed_says_why_when_it_is_pointed_at(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    seat_against_bots(page, first="1")
    page.locator(".tag.can").first.click()
    page.locator(".button.go").click()
    expect(page.get_by_role("radiogroup")).to_be_visible()
    page.locator(".tag").last.hover()
    expect(page.locator(".pointed")).to_contain_text(re.compile("C-[A-Z]"))
    page.locator("h1").hover()
    expect(page.locator(".pointed")).to_have_count(0)

"""Who is at a table: players and those who look on, muting and silencing, the link while a game runs."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import ask, outside, seat_against_bots

Visit = Callable[..., Page]


def test_who_looks_on_is_seen_can_be_hidden_and_silenced(server: str, visit: Visit) -> None:
    host = visit(outside(server), bypass_csp=True)
    seat_against_bots(host)
    host.get_by_role("button", name="At the table: Nobody is watching").click()
    sheet = host.get_by_role("dialog", name="At the table")
    sheet.get_by_role("button", name="Copy the link").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()

    watcher = visit(outside(server))
    ask(watcher, "/api/me", {"name": "Zoe"})
    watcher.goto(host.evaluate("window.copied"))
    expect(sheet.get_by_role("heading", name="1 person is watching")).to_be_visible()
    line = sheet.get_by_role("listitem").filter(has_text="Zoe")
    assert not violations(host)

    say(watcher, "hello Ada")
    talk = host.get_by_role("log", include_hidden=True)  # the sheet is before it
    expect(talk).to_contain_text("hello Ada")
    line.get_by_role("button", name="Hide what Zoe writes").click()
    expect(talk).not_to_contain_text("hello Ada")
    line.get_by_role("button", name="Do not let Zoe write").click()
    expect(line).to_contain_text("may not write")
    say(watcher, "am I heard?")
    expect(watcher.get_by_role("alert")).to_be_visible()
    watcher.goto(server)
    expect(sheet.get_by_role("heading", name="Nobody is watching")).to_be_visible()


def test_a_phone_has_it_in_its_menu_and_where_nothing_can_be_copied_the_link_is_shown(
    server: str, visit: Visit
) -> None:
    page = visit(
        outside(server), locale="de", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    table = seat_against_bots(page)
    page.get_by_role("button", name="Menü").tap()
    page.get_by_role("button", name=re.compile("^Am Tisch")).tap()
    sheet = page.get_by_role("dialog", name="Am Tisch")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    sheet.get_by_role("button", name="Link kopieren").tap()
    expect(sheet.get_by_role("textbox")).to_have_value(f"{server}/{table}")
    assert sheet.evaluate("it => it.scrollWidth <= it.clientWidth")


def say(page: Page, text: str) -> None:
    page.get_by_placeholder("Say something").fill(text)
    page.get_by_role("button", name="Send").click()

"""Nothing is cut off: a phone in four languages, larger text on a phone and on a wide screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.cut import cut_now, cut_off
from tests.e2e.hands import PHONE, ask, outside, seat_late
from tools.walk import kept

Visit = Callable[..., Page]
WIDE = {"viewport": {"width": 1280, "height": 860}}
SMALLEST = {**PHONE, "viewport": {"width": 320, "height": 568}}
LATER = {"citrus": ["citrus-build", "citrus-turn"], "chicoree": ["chicoree-challenge", "chicoree-sealed"]}
LARGER = """(percent) => document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.style.fontSize = `${percent}%`;
})"""


def sit_down(page: Page, server: str, game: str) -> None:
    """At a table of four, with the first move."""
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 3]
    body = {"game": game, "players": 4, "seats": seats, "options": {"first": "1"}}
    table = ask(page, "/api/tables", body)["table"]
    page.goto(f"{server}/{table['id']}")
    expect(page.locator("main[data-turn=yours]")).to_be_visible()


def check_pages(page: Page, server: str) -> None:
    """The first page, with a finished game and the form for a table; both tables, early and with full hands;
    the rules."""
    ask(page, "/api/me", {"name": "Ada"})
    ask(page, "/api/records", {"text": kept("chicoree", "chicoree-sealed")[0]})
    page.goto(server)
    expect(page.locator('a[href*="/replay/"]').first).to_be_attached()
    expect(page.locator("section")).to_have_count(7)
    assert not cut_off(page)
    page.locator(".ways button").first.click()
    page.get_by_role("dialog").locator("summary").click()
    assert not cut_off(page)
    for game in ("citrus", "chicoree"):
        sit_down(page, server, game)
        assert not cut_off(page)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not cut_off(page)
    page.goto(server)
    for game, kinds in LATER.items():
        for kind in kinds:
            seat_late(page, game, kind)
            assert not cut_off(page), kind
    page.goto(f"{server}/rules/chicoree")
    expect(page.locator("article").first).to_be_visible()
    assert not cut_off(page)


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_a_phone_in_every_language(server: str, visit: Visit, language: str) -> None:
    page = visit(outside(server), locale=language, **PHONE)
    check_pages(page, server)


@pytest.mark.parametrize(
    ("screen", "percent"),
    [(PHONE, 130), (WIDE, 200)],
    ids=["phone", "wide"],
)
def test_larger_text_in_german(server: str, visit: Visit, screen: dict[str, object], percent: int) -> None:
    page = visit("about:blank", locale="de", **screen)
    page.add_init_script(f"({LARGER})({percent})")
    page.goto(outside(server))
    check_pages(page, server)


def test_text_of_twice_the_size_on_the_smallest_phone(server: str, visit: Visit) -> None:
    page = visit("about:blank", locale="de", **SMALLEST)
    page.add_init_script(f"({LARGER})(200)")
    page.goto(outside(server))
    check_pages(page, server)


def test_what_is_cut_is_found(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content('<button style="width:60px;overflow:hidden;white-space:nowrap">Much too long</button>')
    assert cut_now(page) == ["BUTTON Much too long"]
    page.set_content('<select style="width:80px"><option>Much too long</option></select>')
    assert cut_now(page) == ["SELECT Much too long"]
    page.set_content('<p style="position:absolute;left:-40px">Outside</p>')
    assert cut_now(page) == ["P Outside"]
    page.close()

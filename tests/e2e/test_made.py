"""Boards and decks of one's own: drawn by clicks, judged, played with at a table, kept and exported."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from terroir.games.citrus.board import load, parse, problems, space_name
from tests.e2e.axe import violations
from tests.e2e.hands import PHONE

Visit = Callable[..., Page]
VEGA = load("vega")


def judged(page: Page, good: bool) -> None:
    """Wait for what the rules say."""
    expect(page.locator("main[data-judged=true]")).to_have_attribute("data-good", str(good).lower())


def draw(page: Page, mark: str, *spaces: str) -> None:
    """Choose what to draw, then click where."""
    page.locator(f"input[name=mark][value='{mark}']").check(force=True)
    for space in spaces:
        page.locator(f"[data-space={space}]").click()


def test_a_board_is_drawn_by_clicks_judged_played_on_kept_and_exported(
    server: str, visit: Visit, tmp_path: Path
) -> None:
    page = visit(f"{server}/made/citrus", bypass_csp=True)
    judged(page, good=True)
    page.get_by_role("button", name="Clear the board").click()
    judged(page, good=False)
    expect(page.locator(".faults")).to_contain_text("site A is there 0 times instead of once")
    draw(page, "A", "c5", "c6")  # one letter after the other: B stands beside A
    expect(page.locator(".faults")).to_contain_text("sites A and B touch")
    expect(page.locator("[data-space].bad")).to_have_count(2)
    assert not violations(page)
    page.get_by_role("button", name="sites A and B touch").click()
    expect(page.locator("[data-space=c5]")).to_be_focused()
    expect(page.get_by_role("button", name="With friends")).to_be_disabled()
    draw(page, "B", *(space_name(VEGA.sites[letter]) for letter in sorted(VEGA.sites)[1:]))
    for mark in "#~":
        draw(page, mark, *(space_name(space) for space, shown in VEGA.tokens() if shown == mark))
    page.locator("[data-space=a2]").focus()
    page.keyboard.type("#")
    expect(page.locator("[data-space=a2]")).to_have_attribute("aria-label", "a2: Rock")
    page.get_by_role("button", name="Undo").click()
    judged(page, good=True)
    page.get_by_label("Name", exact=True).fill("Sunday")
    page.get_by_role("button", name="Keep in this browser").click()
    with page.expect_download() as handed:
        page.get_by_role("button", name="Export the file").click()
    file = tmp_path / "sunday.toml"
    handed.value.save_as(file)
    board = parse("sunday", file.read_text("utf-8"))
    assert handed.value.suggested_filename == "Sunday.toml" and board.title == "Sunday"
    assert board.grid == VEGA.grid and board.market == VEGA.market and not problems(board)
    page.get_by_role("button", name="Alone, against bots").click()
    expect(page.locator("main[data-turn]")).to_be_visible()
    expect(page.locator("header")).to_contain_text("Long board (own board)")
    page.goto(f"{server}/made/citrus")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Sunday")
    page.get_by_role("button", name="Forget “Sunday”").click()
    file.write_text(file.read_text("utf-8").replace("~", "?"), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status").first).to_contain_text("'?' on a1; known are . # ~ and A to O")
    page.get_by_role("button", name="With friends").click()
    expect(page).to_have_url(re.compile(r"/[0-9A-Za-z]{12}$"))
    expect(page.locator("body")).to_contain_text("own board")


def test_a_deck_is_counted_judged_and_played_with_on_a_phone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/made/chicoree", locale="de", bypass_csp=True, **PHONE)
    judged(page, good=True)
    page.locator("#count-chicory").fill("0")
    page.locator("#count-roast").fill("0")
    page.locator("#count-roast").blur()
    judged(page, good=False)
    expect(page.locator(".faults")).to_contain_text("Rösten")
    expect(page.locator("li.bad")).to_have_attribute("data-card", "roast")
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"
    page.get_by_role("button", name="Eine Karte Rösten mehr").tap()
    judged(page, good=True)
    page.get_by_role("button", name="Allein gegen Bots").tap()
    expect(page.locator("main[data-turn]")).to_be_visible()

"""A game without a face of its own, noughts and crosses, in a real browser against the real server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import PHONE, outside, seat_against_bots

Visit = Callable[..., Page]
DESK = {"viewport": {"width": 1280, "height": 860}}
FREE = "[data-space].lit"
WALK = [f"Arrow{way}" for way in "Up Up Left Left Right Right Down Left Left Down Right Right".split()]
"""To one corner, and from there over the whole board."""


def wait_for_turn(page: Page) -> bool:
    """Whether there is a turn for us, once the others have moved; else the game is over."""
    table = page.locator("main[data-turn]")
    expect(table).to_have_attribute("data-turn", re.compile("yours|over"))
    return table.get_attribute("data-turn") == "yours"


def play(page: Page, by: Callable[[Page], None]) -> int:
    """Play until the game is over; how many marks of ours it took."""
    table, marks = page.locator("main[data-turn]"), 0
    while wait_for_turn(page):
        before = table.get_attribute("data-n") or ""
        by(page)
        expect(table).not_to_have_attribute("data-n", before)
        marks += 1
    return marks


def click(page: Page) -> None:
    page.locator(FREE).first.click()


def press(page: Page) -> None:
    """Walk with arrows from the space that Tab leads to until there is a free one."""
    page.locator("[data-space][tabindex='0']").focus()
    for key in WALK:
        page.keyboard.press(key)
        if page.locator(f"{FREE}:focus").count():
            return page.keyboard.press("Enter")
    raise AssertionError("no free space was found")


def test_an_example_is_on_the_first_page_for_those_who_ask(server: str, visit: Visit) -> None:
    page = visit(server)
    expect(page.get_by_role("radio", name="Citrus")).to_be_attached()
    expect(page.get_by_role("radio", name="Noughts and Crosses")).to_have_count(0)
    page.goto(f"{server}/?examples")
    card = page.get_by_role("radio", name="Noughts and Crosses")
    expect(card).to_have_accessible_name(re.compile("2 players."))
    card.check(force=True)
    assert not violations(page)
    page.get_by_role("button", name="Play Noughts and Crosses against a bot").click()
    expect(page.locator("[data-space]")).to_have_count(9)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_with_hint_result_replay_and_rematch(
    server: str, visit: Visit, device: dict[str, object]
) -> None:
    page = visit(outside(server), **device)
    table = seat_against_bots(page, "noughts")
    expect(page.get_by_text("Mark a free space")).to_be_visible()
    assert wait_for_turn(page)
    page.keyboard.press("h")
    hint = page.get_by_role("complementary", name="What you might do")
    hint.get_by_role("button", name="Show").first.click()
    expect(page.locator("[data-space].advised")).to_have_count(1)
    page.locator("[data-space].advised").click()
    expect(page.locator("[data-space].seat-1")).to_have_count(1)
    assert 2 <= play(page, click) <= 4
    result = page.get_by_role("region", name="Result")
    expect(result.locator("li")).to_have_count(2)
    expect(page.get_by_role("log")).to_contain_text(re.compile("Ada marks [abc][123]"))
    assert not violations(page)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page is wider than the screen"
    result.get_by_role("link", name="Replay").click()
    expect(page.locator("main[data-n]")).to_have_attribute("data-n", "0")
    expect(page.locator("[data-space].seat-1")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-space].seat-1, [data-space].seat-2")).to_have_count(1)
    page.goto(f"{server}/{table}")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(f"{server}/{table}")
    assert wait_for_turn(page)


def test_a_whole_game_by_keyboard_alone(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    seat_against_bots(page, "noughts")
    assert 3 <= play(page, press) <= 5
    expect(page.get_by_role("region", name="Result")).to_be_visible()

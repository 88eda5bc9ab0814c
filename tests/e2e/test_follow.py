"""What others do is seen, and stays marked until one acts; one can look back without leaving the game."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import PHONE, move, outside, seat_against_bots, seen, watch
from tests.waiting import wait_for

Visit = Callable[..., Page]
pytestmark = pytest.mark.motion
EARLY = "asked while it is shown"
SHOWN = f"""[
    ...visible(".status .told, .status button.skip").map((each) => each.textContent.trim()),
    ...(document.querySelector("body:has(.status .skip) :is([data-space], .tag).can") ? ["{EARLY}"] : []),
]"""
"""What is told while it happens, the button that skips it, and whether anything is asked meanwhile."""


def end_turn(page: Page, luck: Random) -> None:
    """Move until it is the others' turn."""
    main = page.locator("main[data-turn]")
    while main.get_attribute("data-turn") == "yours":
        move(page, luck)


def test_a_turn_of_a_bot_is_seen_action_by_action_and_can_be_skipped(server: str, visit: Visit) -> None:
    page = visit(outside(server), pace="calm")
    seat_against_bots(page, players=2, first="1", short="yes")
    main = page.locator("main[data-turn]")
    watch(page, SHOWN)
    end_turn(page, Random(2))
    wait_for(lambda: any("Bot" in told for told in seen(page)), "the bot is not seen to play")
    assert any("Skip" in told for told in seen(page))
    while not (hand := page.locator(".opponent .hand svg").count()):  # the tiles of a bot lie on its own mat
        if main.get_attribute("data-turn") == "yours":  # it harvested
            end_turn(page, Random(3))
        page.wait_for_timeout(20)
    assert hand and page.get_by_role("radiogroup", name="Tiles to build").count() == 0
    board = page.get_by_role("grid")
    board.click(position={"x": 60, "y": 60})
    expect(main).to_have_attribute("data-turn", "yours")
    assert page.locator(".button.go:enabled").count() == 0, "the click that skips does nothing else"
    assert any(re.search("Bot .* (buys|harvests|passes)", told) for told in seen(page)), seen(page)
    assert EARLY not in seen(page), "nothing is asked while things are shown"


def test_what_the_others_did_is_marked_until_one_acts(server: str, visit: Visit) -> None:
    """On a phone: a line for each of the others, and corners on their tiles; also after a reload."""
    page = visit(outside(server), **PHONE)
    seat_against_bots(page, players=3, first="1", short="yes")
    luck, main = Random(4), page.locator("main[data-turn]")
    marks, flags = page.locator("path.last"), page.locator(".flag")
    since = page.get_by_role("region", name="Since your last turn")
    line = page.get_by_role("button", name="Choose a line")
    for _ in range(60):
        expect(main).to_have_attribute("data-turn", "yours")
        if line.count() and marks.count() and since.locator("li").count() == 2:
            break
        play_turn_by_touch(page, luck)
    before = marks.count(), flags.count()
    expect(since).to_be_in_viewport()
    page.reload()
    expect(since.locator("li")).to_have_count(2)
    assert (marks.count(), flags.count()) == before
    line.tap()
    page.locator("dialog[open] .tag.can").first.tap()
    page.locator(".button.go:visible:enabled").last.tap()
    expect(marks.or_(flags)).to_have_count(0)
    expect(since).to_have_count(0)


def play_turn_by_touch(page: Page, luck: Random) -> None:
    """One action on a phone, by what is lit."""
    main = page.locator("main[data-turn]")
    before = main.get_attribute("data-n") or ""
    if page.get_by_role("button", name="Choose a line").count():
        page.get_by_role("button", name="Choose a line").tap()
        lines = page.locator("dialog[open] .tag.can")
        expect(lines.first).to_be_visible()
        lines.nth(luck.randrange(lines.count())).tap()
    elif page.locator("[data-space].can").count():
        spaces = page.locator("[data-space].can")
        spaces.nth(luck.randrange(spaces.count())).tap()
    page.locator(".button.go:visible:enabled").last.tap()
    expect(main).not_to_have_attribute("data-n", before)


def test_arrows_look_back_in_a_running_game(server: str, visit: Visit) -> None:
    """Step by step, with nothing to be done there, and back to where one may go on."""
    page = visit(outside(server))
    seat_against_bots(page, players=2, first="1", short="yes")
    luck, main, tiles = Random(6), page.locator("main[data-turn]"), page.locator("[data-tile]")
    while tiles.count() < 2:
        expect(main).to_have_attribute("data-turn", "yours")
        move(page, luck)
    expect(main).to_have_attribute("data-turn", "yours")
    there, bar = tiles.count(), page.get_by_role("region", name="Look back")
    for steps in range(1, 8):
        page.keyboard.press("ArrowLeft")
        expect(bar).to_contain_text(f"{steps} step")
        if tiles.count() < there:
            break
    assert tiles.count() < there
    expect(main).to_have_attribute("data-turn", "others")
    assert page.locator("[data-space].can, .tag.can").count() == 0
    page.keyboard.press("ArrowRight")
    expect(bar.or_(page.locator("main[data-turn=yours]")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(tiles).to_have_count(there)
    move(page, luck)

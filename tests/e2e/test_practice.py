"""Practice positions in a browser: solved as shown, wrong turns, hints, the streak, a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from terroir.core.practice import Practice
from terroir.core.registry import load
from tests.e2e.axe import violations
from tests.e2e.hands import PHONE

Visit = Callable[..., Page]
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
CONFIRM = "[data-panel] .button.go:visible:enabled"


def do(page: Page, position: Practice) -> None:
    """The answer, action by action, as the table shows it."""
    page.get_by_role("button", name="Show on the board").click()
    main = page.locator("main[data-n]")
    # Cards for a challenge are chosen and sealed by one button.
    for _ in [action for action in position.answer if action != "seal"]:
        before = main.get_attribute("data-n")
        assert before is not None
        page.locator(CONFIRM).last.click()
        expect(main).not_to_have_attribute("data-n", before)


def test_positions_one_after_the_other(server: str, visit: Visit) -> None:
    """Some of Citrus, then of Chicorée; that every answer is right is tried without a browser."""
    begin, count = len(load("citrus").practice) // 2, len(load("citrus").practice)
    page = visit(f"{server}/practice/citrus/{begin + 1}", bypass_csp=True, **DESKTOP)
    for number in range(count):
        expect(page).to_have_url(re.compile(r"/practice/[a-z]+/\d+$"))
        game, found = page.url.split("/")[-2:]
        position = load(game).practice[int(found) - 1]
        expect(page.locator("[data-bar] h1")).to_contain_text(f"{position.number} · ")
        page.locator("[data-answer]").click()
        expect(page.locator("[data-solution]")).to_be_visible()
        if number == 0:
            assert not violations(page)
        do(page, position)
        expect(page.locator("[data-verdict=right]")).to_be_visible()
        page.locator("[data-next]").click()
        expect(page.locator("[data-verdict]")).to_have_count(0)
    page.get_by_role("link", name="All positions").click()
    expect(page.locator("li a.done")).to_have_count(count)
    assert not violations(page)


def test_the_position_of_the_day_begins_a_streak(server: str, visit: Visit) -> None:
    position = load("chicoree").practice[0]
    page = visit(f"{server}/practice", locale="en", **DESKTOP)

    def today_is_the_first(route: Route) -> None:
        told = route.fetch().json()
        told["today"] = next(each for each in told["positions"] if each["game"] == "chicoree")
        route.fulfill(json=told)

    page.route("**/api/practice", today_is_the_first)
    page.goto(server)
    today = page.locator("section", has=page.locator("#today-title"))
    expect(today).to_contain_text("One turn is best.")
    today.get_by_role("link", name="Solve").click()
    expect(page).to_have_url(f"{server}/practice/chicoree/1")
    expect(page.locator("main[data-turn=yours]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_have_count(0)
    # Whoever has seen the answer finds it easily: that does not count.
    page.locator("[data-answer]").click()
    do(page, position)
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    page.goto(server)
    expect(today).to_contain_text("One turn is best.")
    page.goto(f"{server}/practice/today")
    expect(page).to_have_url(f"{server}/practice/chicoree/1")
    page.locator("[data-pass]:visible").click()
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    page.goto(server)
    expect(today).to_contain_text("Streak: 1 day.")


def test_a_wrong_turn_is_said_with_what_it_gives_up_and_tried_again(server: str, visit: Visit) -> None:
    page = visit(f"{server}/practice/chicoree/1", **DESKTOP)
    position = load("chicoree").practice[0]
    assert position.answer == ("pass",), "the first one is to let others have the card"
    page.locator(CONFIRM).last.click()
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("There is better.")
    expect(page.locator("aside")).to_contain_text(re.compile(r"gives up about \d+ % of the victory"))
    page.locator("aside").get_by_role("button", name="Try again").click()
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.locator("[data-pass]:visible").click()
    expect(page.locator("[data-verdict=right]")).to_contain_text("That is it!")


def test_a_position_on_a_phone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/practice/chicoree/1", locale="de", bypass_csp=True, **PHONE)
    expect(page.locator("main[data-turn=yours]")).to_be_visible()
    page.get_by_role("button", name="Tipp").tap()
    expect(page.locator("[data-hint]")).to_be_visible()
    assert not violations(page)
    page.locator("[data-answer]").tap()
    expect(page.locator("[data-solution]")).to_be_visible()
    card = page.locator("aside").bounding_box()
    assert card and card["x"] >= 0 and card["x"] + card["width"] <= 390
    assert not violations(page)

"""Every size of screen: the board is the largest thing, what one needs is in sight, nothing is cut off."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.cut import cut_off
from tests.e2e.hands import ask, outside, seat_late

Visit = Callable[..., Page]
SIZES = {
    "landscape": (844, 390),
    "zoomed": (640, 400),
    "smallest": (320, 640),
    "tablet": (768, 1024),
    "lying tablet": (1024, 768),
    "wide": (1280, 800),
    "large": (2560, 1440),
}
BOXES = """(names) => names.map((name) => {
    const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
    const wide = Math.min(right, innerWidth) - Math.max(left, 0);
    const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return { area: Math.max(0, wide) * Math.max(0, high), whole: (right - left) * (bottom - top) };
})"""

DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))))"
BOARD = """() => {
    const { top, bottom } = document.querySelector(".board svg.base").getBoundingClientRect();
    return [top, bottom, document.querySelector(".dock").getBoundingClientRect().top];
}"""
"""Where the board begins and ends, and where the dock begins that lies over it."""
COVERED = """() => [...document.querySelectorAll(".mine .hand button")].filter((card) => {
    const { left, bottom } = card.getBoundingClientRect();
    const there = left + 8 < innerWidth && document.elementFromPoint(left + 8, bottom - 12);
    return there && !there.closest(".hand");
}).length"""
"""How many cards of the own hand lie below something else."""


def sit(page: Page, game: str, players: int) -> None:
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    body = {"game": game, "players": players, "seats": seats, "options": {"first": "1"}}
    table = ask(page, "/api/tables", {**body, "visibility": "unlisted"})["table"]
    page.goto(f"{page.evaluate('location.origin')}/{table['id']}")
    expect(page.locator("main[data-turn=yours]")).to_be_visible()


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    lay_out(page, width, height)
    page.evaluate("scrollTo(0, 0)")


def lay_out(page: Page, width: int, height: int) -> None:
    """Another size of screen; the page hears of it when it is drawn next, and is drawn anew after that."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def seen(page: Page, *names: str) -> list[Any]:
    return list(page.evaluate(BOXES, list(names)))


def test_citrus_on_every_screen(server: str, visit: Visit) -> None:
    page = visit(outside(server), locale="de")
    sit(page, "citrus", 5)
    for size, (width, height) in SIZES.items():
        resize(page, size)
        expect(page.locator(".board svg.base")).to_be_visible()
        assert not cut_off(page), size
        (board,) = seen(page, ".board svg.base")
        part = {"zoomed": 0.33, "smallest": 0.36, "wide": 0.28, "large": 0.28}.get(size, 0.4)
        assert board["area"] >= part * width * height, size
        if size == "smallest":
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        if size != "smallest":  # there the market is a sheet
            assert board["area"] >= 0.99 * board["whole"], size
            (market,) = seen(page, "svg.market")
            assert market["area"] >= 0.99 * market["whole"], size


def test_citrus_in_the_middle_of_a_game_on_every_screen(server: str, visit: Visit) -> None:
    """After a turn of everybody else; where that is told over the board, it can be put away."""
    page = visit(outside(server), locale="de")
    seat_late(page, "citrus", "citrus-turn", others_first=True)
    expect(page.get_by_role("region", name="Seit deinem letzten Zug").locator("li")).to_have_count(3)
    for size in SIZES:
        resize(page, size)
        expect(page.locator(".board svg.base")).to_be_visible()
        assert not cut_off(page), size
    for width, height, hidden in ((390, 844, 0.05), (320, 640, 0.2)):
        lay_out(page, width, height)
        told = page.locator(".dock details")
        expect(told).to_be_visible()
        if told.get_attribute("open") is not None:
            told.locator("summary").click()
        top, bottom, dock = page.evaluate(BOARD)
        assert bottom - dock < hidden * (bottom - top), "hardly a row lies below the dock"
        page.evaluate("scrollTo(0, 9999)")
        top, bottom, dock = page.evaluate(BOARD)
        assert 0 <= top < bottom <= dock + 1, "and none when one scrolls"


def test_chicoree_with_a_sealed_bid_and_a_full_hand_on_every_screen(server: str, visit: Visit) -> None:
    page = visit(outside(server), locale="de")
    seat_late(page, "chicoree", "chicoree-sealed")
    for size in SIZES:
        resize(page, size)
        expect(page.locator(".mine .hand")).to_be_visible()
        assert not cut_off(page), size
        # The table is laid out anew a moment after the screen has changed.
        expect(page.locator(".mine .hand")).to_be_in_viewport(ratio=0.95)
        assert page.evaluate(COVERED) == 0, size


def test_on_a_phone_on_its_side_a_turn_is_played(server: str, visit: Visit) -> None:
    page = visit(outside(server), viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    sit(page, "citrus", 3)
    page.get_by_role("button", name="Market").tap()
    page.locator("dialog .tag.can").first.tap()
    page.locator("dialog .button.go").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-space].can").first.tap()
    expect(page.locator(".right .brief")).to_be_visible()
    before = page.locator("main").get_attribute("data-n") or ""
    page.locator(".right .go").tap()
    expect(page.locator("main")).not_to_have_attribute("data-n", before)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_chicoree_with_six_on_every_screen(server: str, visit: Visit) -> None:
    page = visit(outside(server), locale="de")
    sit(page, "chicoree", 6)
    cards = []
    for size in SIZES:
        resize(page, size)
        expect(page.locator(".mine .hand")).to_be_visible()
        assert not cut_off(page), size
        hand, go = seen(page, ".mine .hand", ".decide .go")
        assert hand["area"] >= 0.95 * hand["whole"] and go["area"] >= 0.99 * go["whole"], size
        cards.append(seen(page, ".piles .back")[0]["whole"])
    assert cards[-1] > 2 * cards[-2]  # on a large screen everything grows

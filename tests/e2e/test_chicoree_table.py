"""The Chicorée table in a real browser against the real server."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import PHONE, ask, outside, seen, turn_of, watch
from tests.waiting import wait_for

Visit = Callable[..., Page]
pytestmark = pytest.mark.motion
GO = ".decide .button.go"
NONE = (
    "seeds sow factory harvest roast challenge1 challenge2 challenge3 disease storm cold-rain fire"
    " overproduction coffee-tea-cocoa in-fashion blockade health"
)
SHOPS = f"house,{','.join(f'{card}=0' for card in NONE.split())},shop=60,chicory=1"
"""A deck in which nearly every card is a Shop, and goes to the highest sealed bid."""
EARLY = "asked while it is shown"
ARMS = f"""[
    ...visible(".arms [role=img]").map((arm) => arm.ariaLabel),
    ...(document.querySelector(".cloth[data-scene]") && document.querySelector(".decide") ? ["{EARLY}"] : []),
]"""
"""What the arms on the table hold, and whether anything is asked before one has seen it."""


def table_of(page: Page) -> str:
    """Waits until the table is drawn, and says whose move it is."""
    expect(page.locator(".cloth")).to_be_attached()
    return page.locator("main[data-turn]").get_attribute("data-turn") or ""


def seat_against_bots(page: Page, players: int = 3, **options: str) -> str:
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    body = {"game": "chicoree", "players": players, "seats": seats, "options": options}
    made = ask(page, "/api/tables", {**body, "visibility": "unlisted"})["table"]
    page.goto(f"{page.evaluate('location.origin')}/{made['id']}")
    table_of(page)
    return str(made["id"])


def act(page: Page, luck: Random) -> str:
    """One thing a person would do with what the screen offers; says what was asked."""
    mode = page.locator(".decide").get_attribute("data-mode") or ""
    if mode == "challenge":
        cards = page.locator(".hand button")
        if cards.count():
            pick(cards.nth(luck.randrange(cards.count())))
    elif mode == "raise" and luck.random() < 0.7:
        page.locator("[data-pass]").click() if page.locator("[data-pass]").count() else page.locator(
            GO
        ).click()
        return mode
    elif mode == "seal":
        for _ in range(luck.randrange(4)):
            more = page.get_by_role("button", name="One more")
            if more.is_enabled():
                more.click()
    elif mode in ("turn", "sale"):
        use_a_card(page, luck)
    page.locator(GO).click()
    return mode


def pick(card: Locator) -> None:
    """By its left edge: in a tight fan the next card lies over the rest of it."""
    card.click(position={"x": 10, "y": 40})


def use_a_card(page: Page, luck: Random) -> None:
    """Pick a card that can be used, and one of the ways to use it where there are several."""
    cards = page.locator(".hand button.can")
    if not cards.count():
        return
    pick(cards.nth(luck.randrange(cards.count())))
    ways = page.locator(".ways button")
    if ways.count():
        ways.nth(luck.randrange(ways.count())).click()


def move(page: Page, luck: Random) -> str:
    """Act, and wait until the table has moved on."""
    table = page.locator("main[data-turn]")
    before = table.get_attribute("data-n") or ""
    mode = act(page, luck)
    expect(table).not_to_have_attribute("data-n", before)
    expect(page.locator(".decide[aria-busy=true]")).to_have_count(0)
    return mode


def play_on(pages: list[Page], luck: Random, most: int = 600) -> set[str]:
    """Whoever may act does, until the game is over; everything that was asked."""
    asked, done = set(), 0
    while done < most:
        turns = [page.locator("main[data-turn]").get_attribute("data-turn") for page in pages]
        if all(turn == "over" for turn in turns):
            return asked
        acting = [page for page, turn in zip(pages, turns, strict=True) if turn == "yours"]
        if not acting:
            pages[0].wait_for_timeout(50)
            continue
        asked.add(move(luck.choice(acting), luck))
        done += 1
    raise AssertionError("the game does not end")


def test_a_whole_game_in_three_browsers(server: str, visit: Visit) -> None:
    """Sealed bids, open auctions and challenges between three people; all see the same end."""
    pages = [visit(outside(server), reduced_motion="reduce") for _ in range(3)]
    for page, name in zip(pages, ("Ada", "Bo", "Cy"), strict=True):
        ask(page, "/api/me", {"name": name})
    asked: set[str] = set()
    games = 0
    while not asked >= {"turn", "raise", "seal"}:  # luck decides which of them a short game has
        assert (games := games + 1) <= 4, asked
        asked |= game_of_three(server, pages)


def game_of_three(server: str, pages: list[Page]) -> set[str]:
    """Play a short game to its end, which is the same for all; everything that was asked."""
    body = {"game": "chicoree", "players": 3, "options": {"rounds": "3"}, "visibility": "unlisted"}
    table = ask(pages[0], "/api/tables", body)["table"]["id"]
    for page in pages[1:]:
        ask(page, f"/api/tables/{table}/join", {})
    for page in pages:
        page.goto(f"{server}/{table}")
    for page in pages:
        table_of(page)
    asked = play_on(pages, Random(5))
    tokens = [sorted(page.locator(".purse strong").all_inner_texts()) for page in pages]
    assert tokens[0] == tokens[1] == tokens[2]
    titles = {page.get_by_role("heading", level=1).inner_text() for page in pages}
    assert len(titles) == 1
    return asked


def test_a_sealed_bid_is_hidden_until_all_fists_open(server: str, visit: Visit) -> None:
    """The others see a fist and no number; then every bid at once, and after that what is asked next."""
    pages = [visit(outside(server), pace="calm") for _ in range(3)]
    for page, name in zip(pages, ("Ada", "Bo", "Cy"), strict=True):
        ask(page, "/api/me", {"name": name})
    options = {"deck": SHOPS, "first": "1", "rounds": "3"}
    body = {"game": "chicoree", "players": 3, "options": options, "visibility": "unlisted"}
    table = ask(pages[0], "/api/tables", body)["table"]["id"]
    for page in pages[1:]:
        ask(page, f"/api/tables/{table}/join", {})
    for page in pages:
        page.goto(f"{server}/{table}")
    for page in pages:
        table_of(page)
    ada, bo, cy = pages
    ada.locator(GO).click()
    bo.locator(".cloth[data-contest=sealed], .decide[data-mode=turn]").first.wait_for()
    if bo.locator(".decide[data-mode=turn]").count():  # Ada drew the joker, which is not auctioned
        bo.locator(GO).click()
    for page in pages:
        expect(page.locator(".cloth")).to_have_attribute("data-contest", "sealed")
    ada.get_by_role("button", name="One more").click(click_count=3)
    ada.locator(GO).click()
    expect(bo.get_by_role("img", name="Ada, sealed")).to_be_visible()
    assert "3" not in (bo.locator(".arms").inner_text())
    for page in pages:
        watch(page, ARMS)
    bo.locator(GO).click()
    cy.locator(GO).click()
    opened = [bo, cy]
    wait_for(lambda: all("Ada, 3 tokens" in "; ".join(seen(page)) for page in opened), "the fists stay shut")
    expect(bo.get_by_role("log")).to_contain_text("The bids: Ada: 3, Bo: 0, Cy: 0")
    for page in pages:
        page.locator("main").click(position={"x": 4, "y": 4})  # beside everything: it skips, and no more
    expect(pages[turn_of(*pages)].locator(".decide[data-mode=turn]")).to_be_visible()
    for page in pages:
        expect(page.locator(".cloth[data-scene]")).to_have_count(0)
        assert EARLY not in seen(page)


def test_against_bots_by_keyboard_alone(server: str, visit: Visit) -> None:
    page = visit(outside(server), reduced_motion="reduce")
    seat_against_bots(page, rounds="3")
    table = page.locator("main[data-turn]")
    for _ in range(300):
        expect(table).to_have_attribute("data-turn", re.compile("yours|over"))
        if table.get_attribute("data-turn") == "over":
            break
        before = table.get_attribute("data-n") or ""
        expect(page.locator(".decide[aria-busy=true]")).to_have_count(0)  # a key is not heard before
        mode = page.locator(".decide").get_attribute("data-mode")
        if mode in ("challenge", "sale") and page.locator(".hand button").count():
            page.keyboard.press("1")
        if mode == "raise":
            page.keyboard.press("p")
        else:
            page.keyboard.press("Enter")
        expect(table).not_to_have_attribute("data-n", before)
        expect(page.locator(".decide[aria-busy=true]")).to_have_count(0)
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("listitem").first).to_contain_text(re.compile("steps?|bankrupt"))


def test_one_screen_hides_hands_between_players(server: str, visit: Visit) -> None:
    page = visit(outside(server), bypass_csp=True)
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cy")]
    options = {"first": "1", "rounds": "2", "deck": SHOPS}
    body = {"game": "chicoree", "players": 3, "seats": seats, "hot_seat": True, "options": options}
    made = ask(page, "/api/tables", body)["table"]
    page.goto(f"{server}/{made['id']}")
    luck, passes = Random(4), 0
    dialog = page.get_by_role("dialog")
    done = page.get_by_role("button", name="Done, pass on")
    seen = {"card drawn": False, "result": False}
    main = page.locator("main[data-turn]")
    for _ in range(200):
        page.locator("dialog[open] .go").or_(page.locator(GO)).or_(page.locator(".over")).or_(
            done
        ).first.wait_for()
        if done.count():
            if not passes:
                assert not violations(page)
            seen["card drawn"] |= page.locator(".hand button").count() > 0
            seen["result"] |= (
                page.locator(".cloth[data-scene=bids], .cloth[data-scene=challenge]").count() > 0
            )
            done.click()
            expect(dialog).to_be_visible()
        if dialog.count():
            passes += 1
            expect(dialog.get_by_role("heading", level=2)).to_contain_text("Pass the screen")
            covered = page.evaluate("document.elementFromPoint(640, 780).closest('dialog') !== null")
            assert covered, "the hand must not be seen while the screen is passed"
            dialog.get_by_role("button").click()
            expect(dialog).to_have_count(0)
            continue
        if main.get_attribute("data-turn") == "over":
            break
        move(page, luck)
    assert passes > 4
    assert all(seen.values()), seen


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_a_phone_is_enough(server: str, visit: Visit, language: str) -> None:
    """Some turns by touch; nothing sticks out, nothing is cut off."""
    page = visit(outside(server), locale=language, **PHONE)
    seat_against_bots(page, players=4, first="1")
    table = page.locator("main[data-turn]")
    for _ in range(6):
        expect(table).to_have_attribute("data-turn", re.compile("yours|over"))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        cut = page.evaluate(
            "[...document.querySelectorAll('.decide button, h1, h2')].filter((e) => e.offsetWidth"
            " && e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
        )
        assert not cut
        before = table.get_attribute("data-n") or ""
        if (
            page.locator(".decide").get_attribute("data-mode") == "challenge"
            and page.locator(".hand button").count()
        ):
            page.locator(".hand button").first.tap()
        page.locator(GO).tap()
        expect(table).not_to_have_attribute("data-n", before)
        expect(page.locator(".decide[aria-busy=true]")).to_have_count(0)  # a choice may take two commands


def test_in_the_melee_the_hammer_falls_for_the_last_to_raise(server: str, visit: Visit) -> None:
    """Nobody is waited for: a raise begins the countdown anew, and at its end the card is sold."""
    ada, bo = (visit(outside(server), reduced_motion="reduce") for _ in range(2))
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        ask(page, "/api/me", {"name": name})
    deck = "house,seeds=99,shop=0,egypt=1,greece=0,monks=0,chicory=1,challenge1=0,challenge2=0,challenge3=0"
    options = {"auction": "melee", "first": "1", "deck": deck}
    clock = {"kind": "bank", "bank_s": 3600, "increment_s": 5, "melee_s": 30}
    body = {"game": "chicoree", "players": 2, "options": options, "clock": clock, "visibility": "unlisted"}
    table = ask(ada, "/api/tables", body)["table"]["id"]
    ask(bo, f"/api/tables/{table}/join", {})
    for page in (ada, bo):
        page.goto(f"{server}/{table}")
    for page in (ada, bo):
        table_of(page)
    for _ in range(20):
        here = (ada, bo)[turn_of(ada, bo)]  # the other one may not have heard of it yet
        if here.locator(".cloth[data-contest=melee]").count():
            break
        move(here, Random(1))
    for page in (ada, bo):
        expect(page.get_by_role("timer", name=re.compile("Hammer"))).to_be_visible()
    bo.get_by_role("button", name="One more").click()
    bo.locator(GO).click()
    expect(ada.get_by_role("img", name=re.compile("Bo, leads, 2 tokens"))).to_be_visible()
    expect(bo.locator(".decide")).to_have_count(0)
    expect(ada.get_by_role("log")).to_contain_text("Bo pays 2 tokens and takes")

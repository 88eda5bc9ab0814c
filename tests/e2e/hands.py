"""Hands on the Citrus table: what a person would click, chosen from what is lit. And what they hold."""

import re
from random import Random

from playwright.sync_api import Error, Page, expect

from tests.waiting import wait_for
from tools.walk import ask as ask
from tools.walk import kept, play_on_from

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GO = ".button.go:visible:enabled"
READY = ".button.go:visible:has(kbd)"
"""The same though it may still rest: what was done last is seen before it is known to be accepted."""
WATCH = """() => {
    window.seen = new Set();
    const visible = (which) => [...document.querySelectorAll(which)].filter((it) => it.checkVisibility());
    const look = () => (SHOWN).forEach((each) => window.seen.add(each));
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
    look();
}"""
TILE = "[role=group] > button.can"
"""An action tile that can be used."""


def outside(server: str) -> str:
    """Where nothing happens: whoever is seated by `ask` need not load the first page before."""
    return f"{server}/OFL.txt"


def seat_against_bots(page: Page, game: str = "citrus", players: int = 2, **options: str) -> str:
    """A guest, a table against bots, started; the page shows it. Returns the table's id."""
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    body = {"game": game, "players": players, "seats": seats, "options": options, "visibility": "unlisted"}
    made = ask(page, "/api/tables", body)["table"]
    page.goto(f"{page.evaluate('location.origin')}/{made['id']}")
    expect(page.locator("[data-space]").first).to_be_attached()
    return str(made["id"])


def seat_late(
    page: Page, game: str, kind: str, others_first: bool = False, players: int = 4, left: int = 0
) -> None:
    """Amid a kept game, where this is asked, or where it is asked so many times more.

    With `others_first` all others have a turn before that.
    """
    record, moments = kept(game, kind, players)
    at, seat = moments[-left if left else len(moments) // 2]
    play_on_from(page, record, at, (seat - others_first) % players)
    expect(page.locator("main[data-turn=yours]")).to_be_visible()


def seat_two(ada: Page, bo: Page, game: str = "citrus", **options: str) -> str:
    """Ada and Bo at a table, started; both pages show it. Returns the table's id."""
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        ask(page, "/api/me", {"name": name})
    body = {"game": game, "players": 2, "options": options, "visibility": "unlisted"}
    table = ask(ada, "/api/tables", body)["table"]["id"]
    ask(bo, f"/api/tables/{table}/join", {})
    for page in (ada, bo):
        page.goto(f"{page.evaluate('location.origin')}/{table}")
    for page in (ada, bo):
        expect(page.locator("main[data-turn]")).to_be_visible()
    return str(table)


def act(page: Page, luck: Random) -> None:
    """One thing a person could do now: confirm, build on a lit space, buy a line, harvest."""
    ready = page.locator(READY)
    lines = page.locator(".tag.can")
    spaces = page.locator("[data-space].can")
    if not (lines.count() or spaces.count() or ready.count()):
        choose_what_fits(page)
    if lines.count() and not (spaces.count() and luck.random() < 0.3):
        lines.nth(luck.randrange(lines.count())).click()
    elif spaces.count():
        spaces.nth(luck.randrange(spaces.count())).click()
    elif not ready.count():
        page.locator(TILE).last.click()  # the milestone, if there is one: it makes room
    page.locator(GO).first.click()


def choose_what_fits(page: Page) -> None:
    """Another tile of the hand, where the chosen one fits nowhere; with the bridge, where none does."""
    bridge = page.locator(f"{TILE}[data-piece*=bridge]")
    for _ in range(2):
        for tile in page.locator(".hand [role=radio]").all():
            tile.press("Enter")
            if page.locator("[data-space].can").count():
                return
        if bridge.count():
            bridge.press("Enter")


def move(page: Page, luck: Random) -> None:
    """Act, and wait until it is done."""
    table = page.locator("main[data-turn]")
    before = table.get_attribute("data-n") or ""
    act(page, luck)
    expect(table).not_to_have_attribute("data-n", before)


def play_on(page: Page, luck: Random, most: int = 600) -> int:
    """Play until the game is over; how many actions it took."""
    table = page.locator("main[data-turn]")
    for done in range(most):
        expect(table).to_have_attribute("data-turn", re.compile("yours|over"))
        if table.get_attribute("data-turn") == "over":
            return done
        move(page, luck)
    raise AssertionError("the game does not end")


def play_on_by_keys(page: Page, most: int = 600) -> int:
    """Play until the game is over with Tab, arrows, N (next lit space), Enter: no mouse at all."""
    table = page.locator("main[data-turn]")
    for done in range(most):
        expect(table).to_have_attribute("data-turn", re.compile("yours|over"))
        if table.get_attribute("data-turn") == "over":
            return done
        before = table.get_attribute("data-n") or ""
        press(page, done)
        expect(table).not_to_have_attribute("data-n", before)
    raise AssertionError("the game does not end")


def press(page: Page, turn: int) -> None:
    """One action: Enter previews, Enter again confirms; where nothing is lit, a button or an action tile."""
    lines, spaces = page.locator(".tag.can"), page.locator("[data-space].can")
    if not (lines.count() or spaces.count() or page.locator(READY).count()):
        choose_what_fits(page)
    if lines.count():
        lines.nth(turn % lines.count()).focus()
    elif spaces.count():
        page.locator("[data-space][tabindex='0']").focus()
        page.keyboard.press("n")
    else:
        page.locator(GO if page.locator(READY).count() else TILE).last.focus()
    table = page.locator("main[data-turn]")
    before = table.get_attribute("data-n")
    page.keyboard.press("Enter")
    expect(
        page.locator(GO).first.or_(table.and_(page.locator(f":not([data-n='{before}'])"))).first
    ).to_be_visible()
    if table.get_attribute("data-n") == before:
        page.keyboard.press("Enter")


def turn_of(*pages: Page) -> int:
    """Which of the pages is to act, once one is."""
    while True:
        for i, page in enumerate(pages):
            if page.locator("main[data-turn]").get_attribute("data-turn") == "yours":
                return i
        pages[0].wait_for_timeout(50)


def watch(page: Page, shown: str) -> None:
    """Keep whatever is shown from now on, however short; `shown` is JavaScript for a list of texts."""
    page.evaluate(WATCH.replace("SHOWN", shown))


def seen(page: Page) -> list[str]:
    """All of it so far, in the order in which it came."""
    return [str(each) for each in page.evaluate("[...window.seen]")]


def stop_clock(page: Page) -> None:
    """Let no time pass there any more, one second from now: what is shown for a moment stays."""
    for late in (False, True):
        try:
            return page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        except Error:  # that second was over before it was said; by now the clock stands
            if late:
                raise


def step_of(page: Page) -> int:
    """Where the page is in its history: what lies above it is a step there, and left when that closes."""
    return int(page.evaluate("navigation.currentEntry.index"))


def at_step(page: Page, step: int) -> None:
    """Wait for a step of the history: a browser goes back some time after it was told to."""
    wait_for(lambda: step_of(page) == step, "the history is elsewhere")

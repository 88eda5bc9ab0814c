"""A game played to its end by what is lit on the screen alone, with a picture of each kind of decision.

./run screenshots --walk FOLDER takes the pictures; tests/e2e walks the same way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from terroir.bots.playing import play
from terroir.core.game import Decide
from terroir.core.registry import load
from terroir.core.replay import from_match, retell
from terroir.server import texts
from tools.client_fixtures import NAMES

LIT = ", ".join(f"{lit}:visible" for lit in (".market .can", "[data-space].can", "[role=group] > button.can"))
"""What can be chosen: lines and tiles of the market, spaces, action tiles, cards."""
OPENS = ".button.go[aria-haspopup]:visible"
GO = ".button.go:not([aria-haspopup]):visible:enabled"
WAYS = ".ways button:visible"
"""Where one card can be used in several ways."""
CLOSE = ".inside > .button"
PASS = "[data-pass]:visible"
MOST_PICKS = 9
SHORT: dict[str, tuple[int, dict[str, str]]] = {
    "citrus": (2, {"short": "yes"}),
    "chicoree": (3, {"rounds": "3"}),
}
"""Few players and a short game of each kind."""
KEPT: dict[str, tuple[int, int, dict[str, str]]] = {
    "citrus": (4, 1, {}),
    "chicoree": (4, 2, {"auction": "melee"}),
}
"""Players, seed and options of a game of bots in which everything is asked that the game can ask."""
STEPS = "house,seeds=99,sow=99,factory=99,harvest=99,roast=99"
"""A deck in which nearly every card is a step, and goes to whoever raises."""
AGAINST_TIME = {"chicoree-melee": {"auction": "melee", "deck": STEPS}}
"""What is asked while a countdown runs: not played on from a kept game, but at a table with a long one."""
COUNTDOWN_S = 120

Look = Callable[[str], Any]


def kinds(game: str) -> set[str]:
    """Every question of the game, by its text: what is asked has one."""
    return set(re.findall(rf"^prompt-({game}-\w+) =", texts.of_game(game, "en") or "", re.MULTILINE))


def show_everything(page: Page, game: str, look: Look) -> str:
    """A short game to its end, then whatever it did not ask; the address of the first.

    `look` is called with each question and each choice.
    """
    asked: set[str] = set()

    def seen(kind: str) -> None:
        asked.add(kind)
        look(kind)

    sit_down(page, game)
    walk(page, seen, Random(1))
    ended = page.url
    for kind in sorted(kinds(game)):
        if f"{kind}-chosen" not in asked:
            sit_down_where(page, game, kind)
            walk(page, seen, Random(1), kind)
    return ended


def ask(page: Page, path: str, body: Mapping[str, Any]) -> Any:
    """Post to the server of the page, as the page's person."""
    origin = page.evaluate("location.origin")
    answer = page.request.post(f"{origin}{path}", data=dict(body), headers={"origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def sit_down(page: Page, game: str, **options: str) -> None:
    """A short game against bots, on the screen of the page."""
    players, short = SHORT[game]
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    body = {"game": game, "players": players, "seats": seats, "options": short | options}
    clock = {"kind": "none", "melee_s": COUNTDOWN_S}
    show(page, ask(page, "/api/tables", {**body, "clock": clock, "visibility": "unlisted"}))


def sit_down_where(page: Page, game: str, kind: str) -> None:
    """At a table where this is what is asked next, or nearly so."""
    if kind in AGAINST_TIME:
        return sit_down(page, game, **AGAINST_TIME[kind])
    text, moments = kept(game, kind)
    play_on_from(page, text, *moments[-1])  # the last: by then there is most to be seen


def kept(game: str, kind: str, players: int = 0) -> tuple[str, list[tuple[int, int]]]:
    """The record of a game of bots, and when this was asked there: after which steps, and of whom."""
    usual, seed, options = KEPT[game]
    rules = load(game)
    match = play(rules, ["greedy"] * (players or usual), seed, options)
    record = from_match(match, NAMES[: players or usual])
    moments = [
        (told.step, pending.seats[0])
        for told in retell(record, rules)
        if isinstance(pending := told.match.pending, Decide) and pending.prompt == f"prompt-{kind}"
    ]
    return record.to_text(), moments


def play_on_from(page: Page, record: str, at: int, seat: int) -> None:
    """At a table that begins with a moment of the game, on this seat of it."""
    ask(page, "/api/me", {"name": "Ada"})
    known = ask(page, "/api/records", {"text": record})["id"]
    show(page, ask(page, f"/api/records/{known}/play", {"at": at, "seat": seat, "level": "random"}))


def show(page: Page, made: Any) -> None:
    page.goto(f"{page.evaluate('location.origin')}/{made['table']['id']}")
    page.locator("main[data-turn]").wait_for()


def walk(page: Page, look: Look, luck: Random, until: str = "", most: int = 400) -> None:
    """Play to the end, or until this was asked and answered; `look` sees each question and each choice."""
    table, before = page.locator("main[data-turn]"), ""
    for _ in range(most):
        # One condition for the page itself to watch: to ask again and again takes longer than to play.
        still = page.locator(f"body:not(:has([aria-busy=true])) main[data-n]:not([data-n='{before}'])")
        still.and_(page.locator("[data-turn=yours], [data-turn=over]")).wait_for()
        if table.get_attribute("data-turn") == "over":
            assert not until, f"{until} was never asked"
            look("over")
            return
        asked = (table.get_attribute("data-asked") or "").removeprefix("prompt-")
        before = table.get_attribute("data-n") or ""
        look(asked)
        if asked != until and page.locator(PASS).count() and luck.random() < 0.7:
            press(page.locator(PASS))
        else:
            choose(page, luck)
            look(f"{asked}-chosen")
            press(above(page).locator(GO).last)
        if asked == until:
            return
    raise AssertionError("the game does not end")


def press(what: Locator) -> None:
    """With a finger where there is a touch screen, else with the mouse."""
    if what.page.evaluate("navigator.maxTouchPoints"):
        what.tap()
    else:
        what.click()


def above(page: Page) -> Locator:
    """The sheet that lies above the table, or else the table."""
    sheet = page.locator("dialog[open]")
    return sheet if sheet.count() else page.locator("body")


def choose(page: Page, luck: Random) -> None:
    """Pick something that is lit until there is something to confirm: a button may open more of it."""
    for _ in range(MOST_PICKS):
        screen = above(page)
        opens, lit = screen.locator(OPENS), screen.locator(LIT)
        if screen.locator(CLOSE).count() and not lit.count() and not screen.locator(GO).count():
            press(screen.locator(CLOSE))  # nothing to choose here: back to the table
            continue
        if opens.count() and not (lit.count() and luck.random() < 0.3):
            press(opens)
            continue
        if lit.count() and not (screen.locator(GO).count() and luck.random() < 0.2):
            press(lit.nth(luck.randrange(lit.count())))
            if ways := screen.locator(WAYS).count():
                press(screen.locator(WAYS).nth(luck.randrange(ways)))
        if above(page).locator(GO).count():
            return

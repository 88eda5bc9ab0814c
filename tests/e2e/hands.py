"""Hands on the Citrus table: what a person would click, chosen from what is lit."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

GO = ".button.go:visible:enabled"


def ask(page: Page, path: str, body: Mapping[str, Any]) -> Any:
    """Post to the server of the page, as the page's person."""
    origin = page.evaluate("location.origin")
    answer = page.request.post(f"{origin}{path}", data=dict(body), headers={"origin": origin})
    assert answer.ok, answer.text()
    return answer.json()


def seat_against_bots(page: Page, game: str = "citrus", players: int = 2, **options: str) -> str:
    """A guest, a table against bots, started; the page shows it. Returns the table's id."""
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    body = {"game": game, "players": players, "seats": seats, "options": options, "visibility": "unlisted"}
    made = ask(page, "/api/tables", body)["table"]
    if made["status"] == "open":
        ask(page, f"/api/tables/{made['id']}/start", {})
    page.goto(f"{page.evaluate('location.origin')}/{made['id']}")
    expect(page.locator("[data-space]").first).to_be_attached()
    return str(made["id"])


def act(page: Page, luck: Random) -> None:
    """One thing a person could do now: confirm, build on a lit space, buy a line, harvest."""
    go = page.locator(GO)
    lines = page.locator(".tag.can")
    spaces = page.locator("[data-space].can")
    if lines.count() and not (spaces.count() and luck.random() < 0.3):
        lines.nth(luck.randrange(lines.count())).click()
    elif spaces.count():
        spaces.nth(luck.randrange(spaces.count())).click()
    go.first.click(timeout=5_000)


def play_on(page: Page, luck: Random, most: int = 600) -> int:
    """Play until the game is over; how many actions it took."""
    table = page.locator("main[data-turn]")
    for done in range(most):
        expect(table).to_have_attribute("data-turn", re.compile("yours|over"), timeout=30_000)
        if table.get_attribute("data-turn") == "over":
            return done
        before = table.get_attribute("data-n") or ""
        act(page, luck)
        expect(table).not_to_have_attribute("data-n", before, timeout=10_000)
    raise AssertionError("the game does not end")

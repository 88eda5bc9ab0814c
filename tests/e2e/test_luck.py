"""The browser adds a number to the luck by itself, keeps it with the promise, compares both in the end."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.axe import violations
from tests.e2e.hands import ask, outside, seat_against_bots

Visit = Callable[..., Page]


def kept(page: Page, table: str) -> dict[str, str]:
    """What the browser wrote down before the game."""
    return dict(json.loads(page.evaluate("localStorage.getItem('terroir-luck')"))[table])


def end(page: Page) -> None:
    """Against bots whoever offers to end the game ends it."""
    page.locator("header details summary").click()
    page.get_by_role("button", name="Offer to end the game").click()
    expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", "over")


def test_a_solo_game_has_the_number_of_its_browser_and_is_seen_to_be_fair(server: str, visit: Visit) -> None:
    page = visit(outside(server), bypass_csp=True)
    table = seat_against_bots(page)
    end(page)
    mine = kept(page, table)
    assert re.fullmatch("[0-9a-f]{64}", mine["Nonce1"]) and mine["Id"] == table
    tags = page.request.get(f"{server}/api/records/{table}").json()["tags"]
    assert {tag: tags[tag] for tag in mine} == mine and tags["Luck"] == "2"
    page.goto(f"{server}/replay/{table}?luck")
    found = page.locator("[data-found=witnessed]")
    expect(found).to_contain_text("Nobody could choose what was drawn")
    expect(found).to_contain_text("Your own number is in it")
    page.get_by_text("The numbers").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"--kept Nonce1={mine['Nonce1']}")
    assert not violations(page)


def test_a_server_that_swaps_promise_or_number_is_told_from_a_fair_one(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    table = seat_against_bots(page)
    end(page)

    def swap(tag: str) -> Callable[[Route], None]:
        def answer(route: Route) -> None:
            body: Any = route.fetch().json()
            body["tags"][tag] = "0" * 64
            route.fulfill(json=body)

        return answer

    for tag, found in (("Commitment", "other-promise"), ("Nonce1", "other-number")):
        page.route(f"**/api/records/{table}", swap(tag))
        page.goto(f"{server}/replay/{table}?luck")
        expect(page.locator(f"[data-found={found}]")).to_contain_text("Something is not as it has to be")
        page.unroute_all()


def test_every_seat_of_one_screen_has_a_number(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"name": "Ada"}, {"name": "Bo"}]
    made = ask(page, "/api/tables", {"game": "noughts", "players": 2, "hot_seat": True, "seats": seats})
    table = made["table"]["id"]
    assert made["table"]["status"] == "open"
    page.goto(f"{server}/{table}")
    expect(page.locator("[data-space]").first).to_be_attached()
    mine = kept(page, table)
    assert mine["Nonce1"] != mine["Nonce2"] and mine["Commitment"] == made["table"]["commitment"]


def test_a_rematch_has_a_number_of_its_own(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    table = seat_against_bots(page)
    end(page)
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", re.compile("yours|others"))
    before, again = kept(page, table), kept(page, page.url.rpartition("/")[2])
    assert before["Nonce1"] != again["Nonce1"] and before["Commitment"] != again["Commitment"]

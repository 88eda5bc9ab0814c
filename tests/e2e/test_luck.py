"""The browser promises a number, reveals it when all have, compares promises in the end, and counts."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.e2e.axe import violations
from tests.e2e.cut import cut_off
from tests.e2e.hands import PHONE, ask, outside, seat_against_bots, seat_two

Visit = Callable[..., Page]


def kept(page: Page, table: str) -> dict[str, str]:
    """The tags that the browser wrote down before the game."""
    written: dict[str, str] = json.loads(page.evaluate("localStorage.getItem('terroir-luck')"))[table]
    return {tag: text for tag, text in written.items() if tag[0].isupper()}


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
    assert {tag: tags[tag] for tag in mine} == mine and tags["Luck"] == "3"
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


def test_two_browsers_promise_before_they_reveal_and_each_sees_alone_that_it_was_fair(
    server: str, visit: Visit
) -> None:
    ada, bo = visit(outside(server), bypass_csp=True), visit(outside(server), **PHONE)
    table = seat_two(ada, bo)
    mine, theirs = kept(ada, table), kept(bo, table)
    for tag in ("Commitment", "NonceHash1", "NonceHash2"):
        assert re.fullmatch("[0-9a-f]{64}", mine[tag]) and mine[tag] == theirs[tag]
    assert "Nonce2" not in mine and "Nonce1" not in theirs
    ada.locator("header details summary").click()
    ada.get_by_role("button", name="Offer to end the game").click()
    bo.get_by_role("alert").get_by_role("button", name="Agree").tap()
    for page in (ada, bo):
        expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", "over")
        page.goto(f"{server}/replay/{table}?luck")
        expect(page.locator("[data-found=witnessed]")).to_contain_text("promised before yours was revealed")
        expect(page.locator("[data-given='1']")).to_have_text("You gave one number, one game began.")
        assert not cut_off(page)
    assert not violations(ada)

    def swap(route: Route) -> None:
        body: Any = route.fetch().json()
        body["tags"]["NonceHash2"] = "0" * 64
        route.fulfill(json=body)

    ada.route(f"**/api/records/{table}", swap)
    ada.goto(f"{server}/replay/{table}?luck")
    expect(ada.locator("[data-found=broken-number]")).to_contain_text("is not the one whose fingerprint")


def test_a_server_that_closes_a_table_after_a_number_was_given_is_counted(server: str, visit: Visit) -> None:
    """It dislikes the deal, and offers another table."""
    page = visit(outside(server), bypass_csp=True)
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = ask(page, "/api/tables", {"game": "noughts", "players": 2, "seats": seats})
    disliked = made["table"]["id"]

    def as_if_all_had_promised(socket: WebSocketRoute) -> None:
        """The other seat is the server's own."""
        real = socket.connect_to_server()
        told = dict[str, Any]()

        def change(text: str | bytes) -> None:
            frame: Any = json.loads(text)
            if frame["type"] in ("state", "seats"):
                frame["seats"][1] |= {"kind": "person", "name": "Eve", "commitment": "e" * 64}
            socket.send(json.dumps(frame))

        def hear(text: str | bytes) -> None:
            frame: Any = json.loads(text)
            if frame["type"] == "give_nonce":
                told.update(frame)
                socket.send(json.dumps({"type": "accepted", "command": frame["command"], "n": 0}))
                return
            real.send(text)

        real.on_message(change)
        socket.on_message(hear)

    page.route_web_socket(re.compile(disliked), as_if_all_had_promised)
    page.goto(f"{server}/{disliked}")
    page.wait_for_function(f"JSON.parse(localStorage.getItem('terroir-luck'))?.['{disliked}']?.Nonce1")
    page.unroute_all()
    ask(page, f"/api/tables/{disliked}/leave", {})
    played = seat_against_bots(page)
    end(page)
    page.goto(f"{server}/replay/{played}?luck")
    count = page.locator("[data-given='2'][data-began='1']")
    expect(count).to_have_text("You gave 2 numbers, one game began.")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The host closed the table.")
    log = page.request.get(f"{server}/api/tables/{disliked}/log").json()
    assert not log["began"] and log["closed"] == "host" and '[Ended "unbegun"]' in log["record"]
    assert not violations(page)

"""Planning: a turn is laid out while somebody else thinks, and offered when it is one's own."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.cut import cut_off
from tests.e2e.hands import PHONE, ask, move, outside
from tests.server.people import Guest
from tests.waiting import wait_for

Visit = Callable[..., Page]
GO = ".button.go:not([aria-keyshortcuts]):visible:enabled"


def two_people(server: str, ada: Page, bo: Page, game: str = "citrus") -> None:
    """A game in which Bo is to move."""
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        ask(page, "/api/me", {"name": name})
    body = {"game": game, "players": 2, "options": {"first": "2"}, "visibility": "unlisted"}
    table = ask(ada, "/api/tables", body)["table"]["id"]
    ask(bo, f"/api/tables/{table}/join", {})
    for page in (bo, ada):
        page.goto(f"{server}/{table}")
    expect(bo.locator("main[data-turn=yours]")).to_be_visible()


def guest(page: Page, server: str) -> Guest:
    """Whoever is at the page, without it."""
    same = Guest(server)
    same.http.cookies.update({one["name"]: one["value"] for one in page.context.cookies()})
    return same


def play_a_turn(page: Page) -> None:
    table = page.locator("main[data-turn]")
    page.locator(".tag.can").last.click()
    page.locator(GO).click()
    luck = Random(1)
    while table.get_attribute("data-turn") == "yours":
        expect(page.locator("[data-space].can, .button.go:enabled").first).to_be_visible()
        move(page, luck)


def test_a_turn_is_planned_while_the_other_thinks_and_offered_when_it_is_due(
    server: str, visit: Visit
) -> None:
    ada, bo = visit(outside(server), bypass_csp=True), visit(outside(server))
    two_people(server, ada, bo)
    expect(bo.get_by_role("button", name="Plan", exact=True)).to_have_count(0)
    told = bo.locator("main").get_attribute("data-n")
    ada.get_by_role("button", name="Plan").click()
    bar = ada.get_by_role("region", name="Plan", exact=True)
    expect(bar).to_contain_text("Nothing is played before it is your turn.")
    ada.locator(".tag.can").first.click()
    expect(ada.locator(".forecast")).to_be_visible()
    ada.locator(GO).click()
    ada.locator("[data-space].can").first.click()
    expect(ada.locator(".forecast")).to_contain_text(re.compile("[Rr]egion|worker"))
    planned = ada.locator(GO).inner_text()
    assert not violations(ada)
    ada.locator(GO).click()
    expect(ada.locator("[data-tile]")).to_have_count(1)
    ada.get_by_role("button", name="Undo").click()
    expect(ada.locator("[data-tile]")).to_have_count(0)
    ada.locator("[data-space].can").first.click()
    ada.locator(GO).click()
    expect(ada.locator("[data-tile]")).to_have_count(1)
    assert bo.locator("main").get_attribute("data-n") == told  # nobody else learns of it
    expect(bo.locator("[data-tile]")).to_have_count(0)
    bar.get_by_role("button", name="Keep the plan").click()
    expect(bar).to_have_count(0)
    expect(ada.locator("[data-tile]")).to_have_count(0)
    play_a_turn(bo)
    expect(ada.locator("main[data-turn=yours]")).to_be_visible()
    expect(ada.locator(".status")).to_contain_text("Your plan is ready")
    expect(ada.locator(GO)).to_contain_text(re.compile("Buy"))
    before = ada.locator("main").get_attribute("data-n") or ""
    ada.locator(GO).click()
    expect(ada.locator("main")).not_to_have_attribute("data-n", before)
    assert planned


def test_on_a_phone_a_plan_is_made_by_touch_in_four_languages(server: str, visit: Visit) -> None:
    plan = {"en": "Plan", "fr": "Préparer", "it": "Pianifica", "de": "Planen"}
    bo = visit(outside(server))
    for language, name in plan.items():
        ada = visit(outside(server), locale=language, **PHONE)
        two_people(server, ada, bo)
        ada.get_by_role("button", name=name, exact=True).tap()
        expect(ada.locator(".foot")).to_be_visible()
        assert not cut_off(ada), language
        ada.locator(".dock .button.go").tap()
        ada.locator("dialog .tag.can").first.tap()
        ada.locator("dialog .button.go").tap()
        ada.locator("[data-space].can").first.tap()
        expect(ada.locator(".brief")).to_be_visible()
        assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth"), language


def test_a_planned_turn_is_sealed_withdrawn_sealed_again_and_played_by_itself(
    server: str, visit: Visit
) -> None:
    ada, bo = visit(outside(server), bypass_csp=True, locale="de", **PHONE), visit(outside(server))
    two_people(server, ada, bo)
    table = ada.url.rpartition("/")[2]
    actions = ["buy 4"]
    while (planned := ask(ada, f"/api/tables/{table}/plan", {"actions": actions}))["choices"]:
        actions.append(planned["choices"][-1]["actions"][-1]["action"])
    ask(ada, f"/api/tables/{table}/order", {"actions": actions})
    ada.reload()
    expect(ada.locator(".status")).to_contain_text("Dein Zug ist versiegelt.")
    ada.get_by_role("button", name="Planen", exact=True).tap()
    bar = ada.get_by_role("region", name="Planen")
    expect(bar).to_contain_text("Dieser Zug ist versiegelt")
    assert not violations(ada)
    bar.get_by_role("button", name="Zurückziehen").tap()
    expect(bar).to_contain_text("Versiegelt wird er von selbst gespielt")
    assert not violations(ada)
    assert not cut_off(ada)
    bar.get_by_role("button", name="Zug versiegeln").tap()
    expect(ada.locator(".status")).to_contain_text("Dein Zug ist versiegelt.")
    ada_there, bo_there = guest(ada, server), guest(bo, server).look(table)

    def is_played() -> bool:
        """The other one takes another line of the market, and places where Ada does not."""
        bo_there.sync()
        if bo_there.actions():
            bo_there.play(bo_there.actions()[0])
        return not ada_there.get(f"/api/tables/{table}/order")["actions"]

    wait_for(is_played, "a sealed turn is not played")
    expect(ada.locator("[data-tile]").nth(len(actions) - 2)).to_be_attached()
    expect(ada.locator(".status")).not_to_contain_text("versiegelt")


def test_a_turn_of_chicoree_is_planned_and_sealed_and_bids_leave_it_as_it_is(
    server: str, visit: Visit
) -> None:
    ada, bo = visit(outside(server), bypass_csp=True, **PHONE), visit(outside(server))
    two_people(server, ada, bo, "chicoree")
    table = ada.url.rpartition("/")[2]
    ada.get_by_role("button", name="Plan", exact=True).tap()
    bar = ada.get_by_role("region", name="Plan", exact=True)
    expect(bar).to_contain_text("Nothing is played before it is your turn")
    ada.get_by_role("button", name="Draw your cards").tap()
    assert not violations(ada)
    bar.get_by_role("button", name="Seal the turn").tap()
    expect(ada.locator(".status")).to_contain_text("Your turn is sealed.")
    guests = [guest(page, server) for page in (ada, bo)]
    seats = [each.look(table) for each in guests]

    def is_played() -> bool:
        """Everybody answers what they are asked, but Ada takes no turn."""
        for seat in seats:
            seat.sync()
        mine, prompt = seats[0].state["choices"], seats[0].state["pending"]["prompt"]["id"]
        asked = seats[0 if mine else 1]
        if asked.actions() and not (mine and prompt == "prompt-chicoree-turn"):
            asked.play(asked.actions()[-1])
        return not guests[0].get(f"/api/tables/{table}/order")["actions"]

    wait_for(is_played, "a sealed turn is not played")
    expect(ada.locator(".status")).not_to_contain_text("Your turn is sealed")

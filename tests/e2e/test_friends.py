"""Friends: asked by a link, called to a private table, and called again after the game."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import PHONE, ask

Visit = Callable[..., Page]


def test_friends_by_a_link_call_each_other_to_a_table_and_play_again(server: str, visit: Visit) -> None:
    ada, bo = visit(server, bypass_csp=True), visit(server, bypass_csp=True, locale="de", **PHONE)
    ask(ada, "/api/me", {"name": "Ada"})
    person_of_bo = ask(bo, "/api/me", {"name": "Bo"})["person"]
    ada.goto(f"{server}/friends")
    link = ada.get_by_label("Your link").input_value()
    bo.goto(link)
    bo.get_by_role("button", name="Ada fragen").click()
    expect(bo.get_by_text("Ada ist gefragt.")).to_be_visible()
    ada.goto(f"{server}/friends")
    ada.get_by_role("button", name="Yes: Bo").click()
    expect(ada.get_by_role("region", name="Your friends")).to_contain_text("Bo")
    assert not violations(ada)
    bo.goto(server)
    bo.get_by_role("link", name="Freunde").click()
    expect(bo.get_by_role("region", name="Deine Freunde")).to_contain_text("Ada")
    assert bo.evaluate("document.documentElement.scrollWidth") <= 390 and not violations(bo)

    body = {"game": "citrus", "players": 2, "visibility": "private"}
    table = ask(ada, "/api/tables", body)["table"]["id"]
    ada.goto(f"{server}/{table}")
    bo.goto(f"{server}/lobby")
    expect(bo.locator("#here-title")).to_be_visible()
    ada.get_by_role("button", name="Ask a friend to come").click()
    ada.get_by_role("button", name="Ask Bo to come").click()
    expect(ada.get_by_role("button", name="Bo has been asked")).to_be_visible()
    expect(bo.get_by_text("Ada möchte mit dir Citrus spielen.")).to_be_visible()
    assert not violations(bo)
    bo.get_by_role("link", name="Hingehen").click()
    bo.get_by_role("button", name="Hinsetzen").click()
    for page in (ada, bo):
        expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", re.compile("yours|others"))

    ada.locator("header summary").click()
    ada.once("dialog", lambda asked: asked.accept())
    ada.get_by_role("button", name="Concede").click()
    expect(ada.locator("main[data-turn=over]")).to_be_visible()
    bo.goto(server)
    expect(bo.locator("#mine-title")).to_be_visible()
    ada.goto(server)
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_url(re.compile(r"/[0-9A-Za-z]{12}$"))
    bo.reload()
    expect(bo.get_by_text("Ada möchte mit dir Citrus spielen.")).to_be_visible()
    bo.get_by_role("button", name="Nein, danke").click()
    expect(bo.get_by_text("Ada möchte mit dir Citrus spielen.")).to_have_count(0)

    # On the page of the other one they part, and ask again: by keyboard, and on a phone.
    bo.goto(f"{server}/friends")
    bo.get_by_role("link", name="Ada").click()
    knows = bo.get_by_role("region", name="Freunde")
    expect(knows).to_contain_text("Du und Ada seid Freunde.")
    assert bo.evaluate("document.documentElement.scrollWidth") <= 390 and not violations(bo)
    knows.get_by_role("button", name="Blockieren").press("Enter")
    knows.get_by_role("button", name="Nicht mehr blockieren").press("Enter")
    knows.get_by_role("button", name="Freundschaft anbieten").press("Enter")
    expect(knows.get_by_role("status")).to_contain_text("Ada ist gefragt.")
    ada.goto(f"{server}/people/{person_of_bo}")
    knows = ada.get_by_role("region", name="Friends")
    expect(knows).to_contain_text("Bo wants to be friends with you.")
    assert not violations(ada)
    knows.get_by_role("button", name="Yes").click()
    expect(knows).to_contain_text("You and Bo are friends now.")

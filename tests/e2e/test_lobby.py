"""Find a game: the lobby lives, two people find each other; on a phone, in the dark, and for axe."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Server
from tests.e2e.hands import PHONE, ask

Visit = Callable[..., Page]
pytestmark = pytest.mark.empty_server


def test_two_people_find_each_other_and_play(server: str, visit: Visit) -> None:
    ada, bob = visit(server), visit(server, bypass_csp=True)
    for page, name in ((ada, "Ada"), (bob, "Bob")):
        ask(page, "/api/me", {"name": name})
    bob.goto(f"{server}/lobby")
    ada.get_by_role("link", name="Find a game").click()
    expect(ada.get_by_text("2 people are here right now")).to_be_visible()
    for page in (ada, bob):
        page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.get_by_role("button", name="Find people for Citrus").click()
    expect(ada.get_by_text("Looking for one more for Citrus")).to_be_visible()
    waiting = bob.get_by_role("list", name="Others are looking for")
    expect(waiting).to_contain_text("one person waits")
    assert not violations(bob)
    waiting.get_by_role("button", name="Join in").click()
    for page in (ada, bob):
        page.wait_for_url(re.compile(r"/[0-9A-Za-z]{12}$"))
        expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", re.compile("yours|others"))
    watching = visit(f"{server}/lobby")
    expect(watching.get_by_role("region", name="Games to watch").get_by_role("link")).to_have_count(1)


def test_who_waits_is_still_looked_for_after_a_restart(own_server: Server, visit: Visit) -> None:
    page = visit(f"{own_server.address}/lobby?game=chicoree")
    page.get_by_role("button", name="Find people for Chicorée").click()
    expect(page.get_by_text("Looking for 2 more for Chicorée")).to_be_visible()
    own_server.stop()
    expect(page.get_by_text("No connection.")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("No connection.")).not_to_be_visible()
    other = visit(f"{own_server.address}/lobby")
    expect(other.get_by_role("list", name="Others are looking for")).to_contain_text("one person waits")
    page.get_by_role("button", name="Stop looking").click()
    expect(other.get_by_role("list", name="Others are looking for")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_lobby_on_a_phone(server: str, visit: Visit, language: str) -> None:
    page = visit(f"{server}/lobby", locale=language, color_scheme="dark", bypass_csp=True, **PHONE)
    expect(page.locator("#here-title")).to_be_visible()
    ask(page, "/api/me", {"name": "Ada"})
    ask(page, "/api/tables", {"game": "citrus", "players": 2})
    expect(page.get_by_role("region").filter(has=page.locator("#open-title")).locator("li")).to_have_count(1)
    with page.expect_response("**/api/me/shown"):
        page.locator("#here-title ~ .tick input").check()
    page.reload()
    expect(page.locator("#here-title ~ .tick input")).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not violations(page)

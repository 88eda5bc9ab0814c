"""The deal of the day in a browser: found on the first page, played once, and then where one stands."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Server
from tests.server.people import Guest
from tests.server.test_daily import begin, deal_of, play

Visit = Callable[..., Page]


def test_the_deal_of_the_day_is_played_once_and_then_compared(own_server: Server, visit: Visit) -> None:
    other = Guest(own_server.address, "Bo")
    play(other, begin(other, deal_of(other)["id"]), 1)
    page = visit(own_server.address, locale="en", bypass_csp=True)
    page.get_by_role("link", name="Deal of the day").click()
    chicoree = page.locator("section", has=page.get_by_role("heading", name="Chicorée"))
    expect(chicoree).to_contain_text("1 has finished it")
    expect(chicoree.locator("table")).to_have_count(0)
    assert not violations(page)
    chicoree.get_by_role("button", name="Play it").click()
    expect(page.locator("main[data-turn]")).to_be_visible()
    me = Guest(own_server.address)
    me.http.cookies.update({one["name"]: one["value"] for one in page.context.cookies()})
    play(me, begin(me, deal_of(me)["id"]), 2)
    page.get_by_role("link", name="How the others did").first.click()
    expect(chicoree.locator("tbody tr")).to_have_count(2)
    expect(chicoree.locator("tr.me")).to_have_count(1)
    expect(chicoree.get_by_role("button", name="Play it")).to_have_count(0)
    assert not violations(page)

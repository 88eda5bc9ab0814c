"""Events in a browser: one is made, somebody comes by the link, both are led to their table and back."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Server

Visit = Callable[..., Page]


def test_an_event_from_the_link_to_the_table_and_back(own_server: Server, visit: Visit) -> None:
    ada = visit(f"{own_server.address}/events", locale="en", bypass_csp=True)
    ada.get_by_label("Name", exact=True).fill("An evening")
    ada.locator("select").first.select_option("chicoree")
    ada.get_by_role("button", name="Make the event").click()
    expect(ada.get_by_role("heading", name="An evening")).to_be_visible()
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    bo = visit(ada.get_by_label("Link to this event").input_value(), locale="de", bypass_csp=True, **phone)
    bo.get_by_role("button", name="Mitspielen", exact=True).tap()
    expect(bo.get_by_role("button", name="Nicht mehr mitspielen")).to_be_visible()
    assert not violations(bo)
    expect(ada.get_by_role("heading", name="2 take part")).to_be_visible()
    ada.get_by_role("button", name="Begin now").click()
    expect(bo.get_by_role("link", name=re.compile("^Spielen"))).to_be_visible()  # in the list too
    for page, name in ((ada, "To your table"), (bo, "An deinen Tisch")):
        page.get_by_role("link", name=name).click()
    for page in (ada, bo):
        expect(page.locator("main[data-turn]")).to_be_visible()
    ada.on("dialog", lambda dialog: dialog.accept())
    ada.locator("header summary").click()
    ada.locator("header details .panel").get_by_role("button", name="Concede").click()
    ada.get_by_role("link", name="To the event").click()
    expect(ada.locator(".won")).to_contain_text("1 point")
    assert not violations(ada)

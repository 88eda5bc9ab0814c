"""Before the start: a host invites; whoever comes by the link sees what is played and says a name."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.axe import violations
from tests.e2e.cut import cut_off
from tests.e2e.hands import PHONE, ask, outside, seat_against_bots
from tests.e2e.test_people import say
from tests.waiting import wait_for

Visit = Callable[..., Page]


def room(page: Page, **more: object) -> str:
    """A table with free seats, its page shown. Its address."""
    ask(page, "/api/me", {"name": "Ada"})
    table = ask(page, "/api/tables", {"game": "citrus", "players": 3, "visibility": "unlisted", **more})
    address = f"{page.evaluate('location.origin')}/{table['table']['id']}"
    page.goto(address)
    return address


def test_a_host_invites_first_and_a_guest_says_a_name_knowing_what_is_played(
    server: str, visit: Visit
) -> None:
    host = visit(outside(server), bypass_csp=True)
    clock = {"kind": "bank", "bank_s": 600, "increment_s": 5}
    link = room(host, clock=clock, options={"short": "yes"})
    invite = host.get_by_role("region", name="Invite others")
    expect(invite.get_by_role("textbox", name="The link to this table")).to_have_value(link)
    expect(invite.get_by_alt_text("QR code")).to_be_visible()
    invite.get_by_role("button", name="Copy the link").click()
    expect(invite.get_by_role("button", name="Copied")).to_be_visible()
    start = host.get_by_role("button", name="Start with bots in the free seats")
    above, below = invite.bounding_box(), start.bounding_box()
    assert above and below and above["y"] < below["y"]
    assert not violations(host)

    guest = visit(link, bypass_csp=True, **PHONE)
    expect(guest.get_by_role("heading", name="Ada invites you to Citrus")).to_be_visible()
    for told in ("10 min + 5 s", "Short game"):
        expect(guest.get_by_text(told)).to_be_visible()
    seats = guest.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(seats).to_contain_text(["Ada", "free seat", "free seat"])
    guest.get_by_label("Your name").fill("Bo")
    assert not violations(guest)
    assert not cut_off(guest)
    guest.get_by_role("button", name="Sit down").tap()
    expect(seats).to_contain_text(["Ada", "Bo", "free seat"])
    say(guest, "here I am")
    expect(host.get_by_role("log")).to_contain_text("here I am")
    guest.get_by_role("button", name="Leave the table").tap()
    expect(host.get_by_role("listitem").filter(has_text="free seat")).to_have_count(2)
    guest.get_by_role("button", name="Sit down").tap()
    expect(guest.get_by_role("button", name="Leave the table")).to_be_visible()
    start.click()
    for page in (host, guest):
        expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", re.compile("yours|others"))


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_moves_under_a_finger_when_the_rest_of_the_room_arrives(
    server: str, visit: Visit, size: dict[str, Any]
) -> None:
    host = visit(outside(server), **size)
    late: list[Route] = []
    host.route("**/qr.svg", lambda route: late.append(route))
    room(host, options={"short": "yes"})
    start = host.get_by_role("button", name="Start with bots in the free seats")
    before = start.bounding_box()
    wait_for(lambda: host.evaluate("1") and late, "the QR code is not asked for")
    for route in late:
        route.continue_()
    expect(host.get_by_alt_text("QR code")).to_be_visible()
    assert before is not None
    assert start.bounding_box() == before


def test_a_cancelled_table_says_so_to_whoever_waits_there(server: str, visit: Visit) -> None:
    host = visit(outside(server))
    guest = visit(room(host))
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    host.on("dialog", lambda asked: asked.accept())
    host.get_by_role("button", name="Cancel the table").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="The host has cancelled this table.")).to_be_visible()
        expect(page.get_by_role("link", name="To the first page")).to_be_visible()


def test_whoever_looks_on_and_writes_is_asked_for_a_name_there(server: str, visit: Visit) -> None:
    host = visit(outside(server))
    table = seat_against_bots(host)
    watcher = visit(f"{server}/{table}")
    name = watcher.get_by_label("Your name")
    expect(watcher.get_by_placeholder("Say something")).to_be_visible()
    expect(name).to_have_count(0)
    watcher.get_by_placeholder("Say something").fill("good luck")
    name.fill("Ada")
    watcher.get_by_role("button", name="Send").click()
    expect(watcher.get_by_role("alert")).to_contain_text("a name that looks the same")
    name.fill("Zoe")
    watcher.get_by_role("button", name="Send").click()
    expect(host.get_by_role("log")).to_contain_text("Zoe good luck")
    expect(name).to_have_count(0)
    expect(watcher.get_by_placeholder("Say something")).to_have_value("")

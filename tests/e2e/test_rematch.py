"""Playing again, and waiting: the others are asked on their screens, seen to have left, and reminded."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.cut import cut_off
from tests.e2e.hands import PHONE, seat_two

Visit = Callable[..., Page]
pytestmark = pytest.mark.motion


def test_the_others_are_asked_reminded_and_may_decline_or_come(server: str, visit: Visit) -> None:
    ada, bo = visit(server, bypass_csp=True), visit(server, bypass_csp=True, **PHONE)
    ada.clock.install()
    old = seat_two(ada, bo, first="1")
    ada.locator("header details summary").click()
    ada.get_by_role("button", name="Offer to end the game").click()
    bo.get_by_role("alert").get_by_role("button", name="Agree").tap()
    ada.get_by_role("button", name="Rematch").click()
    asked = bo.get_by_role("alert").filter(has_text="Ada wants to play again.")
    expect(asked).to_be_visible()
    seat = ada.get_by_role("list", name="At the table").get_by_role("listitem").nth(1)
    expect(seat).to_contain_text("Bo is being asked")
    expect(ada.get_by_role("button", name="Remind")).to_have_count(0)  # first: half a minute runs from here
    assert not violations(bo)
    assert not cut_off(bo)
    ada.clock.fast_forward(31_000)
    ada.get_by_role("button", name="Remind").click()
    expect(bo.get_by_role("alert").filter(has_text="Ada is waiting for you.")).to_be_visible()
    expect(ada.get_by_role("button", name="Reminded")).to_be_disabled()

    asked.get_by_role("button", name="No, thank you").tap()
    expect(asked).to_have_count(0)
    expect(seat).to_contain_text("does not play again")
    assert not violations(ada)
    bo.get_by_role("button", name="Rematch").tap()
    for page in (ada, bo):
        expect(page).not_to_have_url(re.compile(f"{old}$"))
        expect(page.locator("main[data-turn]")).to_be_visible()


def test_who_has_left_is_seen_on_the_board_and_who_is_slow_is_reminded(server: str, visit: Visit) -> None:
    ada, bo = visit(server), visit(server, **PHONE)
    ada.clock.install()
    table = seat_two(ada, bo, first="2")
    card = ada.get_by_role("region", name="Bo", exact=True)
    expect(card).not_to_contain_text("away")
    ada.clock.fast_forward(31_000)
    ada.get_by_role("button", name="Remind").click()
    expect(bo.get_by_role("alert").filter(has_text="Ada is waiting for you.")).to_be_visible()
    bo.goto(server)
    expect(card).to_contain_text("away")
    expect(ada.get_by_role("button", name="Remind")).to_have_count(0)
    ada.goto(server)
    bo.goto(f"{server}/{table}")
    expect(bo.get_by_role("navigation", name="Players")).to_contain_text("away")

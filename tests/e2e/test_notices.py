"""What concerns somebody reaches them, on a phone too: lines of the chat, offers, and their turn."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import PHONE, at_step, outside, seat_two, step_of, stop_clock
from tests.e2e.test_people import say

Visit = Callable[..., Page]
COUNT_NOTES = """() => {
    const make = AudioContext.prototype.createOscillator;
    window.notes = 0;
    AudioContext.prototype.createOscillator = function () {
        window.notes++;
        return make.call(this);
    };
}"""


def test_lines_and_offers_reach_a_phone(server: str, visit: Visit) -> None:
    ada, bo = visit(server, bypass_csp=True, **PHONE), visit(server)
    ada.clock.install()
    seat_two(ada, bo, first="2")
    ada.evaluate(COUNT_NOTES)
    step = step_of(ada)
    log, toast = ada.get_by_role("button", name="Log"), ada.get_by_role("button", name="Bo hello")
    stop_clock(ada)  # what somebody writes is shown for some seconds
    say(bo, "hello")
    expect(toast).to_be_visible()
    expect(log).to_contain_text("1 new line")
    expect(ada).to_have_title(re.compile(r"^\(1\) "))
    assert ada.evaluate("window.notes") == 0, "no sound unless it was asked for"
    ada.clock.resume()
    assert not violations(ada)
    stop_clock(ada)
    say(bo, "hello")  # once more: that took its time
    toast.tap()
    expect(ada.get_by_role("dialog").get_by_role("log")).to_contain_text("hello")
    expect(ada).not_to_have_title(re.compile(r"^\("))
    ada.get_by_role("button", name="Back to the board").tap()
    expect(log).not_to_contain_text("new line")
    ada.clock.resume()
    at_step(ada, step)

    ada.get_by_role("button", name="Menu").tap()
    ada.get_by_role("button", name="Settings").tap()
    ada.get_by_role("checkbox", name="Sounds").tap()
    expect(ada.get_by_role("checkbox", name="Sounds")).to_be_checked()
    at_step(ada, step + 1)
    while ada.get_by_role("dialog").count():
        ada.keyboard.press("Escape")
    at_step(ada, step)
    log.tap()
    bo.locator("header details summary").click()
    bo.get_by_role("button", name="Offer to end the game").click()
    offer = ada.get_by_role("alert").filter(has_text="Bo offers to end the game")
    expect(offer).to_be_visible()
    assert ada.evaluate("window.notes") > 0
    assert not violations(ada)
    offer.get_by_role("button", name="Play on").tap()
    expect(offer).to_have_count(0)
    expect(ada.get_by_role("dialog")).to_be_visible()  # one was reading there, and reads on
    expect(ada.locator("main")).not_to_have_attribute("data-turn", "over")


def test_title_and_icon_of_the_tab_say_whose_turn_it_is(server: str, visit: Visit) -> None:
    ada, bo = visit(outside(server)), visit(outside(server))
    seat_two(ada, bo, "noughts")
    turn = re.compile("^● Your turn · ")
    for yours, other in ((ada, bo), (bo, ada)):
        expect(yours).to_have_title(turn)
        expect(other).not_to_have_title(turn)
        expect(yours.locator('link[rel="icon"]')).to_have_attribute("href", "/logo-turn.svg")
        expect(other.locator('link[rel="icon"]')).to_have_attribute("href", "/logo.svg")
        yours.locator("[data-space].lit").first.click()
    assert ada.request.get(f"{server}/logo-turn.svg").headers["content-type"] == "image/svg+xml"

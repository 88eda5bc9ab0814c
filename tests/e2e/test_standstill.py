"""Clocks of one's own, a pause that all agree to, and a vacation, as people see them."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import ask

Visit = Callable[..., Page]


def test_a_clock_of_ones_own_a_pause_and_a_vacation(server: str, visit: Visit) -> None:
    ada = visit(server, bypass_csp=True)
    bo = visit(server, bypass_csp=True, locale="de", viewport={"width": 390, "height": 844}, is_mobile=True)
    ask(ada, "/api/me", {"name": "Ada"})
    ask(bo, "/api/me", {"name": "Bo"})
    ada.reload()
    ada.get_by_role("button", name="Invite by link").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_label("Number of players").select_option("2")
    dialog.get_by_role("combobox", name="Clock").select_option("Days of your own …")
    dialog.get_by_role("spinbutton", name="Days for each move").fill("2")
    dialog.get_by_role("spinbutton", name="Days in reserve").fill("5")
    assert not violations(ada)
    dialog.get_by_role("button", name="Make the table").click()
    expect(ada.get_by_text("2 days a move + 5 in reserve")).to_be_visible()
    table = ada.url.rpartition("/")[2]
    ask(bo, f"/api/tables/{table}/join", {})
    bo.goto(ada.url)
    for page in (ada, bo):
        expect(page.locator("main[data-turn]")).to_be_visible()
    expect(ada.get_by_role("timer").first).to_have_text("1 d 23 h+5 d 0 h")

    ada.get_by_label("More").click()
    ada.get_by_role("button", name="Offer a pause").click()
    asked = bo.get_by_role("alert").filter(has_text="Ada möchte eine Pause")
    expect(asked).to_be_visible()
    assert not violations(bo)
    asked.get_by_role("button", name="Einverstanden").click()
    for page, said in ((ada, "All clocks stand still."), (bo, "Alle Uhren stehen still.")):
        expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
        expect(page.locator("[data-space].can")).to_have_count(0)
        assert not violations(page)
    bo.get_by_role("button", name="Weiterspielen").click()
    expect(ada.get_by_text("All clocks stand still.")).to_have_count(0)

    other = bo.context.new_page()
    other.goto(f"{server}/account")
    other.get_by_label("Tage", exact=True).fill("4")
    other.get_by_role("button", name="Jetzt in die Ferien gehen").click()
    expect(other.get_by_text("Dieses Jahr bleiben noch 26 Tage.")).to_be_visible()
    assert not violations(other)
    expect(ada.get_by_text("on vacation until").first).to_be_visible()
    assert not violations(ada)
    other.get_by_role("button", name="Ich bin zurück").click()
    expect(ada.get_by_text("on vacation until")).to_have_count(0)

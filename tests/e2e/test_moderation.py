"""Somebody disturbs: a guest blocks and reports them, the host sends away and bans; by keyboard, by phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Server
from tests.e2e.hands import PHONE, ask, outside, seat_against_bots
from tests.e2e.test_people import say
from tests.server.test_life import terroir
from tests.waiting import wait_for

Visit = Callable[..., Page]


def watch(visit: Visit, server: str, table: str, name: str) -> Page:
    page = visit(outside(server))
    ask(page, "/api/me", {"name": name})
    page.goto(f"{server}/{table}")
    expect(page.get_by_role("log")).to_be_visible()
    return page


def reported(dialog: Locator) -> None:
    dialog.get_by_role("textbox", name="What does Rude do wrong?").fill("insults everybody")
    dialog.get_by_role("button", name="Report").press("Enter")
    expect(dialog.get_by_role("status")).to_have_text("It was sent. Thank you.")


def test_a_name_in_the_chat_leads_to_blocking_and_reporting_and_hosts_ban(server: str, visit: Visit) -> None:
    host = visit(outside(server), bypass_csp=True)
    table = seat_against_bots(host)
    guest, rude = watch(visit, server, table, "Zoe"), watch(visit, server, table, "Rude")
    say(rude, "you all play badly")

    talk = guest.get_by_role("log")
    talk.get_by_role("button", name="Rude").press("Enter")
    dialog = guest.get_by_role("dialog", name="Rude")
    reported(dialog)
    expect(dialog.get_by_role("button", name="Ban from this table")).to_have_count(0)
    dialog.get_by_role("button", name="Block").press("Enter")
    expect(dialog.get_by_role("button", name="Do not block any more")).to_be_visible()
    expect(talk).not_to_contain_text("badly")
    guest.keyboard.press("Escape")
    say(rude, "still here")

    host.get_by_role("button", name=re.compile("^At the table")).click()
    sheet = host.get_by_role("dialog", name="At the table")
    more = sheet.get_by_role("listitem").filter(has_text="Rude").get_by_role("button", name="Block or report")
    more.press("Enter")
    dialog = host.get_by_role("dialog", name="Rude")
    expect(dialog).to_be_visible()
    assert not violations(host)
    dialog.get_by_role("button", name="Ban from this table").press("Enter")
    expect(dialog.get_by_role("status")).to_have_text("Rude was sent away.")
    expect(rude.get_by_role("heading", name="You have been sent away from this table.")).to_be_visible()
    dialog.get_by_role("button", name="Let them come again").press("Enter")
    expect(dialog.get_by_role("status")).to_have_text("Rude may come again.")
    rude.reload()
    expect(rude.get_by_role("log")).to_contain_text("still here")
    expect(talk).not_to_contain_text("still here")


def test_before_the_start_a_host_with_a_phone_frees_the_seat_again(server: str, visit: Visit) -> None:
    phone = visit(
        outside(server), locale="de", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    ask(phone, "/api/me", {"name": "Ada"})
    made = ask(phone, "/api/tables", {"game": "citrus", "players": 3, "visibility": "unlisted"})["table"]
    other = visit(outside(server))
    ask(other, "/api/me", {"name": "Rude"})
    ask(other, f"/api/tables/{made['id']}/join", {})
    phone.goto(f"{server}/{made['id']}")
    phone.get_by_role("button", name="Rude blockieren, melden und mehr").tap()
    dialog = phone.get_by_role("dialog", name="Rude")
    assert dialog.evaluate("it => it.scrollWidth <= it.clientWidth")
    dialog.get_by_role("button", name="Wegschicken").tap()
    expect(dialog.get_by_role("status")).to_have_text("Rude wurde weggeschickt.")
    expect(phone.get_by_role("listitem").filter(has_text="Rude")).to_have_count(0)


def is_moderator(page: Page) -> bool:
    origin = page.evaluate("location.origin")
    return bool(page.request.get(f"{origin}/api/account").json()["moderator"])


def moderator(server: Server, page: Page, name: str) -> None:
    """Whoever is at this page becomes a moderator."""
    ask(page, "/api/me", {"name": name})
    ask(page, "/api/account/recovery", {})
    done = terroir("admin", "moderator", "add", name, "--db", server.database)
    assert done.returncode == 0, done.stderr
    wait_for(lambda: is_moderator(page), "is no moderator yet")


def test_a_moderator_acts_on_a_report_by_keyboard_and_on_a_phone(own_server: Server, visit: Visit) -> None:
    server = own_server.address
    host = visit(outside(server))
    table = seat_against_bots(host)
    rude = watch(visit, server, table, "Rude")
    say(rude, "you all play badly")
    report = {"person": ask(rude, "/api/me", {"name": "Rude"})["person"], "why": "insults everybody"}
    ask(host, f"/api/tables/{table}/report", report)

    mia = visit(server, bypass_csp=True)
    moderator(own_server, mia, "Mia")
    mia.goto(f"{server}/account")
    mia.get_by_role("link", name="To the moderation page").press("Enter")
    reports = mia.get_by_role("region", name="Reports")
    about = reports.get_by_role("article", name="About Rude")
    expect(about).to_contain_text("insults everybody")
    expect(about.get_by_role("list", name="What was said before")).to_contain_text("you all play badly")
    assert not violations(mia)
    about.get_by_role("textbox", name="Note for the log: Rude").fill("calm down")
    about.get_by_role("button", name="Mute Rude").press("Enter")
    expect(mia.get_by_role("status")).to_have_text("Rude can write in no chat any more.")
    say(rude, "and still do")
    expect(rude.get_by_text("A moderator has muted you")).to_be_visible()
    about.get_by_role("textbox", name="Another name for Rude").fill("Guest 7")
    about.get_by_role("textbox", name="Another name for Rude").press("Enter")
    about = reports.get_by_role("article", name="About Guest 7")
    about.get_by_role("button", name="Settled").press("Enter")
    expect(reports).to_contain_text("Nobody has reported anything.")
    done = mia.get_by_role("region", name="What was done")
    expect(done).to_contain_text("Mia muted Guest 7.")
    expect(done).to_contain_text("calm down")
    assert not violations(mia)

    phone = visit(server, bypass_csp=True, locale="de", **PHONE)
    moderator(own_server, phone, "Noah")
    phone.goto(f"{server}/moderation")
    muted = phone.get_by_role("region", name="Stummgeschaltet oder gesperrt")
    muted.get_by_role("button", name="Guest 7 wieder schreiben lassen").tap()
    expect(muted).to_have_count(0)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390 and not violations(phone)
    assert terroir("admin", "moderator", "remove", "Noah", "--db", own_server.database).returncode == 0
    wait_for(lambda: not is_moderator(phone), "is still a moderator")
    phone.goto(f"{server}/account")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    expect(phone.get_by_role("link", name="Zur Seite der Moderation")).to_have_count(0)

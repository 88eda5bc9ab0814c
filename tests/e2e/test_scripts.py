"""Scripts in names and chat are text in a real browser: nothing of them runs, on no page that shows them."""

from collections.abc import Callable

from playwright.sync_api import Dialog, Page, expect

from tests.e2e.hands import ask
from tests.e2e.test_people import say
from tests.server.test_names import PAYLOADS

Visit = Callable[..., Page]
NAME = "<svg onload=alert(1)>"
LINES = [payload for payload in PAYLOADS if "alert" in payload]


def test_nothing_of_a_name_or_a_line_runs(server: str, visit: Visit) -> None:
    ran: list[str] = []

    def heard(dialog: Dialog) -> None:
        ran.append(dialog.message)
        dialog.dismiss()

    evil, victim = visit(server), visit(server)
    for page in (evil, victim):
        page.on("dialog", heard)
    ask(evil, "/api/me", {"name": NAME})
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    made = ask(evil, "/api/tables", {"game": "citrus", "players": 2, "seats": seats})["table"]
    evil.goto(f"{server}/{made['id']}")
    expect(evil.get_by_role("log")).to_be_visible()
    for line in LINES:
        say(evil, line)
    victim.goto(f"{server}/{made['id']}")
    for line in LINES:
        expect(victim.get_by_role("log").get_by_text(line, exact=True).first).to_be_visible()
    expect(victim.get_by_text(NAME).first).to_be_visible()
    victim.goto(server)
    expect(victim.get_by_text(NAME).first).to_be_visible()
    assert ran == [] and len(LINES) > 5

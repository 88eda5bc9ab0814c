"""A guest keeps their games, comes back anywhere, is erased whole: Chromium's own passkeys, and real mail."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest
from playwright.sync_api import CDPSession, Page, expect

from terroir.store.rows import SCHEMA
from tests.e2e.axe import violations
from tests.e2e.conftest import Server
from tests.e2e.hands import PHONE, ask
from tests.server.receivers import PostOffice
from tests.waiting import PATIENCE
from tools.serving import free_port

Visit = Callable[..., Page]
NAME, MAIL = "Zsuzsanna", "zsuzsanna@example.org"
DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture
def post_office() -> Iterator[PostOffice]:
    with PostOffice().open() as office:
        yield office


@pytest.fixture
def mailing_server(built: None, tmp_path: Path, post_office: PostOffice) -> Iterator[Server]:
    port = str(free_port())
    running = Server(tmp_path, *post_office.options, "--port", port, "--url", f"http://localhost:{port}")
    yield running
    if running.process.poll() is None:
        running.stop()


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device of this browser that knows passkeys."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def passkeys(device: tuple[CDPSession, str]) -> list[dict[str, Any]]:
    session, id = device
    return list(session.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"])


def everything(folder: Path) -> str:
    file = apsw.Connection(str(folder / "tables.db"), flags=apsw.SQLITE_OPEN_READONLY)
    found = repr([file.execute(f"SELECT * FROM {one.name}").fetchall() for one in SCHEMA])
    file.close()
    return found


def test_a_guest_keeps_their_games_comes_back_everywhere_and_is_erased(
    mailing_server: Server, visit: Visit, post_office: PostOffice, tmp_path: Path
) -> None:
    home = mailing_server.address.replace("127.0.0.1", "localhost")
    page = visit(home, bypass_csp=True)
    device = authenticator(page)
    ask(page, "/api/me", {"name": NAME})
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    table = ask(page, "/api/tables", {"game": "noughts", "players": 2, "seats": seats})["table"]["id"]
    page.goto(f"{home}/{table}")
    board = page.locator("main[data-turn]")
    while True:
        expect(board).to_have_attribute("data-turn", re.compile("yours|over"))
        if board.get_attribute("data-turn") == "over":
            break
        before = board.get_attribute("data-n") or ""
        page.locator("[data-space].lit").first.click()
        expect(board).not_to_have_attribute("data-n", before)

    # A passkey, and a mail address as well.
    page.goto(home)
    page.get_by_role("link", name="Keep my games").click()
    expect(page.get_by_role("button", name="Keep my games with a passkey")).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name="Keep my games with a passkey").click()
    expect(page.get_by_role("status")).to_contain_text("Your games are kept")
    (passkey,) = passkeys(device)
    page.get_by_label("Your mail address").fill(MAIL)
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_role("status")).to_contain_text(MAIL)
    page.goto(post_office.link(0))
    page.get_by_role("button", name="Keep my games", exact=True).click()
    expect(page.get_by_text(MAIL, exact=True)).to_be_visible()
    assert not violations(page)

    # Elsewhere, by the passkey, which the person's devices share.
    elsewhere = visit(f"{home}/account")
    session, id = authenticator(elsewhere)
    session.send("WebAuthn.addCredential", {"authenticatorId": id, "credential": passkey})
    elsewhere.get_by_role("button", name="Sign in with a passkey").click()
    expect(elsewhere.get_by_role("status")).to_contain_text(f"Welcome back, {NAME}")
    elsewhere.goto(home)
    expect(elsewhere.locator(f'a[href$="/replay/{table}"]').first).to_be_visible()

    # By the picture on a phone, in German, and there by mail after everything is lost.
    page.get_by_role("button", name="Sign in on another device").click()
    phone = visit(page.get_by_label("Link for the other device").input_value(), locale="de", **PHONE)
    expect(phone.get_by_role("heading", name=f"Hier als {NAME} anmelden?")).to_be_visible()
    phone.get_by_role("button", name="Anmelden", exact=True).tap()
    expect(phone.get_by_role("status")).to_contain_text(f"Willkommen zurück, {NAME}")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Abmelden").tap()
    expect(phone.get_by_role("status")).to_contain_text("abgemeldet")
    phone.get_by_label("Mailadresse deines Kontos").fill(MAIL.upper())
    phone.get_by_role("button", name="Link schicken").tap()
    expect(phone.get_by_role("status")).to_contain_text("unterwegs")
    phone.goto(post_office.link(1))
    phone.get_by_role("button", name="Anmelden", exact=True).tap()
    expect(phone.get_by_role("status")).to_contain_text(f"Willkommen zurück, {NAME}")

    # Erased, there and everywhere.
    assert NAME in everything(tmp_path) and MAIL in everything(tmp_path)
    phone.get_by_role("button", name="Mich löschen").tap()
    phone.get_by_role("button", name="Alles löschen").tap()
    expect(phone.get_by_role("status")).to_contain_text("gelöscht")
    page.reload()
    expect(page.get_by_role("heading", name="You have kept games before?")).to_be_visible()
    expect(page.get_by_role("heading", name="Devices")).to_have_count(0)
    left = everything(tmp_path)
    assert NAME not in left and MAIL not in left
    mailing_server.stop()
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert NAME.encode() not in files and MAIL.encode() not in files
    program = str(Path(sys.executable).with_name("terroir"))
    check = [program, "db", "check", "--db", mailing_server.database]
    checked = subprocess.run(check, capture_output=True, text=True, timeout=PATIENCE)
    assert checked.returncode == 0, checked.stdout


def test_where_there_are_no_passkeys_the_page_says_so_and_a_code_helps(server: str, visit: Visit) -> None:
    page = visit(server)
    ask(page, "/api/me", {"name": "Ada"})
    page.goto(f"{server}/account")
    expect(page.get_by_text("Passkeys need a name instead of an address")).to_be_visible()
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("p.code").inner_text()
    # A guest who has kept games before takes along what they play.
    other = visit(server, bypass_csp=True)
    ask(other, "/api/me", {"name": "Guest"})
    table = ask(other, "/api/tables", {"game": "citrus", "players": 2})["table"]["id"]
    other.goto(f"{server}/account")
    expect(other.get_by_label("Take along what Guest plays here")).to_be_checked()
    assert not violations(other)
    other.get_by_label("Recovery code").fill(code)
    other.get_by_role("button", name="Sign in with the code").click()
    expect(other.get_by_role("status")).to_contain_text("Welcome back, Ada")
    expect(other.get_by_role("heading", name="Your recovery code")).to_be_visible()
    tables = other.evaluate("fetch('/api/tables?mine=yes').then((answer) => answer.json())")["tables"]
    assert table in [one["id"] for one in tables]

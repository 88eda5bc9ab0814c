"""The first page: one click into a game, one screen, tables by link, lists, axe, German on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import violations

Visit = Callable[..., Page]
PLAY = {"en": "Play now", "fr": "Jouer", "it": "Gioca ora", "de": "Jetzt spielen"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TURN = re.compile("yours|others")


@pytest.mark.parametrize("language", PLAY)
@pytest.mark.parametrize("game", ["Citrus", "Chicorée"])
def test_one_click_starts_a_game_against_bots(server: str, visit: Visit, game: str, language: str) -> None:
    page = visit(server, locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("region", name=game).get_by_role("button", name=PLAY[language]).click()
    expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", TURN)
    page.goto(server)
    mine = page.get_by_role("region").filter(has=page.locator("#mine-title"))
    expect(mine.get_by_role("link")).to_have_count(1)
    mine.get_by_role("link").click()
    expect(page.locator("main[data-turn]")).to_be_visible()


def test_one_screen_for_three_with_names_and_an_option(server: str, visit: Visit) -> None:
    page = visit(server)
    page.get_by_role("region", name="Citrus").get_by_role("button", name="One screen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Number of players").select_option("3")
    for seat, name in enumerate(("Ada", "Bo", "Cy"), 1):
        dialog.get_by_label(f"Name of Player {seat}").fill(name)
    dialog.get_by_text("Variants and options").click()
    expect(dialog.locator(".option")).to_have_count(9)
    dialog.get_by_label("Short game").check()
    dialog.get_by_label("Starting player").select_option("2")
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", "yours")
    expect(page.get_by_text("Your turn, Bo")).to_be_visible()


def test_what_is_refused_is_said_and_nothing_is_lost(server: str, chromium: Browser) -> None:
    page = chromium.new_page()  # of its own: the console tells of the refusal too
    page.goto(server)
    page.get_by_role("region", name="Citrus").get_by_role("button", name="One screen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of Player 2").fill("Player 1")
    with page.expect_response("**/api/tables") as asked:
        dialog.get_by_role("button", name="Start").click()
    assert not asked.value.ok
    expect(dialog.get_by_role("alert")).to_be_visible()
    expect(dialog.get_by_label("Name of Player 2")).to_have_value("Player 1")
    page.close()


@pytest.mark.parametrize("visibility", ["unlisted", "public", "private"])
def test_a_guest_comes_by_the_link(server: str, visit: Visit, visibility: str) -> None:
    host = visit(server)
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Keep").click()
    host.get_by_role("region", name="Citrus").get_by_role("button", name="Invite by link").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_label("Who plays as Player 3").select_option("novice")
    dialog.get_by_label("Who may come").select_option(visibility)
    dialog.get_by_role("button", name="Make the table").click()
    host.get_by_role("button", name="Copy the link").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = host.evaluate("window.copied")
    assert link.startswith(server)
    assert ("#" in link) == (visibility == "private")
    expect(host.get_by_alt_text("QR code")).to_have_count(1)  # of a private table once there is an invitation
    guest = visit(link)
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", TURN)


def test_sitting_down_from_the_list_and_watching(server: str, visit: Visit) -> None:
    host = visit(server)
    host.get_by_role("region", name="Chicorée").get_by_role("button", name="Invite by link").click()
    host.get_by_role("dialog").get_by_label("Number of players").select_option("2")
    host.get_by_role("dialog").get_by_label("Who may come").select_option("public")
    host.get_by_role("dialog").get_by_role("button", name="Make the table").click()
    expect(host.get_by_text("Waiting for players")).to_be_visible()
    watcher = visit(server)
    lobby = watcher.get_by_role("region", name="Open tables")
    lobby.get_by_label("Game", exact=True).select_option("citrus")
    expect(watcher.get_by_text("Nobody waits at the moment")).to_be_visible()
    lobby.get_by_label("Game", exact=True).select_option("chicoree")
    expect(watcher.get_by_text("1 of 2 seats free")).to_be_visible()
    guest = visit(server)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("main[data-turn]")).to_have_attribute("data-turn", TURN)
    watcher.get_by_role("link", name="Watch").click()
    expect(watcher.locator("main[data-turn]")).to_have_attribute("data-turn", "others")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_axe_finds_nothing_and_nothing_is_cut_off_in_german(
    server: str, visit: Visit, theme: str, screen: str
) -> None:
    options = PHONE if screen == "phone" else {}
    page = visit(server, locale="de", color_scheme=theme, bypass_csp=True, **options)
    expect(page.get_by_role("button", name="Jetzt spielen")).to_have_count(2)
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for way in ("Ein Bildschirm", "Per Link einladen"):
        page.get_by_role("button", name=way).first.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text("Varianten und Optionen").click()
        assert not violations(page)
        assert dialog.evaluate("it => it.scrollWidth <= it.clientWidth")
        page.keyboard.press("Escape")

"""The first page: one click into a game, one screen, tables by link, lists, axe, German on a phone."""

import re
import time
from collections.abc import Callable
from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from tests.e2e.axe import in_both_themes, violations
from tests.e2e.conftest import patient
from tests.e2e.hands import PHONE, ask, move, outside
from tests.waiting import wait_for

Visit = Callable[..., Page]
PLAY = {"en": "Play", "fr": "Jouer", "it": "Gioca", "de": "spielen"}
TURN = re.compile("yours|others")
DAY = 86_400


@pytest.mark.parametrize(("game", "language"), list(zip(cycle(["Citrus", "Chicorée"]), PLAY)))
def test_one_click_starts_a_game_against_bots(server: str, visit: Visit, game: str, language: str) -> None:
    page = visit(server, locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    if game != "Citrus":
        page.get_by_role("radio", name=game).check(force=True)
    page.get_by_role("button", name=re.compile(f"{PLAY[language]}.*{game}|{game}.*{PLAY[language]}")).click()
    expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", TURN)
    page.goto(server)
    mine = page.get_by_role("region").filter(has=page.locator("#mine-title")).locator("li a")
    expect(mine).to_have_count(1)
    mine.click()
    expect(page.locator("main[data-turn]")).to_be_visible()


def test_a_game_alone_is_set_up_and_the_choice_is_remembered(server: str, visit: Visit) -> None:
    """Two players begin with the short board; a bot has one name in the form, at the table and in lists."""
    page = visit(server, bypass_csp=True)
    alone = page.get_by_role("region", name="Play alone")
    long_board = alone.get_by_role("radio", name="Long board")
    expect(long_board).to_be_checked()
    alone.get_by_role("radio", name="1", exact=True).check(force=True)
    expect(alone.get_by_role("radio", name="Short board")).to_be_checked()
    bot = alone.get_by_role("group", name="Bot Practised 2")
    expect(bot).to_contain_text("A good opponent for an ordinary evening.")
    bot.get_by_role("radio", name="Novice").check(force=True)
    expect(alone.get_by_role("group", name="Bot Novice 2")).to_contain_text("overlooks much")
    assert not violations(page)
    with page.expect_request("**/api/tables") as asked:
        alone.get_by_role("button", name="Play Citrus against a bot").click()
    body = asked.value.post_data_json
    assert body["options"] == {"short": "yes"}
    assert body["seats"][1:] == [{"kind": "bot", "level": "novice"}]
    expect(page.get_by_text("Bot Novice 2").first).to_be_visible()
    page.goto(server)
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("Bot Novice 2")
    expect(alone.get_by_role("button", name="Play Citrus against a bot")).to_be_visible()
    expect(alone.get_by_role("group", name="Bot Novice 2")).to_be_visible()
    alone.get_by_role("radio", name="Chicorée").check(force=True)
    expect(alone.get_by_role("radio", name="50 rounds")).to_be_checked()
    expect(alone.get_by_role("button", name="Play Chicorée against 2 bots")).to_be_visible()


def test_on_a_phone_ones_tables_come_first_and_abandoned_ones_can_be_put_away(
    server: str, visit: Visit
) -> None:
    ada, bo = visit(server, locale="en", **PHONE), visit(server)
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        ask(page, "/api/me", {"name": name})
    body = {"game": "citrus", "players": 2, "options": {"first": "2"}, "visibility": "unlisted"}
    table = ask(ada, "/api/tables", body)["table"]["id"]
    ask(bo, f"/api/tables/{table}/join", {})
    for page in (ada, bo):
        page.goto(f"{server}/{table}")  # each adds to the luck, and the game begins
    expect(bo.locator("main[data-turn=yours]")).to_be_visible()
    ada.clock.set_fixed_time(time.time() + 9 * DAY + 60)
    ada.goto(server)
    mine = ada.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("Bo to move for 9 days")
    tops = (
        "all => all.map((each) => [each.getBoundingClientRect().top, each.getAttribute('aria-labelledby')])"
    )
    assert min(ada.locator("main section").evaluate_all(tops))[1] == "mine-title"
    mine.get_by_role("button", name="Put this table away").tap()
    expect(mine.locator("li a")).to_have_count(0)
    ada.reload()
    mine.get_by_role("button", name="Show the one put away").tap()
    expect(mine.get_by_role("link", name="Continue")).to_be_visible()
    move(bo, Random(1))  # something has happened there: the table is back by itself
    ada.reload()
    expect(mine.get_by_role("link", name="Continue")).to_be_visible()


def test_one_screen_for_three_with_names_and_an_option(server: str, visit: Visit) -> None:
    page = visit(server)
    page.get_by_role("button", name="One screen").click()
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
    page = patient(chromium.new_page())  # of its own: the console tells of the refusal too
    page.goto(server)
    page.get_by_role("button", name="One screen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of Player 2").fill("Player 1")
    with page.expect_response("**/api/tables") as asked:
        dialog.get_by_role("button", name="Start").click()
    assert not asked.value.ok
    expect(dialog.get_by_role("alert")).to_be_visible()
    expect(dialog.get_by_label("Name of Player 2")).to_have_value("Player 1")
    page.close()


def test_a_name_is_kept_although_an_older_answer_comes_late(server: str, visit: Visit) -> None:
    """What was asked for before the name was kept says that there is none."""
    page, asked = visit(outside(server)), 0
    late: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        nonlocal asked
        asked += route.request.method == "GET"
        if route.request.method == "GET" and asked > 1:  # the first is asked by whoever draws the page
            late.append((route, route.fetch()))
        else:
            route.continue_()

    page.route("**/api/me", hold)
    page.goto(server)
    page.get_by_label("Your name").fill("Ada")
    # Playwright hands over what came meanwhile only while something is asked of the page.
    wait_for(lambda: page.title() and late, "nobody asks who is here")
    keep = page.get_by_role("button", name="Keep")
    keep.click()
    expect(keep).to_have_count(0)
    for route, answer in late:
        with page.expect_response("**/api/me"):
            route.fulfill(response=answer)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert not keep.count()


@pytest.mark.parametrize("visibility", ["unlisted", "public", "private"])
def test_a_guest_comes_by_the_link(server: str, visit: Visit, visibility: str) -> None:
    host = visit(server)
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Keep").click()
    expect(host.get_by_role("button", name="Keep")).to_have_count(0)
    host.get_by_role("button", name="Invite by link").click()
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


@pytest.mark.empty_server
def test_sitting_down_from_the_list_and_watching(server: str, visit: Visit) -> None:
    host = visit(server)
    host.get_by_role("button", name="Invite by link").click()
    host.get_by_role("dialog").get_by_label("Game").first.select_option("chicoree")
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


@pytest.mark.empty_server
@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_axe_finds_nothing_and_nothing_is_cut_off_in_german(server: str, visit: Visit, screen: str) -> None:
    options = PHONE if screen == "phone" else {}
    page = visit(server, locale="de", bypass_csp=True, **options)
    expect(page.get_by_role("button", name="Citrus gegen 2 Bots spielen")).to_be_visible()
    assert not in_both_themes(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for way in ("Ein Bildschirm", "Per Link einladen"):
        page.get_by_role("button", name=way).first.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text("Varianten und Optionen").click()
        assert not in_both_themes(page)
        assert dialog.evaluate("it => it.scrollWidth <= it.clientWidth")
        page.keyboard.press("Escape")

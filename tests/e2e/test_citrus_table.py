"""The Citrus table in a real browser against the real server."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import Server
from tests.e2e.hands import (
    PHONE,
    ask,
    move,
    outside,
    play_on,
    play_on_by_keys,
    seat_against_bots,
    seat_late,
    seen,
    turn_of,
    watch,
)
from tests.waiting import wait_for

Visit = Callable[..., Page]
pytestmark = pytest.mark.motion
COUNTED = ["Fincas left open", "Last harvest", "Horses", "Unused tiles"]
COUNTING = 'visible(".card.now h2").map((title) => title.lastChild.textContent.trim())'


def test_the_last_turns_against_a_bot_and_the_end(server: str, visit: Visit) -> None:
    """A whole game by clicks is walked in test_walk.py."""
    page = visit(outside(server))
    seat_late(page, "citrus", "citrus-turn", players=2, left=4)
    assert play_on(page, Random(1))
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins|share the victory"))
    result = page.get_by_role("region", name="Result").locator("ol.panel > li")
    expect(result).to_have_count(2)
    scores = result.locator("strong").all_inner_texts()
    track = page.get_by_role("img", name=re.compile("^Score track: "))
    assert re.findall(r"-?\d+(?=,|$)", track.get_attribute("aria-label") or "") == scores
    while True:  # until the workers have walked
        where = "all => all.map((it) => it.getBoundingClientRect().left)"
        behind, ahead = track.locator(".marker").evaluate_all(where)
        if (behind < ahead) == (scores[0] != scores[1]):
            break
        page.wait_for_timeout(50)
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible()
    # Where the points of both came from.
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2)
    assert all(re.fullmatch("points?", unit) for unit in page.locator(".over .unit").all_inner_texts())
    watch(page, COUNTING)  # each part is there for a second or so
    page.get_by_role("button", name="Count again").click()
    wait_for(lambda: seen(page) == COUNTED, "not counted part by part")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Share picture").click()
    assert picture.value.suggested_filename == "terroir-citrus.png"
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("main[data-n]")).to_have_attribute("data-n", "0")
    page.goto(server)
    mine = page.get_by_role("region", name="Your tables")
    ended = mine.get_by_role("listitem").filter(has_text="ended").get_by_role("link", name="Replay")
    expect(ended).to_have_attribute("href", re.compile("^/replay/"))


def test_a_whole_game_by_keyboard_alone(server: str, visit: Visit) -> None:
    page = visit(outside(server), reduced_motion="reduce")
    seat_against_bots(page, short="yes")
    assert play_on_by_keys(page) > 30
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_two_people_in_two_browsers_see_the_same_game(server: str, visit: Visit) -> None:
    """One makes a table, the other comes by the link; they play some turns and see the same scores."""
    ada, bo = visit(outside(server)), visit(outside(server))
    ask(ada, "/api/me", {"name": "Ada"})
    ask(bo, "/api/me", {"name": "Bo"})
    body = {"game": "citrus", "players": 2, "options": {"short": "yes"}, "visibility": "unlisted"}
    table = ask(ada, "/api/tables", body)["table"]["id"]
    for page in (ada, bo):
        page.goto(f"{server}/{table}")
    bo.get_by_role("button", name="Sit down").click()
    expect(ada.locator("[data-space]").first).to_be_attached()
    expect(bo.locator("[data-space]").first).to_be_attached()
    luck = Random(2)
    for _ in range(12):
        here = ada if turn_of(ada, bo) == 0 else bo
        move(here, luck)

    def scores(page: Page) -> list[str]:
        return sorted(page.locator(".mat strong, .opponent strong").all_inner_texts())

    wait_for(lambda: scores(ada) == scores(bo), "they see different scores")
    ada.get_by_placeholder("Say something").fill("hello Bo")
    ada.get_by_role("button", name="Send").click()
    expect(bo.get_by_role("log")).to_contain_text("hello Bo")


def test_a_table_is_connected_to_once(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    seat_against_bots(page, first="1")
    page.locator(".tag.can").first.hover()  # the seat was told, and drawn
    page.wait_for_timeout(300)
    assert len(sockets) == 1


def test_a_refused_click_says_which_rule_and_the_way_out(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    seat_against_bots(page, first="1")
    page.locator(".tag.can").first.click()
    page.locator(".button.go").click()
    expect(page.get_by_role("radiogroup")).to_be_visible()
    page.locator('[data-space="e8"]').click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("C-P2")
    refusal.get_by_role("button", name=re.compile("Nearest")).click()
    expect(page.locator(".button.go")).to_contain_text("Build on")
    expect(refusal).not_to_be_visible()


def test_undo_and_restart_take_back(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    seat_against_bots(page, first="1")
    page.locator(".tag.can").last.click()
    page.locator(".button.go").click()
    hand = page.get_by_role("radiogroup").get_by_role("radio")
    expect(hand.first).to_be_visible()
    held = hand.count()
    page.locator("[data-space].can").first.click()
    expect(page.locator(".button.go")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[data-tile]")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator("[data-tile]")).to_have_count(0)
    assert hand.count() == held
    page.get_by_role("button", name="Restart turn").click()
    expect(hand.first).not_to_be_visible()
    expect(page.locator(".tag.can").first).to_be_visible()


def test_a_tile_can_be_dragged_to_its_space(server: str, visit: Visit) -> None:
    page = visit(outside(server))
    seat_against_bots(page, first="1")
    page.locator(".tag.can").first.click()
    page.locator(".button.go").click()
    page.get_by_role("radio").first.drag_to(page.locator("[data-space].can").nth(2))
    expect(page.locator(".button.go")).to_contain_text("Build on")


def test_a_server_that_was_away_finds_its_players_again(own_server: Server, visit: Visit) -> None:
    """A move that is sent while nobody hears it is made when the server is back, once."""
    page = visit(own_server.address)
    seat_against_bots(page, first="1")
    page.locator(".tag.can").last.click()
    page.locator(".button.go").click()
    page.locator("[data-space].can").first.click()
    own_server.stop()
    lost = page.get_by_role("alert").filter(has_text="No connection")
    expect(lost).to_be_visible()
    page.locator(".button.go").click()
    expect(lost).to_contain_text("What you chose is kept")
    own_server.start()
    expect(page.locator("[data-tile]")).to_have_count(1)
    expect(lost).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("[data-tile]")).to_have_count(0)


def test_a_phone_is_enough(server: str, visit: Visit) -> None:
    """A turn by touch: the market is a sheet, the board stands, nothing sticks out."""
    page = visit(outside(server), **PHONE)
    seat_against_bots(page, first="1")
    page.get_by_role("button", name="Choose a line").tap()
    page.locator(".tag.can").first.tap()
    page.get_by_role("dialog").locator(".button.go").tap()
    expect(page.get_by_role("dialog")).not_to_be_visible()
    spaces = page.locator("[data-space].can")
    while spaces.count():
        before = page.locator("main").get_attribute("data-n") or ""
        spaces.first.tap()
        page.locator(".dock .button.go").tap()
        expect(page.locator("main")).not_to_have_attribute("data-n", before)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


@pytest.mark.parametrize("language, turn", [("fr", "À vous"), ("de", "Du bist dran"), ("it", "Tocca a te")])
def test_the_table_speaks(server: str, visit: Visit, language: str, turn: str) -> None:
    page = visit(outside(server), locale=language, **PHONE)
    seat_against_bots(page, first="1")
    expect(page.get_by_role("heading", level=1)).to_contain_text(turn)
    assert page.evaluate("document.documentElement.lang") == language
    cut = page.evaluate(
        "[...document.querySelectorAll('button, h1, h2')].filter((e) => e.offsetWidth"
        " && e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
    )
    assert not cut


def test_with_less_motion_nothing_travels(server: str, visit: Visit) -> None:
    page = visit(outside(server), reduced_motion="reduce")
    seat_against_bots(page, first="1")
    page.locator(".tag.can").first.click()
    page.locator(".button.go").click()
    page.locator("[data-space].can").first.click()
    expect(page.locator(".button.go")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("[data-tile]")).to_have_count(1)
    assert page.locator(".effect").count() == 0


def test_one_screen_for_two(server: str, visit: Visit) -> None:
    """Hot-seat: the table turns to whoever is to act, in their colour."""
    page = visit(outside(server))
    ask(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    body = {"game": "citrus", "players": 2, "seats": seats, "hot_seat": True}
    made = ask(page, "/api/tables", {**body, "options": {"first": "1", "short": "yes"}})["table"]
    page.goto(f"{server}/{made['id']}")
    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text("Your turn, Ada")
    luck = Random(3)
    while "Ada" in title.inner_text():
        move(page, luck)
    expect(title).to_contain_text("Your turn, Bo")
    expect(page.locator("html")).to_have_class(re.compile("you-2"))

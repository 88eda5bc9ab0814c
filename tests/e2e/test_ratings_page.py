"""Ratings and people's pages: what a game did to them, what others see, what one keeps to oneself."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.axe import violations
from tests.e2e.hands import PHONE
from tests.server.people import QUICK, Guest
from tests.waiting import wait_for

Visit = Callable[..., Page]
pytestmark = pytest.mark.empty_server
GAME = "chicoree"


def play(anna: Guest, bert: Guest) -> str:
    """A rated game that Anna gives up once both have moved."""
    table = anna.table(GAME, options=QUICK[GAME])
    bert.sit(table)
    seats, moved, luck = [anna.look(table), bert.look(table)], set[int | None](), Random(1)
    while len(moved) < 2:
        for seat in seats:
            seat.sync()
            if seat.state["choices"]:
                seat.until(seat.play(luck.choice(seat.actions()))["n"])
                moved.add(seat.seat)
    seats[0].ask("concede", seat=seats[0].seat)
    wait_for(lambda: anna.get(f"/api/ratings/{GAME}")["you"], "the game was not counted")
    return table


def test_a_game_is_on_both_pages_and_others_see_what_they_may(server: str, visit: Visit) -> None:
    anna, bert = Guest(server, "Anna"), Guest(server, "Bert")
    table = play(anna, bert)
    page = visit(f"{server}/ratings", locale="de", bypass_csp=True, **PHONE)
    expect(page.get_by_role("row", name="Bot, Meister")).to_have_count(2)
    assert not violations(page)

    page.context.add_cookies([{"name": "terroir", "value": anna.http.cookies["terroir"], "url": server}])
    page.goto(f"{server}/me")
    expect(page.get_by_role("heading", name="Deine Partien")).to_be_visible()
    expect(page.get_by_text("vorläufig")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Verloren")).to_contain_text("−")
    assert not violations(page)
    shown = page.get_by_label("Mit wem ich spiele")
    with page.expect_response("**/api/me/privacy"):
        shown.uncheck()

    page.goto(f"{server}/{table}")
    expect(page.get_by_text("Deine Wertung: ")).to_be_visible()
    assert not violations(page)

    stranger = visit(f"{server}/people/{anna.id}", bypass_csp=True)
    expect(stranger.get_by_role("heading", name="Latest games")).to_be_visible()
    expect(stranger.get_by_role("heading", name="Opponents")).to_have_count(0)
    assert not violations(stranger)
    stranger.get_by_role("link", name="All ratings").click()
    expect(stranger.get_by_role("heading", name="Ratings")).to_be_visible()


def test_games_that_are_counted_later_come_onto_the_page_by_themselves(server: str, visit: Visit) -> None:
    anna, bert = Guest(server, "Anna"), Guest(server, "Bert")
    play(anna, bert)
    asked: list[bool] = []

    def answer(route: Route) -> None:
        """As a server does that has much to count: at first nothing is known of where points came from."""
        response = route.fetch()
        body = response.json()
        body["counting"] = not asked
        sources = {} if not asked else {"sales": 7.0}
        body["games"][0]["points"] = {"average": 7.0, "best": 7, "sources": sources, "of": len(sources)}
        asked.append(True)
        route.fulfill(response=response, json=body)

    page = visit(server)
    page.route(f"**/api/people/{anna.id}", answer)
    page.goto(f"{server}/people/{anna.id}")
    expect(page.get_by_role("heading", name="Latest games")).to_be_visible()
    expect(
        page.get_by_role("heading", name="Where points came from, on average over one game")
    ).to_be_visible()
    assert len(asked) == 2, "what is known is not asked for again"

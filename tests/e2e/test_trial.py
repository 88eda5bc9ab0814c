"""Quarrels set up by clicks and shared by a link; a moment of a finished game that is tried again."""

import re
from base64 import urlsafe_b64decode
from collections.abc import Callable
from zlib import decompress

from playwright.sync_api import Page, expect

from terroir.bots.playing import play
from terroir.core.record import parse
from terroir.core.registry import load
from terroir.core.replay import from_match, replay
from tests.e2e.axe import violations
from tests.e2e.hands import PHONE, ask, outside
from tests.waiting import wait_for

Visit = Callable[..., Page]
TRIED = "[data-lines]"


def shared(page: Page) -> str:
    """What the address keeps: it is packed some time after it is shown."""
    code = str(page.evaluate("location.hash.slice(1)"))
    return decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), -15).decode()


def test_a_quarrel_is_set_up_by_clicks_judged_and_shared_by_a_link(server: str, visit: Visit) -> None:
    page = visit(f"{server}/quarrel", bypass_csp=True)
    page.get_by_role("button", name="Set up").click()
    page.locator("input[name=turn]").first.check()
    expect(page.locator("input[name=turn]").first).to_be_checked()
    page.locator("select:has(option[value='2'])").last.select_option("2")
    page.locator("[data-space=c6]").click()  # beside the Finca on A
    expect(page.locator("[data-space=c6]")).to_have_attribute("aria-label", "c6: lemon, player 2")
    page.locator("[data-hand]").click()
    expect(page.get_by_role("button", name="Take lemon from the hand")).to_be_visible()
    page.get_by_label("What is the question?").fill("A second lemon?")
    assert not violations(page)
    page.get_by_role("button", name="Try it").click()
    page.locator("[data-space=b5]").click()
    expect(page.get_by_role("alert")).to_contain_text("C-P4")
    assert not violations(page)
    page.get_by_role("button", name="Keep this ruling").click()
    expect(page.locator(TRIED)).to_contain_text("refused 1 place lemon b5 by C-P4")
    page.get_by_role("button", name="Share and text").click()
    link = page.get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile("/quarrel#"))
    expect(page.get_by_label("The same as a scenario")).to_have_value(re.compile("refused 1 place lemon b5"))
    other = visit(link.input_value(), locale="de")
    expect(other.get_by_role("alert")).to_contain_text("C-P4")
    expect(other.locator("body")).to_contain_text("A second lemon?")
    other.locator("[data-space=d5]").click()
    other.goto(f"{server}/quarrel#nonsense")
    other.reload()
    expect(other.get_by_role("alert")).to_contain_text("nicht lesbar")


def test_a_bad_text_is_refused_with_its_line_and_a_good_one_is_tried(server: str, visit: Visit) -> None:
    page = visit(f"{server}/quarrel", locale="fr", bypass_csp=True, **PHONE)
    page.get_by_role("button", name="À partir d’un texte ou d’un fichier").tap()
    text = page.get_by_label("La même chose en scénario")
    text.fill("game chicoree\ntitle x\nposition\n  players 3\n  seat 1 hand=melon\n")
    page.get_by_role("button", name="Prendre ce texte").tap()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Ligne 5")
    text.fill("game chicoree\ntitle x\nposition\n  players 3\n  seat 1 hand=fire\n")
    page.get_by_role("button", name="Prendre ce texte").tap()
    expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", "yours")
    assert not violations(page)
    page.get_by_role("button", name="Menu").tap()
    expect(page.locator(TRIED)).to_be_visible()
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"


def test_a_finished_game_is_tried_again_finished_by_bots_and_played_on(server: str, visit: Visit) -> None:
    page = visit(outside(server), bypass_csp=True)
    ask(page, "/api/me", {"name": "Ada"})
    match = play(load("chicoree"), ["greedy"] * 2, 3, {"rounds": "12"})
    text = from_match(match, ["Ada", "Bo"]).to_text()
    record = ask(page, "/api/records", {"text": text})["id"]
    page.goto(f"{server}/replay/{record}?ply=0")
    page.get_by_role("link", name="Try it again").click()
    expect(page).to_have_url(re.compile(rf"/{record}/try\?at=0#"))
    bar = page.locator(TRIED)
    page.get_by_role("button", name="Chances").click()
    expect(page.locator(".chances b")).to_have_count(2)
    page.get_by_label("Luck").select_option("hand")
    page.locator(".button.go:visible:enabled", has_text=re.compile("[Dd]raw")).first.click()
    page.get_by_role("group", name="What comes?").get_by_role("button").first.click()
    expect(bar).to_have_attribute("data-lines", re.compile("[23]"))
    page.get_by_role("group", name="What comes?").get_by_role("button").first.click()
    expect(page.locator("main[data-turn]")).to_be_visible()
    expect(bar).to_contain_text("= card")
    wait_for(lambda: "= card" in shared(page), "the address does not keep what came")
    page.reload()
    expect(bar).to_contain_text("= card")
    bar.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("list", name="Other ways").get_by_role("button")).to_have_count(1)
    page.get_by_role("button", name="Finish 100 times").click()
    page.get_by_role("button", name="Let them play").click()
    expect(page.locator("[data-games='100']")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share and text").click()
    with page.expect_download() as handed:
        page.get_by_role("button", name="Export with the record").click()
    kept = handed.value.path().read_text("utf-8")
    assert "# After step 0:" in kept and "# 1 draw" in kept.replace("# 2 draw", "# 1 draw")
    replay(parse(kept), load("chicoree"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/[0-9A-Za-z]{12}$"))
    expect(page.locator("main[data-turn]")).to_be_visible()

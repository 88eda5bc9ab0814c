"""The rules to read in the browser: every rule under its id, four languages, links, search, axe, a phone."""

import json
import re
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import seat_against_bots

Visit = Callable[..., Page]
RULINGS = {
    "en": "Our ruling",
    "fr": "Notre décision",
    "it": "La nostra decisione",
    "de": "Unsere Entscheidung",
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", ["citrus", "chicoree"])
def test_every_rule_has_its_place_and_its_words_in_four_languages(
    server: str, visit: Visit, game: str
) -> None:
    with urlopen(f"{server}/api/games/{game}/rules") as answer:
        rules = json.load(answer)["rules"]
    for language, ruling in RULINGS.items():
        page = visit(f"{server}/rules/{game}", locale=language)
        expect(page.locator("article")).to_have_count(len(rules))
        assert page.locator("article").evaluate_all("all => all.map(each => each.id)") == [
            r["id"] for r in rules
        ]
        expect(page.locator(".ruling")).to_have_count(sum(rule["ruling"] for rule in rules))
        expect(page.locator(".ruling b").first).to_have_text(ruling)
        assert not re.search(
            r"\b(rule|section|picture|title)-?[\w-]*\.(text|ruling)|section-", page.inner_text("main")
        )
        expect(page.locator("figcaption")).to_have_count(1)
        page.context.close()


def test_a_refusal_leads_to_the_rule_it_names(server: str, visit: Visit) -> None:
    page = visit(server)
    seat_against_bots(page, first="1")
    page.locator(".tag.can").first.click()
    page.locator(".button.go").click()
    page.locator('[data-space="e8"]').click()
    named = page.get_by_role("alert").locator("a")
    with page.context.expect_page() as opened:
        named.click()
    rule = named.inner_text()
    expect(opened.value.locator(f"article#{rule}.asked")).to_be_in_viewport()


def test_links_between_rules_and_the_search(server: str, visit: Visit) -> None:
    page = visit(f"{server}/rules/citrus")
    page.locator("article#C-P4 p a", has_text="C-V2").click()
    expect(page.locator("article#C-V2.asked")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("different FRUIT bridge")
    expect(page.locator("article#C-P4")).to_be_visible()
    expect(page.locator("article#C-S1")).to_have_count(0)
    page.get_by_role("searchbox").fill("submarine")
    expect(page.get_by_text("No rule says that.")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["citrus", "chicoree"])
def test_axe_finds_nothing_and_nothing_is_cut_off_in_german_on_a_phone(
    server: str, visit: Visit, game: str, theme: str
) -> None:
    for screen in ({}, PHONE):
        page = visit(f"{server}/rules/{game}", locale="de", color_scheme=theme, bypass_csp=True, **screen)
        expect(page.locator("article").first).to_be_visible()
        assert not violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

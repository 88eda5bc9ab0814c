"""The rules to read in the browser: every rule under its id, four languages, links, search, axe, a phone."""

import json
import re
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.cut import cut_off
from tests.e2e.hands import PHONE, outside, seat_against_bots

Visit = Callable[..., Page]
RULINGS = {
    "en": "Our ruling",
    "fr": "Notre décision",
    "it": "La nostra decisione",
    "de": "Unsere Entscheidung",
}
COME_NEAR = """async () => {
    for (let one, tries = 0; (one = document.querySelector("[data-drawn=false]")) && tries < 5000; tries++) {
        one.scrollIntoView();
        await new Promise(requestAnimationFrame);
    }
}"""
"""Pictures are drawn when somebody comes near them."""


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
        expect(page.locator("figcaption.caption")).to_have_count(1)
        page.context.close()


def test_a_refusal_leads_to_the_rule_it_names(server: str, visit: Visit) -> None:
    page = visit(outside(server))
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
    page.locator("article#C-P4 p a", has_text="C-V2").press("Enter")
    expect(page.locator("article#C-V2.asked")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("different FRUIT bridge")
    expect(page.locator("article#C-P4")).to_be_visible()
    expect(page.locator("article#C-S1")).to_have_count(0)
    page.get_by_role("searchbox").fill("submarine")
    expect(page.get_by_text("No rule says that.")).to_be_visible()


@pytest.mark.parametrize("game", ["citrus", "chicoree"])
def test_axe_finds_nothing_and_nothing_is_cut_off_in_german_on_a_phone(
    server: str, visit: Visit, game: str
) -> None:
    for screen, theme in (({}, "light"), (PHONE, "dark")):
        page = visit(f"{server}/rules/{game}", locale="de", color_scheme=theme, bypass_csp=True, **screen)
        expect(page.locator("article").first).to_be_visible()
        assert not violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("game", "pictures"), [("citrus", 56), ("chicoree", 38)])
def test_every_example_is_drawn_and_nothing_is_cut_in_four_languages(
    server: str, visit: Visit, game: str, pictures: int
) -> None:
    """On the narrowest phone: what fits there fits everywhere."""
    page = visit(f"{server}/rules/{game}", viewport={"width": 320, "height": 2400})
    expect(page.locator("[data-example]")).to_have_count(pictures)
    for way in ("/quarrel", f"/made/{game}"):
        expect(page.locator(f".about a[href='{way}']")).to_be_visible()
    expect(page.locator("[data-turn]")).to_have_count(6)
    page.evaluate(COME_NEAR)
    expect(page.locator("[data-example][data-drawn=false]")).to_have_count(0)
    assert page.locator("[data-example] figure").count() > pictures
    page.get_by_role("button", name="Settings").click()
    for language in RULINGS:
        page.locator("dialog select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert not cut_off(page)
        said = page.locator("[data-example] figure [role=img]").evaluate_all(
            "all => all.map(each => each.ariaLabel)"
        )
        assert all(text and not re.fullmatch(r"[\w.-]+", text) for text in said), "words are missing"


def test_an_example_is_tried_by_keys_alone_and_refuses_with_its_rule(server: str, visit: Visit) -> None:
    page = visit(f"{server}/rules/citrus#C-P4", bypass_csp=True)
    example = page.locator('[data-example="p4-road"]')
    example.get_by_role("button", name="Try it").focus()
    page.keyboard.press("Enter")
    expect(example.get_by_role("grid")).to_be_visible()
    expect(example.locator(".can:focus")).to_have_attribute("data-space", "a5")
    example.locator('[data-space="a2"]').focus()
    page.keyboard.press("Enter")
    refusal = example.get_by_role("alert")
    expect(refusal).to_contain_text("road space b3 already has a lemon")
    expect(refusal.locator("a")).to_have_text("C-P4")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    example.get_by_role("radio", name="orange").click()
    example.locator('[data-space="a2"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(example.locator('[data-tile="a2"]')).to_be_visible()
    example.get_by_role("button", name="Start again").click()
    expect(example.locator('[data-tile="a2"]')).to_have_count(0)
    example.get_by_role("button", name="Close").click()
    expect(example.get_by_role("button", name="Try it")).to_be_focused()


def test_an_example_of_cards_is_tried(server: str, visit: Visit) -> None:
    page = visit(f"{server}/rules/chicoree#K-T3", bypass_csp=True, locale="de")
    example = page.locator('[data-example="t3-shops-wait"]')
    example.get_by_role("button", name="Ausprobieren").click()
    example.locator('[data-card="shop"]').click()
    expect(example.get_by_role("alert").locator("a")).to_have_text("K-T3")
    assert not violations(page)
    for card in ("harvest", "shop"):
        example.locator(f'[data-card="{card}"]').click()
        example.locator(".decide .button.go").click()
        expect(example.locator(f'[data-panel="row"] [data-piece="card {card}"]')).to_be_visible()


def test_the_search_finds_words_of_every_language(server: str, visit: Visit) -> None:
    page = visit(f"{server}/rules/citrus")
    box = page.get_by_role("searchbox")
    for typed, rule in (
        ("Brücken", "C-A4"),
        ("cavalli selvaggi", "C-M2"),
        ("recoltes", "C-H1"),
        ("bridge", "C-A4"),
    ):
        box.fill(typed)
        expect(page.locator(f"article#{rule}")).to_be_visible()
        expect(page.locator("article#C-S5")).to_have_count(0)


@pytest.mark.parametrize("game", ["citrus", "chicoree"])
def test_the_rules_are_printed_on_one_page(server: str, visit: Visit, game: str) -> None:
    for language in RULINGS:
        page = visit(f"{server}/rules/{game}", locale=language, color_scheme="dark")
        expect(page.locator("[data-turn]")).to_have_count(6)
        printed = page.pdf(prefer_css_page_size=True, print_background=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
        page.emulate_media(media="print")
        expect(page.locator(".summary")).to_be_visible()
        expect(page.locator("article").first).to_be_hidden()
        page.context.close()

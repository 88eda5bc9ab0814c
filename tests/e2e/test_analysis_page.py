"""The page of an analysis: worked out while one looks, walked by keys and links, and read aloud."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from terroir.bots.playing import play
from terroir.core.registry import load
from terroir.core.replay import from_match
from tests.e2e.axe import violations
from tests.e2e.conftest import Server, patient
from tests.e2e.cut import cut_off
from tests.e2e.hands import PHONE, ask

Visit = Callable[..., Page]
OPTIONS = {"citrus": {"short": "yes"}, "chicoree": {"rounds": "4"}}


@dataclass(frozen=True)
class Kept:
    """A server that keeps a finished game of each kind, and has analysed them."""

    address: str
    ids: dict[str, str]

    def at(self, game: str, query: str = "") -> str:
        return f"{self.address}/analysis/{self.ids[game]}{query}"


@pytest.fixture(scope="module")
def kept(built: None, tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Kept]:
    running = Server(tmp_path_factory.mktemp("analyses"))
    page = patient(chromium.new_page())
    page.goto(running.address)
    ask(page, "/api/me", {"name": "Ada"})
    ids = {}
    for game, options in OPTIONS.items():
        match = play(load(game), ["random", "beam"], 4, options)
        text = from_match(match, ["Ada", "Bo"]).to_text()
        ids[game] = ask(page, "/api/records", {"text": text})["id"]
        # Whoever asks sees how far it has come, and then the page.
        page.goto(f"{running.address}/analysis/{ids[game]}")
        expect(
            page.get_by_role("progressbar").or_(page.get_by_role("heading", name="Moments"))
        ).to_be_visible()
        expect(page.get_by_role("heading", name="Moments")).to_be_visible(timeout=300_000)
    page.close()
    yield Kept(running.address, ids)
    running.stop()


def shown(page: Page) -> int:
    """The turn on the board, from 1."""
    board = page.locator("[data-now]")
    expect(board.locator(".scene > *").first).to_be_visible()
    return int(board.get_attribute("data-now") or 0) + 1


@pytest.mark.compiled
def test_turns_and_moments_by_keys_and_links_and_the_address_keeps_them(kept: Kept, visit: Visit) -> None:
    page = visit(kept.at("citrus", "?turn=3"))
    assert shown(page) == 3
    page.keyboard.press("ArrowRight")
    assert shown(page) == 4
    expect(page).to_have_url(re.compile("turn=4"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert shown(page) == 2
    moments = page.locator("section.moments a")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("section.moments a[aria-current]")).to_have_count(1)
    marked = shown(page)
    page.reload()
    assert shown(page) == marked, "a link opens it at its moment"
    moments.last.click()
    expect(moments.last).to_have_attribute("aria-current", "true")
    page.locator("section.coach a").first.click()
    expect(page).to_have_url(re.compile(r"turn=\d+&seat=1"))
    practise = page.get_by_role("link", name="Practise this").first
    assert re.search(r"/try\?at=\d+$", practise.get_attribute("href") or "")
    assert page.get_by_role("heading", level=2, name=f"Turn {shown(page)}, ").count() == 1


@pytest.mark.compiled
def test_a_slip_is_shown_in_words_and_on_the_board_and_chances_in_a_table(kept: Kept, visit: Visit) -> None:
    page = visit(kept.at("citrus"))
    turns = page.request.get(f"{kept.address}/api/records/{kept.ids['citrus']}/analysis").json()["analysis"][
        "turns"
    ]
    built = [n for n, one in enumerate(turns) if one["flag"] and any(a["space"] for a in one["better"])]
    assert built, "a player by chance makes mistakes"
    page.goto(kept.at("citrus", f"?turn={built[0] + 1}"))
    shown(page)
    expect(page.get_by_text("Better", exact=True)).to_be_visible()
    assert page.locator("[data-played], [data-better]").count()
    rows = page.locator("section.chances table tbody tr")
    assert rows.count() == len(turns)
    expect(rows.nth(built[0])).to_contain_text(re.compile(r"\d+ %, between \d+ and \d+"))
    share = round(100 * turns[built[0]]["chances"][0])
    expect(rows.nth(built[0]).locator("td").first).to_contain_text(f"{share} %")


@pytest.mark.compiled
def test_bids_are_weighed_and_a_deal_leads_to_its_turn(kept: Kept, visit: Visit) -> None:
    page = visit(kept.at("chicoree"))
    shown(page)
    deals = page.get_by_role("region", name="Bids and challenges")
    number = deals.get_by_role("button").first
    wanted = number.inner_text()
    number.click()
    assert shown(page) == int(wanted)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "language", "options"),
    [
        ("citrus", "fr", {"viewport": {"width": 1440, "height": 900}}),
        ("citrus", "de", PHONE | {"color_scheme": "dark"}),
        ("chicoree", "it", {"viewport": {"width": 900, "height": 1000}, "color_scheme": "dark"}),
        ("chicoree", "de", PHONE),
    ],
)
def test_nothing_is_wrong_or_cut_off_at_any_size_in_any_language(
    kept: Kept, visit: Visit, game: str, language: str, options: dict[str, object]
) -> None:
    page = visit(kept.at(game), bypass_csp=True, locale=language, **options)
    shown(page)
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not re.search(r"analysis-[a-z]|coach-[a-z]|scene-[a-z]", page.locator("main").inner_text())
    if "is_mobile" not in options and page.viewport_size["width"] > 1180:  # type: ignore[index]
        assert not cut_off(page), "where moments are no strip to be pushed along"


@pytest.mark.compiled
def test_a_stranger_reads_what_is_known(kept: Kept, visit: Visit) -> None:
    assert shown(visit(kept.at("citrus")))

"""Finished games: steps by keys, slider, log and chart, seats, export, import, fairness, a phone."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from terroir.core.fair import FairStream, commitment, stream_key
from terroir.core.game import Over
from terroir.core.play import Match
from terroir.core.registry import load
from terroir.core.replay import from_match
from terroir.core.verify import fair_tags
from tests.e2e.axe import violations
from tests.e2e.conftest import Server, patient
from tests.e2e.hands import PHONE, ask

Visit = Callable[..., Page]
pytestmark = pytest.mark.motion
NAMES = ["Ada", "Bo", "Cy"]


def played(game: str, **options: str) -> str:
    """The record of a game of three who play at random, with luck that can be checked."""
    rules, secret, nonces = load(game), bytes(range(32)), ["from Ada", "", ""]
    stream = FairStream(stream_key(secret, "elsewhere", nonces))
    match, luck = Match(rules, rules.start(3, options), stream.randbelow), Random(4)
    while not isinstance(match.pending, Over):
        seat = match.pending.seats[0]
        match.play(seat, luck.choice(match.legal(seat)))
    tags = fair_tags("elsewhere", commitment(secret, "elsewhere"), nonces, secret)
    return from_match(match, NAMES, tags).to_text()


@dataclass(frozen=True)
class Kept:
    """A server that keeps a finished game of each kind."""

    address: str
    text: dict[str, str]
    ids: dict[str, str]

    def replay(self, game: str, query: str = "") -> str:
        return f"{self.address}/replay/{self.ids[game]}{query}"


@pytest.fixture(scope="module")
def kept(built: None, tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Kept]:
    running = Server(tmp_path_factory.mktemp("replays"))
    page = patient(chromium.new_page())
    page.goto(running.address)
    ask(page, "/api/me", {"name": "Keeper"})
    text = {"citrus": played("citrus", short="yes"), "chicoree": played("chicoree")}
    ids = {game: ask(page, "/api/records", {"text": record})["id"] for game, record in text.items()}
    page.close()
    yield Kept(running.address, text, ids)
    running.stop()


def table(page: Page) -> Locator:
    return page.locator("main[data-n]")


def at(page: Page) -> int:
    return int(table(page).get_attribute("data-n") or -1)


def last(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("max") or 0)


def test_keys_slider_and_address(kept: Kept, visit: Visit) -> None:
    page = visit(kept.replay("citrus", "?ply=3"))
    expect(table(page)).to_have_attribute("data-n", "3")
    for key, n in (("ArrowRight", 4), ("ArrowLeft", 3), ("ArrowLeft", 2), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        expect(table(page)).to_have_attribute("data-n", str(n))
        expect(page).to_have_url(re.compile(rf"\?ply={n}$"))
    turns = [0]
    for key in ("Shift+ArrowRight", "PageDown", "PageDown"):
        page.keyboard.press(key)
        expect(table(page)).not_to_have_attribute("data-n", str(turns[-1]))
        turns.append(at(page))
    for key in ("PageUp", "Shift+ArrowLeft"):
        page.keyboard.press(key)
        turns.pop()
        expect(table(page)).to_have_attribute("data-n", str(turns[-1]))
    page.keyboard.press("End")
    expect(table(page)).to_have_attribute("data-turn", "over")
    assert at(page) == last(page) > 40
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(table(page)).to_have_attribute("data-n", str(last(page) - 1))
    page.reload()
    expect(table(page)).to_have_attribute("data-n", str(last(page) - 1))


def test_a_move_that_is_not_there_is_said(kept: Kept, visit: Visit) -> None:
    page = visit("about:blank")
    for asked, shown, back in (("99999", "end", "ArrowLeft"), ("-4", "start", "ArrowRight")):
        page.goto(kept.replay("citrus", f"?ply={asked}"))
        expect(page.get_by_role("alert")).to_contain_text(f"no move {asked}")
        assert at(page) == (last(page) if shown == "end" else 0)
        page.keyboard.press(back)
        expect(page.get_by_role("alert")).to_have_count(0)


def test_log_and_chart_lead_to_the_moment(kept: Kept, visit: Visit) -> None:
    page = visit(kept.replay("citrus"))
    lines = page.get_by_role("group", name="Log").get_by_role("button")
    lines.nth(10).click()
    expect(lines.nth(10)).to_have_attribute("aria-current", "step")
    told = lines.nth(10).locator(".sentence").first.inner_text()
    expect(page.locator(".transport [role=status]")).to_contain_text(told)
    chart = page.locator(".chart svg")
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] - 2, "y": 20})
    expect(table(page)).to_have_attribute("data-turn", "over")
    scores = re.search(r'\[Result "([\d ]+)"\]', kept.text["citrus"])
    assert scores
    assert page.locator(".chart tbody tr").last.locator("td").all_inner_texts() == scores[1].split()
    chart.click(position={"x": box["width"] / 2, "y": 20})
    expect(table(page)).not_to_have_attribute("data-turn", "over")
    assert abs(at(page) - last(page) / 2) <= 1


def test_it_plays_by_itself_until_paused_or_over(kept: Kept, visit: Visit) -> None:
    page = visit(kept.replay("citrus"))
    page.get_by_role("button", name="Play").click()
    expect(table(page)).not_to_have_attribute("data-n", "0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    for key in ("End", "ArrowLeft", "ArrowLeft", "Space"):
        page.keyboard.press(key)
    expect(table(page)).to_have_attribute("data-turn", "over")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_each_seat_sees_what_it_saw(kept: Kept, visit: Visit) -> None:
    page = visit(kept.replay("chicoree", "?ply=30"))
    expect(table(page)).to_have_attribute("data-n", "30")
    expect(page.get_by_role("region", name="Your cards")).to_have_count(0)
    for seat, name in ((1, "Ada"), (3, "Cy")):
        page.get_by_role("combobox", name="Seen by").select_option(name)
        mine = page.get_by_role("region", name="Your cards")
        expect(mine).to_contain_text(name)
        expect(page).to_have_url(re.compile(rf"seat={seat}&ply=30"))
        expect(page.locator(".decide")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name="Your cards")).to_contain_text("Cy")


def test_export_as_text_and_as_json(kept: Kept, visit: Visit) -> None:
    page = visit(kept.replay("citrus"))
    page.get_by_role("button", name="Export").click()
    with page.expect_download() as text:
        page.get_by_role("button", name="Record as text").click()
    assert Path(text.value.path()).read_text("utf-8") == kept.text["citrus"]
    with page.expect_download() as parts:
        page.get_by_role("button", name="Record as JSON").click()
    read = json.loads(Path(parts.value.path()).read_text("utf-8"))
    assert read["tags"]["Game"] == "citrus" and len(read["lines"]) > 100
    page.get_by_role("button", name="Copy a link to move 0").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.copied") == kept.replay("citrus", "?ply=0")


def test_the_luck_is_drawn_again_in_the_browser(kept: Kept, visit: Visit) -> None:
    page = visit(kept.replay("citrus"))
    page.get_by_role("button", name="Fair?").click()
    found = page.locator("[data-found=redrawn]")
    expect(found).to_contain_text("draws of this game were made again")
    expect(found).to_contain_text("nobody can see whether its secret was chosen fairly")
    page.get_by_text("Drawn and expected").click()
    expect(page.get_by_role("row", name=re.compile("^tile lime "))).to_contain_text("9")
    other = visit("about:blank")

    def spoil(route: Route) -> None:
        draws = route.fetch().json()["draws"]
        draws[7]["came"] = "something else"
        route.fulfill(json={"draws": draws})

    other.route("**/draws", spoil)
    other.goto(kept.replay("citrus"))
    other.get_by_role("button", name="Fair?").click()
    expect(other.locator("[data-found=unfair]")).to_contain_text("Draw 8 was “something else”")


def test_a_record_is_imported_and_found_again(kept: Kept, visit: Visit, tmp_path: Path) -> None:
    page = visit(kept.address)
    page.get_by_role("button", name="Import a record").click()
    dialog = page.get_by_role("dialog")
    file = tmp_path / "game.txt"
    file.write_text(kept.text["chicoree"].replace('[Seat1 "Ada"]', '[Seat1 "Zoë"]'), "utf-8")
    dialog.get_by_label("Choose a file").set_input_files(file)
    dialog.get_by_role("button", name="Check and keep").click()
    expect(table(page)).to_have_attribute("data-n", "0")
    page.goto(kept.address)
    replays = page.get_by_role("region", name="Replays")
    expect(replays.get_by_text("No finished game")).to_be_visible()  # nobody here has seen it played
    replays.get_by_label("Only mine").check()
    expect(replays.get_by_role("listitem")).to_have_count(1)
    replays.get_by_label("Name of a player").fill("zo")
    expect(replays.get_by_role("listitem")).to_have_count(1)
    replays.get_by_label("Game", exact=True).select_option("citrus")
    expect(replays.get_by_text("No finished game")).to_be_visible()
    replays.get_by_label("Game", exact=True).select_option("chicoree")
    replays.get_by_role("link", name="Replay").click()
    expect(page).to_have_title(re.compile("Replay · Chicorée"))


def test_what_is_wrong_with_a_record_is_said_with_its_line(kept: Kept, chromium: Browser) -> None:
    page = patient(chromium.new_page())  # of its own: the console tells of the refusal too
    page.goto(kept.address)
    lines = kept.text["citrus"].split("\n")
    wrong = next(i for i, line in enumerate(lines) if re.match(r"\d buy", line))
    lines[wrong] = re.sub(r"buy \d+", "buy 99", lines[wrong])
    page.get_by_role("button", name="Import a record").click()
    dialog = page.get_by_role("dialog")
    pasted = dialog.get_by_label("Or paste the record")
    pasted.fill("\n".join(lines))
    dialog.get_by_role("button", name="Check and keep").click()
    expect(dialog.get_by_role("alert")).to_contain_text(f"line {wrong + 1} is not possible")
    chosen = pasted.evaluate("it => it.value.slice(it.selectionStart, it.selectionEnd)")
    assert chosen == lines[wrong]
    assert pasted.input_value() == "\n".join(lines)
    page.close()


@pytest.mark.parametrize(("game", "theme"), [("citrus", "light"), ("chicoree", "dark")])
def test_axe_finds_nothing(kept: Kept, visit: Visit, game: str, theme: str) -> None:
    page = visit(kept.replay(game, "?seat=1&ply=40"), color_scheme=theme, bypass_csp=True)
    expect(table(page)).to_have_attribute("data-n", "40")
    assert not violations(page)
    page.get_by_role("button", name="Fair?").click()
    expect(page.locator("[data-found=redrawn]")).to_be_visible()
    page.get_by_text("Drawn and expected").click()
    page.get_by_text("The numbers").click()
    assert not violations(page)


@pytest.mark.parametrize(("game", "theme"), [("citrus", "dark"), ("chicoree", "light")])
def test_on_a_phone_in_german(kept: Kept, visit: Visit, game: str, theme: str) -> None:
    page = visit(kept.replay(game, "?ply=40"), locale="de", color_scheme=theme, bypass_csp=True, **PHONE)
    expect(table(page)).to_have_attribute("data-n", "40")
    page.get_by_role("button", name="Einen Schritt weiter").tap()
    expect(table(page)).to_have_attribute("data-n", "41")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page)
    page.get_by_role("button", name="Kurve").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("svg circle")).to_have_count(3)
    assert not violations(page)
    assert sheet.evaluate("it => it.scrollWidth <= it.clientWidth")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menü").tap()
    page.get_by_role("combobox", name="Gesehen von").select_option("Bo")
    expect(page).to_have_url(re.compile("seat=2&ply=41"))

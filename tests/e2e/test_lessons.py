"""Every lesson in a browser: by lit pieces, by keys, on a phone; what is pointless; the game that goes on."""

import re
from collections.abc import Callable
from itertools import cycle, islice

import pytest
from playwright.sync_api import Page, expect

from terroir.core.lesson import Lesson
from terroir.core.registry import load
from terroir.server.texts import LANGUAGES, beside
from tests.e2e.axe import violations
from tests.e2e.hands import PHONE
from tests.waiting import wait_for

Visit = Callable[..., Page]
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
STEP = "[data-step]"
COVERS = """([shown, ...pieces]) => {
    const { left, top, right, bottom } = document.querySelector(shown).getBoundingClientRect();
    return pieces.some((piece) => {
        const box = document.querySelector(piece).getBoundingClientRect();
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
}"""
"""Whether the first lies over one of the others."""


def covers_none(page: Page, shown: str, *pieces: str) -> None:
    """Wait until the card has found its place: what it stands beside may still move."""
    wait_for(lambda: not page.evaluate(COVERS, [shown, *pieces]), f"it covers one of {pieces}")


SPEAK = """(language) => {
    const kept = JSON.parse(localStorage.getItem("terroir-settings") ?? "{}");
    localStorage.setItem("terroir-settings", JSON.stringify({ ...kept, language }));
}"""


def speak(page: Page, language: str) -> None:
    """The same page in another language."""
    page.evaluate(SPEAK, language)
    page.reload()


def step(page: Page, number: int) -> None:
    """Wait for a step."""
    expect(page.locator(f"[data-step='{number}']")).to_be_visible()


def learn(page: Page, lesson: Lesson, texts: str) -> None:
    """Go through a lesson: read on, or do what is shown. What is said are its words in that language."""
    for number, taught in enumerate(lesson.steps):
        step(page, number)
        assert page.locator(STEP).inner_text() in texts
        if not taught.do:
            page.locator("[data-read]").click()
        elif taught.at.startswith("space ") and lesson.name != "harvest":
            page.locator(f"[data-space='{taught.at.removeprefix('space ')}']").click()
            page.locator("[data-panel] .button.go:visible").last.click()
        else:
            page.locator(".speech [aria-keyshortcuts=h]").click()
            page.locator("[data-panel] .button.go:visible:enabled").last.click()
    expect(page.locator(STEP)).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["citrus", "chicoree"])
def test_every_lesson_and_the_game_after_the_last(
    server: str, visit: Visit, game: str, screen: dict[str, object]
) -> None:
    """Each lesson in another language, and on the two screens in two."""
    page = visit(f"{server}/learn/{game}", bypass_csp=True, **screen)
    lessons, languages = load(game).lessons, islice(cycle(LANGUAGES), 2 * (screen is PHONE), None)
    for lesson, language in zip(lessons, languages, strict=False):
        expect(page).to_have_url(f"{server}/learn/{game}/{lesson.name}")
        speak(page, language)
        step(page, 0)
        if lesson in lessons[:2]:
            assert not violations(page)
        texts = beside(game, "lessons", language)
        assert texts
        learn(page, lesson, texts)
        expect(page.locator("[data-next], [data-play-on]")).to_be_in_viewport(ratio=1)
        page.locator("[data-next]" if lesson is not lessons[-1] else "[data-play-on]").click()
    expect(page.locator("main[data-turn]")).to_have_attribute("data-turn", re.compile("yours|others"))
    expect(page).to_have_url(re.compile(r"/[0-9A-Za-z]{12}$"))
    page.goto(f"{server}/learn")
    expect(page.locator("a.learnt")).to_have_count(len(lessons))
    assert not violations(page)


def test_by_keys_alone_with_a_way_back_and_one_out(server: str, visit: Visit) -> None:
    page = visit(f"{server}/learn/citrus/surround", locale="de")
    step(page, 0)
    page.keyboard.press("Enter")
    step(page, 1)
    expect(page.locator("[data-space='h9']")).to_be_focused()
    page.keyboard.press("Backspace")
    step(page, 0)
    page.reload()
    step(page, 0)
    page.keyboard.press("Enter")
    step(page, 1)
    expect(page.locator("[data-space='h9']")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    step(page, 2)
    expect(page.locator(".speech")).to_contain_text("zwölf Punkte für dich, vier für ihn")
    page.reload()
    step(page, 2)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").get_by_role("button", name="Nächste Lektion").click()
    expect(page).to_have_url(re.compile("/learn/citrus/majority$"))


def test_what_is_pointless_is_said_kindly_and_what_is_forbidden_is_refused(server: str, visit: Visit) -> None:
    page = visit(f"{server}/learn/citrus/build", **DESKTOP)
    step(page, 0)
    page.locator("[data-space='b5']").click()
    page.locator("[data-panel=mat] .button.go").click()
    expect(page.locator(".speech")).to_contain_text("You could. Here, build the lemon")
    page.locator("[data-space='e7']").click()
    expect(page.get_by_role("alert")).to_contain_text("C-P2")
    expect(page.locator("[data-panel=market]")).to_have_attribute("inert", "")
    page.locator("[data-space='c4']").click()
    page.locator("[data-panel=mat] .button.go").click()
    step(page, 1)


def test_a_lesson_on_a_phone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/learn/citrus/buy", bypass_csp=True, **PHONE)
    step(page, 0)
    card, piece = page.locator(".speech"), page.locator("[data-space='c5']")

    def is_placed() -> bool:
        """Above or below what it speaks of, and whole: what it stands beside may still move."""
        inside, spoken_of = card.bounding_box(), piece.bounding_box()
        assert inside and spoken_of
        below, above = (
            inside["y"] >= spoken_of["y"] + spoken_of["height"],
            inside["y"] + inside["height"] <= spoken_of["y"],
        )
        return inside["x"] >= 0 and inside["x"] + inside["width"] <= 390 and (below or above)

    wait_for(is_placed, "the card covers what it speaks of")
    assert not violations(page)
    page.locator("[data-read]").tap()
    step(page, 1)
    page.get_by_role("button", name="Choose a line").tap()
    page.locator("dialog [data-piece='line 1']").tap()
    page.locator("dialog .button.go").tap()
    step(page, 2)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])
def test_the_closed_fist_on_a_phone_shows_what_is_fought_for_and_what_to_press(
    server: str, visit: Visit, width: int, height: int
) -> None:
    screen = {**PHONE, "viewport": {"width": width, "height": height}}
    page = visit(f"{server}/learn/chicoree/fist", locale="de", **screen)
    step(page, 0)
    shown, piece, press = ".speech", ".ring", "[data-panel=decide] .button.go"
    more = "[data-panel=decide] .stepper button:last-child"
    expect(page.locator(press)).to_be_in_viewport(ratio=1)
    expect(page.locator(shown)).to_be_in_viewport(ratio=1)
    covers_none(page, shown, piece, press)
    page.locator(press).tap()
    step(page, 1)
    for wanted in (piece, press, more):
        expect(page.locator(wanted)).to_be_in_viewport(ratio=1)
        covers_none(page, shown, wanted)
    for _ in range(4):
        page.locator(more).tap()
    page.locator(press).tap()
    step(page, 2)
    covers_none(page, shown, piece)


def test_whoever_plays_for_the_first_time_is_asked_once(server: str, visit: Visit) -> None:
    page = visit(server, newcomer=True)
    game, play = page.get_by_role("radio", name="Chicorée"), page.get_by_role("button", name="Play Chicorée")
    game.check(force=True)
    play.click()
    page.get_by_role("dialog").get_by_role("button", name="Learn in 5 minutes").click()
    expect(page).to_have_url(f"{server}/learn/chicoree/chain")
    page.goto(server)
    game.check(force=True)
    play.click()
    expect(page.locator("main[data-turn]")).to_be_visible()

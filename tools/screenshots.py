"""Pictures of every page of the client, light and dark, on a desktop and on a phone.

./run screenshots [NAME ...]              those whose name begins so, or all, into docs/images/client
./run screenshots --sizes FOLDER [NAME ...] every size of screen in four languages, to leaf through
./run screenshots --walk FOLDER           both games to their end: every kind of decision, to leaf through

Tables are positions of games/GAME/fixtures in the gallery; everything else is a real server.
"""

import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from terroir.core.registry import load
from terroir.core.replay import from_match
from tools import browser, client
from tools.client_fixtures import NAMES, moments
from tools.environment import ROOT, Environment
from tools.serving import serving
from tools.walk import SHORT, show_everything

FOLDER = ROOT / "docs" / "images" / "client"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
OTHERS: dict[str, dict[str, Any]] = {
    "1280x800": {"viewport": {"width": 1280, "height": 800}},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "smallest": {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True},
    "landscape": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "2560": {"viewport": {"width": 2560, "height": 1440}},
}
"""Sizes that the documents do not show."""
THEMES = ("light", "dark")
LANGUAGES = ["en", "fr", "it", "de"]
QUALITY = 80


@dataclass
class Places:
    """Where the pages are."""

    server: str
    gallery: str
    records: dict[str, str]
    """A finished game of each kind."""
    shared: str
    """The table of three at one screen."""
    cookies: list[Any]
    """Of the one who sits there."""


@contextmanager
def gallery() -> Iterator[str]:
    """The address of Vite's own server, which knows the gallery."""
    node, _ = client.node_and_npm(Environment(".venv", ["dev"], sys.executable))
    program = client.CLIENT / "node_modules" / "vite" / client.script_of("vite")
    process = subprocess.Popen(
        [node, str(program), "--port", "5310"], cwd=client.CLIENT, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://localhost:\d+", re.sub(r"\x1b\[\d+m", "", line)):
                yield f"{found[0]}/gallery/"
                break
    finally:
        process.terminate()
        process.wait(20)


# ---- what lies on the server -------------------------------------------------
def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    origin = page.evaluate("location.origin")
    answer = page.request.post(f"{origin}{path}", data=body, headers={"origin": origin})
    if not answer.ok:
        raise SystemExit(f"{path}: {answer.text()}")
    return answer.json()


def finished(game: str, players: int, seed: int) -> str:
    """The record of a game of bots."""
    rules = load(game)
    *_, (match, _) = moments(rules, players, seed)
    return from_match(match, NAMES[:players]).to_text()


def furnish(shown: Browser, server: str, tables: str) -> Places:
    """Finished games, tables that wait, one that is played, and one screen for three."""
    teo, mar = guest(shown, server, "Teo"), guest(shown, server, "Mar")
    played = (("citrus", 2, 3), ("chicoree", 4, 7), ("citrus", 4, 7))
    records = {
        game: post(mar, "/api/records", {"text": finished(game, players, seed)})["id"]
        for game, players, seed in played
    }
    for record in records.values():
        analysed(mar, f"/api/records/{record}/analysis")
    for game, players in (("citrus", 3), ("chicoree", 5)):
        post(teo, "/api/tables", {"game": game, "players": players, "visibility": "public"})
    seats: list[dict[str, Any]] = [{"kind": "person"}, *[{"kind": "bot"}] * 2]
    start(mar, {"game": "citrus", "players": 3, "seats": seats, "options": {"first": "1"}})
    seats = [{"kind": "person", "name": name} for name in NAMES[:3]]
    shared = start(mar, {"game": "chicoree", "players": 3, "seats": seats, "hot_seat": True})
    return Places(server, tables, records, shared, list(mar.context.cookies()))


def analysed(page: Page, path: str) -> None:
    """Have a game analysed: a minute at most on a quiet machine."""
    while post(page, path, {})["state"] != "done":
        page.wait_for_timeout(500)


def guest(shown: Browser, server: str, name: str) -> Page:
    page = shown.new_context().new_page()
    page.goto(server)
    post(page, "/api/me", {"name": name})
    return page


def start(page: Page, body: dict[str, Any]) -> str:
    """A table for those who have its link, begun."""
    made = post(page, "/api/tables", {**body, "visibility": "unlisted"})["table"]
    return str(made["id"])


# ---- the pages ---------------------------------------------------------------
def home(page: Page, at: Places) -> None:
    page.goto(at.server)
    expect(page.locator(".button.go.big")).to_be_visible()
    page.locator(".tick input").check()  # games from elsewhere are in their owner's list alone
    expect(page.locator("[aria-labelledby=replays-title] a[href^='/replay/']")).to_have_count(3)
    page.evaluate("scrollTo(0, 0)")


def new_table(page: Page, at: Places) -> None:
    home(page, at)
    page.locator("section .ways button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()


def page_of(path: str, shown: str) -> Callable[[Page, Places], None]:
    """A page by its address, `{citrus}` a finished game, once something is in sight."""

    def show(page: Page, at: Places) -> None:
        page.goto(at.server + path.format(**at.records))
        expect(page.locator(shown).first).to_be_visible()

    return show


def rules_of(game: str, rule: str = "", tried: str = "") -> Callable[[Page, Places], None]:
    """The page of the rules: its beginning, or a rule with one of its examples being tried."""

    def show(page: Page, at: Places) -> None:
        page.goto(f"{at.server}/rules/{game}{rule and f'#{rule}'}")
        expect(page.locator("article").first).to_be_attached()
        if tried:
            page.locator(f'[data-example="{tried}"] .try').click()
            page.locator(f'[data-example="{tried}"] .trial').scroll_into_view_if_needed()

    return show


def curtain(page: Page, at: Places) -> None:
    page.goto(f"{at.server}/{at.shared}")
    expect(page.locator(".button.go")).to_be_visible()


def replay_of(game: str, query: str) -> Callable[[Page, Places], None]:
    def show(page: Page, at: Places) -> None:
        page.goto(f"{at.server}/replay/{at.records[game]}{query}")
        expect(page.locator("main[data-n]")).to_be_visible()

    return show


def table_of(game: str, position: str) -> Callable[[Page, Places], None]:
    """A position with the first lit space looked at that has a forecast."""

    def show(page: Page, at: Places) -> None:
        language = page.evaluate("navigator.language")
        page.goto(f"{at.gallery}?game={game}&at={position}&theme={theme_of(page)}&language={language}")
        page.locator("main[data-turn]").wait_for(timeout=60_000)
        spaces = page.locator("[data-space].can")
        for i in range(spaces.count()):
            if page.locator(".forecast, .brief").count():
                break
            spaces.nth(i).click()

    return show


def theme_of(page: Page) -> str:
    return "dark" if page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") else "light"


PAGES: dict[str, Callable[[Page, Places], None]] = {
    "home": home,
    "new-table": new_table,
    "rules-citrus": rules_of("citrus"),
    "rules-chicoree": rules_of("chicoree"),
    "tried-citrus": rules_of("citrus", "C-P4", "p4-road"),
    "tried-chicoree": rules_of("chicoree", "K-A1", "a1-raise"),
    "lesson": page_of("/learn/citrus/surround", "[data-step]"),
    "practice": page_of("/practice/chicoree/1", "[data-bar] h1"),
    "analysis-citrus": page_of("/analysis/{citrus}", "svg"),
    "analysis-chicoree": page_of("/analysis/{chicoree}", "svg"),
    "trial": page_of("/{citrus}/try?at=60", "main[data-n]"),
    "made": page_of("/made/citrus", "main svg"),
    "account": page_of("/account", "main h2"),
    "citrus-middle": table_of("citrus", "late"),
    "citrus-end": table_of("citrus", "over"),
    "chicoree-middle": table_of("chicoree", "sealed"),
    "chicoree-end": table_of("chicoree", "over"),
    "curtain": curtain,
    "replay-citrus": replay_of("citrus", "?ply=120"),
    "replay-chicoree": replay_of("chicoree", "?seat=1&ply=330"),
}


def take(shown: Browser, at: Places, file: Path, name: str, theme: str, size: str, language: str) -> int:
    """One picture; how many bytes it takes."""
    screen = (SIZES | OTHERS)[size]
    context = shown.new_context(**screen, color_scheme=theme, reduced_motion="reduce", locale=language)  # type: ignore[arg-type]
    context.add_cookies(at.cookies)
    page = context.new_page()
    page.set_default_navigation_timeout(120_000)  # the gallery is built while one waits for it
    PAGES[name](page, at)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(file, quality=QUALITY, method=6)
    context.close()
    return file.stat().st_size


# ---- the walk ----------------------------------------------------------------
def leaf_through(page: Page, game: str, folder: Path, size: str) -> list[Path]:
    """Play a game to its end; a picture of a decision of each kind, and of what was chosen."""
    taken: dict[str, Path] = {}

    def look(kind: str) -> None:
        if kind not in taken:
            taken[kind] = folder / f"{game}-{size}-{len(taken) + 1:02}-{kind}.webp"
            page.evaluate("document.getAnimations().forEach((each) => each.finish())")
            Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(taken[kind], quality=QUALITY)

    show_everything(page, game, look)
    return list(taken.values())


def index(pictures: list[Path]) -> str:
    """A page with all of them, one below the other."""
    shown = "\n".join(
        f'<figure><figcaption>{escape(file.stem)}</figcaption><img src="{file.name}" alt=""></figure>'
        for file in pictures
    )
    style = "body{font:16px system-ui;margin:2em} img{max-width:100%;border:1px solid #888}"
    return f"<!doctype html><meta charset=utf-8><title>The walk</title><style>{style}</style>\n{shown}\n"


def take_walk(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pictures: list[Path] = []
    with serving() as server, sync_playwright() as playwright:
        shown = playwright.chromium.launch(executable_path=browser.chromium(), args=["--no-sandbox"])
        for game, size in product(SHORT, SIZES):
            context = shown.new_context(**SIZES[size], reduced_motion="reduce")
            context.add_init_script("localStorage.setItem('terroir-settings', '{\"pace\":\"at-once\"}')")
            page = context.new_page()
            page.goto(server)
            pictures += leaf_through(page, game, folder, size)
            context.close()
        shown.close()
    (folder / "index.html").write_text(index(pictures), "utf-8")
    print(f"{len(pictures)} pictures; leaf through {folder / 'index.html'}")


def main(begins: list[str]) -> None:
    folder, sizes, languages = FOLDER, list(SIZES), LANGUAGES[:1]
    if begins[:1] == ["--sizes"]:
        folder, sizes, languages, begins = Path(begins[1]), [*SIZES, *OTHERS], LANGUAGES, begins[2:]
    client.ready(Environment(".venv", ["dev"], sys.executable))
    expect.set_options(timeout=30_000)
    if begins[:1] == ["--walk"]:
        return take_walk(Path(begins[1]))
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in PAGES if not begins or name.startswith(tuple(begins))]
    with serving() as server, gallery() as tables, sync_playwright() as playwright:
        shown = playwright.chromium.launch(executable_path=browser.chromium(), args=["--no-sandbox"])
        at = furnish(shown, server, tables)
        taken = []
        for what in product(wanted, THEMES, sizes, languages):
            parts = what if len(languages) > 1 else what[:3]
            taken.append(take(shown, at, folder / f"{'-'.join(parts)}.webp", *what))
        shown.close()
    print(f"{len(taken)} pictures, {sum(taken) // 1000} kB, in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])

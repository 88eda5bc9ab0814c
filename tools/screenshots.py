"""Pictures of the client's tables from the positions of games/GAME/fixtures, without a server.

./run python -m tools.screenshots [FOLDER]     every game, position, theme and size into build/screenshots
./run python -m tools.screenshots --docs       the chosen few into docs/images
"""

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tools import browser, client
from tools.environment import ROOT, Environment

SIZES = {"desktop": (1440, 900), "tablet": (900, 1100), "phone": (390, 844)}
THEMES = ("light", "dark")
POSITIONS = ("start", "middle", "late", "over")
CHOSEN = (
    ("citrus", "late", "light", "desktop"),
    ("citrus", "middle", "dark", "desktop"),
    ("citrus", "middle", "light", "phone"),
)


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


def picture(shown: Browser, address: str, what: tuple[str, str, str, str], file: Path) -> None:
    """One table, with the first lit space looked at that has a forecast."""
    game, position, theme, size = what
    width, height = SIZES[size]
    context = shown.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if size == "phone" else 1,
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{address}?game={game}&at={position}&theme={theme}")
    page.locator("main[data-turn]").wait_for(timeout=60_000)
    spaces = page.locator("[data-space].can")
    for i in range(spaces.count()):
        if page.locator(".forecast, .brief").count():
            break
        spaces.nth(i).click()
    page.wait_for_timeout(600)
    file.parent.mkdir(parents=True, exist_ok=True)
    drawn = Image.open(io.BytesIO(page.screenshot()))
    drawn.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
    context.close()


def main(args: list[str]) -> None:
    games = sorted(folder.parent.name for folder in (client.CLIENT / "src" / "games").glob("*/fixtures"))
    wanted = list(CHOSEN) if args == ["--docs"] else list(product(games, POSITIONS, THEMES, SIZES))
    folder = (
        ROOT / "docs" / "images" if args == ["--docs"] else Path(*args or [ROOT / "build" / "screenshots"])
    )
    with gallery() as address, sync_playwright() as playwright:
        shown = playwright.chromium.launch(executable_path=browser.chromium(), args=["--no-sandbox"])
        for what in wanted:
            picture(shown, address, what, folder / f"{'-'.join(what)}.png")
        shown.close()


if __name__ == "__main__":
    main(sys.argv[1:])

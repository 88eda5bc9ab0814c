"""The icons of the installed app, drawn from client/public/logo.svg by Chromium.

./run python -m tools.icons     write them anew, after the logo has changed
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tools import browser
from tools.client import CLIENT

PUBLIC = CLIENT / "public"
PAPER = "#F3EADA"


class Drawn(NamedTuple):
    """An icon: its size, how much of it the logo fills, and what is behind it."""

    size: int
    fills: float
    behind: str


ICONS = {
    "icon-192.png": Drawn(192, 1.0, "transparent"),
    "icon-512.png": Drawn(512, 1.0, "transparent"),
    # Launchers cut a shape of their own out of a maskable icon: all that matters lies in the inner 80 %.
    "icon-maskable-512.png": Drawn(512, 0.72, PAPER),
    "apple-touch-icon.png": Drawn(180, 0.86, PAPER),
}


def main() -> None:
    logo = (PUBLIC / "logo.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        shown = playwright.chromium.launch(executable_path=browser.chromium(), args=["--no-sandbox"])
        for name, icon in ICONS.items():
            page = shown.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center;"
                f" background: {icon.behind} }} svg {{ width: {icon.fills:.0%} }}</style>{logo}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        shown.close()


if __name__ == "__main__":
    main()

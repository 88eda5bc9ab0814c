"""The browser client: what it weighs, how soon it can be played, how fast it answers, how smoothly it moves.

A real server, a real Chromium with its processor slowed down four times. `--json` for one JSON object.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tools import browser as browsers
from tools import client
from tools.environment import Environment
from tools.serving import serving

SLOWDOWN = 4
ROUNDS = 5
MARK = """() => {
    window.painted = 0;
    document.addEventListener("click", (event) => {
        const begun = performance.now();
        requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now() - begun; }, 0));
    }, { capture: true });
}"""
FRAMES = """(ms) => new Promise((done) => {
    const times = [];
    const begun = performance.now();
    const tick = (now) => { times.push(now); now - begun < ms ? requestAnimationFrame(tick) : done(times); };
    requestAnimationFrame(tick);
})"""


def weights() -> dict[str, int]:
    """Bytes, compressed, of what the first page and a Citrus table load."""
    assets = client.DIST / "assets"
    sizes = {
        f.name: len(gzip.compress(f.read_bytes(), 9)) for f in assets.iterdir() if f.suffix in {".js", ".css"}
    }
    return {
        "all_script_and_style_gz": sum(sizes.values()),
        "largest_gz": max(sizes.values()),
        "files": len(sizes),
    }


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    origin = page.evaluate("location.origin")
    return page.request.post(f"{origin}{path}", data=body, headers={"origin": origin}).json()


def new_table(page: Page) -> str:
    post(page, "/api/me", {"name": "Ada"})
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    body = {"game": "citrus", "players": 2, "seats": seats, "options": {"first": "1"}}
    made = post(page, "/api/tables", body)["table"]
    return str(made["id"])


def loaded(page: Page, address: str, sign: str) -> dict[str, float]:
    """Milliseconds until the sign is there, and the bytes of script and style that came."""
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    page.locator(sign).first.wait_for()
    ready = page.evaluate("performance.now()")
    sent = page.evaluate(
        "performance.getEntriesByType('resource').filter((e) => /\\.(js|css)$/.test(e.name))"
        ".reduce((sum, e) => sum + e.encodedBodySize, 0)"
    )
    return {"ms": ready, "script_and_style_bytes": sent}


def answers(page: Page) -> list[float]:
    """Milliseconds from a click on a line to the next painted frame."""
    page.evaluate(MARK)
    found = []
    lines = page.locator(".tag.can")
    for i in range(lines.count()):
        lines.nth(i).click()
        page.wait_for_timeout(120)
        found.append(float(page.evaluate("window.painted")))
    return found


def frames(page: Page) -> list[float]:
    """Frames a second, second by second of two, while tiles are built and others move."""
    rates = []
    for _ in range(ROUNDS):
        go = page.locator(".button.go:enabled")
        if page.locator(".tag.can").count():
            page.locator(".tag.can").first.click()
        elif page.locator("[data-space].can").count():
            page.locator("[data-space].can").first.click()
        if go.count():
            go.first.click()
        times = page.evaluate(FRAMES, 600)
        rates.append(1000 * (len(times) - 1) / (times[-1] - times[0]))
        page.locator("main[data-turn=yours]").wait_for(timeout=30_000)
    return rates


def measured() -> dict[str, Any]:
    client.ready(Environment(".venv", ["dev"], sys.executable))
    with serving() as address, sync_playwright() as playwright:
        shown = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
        page = shown.new_page(viewport={"width": 1280, "height": 860})
        page.goto(address)
        table = new_table(page)
        devtools: CDPSession = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
        home = [loaded(page, address, "main") for _ in range(ROUNDS)]
        tables = [loaded(page, f"{address}/{table}", ".tag.can") for _ in range(ROUNDS)]
        clicks, rates = answers(page), frames(page)
        shown.close()
    return {
        "slowdown": SLOWDOWN,
        **weights(),
        "home_first_load_bytes": home[0]["script_and_style_bytes"],
        "home_interactive_ms": round(statistics.median(each["ms"] for each in home)),
        "table_first_load_bytes": tables[0]["script_and_style_bytes"],
        "table_interactive_ms": round(statistics.median(each["ms"] for each in tables)),
        "click_to_paint_ms": {"median": round(statistics.median(clicks), 1), "worst": round(max(clicks), 1)},
        "frames_per_second": {"median": round(statistics.median(rates), 1), "worst": round(min(rates), 1)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench client", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    chosen = parser.parse_args()
    found = measured()
    if chosen.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:26} {value}")

"""What is cut off on a page: text wider than its box, or anything beyond the edges of the screen."""

import time

from playwright.sync_api import Page

from tests.waiting import PATIENCE

TEXTS = "button, a, label, h1, h2, h3, p, li, summary, dt, dd, th, td, b, select"
ARROW = 18
"""Pixels of a list that its arrow takes."""
CUT = """([texts, arrow]) => {
    // What can be scrolled into sight, in a box that is in sight itself: a hand of many cards.
    const beyond = (it) => {
        for (let box = it.parentElement; box; box = box.parentElement)
            if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) {
                const { left, right } = box.getBoundingClientRect();
                return left >= -1 && right <= innerWidth + 1;
            }
        return false;
    };
    const cut = (it) => {
        const style = getComputedStyle(it), box = it.getBoundingClientRect();
        const seen = it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!box.width || !seen || it.closest(".vh") || it.closest(".name")) return false;
        if (it.tagName === "SELECT") {
            const pen = new OffscreenCanvas(1, 1).getContext("2d");
            // Not `style.font`: that is empty where figures are of one width.
            pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
            const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + arrow;
            return pen.measureText(it.selectedOptions[0]?.text ?? "").width > it.clientWidth - sides;
        }
        if (/auto|scroll/.test(style.overflowX)) return false;
        const inside = style.display !== "inline" && it.clientWidth && it.scrollWidth > it.clientWidth + 1;
        return inside || ((box.right > innerWidth + 1 || box.left < -1) && !beyond(it));
    };
    return [...document.querySelectorAll(texts)]
        .filter(cut)
        .map((it) => `${it.tagName} ${(it.selectedOptions?.[0] ?? it).textContent.trim().slice(0, 60)}`);
}"""


def cut_off(page: Page) -> list[str]:
    """What a reader cannot read once the page has come to rest after a change."""
    end = time.monotonic() + PATIENCE
    while (cut := cut_now(page)) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return cut


def cut_now(page: Page) -> list[str]:
    """What a reader could not read; names of players may be shortened with dots."""
    # What slides in is on its way from the edge.
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*(["the page itself"] if wide else []), *page.evaluate(CUT, [TEXTS, ARROW])]

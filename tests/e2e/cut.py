"""What is cut off on a page: text wider than its box, or anything beyond the edges of the screen."""

from playwright.sync_api import Page

TEXTS = "button, a, label, h1, h2, h3, p, li, summary, dt, dd, th, td, b, select"
ARROW = 18
"""Pixels of a list that its arrow takes."""
CUT = """([texts, arrow]) => [...document.querySelectorAll(texts)]
    .filter((it) => {
        const style = getComputedStyle(it), box = it.getBoundingClientRect();
        const seen = it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!box.width || !seen || it.closest(".vh") || it.closest(".name")) return false;
        if (it.tagName === "SELECT") {
            const pen = new OffscreenCanvas(1, 1).getContext("2d");
            pen.font = style.font;
            const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + arrow;
            return pen.measureText(it.selectedOptions[0]?.text ?? "").width > it.clientWidth - sides;
        }
        if (/auto|scroll/.test(style.overflowX)) return false;
        const inside = style.display !== "inline" && it.clientWidth && it.scrollWidth > it.clientWidth + 1;
        return inside || box.right > innerWidth + 1 || box.left < -1;
    })
    .map((it) => `${it.tagName} ${(it.selectedOptions?.[0] ?? it).textContent.trim().slice(0, 60)}`)"""


def cut_off(page: Page) -> list[str]:
    """What a reader could not read; names of players may be shortened with dots."""
    # What slides in is on its way from the edge.
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*(["the page itself"] if wide else []), *page.evaluate(CUT, [TEXTS, ARROW])]

"""axe-core on a page: what it objects to, in a line each."""

from functools import cache

from playwright.sync_api import Page

from tools.client import CLIENT


@cache
def source() -> str:
    return (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    """Of all rules; the page has to be opened with `bypass_csp=True`, since axe is no part of it."""
    # What is half faded in has half the contrast: what is about to be drawn is, and then all fading ends.
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{each['id']}: {' '.join(node['target'])}: {node['failureSummary'][:400]}"
        for each in found
        for node in each["nodes"]
    ]


def in_both_themes(page: Page) -> list[str]:
    """The same in light and in dark: a page changes when its machine does."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found += [f"{theme}: {each}" for each in violations(page)]
    return found

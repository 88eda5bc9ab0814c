"""Each game to its end by what is lit alone, with a picture of each kind of decision to leaf through."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import outside
from tools.screenshots import index
from tools.walk import SHORT, kinds, show_everything

Visit = Callable[..., Page]


@pytest.mark.parametrize("game", SHORT)
def test_a_game_to_its_end_by_its_lit_targets_alone(
    server: str, visit: Visit, game: str, tmp_path: Path
) -> None:
    page = visit(outside(server), bypass_csp=True)
    pictures: dict[str, Path] = {}

    def look(kind: str) -> None:
        if kind not in pictures:
            pictures[kind] = tmp_path / f"{kind}.png"
            page.screenshot(path=pictures[kind])

    ended = show_everything(page, game, look)
    assert set(pictures) == {each for kind in kinds(game) for each in (kind, f"{kind}-chosen")} | {"over"}
    page.goto(ended)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.reload()  # the end as whoever comes later sees it, without what fades
        expect(page.get_by_role("region", name="Result")).to_be_visible()
        assert not violations(page), theme
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".over" if game == "chicoree" else ".over .next")).to_be_in_viewport(ratio=1)
    (tmp_path / "index.html").write_text(index(list(pictures.values())), "utf-8")
    leaves = visit((tmp_path / "index.html").as_uri())
    loaded = "all => all.length && all.every((each) => each.complete && each.naturalWidth > 0)"
    assert leaves.locator("img").evaluate_all(loaded)

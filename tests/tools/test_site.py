"""The documents as a site: every page is made, every link leads somewhere, nothing comes from elsewhere."""

from pathlib import Path

import pytest

from tools.environment import ROOT
from tools.site.__main__ import build
from tools.site.links import problems


@pytest.mark.filterwarnings(
    "ignore::PendingDeprecationWarning", "ignore::DeprecationWarning"
)  # of its libraries
def test_the_site_is_made_without_a_warning_and_without_a_broken_link(tmp_path: Path) -> None:
    site = tmp_path / "site"
    assert build(site, jobs="1") == []
    pages = {file.stem for file in (site / "docs").glob("*.html")}
    assert pages == {file.stem for file in (ROOT / "docs").glob("*.md")}
    assert "Vega" in (site / "docs" / "boards.html").read_text("utf-8")
    assert "board-vega.svg" in " ".join(file.name for file in (site / "_images").iterdir())
    words = (site / "searchindex.js").read_text("utf-8")
    assert '"duplic":' in words and '"docs/ladder"' in words
    front = (site / "index.html").read_text("utf-8")
    assert all(f'href="docs/{page}.html"' in front for page in pages)


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top">A</h1><a href="b.html#there">b</a><a href="https://example.org">elsewhere</a>'
        '<a href="b.html#gone">b</a><a href="#nowhere">a</a><a href="c.html">c</a>'
        '<img src="https://example.org/a.png"><script src="//example.org/a.js"></script><img src="data:,">'
    )
    (tmp_path / "b.html").write_text('<p id="there"></p>')
    assert problems(tmp_path) == [
        "a.html: loads //example.org/a.js from elsewhere",
        "a.html: loads https://example.org/a.png from elsewhere",
        "a.html: the page has no #nowhere",
        "a.html: b.html has no #gone",
        "a.html: there is no c.html",
    ]

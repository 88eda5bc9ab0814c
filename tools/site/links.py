"""What is wrong with the links of a site: some lead nowhere, or load something from elsewhere."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
"""What a browser fetches by itself: all of it has to be part of the site, which so needs no network."""


class Page(HTMLParser):
    """The anchors of a page, what it links to, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(text)
        self.loads = {url for url in self.loads if not url.startswith("data:")}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value is not None}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        if tag in LOADED and LOADED[tag] in given:
            self.loads.add(given[LOADED[tag]])


def problems(site: Path) -> list[str]:
    """One line for each, by page."""
    pages = {file: Page(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        where = file.relative_to(site)
        found += [f"{where}: loads {url} from elsewhere" for url in sorted(page.loads) if not _is_ours(url)]
        for url in sorted(filter(_is_ours, page.links | page.loads)):
            path, anchor = unquote(urlsplit(url).path), unquote(urlsplit(url).fragment)
            target = (file.parent / path).resolve() if path else file
            if not target.is_file():
                found.append(f"{where}: there is no {path}")
            elif anchor and target in pages and anchor not in pages[target].anchors:
                found.append(f"{where}: {path or 'the page'} has no #{anchor}")
    return found


def _is_ours(url: str) -> bool:
    return not urlsplit(url).scheme and not urlsplit(url).netloc

"""How Sphinx makes a site of the documents, which it reads as they are: `./run docs`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import terroir

project = html_title = "Terroir"
version = release = terroir.__version__
extensions = ["myst_parser"]
root_doc = "README"
include_patterns = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs/*.md",
    "tests/corpus/README.md",
]
exclude_patterns = [".*", "build", "client", "deploy", "src", "dist"]
nitpicky = True
myst_heading_anchors = 6

html_theme = "furo"
html_permalinks_icon = "#"
html_show_sourcelink = html_copy_source = html_show_copyright = html_show_sphinx = html_use_index = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a3f1d", "color-brand-content": "#8a3f1d"},
    "dark_css_variables": {"color-brand-primary": "#e6a57e", "color-brand-content": "#e6a57e"},
}

INDEX = "docs/README"
LINK = re.compile(r"\[([^\]]+)\]\(([^)#\s]+)\)")
BLOCK = "\n```{{toctree}}\n:hidden:\n:caption: {}\n\n{}\n```\n"


def setup(app: Sphinx) -> None:
    app.connect("source-read", _read)
    for language in ("output", "scenario", "ftl"):  # that Pygments does not know
        app.add_lexer(language, TextLexer)


def _read(app: Sphinx, page: str, text: list[str]) -> None:
    folder = (Path(app.srcdir) / page).parent
    # A folder is no page: its name stays, without a link.
    text[0] = LINK.sub(lambda link: link[1] if (folder / link[2]).is_dir() else link[0], text[0])
    if page == root_doc:
        text[0] += "".join(_contents(Path(app.srcdir) / f"{INDEX}.md"))


def _contents(index: Path) -> list[str]:
    """The contents at the side: the lists of the index, under their headings, and the index itself."""
    root = index.parent.parent
    blocks: list[Any] = [BLOCK.format("Documents", f"All documents <{INDEX}>\ntests/corpus/README")]
    for section in index.read_text("utf-8").split("\n\n")[1:]:
        caption, *lines = section.splitlines()
        pages = [link[2] for line in lines if (link := LINK.search(line))]
        names = [
            (index.parent / page).resolve().relative_to(root).with_suffix("").as_posix() for page in pages
        ]
        blocks.append(BLOCK.format(caption, "\n".join(names)))
    return blocks

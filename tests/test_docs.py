"""The documents are true: examples give what stands below them, links lead somewhere, nothing is left out."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from terroir.cli.main import commands
from terroir.core.registry import games
from tools import api
from tools.documents import BLOCK, DOCUMENTS, fresh, without_times
from tools.environment import ROOT

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
OUTSIDE = ("https://", "http://", "mailto:")


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def prose(text: str) -> str:
    """A document without its code."""
    return re.sub(r"`[^`\n]*`", "", BLOCK.sub("", text))


def anchors(file: Path) -> set[str]:
    """What links can point at: headings as the usual renderers name them."""
    headings = re.findall(r"^#+ (.*)$", BLOCK.sub("", file.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def subcommands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Every command that can be called, by what is typed."""
    if not hasattr(command, "commands"):
        yield name, command
        return
    for word, inner in command.commands.items():
        yield from subcommands(inner, f"{name} {word}")


def marked(file: Path) -> object:
    """A page whose examples look back at a whole game."""
    return (
        pytest.param(file, marks=pytest.mark.compiled)
        if "$ terroir analyse" in file.read_text("utf-8")
        else file
    )


@pytest.mark.parametrize(
    "file", [marked(file) for file in DOCUMENTS], ids=lambda file: str(file.relative_to(ROOT))
)
def test_examples_run_and_give_what_stands_below_them(file: Path) -> None:
    """Where this fails because an output has changed for good: ./run python -m tools.documents"""
    text = file.read_text("utf-8")
    assert without_times(fresh(text)) == without_times(text)


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_and_pictures_exist(file: Path) -> None:
    missing = []
    for target in LINK.findall(prose(file.read_text("utf-8"))):
        if not target.startswith(OUTSIDE):
            path, _, anchor = target.partition("#")
            found = (file.parent / path).resolve() if path else file
            if not found.exists() or (anchor and anchor not in anchors(found)):
                missing.append(target)
    assert missing == []


def test_the_readme_shows_how_to_start_and_a_whole_game_in_15_lines() -> None:
    text = read("README.md")
    assert "./run play" in text and "./run test" in text and "](docs/images/" in text
    (example,) = [block[3] for block in BLOCK.finditer(text) if block[1] == "python"]
    assert len([line for line in example.splitlines() if line.strip()]) <= 15
    (printed,) = [block[3] for block in BLOCK.finditer(text) if block[1] == "output"]
    assert printed.startswith("Over(scores=")


def test_every_command_is_documented_with_an_example_and_every_option() -> None:
    page, shown = read("docs/cli.md"), read("docs/cli.md").splitlines()
    found = dict(subcommands(typer.main.get_command(commands), "terroir"))
    assert {"terroir play", "terroir board check"} <= set(found)
    for name, command in found.items():
        assert any(line.startswith(f"$ {name}") for line in shown), name
        assert f"## {' '.join(name.split()[:2])}" in shown, name
        options = [max(parameter.opts, key=len) for parameter in command.params]
        assert [option for option in options if option.startswith("--") and option not in page] == [], name


def test_the_index_lists_every_document() -> None:
    listed = {target for target in LINK.findall(read("docs/README.md")) if "/" not in target}
    assert listed == {file.name for file in (ROOT / "docs").glob("*.md")} - {"README.md"}


def test_every_fault_is_listed_and_what_shows_it_exists() -> None:
    page = read("docs/faults.md")
    rows = [int(row) for row in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)]
    assert rows[:29] == list(range(1, 30)) and rows == sorted(set(rows))
    named = re.findall(r"`((?:tests|tools|bench)/[^`\s]+)`", page)
    assert len(named) > 30 and [name for name in named if not list(ROOT.glob(name))] == []


def test_an_example_that_is_wrong_is_noticed() -> None:
    text = "```python\nprint(1 + 1)\n```\n\n```output\n3\n```\n"
    assert fresh(text) == text.replace("3", "2")
    said = fresh("```console\n$ terroir --version\nnothing\n```\n")
    assert re.fullmatch(r"```console\n\$ terroir --version\nterroir [0-9.]+\n```\n", said)


def test_of_long_outputs_the_ends_are_shown_and_what_is_typed_is_kept() -> None:
    text = f"```console 2\n$ terroir play {games()[0]} --seed 1\n › help\n › quit\n```\n"
    said = fresh(text).splitlines()
    assert said[3] == said[7] == "…" and said[6] == " › help" and said[10] == " › quit"
    assert fresh("\n".join(said) + "\n").splitlines() == said
    assert fresh("```console\n$ terroir play no-such-game\n```\n").endswith("(exit code 2)\n```\n")


def test_the_reference_is_what_the_docstrings_say() -> None:
    assert read("docs/api.md") == api.page(), "./run python -m tools.api writes it anew"
    assert all(name in read("docs/api.md") for name in api.terroir.__all__)

"""How heavy the house is: lines, files, what one move passes, in how many places one thing is known.

    ./run python -m tools.house                 this checkout
    ./run python -m tools.house --root DIR      another one, with its own trace if it has one
    ./run python -m tools.house --json          for other programs

docs/house.md says how each figure is counted and keeps those of release 0.1.0.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent.parent
KINDS = (".py", ".pxd", ".pyi", ".hpp")
GAMES = ("citrus", "chicoree")

# Every form that one placement takes on its way from the click to the other screens and the disk: its name,
# and the file and the text by which it is still there. Whoever adds a form or does without one says so here.
SHAPES = {
    "space of the picture": ("client/src/games/citrus/choosing.svelte.ts", "space"),
    "Choice": ("src/terroir/table/shapes.py", "class Choice"),
    "Light": ("client/src/games/citrus/choosing.svelte.ts", "interface Light"),
    "notation": ("src/terroir/games/citrus/notation.py", "place"),
    "Play": ("src/terroir/table/commands.py", "class Play"),
    "crc32": ("src/terroir/table/commands.py", "crc32("),
    "PlaceTile": ("src/terroir/games/citrus/actions.py", "class PlaceTile"),
    "number of the action": ("src/terroir/games/citrus/actions.py", "code"),
    "Step": ("src/terroir/core/play.py", "class Step"),
    "journal of numbers": ("src/terroir/games/citrus/journal.py", "def "),
    "Event": ("src/terroir/games/citrus/events.py", "class TilePlaced"),
    "Played": ("src/terroir/core/play.py", "class Played"),
    "Moved": ("src/terroir/table/entries.py", "class Moved"),
    "Entry": ("src/terroir/table/entries.py", "class Entry"),
    "bytes of the entry": ("src/terroir/table/entries.py", "def encode"),
    "EntryRow": ("src/terroir/store/rows.py", "class EntryRow"),
    "News": ("src/terroir/table/news.py", "class News"),
    "RecentEntry": ("src/terroir/table/news.py", "class RecentEntry"),
    "dict of the event": ("src/terroir/core/masking.py", "def seen_by"),
    "Message": ("src/terroir/core/game.py", "class Message"),
    "bytes of the update": ("src/terroir/table/audience.py", "def update"),
    "Update": ("client/src/wire/types.ts", "interface Update"),
}

# Functions that work out who is ahead at a Finca, each by itself: file in the folder of Citrus, function.
MAJORITIES = {("state.py", "rank")}

COIN_CAP = r"coins.*\b12\b|[A-Z_]*MOST_COINS\s*=|most_coins\s*=|[-<>]\s*MOST_COINS|most_coins\s*-"
"""A line of Citrus that says how many coins a purse holds, or works out what still goes in."""
FIELD = "passes"
"""A number of Citrus' state that stands for any other."""
TILE = "bull"
"""An action tile of Citrus that stands for any other."""
TEXTS = (*KINDS, ".toml", ".ftl", ".ts", ".svelte")


class House:
    """A checkout, its sources read once."""

    def __init__(self, root: Path) -> None:
        self.root, self.src = root, root / "src" / "terroir"
        self.texts = {file: file.read_text("utf-8") for file in sorted(self.src.rglob("*")) if _is_text(file)}
        self.trees = {file: ast.parse(text) for file, text in self.texts.items() if file.suffix == ".py"}

    def game(self, name: str) -> dict[Path, str]:
        folder = self.src / "games" / name
        return {file: text for file, text in self.texts.items() if file.is_relative_to(folder)}

    def figures(self) -> dict[str, Any]:
        lines = self.lines(self.texts)
        found: dict[str, Any] = {"lines in src": lines["all"], "lines in src .py": lines[".py"]}
        for name in GAMES:
            texts = self.game(name)
            lines = self.lines(texts)
            found |= {f"{name}: lines{'' if kind == 'all' else ' ' + kind}": n for kind, n in lines.items()}
            found[f"{name}: source files"] = sum(file.suffix in KINDS for file in texts)
            found[f"{name}: all files"] = len(texts)
        importers = self.importers()
        found["modules"] = len(importers)
        found["modules with one importer"] = sum(n == 1 for n in importers.values())
        functions = [f for tree in self.trees.values() for f in _functions(tree)]
        longest = max(functions, key=_length)
        found["functions"] = len(functions)
        found["median function, lines"] = median(map(_length, functions))
        found["longest function, lines"] = _length(longest)
        found["functions that only pass a call on"] = sum(map(_passes_on, functions))
        found["optional protocols"] = sum(
            text.count("\n@runtime_checkable\n") for text in self.texts.values()
        )
        found |= {f"placement: {what}": n for what, n in self.trace().items()}
        found["shapes of a move"] = len(self.shapes())
        citrus = self.game("citrus")
        found["places that know the coin cap"] = _matching(citrus, COIN_CAP)
        found["places that know the majority"] = len(self.majorities())
        found["places that know a state field"] = self.field()
        found["files that know an action tile"] = self.tile()
        return found

    def lines(self, texts: dict[Path, str]) -> dict[str, int]:
        """Of each kind of source, and of all of them together."""
        count = dict.fromkeys(("all", *KINDS), 0)
        for file, text in texts.items():
            if file.suffix in KINDS:
                count[file.suffix] += text.count("\n")
                count["all"] += text.count("\n")
        return count

    def importers(self) -> dict[str, int]:
        """How many other modules of src import each; packages themselves are left out."""
        names = {_module(self.src, file): file for file in self.trees if file.name != "__init__.py"}
        used: dict[str, set[str]] = {name: set() for name in names}
        for name, file in names.items():
            for target in _imports(self.trees[file]):
                if target in used and target != name:
                    used[target].add(name)
        return {name: len(by) for name, by in used.items()}

    def trace(self) -> dict[str, Any]:
        """One placement, in a process of its own with the rules of that checkout interpreted."""
        own = self.root / "tools" / "house_trace.py"
        script = own if own.exists() else HERE / "tools" / "house_trace.py"
        way = {**os.environ, "PYTHONPATH": str(self.root / "src"), "TERROIR_PURE": "1"}
        told = subprocess.run(
            [sys.executable, script], env=way, cwd=self.root, capture_output=True, text=True
        )
        if told.returncode:
            raise SystemExit(f"the trace failed: {told.stderr.strip().splitlines()[-1]}")
        return dict(json.loads(told.stdout))

    def shapes(self) -> list[str]:
        """Those of the list that are still in the sources."""
        return [name for name, (file, text) in SHAPES.items() if text in _text(self.root / file)]

    def majorities(self) -> list[str]:
        """Those of the list that are still in the sources."""
        found = ((self.src / "games" / "citrus" / file, name) for file, name in MAJORITIES)
        return [name for file, name in found if re.search(rf"def {name}\(", _text(file))]

    def field(self) -> int:
        """Lines that declare the field, set it up, copy it, or name it in a text: what a new field needs."""
        declared = rf"^\s*(cdef .*\b{FIELD}\b|{FIELD}\s*:)"
        copied, named = rf"\bo(ther)?\.{FIELD}\b", rf"^(?!\s*\"\"\")[^#]*\"[^\"]*\b{FIELD}\b[^\"]*\""
        set_up = rf"self\.{FIELD} = (self\.\w+ = )+0$"
        return _matching(self.game("citrus"), "|".join((declared, copied, named, set_up)))

    def tile(self) -> int:
        """Files of game and client that name the tile; texts in four languages count as four.

        Lessons and practice positions in which one lies do not count: a new tile needs none.
        """
        client = [file for file in (self.root / "client" / "src").rglob("*") if _is_text(file)]
        played = [
            text for file, text in self.texts.items() if file.parent.name not in ("lessons", "practice")
        ]
        texts = [*played, *(file.read_text("utf-8") for file in client)]
        return sum(bool(re.search(rf"(?i)\b((use|op)_)?{TILE}s?\b", text)) for text in texts)


def _is_text(file: Path) -> bool:
    """A file that a person keeps: not built, not made from others."""
    kept = file.suffix in TEXTS and "client_dist" not in file.parts
    return kept and not (file.suffix == ".pxd" and "# Made from" in _text(file))


def _text(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def _matching(texts: dict[Path, str], pattern: str) -> int:
    """How many lines of source and data match."""
    kinds = (*KINDS, ".toml")
    lines = (line for file, text in texts.items() if file.suffix in kinds for line in text.splitlines())
    return sum(bool(re.search(pattern, line)) for line in lines)


def _module(src: Path, file: Path) -> str:
    return ".".join(file.relative_to(src.parent).with_suffix("").parts)


def _imports(tree: ast.Module) -> Iterator[str]:
    """Every module that may be meant by an import: `from a.b import c` may mean a.b or a.b.c."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def _length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def _passes_on(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Its body is one call whose arguments are plain names, attributes or constants."""
    body = [node for node in function.body if not _is_docstring(node)]
    if len(body) != 1 or not isinstance(body[0], ast.Return | ast.Expr):
        return False
    call = body[0].value
    if isinstance(call, ast.Await):
        call = call.value
    if not isinstance(call, ast.Call):
        return False
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    return all(isinstance(one, ast.Name | ast.Attribute | ast.Constant | ast.Starred) for one in given)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def main() -> None:
    parser = argparse.ArgumentParser(prog="house", description="How heavy the house is.")
    parser.add_argument("--root", type=Path, default=HERE, help="the checkout to measure (this one)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    asked = parser.parse_args()
    if not (asked.root / "src" / "terroir").is_dir():
        parser.error(f"{asked.root} is no checkout: there is no src/terroir in it")
    house = House(asked.root.resolve())
    figures = house.figures()
    if asked.json:
        print(json.dumps({**figures, "shapes": house.shapes(), "majorities": sorted(house.majorities())}))
        return
    for name, figure in figures.items():
        print(f"{name:<38}{figure:>10}")


if __name__ == "__main__":
    main()

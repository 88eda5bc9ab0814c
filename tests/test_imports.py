"""Who may import whom: the arrows between the packages of terroir, read from the source with `ast`."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SRC = Path(__file__).parent.parent / "src"
STDLIB = frozenset(sys.stdlib_module_names)
ANY = None


class Allowed(NamedTuple):
    terroir: str
    """Packages of terroir besides its own."""
    others: str | None = ""
    """Modules from outside the standard library, or any."""


# A new package says here what it may import.
ARROWS = {
    "core": Allowed(""),
    "games": Allowed("core", "cython"),
    "examples": Allowed("core"),
    "bots": Allowed("core"),
    "arena": Allowed("core games bots", ANY),
    "envs": Allowed("core games bots", ANY),
    "data": Allowed("core games bots arena envs", ANY),
    "table": Allowed("core games bots", "anyio msgspec"),
    "store": Allowed("core table", ANY),
    "server": Allowed("core games bots arena table store", ANY),
    "cli": Allowed("core games bots arena envs data table store server", ANY),
    "__init__": Allowed("core bots"),
    "__main__": Allowed("cli"),
}

CLOCKS_AND_CHANCE = "time datetime random secrets uuid"
OUTSIDE = (
    "asyncio concurrent ctypes ftplib getpass http logging mmap multiprocessing sched select selectors signal"
    " smtplib socket socketserver sqlite3 ssl subprocess tempfile threading urllib webbrowser xmlrpc"
)
FILES = "builtins fileinput glob io os pathlib platform shelve shutil site sys sysconfig"
IMPURE = {
    "core": {*CLOCKS_AND_CHANCE.split(), *OUTSIDE.split(), *FILES.split()},
    "games": {*CLOCKS_AND_CHANCE.split(), *OUTSIDE.split()},  # a game reads its own data files
    "examples": {*CLOCKS_AND_CHANCE.split(), *OUTSIDE.split(), *FILES.split()},
}
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "breakpoint"}
MAKES_FUNCTIONS = SRC / "terroir" / "games" / "fields.py"  # of declared fields, as dataclasses does


class Import(NamedTuple):
    module: str
    line: int
    at_run_time: bool


def imports(file: Path, root: Path | None = None) -> Iterator[Import]:
    """Every import, absolute; those under `if TYPE_CHECKING:` do not happen at run time."""
    package = file.relative_to(root or SRC).parts[:-1]

    def walk(node: ast.AST, at_run_time: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(name.name, node.lineno, at_run_time)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module == "terroir" or (node.level and not node.module):
                for name in node.names:
                    yield Import(f"{module}.{name.name}", node.lineno, at_run_time)
            else:
                yield Import(module, node.lineno, at_run_time)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for child in node.body:
                yield from walk(child, False)
            for child in node.orelse:
                yield from walk(child, at_run_time)
        else:
            for child in ast.iter_child_nodes(node):
                yield from walk(child, at_run_time)

    yield from walk(ast.parse(file.read_text("utf-8")), True)


def part_of(file: Path) -> str:
    """The package of terroir a file belongs to: `core` for terroir/core/play.py."""
    return Path(file.relative_to(SRC / "terroir").parts[0]).stem


FILES_OF_SRC = sorted((SRC / "terroir").rglob("*.py"))


def files_of(*parts: str) -> list[Path]:
    return [f for f in FILES_OF_SRC if part_of(f) in parts]


def objection(file: Path, found: Import) -> str | None:
    """Why this import may not be there, if it may not."""
    part = part_of(file)
    top, *below = found.module.split(".")
    if top == "terroir":
        target = below[0] if below else "__init__"
        if target in (part, "__version__", "__init__"):
            return None
        return None if target in ARROWS[part].terroir.split() else f"{part} may not import terroir.{target}"
    if top in STDLIB:
        if found.at_run_time and top in IMPURE.get(part, ()):
            return f"{part} is pure and may not import {top}"
        return None
    others = ARROWS[part].others
    return None if others is ANY or top in others.split() else f"{part} may not import {top}"


def where(file: Path, line: int) -> str:
    return f"{file.relative_to(SRC.parent)}:{line}"


@pytest.mark.parametrize("part", sorted({part_of(f) for f in FILES_OF_SRC}))
def test_a_package_imports_only_what_its_arrows_allow(part: str) -> None:
    assert part in ARROWS, f"say in ARROWS what terroir.{part} may import"
    refused = [
        f"{where(file, found.line)}: {why}"
        for file in files_of(part)
        for found in imports(file)
        if (why := objection(file, found))
    ]
    assert not refused, "\n".join(refused)


def test_what_is_tried_with_every_wheel_needs_no_extra() -> None:
    project = tomllib.loads((SRC.parent / "pyproject.toml").read_text("utf-8"))
    wheels = project["tool"]["cibuildwheel"]
    folders = re.findall(r"\{package\}/(\S+)", wheels["test-command"])
    installed = {re.split(r"[<>=. ]", line)[0] for line in project["project"]["dependencies"]}
    installed |= {re.split(r"[<>=. ]", line)[0] for line in wheels["test-requires"]}
    known = STDLIB | installed | {"terroir", "tests", "tools", "bench"}
    extra = {f"terroir.{part}" for part in ("server", "store", "table", "arena", "envs", "data")}
    files = [file for folder in folders for file in (SRC.parent / folder).rglob("*.py")]
    assert len(files) > 50
    refused = [
        f"{file.relative_to(SRC.parent)}: {found.module}"
        for file in files
        for found in imports(file, SRC.parent)
        if found.module.split(".")[0] not in known or ".".join(found.module.split(".")[:2]) in extra
    ]
    assert not refused, "\n".join(refused)


def test_games_never_import_each_other() -> None:
    games = SRC / "terroir" / "games"
    refused = [
        f"{where(file, found.line)}: imports {found.module}"
        for file in files_of("games")
        for found in imports(file)
        if found.module.startswith("terroir.games.")
        and (games / (other := found.module.split(".")[2])).is_dir()
        and file.relative_to(games).parts[0] != other
    ]
    assert not refused, "\n".join(refused)


def test_core_and_games_do_no_input_or_output() -> None:
    refused = [
        f"{where(file, node.lineno)}: calls {node.func.id}"
        for file in files_of("core", "games")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
        if (file, node.func.id) != (MAKES_FUNCTIONS, "exec")
    ]
    assert not refused, "\n".join(refused)


def test_an_import_is_seen_in_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SRC", tmp_path)
    file = tmp_path / "terroir" / "games" / "plum" / "rules.py"
    file.parent.mkdir(parents=True)
    file.write_text(
        "import time\n"
        "from terroir import bots\n"
        "from ..pear import tree\n"
        "from . import board\n"
        "if TYPE_CHECKING:\n    from random import Random\n"
        "def late():\n    import numpy.linalg\n"
    )
    assert [(i.module, objection(file, i)) for i in imports(file)] == [
        ("time", "games is pure and may not import time"),
        ("terroir.bots", "games may not import terroir.bots"),
        ("terroir.games.pear", None),  # kept by the test that compares two games
        ("terroir.games.plum.board", None),
        ("random", None),
        ("numpy.linalg", "games may not import numpy"),
    ]

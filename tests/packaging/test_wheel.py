"""The package as others get it: packed, installed where there is no compiler, node or source, and used."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import typer

from terroir.cli.extras import DISTRIBUTION, EXTRAS
from terroir.cli.main import commands
from tests.packaging.installing import the_guide_can_be_followed
from tests.test_docs import subcommands
from tools import environment, package
from tools.environment import BIN, ROOT, SRC, Failure, compiled_modules
from tools.installer import uv

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# Every command as it is called with nothing but the package itself, and the extra that it then asks for.
CALLS = {
    "terroir play": ("citrus --bots random --names Anna --seed 1 --save anna.game", ""),
    "terroir learn": ("citrus", ""),
    "terroir puzzle": ("--list", ""),
    "terroir serve": ("--port 0", "server"),
    "terroir worker": ("--valkey valkey://127.0.0.1", "server"),
    "terroir rules": ("citrus", ""),
    "terroir options": ("citrus", ""),
    "terroir simulate": ("citrus -n 1", ""),
    "terroir arena": ("citrus -n 2", "arena"),
    "terroir ladder": ("citrus --against random,greedy --deals 1", "arena"),
    "terroir replay": ("anna.game", ""),
    "terroir analyse": ("anna.game", "plots"),
    "terroir verify": ("anna.game", ""),
    "terroir scenario": ("one.scenario", ""),
    "terroir board show": ("", ""),
    "terroir board check": ("vega.toml", ""),
    "terroir db upgrade": ("", "server"),
    "terroir db backup": ("monday.db", "server"),
    "terroir db restore": ("monday.db", "server"),
    "terroir db check": ("", "server"),
    "terroir db prune": ("--dry-run", "server"),
    "terroir admin reports": ("", "server"),
    "terroir admin settle": ("report", "server"),
    "terroir admin ban": ("person", "server"),
    "terroir admin unban": ("person", "server"),
    "terroir admin mute": ("person", "server"),
    "terroir admin unmute": ("person", "server"),
    "terroir admin moderator add": ("person", "server"),
    "terroir admin moderator remove": ("person", "server"),
    "terroir admin moderator list": ("", "server"),
    "terroir admin rename": ("person Anna", "server"),
    "terroir admin bot-token": ("Randy", "server"),
    "terroir admin close": ("table", "server"),
    "terroir admin log": ("", "server"),
    "terroir mcp": ("", "mcp"),
    "terroir bench": ("engine", "the source tree"),
}
OPTIONS = {
    "terroir simulate citrus -n 1 --output games.parquet": "parquet",
    "terroir arena citrus -n 2 --plot bots.png": "plots",
    "terroir arena citrus -n 2 --ray": "ray",
    "terroir simulate citrus -n 2 --ray": "ray",
    "terroir simulate citrus -n 2 --positions games.parquet": "parquet",
}
ASK = """
import terroir
from terroir.core.registry import games, load
print(terroir.__file__, all(load(name).compiled for name in games()))
"""


class Bare:
    """An environment with nothing in it, and a folder to work in; no other program is on the path."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bare" / BIN
        self.work = folder / "work"
        self.work.mkdir()
        uv("an empty environment", "venv", "--python", sys.executable, str(folder / "bare"))

    def install(self, what: str) -> None:
        python = str(self.bin / "python")
        uv(f"installing {what}", "pip", "install", "--python", python, "--only-binary", ":all:", what)

    @property
    def variables(self) -> dict[str, str]:
        keep = {name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TMPDIR")}
        return {
            **keep,
            "PATH": str(self.bin),
            "TERROIR_HOME": str(self.work),
            "PYTHONUTF8": "1",
            "LC_ALL": "C",
        }

    def run(self, command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        program, *args = command.split()
        return subprocess.run(
            [str(self.bin / program), *args],
            cwd=self.work,
            env=self.variables,
            input=typed,
            capture_output=True,
            encoding="utf-8",
        )

    def asks_for(self, extra: str, command: str) -> None:
        """One line that names the extra, and exit code 2."""
        ran = self.run(command)
        wanted = f"pip install '{DISTRIBUTION}[{extra}]'" if extra in EXTRAS else extra
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1), ran
        assert wanted in ran.stderr

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of `terroir serve` while it runs."""
        process = subprocess.Popen(
            [str(self.bin / "terroir"), "serve", "--port", "0", "--log", "error"],
            cwd=self.work,
            env=self.variables,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def names(required: list[str], everywhere: bool = False) -> set[str]:
    """The modules of requirements; those for some systems only are left out if they are to be everywhere."""
    wanted = [line for line in required if not (everywhere and ";" in line)]
    return {re.split(r"[<>=; \[]", line)[0].replace("-", "_") for line in wanted}


def content(wheel: Path) -> dict[str, bytes]:
    """Every file of a wheel that is the same whichever machine made it."""
    with zipfile.ZipFile(wheel) as archive:
        return {
            name: archive.read(name)
            for name in archive.namelist()
            if not name.endswith((".so", ".pyd", "/WHEEL", "/RECORD", "/"))
        }


def compiled(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name.partition(".")[0] for name in archive.namelist() if name.endswith((".so", ".pyd"))}


def test_the_command_line_knows_the_name_and_the_extras_of_the_package() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    extras = PROJECT["optional-dependencies"]
    assert set(extras) == set(EXTRAS)
    for extra, modules in EXTRAS.items():
        assert names(extras[extra], everywhere=True) <= set(modules.split()) <= names(extras[extra]), extra


def setup(tree: Path, *args: str, **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "-q", *args],
        cwd=tree,
        env={**os.environ, "TERROIR_PURE": "1", **changes},
        capture_output=True,
        encoding="utf-8",
    )


def metadata(tree: Path, **changes: str) -> Message:
    assert setup(tree, "egg_info", **changes).returncode == 0
    return message_from_string((tree / "src/terroir_games.egg-info/PKG-INFO").read_text("utf-8"))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As much of a source tree as setup.py reads, without a client."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src" / "terroir" / "cli", tmp_path / "src" / "terroir" / "cli")
    return tmp_path


def test_sources_are_not_packed_without_the_client(tree: Path) -> None:
    refused = setup(tree, "sdist")
    assert refused.returncode == 1 and not (tree / "dist").exists()
    assert refused.stderr.startswith("terroir: there is no built client") and refused.stderr.count("\n") == 1
    assert setup(tree, "sdist", TERROIR_WITHOUT_CLIENT="1").returncode == 0


def test_the_links_of_the_package_page_lead_into_the_repository_or_are_words(tree: Path) -> None:
    plain = metadata(tree)
    assert "docs/cli.md" in str(plain.get_payload())
    assert not re.search(r"\]\((?!https://)", str(plain.get_payload()))
    assert plain.get_all("Project-URL") is None

    linked = metadata(tree, TERROIR_REPOSITORY="https://example.org/terroir/")
    elsewhere = re.findall(r"\]\((https:[^)]*)", (ROOT / "README.md").read_text("utf-8"))
    targets = re.findall(r"\]\(([^)]*)", str(linked.get_payload()))
    targets = [target for target in targets if target not in elsewhere]
    targets += [line.partition(", ")[2] for line in linked.get_all("Project-URL") if "/blob/" in line]
    assert len(targets) > 8
    for target in targets:
        inside = re.fullmatch(r"https://example\.org/terroir/(?:blob|raw)/v[\d.]+/(.*)", target)
        assert inside and (ROOT / inside[1]).exists(), target


@pytest.mark.compiled
@pytest.mark.timeout(1800)
def test_the_wheel_is_whole_and_works_without_compiler_node_and_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERROIR_UNOPTIMISED", "1")  # a fifth of the time to compile
    bare = Bare(tmp_path)
    try:
        bare.install("typer")
    except Failure:
        pytest.skip("the package registry is not reachable")
    package.pack(tmp_path)
    (wheel,), (sources,) = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    is_whole(wheel, sources, tmp_path)

    bare.install(str(wheel))
    assert not any(shutil.which(tool, path=str(bare.bin)) for tool in ("c++", "g++", "cc", "node", "npm"))
    told = bare.run("python -", typed=ASK).stdout
    assert told.startswith(str(bare.bin.parent)) and told.endswith(" True\n")
    every_command_works_or_names_its_extra(bare)

    bare.install(f"{wheel}[arena]")
    contest = bare.run("terroir arena citrus --bots greedy,random -n 4")
    assert contest.returncode == 0 and "greedy" in contest.stdout, contest.stderr
    for command, extra in OPTIONS.items():
        bare.asks_for(extra, command)

    bare.install(f"{wheel}[server]")
    with bare.serving() as address:
        the_client_is_served(address, wheel)
    if sys.platform == "linux":
        the_guide_can_be_followed(wheel, tmp_path)


def is_whole(wheel: Path, sources: Path, folder: Path) -> None:
    """The same wheel comes out of the tree and of the sources; those hold all that is kept in git."""
    package.build(environment.main(), folder / "tree", "--wheel", TERROIR_PURE="1")
    (from_tree,) = (folder / "tree").glob("*.whl")
    assert content(wheel) == content(from_tree)
    assert compiled(wheel) == {
        file.with_suffix("").relative_to(SRC).as_posix() for file in compiled_modules(SRC)
    }
    with tarfile.open(sources) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, encoding="utf-8").stdout
    assert set(kept.splitlines()) <= packed
    assert "src/terroir/server/client_dist/index.html" in packed
    if sys.platform == "linux":
        assert "linux_" in wheel.name and ("manylinux" in wheel.name or "musllinux" in wheel.name)


def every_command_works_or_names_its_extra(bare: Bare) -> None:
    found: dict[str, Any] = dict(subcommands(typer.main.get_command(commands), "terroir"))
    assert set(CALLS) == set(found)
    shutil.copy(ROOT / "src/terroir/games/citrus/boards/vega.toml", bare.work)
    shutil.copy(next(ROOT.glob("tests/games/citrus/**/*.scenario")), bare.work / "one.scenario")
    for command, (args, extra) in CALLS.items():
        if extra:
            bare.asks_for(extra, f"{command} {args}")
        else:
            ran = bare.run(f"{command} {args}", typed="1\n" * 2000)  # as much as a whole game takes
            assert ran.returncode == 0, f"{command}: {ran.stdout[-500:]}{ran.stderr}"


def the_client_is_served(address: str, wheel: Path) -> None:
    """The page, and every file that was built with it."""
    with urlopen(address) as page:
        assert '<div id="app"' in page.read().decode()
    files = [name.partition("client_dist/")[2] for name in content(wheel) if "client_dist/assets/" in name]
    assert len(files) > 10
    for file in files:
        with urlopen(address + file) as answer:
            assert answer.status == 200 and answer.read(), file

"""The repository itself: nothing of one machine in it, no file too long to read, every package explained."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tests.needs import needed
from tools.programs import program

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
LONGEST = 600

# Files that may be longer, each with its reason.
LONG_FILES = {
    "terroir/games/citrus/state.py": "a class is never cut over files",
    "terroir/games/chicoree/state.py": "a class is never cut over files",
}

# Put together here so that this file does not hold them itself.
HOSTS = [
    "pypi" + ".org",
    "pythonhosted" + ".org",
    "registry.npmjs" + ".org",
    "registry.yarnpkg" + ".com",
    "deb.debian" + ".org",
]
MACHINE_PATH = re.compile(r"(?<![\w.*~-])/(?:work|root|home/\w+|Users/\w+)" + r"/")


def tracked_files() -> list[Path]:
    git = needed(lambda: program("git"))
    listed = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip(f"not a git checkout, {listed.stderr.strip()}: git clone")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def texts() -> list[tuple[str, str]]:
    """Name and content of every tracked text file."""
    found = []
    for file in tracked_files():
        content = file.read_bytes()
        if b"\0" not in content:
            found.append((str(file.relative_to(ROOT)), content.decode("utf-8", "replace")))
    return found


def test_no_tracked_file_names_a_package_registry() -> None:
    named = [(name, host) for name, text in texts() for host in HOSTS if host in text]
    assert not named


def test_no_tracked_file_names_a_folder_of_one_machine() -> None:
    named = [(name, found[0]) for name, text in texts() if (found := MACHINE_PATH.search(text))]
    assert not named


def test_locked_requirements_have_hashes_and_no_addresses() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        text = lock.read_text()
        assert "://" not in text, lock.name
        for requirement in re.split(r"\n(?=\S)", text.strip()):
            assert "==" in requirement and "--hash=sha256:" in requirement, f"{lock.name}: {requirement}"


def test_what_is_locked_can_be_installed_on_every_system() -> None:
    """A package with one file only was locked from an index that has it for one machine."""
    for name in ("uv", "zig", "play", "server", "wheels", "dev"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text()
        alone = [lock.split()[0] for lock in re.split(r"\n(?=\S)", text.strip()) if lock.count("--hash") < 2]
        assert not alone, f"{name}.txt: {alone}"


def test_no_source_file_is_too_long_to_read() -> None:
    long = {
        name: lines
        for file in sorted(SRC.rglob("*.py"))
        if (lines := len(file.read_text("utf-8").splitlines())) > LONGEST
        and (name := str(file.relative_to(SRC))) not in LONG_FILES
    }
    assert not long, f"over {LONGEST} lines: {long}"


def test_every_package_says_what_it_is() -> None:
    silent = [
        str(file.relative_to(SRC))
        for file in sorted(SRC.rglob("__init__.py"))
        if not ast.get_docstring(ast.parse(file.read_text("utf-8")))
    ]
    assert not silent


def test_every_folder_of_python_files_is_a_package() -> None:
    folders = {file.parent for file in (SRC / "terroir").rglob("*.py")}
    assert not sorted(str(f.relative_to(SRC)) for f in folders if not (f / "__init__.py").exists())


def test_the_version_is_the_same_everywhere() -> None:
    import tomllib

    import terroir

    assert (
        tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
        == terroir.__version__
    )


def test_nothing_outside_games_knows_a_game_by_name() -> None:
    """A third game is one new folder: the rest of the package finds games, it does not spell them."""
    from terroir.core.registry import games

    words = [*games(), "Chicorée"]
    guilty = [
        f"{file.relative_to(SRC)} says {word}"
        for file in sorted(SRC.rglob("*"))
        if file.suffix in {".py", ".pyi", ".ftl", ".toml"} and "games" not in file.parts
        for word in words
        if word.lower() in file.read_text("utf-8").lower()
    ]
    assert not guilty, guilty

"""What is installed on a server is named by its hash: packages, and the actions that build releases."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
REQUIREMENTS = ROOT / "requirements"


def pinned(name: str) -> dict[str, set[str]]:
    """The versions of each package in a lock; several where systems or Pythons differ."""
    found: dict[str, set[str]] = {}
    text = (REQUIREMENTS / f"{name}.txt").read_text("utf-8")
    for package, version in re.findall(r"^([a-z0-9._-]+)==([^ ;]+)", text, re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


def test_the_lock_of_servers_has_all_they_need_as_it_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    needs = [*project["dependencies"], *extras["server"], *extras["valkey"]]
    wanted = {re.split(r"[<>=;\[ ]", need)[0].lower().replace("_", "-").replace(".", "-") for need in needs}
    server, tested = pinned("server"), pinned("dev")
    assert wanted <= set(server), "./run lock"
    assert {name: tested.get(name) for name in server} == server, "./run lock"


def test_pip_installs_nothing_without_hashes_or_from_an_index_without_the_lock() -> None:
    script = (ROOT / "deploy/install").read_text("utf-8")
    installs = re.findall(r"\$pip install (.*?)(?: &&| \|\|)", script)
    assert installs == [
        '--require-hashes --only-binary :all: -r "$LOCK"',
        '--no-index --no-deps "$package"',
    ]


def test_workflows_install_by_hash() -> None:
    for file in sorted((ROOT / ".github/workflows").glob("*.yml")):
        for line in file.read_text("utf-8").splitlines():
            assert "pipx" not in line
            assert (
                "pip install" not in line or "--require-hashes --only-binary :all: -r requirements/" in line
            )


def test_actions_are_named_by_commit() -> None:
    workflows = sorted((ROOT / ".github/workflows").glob("*.yml"))
    assert workflows
    for file in workflows:
        text = file.read_text("utf-8")
        used = re.findall(r"uses: (\S+)(.*)", text)
        assert used
        for action, comment in used:
            assert re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}", action), f"{file.name}: {action}"
            assert re.fullmatch(r"  # v\d+\.\d+\.\d+", comment), f"{file.name}: {action}{comment}"

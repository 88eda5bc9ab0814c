"""What is not installed is said in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "module, missing, extra",
    [
        ("batched", "numpy", "envs"),
        ("vector", "gymnasium", "envs"),
        ("aec", "pettingzoo", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_one_line(module: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import terroir.envs.{module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    said = f"ImportError: this needs {missing}: pip install 'terroir-games[{extra}]'"
    assert ran.returncode == 1 and ran.stderr.splitlines()[-1] == said


def test_the_games_need_none_of_them() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "from terroir.core.registry import games, load\n"
        "print([len(load(name).encoding.ids) > 5 for name in games()])"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[True, True]"

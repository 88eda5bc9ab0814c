"""The real command, in this process: what it prints, and the code it ends with."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from terroir.cli.main import app


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Terroir = Callable[..., Ran]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the games that are kept, and a screen that is always the same."""
    monkeypatch.setenv("TERROIR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "games"


@pytest.fixture
def terroir(home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Terroir:
    """`terroir("play", ..., typed="1\\n2\\n")`."""

    def run(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capfd.readouterr()
        with pytest.raises(SystemExit) as ended:
            app(list(args))
        out, err = capfd.readouterr()
        return Ran(int(ended.value.code or 0), out, err)

    return run

"""`terroir bench`: how fast the rules are, measured by the benchmark of the source tree."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import typer

from terroir.cli.failure import Failure


def bench(context: typer.Context) -> None:
    """Measure how fast the rules are here; arguments go to the benchmark.

    The benchmark is part of the source tree. ./run bench also measures the engines it compares with.

    \b
    Examples:
      terroir bench engine
      terroir bench engine --json
    """
    root = Path(__file__).parents[3]
    if not (root / "bench" / "__main__.py").is_file():
        raise Failure("the benchmark is in the source tree only: clone it and run ./run bench")
    done = subprocess.run([sys.executable, "-m", "bench", *context.args], cwd=root, check=False)
    raise typer.Exit(done.returncode)

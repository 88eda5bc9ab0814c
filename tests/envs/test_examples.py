"""The example that learns, for a short while."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tools.environment import ROOT


def test_the_agent_learns_and_tells_its_curve(tmp_path: Path) -> None:
    command = [
        sys.executable,
        str(ROOT / "examples" / "learn_citrus.py"),
        "--curve",
        str(tmp_path / "curve.json"),
    ]
    command += ["--plot", str(tmp_path / "curve.png")]
    small = ["--rounds", "1", "--games", "6", "--trials", "2", "--seed", "3"]
    said = subprocess.check_output([*command, *small], text=True).splitlines()
    curve = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert [json.loads(line) for line in said] == curve
    assert [point["games"] for point in curve] == [0, 6]
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert all(0 <= point["wins_against_greedy"] <= 1 for point in curve)

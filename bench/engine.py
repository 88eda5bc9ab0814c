"""Speed of the rules: our engine, interpreted and compiled, beside its peers in one run on one core."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from statistics import median

from bench import ours, peers
from bench.measure import Burst, Reading, interleaved, pin
from terroir.core.registry import load

CITRUS, CHICOREE = "citrus", "chicoree"
GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel())"
BARS = (
    ("citrus_core_actions_per_s", "openspiel_hex_cpp_actions_per_s", 2.0),
    ("citrus_api_actions_per_s", "catanatron_actions_per_s", 10.0),
    ("citrus_interpreted_actions_per_s", "catanatron_actions_per_s", 1.5),
    ("chicoree_api_decisions_per_s", "rlcard_uno_actions_per_s", 5.0),
    ("chicoree_interpreted_decisions_per_s", "rlcard_uno_actions_per_s", 1.0),
)
LIMITS = (("citrus_clone_us", 0.5), ("import_ms", 60.0), ("help_ms", 150.0))


def bursts() -> dict[str, Burst]:
    """Everything measured as a rate, by the key it has in the result."""
    return {
        "citrus_core_actions_per_s": ours.core(CITRUS, (2, 3, 4, 5)),
        "openspiel_hex_cpp_actions_per_s": peers.openspiel("hex"),
        "citrus_api_actions_per_s": ours.api(CITRUS, (2, 3, 4, 5)),
        "catanatron_actions_per_s": peers.catanatron(),
        "citrus_interpreted_actions_per_s": ours.interpreted_core(CITRUS, (2, 3, 4, 5)),
        "citrus_clones_per_s": ours.clones(CITRUS),
        "citrus_legal_lists_per_s": ours.legal_lists(CITRUS),
        "chicoree_api_decisions_per_s": ours.api(CHICOREE, (3, 4, 5)),
        "rlcard_uno_actions_per_s": peers.rlcard_uno(),
        "chicoree_interpreted_decisions_per_s": ours.interpreted_api(CHICOREE, (4,)),
        "openspiel_goofspiel_actions_per_s": peers.openspiel(
            "turn_based_simultaneous_game(game=goofspiel())"
        ),
    }


def import_ms(module: str, times: int = 9) -> float:
    """Processor time that importing the engine takes in a fresh Python."""
    code = (
        "import time; begun = time.process_time(); "
        f"import {module}; print((time.process_time() - begun) * 1000)"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        for _ in range(times)
    ]
    return median(float(run.stdout) for run in runs)


def help_ms(times: int = 9) -> float:
    """Processor time of a whole `terroir --help`, from the start of Python to its end."""
    import resource  # not on Windows

    def used() -> float:
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        return 1000 * (children.ru_utime + children.ru_stime)

    command = [str(Path(sys.executable).with_name("terroir")), "--help"]
    marks = [used()]
    for _ in range(times + 1):  # the first may have to write bytecode
        subprocess.run(command, capture_output=True, check=True)
        marks.append(used())
    return median(later - earlier for earlier, later in pairwise(marks[1:]))


def result(readings: dict[str, Reading], core: int | None) -> dict[str, object]:
    """The figures, the ratios to the bars, and what they were measured on."""
    out: dict[str, object] = {
        name: round(r.rate)
        for name, r in readings.items()
        if name.endswith(("actions_per_s", "decisions_per_s"))
    }
    out["citrus_clone_us"] = round(1e6 / readings["citrus_clones_per_s"].rate, 3)
    out["citrus_legal_us"] = round(1e6 / readings["citrus_legal_lists_per_s"].rate, 3)
    out["import_ms"] = round(import_ms(f"terroir.games.{CITRUS}.game"), 1)
    out["help_ms"] = round(help_ms(), 1)
    for mine, theirs, bar in BARS:
        ratio = readings[mine].rate / readings[theirs].rate
        out[f"ratio_{mine.removesuffix('_per_s').rpartition('_')[0]}"] = {
            "to": theirs,
            "ratio": round(ratio, 2),
            "bar": bar,
        }
    out["compiled"] = {name: load(name).compiled for name in (CITRUS, CHICOREE)}
    out["python"] = platform.python_version()
    out["machine"] = {"processor": platform.machine(), "core": core}
    out["peers"] = {name: version(name) for name in ("catanatron", "open_spiel", "rlcard")}
    return out


def table(figures: dict[str, object], readings: dict[str, Reading]) -> str:
    """The same for people: medians with their spread, and each bar met or not."""
    lines = [
        f"{name:36} {r.rate:>14,.0f}   {r.lowest:>12,.0f} … {r.highest:,.0f}" for name, r in readings.items()
    ]
    for mine, theirs, bar in BARS:
        ratio = readings[mine].rate / readings[theirs].rate
        lines.append(f"{mine} is {ratio:.2f} × {theirs}: {_verdict(ratio >= bar)} (bar {bar})")
    for name, limit in LIMITS:
        value = float(str(figures[name]))
        lines.append(f"{name} is {value}: {_verdict(value <= limit)} (at most {limit})")
    return "\n".join(lines)


def _verdict(met: bool) -> str:
    return "met" if met else "NOT met"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--rounds", type=int, default=15, help="bursts of each thing (default 15)")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    core = pin()
    readings = interleaved(bursts(), options.rounds)
    figures = result(readings, core)
    print(json.dumps(figures, indent=1) if options.json else table(figures, readings))

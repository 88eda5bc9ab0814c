"""The results of a contest as a picture: who won how often, and how strong each bot is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

FORMATS = ("png", "svg", "pdf")
INK = "#1D5FA6"
"""Marks differ by place, so colour says nothing that is not written."""


def draw(report: Mapping[str, Any], file: Path) -> None:
    """Win shares and ratings with their intervals, one line for each bot."""
    bots: Sequence[Mapping[str, Any]] = report["bots"]
    figure = Figure(figsize=(9, 1.6 + 0.45 * len(bots)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    wins = [row["wins"] for row in bots]
    _lines(left, [100 * w["value"] for w in wins], [(100 * w["low"], 100 * w["high"]) for w in wins])
    left.axvline(100 / report["players"], color="grey", linestyle=":", linewidth=1)
    left.set_xlabel("wins, % with 95 % interval; dotted: fair share")
    rated = [row.get("rating", {"mu": 25.0, "sigma": 0.0}) for row in bots]
    _lines(
        right, [r["mu"] for r in rated], [(r["mu"] - 2 * r["sigma"], r["mu"] + 2 * r["sigma"]) for r in rated]
    )
    right.set_xlabel("rating, ± 2 σ")
    left.set_yticks(range(len(bots)), [row["name"] for row in bots])
    left.invert_yaxis()
    figure.suptitle(f"{report['game']}, {report['players']} players, {report['games']} games")
    figure.savefig(file, dpi=120)


def _lines(axes: Axes, values: Sequence[float], bounds: Sequence[tuple[float, float]]) -> None:
    places = range(len(values))
    axes.hlines(places, [low for low, _ in bounds], [high for _, high in bounds], color=INK, linewidth=2)
    axes.plot(values, places, "o", color=INK)
    axes.grid(axis="x", alpha=0.3)
    axes.margins(y=0.25)

"""The plot of bench.ratings: bots that find their places, and people who improve."""

from __future__ import annotations

from pathlib import Path

import matplotlib
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from bench.board_plots import BLUE, COAL, INK, MARKS, PINE, PLUM, QUIET, style
from bench.figures import TITLES
from bench.kept import Row
from terroir.core.registry import load

APART = 65
"""Points between two names, so that both can be read."""
SHOWN = 60
"""Games of people that are drawn, before and after the jump."""


def draw(found: Row, file: Path) -> None:
    """The bots of each game above, people at tables of two and of four below."""
    matplotlib.use("Agg")
    plt.rcParams.update(style())
    figure, panels = plt.subplots(2, 2, figsize=(10, 7.2), layout="constrained")
    for axes, row in zip(panels[0], found["ladders"], strict=True):
        _bots(axes, row)
    veterans = {row["players"]: row for row in found["veterans"]}
    for axes, row in zip(panels[1], (r for r in found["people"] if r["players"] in veterans), strict=True):
        _people(axes, row, veterans[row["players"]])
    figure.savefig(file, dpi=110, metadata={"Software": None})
    plt.close(figure)


def _bots(axes: Axes, row: Row) -> None:
    colours = (COAL, PLUM, BLUE, PINE)
    low = 0
    called = {code: level for level, code in load(row["game"]).published_levels}
    for bot, course, colour, mark in zip(row["bots"], row["course"], colours, MARKS, strict=False):
        axes.plot(course, color=colour, marker=mark, markevery=5)
        low = max(course[-1], low + APART)  # the weakest comes first
        axes.annotate(
            called.get(bot, bot), (len(course) - 1, low), (8, -4), textcoords="offset points", color=colour
        )
    axes.set_title(f"{TITLES[row['game']]}, tables of {row['players']}: real games", loc="left")
    axes.set(xlabel="games of each bot", ylabel="rating", xlim=(-1, 36))


def _people(axes: Axes, row: Row, veteran: Row) -> None:
    for one, colour, name in ((row, BLUE, row["games"]), (veteran, PLUM, veteran["games"])):
        last = one["games"]
        bands = one["bands"][last - SHOWN :]
        at = [number - SHOWN + 1 for number in range(len(bands))]
        mean, low, high = zip(*bands, strict=True)
        axes.plot(at, mean, color=colour, label=f"after {name} games, on average")
        axes.fill_between(at, low, high, color=colour, alpha=0.14, linewidth=0)
    end = len(row["bands"]) - row["games"]
    axes.plot(
        [1 - SHOWN, 0, 0, end], [1350, 1350, 1550, 1550], color=INK, linestyle=":", label="true strength"
    )
    axes.axvline(20, color=QUIET, linewidth=0.8)
    axes.set_title(f"Somebody improves by 200, tables of {row['players']}", loc="left")
    axes.set(
        xlabel="games since then; the bands hold eight of ten people", ylabel="rating", ylim=(1100, 1750)
    )
    axes.legend(loc="upper left")

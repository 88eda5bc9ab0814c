"""The plot of bench.figures: every match of the ladder and between levels, with its interval."""

from __future__ import annotations

from pathlib import Path

import matplotlib
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from bench.board_plots import BLUE, BUSH, INK, PLUM, QUIET, style
from bench.figures import TITLES, found
from bench.kept import Row
from bench.strength import LADDER, Contest, neighbours
from terroir.core.registry import games


def draw(file: Path) -> None:
    """All matches that are known, a panel for each game."""
    matplotlib.use("Agg")
    plt.rcParams.update(style())
    lines = {game: played([*(c for c in LADDER if c.game == game), *neighbours(game)]) for game in games()}
    heights = [len(rows) for rows in lines.values()]
    figure, panels = plt.subplots(
        len(lines),
        figsize=(8, 1.6 + 0.32 * sum(heights)),
        height_ratios=heights,
        sharex=True,
        squeeze=False,
        layout="constrained",
    )
    for axes, (game, rows) in zip(panels.flat, lines.items(), strict=True):
        axes.set_title(TITLES[game], loc="left")
        panel(axes, rows)
    panels.flat[-1].set(xlabel="share of victories, per cent", xlim=(0, 102))
    figure.legend(*panels.flat[0].get_legend_handles_labels(), loc="outside upper right", ncols=4)
    figure.savefig(file, dpi=110, metadata={"Software": None})
    plt.close(figure)


def played(contests: list[Contest]) -> list[tuple[Contest, Row]]:
    return [(one, row) for one in contests if (row := found(one))]


def panel(axes: Axes, rows: list[tuple[Contest, Row]]) -> None:
    """The lowest rung at the bottom; levels, which have another mark, above the ladder."""
    places = range(len(rows))
    for mark, colour, name, levels in (("o", BLUE, "rungs", False), ("s", PLUM, "levels", True)):
        chosen = [(at, row) for at, (one, row) in zip(places, rows, strict=True) if (one.most < 1) == levels]
        whiskers(axes, chosen, mark, colour, name)
    fair = [100 / (1 + len(one.rivals)) for one, _ in rows]
    axes.plot(fair, places, "|", color=QUIET, markersize=11, label="fair share")
    axes.barh(0, 0, color=BUSH, alpha=0.6, label="goal")
    for at, (_, row) in enumerate(rows):
        goal(axes, at, row)
    axes.set_yticks(places, [f"{title(one)}, {row['games']} games" for one, row in rows], color=INK)
    axes.set_ylim(-0.7, len(rows) - 0.3)


def goal(axes: Axes, at: int, row: Row) -> None:
    """A bar from the least to the most that is asked for, where anything is."""
    if row["goal"]:
        low, high = row["goal"]
        axes.barh(at, 100 * (high - low), 0.62, 100 * low, color=BUSH, alpha=0.6, zorder=0)


def whiskers(axes: Axes, rows: list[tuple[int, Row]], mark: str, colour: str, name: str) -> None:
    """Shares with their 95 % intervals."""
    shares = [100 * row["share"] for _, row in rows]
    reach = [
        [100 * (row["share"] - row["interval"][0]) for _, row in rows],
        [100 * (row["interval"][1] - row["share"]) for _, row in rows],
    ]
    at = [place for place, _ in rows]
    axes.errorbar(shares, at, xerr=reach, fmt=mark, color=colour, ecolor=colour, capsize=3, label=name)


def title(contest: Contest) -> str:
    """Levels by name, rungs by their bots."""
    if contest.most < 1:
        return contest.name
    count = len(contest.rivals)
    return f"{contest.bot} against {f'{count} × ' if count > 1 else ''}{contest.rivals[0]}"

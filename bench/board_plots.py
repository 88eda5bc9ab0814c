"""The plots of bench.boards: read docs/data/boards.json, write docs/images/boards-*.png."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap

from bench.boards import EDITIONS, PLAYERS, average, part
from terroir.arena.statistics import Interval, wilson

PAGE, PANEL, INK, QUIET, GRID = "#F3EADA", "#FCF8F0", "#2A2018", "#655340", "#E8D9BB"
# The project's player colours; each mark also has a shape, as nothing is told by colour alone.
BLUE, PLUM, PINE, COAL = "#1D5FA6", "#84307F", "#0B6B62", "#2F2C2B"
LEMON, BLOOD, BUSH, ROCK = "#F6D03C", "#8C1B2D", "#C5CBA1", "#9A866A"
MARKS = ("o", "s", "^", "D", "v")
HEAT = LinearSegmentedColormap.from_list("orchard", ["#FCF8F0", "#F6D03C", "#F08C22", "#8C1B2D"])

Row = dict[str, Any]


def draw_all(docs: Path) -> None:
    """Every plot of the data that is kept."""
    rows: list[Row] = json.loads((docs / "data" / "boards.json").read_text("utf-8"))["series"]
    images = docs / "images"
    images.mkdir(exist_ok=True)
    matplotlib.use("Agg")
    plt.rcParams.update(style())
    plots = {"ends": ends, "encircled": encircled, "seats": seats, "length": length, "scores": scores}
    for name, plot in plots.items():
        keep(plot(rows), images / f"boards-{name}.png")
    for board in boards(rows):
        keep(heat(rows, board), images / f"boards-heat-{board}.png")
        keep(sites(rows, board), images / f"boards-sites-{board}.png")


def style() -> dict[str, Any]:
    """Calm paper, dark ink."""
    return {
        "figure.facecolor": PAGE,
        "axes.facecolor": PANEL,
        "axes.edgecolor": QUIET,
        "axes.labelcolor": INK,
        "axes.grid": True,
        "axes.axisbelow": True,
        "axes.titlesize": 11,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "grid.color": GRID,
        "text.color": INK,
        "xtick.color": QUIET,
        "ytick.color": QUIET,
        "legend.frameon": False,
        "legend.fontsize": 9,
        "font.size": 10,
        "figure.constrained_layout.use": True,
    }


def keep(figure: Any, file: Path) -> None:
    # Without the date and the version, equal data gives an equal file.
    figure.savefig(file, dpi=110, metadata={"Software": None})
    plt.close(figure)


def boards(rows: list[Row]) -> list[str]:
    return list(dict.fromkeys(row["board"] for row in rows))


def chosen(rows: list[Row], **wanted: object) -> list[Row]:
    """The series that are as asked for."""
    return [row for row in rows if all(row[key] == value for key, value in wanted.items())]


def games(row: Row) -> int:
    return int(row["figures"]["games"][""])


def share(row: Row, what: str) -> Interval:
    """How many of its games in a hundred, with the interval."""
    found = wilson(row["figures"][what][""], games(row))
    return Interval(100 * found.value, 100 * found.low, 100 * found.high)


def bars(
    axes: Axes, x: Sequence[float], found: Sequence[Interval], label: str, colour: str, mark: str
) -> None:
    """Estimates as marks with their intervals."""
    values = [each.value for each in found]
    reach = [[e.value - e.low for e in found], [e.high - e.value for e in found]]
    axes.errorbar(x, values, yerr=reach, fmt=mark, color=colour, label=label, capsize=3, markersize=6)


def by_players(axes: Axes) -> None:
    axes.set_xticks(list(PLAYERS))
    axes.set_xlabel("players")


def ends(rows: list[Row]) -> Any:
    """How often no player could go on, between greedy and between random bots."""
    figure, panels = plt.subplots(1, 2, figsize=(9, 3.8))
    for axes, bot in zip(panels, ("greedy", "random"), strict=True):
        for k, (board, edition) in enumerate((b, e) for b in boards(rows) for e in EDITIONS):
            found = chosen(rows, bot=bot, board=board, edition=edition)
            x = [row["players"] - 0.18 + 0.12 * k for row in found]
            ended = [share(row, "blocked end") for row in found]
            bars(axes, x, ended, f"{board.title()}, {edition}", (BLUE, PINE, PLUM, COAL)[k], MARKS[k])
        by_players(axes)
        axes.set_title(f"{bot} bots")
    panels[0].axhline(1, color=BLOOD, linewidth=1, linestyle="--")
    panels[0].set_ylabel("games that end blocked (C-T3), %")
    panels[0].set_ylim(0, 1.5)
    panels[1].set_ylim(0, 100)
    panels[0].legend(ncols=2)
    return figure


def mean_of(row: Row, what: str) -> Interval:
    """The mean of a figure with its interval."""
    counts = {float(n): k for n, k in row["figures"][what].items()}
    total, middle = sum(counts.values()), average(row["figures"][what])
    variance = sum(k * (n - middle) ** 2 for n, k in counts.items()) / max(1, total - 1)
    reach = 1.96 * (variance / total) ** 0.5
    return Interval(middle, middle - reach, middle + reach)


def encircled(rows: list[Row]) -> Any:
    """Fincas encircled before the end, and landscape tiles taken."""
    figure, panels = plt.subplots(1, 2, figsize=(9, 3.8))
    panels[0].axhspan(45, 75, color=LEMON, alpha=0.25, label="what we aim at")
    for axes, what in zip(panels, ("encircled percent", "landscape taken"), strict=True):
        for k, (board, bot) in enumerate((b, t) for b in boards(rows) for t in ("greedy", "random")):
            found = chosen(rows, bot=bot, board=board, edition="2015")
            x = [row["players"] - 0.18 + 0.12 * k for row in found]
            means = [mean_of(row, what) for row in found]
            bars(axes, x, means, f"{board.title()}, {bot}", (BLUE, PINE, PLUM, COAL)[k], MARKS[k])
        by_players(axes)
    panels[0].set_ylim(0, 100)
    panels[1].set_ylim(0, 30)
    panels[0].set_ylabel("built Fincas encircled before the end, %")
    panels[1].set_ylabel("landscape tiles taken")
    panels[0].legend(ncols=2, fontsize=8)
    return figure


def seats(rows: list[Row]) -> Any:
    """Victories by turn order, against the fair share."""
    figure, panels = plt.subplots(1, len(PLAYERS), figsize=(11, 3.6), sharey=True)
    for axes, players in zip(panels, PLAYERS, strict=True):
        axes.axhspan(-4, 4, color=LEMON, alpha=0.25)
        axes.axhline(0, color=QUIET, linewidth=1)
        for k, board in enumerate(boards(rows)):
            for row in chosen(rows, bot="greedy", board=board, edition="2015", players=players):
                won = row["figures"]["wins"]
                found = [wilson(won.get(str(n + 1), 0), games(row)) for n in range(players)]
                fair = 1 / players
                points = [Interval(*(100 * (v - fair) for v in (f.value, f.low, f.high))) for f in found]
                x = [n + 1 + 0.16 * k - 0.08 for n in range(players)]
                bars(axes, x, points, board.title(), (BLUE, PLUM)[k], MARKS[k])
        axes.set_xticks(range(1, players + 1))
        axes.set_xlabel("place in turn order")
        axes.set_title(f"{players} players")
    panels[0].set_ylabel("victories above the fair share, points")
    panels[0].legend()
    return figure


def quantiles(counts: dict[str, int], at: Sequence[float]) -> list[float]:
    """The values below which so many parts of all lie."""
    pairs = sorted((float(n), k) for n, k in counts.items())
    sums = list(accumulate(k for _, k in pairs))
    return [next(n for (n, _), upto in zip(pairs, sums, strict=True) if upto >= q * sums[-1]) for q in at]


def boxes(axes: Axes, rows: list[Row], what: str, per_player: bool = False) -> None:
    """Median, half of all and nine tenths of all, for each number of players."""
    for k, board in enumerate(boards(rows)):
        for row in chosen(rows, bot="greedy", board=board, edition="2015"):
            parts = row["players"] if per_player else 1
            low, q1, middle, q3, high = [
                q / parts for q in quantiles(row["figures"][what], (0.05, 0.25, 0.5, 0.75, 0.95))
            ]
            box = {"whislo": low, "q1": q1, "med": middle, "q3": q3, "whishi": high}
            colour = (BLUE, PLUM)[k]
            axes.bxp(
                [box],
                positions=[row["players"] + 0.36 * k - 0.18],
                widths=0.3,
                showfliers=False,
                manage_ticks=False,
                patch_artist=True,
                boxprops={"facecolor": colour, "alpha": 0.55, "hatch": ("", "//")[k]},
                medianprops={"color": INK, "linewidth": 2},
            )
        axes.bar([0], [0], color=(BLUE, PLUM)[k], alpha=0.55, hatch=("", "//")[k], label=board.title())
    axes.set_xlim(1.5, 5.5)
    by_players(axes)


def length(rows: list[Row]) -> Any:
    """Turns of the whole game, and of each player."""
    figure, panels = plt.subplots(1, 2, figsize=(9, 3.6))
    boxes(panels[0], rows, "turns")
    boxes(panels[1], rows, "turns", per_player=True)
    panels[0].set_ylabel("turns in a game")
    panels[1].set_ylabel("turns of each player")
    for axes in panels:
        axes.set_ylim(0)
    panels[0].legend(loc="lower right")
    return figure


def scores(rows: list[Row]) -> Any:
    """The winner's points, everybody's, and between first and last."""
    figure, panels = plt.subplots(1, 3, figsize=(11, 3.6))
    titles = {
        "winner": "points of the winner",
        "score": "points of all",
        "spread": "points from last to first",
    }
    for axes, (what, title) in zip(panels, titles.items(), strict=True):
        boxes(axes, rows, what)
        axes.set_ylabel(title)
        axes.set_ylim(0)
    panels[0].legend(loc="lower left")
    return figure


def added(rows: list[Row], board: str, what: str) -> dict[str, float]:
    """A figure by space or site, over all greedy games of edition 2015 on a board, as a share of them."""
    found = chosen(rows, bot="greedy", board=board, edition="2015")
    total = sum(map(games, found))
    names = {name for row in found for name in row["figures"][what]}
    return {name: sum(row["figures"][what].get(name, 0) for row in found) / total for name in sorted(names)}


def heat(rows: list[Row], board: str) -> Any:
    """Where plantations stand at the end."""
    house = part(rows[0]["game"], "board").load(board)
    planted, letters = added(rows, board, "planted"), part(rows[0]["game"], "board").LETTERS
    figure, axes = plt.subplots(figsize=(0.62 * house.width + 1.2, 0.62 * house.height + 0.4))
    for r, line in enumerate(house.grid):
        for c, token in enumerate(line):
            seen = planted.get(f"{'abcdefghij'[r]}{c + 1}", 0)
            ground = {"#": ROCK}.get(token, PAGE if token in letters else HEAT(seen))
            axes.add_patch(plt.Rectangle((c + 0.5, r - 0.5), 1, 1, facecolor=ground, edgecolor=PAGE))
            text = "" if token == "#" else token if token in letters else f"{100 * seen:.0f}"
            dark = token not in letters and seen > 0.7
            weight = "bold" if token in letters else "normal"
            size = 14 if token in letters else 9
            axes.text(
                c + 1,
                r,
                text,
                ha="center",
                va="center",
                size=size,
                weight=weight,
                color=PANEL if dark else INK,
            )
            if token == "~":
                axes.plot(c + 1.33, r - 0.33, marker="o", color=BUSH, markeredgecolor=INK, markersize=6)
    axes.set(xlim=(0.5, house.width + 0.5), ylim=(house.height - 0.5, -0.5), aspect="equal")
    axes.set_xticks(range(1, house.width + 1))
    axes.set_yticks(range(house.height), "abcdefghij"[: house.height])
    axes.grid(visible=False)
    axes.set_title(f"{house.title}: games in a hundred with a plantation there at the end (dot: landscape)")
    return figure


def sites(rows: list[Row], board: str) -> Any:
    """How often each site gets its Finca, and how often that is encircled."""
    built, closed = added(rows, board, "built"), added(rows, board, "encircled")
    figure, axes = plt.subplots(figsize=(8, 3))
    axes.bar(list(built), [100 * v for v in built.values()], color=BUSH, edgecolor=INK, label="Finca built")
    high = [100 * closed.get(name, 0) for name in built]
    axes.bar(list(built), high, width=0.5, color=BLOOD, label="and encircled before the end")
    axes.set_ylabel("games, %")
    axes.set_ylim(0, 125)
    axes.set_yticks(range(0, 101, 25))
    axes.set_xlabel("site")
    axes.legend(ncols=2, loc="upper right")
    return figure

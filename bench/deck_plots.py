"""The plots of bench.deck: read docs/data/chicoree-deck.json, write docs/images/deck-*.png."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.board_plots import BLOOD, BLUE, INK, PINE, PLUM, QUIET, style
from bench.deck import DATA, TARGETS_AT

Row = dict[str, Any]


def draw_all(docs: Path) -> None:
    """Every plot of the data that is kept."""
    figures = json.loads(DATA.read_text("utf-8"))
    images = docs / "images"
    images.mkdir(exist_ok=True)
    matplotlib.use("Agg")
    plt.rcParams.update(style())
    at_four = next(row for row in figures["series"] if row["players"] == TARGETS_AT)
    plots = {
        "rounds": rounds(at_four),
        "bankruptcies": bankruptcies(figures["series"]),
        "seats": seats(at_four),
        "gifts": gifts(figures["gifts"]),
        "drawn": drawn(at_four),
    }
    for name, plot in plots.items():
        plot.savefig(images / f"deck-{name}.png", dpi=110, bbox_inches="tight", metadata={"Software": None})
        plt.close(plot)


def sheet(title: str, across: str, up: str) -> tuple[Figure, Axes]:
    figure, axes = plt.subplots(figsize=(7, 3.6))
    axes.set(title=title, xlabel=across, ylabel=up)
    return figure, axes


def whiskers(
    axes: Axes, places: list[Any], shares: list[list[float]], colour: str, mark: str, name: str
) -> None:
    """Estimates with their 95 % intervals."""
    values = [value for value, _, _ in shares]
    reach = [[v - low for v, low, _ in shares], [high - v for v, _, high in shares]]
    axes.errorbar(places, values, reach, fmt=mark, color=colour, ecolor=QUIET, capsize=3, label=name)


def rounds(row: Row) -> Figure:
    """How long games last; the target is for the middle half."""
    figure, axes = sheet("Rounds of a game, four players", "rounds", "games")
    low, middle, high = row["rounds"]
    axes.bar([n for n, _ in row["rounds_counted"]], [c for _, c in row["rounds_counted"]], color=BLUE)
    axes.axvspan(11, 22, color=PINE, alpha=0.12, label="target for the middle half: 11 to 22")
    for value in (low, middle, high):
        axes.axvline(value, color=INK, linestyle=":", linewidth=1)
    axes.legend()
    return figure


def bankruptcies(rows: list[Row]) -> Figure:
    """Games that see a bankruptcy, and players who go bankrupt, by number of players."""
    figure, axes = sheet("Bankruptcies", "players", "per cent")
    players = [row["players"] for row in rows]
    whiskers(axes, players, [r["games_with_bankruptcy"] for r in rows], BLOOD, "o", "games with a bankruptcy")
    whiskers(axes, players, [r["players_bankrupt"] for r in rows], PLUM, "s", "players who go bankrupt")
    for bar, colour in ((25, BLOOD), (9, PLUM)):
        axes.plot([TARGETS_AT - 0.3, TARGETS_AT + 0.3], [bar, bar], color=colour, linewidth=2)
    axes.set_xticks(players)
    axes.legend(title="short lines: targets for four")
    return figure


def seats(row: Row) -> Figure:
    """Victories by seat, counted from the first player."""
    figure, axes = sheet("Victories by place in the turn order, four players", "seat", "per cent")
    places = list(range(1, row["players"] + 1))
    fair = 100 / row["players"]
    axes.axhspan(fair - 5, fair + 4, color=PINE, alpha=0.12, label="target")
    axes.axhline(fair, color=INK, linestyle=":", linewidth=1)
    whiskers(axes, places, row["seats"], BLUE, "o", "wins")
    axes.set_xticks(places)
    axes.legend()
    return figure


def gifts(rows: list[Row]) -> Figure:
    """What a player wins who begins with a card."""
    figure, axes = sheet("The gift test: wins of a player who begins with the card", "", "per cent")
    whiskers(axes, [row["gift"] for row in rows], [row["wins"] for row in rows], PLUM, "o", "wins")
    axes.axhline(100 / TARGETS_AT, color=INK, linestyle=":", linewidth=1, label="fair share")
    axes.tick_params(axis="x", labelrotation=60)
    axes.legend()
    return figure


def drawn(row: Row) -> Figure:
    """In how many games each kind of card is drawn."""
    figure, axes = sheet("Games in which a kind of card is drawn, four players", "", "per cent")
    whiskers(axes, list(row["drawn"]), list(row["drawn"].values()), BLUE, "o", "drawn")
    axes.axhline(90, color=BLOOD, linewidth=1, label="target: at least 90 %")
    axes.set_ylim(85, 100.5)
    axes.tick_params(axis="x", labelrotation=75)
    axes.legend(loc="lower right")
    return figure

"""The tables of docs/boards.md, written from docs/data/boards.json between two marks."""

from __future__ import annotations

import json
import re
from pathlib import Path

from bench.board_plots import Row, chosen, games, mean_of, share
from bench.boards import PLAYERS
from terroir.arena.statistics import wilson

BEGIN, END = "<!-- figures: written by bench.boards -->", "<!-- end of figures -->"


def write_tables(docs: Path) -> None:
    """Put the figures of the data that is kept into the document."""
    data = json.loads((docs / "data" / "boards.json").read_text("utf-8"))
    said = f"Measured at commit `{data['commit'][:10]}`, {data['games']:,} games for each line.\n"
    text = "\n".join([BEGIN, said, *played(data["series"]), "", *seats(data["series"]), END])
    file = docs / "boards.md"
    whole = re.compile(f"{re.escape(BEGIN)}.*?{re.escape(END)}", re.DOTALL)
    file.write_text(whole.sub(lambda _: text, file.read_text("utf-8")), "utf-8")


def table(head: str, rows: list[str]) -> list[str]:
    """A Markdown table; the first two columns are words."""
    columns = head.count("|") - 1
    return [head, "|---|---|" + "--:|" * (columns - 2), *rows]


def played(rows: list[Row]) -> list[str]:
    """One line for each board, edition and number of players."""
    head = (
        "| board | edition | players | end by C-T3 (95 % interval) | random bots: end by C-T3"
        " | table ever blocked | encircled | turns | winner | last to first |"
    )
    return table(head, [played_line(row, rows) for row in chosen(rows, bot="greedy")])


def played_line(row: Row, rows: list[Row]) -> str:
    same = {key: row[key] for key in ("board", "edition", "players")}
    ended, at_random = share(row, "blocked end"), share(chosen(rows, bot="random", **same)[0], "blocked end")
    cells = [
        row["board"].title(),
        row["edition"],
        str(row["players"]),
        f"{ended.value:.2f} % ({ended.low:.2f} to {ended.high:.2f})",
        f"{at_random.value:.0f} %",
        f"{share(row, 'ever blocked').value:.1f} %",
        f"{mean_of(row, 'encircled percent').value:.0f} %",
        f"{mean_of(row, 'turns').value:.1f}",
        f"{mean_of(row, 'winner').value:.0f}",
        f"{mean_of(row, 'spread').value:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def seats(rows: list[Row]) -> list[str]:
    """Victories by turn order between greedy bots."""
    head = f"| board | edition | players | fair | {' | '.join(f'place {n}' for n in range(1, 6))} |"
    lines = []
    for row in chosen(rows, bot="greedy"):
        won = [
            wilson(row["figures"]["wins"].get(str(n), 0), games(row)) for n in range(1, row["players"] + 1)
        ]
        shares = [f"{100 * w.value:.1f} %" for w in won] + [""] * (max(PLAYERS) - len(won))
        words = [row["board"].title(), row["edition"], str(row["players"]), f"{100 / row['players']:.1f} %"]
        lines.append(f"| {' | '.join([*words, *shares])} |")
    return table(head, lines)

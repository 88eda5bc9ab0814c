"""Pictures of games as coloured text; blocks go side by side where there is room."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Console
from rich.style import Style
from rich.text import Text

from terroir.cli.words import Words
from terroir.core.game import AnyGame, Message, Picture, Span

# Every mark has a letter, number or sign of its own, so that colour only ever repeats what is written.
STYLES = {
    "quiet": "dim",
    "lit": "bold 1A1408 on FFE9A8",
    "title": "bold",
    "name": "bold",
    "score": "bold",
    "turn": "bold",
    "seat-1": "bold FFFFFF on 1D5FA6",
    "seat-2": "bold FFFFFF on 84307F",
    "seat-3": "bold FFFFFF on 0B6B62",
    "seat-4": "bold FFFFFF on 2F2C2B",
    "seat-5": "bold 1A1408 on FFFFFF",
    "seat-6": "bold FFFFFF on A33B20",
}
GAP = 2


class Painter:
    """Paints the pictures of one game in one language."""

    def __init__(self, game: AnyGame, words: Words) -> None:
        self.words = words
        self.styles = {name: _style(text) for name, text in (STYLES | dict(game.styles)).items()}

    def picture(self, picture: Picture, width: int) -> Text:
        """The whole picture, arranged for a screen of that width."""
        blocks = [[self.row(row) for row in block] for block in _blocks(picture)]
        return Text("\n").join(_arrange(blocks, width))

    def row(self, row: Sequence[Span]) -> Text:
        """One line."""
        line = Text(no_wrap=True)
        for span in row:
            said = self.words.say(span.text) if isinstance(span.text, Message) else span.text
            part = Text(said, self.styles.get(span.style, Style.null()))
            if span.width:
                if part.cell_len > span.width:
                    part.truncate(max(1, span.width - 1), overflow="ellipsis")
                part.pad_right(span.width - part.cell_len)
            line.append_text(part)
        return line

    def seat(self, seat: int) -> Text:
        """A player's number and name."""
        style = self.styles.get(f"seat-{seat + 1}", Style.null())
        return Text.assemble((f" {seat + 1} ", style), (f" {self.words.name(seat)}", "bold"))


def _style(text: str) -> Style:
    return Style.parse(re.sub(r"\b([0-9A-F]{6})\b", r"#\1", text))


def _blocks(picture: Picture) -> list[list[Sequence[Span]]]:
    blocks: list[list[Sequence[Span]]] = [[]]
    for row in picture:
        if row:
            blocks[-1].append(row)
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]


def _arrange(blocks: list[list[Text]], width: int) -> list[Text]:
    """The first block with all others at its side, or as many side by side as there is room for."""
    if len(blocks) > 1:
        stacked = _stack(blocks[1:])
        if _width(blocks[0]) + GAP + _width(stacked) <= width:
            return _beside([blocks[0], stacked])
    lines: list[list[list[Text]]] = []
    for block in blocks:
        if lines and sum(_width(b) + GAP for b in lines[-1]) + _width(block) <= width:
            lines[-1].append(block)
        else:
            lines.append([block])
    return _stack([_beside(line) for line in lines])


def _width(block: list[Text]) -> int:
    return max(line.cell_len for line in block)


def _stack(blocks: list[list[Text]]) -> list[Text]:
    stacked: list[Text] = []
    for block in blocks:
        stacked += [Text(""), *block] if stacked else block
    return stacked


def _beside(blocks: list[list[Text]]) -> list[Text]:
    height = max(map(len, blocks))
    rows = []
    for i in range(height):
        row = Text(no_wrap=True)
        for n, block in enumerate(blocks):
            part = block[i].copy() if i < len(block) else Text("")
            if n < len(blocks) - 1:
                part.pad_right(_width(block) + GAP - part.cell_len)
            row.append_text(part)
        rows.append(row)
    return rows


def screen(stderr: bool = False) -> Console:
    """The terminal, or plain lines where there is none."""
    return Console(stderr=stderr, highlight=False, soft_wrap=False, emoji=False)
